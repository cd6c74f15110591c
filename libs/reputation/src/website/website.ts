import type { Alternative } from '@veracite/model/source-report';
import type { BalanceLine } from '@veracite/model/balance';
import { opinions } from '../journal/list-lines';
import { type Lists } from '../facts/lists';
import { PUBLISHERS_DATE, type KnownPublishers } from '../facts/publishers';
import { NOTHING, NO_FACTS, type Findings } from '../report/findings';
import { lineAgainst, lineFor, neutralLine, type Origin } from '../report/balance-lines';
import { scoreOf } from '../report/scores';
import type { PageReply } from '../web/guarded-get';
import { registeredDomain } from '../web/place';
import type { PageSignals } from '../web/page-signals';
import { WEIGHTS } from '../weights';
import { transportLines } from './transport';
import { WebsiteDossier, unencrypted } from './dossier';

const YEARS_OLD = 10;
const YEARS_YOUNG = 2;
const DAY_MS = 86_400_000;

const PAGE_COULD_BRING = WEIGHTS.scholarlyTags + WEIGHTS.certificateGood + WEIGHTS.contact + WEIGHTS.policies;
const KNOWN_ORIGIN: Origin = { origin: 'Veracite, list of established publishers', date: PUBLISHERS_DATE };

/** Checks whether the request shows that there is, or is not, a page at the address. */
export function pageAnswered({ status, problem }: PageReply): boolean {
  if (problem === 'unknown-host' || problem === 'certificate' || problem === 'too-large') return true;
  return status !== undefined && status < 500 && problem !== 'timeout';
}

export function websiteFindings(dossier: WebsiteDossier, lists: Lists, publishers: KnownPublishers): Findings {
  const { address, page, signals, domain } = dossier;
  const known = publishers.publisherOf(address);
  const answered = pageAnswered(page);
  const inDomain = domain.outcome === 'answered';
  const listed = listLines(address, lists);
  const silent = [
    ...(answered ? [] : ['the website']),
    ...(domain.outcome === 'failed' ? ['the registry of its domain'] : []),
  ];
  const exists = page.body !== undefined || known !== undefined || domain.registered === true;
  return {
    ...NOTHING,
    lines: [
      ...(known
        ? [
            lineFor(
              WEIGHTS.knownSite,
              'known-site',
              'authenticity',
              `A website of ${known.name} (${known.type}).`,
              KNOWN_ORIGIN,
            ),
          ]
        : []),
      ...listed,
      ...domainLines(dossier),
      ...transportLines(dossier),
      ...(signals ? signalLines(signals, dossier) : []),
    ],
    answeredPoints:
      (answered ? PAGE_COULD_BRING : 0) + (inDomain ? WEIGHTS.domainOld : 0) + (known ? WEIGHTS.knownSite : 0),
    unansweredPoints: (answered ? 0 : PAGE_COULD_BRING) + (domain.outcome === 'failed' ? WEIGHTS.domainOld : 0),
    verifiedIn: [
      ...(page.body === undefined ? [] : ['the website']),
      ...(domain.registered ? ['its domain’s registry'] : []),
    ],
    exists,
    facts: {
      ...NO_FACTS,
      domain: listed.some(({ id }) => id.startsWith('counterfeit')) ? false : known ? true : domainFact(dossier),
      ssl: page.problem === 'certificate' ? false : (page.certificate?.valid ?? (unencrypted(page) ? false : null)),
      contentIntegrity: signals ? signals.scholarlyTags.length > 0 || null : null,
      publisherVerification: known ? true : null,
      contentType:
        known?.type === 'index' ? 'Index of works' : signals?.journal ? 'Journal website' : exists ? 'Website' : null,
      publisherName: known?.name ?? signals?.publisher ?? null,
      publisherType: known?.type ?? null,
    },
    notes: [
      ...(signals?.title ? [`The page calls itself "${signals.title.slice(0, 200)}".`] : []),
      ...(silent.length > 0 ? [`Could not be asked: ${silent.join(', ')}.`] : []),
    ],
    alternatives: authenticSites(address, lists),
  };
}

function listLines(address: string, lists: Lists): BalanceLine[] {
  const placed = lists.placed(address);
  const listedAs = (kind: string) => placed.filter((listing) => listing.kind === kind);
  const rank = (first: number) => (at: number) => (at === 0 ? first : at === 1 ? WEIGHTS.listedAgain : 0);
  return [
    ...opinions(listedAs('hijacked'), rank(WEIGHTS.counterfeitSite), 'counterfeit of a journal').map((line) => ({
      ...line,
      id: `counterfeit:${line.id}`,
      aspect: 'authenticity' as const,
    })),
    ...opinions([...listedAs('journal'), ...listedAs('publisher')], rank(WEIGHTS.listedSite), 'publisher or journal'),
    ...opinions(listedAs('metrics'), rank(WEIGHTS.metricsSite), 'company of misleading metrics'),
    ...lists
      .authentic(address)
      .slice(0, 1)
      .flatMap((listing) => {
        const [list] = listing.lists;
        const statement = `The site of "${listing.twin ?? listing.title}", of which a counterfeit is known${listing.place ? ` at ${listing.place}` : ''}.`;
        return list
          ? [
              neutralLine('has-counterfeit', 'authenticity', statement, {
                origin: list.name,
                date: list.date,
                url: list.address,
              }),
            ]
          : [];
      }),
  ];
}

function authenticSites(address: string, lists: Lists): Alternative[] {
  return lists.placed(address).flatMap(({ kind, twin, twinPlace }) =>
    kind === 'hijacked' && twin && twinPlace
      ? [
          {
            title: twin,
            reason: 'The journal that this site counterfeits.',
            quality: scoreOf({ for: WEIGHTS.knownSite, against: 0, unanswered: 0 }),
            type: 'journal',
            url: `https://${twinPlace}`,
          },
        ]
      : [],
  );
}

function ageInYears(dossier: WebsiteDossier): number | undefined {
  const since = dossier.domain.registeredOn;
  return since === undefined ? undefined : (Date.parse(dossier.today) - Date.parse(since)) / DAY_MS / 365.25;
}

function domainFact(dossier: WebsiteDossier): boolean | null {
  if (dossier.domain.registered === false || dossier.page.problem === 'unknown-host') return false;
  const age = ageInYears(dossier);
  return age === undefined ? null : age >= YEARS_YOUNG;
}

function domainLines(dossier: WebsiteDossier): BalanceLine[] {
  const { domain, today } = dossier;
  const origin: Origin = { origin: 'Domain registry (RDAP)', date: today };
  if (domain.registered === false)
    return [
      lineAgainst(
        WEIGHTS.domainUnregistered,
        'domain-age',
        'authenticity',
        `The registry has no domain ${domain.domain ?? ''}.`,
        origin,
      ),
    ];
  const age = ageInYears(dossier);
  if (age === undefined) return [];
  const statement = `The domain ${domain.domain ?? ''} was registered on ${domain.registeredOn ?? ''}.`;
  if (age >= YEARS_OLD) return [lineFor(WEIGHTS.domainOld, 'domain-age', 'authenticity', statement, origin)];
  if (age < YEARS_YOUNG)
    return [lineAgainst(WEIGHTS.domainYoung, 'domain-age', 'authenticity', `${statement} That is recent.`, origin)];
  return [neutralLine('domain-age', 'authenticity', statement, origin)];
}

function signalLines(signals: PageSignals, { page, today }: WebsiteDossier): BalanceLine[] {
  const url = page.chain.at(-1);
  const origin: Origin = { origin: 'The page itself', date: today, url };
  const domains = new Set(page.chain.flatMap((address) => registeredDomain(address) ?? []));
  return [
    signals.scholarlyTags.length > 0
      ? lineFor(
          WEIGHTS.scholarlyTags,
          'scholarly-tags',
          'content',
          `Describes its content with ${signals.scholarlyTags.length} tags for scholarly search engines.`,
          origin,
        )
      : neutralLine(
          'scholarly-tags',
          'content',
          'Has no tags for scholarly search engines; front pages often have none.',
          origin,
        ),
    ...(signals.policies.length >= 2
      ? [lineFor(WEIGHTS.policies, 'policies', 'content', `Mentions ${signals.policies.join(', ')}.`, origin)]
      : []),
    ...(signals.contact
      ? [lineFor(WEIGHTS.contact, 'contact', 'authenticity', 'Gives a way to contact it.', origin)]
      : []),
    ...(domains.size > 1
      ? [
          lineAgainst(
            WEIGHTS.otherDomain,
            'other-domain',
            'authenticity',
            `Redirects to another domain: ${[...domains].join(', then ')}.`,
            origin,
          ),
        ]
      : []),
  ];
}
