import { characterOf, ENTITY } from '@veracite/text/entities';
import { asItIs, rewrite, type Decoded } from './rewrite';

/** "O&apos;Brien &#38; S&oslash;n" as people read it; what is no entity stays as it is. */
export function decodeEntities(raw: string): Decoded {
  return raw.includes('&') ? rewrite(raw, ENTITY, ([, name = '']) => characterOf(name)) : asItIs(raw);
}
