import type { BalanceLine } from '@veracite/model/balance';
import { applying, signal, type Origin } from '../report/signals';
import type { JournalDossier, JournalReply } from './dossier';

/** Returns a line for each registry that answered: whether it has registered, vetted or indexed the journal. */
export function registeredLines({ replies, today }: JournalDossier): BalanceLine[] {
  const doajAnswered = replies.some(({ registry, answered }) => registry === 'doaj' && answered);
  return replies.flatMap((reply) => {
    const { answered, journal, name } = reply;
    if (!answered) return [];
    const origin = originOf(reply, today);
    const id = `${reply.registry}-journal` as const;
    if (!journal) return [signal(`no-${id}`, origin)];
    const { publisher, worksCount: works, citedByCount: cited, discontinuedOn: date } = journal;
    const line = signal(id, origin, { publisher, works, cited, issn: journal.issns[0] });
    if (date) return [signal('discontinued', origin, { name, date }, line)];
    return applying(
      line,
      journal.inDoaj && !doajAnswered && signal('doaj-by-openalex', origin),
      journal.core && signal('core', origin),
      journal.inScielo && signal('scielo', origin),
    );
  });
}

export function originOf({ name, journal }: JournalReply, today: string): Origin {
  return { origin: name, date: today, url: journal?.url };
}
