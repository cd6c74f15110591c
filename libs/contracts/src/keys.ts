/** What an API key may be allowed to do. `read` is the history, its statistics and nothing that changes anything. */
export const KEY_SCOPES = ['verify', 'find', 'bibliography', 'sources', 'read', 'watch'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Keys one account may hold at a time. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 60;

export interface KeyRequest {
  name: string;
  scopes: KeyScope[];
}

/** A key as its owner sees it later: never the key itself. */
export interface ApiKey {
  id: string;
  name: string;
  /** How the key begins, to tell one from another: `vk_Ab3d`. */
  hint: string;
  scopes: KeyScope[];
  createdAt: string;
  /** To the minute; null before the first use. */
  lastUsedAt: string | null;
}

/** The only answer that holds the key. */
export interface NewApiKey extends ApiKey {
  key: string;
}
