import { comparing } from '@veracite/matching/compare';
import { mergeCandidates } from '@veracite/matching/merge';
import { dateOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Candidate } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import type { Verdict } from '@veracite/model/verdict';
import type { Work } from '@veracite/model/work';
import { aCoverage, aReference } from '@veracite/testing/builders';
import { fold } from '@veracite/text/fold';
import fc from 'fast-check';
import { assess } from './assess';
import { judge } from './judge';

const WORDS =
  'amber basalt cedar delta ember falcon glacier harbor indigo juniper kernel lattice meadow nebula orchid prism quartz raven saffron timber umbra velvet willow zephyr'.split(
    ' ',
  );
const FAMILIES = 'Okafor Lindqvist Tanaka Verhoeven Moreau Castellano Novak Brennan Iyer Haddad Kowalski Duarte'.split(
  ' ',
);
const GIVEN = 'Ngozi Per Yuki Anneke Luc Rosa Petr Sean Meera Omar Jan Ines'.split(' ');
const DATABASES = ['crossref', 'openalex', 'dblp', 'library', 'europe-pmc'];

const name: fc.Arbitrary<CslName> = fc.record({
  family: fc.constantFrom(...FAMILIES),
  given: fc.constantFrom(...GIVEN),
});
const item: fc.Arbitrary<CslItem> = fc.record({
  type: fc.constant('article-journal' as const),
  title: fc.shuffledSubarray(WORDS, { minLength: 5, maxLength: 9 }).map((words) => words.join(' ')),
  author: fc.uniqueArray(name, { minLength: 1, maxLength: 5, selector: (item) => item.family }),
  issued: fc.integer({ min: 1950, max: 2025 }).map((year) => dateOf(year)),
  'container-title': fc.constantFrom('Journal of Geology', 'Annals of Botany', 'Acta Chimica'),
  volume: fc.integer({ min: 10, max: 90 }).map(String),
  page: fc.integer({ min: 100, max: 800 }).map((page) => `${page}-${page + 9}`),
});

const COMPLETE = aCoverage();

function workOf(csl: CslItem, doi?: string): Work {
  return { key: `k:${fold(csl.title ?? '')}`, csl, identifiers: doi ? { doi } : {}, standing: 'current' };
}

function referenceTo(csl: CslItem, doi?: string): Reference {
  const names = (csl.author ?? []).map((item) => `${item.family ?? ''}, ${item.given ?? ''}`).join('; ');
  const raw = `${names} (${csl.issued?.['date-parts']?.[0]?.[0] ?? ''}). ${csl.title ?? ''}. ${csl['container-title'] ?? ''}, ${csl.volume ?? ''}, ${csl.page ?? ''}.`;
  return aReference(raw, csl, { identifiers: doi ? { doi } : {} });
}

function verdictOn(reference: Reference, candidates: Candidate[], coverage = COMPLETE): Verdict {
  const matches = mergeCandidates(candidates).map((candidate) => assess(comparing(reference)(candidate)));
  return judge({ reference, matches, consultations: [], coverage, now: new Date('2026-11-21') });
}

const records = (works: Work[], connectors = ['crossref', 'openalex']): Candidate[] =>
  connectors.flatMap((connector) => works.map((work, rank) => ({ work, connector, by: 'search' as const, rank })));

const others = fc.array(item, { maxLength: 4 });

test('never fake while a core source failed', () => {
  fc.assert(
    fc.property(item, others, fc.option(fc.constant('10.5555/x'), { nil: undefined }), (csl, rest, doi) => {
      const coverage = aCoverage({ core: ['crossref', 'dblp'], answered: ['dblp'], failed: ['crossref'] });
      const works = rest.map((item, i) => workOf(item, i === 0 ? doi : undefined));
      expect(verdictOn(referenceTo(csl, doi), records(works), coverage).status).not.toBe('fake');
    }),
  );
});

test('never fake while a core source failed, for any authors and year', () => {
  fc.assert(
    fc.property(item, item, fc.integer({ min: -9, max: 9 }), (csl, other, years) => {
      const coverage = aCoverage({ answered: [], failed: ['crossref'] });
      const year = (csl.issued?.['date-parts']?.[0]?.[0] as number) + years;
      const cited = { ...csl, author: other.author, 'container-title': other['container-title'], issued: dateOf(year) };
      expect(verdictOn(referenceTo(cited), records([workOf(csl)]), coverage).status).not.toBe('fake');
    }),
  );
});

test('one database alone never convicts for the authors', () => {
  fc.assert(
    fc.property(item, fc.constantFrom('openalex', 'dblp', 'library'), (csl, connector) => {
      const author = [
        { family: 'Quillfeather', given: 'Zora' },
        { family: 'Oxbridge', given: 'Tom' },
      ];
      const cited = { ...csl, author, issued: dateOf(1948) };
      expect(verdictOn(referenceTo(cited), records([workOf(csl)], [connector])).status).not.toBe('fake');
    }),
  );
});

test('never valid without a confirming source', () => {
  fc.assert(
    fc.property(item, others, (csl, rest) => {
      const verdict = verdictOn(referenceTo(csl), records(rest.map((item) => workOf(item))));
      expect(verdict.status === 'valid' && verdict.confirmedBy.length === 0).toBe(false);
      expect(verdictOn(referenceTo(csl), []).status).not.toBe('valid');
    }),
  );
});

test('a faithful reference is valid', () => {
  fc.assert(
    fc.property(item, others, (csl, rest) => {
      const works = [workOf(csl), ...rest.filter((item) => item.title !== csl.title).map((item) => workOf(item))];
      expect(verdictOn(referenceTo(csl), records(works)).status).toBe('valid');
    }),
  );
});

test('another word in the title never leaves it valid', () => {
  fc.assert(
    fc.property(item, fc.nat(), fc.constantFrom('granite', 'cobalt', 'harvest'), (csl, index, word) => {
      const words = (csl.title ?? '').split(' ');
      words[index % words.length] = word;
      const altered = { ...csl, title: words.join(' ') };
      expect(verdictOn(referenceTo(altered), records([workOf(csl)])).status).not.toBe('valid');
    }),
  );
});

test('a replaced author never leaves it valid', () => {
  fc.assert(
    fc.property(item, fc.nat(), (csl, index) => {
      const author = [...(csl.author ?? [])];
      author[index % author.length] = { family: 'Quillfeather', given: 'Zora' };
      expect(verdictOn(referenceTo({ ...csl, author }), records([workOf(csl)])).status).not.toBe('valid');
    }),
  );
});

test('a dropped author never leaves it valid', () => {
  fc.assert(
    fc.property(item, fc.nat(), (csl, index) => {
      const all = csl.author ?? [];
      fc.pre(all.length > 1);
      const author = all.filter((_one, i) => i !== index % all.length);
      expect(verdictOn(referenceTo({ ...csl, author }), records([workOf(csl)])).status).not.toBe('valid');
    }),
  );
});

test('any order of answers gives the same verdict', () => {
  fc.assert(
    fc.property(
      item,
      others,
      fc.uniqueArray(fc.constantFrom(...DATABASES), { minLength: 1 }),
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      (csl, rest, connectors, isInDatabase, order) => {
        const works = [...(isInDatabase ? [workOf(csl, '10.5555/a')] : []), ...rest.map((item) => workOf(item))];
        const candidates = records(works, connectors);
        const keyed = candidates.map((candidate) => ({ candidate, key: order.next().value }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ candidate }) => candidate);
        expect(verdictOn(referenceTo(csl), shuffled)).toEqual(verdictOn(referenceTo(csl), candidates));
      },
    ),
  );
});

test('one more source never turns valid into fake', () => {
  fc.assert(
    fc.property(item, others, fc.constantFrom(...DATABASES), (csl, rest, connector) => {
      const base = records([workOf(csl)]);
      const more = [
        ...base,
        ...records(
          rest.map((item) => workOf(item)),
          [connector],
        ),
      ];
      expect(verdictOn(referenceTo(csl), base).status).toBe('valid');
      expect(verdictOn(referenceTo(csl), more).status).not.toBe('fake');
    }),
  );
});

test('a slower core source never turns valid into fake', () => {
  fc.assert(
    fc.property(item, (csl) => {
      const coverage = aCoverage({ answered: [], failed: ['crossref'] });
      expect(verdictOn(referenceTo(csl), records([workOf(csl)], ['dblp']), coverage).status).toBe('valid');
    }),
  );
});

test('a DOI that resolves to another title is never valid', () => {
  fc.assert(
    fc.property(item, item, fc.boolean(), (csl, other, isInDatabase) => {
      fc.pre(fold(csl.title ?? '') !== fold(other.title ?? ''));
      const works = [workOf(other, '10.5555/other'), ...(isInDatabase ? [workOf(csl)] : [])];
      expect(verdictOn(referenceTo(csl, '10.5555/other'), records(works)).status).not.toBe('valid');
    }),
  );
});
