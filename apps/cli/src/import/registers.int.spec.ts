import { verifyOne } from '@veracite/testing/verified';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLibrary } from '@veracite/library/create';
import { parseOne } from '@veracite/parsing/parse';
import { fakeSources } from '@veracite/testing/fake-sources';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import type { Format } from './format-names';
import { importFile } from './import-file';

let scratch: ScratchPool;
let folder: string;
beforeEach(async () => {
  scratch = await scratchPool();
  folder = await mkdtemp(path.join(tmpdir(), 'registers-'));
});
afterEach(async () => {
  await scratch.end();
  await rm(folder, { recursive: true });
});

const TITLE = 'Spectral kettles and the tides of provincial harbors';
const BIBTEX = `author={Ada Okoye and Ben Reed}, title={${TITLE}}, year={2019}`;
const OAI = `<OAI-PMH><ListRecords><record><header><identifier>oai:ojs.aaai.org:article/1</identifier></header><metadata><oai_dc:dc>
<dc:title>${TITLE}</dc:title><dc:creator>Okoye, Ada</dc:creator><dc:creator>Reed, Ben</dc:creator><dc:date>2019-07-17</dc:date>
<dc:source>Proceedings of the AAAI Conference on Artificial Intelligence; Vol. 33 No. 01; 12-19</dc:source></oai_dc:dc></metadata></record></ListRecords></OAI-PMH>`;
const REDIF = `Template-Type: ReDIF-Paper 1.0\nAuthor-Name: Ada Okoye\nAuthor-Name: Ben Reed\nTitle: ${TITLE}\nCreation-Date: 2019-07\nHandle: RePEc:ket:wpaper:1\n`;

const REFERENCE = `Okoye, A., & Reed, B. (2019). ${TITLE}.`;
const INVENTED = 'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary neural networks.';
const AAAI = 'In Proceedings of the AAAI Conference on Artificial Intelligence.';

test.each<[Format, file: string, venue: string, absent: string]>([
  ['isca', `@inproceedings{a, ${BIBTEX}, booktitle={Proc. Interspeech 2019}}`, 'In Proc. Interspeech 2019.', 'fake'],
  ['jmlr', `@article{a, ${BIBTEX}, journal={JMLR}}`, 'Journal of Machine Learning Research.', 'fake'],
  ['aaai', OAI, AAAI, 'fake'],
  ['repec', REDIF, 'Kettle Working Paper No. 1.', 'unknown'],
])(
  'a complete copy of %s confirms its works, and denies others where it is complete',
  async (format, text, venue, absent) => {
    const library = await createLibrary(scratch.pool);
    const file = path.join(folder, 'register');
    await writeFile(file, text);
    const sources = fakeSources({ crossref: {}, openalex: {}, 'semantic-scholar': {} });
    const verifier = createVerifier({ library, sources, timeouts: SHORT_TIMEOUTS });
    expect(await importFile(library, file, format, { whole: '2025-11-24' })).toMatchObject({ added: 1, refused: 0 });
    const known = await verifyOne(verifier, parseOne(`${REFERENCE} ${venue}`));
    expect(known.verdict).toMatchObject({ status: 'valid', confirmedBy: ['library'] });
    expect((await verifyOne(verifier, parseOne(`${INVENTED} ${venue}`))).verdict.status).toBe(absent);
  },
);
