import { languageOf } from '@veracite/formatting/casing/language';
import data from '../../../data/formatting/plants.json';
import type { Style } from '@veracite/model/verification';

/** One deviation to plant in a correct citation: the rule that must find it, and the change, which leaves the text where it does not apply. */
interface Plant {
  rule: string;
  plant: (text: string) => string;
}

const headlines = (text: string): string =>
  text.replace(/(?<=\s)\p{Ll}(?=\p{L}{4})/gu, (letter) => letter.toUpperCase());

/** Lower-cases the content words of a quoted title but for the first. */
const lowered = (text: string): string =>
  text.replace(/“([^“”]*)”/, (all, title: string) =>
    languageOf(title) === 'en' ? `“${title.charAt(0)}${title.slice(1).toLowerCase()}”` : all,
  );

const apaTitle = (text: string): string =>
  text.replace(/(?<=\(\d{4}\)\. )[^.?!“”]{20,200}(?=\. \p{Lu}[^.]{3,80}, \d)/u, (title) =>
    languageOf(title) === 'en' ? headlines(title) : title,
  );

const CHANGES: Record<string, Plant['plant']> = { 'headline title': apaTitle, 'quoted title in lower case': lowered };

/** A row of the data file: a change by its name, or a pattern and what replaces it. */
interface Row {
  rule: string;
  change?: string;
  pattern?: string;
  to?: string;
}

const plantsOf = (rows: readonly Row[]): Plant[] =>
  rows.map(({ rule, change = '', pattern = '', to = '' }) => {
    const regex = new RegExp(pattern, 'u');
    return { rule, plant: CHANGES[change] ?? ((text) => text.replace(regex, to)) };
  });

export const PLANTS: Record<Style, Plant[]> = {
  apa: plantsOf(data.apa),
  mla: plantsOf(data.mla),
  chicago: plantsOf(data.chicago),
};
