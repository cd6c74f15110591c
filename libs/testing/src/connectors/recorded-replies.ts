import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One recorded reply with the request that got it. */
export interface Recorded {
  file: string;
  request: { method: string; url: string };
  status: number;
  body: string;
  bodyForm?: string;
}

export function recordedReplies(folder: string, database: string): Recorded[] {
  const home = path.join(folder, database);
  return readdirSync(home)
    .sort()
    .map((file) => ({
      file: `${database}/${file}`,
      ...(JSON.parse(readFileSync(path.join(home, file), 'utf8')) as Omit<Recorded, 'file'>),
    }));
}
