import { withAccents } from './accents';
import { withoutLatex, withoutLinks, withoutMarkdown, withoutMarkup } from './markup';
import { asItIs, type Decoded, rewrite } from './rewrite';
import { rightCharacter, WRONG_ENCODING } from '@veracite/text/wrong-encoding';
import { characterOf, ENTITY } from '@veracite/text/entities';

const BREAKS = /[\r\n\t\v\f\u0085\u00a0\u2028\u2029]/g;

/** Converts a pasted text to a line without HTML, Markdown, LaTeX and invisible characters, with spans mapped back. */
export function plainText(raw: string): Decoded {
  const { text: written, toRaw: fromWritten } = rewrite(raw, WRONG_ENCODING, ([all]) => rightCharacter(all));
  return [decodeEntities, withoutMarkup, withoutLinks, withoutMarkdown, withoutLatex, withAccents].reduce<Decoded>(
    (before, step) => {
      const { text, toRaw } = step(before.text);
      return text === before.text ? before : { text, toRaw: (span) => before.toRaw(toRaw(span)) };
    },
    { text: written.replace(BREAKS, ' '), toRaw: fromWritten },
  );
}

/** Decodes HTML entities ("O&apos;Brien &#38; S&oslash;n"). Other text stays unchanged. */
export function decodeEntities(raw: string): Decoded {
  return raw.includes('&') ? rewrite(raw, ENTITY, ([, name = '']) => characterOf(name)) : asItIs(raw);
}
