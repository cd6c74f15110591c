import { INVITATION_DAYS } from '@veracite/contracts/groups';
import type { Message } from '../../platform/mail/mailer';

/** @param from name of the member who invites. @param link address at which the invitation is accepted */
export function invitationMail(to: string, from: string, group: string, link: string): Message {
  // A name must not look like a part of the mail.
  const [inviter, name] = [from, group].map((text) => text.replace(/\s+/g, ' '));
  return {
    to,
    subject: `Invitation to the group “${name}” on Veracite`,
    text: `${inviter} invites you to the group “${name}” on Veracite, which checks the references of papers.

${link}

The link works once, for ${INVITATION_DAYS} days. You need an account, under this address or another one. If you do not know the sender, you do not need to do anything.

Veracite
`,
  };
}
