/** The coarse shape of a token, the strongest feature of words unknown to the model. */
export enum Look {
  Initial = 1, // "J"
  Initials = 2, // "JAK": two to four capitals
  Capitals = 3, // longer words in capitals
  Title = 4, // "Nature"
  Mixed = 5, // "McDonald", "eLife"
  Lower = 6,
  Short = 7, // one or two lower-case letters
  Year = 8, // 1400 to 2099
  Digit1 = 9,
  Digit2 = 10,
  Digit3 = 11,
  Digit4 = 12,
  Digit5 = 13, // five and more
  Uncased = 14, // CJK, Arabic …
  Mark = 15, // punctuation; the mark itself is its word
  Mask = 16,
}

export function lookOf(text: string): Look {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) return lookOfDigits(text);
  const upper = text.toUpperCase();
  const lower = text.toLowerCase();
  if (upper === lower) return /\p{N}/u.test(text) ? Look.Digit1 : /\p{L}/u.test(text) ? Look.Uncased : Look.Mark;
  if (text === upper) return text.length === 1 ? Look.Initial : text.length <= 4 ? Look.Initials : Look.Capitals;
  if (text === lower) return text.length <= 2 ? Look.Short : Look.Lower;
  return text.slice(1) === lower.slice(1) ? Look.Title : Look.Mixed;
}

function lookOfDigits(text: string): Look {
  // A letter distinguishes works of the same year: "1998a".
  if (text.length === 5 && /[a-h]$/.test(text)) return Look.Year;
  if (text.length === 4 && text >= '1400' && text < '2100') return Look.Year;
  return Look.Digit1 + Math.min(text.length, 5) - 1;
}
