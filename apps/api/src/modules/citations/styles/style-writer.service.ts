import { Inject, Injectable } from '@nestjs/common';
import type { StyledCitations, StylesList } from '@veracite/contracts/styles';
import { inCslStyle } from '@veracite/formatting/csl/processor';
import { toHtml, toPlain } from '@veracite/formatting/markup';
import { inOtherStyle, OTHER_STYLES } from '@veracite/formatting/other-styles';
import { reference } from '@veracite/formatting/reference';
import type { CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { parse } from '@veracite/parsing/parse';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { Problem } from '../../../platform/problem/problem';
import { CslStyles } from './csl-styles';

export const WORKS_MAX = 100;

/** Writes works in our own styles, and in any CSL style that the operator's folder holds. */
@Injectable()
export class StyleWriter {
  private readonly folder: CslStyles;

  constructor(@Inject(CONFIG) config: Config) {
    this.folder = new CslStyles(config.CSL_STYLES_DIR);
  }

  async styles(): Promise<StylesList> {
    return { own: [...STYLES, ...OTHER_STYLES], csl: await this.folder.ids() };
  }

  async write(text: string, style: string): Promise<StyledCitations> {
    const works = parse(text).map(({ csl }) => csl);
    if (works.length > WORKS_MAX)
      throw new Problem(400, `At most ${WORKS_MAX} works are written at once`, {
        errors: [{ pointer: '/text', message: `At most ${WORKS_MAX} works are written at once` }],
      });
    const entries = await this.entries(works, style);
    return {
      style,
      citations: entries.map((entry = '') => ({ plain: toPlain(entry), html: toHtml(entry) })),
    };
  }

  private async entries(works: CslItem[], style: string): Promise<(string | undefined)[]> {
    const main = STYLES.find((own) => own === style);
    if (main) return works.map((work) => reference(work, main));
    const further = OTHER_STYLES.find((own) => own === style);
    if (further) return Promise.all(works.map((work) => inOtherStyle(work, further)));
    const csl = await this.folder.find(style);
    if (!csl) throw unknownStyle(style, await this.styles());
    const entries = await inCslStyle(works, csl).catch((error: unknown) => {
      throw unreadableStyle(style, error);
    });
    if (works.length > 0 && entries.every((entry) => entry === undefined)) throw notesOnly(style);
    return entries;
  }
}

/** Says what there is instead, and how the style comes here. */
const unknownStyle = (style: string, { own, csl }: StylesList): Problem => {
  const others = csl.length > 0 ? ` and ${csl.length} CSL styles, which GET /api/citations/styles lists` : '';
  const message =
    `The style ${style} is not installed on this server. It has ${own.join(', ')}${others}. ` +
    `Whoever runs it can add ${style}.csl to the folder that CSL_STYLES_DIR names.`;
  return new Problem(400, message, { errors: [{ pointer: '/style', message }] });
};

const notesOnly = (style: string): Problem => {
  const message = `The style ${style} writes notes and no list of references`;
  return new Problem(400, message, { errors: [{ pointer: '/style', message }] });
};

/** The operator's file is at fault; what is wrong with it is kept as the cause, for the log. */
const unreadableStyle = (style: string, cause: unknown): Problem => {
  const message = `The style ${style} of this server cannot be read`;
  const problem = new Problem(400, message, { errors: [{ pointer: '/style', message }] });
  problem.cause = cause;
  return problem;
};
