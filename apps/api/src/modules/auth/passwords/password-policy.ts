import type { Config } from '../../../platform/config/schema';
import { lazily } from '@veracite/text/data-file';
import common from '../../../../data/common-passwords.json';

interface Owner {
  email: string;
  name: string;
}

type Rules = Pick<Config, 'PASSWORD_MIN' | 'COMMON_PASSWORDS'>;

const commonPasswords = lazily(() => new Set(common.entries));

/** Characters that are commonly added to a word: digits, and the symbols that password rules require. */
const TAIL = '0123456789!?.,#*$_-';

/**
 * Returns why a password is refused, as text for the user; undefined when it is accepted.
 * Length is counted in characters, not bytes. Composition rules are not applied: NIST SP 800-63B 3.1.1.2 advises against them.
 */
export function passwordFault(password: string, owner: Owner, rules: Rules): string | undefined {
  if (Array.from(password).length < rules.PASSWORD_MIN)
    return `Password must be at least ${rules.PASSWORD_MIN} characters long`;
  if (rules.COMMON_PASSWORDS === 'allowed') return undefined;
  if (isCommon(password)) return 'This password is among the most common ones. Please choose another.';
  if (isAboutOwner(password, owner)) return 'Your name or address is easily guessed. Please choose another password.';
  return undefined;
}

function isCommon(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size < 3) return true;
  const stem = stemOf(folded);
  return commonPasswords().has(folded) || (stem.length >= 4 && commonPasswords().has(stem));
}

function isAboutOwner(password: string, { email, name }: Owner): boolean {
  const folded = stemOf(password.toLowerCase());
  const personal = [email, email.split('@')[0] ?? '', name, ...name.split(/\s+/), name.replaceAll(' ', ''), 'veracite'];
  return personal.some((word) => word.length >= 4 && stemOf(word.toLowerCase()) === folded);
}

function stemOf(text: string): string {
  let end = text.length;
  while (end > 0 && TAIL.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
