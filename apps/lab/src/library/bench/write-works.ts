import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { data, LISTS } from './lists';
import { maker } from './made-works';
import { pick, seeded } from '@veracite/testing/seeded';

/** Works that queries are made from. */
const SAMPLE = 2000;

/**
 * Writes CSL-JSON lines, gzipped: real works as far as they go, of every list its share, and made ones between them.
 * @returns works among them that queries are made from, all real
 */
export async function writeWorks(file: string, count: number): Promise<CslItem[]> {
  const random = seeded(count);
  const all = LISTS.flatMap((list) => data.rows<CslItem>(list)).filter((work) => work.title);
  const share = Math.min(1, count / 2 / all.length);
  const real = all.filter(() => random() < share);
  const make = maker(all, random);
  const zipped = createGzip({ level: 1 });
  zipped.pipe(createWriteStream(file));
  const perReal = count / real.length;
  let text = '';
  let written = 0;
  for (let n = 0; n < count; n += 1) {
    const isReal = Math.floor(n / perReal) >= written && written < real.length;
    text += `${JSON.stringify(isReal ? real[written] : make(n))}\n`;
    if (isReal) written += 1;
    if (text.length < 1 << 20) continue;
    if (!zipped.write(text)) await once(zipped, 'drain');
    text = '';
  }
  zipped.end(text);
  await finished(zipped);
  const asked = real.slice(0, written).filter((work) => work.author?.length && yearOf(work));
  return Array.from({ length: Math.min(SAMPLE, asked.length) }, () => pick(asked, random));
}
