import type { BalanceLine } from '@veracite/model/balance';
import { lineAgainst, lineFor, neutralLine, type Origin } from '../report/balance-lines';
import { WEIGHTS } from '../weights';
import type { JournalFacts } from '@veracite/model/registered';
import type { JournalDossier, JournalRegistry, JournalReply } from './dossier';

interface Rule {
  weight: number;
  /** Statement about the journal's record. */
  found: (journal: JournalFacts) => string;
  /** Neutral statement if there is no record. */
  missing: string;
  aspect: 'existence' | 'credibility';
}

const count = (value: number | undefined, what: string) =>
  value === undefined ? '' : `, with ${value.toLocaleString('en')} ${what}`;

const RULES: Record<JournalRegistry, Rule> = {
  crossref: {
    weight: WEIGHTS.crossrefJournal,
    found: ({ publisher, worksCount }) =>
      `Registers DOIs with Crossref${publisher ? ` through ${publisher}` : ''}${count(worksCount, 'works')}.`,
    missing: 'Crossref has no journal with this exact title or ISSN; many small journals do not register DOIs.',
    aspect: 'existence',
  },
  'issn-portal': {
    weight: WEIGHTS.issnRecord,
    found: ({ issns: [issn] }) => `Has a record at the ISSN Centre${issn ? ` under ${issn}` : ''}.`,
    missing: 'The ISSN Centre was not queried or has no record.',
    aspect: 'existence',
  },
  openalex: {
    weight: WEIGHTS.openalexJournal,
    found: ({ worksCount, citedByCount }) =>
      `Known to OpenAlex${count(worksCount, 'works')}${citedByCount === undefined ? '' : ` cited ${citedByCount.toLocaleString('en')} times`}.`,
    missing: 'OpenAlex has no journal with this exact title or ISSN.',
    aspect: 'existence',
  },
  doaj: {
    weight: WEIGHTS.doajJournal,
    found: () => 'Vetted for and listed in the Directory of Open Access Journals.',
    missing: 'Not in the Directory of Open Access Journals, which lists open access journals only.',
    aspect: 'credibility',
  },
};

/** Returns a line for each registry that answered: whether it has registered, vetted or indexed the journal. */
export function registeredLines(dossier: JournalDossier): BalanceLine[] {
  return dossier.replies.flatMap((reply) => {
    if (!reply.answered) return [];
    const rule = RULES[reply.registry];
    const origin = originOf(reply, dossier.today);
    const id = `${reply.registry}-journal`;
    if (!reply.journal) return [neutralLine(id, rule.aspect, rule.missing, origin)];
    if (reply.journal.discontinuedOn)
      return [
        lineAgainst(
          WEIGHTS.discontinued,
          id,
          rule.aspect,
          `Its record at ${reply.name} was discontinued on ${reply.journal.discontinuedOn}.`,
          origin,
        ),
      ];
    return [
      lineFor(rule.weight, id, rule.aspect, rule.found(reply.journal), origin),
      ...indexLines(reply, dossier, origin),
    ];
  });
}

/** Returns lines for indexes that OpenAlex reports. */
function indexLines({ journal }: JournalReply, { replies }: JournalDossier, origin: Origin): BalanceLine[] {
  if (!journal) return [];
  const doajAnswered = replies.some(({ registry, answered }) => registry === 'doaj' && answered);
  return [
    ...(journal.inDoaj && !doajAnswered
      ? [
          lineFor(
            WEIGHTS.doajJournal,
            'doaj-by-openalex',
            'credibility',
            'Listed in DOAJ, according to OpenAlex.',
            origin,
          ),
        ]
      : []),
    ...(journal.core
      ? [
          lineFor(
            WEIGHTS.coreJournal,
            'core',
            'credibility',
            'On the core list of international journals of the Leiden ranking (CWTS).',
            origin,
          ),
        ]
      : []),
    ...(journal.inScielo
      ? [
          lineFor(
            WEIGHTS.scieloJournal,
            'scielo',
            'credibility',
            'Indexed in SciELO, which selects its journals.',
            origin,
          ),
        ]
      : []),
  ];
}

export function originOf({ name, journal }: JournalReply, today: string): Origin {
  return { origin: name, date: today, url: journal?.url };
}
