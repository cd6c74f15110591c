import {
  User,
  Session,
  ApiKeyRecord,
  Identity,
  LoginFailure,
  LoginPlace,
  PasswordReset,
  SignInAttempt,
} from './modules/auth/entities';
import {
  CreditPeriod,
  CreditReservation,
  CreditLedgerEntry,
  DeletedAccountCredits,
  IdempotencyKey,
  StoredPaymentEvent,
  Subscription,
} from './modules/billing/entities';
import { StoredSigningKey } from './modules/certificates/entities';
import { StoredCheck, StoredEntry } from './modules/checks/entities';
import { Citation } from './modules/citations/entities';
import { StoredCollection, StoredPaper, StoredPaperReference, StoredDecision } from './modules/collections/entities';
import { FinderSearch } from './modules/finder/entities';
import { StoredGroup, StoredGroupMember, StoredInvitation, StoredAuditEvent } from './modules/groups/entities';
import { ShareLink } from './modules/share/entities';
import { Watch, WatchedWork, WatchEvent } from './modules/watches/entities';
import { WebhookEndpoint, Delivery } from './modules/webhooks/entities';

/** The entities of the tables that TypeORM reads and writes. */
export const ENTITIES = [
  User,
  Session,
  ApiKeyRecord,
  Identity,
  LoginFailure,
  LoginPlace,
  PasswordReset,
  SignInAttempt,
  CreditPeriod,
  CreditReservation,
  CreditLedgerEntry,
  DeletedAccountCredits,
  IdempotencyKey,
  Subscription,
  StoredPaymentEvent,
  Citation,
  StoredCheck,
  StoredEntry,
  FinderSearch,
  ShareLink,
  Watch,
  WatchedWork,
  WatchEvent,
  WebhookEndpoint,
  Delivery,
  StoredSigningKey,
  StoredGroup,
  StoredGroupMember,
  StoredInvitation,
  StoredAuditEvent,
  StoredCollection,
  StoredDecision,
  StoredPaperReference,
  StoredPaper,
];
