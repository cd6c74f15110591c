import type { CslType } from '@veracite/model/csl';
import { relabel, has, textOf } from './relabel';
import type { LabeledReference } from './rule';

/** Types that have a publisher but no container. */
const WHOLE = new Set<CslType>([
  'software',
  'dataset',
  'patent',
  'standard',
  'motion_picture',
  'song',
  'map',
  'graphic',
  'report',
  'manuscript',
  'pamphlet',
]);
/** Platforms that host a film or a post, but are not its publisher. */
const PLATFORM =
  /^\W{0,3}(?:youtube|vimeo|twitter|x|facebook|instagram|tiktok|reddit|linkedin|ted|dailymotion|flickr)\b/i;

/** Labels the publisher of software, data or a film. For a series it is the last sentence of its name: "This American Life. WBEZ". */
export function labelPublisher({ raw, runs, statedType }: LabeledReference): void {
  if (!statedType) return;
  if (has(runs, 'publisher')) return;
  const container = runs.find(({ label }) => label === 'container');
  const place = runs.find(({ label }) => label === 'place');
  const isIn = /^\W{0,2}[Ii]n:?\s/.test(textOf(raw, container)) || PLATFORM.test(textOf(raw, container));
  const editor = runs.findIndex(({ label }) => label === 'editor');
  const isEdited = editor > runs.findIndex(({ label }) => label === 'title');
  if (WHOLE.has(statedType) && container && !isIn && !isEdited && !has(runs, 'volume', 'issue', 'page'))
    container.label = 'publisher';
  else if (statedType === 'broadcast' && container) {
    const last = /^(.{3,80}[.?!]\s)\p{Lu}.{1,60}$/u.exec(textOf(raw, container))?.[1];
    if (last) relabel(runs, container, { start: container.start + last.length, end: container.end }, 'publisher');
    else if (!isIn && !isEdited) container.label = 'publisher';
  } else if (WHOLE.has(statedType) && place && !container) place.label = 'publisher';
}
