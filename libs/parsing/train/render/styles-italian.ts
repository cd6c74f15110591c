import type { Style } from './styles';

/** Footnotes of Italian history and art history: place and year without a mark, journals in guillemets, short titles with "cit.". */
export const ITALIAN: readonly Style[] = [
  {
    names: ['natural', 'initials', 'initials', 'capitalsInitialsFirst', 'tight', 'inverted', 'familyOnly'],
    languages: ['it'],
    templates: {
      article: [
        `{authors}, {title}, ⟦in |⟧«{container}», ⟦{volume}|s. II, {volume}|n.s., {volume}⟧ ({year})<, ⟦n. {issue}, |⟧p⟦p|⟧. {page}>⟦.|;|⟧`,
        `{authors}, {title}, ⟦in |⟧“{container}”<, {volume}>, {year}<, pp. {page}>⟦.|;|⟧`,
        `{authors}, ⟦«{title}»|‘{title}’|“{title}”⟧, ⟦in |⟧{container}<, {volume}> ({year})<, pp. {page}>.`,
        `{authors} ({year}), {title}, in «{container}»<, {volume}><, {issue}><, pp. {page}>.`,
        `{authors}. {title}. «{container}»<, {volume}>, {year}<, p⟦p|⟧. {page}>⟦.|;⟧`,
      ],
      chapter: [
        `{authors}, {title}, in {container}, a cura di {editors:initials}, {place}<, {publisher}><, {year}><, pp. {page}>.`,
        `{authors}, {title}, in {container}, ⟦a cura di|ed.|ed. by⟧ {editors:initials}, {place} {year}<, p⟦p|⟧. {page}>⟦.|;⟧`,
        `{authors}, {title}, in {editors:initials} (a cura di), {container}, {publisher}, {place} {year}<, pp. {page}>.`,
        `{authors}, {title}, in ⟦ID.|Id.⟧, {container}, {place} {year}<, pp. {page}>⟦.|;⟧`,
        `{authors}, {title}, in {container}, ⟦vol. {volume}|{volume}⟧, {place}<, {publisher},> {year}<, pp. {page}>.`,
      ],
      conference: [
        `{authors}, {title}, in {container}, ⟦Atti del Convegno|Atti del convegno di studi⟧< ({place}, {year2})>, {publisher}, {year}<, pp. {page}>.`,
        `{authors}, {title}, in {container}<, {place}> {year}<, pp. {page}>.`,
      ],
      book: [
        `{authors}, {title}, {place} {year}⟦<, p⟦p|⟧. {page}>|⟧⟦.|;|⟧`,
        `{authors}, {title}, {place}, {publisher}, {year}⟦<, pp. {page}>|⟧⟦.|;|⟧`,
        `{authors}, {title}, ⟦vol. {volume}|t. {volume}|{volume}⟧, {place}<, {publisher},> {year}⟦<, p. {page}>|⟧.`,
        `{authors}, {title}, a cura di {translator:initials}, {place} {year}.`,
        `{authors}. {title}. {place}: {publisher}, {year}.`,
        `{authors} {year} – {authors}, {title}, {place}.`,
        `{authors}, {title}, {place} s.d.`,
      ],
      edited: [
        `{title}, a cura di {editors:initials}, {place}<, {publisher},> {year}.`,
        `{title}, catalogo della mostra, a cura di {editors:natural}, {place} {year}.`,
      ],
      thesis: [`{authors}, {title}, ⟦tesi di laurea|tesi di dottorato|{genre}⟧, {publisher}, {year}.`],
    },
  },
];
