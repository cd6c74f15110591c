import { performance } from 'node:perf_hooks';
import { readFileSync } from 'node:fs';
import { candidates, unpack } from '../src/plain/model';
import { featuresOfReading } from '../src/plain/reading-features';
import { Look } from '../src/plain/shape';
import type { TokenTable } from '../src/plain/token-table';
import { collect } from './collect';
import { seeded, shuffle } from './random';
import { toSequence } from './tokens';

const arg = (n: string, d: number): number => { const at = process.argv.indexOf(`--${n}`); return at < 0 ? d : Number(process.argv[at + 1]); };
const model = unpack(JSON.parse(readFileSync(process.argv[2]!, 'utf8')));
const K = arg('k', 12), WITHIN = arg('within', 6), EPOCHS = arg('epochs', 5), RATE = arg('rate', 0.03), DECAY = arg('decay', 0.02);
const t0 = performance.now();
const say = (s: string) => console.log(((performance.now() - t0) / 1000).toFixed(0), s);

function spans(table: TokenTable, labels: Uint8Array): Set<number> {
  const out = new Set<number>();
  for (let i = 0; i < table.length; ) {
    let e = i; const l = labels[i]!;
    const mask = table.look[i] === Look.Mask;
    while (e < table.length && labels[e] === l && (table.look[e] === Look.Mask) === mask) e++;
    if (l !== 0 && !mask) {
      let a = i, b = e - 1;
      while (a < b && table.look[a] === Look.Mark) a++;
      while (b > a && table.look[b] === Look.Mark) b--;
      if (table.look[a] !== Look.Mark) out.add((l * 1024 + a) * 1024 + b);
    }
    i = e;
  }
  return out;
}
interface One { set: string; half: number; scores: number[]; feats: Int32Array[]; f: number[]; }
const { dev } = collect(20000, 5);
say(`${dev.length} dev`);
const all: One[] = [];
for (const sample of dev) {
  const { table, labels } = toSequence(sample);
  const gold = spans(table, labels);
  const paths = candidates(table, model, K, WITHIN);
  const f = paths.map((p) => { const g = spans(table, p.labels); let r = 0; for (const x of g) if (gold.has(x)) r++; return (2 * r) / (g.size + gold.size || 1); });
  let h = 0; for (const c of sample.group) h = (Math.imul(h, 31) + c.charCodeAt(0)) | 0;
  all.push({ set: sample.set, half: (h >>> 7) & 1, scores: paths.map((p) => p.score - paths[0]!.score), feats: paths.map((p) => Int32Array.from(featuresOfReading(table, p.labels, model.gazetteer))), f });
}
say('candidates');
for (const heldOut of [0, 1]) {
  const train = all.filter((o) => o.half !== heldOut && o.f.some((x) => x !== o.f[0]));
  const test = all.filter((o) => o.half === heldOut);
  const counts = new Map<number, number>();
  for (const o of train) for (const x of new Set(o.feats.flatMap((a) => [...a]))) counts.set(x, (counts.get(x) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [k, n] of counts) if (n >= 4) rows.set(k, rows.size);
  const w = new Float32Array(rows.size), sq = new Float32Array(rows.size).fill(1e-2);
  let w0 = 1, sq0 = 1;
  const enc = (o: One) => o.feats.map((a) => Int32Array.from([...a].map((x) => rows.get(x) ?? -1)));
  const T = train.map((o) => ({ o, e: enc(o) }));
  const score = (s: number, e: Int32Array) => { let x = w0 * s; for (const r of e) if (r >= 0) x += w[r]!; return x; };
  const random = seeded(5);
  const V = test.map((o) => ({ o, e: enc(o) }));
  const report = () => {
    const by = new Map<string, number[]>();
    for (const { o, e } of V) {
      const b = by.get(o.set) ?? [0, 0, 0, 0]; by.set(o.set, b);
      const sc = o.scores.map((s, i) => score(s, e[i]!));
      b[0]!++; b[1] = b[1]! + o.f[0]!; b[2] = b[2]! + o.f[sc.indexOf(Math.max(...sc))]!; b[3] = b[3]! + Math.max(...o.f);
    }
    return [...by].map(([s, b]) => `${s} ${b[0]}: ${(100 * b[1]! / b[0]!).toFixed(1)} → ${(100 * b[2]! / b[0]!).toFixed(1)} (${(100 * b[3]! / b[0]!).toFixed(1)})`).join('\n   ');
  };
  for (let ep = 1; ep <= EPOCHS; ep++) {
    shuffle(T, random);
    const rate = RATE * (1 - (0.9 * (ep - 1)) / EPOCHS);
    for (const { o, e } of T) {
      const n = e.length;
      const s = o.scores.map((x, i) => score(x, e[i]!));
      const m = Math.max(...s); const p = s.map((x) => Math.exp(x - m)); const z = p.reduce((a, b) => a + b, 0);
      const best = Math.max(...o.f);
      let zp = 0; for (let i = 0; i < n; i++) if (o.f[i]! > best - 1e-9) zp += p[i]!;
      const grad = new Map<number, number>(); let g0 = 0;
      for (let i = 0; i < n; i++) {
        const d = (o.f[i]! > best - 1e-9 ? p[i]! / (zp || 1e-9) : 0) - p[i]! / z;
        if (Math.abs(d) < 1e-4) continue;
        g0 += d * o.scores[i]!;
        for (const r of e[i]!) if (r >= 0) grad.set(r, (grad.get(r) ?? 0) + d);
      }
      for (const [r, d0] of grad) { if (Math.abs(d0) < 1e-6) continue; const d = d0 - DECAY * w[r]! * 0.01; sq[r] = sq[r]! + d * d; w[r] = w[r]! + (rate * d) / Math.sqrt(sq[r]!); }
      sq0 += g0 * g0; w0 += (rate * g0) / Math.sqrt(sq0);
    }
    say(`epoch ${ep} w0 ${w0.toFixed(2)} rows ${rows.size} train ${train.length}` + (ep === EPOCHS ? '\n   ' + report() : ''));
  }
}
