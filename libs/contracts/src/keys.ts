/** Scopes of an API key. `read` gives read-only access to the history and its statistics. */
export const KEY_SCOPES = ['verify', 'find', 'bibliography', 'sources', 'read', 'watch', 'desk'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Maximum number of keys of one account. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 60;

/** A key in the list of its owner, without the key itself. */
export interface ApiKey {
  id: string;
  name: string;
  /** First characters of the key, to distinguish keys: `vk_Ab3d`. */
  hint: string;
  scopes: KeyScope[];
  createdAt: string;
  /** To the minute; null before the first use. */
  lastUsedAt: string | null;
}

/** The only response with the key. */
export interface NewApiKey extends ApiKey {
  key: string;
}
