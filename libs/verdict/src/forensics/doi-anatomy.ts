/** Details of a work encoded in the suffix of its DOI, by the publisher's naming scheme. */
export interface Anatomy {
  /** Year in which the DOI was assigned, usually that of acceptance or of the meeting. */
  year?: number;
  /** ISSN of the journal, as `1234-5678`. */
  issn?: string;
  /** The journal or meeting: the pattern of its folded name, and its display name. */
  venue?: { pattern: RegExp; name: string };
}

/** Venue codes in suffixes, taken from the publishers' DOIs. */
const CODES: Record<string, { pattern: RegExp; name: string }> = {
  'journal.pone': { pattern: /plos one/, name: 'PLOS ONE' },
  'journal.pbio': { pattern: /plos biol/, name: 'PLOS Biology' },
  'journal.pmed': { pattern: /plos med/, name: 'PLOS Medicine' },
  'journal.pcbi': { pattern: /plos comp/, name: 'PLOS Computational Biology' },
  'journal.pgen': { pattern: /plos genet/, name: 'PLOS Genetics' },
  fpsyg: { pattern: /front\w{0,20} in psychol|front psychol/, name: 'Frontiers in Psychology' },
  fimmu: { pattern: /front\w{0,20} in immunol|front immunol/, name: 'Frontiers in Immunology' },
  fnins: { pattern: /front\w{0,20} in neurosci|front neurosci/, name: 'Frontiers in Neuroscience' },
  physrevlett: { pattern: /phys\w{0,20} rev\w{0,20} lett|^prl$/, name: 'Physical Review Letters' },
  revmodphys: { pattern: /rev\w{0,20} (?:of )?mod\w{0,20} phys/, name: 'Reviews of Modern Physics' },
  'j.cell': { pattern: /^cell$/, name: 'Cell' },
  'j.neuron': { pattern: /^neuron$/, name: 'Neuron' },
  'j.neuroimage': { pattern: /neuroimage/, name: 'NeuroImage' },
  'j.artint': { pattern: /artif\w{0,20} intell/, name: 'Artificial Intelligence' },
  nejm: { pattern: /\bn(?:ew)? engl(?:and)? j/, name: 'the New England Journal of Medicine' },
  jama: { pattern: /jama/, name: 'JAMA' },
  bmj: { pattern: /bmj|british medical journal/, name: 'the BMJ' },
  elife: { pattern: /elife/, name: 'eLife' },
  tpami: { pattern: /pattern anal|pami/, name: 'IEEE Transactions on Pattern Analysis and Machine Intelligence' },
  cvpr: { pattern: /cvpr|computer vision and pattern/, name: 'CVPR' },
  iccv: { pattern: /iccv|international conference on computer vision/, name: 'ICCV' },
  icra: { pattern: /icra|robotics and automation/, name: 'ICRA' },
  iros: { pattern: /iros|intelligent robots/, name: 'IROS' },
};

/** Longest code first: "j.neuroimage" before "j". */
const BY_LENGTH = Object.keys(CODES).sort((a, b) => b.length - a.length);

const plausible = (year: number): number | undefined => (year >= 1970 && year <= 2099 ? year : undefined);

/** Expands the two-digit years of Elsevier's older suffixes. */
const century = (digits: number): number => (digits > 60 ? 1900 + digits : 2000 + digits);

/** Returns the year, ISSN and venue encoded in a DOI. */
export function anatomyOf(doi: string): Anatomy {
  const suffix = doi.slice(doi.indexOf('/') + 1).toLowerCase();
  return { year: yearIn(suffix), issn: issnIn(suffix), venue: venueIn(suffix) };
}

function yearIn(suffix: string): number | undefined {
  // Elsevier "s0140-6736(05)66912-7".
  const old = /^s?\d{4}-?\d{3}[\dx]\((\d{2})\)/.exec(suffix);
  if (old) return century(Number(old[1]));
  // Springer Nature "s41586-019-1234-5": the last three digits of the year.
  const nature = /^s\d{5}-(\d{3})-/.exec(suffix);
  if (nature) return plausible(2000 + Number(nature[1]));
  // Wiley "j.1467-8624.2008.01234.x", Elsevier "j.cell.2019.01.001", JAMA, IEEE "tpami.2016.2577031", bioRxiv "2020.01.30.".
  const dotted = /(?:^|[.\w-])\.?((?:19|20)\d{2})\.(?:\d|[a-z])/.exec(suffix);
  return dotted ? plausible(Number(dotted[1])) : undefined;
}

function issnIn(suffix: string): string | undefined {
  const found = /^(?:j\.|s|\(sici\))?(\d{4})-?(\d{3}[\dx])(?:[.(]|$)/.exec(suffix);
  return found ? `${found[1] ?? ''}-${(found[2] ?? '').toUpperCase()}` : undefined;
}

function venueIn(suffix: string): Anatomy['venue'] {
  const code = BY_LENGTH.find((one) => suffix.startsWith(one) && !/[a-z]/.test(suffix.charAt(one.length)));
  return code === undefined ? undefined : CODES[code];
}
