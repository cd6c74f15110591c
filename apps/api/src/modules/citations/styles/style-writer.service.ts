import { Inject, Injectable } from '@nestjs/common';
import type { StyledCitations, StylesList } from '@veracite/contracts/styles';
import { OTHER_STYLES } from '@veracite/formatting/other-styles';
import { STYLES } from '@veracite/model/verification';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { badRequest, type Problem } from '../../../platform/problem/problem';
import { Threads } from '../../../platform/threads/threads';
import { CslStyles } from './csl-styles';
import { WORKS_MAX } from '../../../tasks/write-works';

const OWN = [...STYLES, ...OTHER_STYLES];

/** Writes works in the built-in styles, and in the CSL styles of the operator's folder. */
@Injectable()
export class StyleWriter {
  private readonly folder: CslStyles;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(Threads) private readonly threads: Pick<Threads, 'run'>,
  ) {
    this.folder = new CslStyles(config.CSL_STYLES_DIR);
  }

  async styles(): Promise<StylesList> {
    return { own: OWN, csl: await this.folder.ids() };
  }

  async write(text: string, style: string, userId: string, signal?: AbortSignal): Promise<StyledCitations> {
    const csl = OWN.some((builtIn) => builtIn === style) ? undefined : await this.folder.find(style);
    if (!csl && !OWN.some((builtIn) => builtIn === style)) throw unknownStyle(style, await this.styles());
    const { citations, fault, cause } = await this.threads.run('writeWorks', [{ text, style, csl }], userId, signal);
    if (citations) return { style, citations };
    if (fault === 'too-many') throw badRequest(`At most ${WORKS_MAX} works are formatted at once`, '/text');
    throw fault === 'notes-only' ? notesOnly(style) : unreadableStyle(style, cause);
  }
}

const refused = (message: string): Problem => badRequest(message, '/style');

/** Lists the available styles, and explains how to install another. */
const unknownStyle = (style: string, { own, csl }: StylesList): Problem => {
  const others = csl.length > 0 ? ` and ${csl.length} CSL styles, which GET /api/citations/styles lists` : '';
  return refused(
    `The style ${style} is not installed on this server. It has ${own.join(', ')}${others}. ` +
      `Its operator can add ${style}.csl to the folder in CSL_STYLES_DIR.`,
  );
};

const notesOnly = (style: string): Problem => refused(`The style ${style} writes notes and no list of references`);

/** The operator's file is wrong. The parser's error is kept as the cause, for the log. */
const unreadableStyle = (style: string, cause: unknown): Problem =>
  Object.assign(refused(`The style ${style} of this server cannot be read`), { cause });
