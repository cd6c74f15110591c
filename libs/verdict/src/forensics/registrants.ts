/**
 * A publisher and the DOI prefixes that it registers. Publishers keep prefixes of companies they bought, and journals
 * that move keep their DOIs, so a mismatch is a sign and no proof. From the registries' records of 2026.
 */
interface Registrant {
  name: string;
  prefixes: string[];
  /** Pattern of the publisher's folded name in references. */
  called: RegExp;
  /** Pattern of folded names of venues that only this publisher has published since DOIs exist. */
  venues?: RegExp;
}

const REGISTRANTS: Registrant[] = [
  {
    name: 'IEEE',
    prefixes: ['10.1109', '10.23919'],
    called: /\bieee\b|institute of electrical and electronics/,
    venues: /^(?:proceedings of the ieee$|ieee (?:transactions|trans|access|journal|signal|communications))/,
  },
  {
    name: 'ACM',
    prefixes: ['10.1145'],
    called: /\bacm\b|association for computing machinery/,
    venues: /^(?:acm trans|communications of the acm$|journal of the acm$)/,
  },
  {
    name: 'Elsevier',
    prefixes: ['10.1016', '10.1006', '10.1053', '10.1067', '10.1078', '10.1054', '10.1205', '10.3182'],
    called: /\belsevier\b|academic press|cell press|pergamon/,
    venues: /^(?:the )?lancet|^(?:cell|neuron|chemosphere|tetrahedron)$/,
  },
  {
    name: 'Springer Nature',
    prefixes: [
      '10.1007',
      '10.1023',
      '10.1038',
      '10.1186',
      '10.1140',
      '10.1208',
      '10.1245',
      '10.1057',
      '10.1134',
      '10.1114',
      '10.1365',
      '10.1361',
    ],
    called: /\bspringer\b|nature (?:publishing|portfolio)|palgrave|biomed central|kluwer/,
    venues: /^(?:nature(?: \w+)?|scientific reports|bmc \w.*|machine learning)$/,
  },
  {
    name: 'Wiley',
    prefixes: ['10.1002', '10.1111', '10.1046', '10.1113', '10.1029', '10.1155', '10.1049'],
    called: /\bwiley\b|blackwell|hindawi/,
    venues: /^(?:child development|econometrica|angewandte chemie.*)$/,
  },
  {
    name: 'Taylor & Francis',
    prefixes: ['10.1080', '10.1081', '10.1201', '10.1198', '10.4324', '10.1300', '10.3109', '10.1207'],
    called: /taylor and francis|routledge|crc press|informa/,
  },
  { name: 'SAGE', prefixes: ['10.1177', '10.1191', '10.1258', '10.4135', '10.1106', '10.1260'], called: /\bsage\b/ },
  {
    name: 'Oxford University Press',
    prefixes: ['10.1093', '10.1210'],
    called: /oxford university press|\boup\b/,
    venues: /^(?:brain|bioinformatics|nucleic acids research|biometrika)$/,
  },
  { name: 'Cambridge University Press', prefixes: ['10.1017', '10.1079'], called: /cambridge university press/ },
  {
    name: 'the American Chemical Society',
    prefixes: ['10.1021'],
    called: /american chemical society|\bacs\b/,
    venues: /^(?:journal of the american chemical society|chemical reviews|j am chem soc|nano letters)$/,
  },
  {
    name: 'the American Physical Society',
    prefixes: ['10.1103'],
    called: /american physical society/,
    venues: /^(?:physical review|phys rev|reviews of modern physics)/,
  },
  {
    name: 'the Public Library of Science',
    prefixes: ['10.1371'],
    called: /public library of science|\bplos\b/,
    venues: /^plos /,
  },
  { name: 'Frontiers', prefixes: ['10.3389'], called: /\bfrontiers\b/, venues: /^frontiers in / },
  { name: 'MDPI', prefixes: ['10.3390'], called: /\bmdpi\b/ },
  {
    name: 'the American Psychological Association',
    prefixes: ['10.1037'],
    called: /american psychological association/,
    venues: /^psychological (?:review|bulletin)$/,
  },
  {
    name: 'the National Academy of Sciences',
    prefixes: ['10.1073'],
    called: /national academy of sciences/,
    venues: /^(?:pnas|proceedings of the national academy of sciences.*|proc natl acad sci.*)$/,
  },
  {
    name: 'AAAS',
    prefixes: ['10.1126'],
    called: /american association for the advancement/,
    venues: /^science(?: (?:advances|immunology|robotics|signaling|translational medicine))?$/,
  },
  {
    name: 'the American Medical Association',
    prefixes: ['10.1001'],
    called: /american medical association/,
    venues: /^jama(?: .*)?$/,
  },
  {
    name: 'the Massachusetts Medical Society',
    prefixes: ['10.1056'],
    called: /massachusetts medical society/,
    venues: /^(?:the )?new england journal of medicine$/,
  },
  { name: 'BMJ', prefixes: ['10.1136'], called: /\bbmj\b/, venues: /^bmj(?: .*)?$/ },
  { name: 'eLife', prefixes: ['10.7554'], called: /\belife\b/, venues: /^elife$/ },
  { name: 'arXiv', prefixes: ['10.48550'], called: /\barxiv\b/ },
];

/** Returns the publisher that registers DOIs with this DOI's prefix, if known. */
export function registrantOf(doi: string): Registrant | undefined {
  const prefix = doi.slice(0, doi.indexOf('/'));
  return REGISTRANTS.find(({ prefixes }) => prefixes.includes(prefix));
}

/** Returns the publisher with this folded name, or the publisher of the venue with this folded name. */
export function publisherNamed(publisher: string, venue: string): Registrant | undefined {
  return REGISTRANTS.find(
    ({ called, venues }) => (publisher && called.test(publisher)) || (venue && venues?.test(venue)),
  );
}
