import type { CslType } from '@veracite/model/csl';
import media from '../../../data/formats/media.json';
import type { NoticePattern } from './notice-pattern';

/** Descriptions in square brackets after a title. */
export const MEDIUM_NOTICES: readonly NoticePattern[] = Object.entries(media.words).map(([type, words]) => ({
  type: type as CslType,
  needs: ['['],
  pattern: new RegExp(String.raw`\[\s?(?<genre>${words})\s?\]`, 'dgiu'),
}));
