import { authStrings as s } from '../../components/session/strings';

/** Something, an at sign, and a name with a dot in it; the server's mail is the real proof. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What to say under a field that holds no address, or true. */
export function emailFault(email: string): string | true {
  return email.trim().length === 0 ? s.emailRequired : EMAIL.test(email.trim()) || s.emailInvalid;
}
