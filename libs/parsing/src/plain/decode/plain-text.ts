import { withAccents } from './accents';
import { withoutLatex, withoutLinks, withoutMarkdown, withoutMarkup } from './markup';
import { asItIs, type Decoded, rewrite } from './rewrite';
import { characterOf, ENTITY } from '@veracite/text/entities';

const BREAKS = /[\r\n\t\v\f\u0085\u00a0\u2028\u2029]/g;

/**
 * Converts a pasted text to one line of plain characters: without HTML, Markdown, LaTeX and invisible characters. The result can
 * map spans back to the pasted text.
 */
export function plainText(raw: string): Decoded {
  return [decodeEntities, withoutMarkup, withoutLinks, withoutMarkdown, withoutLatex, withAccents].reduce<Decoded>(
    (before, step) => {
      const { text, toRaw } = step(before.text);
      return text === before.text ? before : { text, toRaw: (span) => before.toRaw(toRaw(span)) };
    },
    asItIs(raw.replace(BREAKS, ' ')),
  );
}

/** Decodes HTML entities ("O&apos;Brien &#38; S&oslash;n"). Other text stays unchanged. */
export function decodeEntities(raw: string): Decoded {
  return raw.includes('&') ? rewrite(raw, ENTITY, ([, name = '']) => characterOf(name)) : asItIs(raw);
}
