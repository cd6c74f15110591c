import { similarity } from './distance';
import { titleFingerprint } from './fingerprint';
import { fold, tokens } from './fold';

describe('fold', () => {
  test.each([
    ['capitals', 'DEEP Learning', 'deep learning'],
    ['accents', 'Élan vital à São Paulo', 'elan vital a sao paulo'],
    ['joiners and direction marks inside a word', 'Gar\u200dcia \u202eLopez', 'garcia lopez'],
    ['decomposed accents', 'Schro\u0308dinger', 'schrodinger'],
    ['letters without decomposition', 'Ørsted, Łukasiewicz, Straße, Æther', 'orsted lukasiewicz strasse aether'],
    ['typographic ligatures', 'eﬃcient ﬂow', 'efficient flow'],
    ['dashes of every kind', 'a–b—c−d‐e', 'a b c d e'],
    ['apostrophes', "O’Brien’s d'Arc ʻokina", 'obriens darc okina'],
    ['soft hyphen', 'inter\u00ADnational', 'international'],
    ['ampersand', 'Science & Society', 'science and society'],
    ['ampersand as entity', 'Science &amp; Society', 'science and society'],
    ['escaped twice', '&amp;lt;i&amp;gt;E. coli&amp;lt;/i&amp;gt;', 'e coli'],
    ['HTML subscript joins', 'H<sub>2</sub>O', 'h2o'],
    ['LaTeX subscript joins', 'H$_2$O', 'h2o'],
    ['Unicode subscript joins', 'H₂O', 'h2o'],
    ['less-than is no tag', 'p < 0.05 and q > 3', 'p 0 05 and q 3'],
    ['LaTeX accents', 'G{\\"o}del, Erd{\\H o}s, Fr\\\'echet, \\v{C}ech', 'godel erdos frechet cech'],
    ['LaTeX letters', '{\\O}rsted and \\ss', 'orsted and ss'],
    ['LaTeX braces', '{BERT}: {P}re-training', 'bert pre training'],
    ['LaTeX shape', '\\textit{Drosophila} \\emph{melanogaster}', 'drosophila melanogaster'],
    ['Greek symbol', 'β-blockers', 'beta blockers'],
    ['Greek in LaTeX', '$\\beta$-blockers', 'beta blockers'],
    ['Greek as entity', '&beta;-blockers', 'beta blockers'],
    ['Greek words', 'Λόγος', 'logos'],
    ['Cyrillic', 'Достоевский', 'dostoevskii'],
    ['full width', 'ＡＩ　２０２０', 'ai 2020'],
    ['Hangul stays', '한국어', '한국어'],
    ['Hebrew points vanish', 'שָׁלוֹם', 'שלום'],
    ['empty', ' ,;. ', ''],
  ])('%s', (_trap, text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(fold(text))).toBe(folded);
  });
});

test('Chinese and Japanese words are pairs of characters', () => {
  expect(tokens('深度学习 AI入門')).toEqual(['深度', '度学', '学习', 'ai', '入門']);
});

describe('similarity', () => {
  test.each([
    ['the same after folding', 'Naïve Bayes', 'naive bayes', 1, 1],
    ['a letter wrong', 'attention is all you need', 'atention is all you need', 0.94, 0.99],
    ['words swapped', 'learning deep networks', 'deep networks learning', 0.94, 0.96],
    ['nothing in common', 'quantum gravity', 'milk prices', 0, 0.35],
    ['an empty side', '', 'milk', 0, 0],
    ['both empty', '', '', 0, 0],
  ])('%s', (_trap, a, b, low, high) => {
    expect(similarity(a, b)).toBeGreaterThanOrEqual(low);
    expect(similarity(a, b)).toBeLessThanOrEqual(high);
    expect(similarity(b, a)).toBeCloseTo(similarity(a, b), 10);
  });
});

test('titles set in two ways have one fingerprint', () => {
  expect(titleFingerprint('The Data-Base: An Introduction')).toBe(titleFingerprint('Data base. Introduction'));
  expect(titleFingerprint('The')).toBe('the');
});
