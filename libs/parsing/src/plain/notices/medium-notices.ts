import type { CslType } from '@veracite/model/csl';
import type { NoticePattern } from './notice-pattern';

/** Descriptions in square brackets after a title, as in APA style and its versions in other languages. */
const MEDIA: readonly (readonly [CslType, string])[] = [
  [
    'software',
    '(?:computer |mobile |statistical )?software|computer (?:program|code)|(?:mobile )?app|source code|r package|video ?game|logiciel|programa de computador|computerprogramm?a?',
  ],
  [
    'dataset',
    'data ?sets?|data ?files?|(?:data )?and code ?book|databases?|datensatz|jeu de données|conjunto de (?:datos|dados)|insieme di dati|databestand',
  ],
  [
    'motion_picture',
    '(?:feature |short |documentary )?film|motion picture|documentary|(?:youtube |online )?video(?: file)?|vídeo|película|filme|dvd',
  ],
  [
    'broadcast',
    '(?:audio |video )?podcast(?: episode)?|(?:tv|television|radio|web) (?:mini-?)?(?:series|episode|series episode|programme|program|broadcast|show)|radio broadcast|balado|episodio de podcast',
  ],
  ['song', '(?:music |studio )?album|song|audio recording|recorded by [^\\]]{2,60}|sound recording|cd'],
  ['map', '(?:topographic |geological |digital )?map|karte|carte|mapa|mappa'],
  ['graphic', 'photographs?|painting|sculpture|drawing|infographic|cartoon|illustration|oil on canvas|fotografie'],
  [
    'post',
    'tweets?|facebook (?:post|status update|page)|instagram (?:photo|post|photograph|video)|linkedin post|reddit post|online forum (?:post|comment)|status update|tuit',
  ],
  ['post-weblog', '(?:web ?log|blog) (?:post|entry|comment)|web log message'],
  [
    'speech',
    '(?:poster|keynote|oral|conference) (?:presentation|session|address)|keynote|poster|(?:powerpoint )?slides|lecture(?: notes)?|speech|webinar|vortrag|conferencia|palestra',
  ],
  ['paper-conference', 'paper presentation|conference paper|conference proceedings?'],
  [
    'manuscript',
    '(?:unpublished )?(?:manuscript|typescript)(?: (?:submitted|accepted) for publication| in preparation)?',
  ],
  ['interview', 'interview|interview transcript|entrevista|entretien'],
  ['personal_communication', 'personal communication|e-?mail|letter(?: to [^\\]]{2,60})?'],
  [
    'thesis',
    "(?:unpublished |published )?(?:(?:doctoral|ph\\.? ?d\\.?|master[’']?s?|m\\. ?[as]\\.|bachelor[’']?s?) )?(?:dissertation|thesis)|thèse(?: de doctorat)?|tesis(?: doctoral)?|tese(?: de doutorado)?|tesi di (?:laurea|dottorato)|masterarbeit",
  ],
  ['pamphlet', 'brochure|pamphlet|leaflet|flyer'],
  ['document', 'press release|pressemitteilung|communiqué de presse|nota de prensa|comunicato stampa|persbericht'],
];

export const MEDIUM_NOTICES: readonly NoticePattern[] = MEDIA.map(([type, words]) => ({
  type,
  needs: ['['],
  pattern: new RegExp(String.raw`\[\s?(?<genre>${words})\s?\]`, 'dgiu'),
}));
