import { styleText } from 'node:util';

type Paint = (color: Color, text: string) => string;
export type Color = 'red' | 'green' | 'yellow' | 'gray' | 'bold' | 'cyan';

/** Decides whether to print colors: by FORCE_COLOR, else NO_COLOR (no-color.org), else whether the stream is a terminal. */
export function isColored(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

export const painter = (on: boolean): Paint =>
  on ? (color, text) => styleText(color, text, { validateStream: false }) : (_color, text) => text;
