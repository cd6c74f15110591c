import { measuringData } from '../../sets/data';

export const LISTS = [
  'acl-anthology',
  'ai-hci-conferences',
  'crossref-2022',
  'linguistics',
  'ml-conferences',
  'physics-journals',
  'printing-history-tex',
  'syriac-studies',
].map((list) => `works/${list}.jsonl.gz`);

export const data = measuringData(LISTS);
