import { ApiKeyRecord } from './modules/auth/entities/api-key.entity';
import { Identity } from './modules/auth/entities/identity.entity';
import { LoginFailure } from './modules/auth/entities/login-failure.entity';
import { LoginPlace } from './modules/auth/entities/login-place.entity';
import { PasswordReset } from './modules/auth/entities/password-reset.entity';
import { SignInAttempt } from './modules/auth/entities/sign-in-attempt.entity';
import { Session } from './modules/auth/session.entity';
import { User } from './modules/auth/user.entity';
import { CreditLedgerEntry } from './modules/billing/entities/credit-ledger-entry.entity';
import { CreditPeriod } from './modules/billing/entities/credit-period.entity';
import { CreditReservation } from './modules/billing/entities/credit-reservation.entity';
import { DeletedAccountCredits } from './modules/billing/entities/deleted-account-credits.entity';
import { IdempotencyKey } from './modules/billing/entities/idempotency-key.entity';
import { StoredPaymentEvent } from './modules/billing/payments/entities/payment-event.entity';
import { Subscription } from './modules/billing/payments/entities/subscription.entity';
import { StoredSigningKey } from './modules/certificates/entities/signing-key.entity';
import { StoredEntry } from './modules/checks/entities/check-entry.entity';
import { StoredCheck } from './modules/checks/entities/check.entity';
import { Citation } from './modules/citations/entities/citation.entity';
import { StoredCollection } from './modules/collections/entities/collection.entity';
import { StoredDecision } from './modules/collections/entities/decision.entity';
import { StoredPaperReference } from './modules/collections/entities/paper-reference.entity';
import { StoredAuditEvent } from './modules/groups/entities/audit-event.entity';
import { StoredPaper } from './modules/collections/entities/paper.entity';
import { FinderSearch } from './modules/finder/entities/finder-search.entity';
import { StoredInvitation } from './modules/groups/entities/group-invitation.entity';
import { StoredGroupMember } from './modules/groups/entities/group-member.entity';
import { StoredGroup } from './modules/groups/entities/group.entity';
import { ShareLink } from './modules/share/entities/share.entity';
import { WatchEvent } from './modules/watches/entities/watch-event.entity';
import { WatchedWork } from './modules/watches/entities/watched-work.entity';
import { Watch } from './modules/watches/entities/watch.entity';
import { Delivery } from './modules/webhooks/entities/webhook-delivery.entity';
import { WebhookEndpoint } from './modules/webhooks/entities/webhook-endpoint.entity';

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
