/** Roles of the members of a group. An editor changes collections and decides; a reader sees everything. */
export const GROUP_ROLES = ['owner', 'editor', 'reader'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];
/** Roles that an invitation may have. */
export const INVITED_ROLES = ['editor', 'reader'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const GROUP_NAME_MAX = 80;
/** Maximum number of groups that an account owns, and of members and open invitations of a group. */
export const GROUPS_MAX = 20;
export const GROUP_MEMBERS_MAX = 100;
/** Days for which an invitation is valid. */
export const INVITATION_DAYS = 14;

/** A group of people who work on the same collections. The owner's plan pays for their checks. */
export interface GroupSummary {
  id: string;
  name: string;
  /** Role of the user who asks. */
  role: GroupRole;
  members: number;
  createdAt: string;
}

export interface GroupMember {
  userId: string;
  name: string;
  email: string;
  role: GroupRole;
  joinedAt: string;
}

/** An invitation that was not yet accepted. With the role `owner` it offers the group to a member. */
export interface GroupInvitation {
  id: string;
  email: string;
  role: GroupRole;
  expiresAt: string;
}

/** An invitation as the invited user sees it. */
export interface ReceivedInvitation extends Omit<GroupInvitation, 'email'> {
  /** Name of the group; null as long as the account's address is not confirmed. Only the link of the mail accepts it then. */
  group: string | null;
}

export interface Group extends Omit<GroupSummary, 'members'> {
  members: GroupMember[];
  /** Empty for readers. */
  invitations: GroupInvitation[];
}

/** Something that a member did. Times are ISO 8601. */
export interface AuditEvent {
  id: string;
  at: string;
  /** Name of the member; null after the account was deleted. */
  user: string | null;
  /** Such as `paper.added` or `decision.made`. */
  action: string;
  collectionId?: string;
  paperId?: string;
  /** Further facts: file name, reason, role. No text of a paper. */
  detail: Record<string, string | number | boolean | null>;
}
