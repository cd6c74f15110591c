import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { choose, documents } from './support/documents';
import { join } from './support/join';
import { citations, expect, input, test, toast, verify } from './support/test';

/** Lists and documents with the real server. */

const FOLDER = path.resolve(__dirname, '../../../libs/testing/data/documents');

test('a batch whose response was lost is found again, with its results', async ({ page, live }) => {
  await page.goto(live);
  await join(page);
  // The request arrives, but its response is lost.
  const arrived = new Promise<unknown>((resolve) => {
    void page.route('**/api/citations/verify-batch', (route) => resolve(route.fetch()));
  });
  await verify(page, citations(2));
  await arrived;
  await page.reload();
  await expect(page.getByTestId('batch-results')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(2);
});

test('files of every kind can be dropped on the form and are read as references', async ({ page, live }) => {
  await page.goto(live);
  await input(page).waitFor();
  const drop = (name: string, text: string) =>
    page.evaluate(
      `(() => {
        const data = new DataTransfer();
        data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
        document.querySelector('textarea').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      })()`,
    );
  for (const [name, text, count] of [
    ['a.txt', 'One.\nTwo.\n', 2],
    ['a.bib', '@article{a,\n  title={One}\n}\n\n@book{b,\n  title={Two}\n}\n@misc{c, title={Three}}', 3],
    ['a.ris', 'TY  - JOUR\nTI  - One\nER  - \nTY  - BOOK\nTI  - Two\nER  - \n', 2],
    [
      'a.json',
      JSON.stringify(
        [
          { type: 'book', title: 'One' },
          { type: 'book', title: 'Two' },
        ],
        null,
        2,
      ),
      2,
    ],
  ] as const) {
    await drop(name, text);
    await expect(page.getByText(`${count} citations detected`)).toBeVisible();
  }
  await drop('a.exe', 'MZ\0\x90');
  await expect(toast(page, 'That file could not be read')).toBeVisible();
});

test('the pages of a PDF file are drawn with marks at their citations', async ({ page, live }) => {
  await page.goto(live + documents);
  await join(page);
  await page.goto(live + documents);
  await choose(page, 'paper.pdf', readFileSync(path.join(FOLDER, 'chicago-two-columns.pdf')));
  await expect(page.locator('[data-page="1"] canvas[data-drawn]')).toBeVisible();
  await page.locator('[data-problem=year-differs]').click();
  const framed = page.locator('[data-page="1"] [data-mark][data-tone=incomplete][data-here]').first();
  await expect(framed).toBeInViewport();
  await expect(framed).toHaveCSS('outline-style', 'solid');
});

test('the corrected copy of a Word document, which has its findings as comments', async ({ page, live }) => {
  await page.goto(live);
  await join(page);
  await page.goto(`${live}${documents}`);
  await choose(page, 'paper.docx', readFileSync(path.join(FOLDER, 'nature.docx')));
  await page.getByRole('button', { name: /^Check \d+ references$/ }).click();
  await page.getByRole('button', { name: 'Check the first ones that my 3 credits cover' }).click();
  const button = page.getByRole('button', { name: 'Corrected document' });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  const file = page.waitForEvent('download');
  await button.click();
  expect((await file).suggestedFilename()).toBe('paper-corrected.docx');
  expect(Object.keys(unzipSync(readFileSync(await (await file).path())))).toContain('word/comments.xml');
});
