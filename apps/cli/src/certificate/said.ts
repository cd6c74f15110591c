import type { Checked } from '@veracite/verification/certificate/certificate';
import type { CheckedReport, ReportFault } from '@veracite/verification/certificate/check-report';
import { STATUSES } from '@veracite/model/verdict';
import type { Totals } from '@veracite/verification/certificate/report';
import { plainLine } from '../output/plain';
import { version } from '../version';
import { HERE } from './sealing';

/** What is said of a certificate, for people and for programs. */
export interface Said {
  holds: boolean;
  text: string;
  json: object;
}

const FAULTS: Record<ReportFault, string> = {
  'not-utf8': 'It is no certificate, or was changed: its bytes are no text.',
  'not-json': 'It is no certificate, or was changed: its text cannot be read.',
  'not-canonical': 'It was changed since it was signed: its text is not in the one form that certificates have.',
  'not-sealed': 'It is no certificate: nothing in it is signed.',
  'other-key': 'It was changed since it was signed: its key is not the one it names.',
  'unknown-key': 'It is signed by a key that is none of those given.',
  'signature-wrong': 'It was changed since it was signed: the signature does not fit.',
  'not-a-certificate': 'It is signed, and is no certificate of this program.',
  'digest-differs': 'Its digests do not fit what was sealed.',
  'verdict-differs': 'The sealed answers do not lead to the sealed verdict with this version of the program.',
  'entry-missing': 'It was cut since it was signed: it has fewer entries than its list.',
  'entry-added': 'It was added to since it was signed: it has more than its list.',
  'order-differs': 'It was changed since it was signed: its entries are not in the order of its list.',
  'entry-differs': 'It was changed since it was signed: an entry is not the one of its list.',
  'list-differs': 'What its list says does not fit its entries.',
};

/** @param isTrusted whether keys were given that may have signed it */
export function saidOfCertificate(checked: Checked, isTrusted: boolean): Said {
  const { fault, certificate } = checked;
  const { transcript: _transcript, ...certified } = certificate ?? {};
  const holds = fault === undefined;
  const json = { holds, fault, trusted: isTrusted && holds, ...certified };
  if (fault !== undefined) return { holds, json, text: refused(fault, certificate?.version) };
  const { input, verdict, digests, issuer, sealedAt } = checked.certificate;
  const lines = [
    `HOLDS    ${verdictOf(verdict)}: ${plainLine(input.text)}`,
    ...verdict.reasons.map(({ sentence }) => `         ${plainLine(sentence)}`),
    `         Sealed ${plainLine(sealedAt)} by ${plainLine(issuer)} from ${digests.length} answers; judged anew with the same verdict.`,
    signer(checked.kid, issuer, isTrusted),
  ];
  return { holds, json, text: lines.join('\n') };
}

/** The same of a whole report; entries are told in their order. */
export function saidOfReport(checked: CheckedReport, isTrusted: boolean): Said {
  if (checked.fault !== undefined) {
    const { fault, at, head } = checked;
    const json = { holds: false, fault, ...(at !== undefined && { at }), trusted: false };
    return { holds: false, json, text: refused(fault, head?.version, at) };
  }
  const { head, kid, entries } = checked;
  const { issuer, sealedAt, totals } = head;
  const { entries: _list, ...said } = head;
  const lines = [
    `HOLDS    ${sumOf(totals)}`,
    ...entries.map((entry, place) => `${String(place + 1).padStart(7)}  ${verdictOf(entry)}: ${plainLine(entry.text)}`),
    `         Sealed ${plainLine(sealedAt)} by ${plainLine(issuer)}; each judged anew from its answers with the same verdict.`,
    signer(kid, issuer, isTrusted),
  ];
  return { holds: true, json: { holds: true, trusted: isTrusted, kid, ...said, entries }, text: lines.join('\n') };
}

const verdictOf = ({ status, confidence, standing }: { status: string; confidence: number; standing?: string }) =>
  `${status.toUpperCase()}, ${Math.round(confidence * 100)} %${standing ? `, ${standing.toUpperCase()}` : ''}`;

function sumOf({ entries, statuses, standings }: Totals): string {
  const counts = STATUSES.map((status) => ({ word: status as string, count: statuses[status] }));
  const befallen = Object.entries(standings).map(([word, count]) => ({ word, count }));
  const told = [...counts, ...befallen].filter(({ count }) => count > 0).map(({ word, count }) => `${count} ${word}`);
  return `${entries} ${entries === 1 ? 'entry' : 'entries'}: ${told.join(', ')}`;
}

function signer(kid: string, issuer: string, isTrusted: boolean): string {
  if (isTrusted) return `         Signed by a key that was given: ${kid}`;
  const whose = issuer === HERE ? 'whose that is' : `whether that is a key of ${plainLine(issuer)}`;
  const where = issuer === HERE ? '' : ' and its /.well-known/jwks.json';
  return `         Signed by ${kid}: ${whose} says --keys${where}`;
}

function refused(fault: ReportFault, sealedBy: string | undefined, at?: number): string {
  const place = at === undefined ? '' : ` (entry ${at})`;
  const isOther = fault === 'verdict-differs' && sealedBy !== undefined && sealedBy !== version();
  const other = isOther ? ` It was judged by version ${plainLine(sealedBy)}, and this is ${version()}.` : '';
  return `REFUSED  ${FAULTS[fault]}${place}${other}`;
}
