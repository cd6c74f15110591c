import { Accounts1763700000000 } from './1763700000000-accounts';
import { Citations1763700100000 } from './1763700100000-citations';
import { Payments1763700200000 } from './1763700200000-payments';
import { ApiKeys1763700300000 } from './1763700300000-api-keys';
import { PasswordResets1763700310000 } from './1763700310000-password-resets';
import { Identities1763700320000 } from './1763700320000-identities';
import { KeyOwners1763700400000 } from './1763700400000-key-owners';
import { PaymentInbox1763700410000 } from './1763700410000-payment-inbox';
import { Finder1763700500000 } from './1763700500000-finder';
import { Bibliography1763700510000 } from './1763700510000-bibliography';
import { Shares1763700700000 } from './1763700700000-shares';
import { Accepted1763700710000 } from './1763700710000-accepted';
import { ReadItems1763700730000 } from './1763700730000-read-items';
import { LoginPlaces1763700800000 } from './1763700800000-login-places';
import { AnswersAsWritten1763700810000 } from './1763700810000-answers-as-written';
import { AskingAgain1763700820000 } from './1763700820000-asking-again';
import { DepartedCredits1763700830000 } from './1763700830000-departed-credits';
import { Webhooks1763800000000 } from './1763800000000-webhooks';
import { Watches1763800100000 } from './1763800100000-watches';
import { SigningKeys1763800200000 } from './1763800200000-signing-keys';
import { Reports1763900000000 } from './1763900000000-reports';
import { TextsNotKept1763900100000 } from './1763900100000-texts-not-kept';
import { ExtraCredits1764000000000 } from './1764000000000-extra-credits';
import { Checks1764000100000 } from './1764000100000-checks';

/** In the order they are run. A migration that was released is never changed. */
export const MIGRATIONS = [
  Accounts1763700000000,
  Citations1763700100000,
  Payments1763700200000,
  ApiKeys1763700300000,
  PasswordResets1763700310000,
  Identities1763700320000,
  KeyOwners1763700400000,
  PaymentInbox1763700410000,
  Finder1763700500000,
  Bibliography1763700510000,
  Shares1763700700000,
  Accepted1763700710000,
  ReadItems1763700730000,
  LoginPlaces1763700800000,
  AnswersAsWritten1763700810000,
  AskingAgain1763700820000,
  DepartedCredits1763700830000,
  Webhooks1763800000000,
  Watches1763800100000,
  SigningKeys1763800200000,
  Reports1763900000000,
  TextsNotKept1763900100000,
  ExtraCredits1764000000000,
  Checks1764000100000,
];
