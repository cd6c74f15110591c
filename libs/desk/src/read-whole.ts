import type { VerificationResult } from '@veracite/contracts/citations';
import { yearOf } from '@veracite/model/csl';

/** Largest share of letters and digits that no field has. Styles add few words, such as "in" and "vol.". */
const MAX_LEFT_OVER = 0.15;
/**
 * Tests whether a text was read as the whole description of one published work: people, a title of three words, a year, a venue or
 * publisher, and hardly anything else. References that were cut, joined or misread fail, and so do web pages.
 */
export function isReadWhole({ originalText, parsed: { csl, fields } }: VerificationResult): boolean {
  const isPlaced = csl.type === 'article' || (csl['container-title'] ?? csl.publisher) !== undefined;
  const isNamed = csl.author?.some(({ given }) => given) && (csl.title?.split(/\s+/).length ?? 0) > 2;
  const isPage = (csl.URL ?? csl.accessed) !== undefined && (csl.DOI ?? csl.volume ?? csl.page) === undefined;
  if (!isPlaced || !isNamed || yearOf(csl) === undefined || (isPage && csl.type !== 'article')) return false;
  const spans = Object.values(fields).flat();
  // Markup has spans in part only.
  if (spans.length === 0 || /^\s*[@<{]/.test(originalText)) return true;
  const sides = new Set(fields.author?.map(({ start }) => start < (fields.title?.[0]?.start ?? 0)));
  const chars = [...originalText.matchAll(/https?:\/\/\S+|[\p{L}\d]/gu)].filter(([char]) => !char.includes(':'));
  const left = chars.filter(({ index }) => !spans.some(({ start, end }) => index >= start && index < end));
  return sides.size < 2 && left.length <= MAX_LEFT_OVER * chars.length;
}
