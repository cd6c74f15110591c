import { styleText } from 'node:util';

export type Paint = (colour: Colour, text: string) => string;
export type Colour = 'red' | 'green' | 'yellow' | 'gray' | 'bold' | 'cyan';

/** Whether a stream gets colours: FORCE_COLOR first, then NO_COLOR (no-color.org), then whether it is a terminal. */
export function isColoured(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

export const painter = (on: boolean): Paint =>
  on ? (colour, text) => styleText(colour, text, { validateStream: false }) : (_colour, text) => text;
