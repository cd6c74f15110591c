import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../../../platform/config/schema';
import { sameThread } from '../../../../testing/same-thread';
import { StyleWriter } from './style-writer.service';

const STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text">
  <info><title>Plain</title><id>plain</id><updated>2026-01-01T00:00:00Z</updated></info>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography><layout suffix="."><text variable="title" font-style="italic"/><text variable="container-title" prefix=" "/></layout></bibliography>
</style>`;
const OTHER_NAME = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0">
  <info><title>Alias</title><id>alias</id><link href="http://www.zotero.org/styles/plain" rel="independent-parent"/></info>
</style>`;
const LOCALE = `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="en-US"><terms/></locale>`;
const WORK =
  '@article{a, author={Doe, Jane}, title={Trees & Leaves}, journal={Plain Studies}, volume={8}, year={2001}}';

let folder: string;
let writer: StyleWriter;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  await writeFile(path.join(folder, 'plain.csl'), STYLE);
  await writeFile(path.join(folder, 'alias.csl'), OTHER_NAME);
  await writeFile(path.join(folder, 'broken.csl'), '<html/>');
  await writeFile(path.join(folder, 'notes.csl'), STYLE.replace(/<bibliography>.*<\/bibliography>/, ''));
  await writeFile(path.join(folder, 'locales-en-US.xml'), LOCALE);
  writer = new StyleWriter({ CSL_STYLES_DIR: folder } as Config, sameThread);
});
afterAll(() => rm(folder, { recursive: true }));

test('built-in styles and those of the folder are listed', async () => {
  expect(await writer.styles()).toMatchObject({
    own: expect.arrayContaining(['apa', 'ieee']) as string[],
    csl: ['alias', 'broken', 'notes', 'plain'],
  });
});

test.each([
  ['one of the three', 'apa', 'Doe, J. (2001). Trees & leaves. <i>Plain Studies</i>, <i>8</i>.'],
  ['one of the six', 'nature', 'Doe, J. Trees & leaves. <i>Plain Stud.</i> 8 (2001).'],
  ['by CSL id', 'plain', '<i>Trees & Leaves</i> Plain Studies.'],
  ['a name for another style', 'alias', '<i>Trees & Leaves</i> Plain Studies.'],
])('%s', async (_case, style, expected) => {
  const { citations } = await writer.write(WORK, style, 'a user');
  expect(citations.map(({ html }) => html.replace('&amp;', '&'))).toEqual([expected]);
});

test('folders as in distributions: dependent styles and locales have folders of their own', async () => {
  const styles = path.join(folder, 'share', 'styles');
  const locales = path.join(folder, 'share', 'locales');
  await mkdir(path.join(styles, 'dependent'), { recursive: true });
  await mkdir(locales);
  await writeFile(path.join(styles, 'plain.csl'), STYLE);
  await writeFile(path.join(styles, 'dependent', 'alias.csl'), OTHER_NAME);
  await writeFile(path.join(locales, 'locales-en-US.xml'), LOCALE);
  const shared = new StyleWriter({ CSL_STYLES_DIR: styles } as Config, sameThread);
  expect((await shared.styles()).csl).toEqual(['alias', 'plain']);
  expect((await shared.write(WORK, 'alias', 'a user')).citations[0]?.plain).toBe('Trees & Leaves Plain Studies.');
});

test.each([
  ['no style of that id', WORK, 'not-installed'],
  ['a path is no id', WORK, '../plain'],
  ['a file that is not a style', WORK, 'broken'],
  ['a style of notes alone', WORK, 'notes'],
  ['more works than are formatted at once', `${WORK}\n\n`.repeat(101), 'apa'],
])('refused with 400: %s', async (_case, text, style) => {
  await expect(writer.write(text, style, 'a user')).rejects.toMatchObject({ status: 400 });
});

test('a style that is not installed: the available ones, and how to add it', async () => {
  await expect(writer.write(WORK, 'not-installed', 'a user')).rejects.toMatchObject({
    message: expect.stringMatching(
      /not-installed is not installed.*ieee.*4 CSL styles.*not-installed\.csl.*CSL_STYLES_DIR/,
    ) as string,
  });
});

test('without a folder there are the built-in styles only', async () => {
  const bare = new StyleWriter({} as Config, sameThread);
  expect((await bare.styles()).csl).toEqual([]);
  await expect(bare.write(WORK, 'plain', 'a user')).rejects.toMatchObject({ status: 400 });
});
