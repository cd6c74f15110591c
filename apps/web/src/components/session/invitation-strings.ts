export const invitationStrings = {
  title: 'Invitations',
  unnamedGroup: 'A group',
  invitedAs: (role: 'owner' | 'editor' | 'reader', day: string) =>
    `${role === 'owner' ? 'You are asked to own this group' : `Invited as ${role}`} · until ${day}`,
  byMailOnly:
    'Open the link in the mail to accept. The group has no name here, because your address is not confirmed: a new password by mail (“Forgot password?”) confirms it.',
  accept: 'Accept',
  acceptOf: (group: string) => `Accept: ${group}`,
  joinSure: 'Yes, join the group',
  ownSure: 'Yes, its checks cost my credits from now on',
  joined: (name: string) => `You are now a member of “${name}”.`,
} as const;
