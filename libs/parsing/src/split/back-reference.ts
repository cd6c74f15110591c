const PAGES = String.raw`(?:,?\s(?:at|pp?\.?|S\.|§{1,2})?\s?\d{1,5}(?:\s?[-–]\s?\d{1,5})?)?`;
/** A note that only points to an earlier one: "Ibid., p. 12", "See id. at 1855", "Roe, supra note 1, at 40", "Roe (n 1) 50". */
const BACK_REFERENCE = new RegExp(
  String.raw`^(?:[Ss]ee(?: also)?,?\s)?(?:(?:[Ii]bid(?:em)?|[Ii]d|[Ee]bd|[Ee]benda|[Oo]p\. cit|[Ll]oc\. cit)\.?|[^.;]{2,80}?,?\s(?:supra|above)(?:,? (?:note|n\.?)\s?\d{1,4})|[^.;()]{2,80}?,?\s(?:op\.|loc\.)\s?cit\.?|[^.;()]{2,80}?\s\((?:above )?(?:n|note|fn)\.?\s?\d{1,4}\))${PAGES}[\s.,;]*$`,
  'u',
);

/** Returns true for a note without a work of its own. */
export const isBackReference = (note: string): boolean => note.length < 160 && BACK_REFERENCE.test(note.trim());
