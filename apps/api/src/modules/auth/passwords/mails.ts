import type { Message } from '../../../platform/mail/mailer';

const SIGNATURE = '\n\nVeracite\n';

/** @param minutes until the link ends */
export function resetMail(to: string, link: string, minutes: number): Message {
  return {
    to,
    subject: 'Set a new password for Veracite',
    text: `Somebody, most likely you, asked to set a new password for the Veracite account of this address.

${link}

The link works once, for ${minutes} minutes. If it was not you, nothing needs to be done: your password stays as it is.${SIGNATURE}`,
  };
}

export function changedMail(to: string, forgotPage: string): Message {
  return {
    to,
    subject: 'Your Veracite password was changed',
    text: `The password of the Veracite account of this address was changed just now, and every other session was ended. API keys go on to work;
revoke those you do not know in the account settings.

If it was not you, set a new one at once: ${forgotPage}${SIGNATURE}`,
  };
}
