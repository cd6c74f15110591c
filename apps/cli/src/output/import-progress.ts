import type { FileProgress } from '../import/import-file';

const EVERY_MS = 200;
const WIDTH = 20;
const DOING = { reading: 'read', uniting: 'merged', packing: 'packed' } as const;

/** Shows a bar with records, rate and time left; on terminals only. */
export function importProgress(stream: NodeJS.WriteStream): { show(progress: FileProgress): void; clear(): void } {
  let startedAt = Date.now();
  let phase: FileProgress['phase'] | undefined;
  let last = 0;
  return {
    show(progress) {
      const now = Date.now();
      if (progress.phase !== phase) startedAt = now;
      else if (now - last < EVERY_MS) return;
      phase = progress.phase;
      last = now;
      if (stream.isTTY) stream.write(`\r\u001b[K${importLine(progress, (now - startedAt) / 1000)}`);
    },
    clear() {
      if (stream.isTTY && phase) stream.write('\r\u001b[K');
    },
  };
}

/** @param seconds since the start of the phase */
export function importLine({ phase, records, share }: FileProgress, seconds: number): string {
  const full = Math.round(Math.min(1, share) * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const rate = phase === 'reading' && seconds >= 1 ? `, ${Math.round(records / seconds)}/s` : '';
  const left = share > 0.01 && seconds >= 1 ? `, ${duration((seconds * (1 - share)) / share)} left` : '';
  return `${bar} ${records} records ${DOING[phase]}${rate}${left}`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
