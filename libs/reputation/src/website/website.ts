import type { Alternative } from '@veracite/model/source-report';
import type { BalanceLine } from '@veracite/model/balance';
import { opinions, type Ranks } from '../journal/list-lines';
import type { Lists } from '../facts/lists';
import { KNOWN_ORIGIN, type KnownPublishers } from '../facts/publishers';
import { NOTHING, NO_FACTS, silenceNotes, type Findings } from '../report/findings';
import { scoreOf } from '../report/scores';
import { applying, signal, stepOf, weightOf, type Origin, type SignalName } from '../report/signals';
import type { PageReply } from '../web/guarded-get';
import { registeredDomain } from '../web/place';
import type { PageSignals } from '../web/page-signals';
import { isMissing, transportLines } from './transport';
import { WebsiteDossier, unencrypted } from './dossier';

const YEARS_OLD = 10;
const YEARS_YOUNG = 2;
const DAY_MS = 86_400_000;

const PAGE_COULD_BRING = weightOf('scholarly-tags', 'certificate', 'contact', 'policies');

/** Checks whether the request shows that there is, or is not, a page at the address. */
export function pageAnswered({ status, problem }: PageReply): boolean {
  if (problem === 'unknown-host' || problem === 'certificate' || problem === 'too-large') return true;
  return status !== undefined && status < 500 && problem !== 'timeout';
}

export function websiteFindings(dossier: WebsiteDossier, lists: Lists, publishers: KnownPublishers): Findings {
  const { address, page, domain } = dossier;
  const hasPage = page.body !== undefined && !isMissing(page);
  const signals = hasPage ? dossier.signals : undefined;
  const known = publishers.publisherOf(address);
  const answered = pageAnswered(page);
  const inDomain = domain.outcome === 'answered';
  const listed = listLines(address, lists);
  const hasDomainAnswer = domain.outcome !== 'failed';
  const exists = hasPage || (!isMissing(page) && (known !== undefined || domain.registered === true));
  return {
    ...NOTHING,
    lines: applying(
      known && signal('known-site', KNOWN_ORIGIN, { name: known.name, type: known.type }),
      ...listed,
      domainLine(dossier),
      ...transportLines(dossier),
      ...(signals ? signalLines(signals, dossier) : []),
    ),
    answeredPoints:
      (answered ? PAGE_COULD_BRING : 0) +
      (inDomain ? weightOf('domain-old') : 0) +
      (known ? weightOf('known-site') : 0),
    unansweredPoints: (answered ? 0 : PAGE_COULD_BRING) + (hasDomainAnswer ? 0 : weightOf('domain-old')),
    verifiedIn: [...(hasPage ? ['the website'] : []), ...(domain.registered ? ['its domain’s registry'] : [])],
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
      ...silenceNotes([
        { name: 'the website', answered },
        { name: 'the registry of its domain', answered: hasDomainAnswer },
      ]),
    ],
    alternatives: authenticSites(address, lists),
  };
}

function listLines(address: string, lists: Lists): BalanceLine[] {
  const listedAs = (name: SignalName, what: string, ...kinds: string[]) => {
    const ranks: Ranks = [name, 'listed-again'];
    return opinions(
      kinds.flatMap((kind) => lists.placed(address).filter((listing) => listing.kind === kind)),
      ranks,
      what,
    );
  };
  const [authentic] = lists.authentic(address);
  const list = authentic?.lists[0];
  return applying(
    ...listedAs('counterfeit-site', 'counterfeit of a journal', 'hijacked').map((line) => ({
      ...line,
      id: `counterfeit:${line.id}`,
      aspect: 'authenticity' as const,
    })),
    ...listedAs('listed-site', 'publisher or journal', 'journal', 'publisher'),
    ...listedAs('metrics-site', 'company of misleading metrics', 'metrics'),
    list &&
      signal(
        'has-counterfeit',
        { origin: list.name, date: list.date, url: list.address },
        { twin: authentic.twin ?? authentic.title, place: authentic.place },
      ),
  );
}

function authenticSites(address: string, lists: Lists): Alternative[] {
  return lists.placed(address).flatMap(({ kind, twin, twinPlace }) =>
    kind === 'hijacked' && twin && twinPlace
      ? [
          {
            title: twin,
            reason: 'The journal that this site counterfeits.',
            quality: scoreOf({ for: weightOf('known-site'), against: 0, unanswered: 0 }),
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

function domainLine(dossier: WebsiteDossier): BalanceLine | undefined {
  const { domain, today } = dossier;
  const origin: Origin = { origin: 'Domain registry (RDAP)', date: today };
  const values = { domain: domain.domain, date: domain.registeredOn };
  if (domain.registered === false) return signal('domain-unregistered', origin, values);
  const age = ageInYears(dossier);
  if (age === undefined) return undefined;
  const name = stepOf(age, [['domain-old', YEARS_OLD], ['domain-age', YEARS_YOUNG], ['domain-young']]);
  return signal(name, origin, values);
}

function signalLines(
  { scholarlyTags, policies, contact }: PageSignals,
  { page, today }: WebsiteDossier,
): BalanceLine[] {
  const origin: Origin = { origin: 'The page itself', date: today, url: page.chain.at(-1) };
  const domains = [...new Set(page.chain.flatMap((address) => registeredDomain(address) ?? []))];
  const count = scholarlyTags.length;
  return applying(
    signal(count > 0 ? 'scholarly-tags' : 'no-scholarly-tags', origin, { count: String(count) }),
    policies.length >= 2 && signal('policies', origin, { policies: policies.join(', ') }),
    contact && signal('contact', origin),
    domains.length > 1 && signal('other-domain', origin, { domains: domains.join(', then ') }),
  );
}
