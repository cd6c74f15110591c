const WORDS =
  /(?<!\p{L})(?:universit[àäéy]t?|universidade?|institut[eo]?\p{L}{0,3}|istituto|department|ministry|minist[eéè]r\p{L}{1,4}|bundes\p{L}+|society|committee|commission|council|group|consortium|collaboration|network|agency|organi[sz]ation|organiza[cç](?:ão|ión|oes|ões)|asocia[cç][iãó]\p{L}*|associa[cçtz][iãó]\p{L}*|sociedade?|société|fundaç\p{L}+|fundaci\p{L}+|fondation|programa|foundation|academies|cent(?:re|er)s?|bureau|office|board|bank|union|nations|company|corporation|inc|ltd|gmbh|press|team|federation|academy|investigators|initiative|project|program(?:me)?|laboratory|hospital|congress|parliament|government|court|administration|survey|task force|working party|panel on|brasil|comissão|secretaria|statistisches|gesellschaft|verband|stiftung|kommission|observatory|library|museum|corp|llc|academia|academie|akademie|databases?|institución)(?!\p{L})/iu;
const ARTICLES = /^(?:the|le|la|los|das|die|der)\s/i;

/** Offices in one German word, and companies and societies that end so. */
const ENDINGS =
  /(?:\p{Ll}{4}amt|ministerium|regierung)$|\p{L}\s(?:international|australia|deutschland|france|uk|usa|canada)$/iu;

/** Whether a word for a body is in a name; "of" and "the" say it less surely. */
export function namesBody(name: string): boolean {
  const words = name.trim().split(/\s+/);
  return (
    (WORDS.test(name) && (words.length > 1 || name.length > 8)) || ENDINGS.test(name.replace(/[\s.,;:]{0,3}$/, ''))
  );
}

/** Whether a name that stands among people is that of a study: "Leicestershire Incontinence Study". */
export const isStudy = (name: string): boolean => /\s(?:Study|Trial)[\s.,;:]{0,3}$/u.test(name);

/** Whether a name is that of a body and not of a person. */
export function isOrganisation(name: string): boolean {
  const words = name.trim().split(/\s+/);
  if (namesBody(name)) return true;
  if (/\b(?:of|for|on|and the|des|für)\b/.test(name) && words.length > 2 && !name.includes(',')) return true;
  if (ARTICLES.test(name) && words.length > 2 && /^(?:the)\s/i.test(name)) return true;
  // An acronym alone: "OECD", "WHO".
  return words.length === 1 && /^[\p{Lu}&/]{3,8}\.?$/u.test(name.trim()) && !/[ÄÖÜ]/.test(name);
}
