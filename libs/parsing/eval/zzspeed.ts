import { parseOne } from '../src/parse';
import { cases } from './truth';
const now = new Date('2026-01-01');
const all = [...cases('test', 1)].map((c) => c.text);
for (const t of all.slice(0, 2000)) parseOne(t, { now });
const s = process.cpuUsage();
for (const t of all) parseOne(t, { now });
const u = process.cpuUsage(s).user / 1e6;
console.log(Math.round(all.length / u), 'a second');
