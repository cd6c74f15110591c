import type { CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { arxivOf, fullName, isoOf, type Holdings } from '../holdings';

const text = (value: string | undefined, qualifiers?: object) =>
  value === undefined
    ? []
    : [{ mainsnak: { datavalue: { value, type: 'string' } }, rank: 'normal', ...(qualifiers && { qualifiers }) }];

/** Works are numbered by their place on the holdings, their journals from a million up. */
const JOURNALS = 1_000_000;

/** @param isRetracted whether it has a statement "is retracted by" */
function entity(item: CslItem, number: number, isRetracted: boolean) {
  const authors = (item.author ?? []).flatMap((name, index) =>
    text(fullName(name), { P1545: [{ datavalue: { value: String(index + 1), type: 'string' } }] }),
  );
  const date = {
    datavalue: { value: { time: `+${(isoOf(item) ?? '').padEnd(10, '-00').slice(0, 10)}T00:00:00Z`, precision: 11 } },
  };
  return {
    type: 'item',
    id: `Q${number}`,
    labels: { en: { language: 'en', value: item.title } },
    claims: {
      P31: [
        { mainsnak: { datavalue: { value: { id: item.type === 'book' ? 'Q571' : 'Q13442814' } } }, rank: 'normal' },
      ],
      P1476: [{ mainsnak: { datavalue: { value: { text: item.title, language: 'en' } } }, rank: 'normal' }],
      P2093: authors,
      P577: [{ mainsnak: date, rank: 'normal' }],
      P1433: item['container-title']
        ? [{ mainsnak: { datavalue: { value: { id: `Q${JOURNALS + number}` } } }, rank: 'normal' }]
        : [],
      P478: text(item.volume),
      P433: text(item.issue),
      P304: text(item.page),
      P356: text(item.DOI?.toUpperCase()),
      P698: text(item.PMID),
      P818: text(arxivOf(item)),
      ...(isRetracted && { P5824: text('Q1') }),
    },
  };
}

function searched(query: string, holdings: Holdings, most: number): CslItem[] {
  const statement = /^haswbstatement:"?(P\d+)=([^"]+)"?$/.exec(query);
  if (!statement) return holdings.search(query.replace(/haswbstatement:\S+/g, ''), most);
  const value = statement[2] ?? '';
  const by: Record<string, (value: string) => CslItem | undefined> = {
    P356: holdings.byDoi,
    P698: holdings.byPmid,
    P818: holdings.byArxiv,
  };
  const item = by[statement[1] ?? '']?.(value);
  return item ? [item] : [];
}

export const wikidata: FakeServer = {
  hosts: ['www.wikidata.org'],
  holds: (item) => item.type === 'article-journal' || item.type === 'article',
  answer({ query }, holdings, updatesOf) {
    if (query.get('action') === 'query') {
      const found = searched(query.get('srsearch') ?? '', holdings, Number(query.get('srlimit') ?? 10));
      return json({ query: { search: found.map((item) => ({ ns: 0, title: `Q${holdings.all.indexOf(item) + 1}` })) } });
    }
    const numbers = (query.get('ids') ?? '').split('|').map((id) => Number(id.slice(1)));
    const known = numbers.map((number) => {
      const item = holdings.all[(number > JOURNALS ? number - JOURNALS : number) - 1];
      if (!item) return [`Q${number}`, { id: `Q${number}`, missing: '' }];
      const journal = { id: `Q${number}`, labels: { en: { value: item['container-title'] } } };
      return [
        `Q${number}`,
        number > JOURNALS ? journal : entity(item, number, updatesOf(item.DOI, 'wikidata').length > 0),
      ];
    });
    return json({ entities: Object.fromEntries(known) as object, success: 1 });
  },
};
