/**
 * How often the published version of a preprint is found, and how often another work is taken for it: `npm run lab -- eval:published
 * [--show]`. The published works are real; the records of their preprints are composed from them, in the forms of repositories. Near misses have a world
 * without the published version: other works of the first author with the most similar titles, and the version itself with one difference that makes it another work.
 */
import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { fakeSources } from '@veracite/testing/fake-sources';
import { memoryLibrary } from '@veracite/testing/memory-library';
import { editSimilarity } from '@veracite/text/distance';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { findPublished } from '@veracite/verification/published/find-published';
import { measuringData } from '../harness/data';
import { percentOf } from '../harness/figures';
import { readOptions } from '../harness/options';
import { corpora, halfHash } from '../harness/shares';
import { workOf } from '../harness/works';

const PAIRS = 300;
/** The year in which arXiv began. */
const FIRST_PREPRINTS = 1991;
const { show } = readOptions({ show: false });
const FILES = [...corpora('ml-conferences', 'acl-anthology'), 'starter/works.jsonl.gz'];
const data = measuringData(FILES);

const isWhole = ({ title = '', author = [], ...csl }: CslItem): boolean =>
  title.split(' ').length > 2 && author.length > 0 && author.every(({ family = '' }) => /^\p{L}/u.test(family)) && Boolean(csl['container-title']) && (yearOf(csl) ?? 0) > FIRST_PREPRINTS; // prettier-ignore
const works = FILES.flatMap((file) => data.rows<CslItem>(file).filter(isWhole).map((csl, index) => workOf(csl, `${file} ${index}`))); // prettier-ignore
const library = memoryLibrary(works);
const fingerprint = ({ csl }: Work): string => titleFingerprint(csl.title ?? '');

const initials = ({ family, given }: CslName): CslName => ({ family, given: given?.replace(/(\p{L})[\p{L}'’-]+/gu, '$1.') }); // prettier-ignore
/** How repositories of preprints write the work: as published, with initials, in other letters, with a full stop. */
const FORMS: ((csl: CslItem) => CslItem)[] = [
  (csl) => csl,
  (csl) => ({ ...csl, author: csl.author?.map(initials) }),
  (csl) => ({ ...csl, title: csl.title?.toLowerCase() }),
  (csl) => ({ ...csl, title: `${csl.title?.replace(/[:–—]/g, ' -')}.` }),
];

/** Returns the record of a preprint of a work. */
function preprintOf({ csl }: Work, index: number): CslItem {
  const { title, author } = csl;
  const issued = { 'date-parts': [[(yearOf(csl) ?? 0) - (index % 3)]] as [[number]] };
  const number = `10.48550/arXiv.${1000 + index}.00001`;
  const preprint = { type: 'article' as const, 'container-title': 'arXiv', title, author, issued, DOI: number };
  return FORMS[index % FORMS.length]?.(preprint) ?? preprint;
}

/** Differences that make a published version another work. */
const DIFFERENCES: Record<string, (csl: CslItem) => CslItem | undefined> = {
  'an author less': ({ author = [], ...csl }) => (author.length > 2 ? { ...csl, author: author.slice(1) } : undefined),
  'other order of authors': ({ author = [], ...csl }) =>
    author.length > 1 && author[0]?.family !== author.at(-1)?.family ? { ...csl, author: [...author].reverse() } : undefined, // prettier-ignore
  'other authors': ({ author = [], ...csl }) => ({ ...csl, author: author.map(({ family, given }) => ({ family: `${family}ová`, given })) }), // prettier-ignore
  'a sequel': (csl) => ({ ...csl, title: `${csl.title} II` }),
  'a longer title': (csl) => ({ ...csl, title: `${csl.title}, Revisited` }),
  'ten years later': (csl) => ({ ...csl, issued: { 'date-parts': [[(yearOf(csl) ?? 0) + 10]] } }),
};

interface Case {
  kind: string;
  published: Work;
  /** The record in the place of the published version; absent where nothing is. */
  instead?: Work;
  isPair: boolean;
}

/** Returns the work that is found for the preprint of a case. */
async function found({ published, instead, isPair }: Case, index: number): Promise<Work | undefined> {
  const isSame = (work: Work): boolean => fingerprint(work) === fingerprint(published);
  const search: typeof library.search = async (query) =>
    [...(await library.search(query)), ...(instead ? [instead] : [])].filter((work) => isPair || work === instead || !isSame(work)); // prettier-ignore
  const csl = preprintOf(published, index);
  const result = { status: 'valid' as const, parsed: { csl }, match: { csl, standing: 'current' as const } };
  const [work] = await findPublished([result], { library: { ...library, search }, sources: fakeSources({}) });
  return work;
}

const sorted = [...works].sort((a, b) => halfHash(a.key) - halfHash(b.key));
const pairs = sorted.slice(0, PAIRS).map((published): Case => ({ kind: 'pair', published, isPair: true }));

/** Returns the works of which the same author has another with a similar title, the most similar first. */
function similarOnes(): { published: Work; instead: Work; likeness: number }[] {
  const byAuthor = new Map<string, Work[]>();
  for (const work of works) {
    const [first] = work.csl.author ?? [];
    const name = `${first?.family} ${first?.given?.[0]}`;
    byAuthor.set(name, [...(byAuthor.get(name) ?? []), work]);
  }
  return [...byAuthor.values()]
    .flatMap((own) =>
      own.flatMap((published, index) =>
        own.slice(index + 1).map((instead) => ({
          published,
          instead,
          likeness: editSimilarity(fingerprint(published), fingerprint(instead)),
        })),
      ),
    )
    .filter(({ likeness }) => likeness < 1)
    .sort((left, right) => right.likeness - left.likeness);
}

const nearest = similarOnes().slice(0, PAIRS / 2);
const misses = [
  ...nearest.map(({ published, instead }): Case => ({ kind: 'similar title', published, instead, isPair: false })),
  ...Object.entries(DIFFERENCES).flatMap(([kind, differ], row) =>
    sorted.slice(4000 + 200 * row).flatMap((published): Case[] => {
      const csl = differ(published.csl);
      return csl ? [{ kind, published, instead: workOf(csl, `instead ${published.key}`), isPair: false }] : [];
    }).slice(0, PAIRS / 2 / Object.keys(DIFFERENCES).length)), // prettier-ignore
];

const rows = new Map<string, { right: number; wrong: number; of: number }>();
for (const [index, item] of [...pairs, ...misses].entries()) {
  const work = await found(item, index);
  const isRight = item.isPair ? work !== undefined && fingerprint(work) === fingerprint(item.published) : !work;
  const isWrong = work !== undefined && !isRight;
  const row = rows.get(item.kind) ?? { right: 0, wrong: 0, of: 0 };
  rows.set(item.kind, { right: row.right + Number(isRight), wrong: row.wrong + Number(isWrong), of: row.of + 1 });
  if (show && !isRight)
    console.log(`  ${item.kind}: ${JSON.stringify(preprintOf(item.published, index))} | ${work?.csl.title ?? '-'}`);
}
console.log(`${works.length} works; similar titles agree in ${nearest.at(-1)?.likeness.toFixed(2)} or more`);
for (const [kind, { right, wrong, of }] of rows)
  console.log(`${kind.padEnd(24)} right ${percentOf(right, of)}, wrong ${wrong}`);
