import { LEARNED, LEARNED_PHRASES } from './learned';
import { NAMED, SURELY_NAMED } from './named';
import { FAITHS, PERSONS } from './people';
import { PEOPLES, PLACES } from './places';
import { PERIODS, PHRASES, THINGS } from './things';

const listed = (text: string): string[] => text.split(/\s/).filter(Boolean);

/** Lower-case word to the form it always has; words written down as facts win over learned ones. */
export const PROPER_WORDS: ReadonlyMap<string, string> = new Map(
  [LEARNED, PLACES, PEOPLES, PERSONS, FAITHS, THINGS].flatMap(listed).map((word) => [word.toLowerCase(), word]),
);

/** The places, peoples and persons among them, which a record in sentence case may have forgotten to write large. */
export const FACT_WORDS: ReadonlyMap<string, string> = new Map(
  [PLACES, PEOPLES, PERSONS].flatMap(listed).map((word) => [word.toLowerCase(), word]),
);

/** "Late Holocene", "Early Bronze Age": divisions of periods are names with them. */
const DIVIDED = ['Early', 'Middle', 'Late', 'Upper', 'Lower'].flatMap((part) =>
  PERIODS.split('|').map((period) => `${part} ${period}`),
);

/** First word, lower case, to the phrases that begin with it, longest first, each as words. */
export const PROPER_PHRASES: ReadonlyMap<string, string[][]> = byFirstWord(
  `${PHRASES}|${NAMED}|${DIVIDED.join('|')}|${LEARNED_PHRASES}`
    .split(/[|\n]/)
    .map((phrase) => phrase.trim().split(' '))
    .filter((words) => words[0]),
);

/** Those of them that are written down as facts, with the capitals they have. */
export const FACT_PHRASES: ReadonlySet<string> = new Set(
  `${PHRASES}|${SURELY_NAMED}`.split(/[|\n]/).map((phrase) => phrase.trim()),
);

function byFirstWord(phrases: string[][]): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  for (const words of phrases) {
    const key = words[0]?.toLowerCase() ?? '';
    index.set(
      key,
      [...(index.get(key) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return index;
}

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
