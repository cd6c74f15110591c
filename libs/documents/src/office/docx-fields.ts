import type { KeyedItem } from '@veracite/model/document';
import { find, type Element } from '@veracite/text/tree';
import type { Builder } from '../build/builder';
import { fieldMeaning } from './citation-fields';

interface OpenField {
  code: string;
  start: number;
  isResult: boolean;
}

/** Tracks the nested fields of a Word document, which contain the citations and lists of reference managers. */
export class Fields {
  /** Spans of printed lists of references. */
  readonly lists: { start: number; end: number }[] = [];
  private readonly open: OpenField[] = [];
  /** Offset where the printed list of a reference manager begins. */
  private listFrom: number | undefined;

  constructor(private readonly builder: Builder) {}

  /** True outside field codes, where text is visible on the page. */
  get isShown(): boolean {
    return this.open.every(({ isResult }) => isResult);
  }

  /** Appends to the code of the innermost field. */
  code(words: string): void {
    const field = this.open.at(-1);
    if (field) field.code += words;
  }

  /** Handles a `w:fldChar` element, which begins a field, begins its result, or ends it. */
  fieldChar(element: Element): void {
    const type = element.attributes['w:fldCharType'];
    const last = this.open.at(-1);
    if (type === 'begin') this.open.push({ code: this.dataOf(element), start: this.builder.at, isResult: false });
    else if (type === 'separate' && last) {
      last.isResult = true;
      last.start = this.builder.at;
      if (fieldMeaning(last.code)?.kind === 'list')
        this.listFrom = this.builder.isOpen ? this.builder.at : this.builder.text.length;
    } else if (type === 'end' && last) {
      this.open.pop();
      const outer = this.open.at(-1);
      // EndNote keeps long records in a field inside its field.
      if (outer && !outer.isResult && /EN\.CITE\.DATA/.test(last.code))
        outer.code += last.code.replace(/^\s*ADDIN\s+EN\.CITE\.DATA\s*/, '');
      else this.end(last.code, last.start);
    }
  }

  /** Reads records that are too long for the field code from `w:fldData`. */
  private dataOf(element: Element): string {
    const data = find(element, 'fldData');
    const text = data?.children.filter((each): each is string => typeof each === 'string').join('');
    return text ? fromBase64(text.replace(/\s+/g, '')).replace(/\0/g, '') : '';
  }

  /** Handles the end of a field whose result began at `start`. */
  end(code: string, start: number): void {
    const text =
      code.includes('<EndNote') && !code.trim().startsWith('ADDIN')
        ? `ADDIN EN.CITE ${code.slice(code.indexOf('<EndNote'))}`
        : code;
    const meaning = fieldMeaning(text);
    if (meaning?.kind === 'citation') this.cite(start, meaning.items);
    else if (meaning?.kind === 'list') {
      this.lists.push({ start: Math.min(start, this.listFrom ?? start), end: this.builder.text.trimEnd().length });
      this.listFrom = undefined;
    }
  }

  /** Marks the text from `start` as a citation of these works. */
  cite(start: number, items: KeyedItem[]): void {
    const { text } = this.builder;
    const words = text.slice(start);
    const [from, end] = [start + words.length - words.trimStart().length, start + words.trimEnd().length];
    if (items.length > 0) this.builder.mark({ kind: 'citation', start: from, end, items });
  }
}

/** Decodes Base64 text. Returns an empty string if it is invalid. */
export function fromBase64(coded: string): string {
  try {
    const bytes = Uint8Array.from(atob(coded), (char) => char.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    // Invalid Base64: there is no record.
    return '';
  }
}
