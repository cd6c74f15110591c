import type { CslDate, CslItem, CslName, CslType } from '@veracite/model/csl';

type Short = Omit<
  CslItem,
  'type' | 'author' | 'editor' | 'translator' | 'reviewed-author' | 'issued' | 'accessed' | 'original-date'
> & {
  author?: string;
  editor?: string;
  translator?: string;
  'reviewed-author'?: string;
  issued?: string;
  accessed?: string;
  'original-date'?: string;
};

/** "Family|Given|Suffix" or an organization's name, several with semicolons. */
const names = (text: string | undefined): CslName[] | undefined =>
  text?.split('; ').map((item) => {
    const [family, given, suffix] = item.split('|');
    return given === undefined ? { literal: family } : { family, given, ...(suffix && { suffix }) };
  });

/** Parses "2019-05-04", "2019-05/2019-06", "-350" (BCE), "c1500" (circa) and "2006 spring". Other text becomes a literal date. */
function date(text: string | undefined): CslDate | undefined {
  if (text === undefined) return undefined;
  if (!/^c?-?\d/.test(text)) return { literal: text };
  const [numbers = '', season] = text.split(' ');
  const parts = numbers
    .replace(/^c/, '')
    .split('/')
    .map((item) => (item.startsWith('-') ? [Number(item)] : item.split('-').map(Number)));
  return { 'date-parts': parts, ...(text.startsWith('c') && { circa: true }), ...(season && { season }) };
}

/** Builds a work from short fields, for tables of examples. */
export function work(type: CslType, fields: Short): CslItem {
  const {
    author,
    editor,
    translator,
    'reviewed-author': reviewed,
    issued,
    accessed,
    'original-date': original,
    ...rest
  } = fields;
  return {
    type,
    ...rest,
    ...(author && { author: names(author) }),
    ...(editor && { editor: names(editor) }),
    ...(translator && { translator: names(translator) }),
    ...(reviewed && { 'reviewed-author': names(reviewed) }),
    ...(issued && { issued: date(issued) }),
    ...(accessed && { accessed: date(accessed) }),
    ...(original && { 'original-date': date(original) }),
  };
}
