import { createInterface } from 'node:readline';
import { shutDown } from './shutdown.mjs';

/**
 * Answers each line of standard input by a line, one after the other. Exits when the input closes, or an answer fails.
 * @param answer returns the answer to a line
 */
export function answerLines(answer) {
  let before = Promise.resolve();
  const lines = createInterface(process.stdin);
  lines.on('line', (line) => {
    before = before
      .then(() => answer(line))
      .then(
        (text) => process.stdout.write(`${text}\n`),
        (error) => {
          console.error(error);
          void shutDown(1);
        },
      );
  });
  lines.once('close', () => void shutDown(0));
}
