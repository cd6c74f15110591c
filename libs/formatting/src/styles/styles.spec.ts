import { FORMS } from '../../lab/eval/rules';
import { toAsterisks } from '../markup';

describe.each(FORMS)('%s, by the sections of its manual', (_form, examples, write) => {
  test.each(examples.map(({ section, work, expected }) => [section, work, expected] as const))(
    '%s',
    (_section, work, expected) => {
      expect(toAsterisks(write(work))).toBe(expected);
    },
  );
});
