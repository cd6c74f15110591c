import type { FileProgress } from '../import/import-file';
import { bar, statusLine } from './progress';

const DOING = { reading: 'read', uniting: 'merged', packing: 'packed' } as const;

/** Shows a bar with records, rate and time left; on terminals only. */
export function importProgress(stream: NodeJS.WriteStream): { show(progress: FileProgress): void; clear(): void } {
  const line = statusLine(stream, 200);
  let startedAt = 0;
  let phase: FileProgress['phase'] | undefined;
  return {
    show(progress) {
      const isNew = progress.phase !== phase;
      if (isNew) [phase, startedAt] = [progress.phase, Date.now()];
      line.show(() => importLine(progress, (Date.now() - startedAt) / 1000), isNew);
    },
    clear: line.clear,
  };
}

/** @param seconds since the start of the phase */
function importLine({ phase, records, share }: FileProgress, seconds: number): string {
  const rate = phase === 'reading' && seconds >= 1 ? `, ${Math.round(records / seconds)}/s` : '';
  const left = share > 0.01 && seconds >= 1 ? `, ${duration((seconds * (1 - share)) / share)} left` : '';
  return `${bar(share)} ${records} records ${DOING[phase]}${rate}${left}`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
