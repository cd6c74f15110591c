import { createSources } from '@veracite/connectors/runtime/source';
import { SourcesController } from './sources.controller';

test('the list of databases says whose control failed', async () => {
  const sources = createSources({ env: { CONTACT_EMAIL: 'ops@veracite.test' } });
  const failing = {
    ...sources,
    list: () => sources.list().map((it) => (it.source.id === 'crossref' ? { ...it, control: 'failed' as const } : it)),
  };
  const listed = new SourcesController(failing, {} as never, {} as never).list();
  expect(listed.flatMap(({ name, control }) => (control ? [[name, control]] : []))).toEqual([['Crossref', 'failed']]);
  await sources.close();
});
