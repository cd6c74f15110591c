import { measuringData } from '../../harness/data';
import { corpora } from '../../harness/shares';

export const LISTS = corpora(
  'acl-anthology',
  'ai-hci-conferences',
  'crossref-2022',
  'linguistics',
  'ml-conferences',
  'physics-journals',
  'printing-history-tex',
  'syriac-studies',
);

export const data = measuringData(LISTS);
