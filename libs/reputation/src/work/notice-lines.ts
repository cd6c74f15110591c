import type { BalanceLine } from '@veracite/model/balance';
import { identifierUrl } from '@veracite/model/identifiers';
import { signal } from '../report/signals';
import type { Notice } from '@veracite/model/work';
import { originOf, type WorkDossier, type WorkReply } from './dossier';

const GRAVE = ['retracted', 'withdrawn', 'concern', 'corrected'] as const;

/** Returns one line for each kind of notice, preferring records with a DOI or address of the notice. */
export function standingLines(dossier: WorkDossier): BalanceLine[] {
  const lines = new Map<string, BalanceLine>();
  const recorded = dossier.replies.flatMap((reply) =>
    noticesIn(reply).map((notice) => ({ ...originOf(reply, dossier), notice })),
  );
  const stated = (dossier.notices ?? []).map(({ name, notice }) => ({
    ...originOf(undefined, dossier),
    origin: name,
    notice,
  }));
  for (const { notice, ...origin } of [...recorded, ...stated]) {
    const { standing, url, doi, date } = notice;
    const grave = GRAVE.find((name) => name === standing);
    const known = lines.get(standing);
    if (!grave || (known && !(doi ?? url))) continue;
    const day = date?.['date-parts']?.[0]
      ?.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
      .join('-');
    const address = url ?? (doi ? identifierUrl('doi', doi) : origin.url);
    if (!known || known.url !== address) lines.set(standing, signal(grave, { ...origin, url: address }, { doi, day }));
  }
  return [...lines.values()];
}

function noticesIn({ database, work }: WorkReply): Notice[] {
  if (!work || work.standing === 'current' || work.notices?.length) return work?.notices ?? [];
  return [{ standing: work.standing, source: database }];
}
