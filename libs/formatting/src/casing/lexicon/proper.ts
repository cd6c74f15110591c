import { COMPUTING, COMPUTING_WORDS } from './fields/computing';
import { ECONOMY, ECONOMY_WORDS } from './fields/economy';
import { FAITH, FAITH_WORDS } from './fields/faith';
import { LETTERS, LETTERS_WORDS } from './fields/letters';
import { MIND, MIND_WORDS } from './fields/mind';
import { NATURE, NATURE_WORDS } from './fields/nature';
import { LANDS, LANDS_WORDS } from './fields/lands';
import { STATE, STATE_WORDS } from './fields/state';
import { LEARNED, LEARNED_PHRASES } from './learned';
import { NAMED, SURELY_NAMED } from './named';
import { FAITHS, PERSONS } from './people';
import { PEOPLES, PLACES } from './places';
import { PERIODS, PHRASES, THINGS } from './things';
import { cutWords } from '../words';

const listed = (text: string): string[] => text.split(/\s/).filter(Boolean);

const WORDS_OF_FIELDS = [
  MIND_WORDS,
  ECONOMY_WORDS,
  FAITH_WORDS,
  LETTERS_WORDS,
  LANDS_WORDS,
  NATURE_WORDS,
  COMPUTING_WORDS,
  STATE_WORDS,
];
const NAMES_OF_FIELDS = [MIND, ECONOMY, FAITH, LETTERS, LANDS, NATURE, COMPUTING, STATE];

/** Lower-case word to the form it always has; words written down as facts win over learned ones. */
export const PROPER_WORDS: ReadonlyMap<string, string> = new Map(
  [LEARNED, ...WORDS_OF_FIELDS, PLACES, PEOPLES, PERSONS, FAITHS, THINGS]
    .flatMap(listed)
    .map((word) => [word.toLowerCase(), word]),
);

/** The places, peoples and persons among them, which a record in sentence case may have forgotten to write large. */
export const FACT_WORDS: ReadonlyMap<string, string> = new Map(
  [PLACES, PEOPLES, PERSONS].flatMap(listed).map((word) => [word.toLowerCase(), word]),
);

/** "Late Holocene", "Early Bronze Age": divisions of periods are names with them. */
const DIVIDED = ['Early', 'Middle', 'Late', 'Upper', 'Lower'].flatMap((part) =>
  PERIODS.split('|').map((period) => `${part} ${period}`),
);

const phrasesOf = (texts: string[]): string[][] =>
  texts
    .flatMap((text) => text.split(/[|\n]/))
    .map((phrase) => cutWords(phrase).words.map(({ text }) => text))
    .filter((words) => words.length > 1);

/** Names of several words, each as its words. */
export const properPhrases = (): string[][] =>
  phrasesOf([PHRASES, NAMED, DIVIDED.join('|'), LEARNED_PHRASES, ...NAMES_OF_FIELDS]);

/** Those of them that a title in sentence case may have forgotten to write large. */
export const factPhrases = (): string[][] => phrasesOf([PHRASES, SURELY_NAMED]);

/** Small words of headlines, and "internet", which APA 7 writes small: no list of names makes them capital. */
export const NEVER_NAMES: ReadonlySet<string> = new Set(
  listed(`
a an the and or nor but for so yet as at by from in into of off on onto out over per than through to toward towards under until up upon via with within without
is are was were be been being do does did has have had could might must shall should would not its it he she they we you this that these those their his her our your
what which who whom whose when where why how if because while about above across after against along among around before behind below between beyond during inside near since versus
internet website online xeno ipsi contra ortho meta para peri endo exo ecto cis trans
`),
);

/** Acronyms that are no words, for titles in capitals altogether, where their shape tells nothing. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  listed(`
ADHD AI ANOVA API ASEAN ATP BBC BDNF BMI BRICS CBT CCTV CERN CIA CMOS CNN CNS COPD COVID CPU CRISPR CSR CSS CT DDT DNA DSM ECG EEG EFL ELISA EMG ESG ESL EU EUA FBI FDA fMRI GABA GARCH GATT GDP GIS GMO GPS GPU HBV HCV HIV HPLC HPV HRM HTML IBM ICT ICU IELTS IFRS ILO IMF IPO IQ ISO IVF JPEG KGB LGBT LGBTQ LSD LSTM MBA MDMA MIDI MIT MRI mRNA NASA NATO NBA NBER NFL NGO NGOS NHS NIH NLP NMR NSF OCD OECD OPEC PCA PCR PDF PHP PTSD QED QSAR RNA SAR SARS SME SMES SPSS SQL SVM TEM TESOL TOEFL TNF TV UAE UAV UFO UK UN UNESCO UNHCR UNICEF URL USA USB USSR UV WTO WWI WWII XML XRD YMCA
`),
);
