import type { Style } from './styles';

/** Conventions of languages that are not written in Latin letters. Works in them are rendered in these alone. */
export const SCRIPTS: readonly Style[] = [
  {
    // GOST: "//" before the container, dashes between the fields.
    names: ['noCommaInitials', 'noCommaInitials', 'apa', 'capitalsInitials', 'inverted'],
    languages: ['ru', 'uk', 'bg'],
    isOnly: true,
    templates: {
      article: [
        `{authors} {title} // {container}. {year}.< Т. {volume}.>< № {issue}.>< С. {page}.>`,
        `{authors} {title} / {authors:initials} // {container}. – {year}.< – Т. {volume},>< № {issue}.>< – С. {page}.>`,
        `{authors} {title} / {authors:tight} // {container}. — {year}.< — Т. {volume}.>< — № {issue}.>< — С. {page}.>`,
        `{authors} {title} // {container}, {year}<, т. {volume}><, № {issue}><, с. {page}>.`,
        `{authors} ({year}). {title}. {container}<, {volume}><({issue})><, {page}>.{tail}`,
        `{authors}. {title}. ⟦– В: |⟧{container}<, {volume}>< ({issue})>, {year}<, с. {page}>.`,
      ],
      chapter: [
        `{authors} {title} // {container} / ⟦под ред.|отв. ред.|Под ред.⟧ {editors:initials}. {place}: {publisher}, {year}.< С. {page}.>`,
        `{authors} {title} // {container}. – {place} : {publisher}, {year}.< – С. {page}.>`,
      ],
      conference: [
        `{authors} {title} // {container}. – {place}, {year}.< – С. {page}.>`,
        `{authors} {title} // {container}: материалы конференции. {place}, {year}.< С. {page}.>`,
      ],
      book: [
        `{authors} {title}. {place}: {publisher}, {year}.< {numpages} с.>`,
        `{authors} {title}. – {place} : {publisher}, {year}.< – {numpages} с.>`,
        `{authors} {title} / {authors:initials}. — {edition}-е изд. — {place}: {publisher}, {year}. — {numpages} с.`,
        `{authors} {title} / {authors:initials}. — {place} : {publisher}, {year}.< — {numpages} с.>`,
        `{authors}. {title}. {place}, {year}<, с. {page}>.`,
      ],
      thesis: [`{authors} {title}: {genre}. {place}, {year}.< {numpages} с.>`],
      web: [`{authors} {title} [Электронный ресурс]. URL: {weburl} (дата обращения: {accessed}).`],
      news: [`{authors} {title} // {container}. {year}. № {issue}.`],
    },
  },
  {
    // GB/T 7714 and the full-width marks of Chinese and Japanese books.
    names: ['joined'],
    languages: ['zh', 'ja', 'ko'],
    isOnly: true,
    templates: {
      article: [
        `{authors}. {title}[J]. {container}, {year}<, {volume}><({issue})><: {page}>.{tail}`,
        `{authors}．{title}［J］．{container}，{year}<，{volume}><（{issue}）><：{page}>．`,
        `{authors}，{title}，《{container}》，{year}年<第{issue}期><，第{page}页>。`,
        `{authors}：《{title}》，《{container}》{year}年第{issue}期<，第{page}页>。`,
        `{authors}（{year}）。{title}。{container}<，{volume}><（{issue}）><，{page}>。`,
        `{authors}「{title}」『{container}』<第{volume}巻><第{issue}号>、{year}年<、{page}頁>。`,
        `{authors}: {title}, {container}<, Vol. {volume}><, No. {issue}><, pp. {page}> ({year})`,
        `{authors}. ({year}). {title}. {container}<, {volume}><({issue})><, {page}>.`,
        `{authors}, {year}, {title}, {container}< {volume}><⟦-|(⟧{issue}⟦)|⟧><, ⟦pp.|⟧{page}>.`,
        `{authors}, {year}, {title}, {container} {volume}⟦, {publisher}|⟧<, pp.{page}>.`,
        `{authors}⟦. | ⟧{year}. {title}⟦. |, ⟧{container}< {volume}><({issue})><⟦: |, ⟧{page}>.`,
        `{authors}({year}) {title}. {container}< {volume}><({issue})><: {page}>.`,
        `{authors}, ⟦'{title},'|"{title},"|‘{title}’,⟧ {container}<, ⟦Vol.{volume}|第{volume}號⟧><, No.{issue}><, pp.{page}>, {year}.`,
        `{authors}, {title}⟦,|⟧ {container}< {volume}巻>< {issue}号>( {publisher}, {year}).`,
      ],
      chapter: [
        `{authors}, {year}, {title}, {container}, {publisher}<, pp.{page}>.`,
        `{authors}. {title}[M]//{editors}. {container}. {place}: {publisher}, {year}<: {page}>.`,
        `{authors}「{title}」{editors}編『{container}』{publisher}、{year}年<、{page}頁>。`,
      ],
      conference: [`{authors}. {title}[C]//{container}. {place}: {publisher}, {year}<: {page}>.`],
      book: [
        `{authors}. {title}[M]. {place}: {publisher}, {year}.`,
        `{authors}：《{title}》，{place}：{publisher}，{year}年<，第{page}页>。`,
        `{authors}，《{title}》。{place}：{publisher}，{year}年。`,
        `{authors}『{title}』{publisher}、{year}年。`,
        `{authors}（{year}）『{title}』{publisher}`,
        `{authors}, {year}, ⟦{title}|《{title}》|『{title}』⟧, {publisher}.`,
        `{authors}. {year}. {title}. {place}: {publisher}.`,
        `{authors}({year}) {title}. {publisher}.`,
        `{authors}, {title}(⟦{place}: |⟧{publisher}, {year})<, {page}⟦頁|쪽|면|页⟧>.`,
      ],
      thesis: [`{authors}. {title}[D]. {place}: {publisher}, {year}.`],
      web: [`{authors}. {title}[EB/OL]. ({year}){weburl}.`],
      news: [`{authors}. {title}[N]. {container}, {date}({page}).`],
    },
  },
];
