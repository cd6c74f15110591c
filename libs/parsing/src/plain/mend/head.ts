import type { CslType } from '@veracite/model/csl';
import { isOrganisation, namesBody } from '../../names/organisation';
import type { Run } from '../runs';
import { carve, has, textOf } from './carve';

/** Who stands at the head of a reference wrote the work, whatever it was taken for. Changes `runs`. */
export function mendHead(raw: string, runs: Run[], told: CslType | undefined): void {
  if (has(runs, 'author')) nameFilm(raw, runs, told);
  else if (has(runs, 'editor', 'translator')) splitTitle(raw, runs, ONE_NAME);
  else if (!nameBody(raw, runs) && has(runs, 'publisher', 'place')) splitTitle(raw, runs, FIRST_SENTENCE, isBody);
}

/** "Pew Research Center. (2018). …": a body before the year. */
function nameBody(raw: string, runs: readonly Run[]): boolean {
  const [head, date] = runs.filter(({ label }) => label !== 'other');
  if (!head || date?.label !== 'date') return false;
  const wrote = head.label === 'publisher' || (head.label === 'container' && isOrganisation(textOf(raw, head)));
  if (wrote) head.label = 'author';
  return wrote;
}

/** A film has its title before the year. */
function nameFilm(raw: string, runs: readonly Run[], told: CslType | undefined): void {
  const [head, date] = runs.filter(({ label }) => label !== 'other');
  if (told !== 'motion_picture' || head?.label !== 'author' || date?.label !== 'date' || has(runs, 'title')) return;
  if (!/[.,]\W{0,3}$/.test(textOf(raw, head))) head.label = 'title';
}

const FIRST_SENTENCE = /^[\s"“]{0,2}((?:The )?\p{Lu}[\p{L}'’-]{2,20}(?: [\p{L}'’&-]{1,20}){1,8}\. )(?=\p{Lu}\p{L}|\d)/u;

/** "Augustine. De ordine, ed. W. M. Green": people of old have one name. */
const ONE_NAME = /^[\s"“]{0,2}(\p{Lu}\p{Ll}{2,15}\. )(?=\p{Lu}\p{L})/u;

const isBody = (text: string): boolean => namesBody(text) && !/^(?:An?|How|Why|What|Toward|On) /.test(text);

/** "Intergovernmental Panel on Climate Change. Climate Change 2014. Geneva: IPCC": who wrote the book went to its title. */
function splitTitle(raw: string, runs: Run[], author: RegExp, fits = (_text: string): boolean => true): void {
  const head = runs.find(({ label }) => label !== 'other');
  const name = head?.label === 'title' ? author.exec(textOf(raw, head))?.[1] : undefined;
  if (!head || !name || !fits(name)) return;
  const start = head.start + textOf(raw, head).indexOf(name);
  carve(runs, head, { start, end: start + name.length }, 'author');
}
