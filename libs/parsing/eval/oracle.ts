
import { parseOne } from '../src/parse';
import { count, emptyTallies, micro, scores } from './score';
import { cases, valuesOf } from './truth';
const part=(process.argv[2]??'dev') as any; const watched=Number(process.argv[3]??1);
const now=new Date('2026-01-01');
const by=new Map<string,any>();
const g=globalThis as any;
for(const one of cases(part,watched)){
  const e=by.get(one.set)??{n:0,base:emptyTallies(),o:[4,8,16,32].map(()=>emptyTallies()),k:0,multi:0};by.set(one.set,e);e.n++;
  g.__pick=0; const base=valuesOf(parseOne(one.text,{now}),one); const K=g.__count??1; const sc=g.__scores; 
  count(e.base,one.gold,base); e.k+=K; if(K>1)e.multi++;
  let best:any=base,bs=-1; let wi=0;
  for(const K2 of [4,8,16,32]){
   for(;wi<Math.min(K,K2);wi++){g.__pick=wi;const v=valuesOf(parseOne(one.text,{now}),one);const t=emptyTallies();count(t,one.gold,v);const m=micro(t);const f=2*m.soft/(m.gold+m.given||1);if(f>bs+1e-9){bs=f;best=v;}}
   count(e.o[[4,8,16,32].indexOf(K2)],one.gold,best);
  }
}
const f=(t:any)=>{const m=micro(t);return (100*scores(m,m.soft).f1).toFixed(1)};
for(const [s,e] of by)console.log(s.padEnd(26),e.n,'base',f(e.base),'oracle4/8/16/32',e.o.map(f).join(' '),'mean k',(e.k/e.n).toFixed(1),'multi',(e.multi/e.n).toFixed(2));
