import type { Style } from './styles';

const TAIL = '{tail}';

/** Physics, astronomy and chemistry: references that run on without marks, and those without a title. */
export const PHYSICS: readonly Style[] = [
  {
    // Institute of Physics and the like: nothing but spaces between the fields.
    names: ['spacedInitials', 'spacedInitials', 'vancouver'],
    templates: {
      article: [
        `{authors} {year} {title} {container:short} <{volume} ><({issue}) >{page}`,
        `{authors} {year} {title} {container:short} <{volume} >{page}${TAIL}`,
        `{authors} {year} {container:short} <{volume} >{page}`,
        `{authors} {title} {container:short} {year}<;{volume}><:{page}>`,
      ],
      conference: [
        `{authors} {year} {title} {container}<, {place}>< pp {page}>`,
        `{authors} {year} {title} {container}< ({place}: {publisher})>< p⟦p|⟧ {page}>`,
      ],
      book: [
        `{authors} {year} {title}< {edition} edn> ({place}: {publisher})`,
        `{authors} {year} {title} ({publisher}<, {place}>)`,
      ],
      chapter: [`{authors} {year} {title} {container} ed {editors:initials} ({place}: {publisher})< p⟦p|⟧ {page}>`],
      thesis: [`{authors} {year} {title} {genre} {publisher}`, `{authors} {year} {genre} {publisher}`],
      preprint: [`{authors} {year} {title} {arxiv}`, `{authors} {year} {arxiv}`],
    },
  },
  {
    names: ['initials', 'tight', 'initials', 'natural'],
    templates: {
      article: [
        `{authors}, {title}, {container:short} {volume} ({year}) {page}<⟦,|⟧ {arxiv}>.`,
        `{authors}, {container:short} {volume} ({year}) {page}.`,
        `{authors}, {container:short}<⟦ |⟧{volume}>, {page} ({year})⟦.|;|⟧${TAIL}`,
        `{authors}, {title}, {container:short}<⟦ |⟧{volume}>⟦,|⟧ ({issue}) ({year}) {page}.${TAIL}`,
        `{authors}, {title}, {container:short} {volume}< ({issue})> ({year}) {page}.${TAIL}`,
        `{authors}: {container:short} {volume}, {page} ({year})`,
        `{first} et al.⟦ ({team})|, ({team})| [{team}]⟧, ⟦|{title}, ⟧{container:short} {volume}⟦, |:⟧{page} ({year})⟦.|⟧`,
        `⟦|{first} et al., ⟧{team}⟦, {title}|: {title}|⟧, {container:short} {volume} ({year}) {page}.`,
        `{authors}. {container:short} {volume}:{page}, {year}.`,
        `{container:short}, {volume}⟦, {page}|<({issue})>: {page}| ({year}) {page}⟧<, {year2}>`,
        `{container:short} Vol⟦.|⟧ {volume}, No⟦.|⟧ {issue}, pp. {page}, {year}`,
        `{container:short} {year}, {volume}<({issue})>⟦:|: |, ⟧{page}.${TAIL}`,
      ],
      conference: [
        `{authors}, {title}, in⟦:|⟧ {container}<, {place}>, {year}<, p⟦p|⟧. {page}>.`,
        `{authors}, {title}, talk at {container}, {weburl}`,
      ],
      book: [
        `{authors}, {title}<, Vol. {volume}> ({publisher}<, {place}>, {year}).`,
        `{authors}, {title} ({publisher} {place}, {year})<, p⟦p|⟧. {page}>.`,
      ],
      thesis: [`{authors}, {genre}, {publisher}, {year}.`, `{authors}, {genre} thesis, {publisher} ({year}).`],
      report: [`{authors}, {title}, {genre} {number}, {year}, {weburl}.`],
      preprint: [`{authors}, {arxiv} ({year}).`, `{authors}, {title}, {arxiv}`],
    },
  },
  {
    // Astronomy.
    names: ['apa', 'tightApa', 'apa', 'vancouverSpaced'],
    templates: {
      article: [
        `{authors} {year}, {container:short}<, {volume}><, {page}>`,
        `{authors}, {year}, {container:short}<, {volume}><, {page}>`,
        `{authors} {year}, {title}, {container:short}<, {volume}><, {page}>`,
        `{authors} ({year}) {container:short} {volume}<⟦, |:|, p. ⟧{page}>`,
      ],
      book: [`{authors} {year}, {title} ({place}: {publisher})`, `{authors}, {year}, {title}. {publisher}, {place}`],
      conference: [`{authors} {year}, in {container}<, {place}><, {page}>`],
      chapter: [`{authors} {year}, in {container}, ed. {editors:initials} ({place}: {publisher})<, {page}>`],
      preprint: [`{authors} {year}, {arxiv}`],
    },
  },
];
