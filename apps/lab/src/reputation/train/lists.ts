/**
 * Writes data/listed.json from copies of the lists: title, website and lists of each entry.
 * `npm run lab -- train:lists`.
 */
import { measuringData } from '../../harness/data';
import { writeDataFile } from '../../harness/write-whole';
import { fold } from '@veracite/text/fold';
import { tableRows } from '@veracite/text/table-rows';
import { placeOf } from '@veracite/reputation/web/place';

const JOURNALS = 'sources/predatory-journals.csv.gz';
const PUBLISHERS = 'sources/predatory-publishers.csv.gz';
const METRICS = 'sources/predatory-metrics.csv.gz';
const HIJACKED = 'sources/predatory-hijacked.csv.gz';
const BEALL = 'sources/predatory-beall-updated.tsv.gz';
const data = measuringData([JOURNALS, PUBLISHERS, METRICS, HIJACKED, BEALL]);

interface Listed {
  kind: string;
  title: string;
  place: string;
  lists: Set<string>;
  twin: string;
  twinPlace: string;
}
const listed = new Map<string, Listed>();

/** Shared hosts: one website on them is no evidence about the others. */
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

const csv = (file: string): string[][] =>
  tableRows(data.text(file), ',')
    .slice(1)
    .map(({ cells }) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));

for (const [url = '', name = ''] of csv(JOURNALS)) take('journal', 'stop-journals', name, url);
for (const [url = '', name = ''] of csv(PUBLISHERS)) take('publisher', 'stop-publishers', name, url);
for (const [url = '', , name = ''] of csv(METRICS)) take('metrics', 'stop-metrics', name, url);
for (const [name = '', , url = '', other = '', twin = '', , twinUrl = ''] of csv(HIJACKED)) {
  for (const address of [url, other].filter(Boolean)) take('hijacked', 'stop-hijacked', name, address, twin, twinUrl);
}
const hijackedPlaces = new Map(
  [...listed.values()].filter(({ kind }) => kind === 'hijacked').map((item) => [item.place, item]),
);
for (const [name = '', url = '', kind = '', list = ''] of data.cells(BEALL)) {
  const owner = list === 'beallslist.net' ? 'bealls' : 'stop';
  if (kind === 'journal' || kind === 'publisher') take(kind, `${owner}-${kind}s`, name, url);
  // Here fake and authentic alternate, so only a place that another list calls fake is taken.
  else hijackedPlaces.get(placeOf(url) ?? '-')?.lists.add(`${owner}-hijacked`);
}

const rows = [...listed.values()]
  .map(({ kind, title, place, lists, twin, twinPlace }) =>
    [kind, title, place, [...lists].sort().join(' '), twin, twinPlace].join('\t').trimEnd(),
  )
  .sort();
const about =
  'Who is listed, where its website is, and on which lists (lists.json). Written by npm run lab -- train:lists.';
const columns = ['kind', 'title', 'place', 'lists', 'twin', 'twin-place'];
writeDataFile(data.output('libs/reputation/data/listed.json'), { about, columns, rows });
console.log(`${rows.length} entries`);
