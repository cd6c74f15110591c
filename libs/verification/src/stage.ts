import type { Answer } from '@veracite/connectors/port';
import type { Dossier } from './dossier';

/**
 * Puts questions at once and files the answers as they come.
 * Ends when all are in, or `graceMs` after the dossier is settled (databases that answer by then still confirm),
 * whichever is first. What has not answered by then is aborted, and its `failed: timeout` is filed too.
 *
 * @param ask puts the questions; must hand its signal on, and must answer soon after it is aborted
 */
export async function runStage(
  dossier: Dossier,
  ask: (signal: AbortSignal) => Promise<Answer>[],
  options: { graceMs: number; signal?: AbortSignal },
): Promise<void> {
  const cut = new AbortController();
  const stop = () => cut.abort();
  options.signal?.addEventListener('abort', stop, { once: true });
  if (options.signal?.aborted) stop();
  let grace: NodeJS.Timeout | undefined;
  const answers = ask(cut.signal).map(async (question) => {
    dossier.addAnswer(await question);
    if (!grace && dossier.isSettled()) grace = setTimeout(stop, options.graceMs);
  });
  try {
    await Promise.all(answers);
  } finally {
    clearTimeout(grace);
    options.signal?.removeEventListener('abort', stop);
  }
}
