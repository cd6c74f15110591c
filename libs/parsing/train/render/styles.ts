import { FURTHER } from './styles-further';
import { ITALIAN } from './styles-italian';
import { PHYSICS } from './styles-physics';
import { SCRIPTS } from './styles-scripts';

/**
 * Ways of writing references, as templates: `{field}` or `{field:form}` is a value, `<…>` is left out when a value inside is missing, `a|b`
 * inside `⟦…⟧` is a choice. Written from the habits of APA, MLA, Chicago, Vancouver, IEEE, Harvard, ACS, Nature, Springer, ABNT, ISO 690,
 * DIN 1505 and the footnotes of the humanities. `leaders` are editors at the head of an edited book: like the labelled sets, the labeller
 * calls them authors, and rules tell their office.
 */
export interface Style {
  /** Forms of names that fit. */
  names: string[];
  languages?: string[];
  /** For works in these languages and no others, and these works are written in no other way. */
  isOnly?: boolean;
  templates: Partial<Record<Kind, string[]>>;
}

export type Kind =
  'article' | 'conference' | 'chapter' | 'book' | 'edited' | 'thesis' | 'report' | 'web' | 'preprint' | 'news';

const TAIL = '{tail}';

const GENERAL: readonly Style[] = [
  {
    names: ['apa', 'apa', 'apa', 'inverted', 'tightApa'],
    templates: {
      article: [
        `{authors} ({date})⟦.|:|,|⟧ {title}. {container}<, {volume}><({issue})><, {page}>.${TAIL}`,
        `{authors} ({year}) {title}. {container} <{volume}><({issue})><⟦:|: |, ⟧{page}>.${TAIL}`,
        `{authors}, {year}. {title}. {container}<⟦,|⟧ {volume}><⟦(| (⟧{issue})><⟦, |: |:|, pp. |, p.⟧{page}>.${TAIL}`,
        `{authors} ({year}), '{title}', {container}<, vol. {volume}><, no. {issue}><, pp. {page}>.${TAIL}`,
        `{authors} {year}, '{title}', {container}<, vol. {volume}><, no. {issue}><, pp. {page}>.${TAIL}`,
        `{authors} {year}. {title}. {container} <{volume}><({issue})><: {page}>.${TAIL}`,
      ],
      conference: [
        `{authors} ({date}). {title}. In {container}< (pp. {page})>.< {publisher}.>${TAIL}`,
        `{authors} ({year}). {title}. In {container}< (Vol. {volume}⟦, pp. {page}|⟧)>.< {publisher}.>${TAIL}`,
        `{authors} ({date}). {title} ⟦[Paper presentation]. |[Conference paper]. ||⟧{container}<, {place}>.${TAIL}`,
        `{authors} ({year}) {title}. In: {container}<⟦,|.⟧ pp {page}>.${TAIL}`,
        `{authors}, {year}. {title}⟦.|,⟧ In: {container}<, {place}><, pp. {page}>.${TAIL}`,
        `{authors} ({year}). {title}. {container}<, {volume}><, {page}>.${TAIL}`,
      ],
      chapter: [
        `{authors} ({year}). {title}. In {editors:initials} (⟦Eds.|Ed.|Hrsg.|eds.|ed.⟧)⟦,|⟧ {container} (⟦<{edition} ed., >|⟧<pp. {page}>).< {place}: > {publisher}.${TAIL}`,
        `{authors} ({year}). {title}. In {editors:initials} (Eds.), {container} (Vol. {volume}, pp. {page}). {publisher}.${TAIL}`,
        `{authors} ({year}) {title}. In: {editors} (⟦eds|ed|eds.|Eds.⟧) {container}. {publisher}<, {place}><, pp {page}>${TAIL}`,
        `{authors} ({year}), '{title}', in {editors:initials} (eds), {container}, {publisher}<, {place}><, pp. {page}>.${TAIL}`,
        `{authors} {year}. {title}. In {container}, ⟦ed.|edited by|eds.⟧ {editors:natural}<⟦,|:⟧ {page}>. {place}: {publisher}.${TAIL}`,
        `{authors} ({year}). {title}. In {container}< (pp. {page})>. {publisher}.${TAIL}`,
      ],
      book: [
        `{authors} ({year}). {title}< ({edition} ed.)>. {publisher}.${TAIL}`,
        `{authors} ({year}). {title}< ({edition} ed.)>. {place}: {publisher}.${TAIL}`,
        `{authors} ({year}) {title}<, {edition} edn>. {publisher}<, {place}>${TAIL}`,
        `{authors}, {year}. {title}⟦.|,⟧< {edition} ed.> {place}: {publisher}.${TAIL}`,
        `{authors} {year}, {title}<, {edition} edn>, {publisher}<, {place}>.${TAIL}`,
        `{authors} ({year}). {title} (Vol. {volume}). {publisher}.${TAIL}`,
        `{authors} ({year}). {title} (⟦{translator:initials}, Trans.⟧). {publisher}.${TAIL}`,
      ],
      edited: [
        `{leaders} (⟦Eds.|Ed.⟧) ({year}). {title}. {publisher}.${TAIL}`,
        `{leaders} (⟦Eds.|eds⟧). ({year}). {title}. {place}: {publisher}.${TAIL}`,
        `{leaders}, eds. {year}. {title}. {place}: {publisher}.${TAIL}`,
      ],
      thesis: [
        `{authors} ({year}). {title} ⟦([{genre}, {publisher}]).|[{genre}, {publisher}].⟧${TAIL}`,
        `{authors} ({year}). {title} ({genre}, {publisher}).⟦ ProQuest Dissertations & Theses.|⟧${TAIL}`,
        `{authors} ({year}). {title}. ({genre}), {publisher}<, {place}>.${TAIL}`,
        `{authors} ({year}) {title}. {genre}, {publisher}${TAIL}`,
        `{authors}, {year}. {title}. {genre}. {publisher}<, {place}>.${TAIL}`,
        `{authors} {year}, '{title}', {genre}, {publisher}<, {place}>.${TAIL}`,
      ],
      report: [
        `{authors} ({year}). {title} ({genre} No. {number}). {publisher}.${TAIL}`,
        `{authors} ({year}). {title} ({genre}). {place}: {publisher}.${TAIL}`,
        `{authors} ({year}). {title}⟦.|,⟧ {genre} ⟦No. |Nr. |no. |⟧{number}⟦.|, {publisher}.⟧${TAIL}`,
        `{authors} ({year}). {title}. {publisher}<, {place}>.${TAIL}`,
        `{authors}. ({year}). {title}. {publisher}.${TAIL}`,
        `{authors}, {year}. {title}. {genre} {number}, {publisher}<, {place}>.${TAIL}`,
      ],
      web: [
        `{authors}. ({date}). {title}.< {publisher}.> {weburl}`,
        `{authors} ({date}). {title}. ⟦Retrieved|Available⟧ {retrieved} {weburl}`,
        `{authors} ({year}) {title}⟦.|,⟧ Available at: {weburl} (⟦A|a⟧ccessed {accessed}).`,
        `{authors} {year}, {title}<, {publisher}>, viewed {accessed}, <{weburl}>.`,
      ],
      preprint: [
        `{authors} ({year}). {title}. {arxiv}.${TAIL}`,
        `{authors}, {year}. {title}. {arxiv}.`,
        `{authors} ({date}). {title}. {preprintserver}. {doiurl}`,
      ],
      news: [
        `{authors} ({date}). {title}. {container}<⟦, |, p. |, pp. ⟧{page}>.${TAIL}`,
        `{authors} ({date}). {title}. {container}. {weburl}`,
      ],
    },
  },
  {
    names: ['mla', 'mla', 'mlaInitials', 'inverted'],
    templates: {
      article: [
        `{authors}. "{title}." {container}<, vol. {volume}><, no. {issue}>, {date}<, ⟦pp. |p. |⟧{page}>.${TAIL}`,
        `{authors}. “{title}.” {container} <{volume}><.{issue}> ({year})<: {page}>.${TAIL}`,
        `{authors}. "{title}." {container} <{volume}><⟦, no. |.⟧{issue}> ({year})<: {page}>.${TAIL}`,
        `{authors}. {year}. “{title}.” {container} <{volume}><⟦ (|, no. ⟧{issue}⟦)|⟧><⟦: |:⟧{page}>.${TAIL}`,
        `{authors}. “{title}.” {container} <{volume}><, no. {issue}> ({date})<: {page}>.${TAIL}`,
      ],
      conference: [
        `{authors}. "{title}." {container}<, {place}>, {year}<, pp. {page}>.${TAIL}`,
        `{authors}. "{title}." ⟦In |⟧{container}⟦,|.⟧ {year}.${TAIL}`,
        `{authors}. {year}. “{title}.” In {container}<, {page}>.< {place}⟦: {publisher}|⟧.>${TAIL}`,
      ],
      chapter: [
        `{authors}. "{title}." {container}, edited by {editors:natural}, {publisher}, {year}<, pp. {page}>.${TAIL}`,
        `{authors}. “{title}.” In {container}, edited by {editors:natural}<, {page}>. {place}: {publisher}, {year}.${TAIL}`,
        `{authors}. {year}. “{title}.” In {container}, ⟦edited by|ed.⟧ {editors:natural}<, {page}>. {place}: {publisher}.${TAIL}`,
        `{authors}. "{title}." {container}. Ed⟦s|⟧. {editors:natural}. {place}: {publisher}, {year}.< {page}.>⟦ Print.|⟧`,
        `{authors}. “{title}.” In {container}, edited by {editors:natural}<, {page}>. {series}. {place}: {publisher}, {year}.`,
      ],
      book: [
        `{authors}. {title}.< {edition} ed.⟦,|⟧> {publisher}, {year}.${TAIL}`,
        `{authors}. {title}. {place}: {publisher}, {year}.⟦ Print.|⟧${TAIL}`,
        `{authors}. {year}. {title}.< {edition} ed.> {place}: {publisher}.${TAIL}`,
        `{authors}. {title}. Translated by {translator:natural}⟦,|.⟧ {publisher}, {year}.`,
        `{authors}. {title}. Vol. {volume}. {place}: {publisher}, {year}.`,
        `{authors}. {title}. {series}. {place}: {publisher}, {year}.`,
      ],
      edited: [
        `{leaders}, ed⟦itor|itors|s.|.⟧. {title}. {publisher}, {year}.`,
        `{leaders}, eds. {title}. {series}. {place}: {publisher}, {year}.`,
      ],
      thesis: [
        `{authors}. ⟦"{title}."|“{title}.”|{title}.⟧ {year}. {publisher}, {genre}.${TAIL}`,
        `{authors}. “{title}.” {genre}⟦,|.⟧ {publisher}, {year}.${TAIL}`,
        `{authors}. {year}. “{title}.” {genre}, {publisher}.${TAIL}`,
      ],
      report: [
        `{authors}. {title}. {genre} {number}. {place}: {publisher}, {year}.`,
        `{authors}. {title}. {publisher}, {year}. {weburl}`,
      ],
      web: [
        `{authors}. "{title}." {container}, {date}, {weburl}.⟦ Accessed {accessed}.|⟧`,
        `{authors}. “{title}.” {publisher}⟦.|,⟧ {date}. {weburl}.`,
        `"{title}." {container}, {date}, {weburl}. Accessed {accessed}.`,
      ],
      preprint: [
        `{authors}. "{title}." {arxiv} ({year}).`,
        `{authors}. “{title}.” {preprintserver}, {date}, {doiurl}.`,
      ],
      news: [
        `{authors}. "{title}." {container}⟦,|.⟧ {date}<⟦, p. |: |, ⟧{page}>.${TAIL}`,
        `{authors}. {year}. “{title}.” {container}, {monthday}. {weburl}.`,
      ],
    },
  },
  {
    names: ['vancouver', 'vancouver', 'vancouver', 'vancouverDots'],
    templates: {
      article: [
        `{authors}. {title}. {container:short}. {date:pubmed};{volume}<({issue})><:{page}>.${TAIL}`,
        `{authors}. {title}. {container:short} {year};{volume}<({issue})><:{page}>.${TAIL}`,
        `{authors}. {title}. {container:short}, {year}<⟦;|, ⟧{volume}><⟦(|: (⟧{issue})><⟦: |:⟧{page}>.${TAIL}`,
        `{authors} ({year}) {title}. {container:short} <{volume}><⟦: |:⟧{page}>.${TAIL}`,
        `{authors}: {title}. {container:short} {year}, {volume}<({issue})><:{page}>.${TAIL}`,
        `{authors}: {title}. {container:short} {volume}<:{page}>, {year}${TAIL}`,
        `{authors}. {title}. {container:short}⟦.|⟧ {volume}<({issue})><⟦: |, ⟧{page}> ({year}).${TAIL}`,
        `{authors}. {title}. {container:short} [Internet]. {date:pubmed} [cited {accessed}];{volume}<({issue})><:{page}>. Available from: {weburl}`,
      ],
      conference: [
        `{authors}. {title}. In: {container}⟦;|.⟧ {year}<⟦. p. |; pp. |:⟧{page}>.${TAIL}`,
        `{authors}. {title}. In: {editors}, editors. {container}; {date:pubmed}⟦; {place}|⟧. {place}: {publisher}; {year}.< p. {page}.>`,
      ],
      chapter: [
        `{authors}. {title}. In: {editors}, editor⟦s|⟧. {container}.< {edition} ed.> {place}: {publisher}; {year}.< p. {page}.>${TAIL}`,
        `{authors} ({year}) {title}. In: {editors}, editors. {container}. {place}: {publisher}.< pp. {page}.>`,
        `{authors}: {title}. In {container}. Edited by {editors}. {place}: {publisher}; {year}<:{page}>.`,
      ],
      book: [
        `{authors}. {title}.< {edition} ed.> {place}: {publisher}; {year}.⟦< {numpages} p.>|⟧${TAIL}`,
        `{authors} ({year}) {title}. {place}: {publisher}.⟦< {numpages} p.>|⟧`,
        `{authors}: {title}. {place}: {publisher}; {year}.`,
      ],
      edited: [`{leaders}, editors. {title}. {place}: {publisher}; {year}.`],
      thesis: [
        `{authors}. {title} ⟦[{genre}]|({genre})⟧. {place}: {publisher}; {year}.`,
        `{authors}. {title}. {genre}, {publisher}, {year}.`,
      ],
      report: [
        `{authors}. {title}. {place}: {publisher}; {year}.⟦ Report No.: {number}.|⟧${TAIL}`,
        `{authors}. {title} [Internet]. {place}: {publisher}; {year}. Available from: {weburl}`,
      ],
      web: [
        `{authors}. {title} [Internet].< {place}: {publisher};> {year} [cited {accessed}]. Available from: {weburl}`,
        `{authors}. {title}. {weburl}. Accessed {accessed}.`,
      ],
      preprint: [
        `{authors}. {title}. {arxiv}. {date:pubmed}.`,
        `{authors}. {title}. {preprintserver} [Preprint]. {year}. doi: {baredoi}`,
      ],
      news: [`{authors}. {title}. {container}. {date:pubmed}<⟦:|;⟧{page}>.`],
    },
  },
  {
    names: ['initials', 'initials', 'tight', 'natural'],
    templates: {
      article: [
        `{authors}, "{title}," {container:short}<, vol. {volume}><, no. {issue}><, pp. {page}>, {date}.${TAIL}`,
        `{authors}, “{title},” {container:short}<, vol. {volume}><, no. {issue}><, p⟦p|⟧. {page}>, {date}.${TAIL}`,
        `{authors}, {title}, {container:short} <{volume}>< ({issue})> ({year})< {page}>.${TAIL}`,
        `{authors}. {title}. {container}, {volume}<({issue})><:{page}>, {date}.${TAIL}`,
        `{authors}. {title}. {container:short} {volume}<, {page}> ({year}).${TAIL}`,
        `{authors}, {container:short} {volume}<⟦, |: ⟧{page}> ({year}).${TAIL}`,
        `{authors}. {title}. {container}, {volume}<, {page}>, {year}.${TAIL}`,
        `{authors}, {title}, {container} {volume}<, no. {issue}>, {year}<, {page}>.${TAIL}`,
        `{authors}: {title}, {container:short} {volume}<, {page}> ({year})${TAIL}`,
      ],
      conference: [
        `{authors}, "{title}," in {container}<, {place}>, {date}<, pp. {page}>.${TAIL}`,
        `{authors}, “{title},” in {container}<, vol. {volume}>, {year}<, pp. {page}>.${TAIL}`,
        `{authors}. {title}. In {container}<, pages {page}>⟦,|.⟧ {date}.${TAIL}`,
        `{authors}. {title}. In {container}<, volume {volume}><, pages {page}>. {publisher}, {year}.`,
        `{authors}. {year}. {title}. In {container}<, pages {page}>⟦, {place}|⟧.< {publisher}.>${TAIL}`,
        `{authors}. {title}. In {editors:initials}, editors, {container}<, pages {page}>. {publisher}, {year}.`,
        `{authors}. {title}. {container}<, {page}>, {year}.`,
        `{authors}, {title}, in: {container}, {year}<, pp. {page}>.${TAIL}`,
      ],
      chapter: [
        `{authors}, “{title},” in {container}, {editors:initials}, Ed⟦s|⟧. {place}: {publisher}, {year}<, pp. {page}>.`,
        `{authors}. {title}. In {editors:initials}, editors, {container}<, pages {page}>. {publisher}, {place}, {year}.`,
        `{authors}, {title}, in: {editors:initials} (Eds.), {container}, {publisher}<, {place}>, {year}<, pp. {page}>.${TAIL}`,
      ],
      book: [
        `{authors}, {title}<, {edition} ed>. {place}: {publisher}, {year}.${TAIL}`,
        `{authors}. {title}. {publisher}<, {place}>, {year}.${TAIL}`,
        `{authors}, {title}, {publisher}<, {place}> ({year}).`,
        `{authors}, {title}<, {edition} ed.>, {publisher}<, {place}>, {year}.`,
        `{authors}. {title}, volume {volume} of {series}. {publisher}, {year}.`,
      ],
      edited: [
        `{leaders}, editors. {title}. {publisher}<, {place}>, {year}.`,
        `{leaders}, Eds., {title}. {place}: {publisher}, {year}.`,
      ],
      thesis: [
        `{authors}, “{title},” {genre}, {publisher}<, {place}>, {year}.`,
        `{authors}. {title}. {genre}, {publisher}<, {place}>, {date}.`,
        `{authors}, {title}, {genre}, {publisher}, {year}.`,
      ],
      report: [
        `{authors}, “{title},” {publisher}<, {place}>, {genre} {number}, {year}.`,
        `{authors}. {title}. {genre} {number}, {publisher}<, {place}>, {year}.`,
        `{authors}. {title}. {genre}, {publisher}, {date}.`,
      ],
      web: [
        `{authors}, “{title},” {date}. [Online]. Available: {weburl}`,
        `{authors}, {title}, {weburl} (accessed {accessed}).`,
        `{authors}. {title}. {weburl}, {year}.`,
      ],
      preprint: [
        `{authors}, “{title},” {arxiv}, {year}.`,
        `{authors}. {title}. {arxiv}, {year}.`,
        `{authors}, {title}, {arxiv} ({year}).`,
        `{authors}, {arxiv}.`,
      ],
      news: [`{authors}, “{title},” {container}, {date}<, p. {page}>.`],
    },
  },
  {
    names: ['tightApa', 'apa', 'tight', 'initials'],
    templates: {
      article: [
        `{authors}. {title}. {container:short} {year}, {volume}< ({issue})><, {page}>.${TAIL}`,
        `{authors} {title}. {container:short} {year}, {volume}<, {page}>.${TAIL}`,
        `{authors}. {container:short} {year}, {volume}<, {page}>.${TAIL}`,
        `{authors} {title}. {container:short} {volume}<, {page}> ({year}).${TAIL}`,
      ],
      book: [
        `{authors} {title}<, {edition} ed.>; {publisher}: {place}, {year}.`,
        `{authors} {title} ({publisher}<, {place}>, {year}).`,
      ],
      chapter: [
        `{authors} {title}. In {container}; {editors:apa}, Eds.; {publisher}: {place}, {year}<; pp {page}>.`,
        `{authors} in {container} (eds {editors:apa})< {page}> ({publisher}, {year}).`,
      ],
      conference: [`{authors} {title}. In {container}<, {page}> ({year}).`],
      thesis: [`{authors} {title}. {genre}, {publisher}<, {place}>, {year}.`],
      preprint: [`{authors} {title}. {arxiv} ({year}).`, `{authors} {title}. Preprint at {doiurl} ({year}).`],
      web: [`{authors} {title}. {weburl} ({year}).`],
    },
  },
  {
    // Footnotes and the Latin humanities.
    names: ['natural', 'natural', 'initials', 'capitalsFrench', 'tight'],
    languages: ['fr', 'it', 'es', 'en'],
    templates: {
      article: [
        `{authors}, “{title},” {container} <{volume}><, no. {issue}> ({year})<: {page}>.${TAIL}`,
        `{authors}, « {title} », {container}<, ⟦vol. |t. |⟧{volume}><, n⟦°|o⟧ {issue}>, {year}<, p. {page}>.${TAIL}`,
        `{authors}, ‘{title}’, {container}<, {volume}><⟦.|:|/⟧{issue}> ({year})<, ⟦pp. |⟧{page}>.${TAIL}`,
        `{authors}, {title}, «{container}»<, {volume}> ({year})<, pp. {page}>.`,
        `{authors}, {title}, in «{container}»<, {volume}>, {year}<, ⟦n. {issue}, |⟧pp. {page}>.`,
        `{authors}, «{title}», {container}<, vol. {volume}><, núm. {issue}> ({year})<, pp. {page}>.`,
      ],
      chapter: [
        `{authors}, “{title},” in {container}, ed. {editors:natural} ({place}: {publisher}, {year})<, {page}>.`,
        `{authors}, « {title} », in {editors:natural} (dir.), {container}, {place}, {publisher}, {year}<, p. {page}>.`,
        `{authors}, ‘{title}’, in {container}, ed. by {editors:natural} ({place}: {publisher}, {year})<, pp. {page}>.`,
        `{authors}, {title}, in {container}, a cura di {editors:natural}, {publisher}, {place} {year}<, pp. {page}>.`,
        `{authors}, «{title}», en {editors:natural} (ed⟦s|⟧.), {container}, {place}, {publisher}, {year}<, pp. {page}>.`,
      ],
      book: [
        `{authors}, {title} ({place}: {publisher}, {year})⟦<, {page}>|⟧.`,
        `{authors}, {title}, {place}, {publisher}, {year}⟦<, p. {page}>|⟧.`,
        `{authors}, {title}, {publisher}, {place} {year}⟦<, pp. {page}>|⟧.`,
        `{authors}, {title}, {place} {year}.`,
        `{authors}, {title}, {place}: {publisher}, {year}.`,
        `{authors}, {title}, trans. {translator:natural} ({place}: {publisher}, {year}).`,
        `{authors} ({year}), {title}, {place}, {publisher}.`,
      ],
      edited: [
        `{leaders} (eds), {title} ({place}: {publisher}, {year}).`,
        `{leaders} (dir.), {title}, {place}, {publisher}, {year}.`,
        `{leaders} (a cura di), {title}, {publisher}, {place} {year}.`,
      ],
      thesis: [
        `{authors}, “{title}” ({genre}, {publisher}, {year}).`,
        `{authors}, {title}, {genre}, {publisher}, {year}.`,
      ],
      report: [`{authors}, {title}, {genre} {number}, {place}, {publisher}, {year}.`],
      web: [
        `{authors}, “{title},” {container}, {date}, {weburl}.`,
        `{authors}, « {title} », {date}, en ligne : {weburl} (consulté le {accessed}).`,
      ],
      news: [`{authors}, “{title},” {container}, {date}<, {page}>.`, `{authors}, « {title} », {container}, {date}.`],
    },
  },
  {
    names: ['inverted', 'inverted', 'apa', 'natural'],
    languages: ['de'],
    templates: {
      article: [
        `{authors} ({year}): {title}. In: {container}<⟦, | ⟧{volume}><⟦ (|, H. |, Nr. |, Heft ⟧{issue}⟦)|⟧><, S. {page}>.`,
        `{authors}: {title}. In: {container}<⟦, Bd. | ⟧{volume}><, Nr. {issue}> ({year})<, S. {page}>.${TAIL}`,
        `{authors} ({year}): {title}, in: {container}<, ⟦Jg. |Bd. |⟧{volume}><, Nr. {issue}><, S. {page}>.`,
        `{authors} ({year}). {title}. {container}<, {volume}><({issue})><, S. {page}>.${TAIL}`,
        `{authors}, {title}, in: {container} {volume} ({year})<, S. {page}>.`,
      ],
      chapter: [
        `{authors} ({year}): {title}. In: {editors:inverted} (⟦Hg.|Hrsg.|Hrsg⟧): {container}. {place}: {publisher}<, S. {page}>.`,
        `{authors}: {title}, in: {editors:natural} (Hrsg.), {container}, {place} {year}<, S. {page}>.`,
        `{authors} ({year}). {title}. In {editors:initials} (Hrsg.), {container} (S. {page}). {place}: {publisher}.`,
        `{authors}: {title}. In: {container}. Hrsg. von {editors:natural}. {place}: {publisher} {year}<, S. {page}>.`,
        `{authors}: {title}, in: {container}, {place} {year}<, S. {page}>.`,
      ],
      book: [
        `{authors} ({year}): {title}. {place}: {publisher}.`,
        `{authors}: {title}. {place}: {publisher} {year}.`,
        `{authors} ({year}): {title}, {place}.`,
        `{authors}: {title}, {place} {year}.`,
        `{authors} ({year}). {title} ({edition}. Aufl.). {place}: {publisher}.`,
        `{authors}: {title}. {edition}. Auflage. {publisher}, {place} {year}.`,
      ],
      edited: [
        `{leaders} (Hg.) ({year}): {title}. {place}: {publisher}.`,
        `{leaders} (Hrsg.): {title}. {place}: {publisher} {year}.`,
      ],
      thesis: [`{authors} ({year}): {title}. {genre}, {publisher}.`, `{authors}: {title}. {genre} {publisher} {year}.`],
      report: [`{authors} ({year}): {title}. {genre} {number}. {place}: {publisher}.`],
      web: [
        `{authors} ({year}): {title}. {weburl} (Zugriff: {accessed}).`,
        `{authors}: {title}. {date}. Online verfügbar unter {weburl}, zuletzt geprüft am {accessed}.`,
      ],
      news: [`{authors} ({year}): {title}. In: {container}, {date}<, S. {page}>.`],
    },
  },
  {
    names: ['capitals', 'capitals', 'capitalsInitials'],
    languages: ['pt', 'es', 'fr'],
    templates: {
      article: [
        `{authors}. {title}. {container}<, {place}><, v. {volume}><, n. {issue}><, p. {page}>, {date}.${TAIL}`,
        `{authors}. {title}. {container}, {year}<, vol. {volume}><, no {issue}><, p. {page}>.${TAIL}`,
      ],
      chapter: [
        `{authors}. {title}. In: {editors:capitals} (Org⟦s|⟧.). {container}. {place}: {publisher}, {year}.< p. {page}.>`,
      ],
      conference: [
        `{authors}. {title}. In: {container}⟦, {year}|⟧<, {place}>. Anais [...]. {place}: {publisher}, {year}.< p. {page}.>`,
        `{authors}. {title}. In: {container}, {year}<, {place}>.< p. {page}.>`,
      ],
      book: [
        `{authors}. {title}.< {edition}. ed.> {place}: {publisher}, {year}.`,
        `{authors}. {title}. {place} : {publisher}, {year}.⟦< {numpages} p.>|⟧`,
      ],
      thesis: [`{authors}. {title}. {year}. {genre} – {publisher}<, {place}>, {year2}.`],
      web: [
        `{authors}. {title}. {date}. Disponível em: <{weburl}>. Acesso em: {accessed}.`,
        `{authors}. {title} [en ligne]. {date} [consulté le {accessed}]. Disponible sur : {weburl}`,
      ],
      news: [`{authors}. {title}. {container}<, {place}>, {date}.`],
    },
  },
  {
    // Web pages and databases: Wikipedia, DBLP, PubMed.
    names: ['inverted', 'natural', 'vancouver', 'apa'],
    templates: {
      article: [
        `{authors} ({date}). "{title}". {container}. <{volume}>< ({issue})><: {page}>.${TAIL}`,
        `{authors}: {title}. {container:short} {volume}<({issue})><: {page}> ({year})${TAIL}`,
        `{title}. {authors}. {container:short}. {date:pubmed};{volume}<({issue})><:{page}>.${TAIL}`,
        `{title}. {authors}. {container}, {year}.${TAIL}`,
        `{authors}. {title}. {container}. {year}<;{volume}><:{page}>${TAIL}`,
        `{title}. {container}. {year};{volume}<({issue})><:{page}>.`,
        `{authors}, {title}, {container}, {year}.`,
      ],
      conference: [
        `{authors}: {title}. {container} {year}<: {page}>${TAIL}`,
        `{authors} ({year}). "{title}". {container}<. pp. {page}>.${TAIL}`,
        `{authors}. {title}. {container}, {year}.${TAIL}`,
        `{authors}, {title}, {container}, {year}.`,
      ],
      chapter: [
        `{authors} ({year}). "{title}". In {editors:inverted} (⟦ed.|eds.⟧). {container}. {place}: {publisher}<. pp. {page}>.${TAIL}`,
      ],
      book: [
        `{authors} ({year}). {title}<. {place}: {publisher}>.${TAIL}`,
        `{title}. {authors}. {publisher}, {year}.`,
        `{title}. {place}: {publisher}, {year}.`,
      ],
      web: [
        `"{title}". {container}. {date}. Retrieved {accessed}.`,
        `{title}. ({date}). {container}. {weburl}`,
        `{title}. {weburl}`,
      ],
      preprint: [`{authors} ({year}). "{title}". {arxiv}.`, `{authors}: {title}. {arxiv} ({year})`],
      thesis: [`{authors} ({year}). {title} (⟦{genre}|{genre} thesis⟧). {publisher}.${TAIL}`],
      news: [`"{title}". {container}. {date}. Retrieved {accessed}.`, `{authors} ({date}). "{title}". {container}.`],
    },
  },
];

export const STYLES: readonly Style[] = [...GENERAL, ...FURTHER, ...PHYSICS, ...ITALIAN, ...SCRIPTS];
