/**
 * How often one change to the description of a real work is noticed and named: `npm run lab -- eval:alterations
 * [--develop] [--works N] [--holes] [--only KIND] [--list WORD]`. Works are drawn from corpora of all fields, and halved
 * by the hash of their titles. Each is written in one style that prints the changed field. `--holes` removes 4 % of the
 * works from each database and silences one database per batch. `--list` prints the rows that missed their aim.
 */
import { measuringData } from '../harness/data';
import { readOptions } from '../harness/options';
import { alterationTable, measureAlterations } from './alterations/measure';
import { CORPORA } from './alterations/works';
import { listingOf } from './truth/listing';

const { develop, holes, list, only, works } = readOptions({
  develop: false,
  holes: false,
  list: undefined,
  only: '',
  works: 25,
});

const { kinds } = await measureAlterations(measuringData(CORPORA), {
  half: develop ? 0 : 1,
  works,
  hasHoles: holes,
  only,
  listing: listingOf(list),
});
console.log(alterationTable(kinds));
