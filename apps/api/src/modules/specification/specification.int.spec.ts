import { parseText } from '@veracite/parsing/parse';
import type { Request, Response } from 'express';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { createTestModule } from '../../../testing/test-module';
import { Threads } from '../../platform/threads/threads';
import { AuthModule } from '../auth/auth.module';
import { BibliographyController } from './bibliography.controller';
import { SpecificationModule } from './specification.module';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch?.end());
test('an analysis without enough credits answers 402 before anything is parsed', async () => {
  const run = jest.fn();
  const built = await createTestModule(scratch, [AuthModule, SpecificationModule], {
    override: (builder) => builder.overrideProvider(Threads).useValue({ run, close: () => Promise.resolve() }),
  });
  try {
    const user = await scratch.newUser();
    const bibliography = Array.from(
      { length: 100 },
      (_, index) => `Author, A. (2001). Title number ${index}. Journal.`,
    ).join('\n');
    const entries = parseText(bibliography).references.map(({ span: { start, end } }) => ({ start, end }));
    const manuscript = 'Networks learn (LeCun et al., 2015).';
    const request = { get: () => undefined, headers: {} } as unknown as Request;
    const analysis = built
      .get(BibliographyController)
      .analyze(
        user,
        { bibliography, entries, manuscript, format: 'apa', analysisType: 'comprehensive', keep: true },
        request,
        {} as Response,
      );
    await expect(analysis).rejects.toMatchObject({ status: 402, extra: { required: entries.length } });
    expect(run).not.toHaveBeenCalled();
  } finally {
    await built.close();
  }
});
