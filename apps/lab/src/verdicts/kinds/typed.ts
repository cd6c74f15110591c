import { inCslStyle } from '@veracite/formatting/csl/processor';
import { toPlain } from '@veracite/formatting/markup';
import type { CslItem } from '@veracite/model/csl';
import { cslStyle } from '@veracite/testing/csl-styles';

const STYLES = ['apa', 'ieee', 'vancouver', 'harvard-cite-them-right', 'modern-language-association'] as const;

/** Writes each work in one of five styles, in turn. */
export async function typed(works: readonly CslItem[]): Promise<string[]> {
  const texts: string[] = [];
  for (const [index, id] of STYLES.entries()) {
    const chosen = works.flatMap((work, i) => (i % STYLES.length === index ? [{ work, i }] : []));
    const written = await inCslStyle(
      chosen.map(({ work }) => work),
      cslStyle(id),
    );
    chosen.forEach(({ i }, j) => (texts[i] = toPlain(written[j] ?? '')));
  }
  return texts;
}
