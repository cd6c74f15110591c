/** Addresses of the calls about collections and groups; the GET ones are also keys of the cache. */
const url = (...parts: (string | number)[]) => `/api/${parts.map(encodeURIComponent).join('/')}`;

export const deskApi = {
  collections: () => url('collections'),
  policies: () => url('collections', 'policies'),
  collection: (id: string, ...part: ['report'] | ['papers'] | ['papers', 'known'] | []) =>
    url('collections', id, ...part),
  /** @param filter the query of the page: the state of the papers and words to search */
  queue: (id: string, filter: URLSearchParams, cursor?: string) => {
    const query = new URLSearchParams(filter);
    query.delete('abstracts');
    if (cursor) query.set('cursor', cursor);
    return url('collections', id, 'papers') + (query.size > 0 ? `?${query}` : '');
  },
  export: (id: string, format: 'csv' | 'xlsx' | 'json') => `${url('collections', id, 'export')}?format=${format}`,
  paper: (
    id: string,
    paper: string,
    ...part:
      | ['retry' | 'annotated' | 'corrected' | 'document' | 'file']
      | ['decisions', number]
      | ['answers']
      | ['answers', string, 'file']
      | []
  ) => url('collections', id, 'papers', paper, ...part),
  letter: (id: string, paper: string, format: 'text' | 'docx' | 'eml') =>
    `${url('collections', id, 'papers', paper, 'letter')}?format=${format}`,
  /** The questions of a letter, and the call that answers one. */
  answers: (token: string) => url('answers', token),
  groups: () => url('groups'),
  group: (id: string, ...part: ['members', string] | ['invitations'] | ['invitations', string] | []) =>
    url('groups', id, ...part),
  audit: (group: string) => `${url('groups', group, 'audit')}?format=csv`,
  /** Invitations that the user can accept without their mail; with an id, the call that accepts it. */
  received: (id?: string) => (id === undefined ? url('invitations') : url('invitations', id, 'accept')),
  accept: () => url('invitations', 'accept'),
} as const;
