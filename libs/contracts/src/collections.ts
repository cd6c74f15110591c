import type { Identifiers } from '@veracite/model/identifiers';
import type { CheckEntry } from './checks';
import type { ShiftExample } from './documents';
import type { GroupRole } from './groups';
import type { LetterAnswer } from './letter-answers';
import type { ProblemBody } from './problem';

export const COLLECTION_NAME_MAX = 120;
/** Maximum number of papers of a collection. */
export const PAPERS_MAX = 5_000;
/** Largest upload: a paper, or an archive of papers. Each paper has the limits of documents. */
export const UPLOAD_BYTES_MAX = 100_000_000;
/** Largest sum of the files of a collection. */
export const COLLECTION_BYTES_MAX = 20_000_000_000;
/** Digests of one request that asks which files a collection has. */
export const DIGESTS_MAX = 1_000;
/** Longest policy file, in characters. */
export const POLICY_MAX = 50_000;
/** Longest template of letters, in characters. */
export const LETTER_MAX = 10_000;
/** Days after which a collection is deleted: the default and the limits. */
export const RETENTION_DAYS = { default: 180, min: 1, max: 3_650 } as const;

/** Names of the policies that come with the product. */
export const READY_POLICIES = [
  'conference',
  'journal',
  'thesis',
  'lenient',
  'neurips',
  'acl',
  'iclr',
  'icml',
  'arxiv',
  'siam',
  'icmje',
] as const;
export type ReadyPolicy = (typeof READY_POLICIES)[number];

/** Steps of a paper, in order. `unreadable` ends where `reading` fails. */
export const PAPER_STATES = ['waiting', 'reading', 'checking', 'ready', 'unreadable'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** What a flagged reference is. */
export const FLAG_RULES = ['invented', 'other-work', 'retracted', 'wrong-authors', 'differs', 'unverifiable'] as const;
export type FlagRule = (typeof FLAG_RULES)[number];

/** A reference that the policy flags, unless a decision dismissed it. */
export interface Flag {
  /** Position of the entry in the check. */
  position: number;
  rule: FlagRule;
  /** One line: the reason. */
  message: string;
  /** True: the policy counts it against the paper. False: a person should look at it. */
  counts: boolean;
}

/** How a policy sees a checked paper. */
export interface Assessment {
  /** Version of the policy that it was made with. */
  policyVersion: number;
  references: number;
  /** Expected number of invented references, and its 90 % interval. */
  expected: number;
  interval: [low: number, high: number];
  /** True when the policy counts something against the paper. */
  isAgainst: boolean;
  /** One line that says why the paper has its place in the queue. */
  line: string;
  /** The most important first. */
  flags: Flag[];
  /** Positions of the unknown references without a flag, except those in `unchecked`. */
  unknown?: number[];
  /** Positions of those about which databases did not answer. Absent if there are none. */
  unchecked?: number[];
}

/** A fact about the paper as a whole. It is no verdict and changes no rank. */
export interface Signal {
  kind:
    | 'retracted-share'
    | 'self-citation'
    | 'concentration'
    | 'shared-errors'
    | 'unique-references'
    | 'numbers-shifted'
    | 'phrases';
  /** One line with the count. */
  message: string;
  count: number;
  of: number;
  /** Positions of the entries, where there are some. */
  positions: number[];
  /** Of shifted numbers. */
  examples?: ShiftExample[];
}

/** Longest reason of a decision, in characters. */
export const REASON_MAX = 2_000;
export const DECISION_KINDS = ['confirmed', 'dismissed', 'asked'] as const;
/** `asked`: the authors are asked for evidence. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A decision about a flagged reference. */
export interface Decision {
  position: number;
  kind: DecisionKind;
  reason: string;
  /** It applies to the same reference in all papers of the collection. */
  everywhere: boolean;
  /** Name of the member who decided; null after the account was deleted. */
  user: string | null;
  decidedAt: string;
  /** Counts changes, from 1. A change sends the version that it replaces. */
  version: number;
}

/** Body of `PUT …/papers/:paper/decisions/:position`. `version`: 0 for the first decision. Kind null withdraws it. */
export interface DecisionRequest {
  kind: DecisionKind | null;
  reason: string;
  everywhere?: boolean;
  version: number;
}

/** Body of the 409 for a decision whose version is not the current one, with the current decision. */
export interface DecisionConflict extends ProblemBody {
  current: Decision | null;
}

/** A paper of a collection. */
export interface PaperSummary {
  id: string;
  /** Order in which papers were added, from 0. */
  position: number;
  /** Name of the file. */
  name: string;
  state: PaperState;
  /** Why the file cannot be read, or what the paper waits for, such as credits. */
  fault?: string;
  title?: string;
  identifiers: Identifiers;
  /** Id of its check, which has no references until the file was read. */
  checkId?: string;
  /** References with a result, and all. */
  settled: number;
  references: number;
  assessment?: Assessment;
  /** Flags without a decision. */
  undecided: number;
  /** References with an answer of the authors that is newer than the decision about them. */
  answered?: number;
}

/** A paper with its flagged references. */
export interface Paper extends PaperSummary {
  /** The entries that are flagged or decided. `GET /api/checks/:checkId` has all. */
  entries: CheckEntry[];
  decisions: Decision[];
  signals: Signal[];
  /** Answers of the authors to a letter, the newest last. */
  answers?: LetterAnswer[];
}

/** The queue: sorted by expected number of invented references, highest first. */
export interface PaperPage {
  papers: PaperSummary[];
  total: number;
  /** Cursor of the next page. */
  next?: string;
}

export interface CollectionProgress {
  papers: Record<PaperState, number>;
  references: number;
  settled: number;
  /** Estimated seconds until all papers are ready; absent while it cannot be estimated. */
  secondsLeft?: number;
}

export interface CollectionSummary {
  id: string;
  name: string;
  group: { id: string; name: string };
  /** Role of the user who asks. */
  role: GroupRole;
  policyVersion: number;
  progress: CollectionProgress;
  createdAt: string;
  /** When it is deleted with everything in it. */
  expiresAt: string;
}

export interface Collection extends CollectionSummary {
  /** The policy as YAML. */
  policy: string;
  /** The template of letters: its own, or that of the product. */
  letter: string;
  /** Credits that the owner of the group has left, of which each reference costs one; -1 is unlimited. Absent for readers. */
  credits?: number;
}

export interface CreateCollection {
  name: string;
  /** Absent: the user's own group, which is created with the first collection. */
  groupId?: string;
  /** Name of a ready policy, or YAML. Default: conference. */
  policy?: string;
  retentionDays?: number;
}

export interface ChangeCollection extends Partial<Omit<CreateCollection, 'groupId'>> {
  /** The version that the new policy replaces. */
  policyVersion?: number;
  /** The template of letters; empty: that of the product. */
  letter?: string;
}

/** Body of `GET /api/collections/policies`: each ready policy as YAML, and the JSON schema of a policy. */
export interface PolicyChoices {
  ready: Record<ReadyPolicy, string>;
  schema: object;
}

/** Result of an upload: one for each file of an archive. */
export interface AddedPaper {
  name: string;
  /** Absent for a file that was refused. */
  paper?: PaperSummary;
  /** The same file is already in the collection. */
  isDuplicate?: true;
  /** Why the file was refused. */
  fault?: string;
}

/** A collection exported as JSON, with the flagged references and the decisions of its papers. */
export interface CollectionExport {
  format: 'veracite-collection/1';
  exportedAt: string;
  collection: Pick<Collection, 'id' | 'name' | 'policy' | 'policyVersion'>;
  papers: Paper[];
}
