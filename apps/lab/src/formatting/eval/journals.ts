/** Compares generated ISO 4 abbreviations with the dotted forms that reference managers collect. */
import { measuringData } from '../../harness/data';
import { abbreviatedJournal } from '@veracite/formatting/journals/iso4';
import { percentOf } from '../../harness/figures';
import { hash } from './shared';
import type { Half } from './titles';

const COLLECTED = 'sources/journal-abbreviations.tsv.gz';

export function evaluateJournals(half: Half, verbose: boolean): void {
  const forms = new Map<string, Set<string>>();
  for (const [full = '', short = ''] of measuringData([COLLECTED]).cells(COLLECTED)) {
    if (!/\.(?:\s|$)/.test(short) || /[:=()\\$]/.test(full) || hash(full) % 2 !== (half === 'reported' ? 1 : 0))
      continue;
    forms.set(full, (forms.get(full) ?? new Set()).add(same(short)));
  }
  const wrong = [...forms].filter(([full, shorts]) => !shorts.has(same(abbreviatedJournal(full))));
  if (verbose)
    for (const [full, shorts] of wrong.slice(0, 60))
      console.log(`  ${full}: ${abbreviatedJournal(full)} | ${[...shorts].join(' | ')}`);
  console.log(`journals abbreviated, ${half} half: as collected ${percentOf(forms.size - wrong.length, forms.size)}`);
}

const same = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[,’']/gu, '')
    .toLowerCase();
