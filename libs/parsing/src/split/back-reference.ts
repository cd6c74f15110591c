const PAGES = String.raw`(?:,?\s(?:at|pp?\.?|S\.|§{1,2})?\s?\d{1,5}(?:\s?[-–]\s?\d{1,5})?)?`;
/** A note that only points to an earlier one: "Ibid., p. 12", "See id. at 1855", "Roe, supra note 1, at 40", "Roe (n 1) 50". */
const BACK_REFERENCE = new RegExp(
  String.raw`^(?:[Ss]ee(?: also)?,?\s)?(?:(?:[Ii]bid(?:em)?|[Ii]d|[Ee]bd|[Ee]benda|[Oo]p\. cit|[Ll]oc\. cit)\.?|[^.;]{2,80}?,?\s(?:supra|above)(?:,? (?:note|n\.?)\s?\d{1,4})|[^.;()]{2,80}?,?\s(?:op\.|loc\.)\s?cit\.?|[^.;()]{2,80}?\s\((?:above )?(?:n|note|fn)\.?\s?\d{1,4}\))${PAGES}[\s.,;]*$`,
  'u',
);

/** A name, a few words and a page: "Roe, Deep Kettles, 98", "Roe, ‘Deep kettles’, p. 98". */
const SHORT_TITLE =
  /^(?:[Ss]ee(?: also)?,?\s)?(\p{Lu}[\p{L}'’-]{1,30}),\s[‘'“"]?(\p{Lu}[^,;.’'”"]{3,60}?)[’'”"]?,?\s(?:pp?\.\s)?\d{1,4}(?:\s?[-–]\s?\d{1,4})?\.?$/u;

/** Returns true for a note with the name and the first words of the title of an earlier entry, and a page. */
export function isShortTitle(note: string, earlier: readonly string[]): boolean {
  const [, name = '', title = ''] = SHORT_TITLE.exec(note.trim()) ?? [];
  if (!name || /\d/.test(title)) return false;
  const begins = new RegExp(
    String.raw`[‘'“"«,.:)]\s?[‘'“"«]?${title.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?!\p{L})`,
    'iu',
  );
  return earlier.some((entry) => entry.slice(0, 80).includes(name) && begins.test(entry));
}

/** Returns true for a note without a work of its own. */
export const isBackReference = (note: string): boolean => note.length < 160 && BACK_REFERENCE.test(note.trim());
