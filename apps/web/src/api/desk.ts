/** Addresses of the calls about collections and groups; the GET ones are also keys of the cache. */
const url = (...parts: (string | number)[]) => `/api/${parts.map(encodeURIComponent).join('/')}`;

/** Which papers of the queue are shown; empty values show all. */
export interface QueueFilter {
  state: string;
  q: string;
}

export const deskApi = {
  collections: () => url('collections'),
  collection: (id: string) => url('collections', id),
  policies: () => url('collections', 'policies'),
  papers: (id: string) => url('collections', id, 'papers'),
  queue: (id: string, filter: QueueFilter, cursor?: string) => {
    const given = Object.entries({ ...filter, cursor }).filter((pair): pair is [string, string] => Boolean(pair[1]));
    const query = new URLSearchParams(given).toString();
    return url('collections', id, 'papers') + (query && `?${query}`);
  },
  known: (id: string) => url('collections', id, 'papers', 'known'),
  paper: (id: string, paper: string) => url('collections', id, 'papers', paper),
  retry: (id: string, paper: string) => url('collections', id, 'papers', paper, 'retry'),
  decision: (id: string, paper: string, position: number) =>
    url('collections', id, 'papers', paper, 'decisions', position),
  letter: (id: string, paper: string, format: 'text' | 'docx' | 'eml') =>
    `${url('collections', id, 'papers', paper, 'letter')}?format=${format}`,
  annotated: (id: string, paper: string) => url('collections', id, 'papers', paper, 'annotated'),
  file: (id: string, paper: string) => url('collections', id, 'papers', paper, 'file'),
  export: (id: string, format: 'csv' | 'xlsx' | 'json') => `${url('collections', id, 'export')}?format=${format}`,
  report: (id: string) => url('collections', id, 'report'),
  groups: () => url('groups'),
  group: (id: string) => url('groups', id),
  invitations: (group: string) => url('groups', group, 'invitations'),
  invitation: (group: string, id: string) => url('groups', group, 'invitations', id),
  accept: () => url('invitations', 'accept'),
  member: (group: string, user: string) => url('groups', group, 'members', user),
  audit: (group: string) => `${url('groups', group, 'audit')}?format=csv`,
} as const;
