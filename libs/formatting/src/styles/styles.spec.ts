import { STYLES } from '@veracite/model/verification';
import { EXAMPLES } from '../../eval/rules';
import { toAsterisks } from '../markup';
import { reference } from '../reference';

describe.each(STYLES)('%s, by the sections of its manual', (style) => {
  test.each(EXAMPLES[style].map(({ section, work, expected }) => [section, work, expected] as const))(
    '%s',
    (_section, work, expected) => {
      expect(toAsterisks(reference(work, style))).toBe(expected);
    },
  );
});
