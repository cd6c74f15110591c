/** Names of citation styles by their ids. */
export const STYLE_NAMES: Readonly<Record<string, string>> = {
  apa: 'APA',
  mla: 'MLA',
  chicago: 'Chicago (notes and bibliography)',
  'chicago-author-date': 'Chicago (author-date)',
  harvard: 'Harvard',
  ieee: 'IEEE',
  vancouver: 'Vancouver',
  unclear: 'Unclear',
};
