import type { Page } from '@playwright/test';
import { BODY } from '@veracite/testing/web-answers/documents';

/** The address of the Document Checker. */
export const documents = '/document-checker';

/** Chooses a file on the page. */
export const choose = (page: Page, name = 'manuscript.txt', content: string | Buffer = BODY) =>
  page
    .getByTestId('document-file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
