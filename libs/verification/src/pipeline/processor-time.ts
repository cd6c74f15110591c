import type { AskPolicy } from './ask-policy';

interface WaitingStep {
  deadline: number;
  start(): void;
}

/** The steps that wait for the processor, the earliest deadline first. */
const waiting: WaitingStep[] = [];

/** Fewer keep the event loop shorter, but then fewer answers arrive together, and more databases are asked. */
const STEPS_PER_ITERATION = 4;

/**
 * Resolves when a step that takes milliseconds may run. Four such steps run per iteration of the event loop, so that other
 * requests are answered between the steps of many concurrent checks.
 * @param deadline of the check, in milliseconds; the earliest runs first. A new check runs last
 */
export function processorTime(deadline = Infinity): Promise<void> {
  return new Promise((start) => {
    const after = waiting.findLastIndex((step) => step.deadline <= deadline);
    waiting.splice(after + 1, 0, { deadline, start });
    if (waiting.length === 1) setImmediate(startNext);
  });
}

/** Waits before milliseconds of work for a single check. The references of a batch have one process for themselves. */
export const processorTimeIn = ({ batch, deadline }: AskPolicy): Promise<void> | undefined =>
  batch ? undefined : processorTime(deadline);

function startNext(): void {
  for (const step of waiting.splice(0, STEPS_PER_ITERATION)) step.start();
  if (waiting.length > 0) setImmediate(startNext);
}
