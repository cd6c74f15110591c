const pending = new Set<Promise<unknown>>();

/** Lets `/health/ready` answer 503 until a part of this process is ready, or has failed to become so. */
export function awaitBeforeReady(part: Promise<unknown>): void {
  const done = () => pending.delete(part);
  pending.add(part);
  part.then(done, done);
}

export const isStarting = (): boolean => pending.size > 0;
