/** Expands "1245-8" to "1245-1258", replaces dashes by hyphens and removes `pp.` and spaces. */
export function expandPageRange(text: string | undefined): string | undefined {
  const page = text
    ?.replace(/[\u2010-\u2015\u2212]|--/g, '-')
    .replace(/^\s{0,3}pp?\.?\s{1,3}/i, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim()
    .replace(/-$/, '');
  if (!page) return undefined;
  const range = /^([a-z]{0,3})(\d{1,7})-([a-z]{0,3})(\d{1,7})$/i.exec(page);
  if (!range) return page;
  const [, letters = '', first = '', otherLetters = '', last = ''] = range;
  if (last.length >= first.length) return `${letters}${first}-${otherLetters || letters}${last}`;
  return `${letters}${first}-${letters}${first.slice(0, first.length - last.length)}${last}`;
}

/** Joins the first and last page. Equal pages give one page. */
export function joinPages(first: string | undefined, last: string | undefined): string | undefined {
  const from = expandPageRange(first);
  const to = expandPageRange(last);
  if (!from || from.includes('-')) return from;
  return to && to !== from ? expandPageRange(`${from}-${to}`) : from;
}
