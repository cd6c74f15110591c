import type { BalanceLine } from '@veracite/model/balance';
import { speaksAgainst, speaksFor, worthKnowing, type Origin } from '../report/line';
import { WEIGHTS } from '../weights';
import type { JournalDossier, JournalFacts, JournalRegistry, JournalReply } from './dossier';

interface Rule {
  weight: number;
  /** What its record says. */
  held: (journal: JournalFacts) => string;
  /** What its silence says: worth knowing, and nothing against. */
  missing: string;
  aspect: 'existence' | 'credibility';
}

const count = (value: number | undefined, what: string) =>
  value === undefined ? '' : `, with ${value.toLocaleString('en')} ${what}`;

const RULES: Record<JournalRegistry, Rule> = {
  crossref: {
    weight: WEIGHTS.crossrefJournal,
    held: ({ publisher, worksCount }) =>
      `Registers DOIs with Crossref${publisher ? ` through ${publisher}` : ''}${count(worksCount, 'works')}.`,
    missing: 'Crossref has no journal of this exact title or ISSN; many small journals register no DOIs.',
    aspect: 'existence',
  },
  'issn-portal': {
    weight: WEIGHTS.issnRecord,
    held: ({ issns: [issn] }) => `Has a record at the ISSN Centre${issn ? ` under ${issn}` : ''}.`,
    missing: 'The ISSN Centre was not asked or shows no record.',
    aspect: 'existence',
  },
  openalex: {
    weight: WEIGHTS.openalexJournal,
    held: ({ worksCount, citedByCount }) =>
      `Known to OpenAlex${count(worksCount, 'works')}${citedByCount === undefined ? '' : ` cited ${citedByCount.toLocaleString('en')} times`}.`,
    missing: 'OpenAlex knows no journal of this exact title or ISSN.',
    aspect: 'existence',
  },
  doaj: {
    weight: WEIGHTS.doajJournal,
    held: () => 'Vetted for and listed in the Directory of Open Access Journals.',
    missing: 'Not in the Directory of Open Access Journals, which holds open access journals only.',
    aspect: 'credibility',
  },
};

/** Who has registered, vetted or indexed the journal, and who answered that it has not. */
export function registeredLines(dossier: JournalDossier): BalanceLine[] {
  return dossier.replies.flatMap((reply) => {
    if (!reply.answered) return [];
    const rule = RULES[reply.registry];
    const origin = originOf(reply, dossier.today);
    const id = `${reply.registry}-journal`;
    if (!reply.journal) return [worthKnowing(id, rule.aspect, rule.missing, origin)];
    if (reply.journal.discontinuedOn)
      return [
        speaksAgainst(
          WEIGHTS.discontinued,
          id,
          rule.aspect,
          `Its record at ${reply.name} was discontinued on ${reply.journal.discontinuedOn}.`,
          origin,
        ),
      ];
    return [
      speaksFor(rule.weight, id, rule.aspect, rule.held(reply.journal), origin),
      ...indexLines(reply, dossier, origin),
    ];
  });
}

/** Indexes that one registry tells of another. */
function indexLines({ journal }: JournalReply, { replies }: JournalDossier, origin: Origin): BalanceLine[] {
  if (!journal) return [];
  const doajSaid = replies.some(({ registry, answered }) => registry === 'doaj' && answered);
  return [
    ...(journal.inDoaj && !doajSaid
      ? [
          speaksFor(
            WEIGHTS.doajJournal,
            'doaj-by-openalex',
            'credibility',
            'Listed in DOAJ, as OpenAlex tells.',
            origin,
          ),
        ]
      : []),
    ...(journal.core
      ? [
          speaksFor(
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
          speaksFor(
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
