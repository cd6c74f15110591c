import { RULES } from './rules';
import { sentenceCase } from './sentence-case';

test.each(RULES)('$name', ({ example: [headline, sentence] }) => {
  expect(sentenceCase(headline)).toBe(sentence);
});
