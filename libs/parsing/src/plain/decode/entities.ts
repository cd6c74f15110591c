import { characterOf, ENTITY } from '@veracite/text/entities';
import { asItIs, rewrite, type Decoded } from './rewrite';

/** Decodes HTML entities ("O&apos;Brien &#38; S&oslash;n"). Other text stays unchanged. */
export function decodeEntities(raw: string): Decoded {
  return raw.includes('&') ? rewrite(raw, ENTITY, ([, name = '']) => characterOf(name)) : asItIs(raw);
}
