/**
 * How often one change to the description of a real work is noticed and named: `npm run lab -- eval:alterations
 * [--develop] [--works N] [--holes] [--only KIND] [--list WORD]`. Works are drawn from corpora of all fields, and halved
 * by the hash of their titles. Each is written in one style that prints the changed field. `--holes` removes 4 % of the
 * works from each database and silences one database per batch. `--list` prints the rows that missed their aim.
 */
import { measuringData } from '../sets/data';
import { alterationTable, measureAlterations } from './alterations/measure';
import { CORPORA } from './alterations/works';
import { listingOf } from './truth/listing';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

const { kinds } = await measureAlterations(measuringData(CORPORA), {
  half: process.argv.includes('--develop') ? 0 : 1,
  works: Number(option('works') ?? 25),
  hasHoles: process.argv.includes('--holes'),
  only: option('only') ?? '',
  listing: listingOf(option('list')),
});
console.log(alterationTable(kinds));
