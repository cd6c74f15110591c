import type { BalanceLine } from '@veracite/model/balance';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Notice } from '@veracite/model/work';
import { signal } from '../report/signals';
import { originOf, type WorkDossier } from './dossier';

const GRAVE = ['retracted', 'withdrawn', 'concern', 'corrected'] as const;

/** Returns one line for each kind of notice, preferring records with a DOI or address of the notice. */
export function standingLines(dossier: WorkDossier): BalanceLine[] {
  const lines = new Map<string, BalanceLine>();
  for (const reply of dossier.replies) {
    const { work } = reply;
    if (!work) continue;
    const notices: Pick<Notice, 'standing' | 'url' | 'doi' | 'date'>[] = work.notices?.length
      ? work.notices
      : work.standing === 'current'
        ? []
        : [{ standing: work.standing }];
    for (const { standing, url, doi, date } of notices) {
      const grave = GRAVE.find((name) => name === standing);
      const known = lines.get(standing);
      if (!grave || (known && !(doi ?? url))) continue;
      const day = date?.['date-parts']?.[0]?.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
      const address = url ?? (doi ? identifierUrl('doi', doi) : originOf(reply, dossier).url);
      if (!known || known.url !== address)
        lines.set(standing, signal(grave, { origin: reply.name, date: dossier.today, url: address }, { doi, day }));
    }
  }
  return [...lines.values()];
}
