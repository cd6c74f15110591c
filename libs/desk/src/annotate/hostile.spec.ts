import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DocumentKind } from '@veracite/model/document';
import { hostileFiles } from '@veracite/testing/hostile-documents';
import { annotate } from './annotate';
import type { Remark } from './remark';

const FOLDER = path.resolve(__dirname, '../../../testing/data/documents');
const KINDS: Record<string, DocumentKind> = { pdf: 'pdf', docx: 'docx', xml: 'jats', tei: 'tei' };
const kindOf = (name: string): DocumentKind | undefined => KINDS[name.split('.').at(-1) ?? ''];
const REMARK: Remark = {
  position: 0,
  raw: 'Smith (2019) states so, and others do so too.',
  place: { start: 0, end: 9, boxes: [{ page: 1, x: 10, y: 10, width: 100, height: 10 }] },
  status: 'fake',
  label: 'Not found',
  comment: 'In no register.',
  identifiers: { doi: '10.1/a' },
};

test('hostile files are annotated or return a fault, and none throws', async () => {
  const good = readdirSync(FOLDER)
    .filter((name) => kindOf(name))
    .map((name) => ({ name, bytes: readFileSync(path.join(FOLDER, name)) }));
  const outcomes = new Set<string>();
  let count = 0;
  for (const { name, bytes } of hostileFiles(good, 80)) {
    const kind = kindOf(name);
    if (!kind) continue;
    const done = await annotate(bytes, kind, [REMARK], { author: 'Veracite', at: new Date(1e12) });
    outcomes.add('fault' in done ? done.fault : 'annotated');
    if (kind === 'pdf' && 'file' in done)
      expect(Buffer.from(done.file).subarray(0, bytes.length).equals(bytes)).toBe(true);
    count += 1;
  }
  expect(count).toBeGreaterThan(40);
  expect([...outcomes].sort()).toEqual(
    expect.arrayContaining(['annotated', 'bomb', 'broken', 'encrypted', 'too-many-pages']),
  );
});
