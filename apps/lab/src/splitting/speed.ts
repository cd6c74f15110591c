import { splitText } from '@veracite/parsing/split/split-text';

const LINES: Record<string, string> = {
  '10,000 lines of one reference each': `${'Okafor, C., & Lind, M. (2014). How long a list may be before nobody reads it to its end. Annals of Method, 14(2), 210–219. https://doi.org/10.5555/annals.2014.210\n'.repeat(10_000)}`,
  '10,000 filled lines': `${'Okafor, C., & Lind, M. (2014). How long a list may be before nobody\nreads it to its end. Annals of Method, 14(2), 210–219.\n'.repeat(5_000)}`,
  '33,000 lines of [1] a': '[1] a\n'.repeat(33_000),
};

/** Time of the processor for large and hostile texts, the best of three. */
export function* speed(): Generator<string> {
  for (const [name, text] of Object.entries(LINES)) {
    const times = [1, 2, 3].map(() => {
      const began = process.cpuUsage();
      splitText(text);
      return process.cpuUsage(began).user / 1e6;
    });
    yield `${name}: ${Math.min(...times).toFixed(2)} s, at first ${times[0]?.toFixed(2)} s`;
  }
}
