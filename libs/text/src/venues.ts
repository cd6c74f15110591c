import { remembered } from './remembered';

/**
 * Names of conferences, journals and repositories that share no letters with the short forms everyone uses for them.
 * One row is one venue: its short forms, then `|`, then names as they stand in proceedings, without "Proceedings of the".
 * A dash before them: the venue registers no DOIs for its papers, and no bibliography holds them all.
 * Facts of the venues' own sites. Names whose initials are their short form need no row, and have one only to keep
 * the short form from being taken for another venue.
 */
const ROWS = `
neurips nips | neural information processing systems | advances in neural information processing systems
icml | international conference on machine learning
iclr | international conference on learning representations | learning representations
aaai | aaai conference on artificial intelligence | national conference on artificial intelligence | association for the advancement of artificial intelligence
ijcai | international joint conference on artificial intelligence | international joint conferences on artificial intelligence
cvpr | computer vision and pattern recognition
iccv | international conference on computer vision
eccv | european conference on computer vision
wacv | winter conference on applications of computer vision
bmvc | british machine vision conference
acl | annual meeting of the association for computational linguistics | association for computational linguistics
emnlp | empirical methods in natural language processing
naacl naacl-hlt | north american chapter of the association for computational linguistics
eacl | european chapter of the association for computational linguistics
aacl | asia pacific chapter of the association for computational linguistics
coling | international conference on computational linguistics
conll | computational natural language learning
tacl | transactions of the association for computational linguistics
aistats | artificial intelligence and statistics
uai | uncertainty in artificial intelligence
colt | conference on learning theory | computational learning theory
alt | algorithmic learning theory
corl | conference on robot learning
icra | international conference on robotics and automation
iros | intelligent robots and systems
rss | robotics science and systems
kdd sigkdd | knowledge discovery and data mining | knowledge discovery data mining
icdm | international conference on data mining
sdm | siam international conference on data mining
wsdm | web search and data mining
www thewebconf | world wide web conference | web conference | international conference on world wide web
cikm | information and knowledge management
sigir | research and development in information retrieval
recsys | recommender systems
ecir | european conference on information retrieval
sigmod | management of data
vldb pvldb | very large data bases | very large databases | vldb endowment
icde | international conference on data engineering
pods | principles of database systems
edbt | extending database technology
chi | human factors in computing systems
cscw | computer supported cooperative work
uist | user interface software and technology
iui | intelligent user interfaces
osdi | operating systems design and implementation
sosp | symposium on operating systems principles
nsdi | networked systems design and implementation
atc | usenix annual technical conference
fast | file and storage technologies
eurosys | european conference on computer systems
asplos | architectural support for programming languages and operating systems
isca | international symposium on computer architecture
micro | international symposium on microarchitecture
hpca | high performance computer architecture
sigcomm | applications technologies architectures and protocols for computer communication
infocom | computer communications
ccs | computer and communications security
ndss | network and distributed system security
soups | usable privacy and security
pets popets | privacy enhancing technologies
crypto | annual international cryptology conference | advances in cryptology crypto
eurocrypt | theory and applications of cryptographic techniques
stoc | symposium on theory of computing
focs | foundations of computer science
soda | symposium on discrete algorithms
icalp | automata languages and programming
pldi | programming language design and implementation
popl | principles of programming languages
oopsla | object oriented programming systems languages and applications
icse | international conference on software engineering
fse esec | foundations of software engineering
ase | automated software engineering
issta | software testing and analysis
cav | computer aided verification
lics | logic in computer science
siggraph | computer graphics and interactive techniques
icassp | acoustics speech and signal processing
interspeech | conference of the international speech communication association
miccai | medical image computing and computer assisted intervention
aamas | autonomous agents and multiagent systems | autonomous agents and multi agent systems
icaps | automated planning and scheduling
gecco | genetic and evolutionary computation
facct fat | fairness accountability and transparency
jmlr | journal of machine learning research
- tmlr | transactions on machine learning research
pmlr | proceedings of machine learning research
jair | journal of artificial intelligence research
tpami pami | pattern analysis and machine intelligence
tnnls | neural networks and learning systems
tkde | knowledge and data engineering
tog | transactions on graphics
tois | transactions on information systems
tods | transactions on database systems
ijcv | international journal of computer vision
jacm | journal of the acm
cacm | communications of the acm
csur | computing surveys
lncs | lecture notes in computer science
pnas | proceedings of the national academy of sciences | proceedings of the national academy of sciences of the united states of america | proc natl acad sci
jama | journal of the american medical association
bmj | british medical journal
nejm | new england journal of medicine
jbc | journal of biological chemistry
jacs | journal of the american chemical society
prl | physical review letters
mnras | monthly notices of the royal astronomical society
apj | astrophysical journal
jasa | journal of the american statistical association
arxiv corr | computing research repository | arxiv org | arxiv cornell university
biorxiv | cold spring harbor laboratory | preprint server for biology
medrxiv | preprint server for health sciences
chemrxiv | preprint server for chemistry
psyarxiv | psychology archive
ssrn | social science research network | ssrn electronic journal
`;

interface Venue {
  id: string;
  shorts: string[];
  names: string[];
  registersDois: boolean;
}

const VENUES: Venue[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [shorts = '', ...names] = row.split(' | ');
    const forms = shorts.replace(/^- /, '').split(' ');
    return { id: forms[0] ?? '', shorts: forms, names, registersDois: !shorts.startsWith('- ') };
  });
const BY_SHORT = new Map(VENUES.flatMap((venue) => venue.shorts.map((short): [string, string] => [short, venue.id])));

/** Venues whose short form is a common word: only alone or in brackets is it the venue. */
const COMMON = new Set(['fast', 'micro', 'chi', 'fat', 'alt', 'atc', 'rss', 'crypto', 'acl', 'cell', 'focs', 'soda']);

/** Id of the known venue that a folded name means, or undefined. Longer names win over shorter ones inside them. */
export const knownVenue = remembered((folded: string): string | undefined => {
  const words = folded.split(' ');
  if (words.length === 1) return BY_SHORT.get(folded);
  let best: { id: string; length: number } | undefined;
  const padded = ` ${folded} `;
  for (const venue of VENUES) {
    for (const name of venue.names) {
      if (padded.includes(` ${name} `) && name.length > (best?.length ?? 0))
        best = { id: venue.id, length: name.length };
    }
  }
  if (best) return best.id;
  if (words.length <= 4) {
    const short = words.find((word) => BY_SHORT.has(word) && !COMMON.has(word));
    if (short) return BY_SHORT.get(short);
  }
  return undefined;
});

const WITHOUT_DOIS = new Set(VENUES.filter(({ registersDois }) => !registersDois).map(({ id }) => id));

/** Checks whether a folded name is a venue that registers no DOIs and that no database covers completely. */
export function registersNoDois(folded: string): boolean {
  return WITHOUT_DOIS.has(knownVenue(folded) ?? '');
}

/** Short forms that are not all capitals. */
const SPELLED = new Map(
  'NeurIPS arXiv bioRxiv medRxiv ChemRxiv PsyArXiv CoRL RecSys EuroSys FAccT CoNLL CoRR PeerJ'
    .split(' ')
    .map((form): [string, string] => [form.toLowerCase(), form]),
);

/** A venue's short form as it is written: "NeurIPS", "ICLR". */
export function spelledShortForm(folded: string): string {
  return SPELLED.get(folded) ?? folded.toUpperCase();
}

/** Checks whether a folded word is only the short form of a venue. */
export function isShortForm(word: string): boolean {
  return BY_SHORT.has(word) && !COMMON.has(word);
}

const PREPRINT_VENUES = new Set(['arxiv', 'biorxiv', 'medrxiv', 'chemrxiv', 'psyarxiv', 'ssrn']);
const PREPRINT_WORDS =
  /\b(?:arxiv|corr|biorxiv|medrxiv|chemrxiv|psyarxiv|ssrn|osf|preprints?|research square|techrxiv|zenodo|hal|eprint|openreview|authorea|engrxiv|socarxiv|edarxiv|cold spring harbor laboratory|openrxiv|in review)\b/;

/** Checks whether a folded venue name is a preprint repository. */
export function isPreprintVenue(folded: string): boolean {
  return PREPRINT_VENUES.has(knownVenue(folded) ?? '') || PREPRINT_WORDS.test(folded);
}
