/** `npm run lab -- examples`: computes the worked examples that the web client shows, and writes them down with their date. */
import fs from 'node:fs';
import { computeExamples } from './compute';
import { RECORDED } from './recorded';

const now = new Date();
const examples = await computeExamples(now);
fs.writeFileSync(RECORDED, `${JSON.stringify({ computedAt: now.toISOString().slice(0, 10), examples }, null, 2)}\n`);
for (const { name, result } of examples) console.log(`${name}: ${result.status}. ${result.reason ?? ''}`);
