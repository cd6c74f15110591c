/**
 * Writes facts/listed.tsv from copies of the lists: who is listed, where its website stands, and on which lists.
 * `VERACITE_SHARED=… node tools/run.mjs libs/reputation/train/lists.ts`; the copies lie in `data/sources` of that folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fold } from '@veracite/text/fold';
import { placeOf } from '../src/web/place';

const folder = path.join(process.env['VERACITE_SHARED'] ?? '../shared', 'data/sources');
const read = (file: string): string => gunzipSync(readFileSync(path.join(folder, file))).toString('utf8');

interface Listed {
  kind: string;
  title: string;
  place: string;
  lists: Set<string>;
  twin: string;
  twinPlace: string;
}
const listed = new Map<string, Listed>();

/** Places on which many stand side by side: one of them says nothing about the others. */
const SHARED =
  /^(?:sites\.google|docs\.google|google|facebook|scholarlyoa|beallslist\.weebly|web\.archive|worldcat|scielo|researchgate|academia)\b/;

function take(kind: string, list: string, title: string, address: string, twin = '', twinAddress = ''): void {
  const name = title
    .replace(/[\u200B-\u200D\s]+/g, ' ')
    .replace(/\s?\(published by [^()]*\)/i, '')
    .trim();
  const place = placeOf(address) ?? '';
  const kept = SHARED.test(place) && !place.includes('/') ? '' : place;
  if (fold(name) === '' || /^[a-z0-9.-]+\.[a-z]{2,4}$/i.test(name)) return;
  const key = `${kind} ${fold(name)} ${kept}`;
  const entry = listed.get(key) ?? {
    kind,
    title: name,
    place: kept,
    lists: new Set<string>(),
    twin: '',
    twinPlace: '',
  };
  entry.lists.add(list);
  entry.twin ||= twin.replace(/\s+/g, ' ').trim();
  entry.twinPlace ||= placeOf(twinAddress) ?? '';
  listed.set(key, entry);
}

/** Fields of a line of CSV (RFC 4180) that holds no line break. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare]) =>
    (quoted?.replace(/""/g, '"') ?? bare ?? '').trim(),
  );
}

const csv = (file: string) =>
  read(file)
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map(cells);

for (const [url = '', name = ''] of csv('predatory-journals.csv.gz')) take('journal', 'stop-journals', name, url);
for (const [url = '', name = ''] of csv('predatory-publishers.csv.gz')) take('publisher', 'stop-publishers', name, url);
for (const [url = '', , name = ''] of csv('predatory-metrics.csv.gz')) take('metrics', 'stop-metrics', name, url);
for (const [name = '', , url = '', other = '', twin = '', , twinUrl = ''] of csv('predatory-hijacked.csv.gz')) {
  for (const address of [url, other].filter(Boolean)) take('hijacked', 'stop-hijacked', name, address, twin, twinUrl);
}
const hijackedPlaces = new Map(
  [...listed.values()].filter(({ kind }) => kind === 'hijacked').map((one) => [one.place, one]),
);
for (const line of read('predatory-beall-updated.tsv.gz').split('\n').slice(1)) {
  const [name = '', url = '', kind = '', list = ''] = line.split('\t');
  const owner = list === 'beallslist.net' ? 'bealls' : 'stop';
  if (kind === 'journal' || kind === 'publisher') take(kind, `${owner}-${kind}s`, name, url);
  // Here fake and authentic alternate, so only a place that another list calls fake is taken.
  else hijackedPlaces.get(placeOf(url) ?? '-')?.lists.add(`${owner}-hijacked`);
}

const lines = [...listed.values()]
  .map(({ kind, title, place, lists, twin, twinPlace }) =>
    [kind, title, place, [...lists].sort().join(' '), twin, twinPlace].join('\t').trimEnd(),
  )
  .sort();
writeFileSync(
  path.join('libs/reputation/facts', 'listed.tsv'),
  `${['kind\ttitle\tplace\tlists\ttwin\ttwin-place', ...lines].join('\n')}\n`,
);
console.log(`${lines.length} entries`);
