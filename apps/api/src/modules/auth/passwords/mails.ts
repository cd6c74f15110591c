import type { Message } from '../../../platform/mail/mailer';

const SIGNATURE = '\n\nVeracite\n';

/** @param minutes lifetime of the link */
export function resetMail(to: string, link: string, minutes: number): Message {
  return {
    to,
    subject: 'Set a new password for Veracite',
    text: `We received a request to set a new password for the Veracite account of this address.

${link}

The link works once, for ${minutes} minutes. If you did not request it, you do not need to do anything: your password stays the same.${SIGNATURE}`,
  };
}

export function changedMail(to: string, forgotPage: string): Message {
  return {
    to,
    subject: 'Your Veracite password was changed',
    text: `The password of the Veracite account of this address was changed, and all other sessions were ended. API keys continue to work;
revoke those you do not recognize in the account settings.

If you did not change it, set a new password now: ${forgotPage}${SIGNATURE}`,
  };
}
