import type { CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import data from '../../../data/formatting/round-trips.json';
import { corrected, readBack, WRITTEN_IN } from './round-trip';
import { witnessesOf } from './witnesses';

const BEGINNINGS = 'Ander Berg Carl Dahl Eken Falk Grön Hult Ingel Jonas'.split(' ');
const MIDDLES = 'mo ri ta ve lu'.split(' ');
const ENDS = 'sson ström mark feld quist berg'.split(' ');
/** Three hundred authors. */
const author = BEGINNINGS.flatMap((first) =>
  MIDDLES.flatMap((middle) => ENDS.map((end) => ({ family: first + middle + end, given: 'Ada' }))),
);

/** Works of our own making, each for what a style writes in a way that is hard to read. */
const WORKS = data.works.map(({ trap, item }): [string, CslItem] => [trap, item as CslItem]);
const [plain] = data.works;
WORKS.push([
  'three hundred authors',
  { ...(plain?.item as CslItem), title: 'A census of nine thousand bells', author },
]);

describe.each(WORKS)('%s', (_trap, item) => {
  test.each([...WRITTEN_IN])('is read back as %s writes it', async (style) => {
    expect(await readBack(item, style)).toBeUndefined();
  });

  test.each([...STYLES])('its correction in %s is valid, corrects to itself and loses nothing', (style) => {
    expect(corrected(item, witnessesOf(item), style)).toBeUndefined();
  });
});
