import type { Style } from './styles';

/** Kinds of references that the lists of works hold few of, and that styles write in ways of their own. */
export const FURTHER: readonly Style[] = [
  {
    // ABNT: the journal's place, theses with their leaves.
    names: ['capitals', 'capitals', 'capitalsInitials'],
    languages: ['pt', 'es'],
    templates: {
      article: [
        `{authors}. {title}. {container}, {city}<, v. {volume}><, n. {issue}><, p. {page}>, {date}.{tail}`,
        `{authors}. {title}. {container}, {city}<, ano {volume}><, n. {issue}><, p. {page}>, {year}.`,
      ],
      thesis: [
        `{authors}. {title}. {year}. ⟦{leaves} f. |{leaves} p. |⟧{genre} ⟦–|-|—⟧ {publisher}, {city}, {year2}.`,
        `{authors}. {title}. {city}, {year}. ⟦{leaves} f. |⟧{genre} ⟦–|-|.⟧ {publisher}.`,
      ],
    },
  },
  {
    names: ['mla', 'inverted', 'natural', 'apa'],
    templates: {
      thesis: [
        `{authors}. ⟦"{title}."|{title}.⟧ {year}. {school}, {genre}.`,
        `{authors}. {title}. {genre}, {school}, {year}.`,
        `{authors}, {title}, {genre}, {publisher}, ⟦a.a. |⟧{years}.`,
      ],
      news: [
        `{authors}. {title}. {container}⟦ ({city})|⟧. {date:pubmed};⟦Sect. |sect. |⟧{sheet} (col. {column}).`,
        `{authors}. "{title}." {container} [{city}], {date}, ⟦p. |pp. |⟧{sheet}.`,
        `{authors}. ({date}). {title}. {container}, ⟦p. |pp. |⟧{sheet}.`,
      ],
      report: [
        `{authors}, “{title},” {publisher}<, {place}>, {genre} {code}, {date}.`,
        `{authors}. {title}. {genre} {code}. {publisher}, {year}.`,
        `{authors} ({year}). {title} ({genre} {code}). {publisher}.`,
      ],
      web: [
        `{title}⟦,|.⟧ {studio}, {year}.`,
        `{authors} ⟦(Director). |(Producer). |⟧({year}). {title} [{medium}]. {studio}.`,
      ],
      book: [
        `{authors} ({year}). {program} (⟦Version |v⟧{version}) [{software}]. {archive}. {doiurl}`,
        `{authors}. ({year}). {program}⟦ [{software}]|⟧. {archive}.⟦ {doiurl}|⟧`,
        `{authors}. {program}. ⟦Version {version}. |v{version}. |⟧{archive}, {year}. {doiurl}`,
        `{authors}, “{program},” {archive}, {year}⟦, version {version}|⟧. doi: {baredoi}.`,
        `{authors} ({year}) ⟦Data from: |⟧{title}⟦. |, ⟧⟦[{dataset}]. |{dataset}. |⟧{archive}⟦, V{column}|⟧⟦.|,⟧ {doiurl}`,
      ],
    },
  },
  {
    // Official series of German offices.
    names: ['inverted', 'natural', 'apa'],
    languages: ['de'],
    templates: {
      report: [
        `{authors} ({year}): {title}. {official}. {place}⟦: {publisher}|⟧.`,
        `{authors} (Hrsg.) ({year}): {title}, {official}, {place}.`,
        `{authors}: {title}. ⟦(|⟧{official}⟦)|⟧. {place} {year}.`,
      ],
    },
  },
];
