/** Titles of cited works that a PDF prints, found in the text of poppler by their marks: quotation marks, italics, or a year before them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../generated/tools';
import { behindYear, heading, italic, name, quoted, year } from '../../../data/documents/printed-titles.json';

/** A printed title, and whether it is after the heading of a list. */
interface PrintedTitle {
  title: string;
  isInList: boolean;
}

/** Replaces the names of the parts that patterns share. */
const patternOf = (text: string): RegExp => new RegExp(text.replaceAll('NAME', name).replaceAll('YEAR', year), 'gu');
const MARKED = [...quoted, ...italic, ...behindYear].map(patternOf);
const HEADING = new RegExp(heading, 'giu');

/** Finds the titles of a PDF, each once. @returns whether the text is mostly English, too */
export function printedTitles(pdf: Uint8Array): { titles: PrintedTitle[]; hasList: boolean; isEnglish: boolean } {
  const lines = linesOf(pdf);
  const text = lines.replace(/[-‐­]\n(?=\p{Ll})/gu, '').replace(/\s+/g, ' ');
  const last = [...lines.matchAll(HEADING)].at(-1);
  const rest = last
    ? lines
        .slice(last.index)
        .replace(/[-‐­]\n(?=\p{Ll})/gu, '')
        .replace(/\s+/g, ' ').length
    : 0;
  const found = new Map<string, PrintedTitle>();
  for (const pattern of MARKED)
    for (const { index, 1: title = '' } of text.matchAll(pattern)) {
      const isInList = index > text.length - rest;
      const words = title.replace(/\s+/g, ' ').trim();
      if (words.split(' ').length > 2)
        found.set(words, { title: words, isInList: isInList || (found.get(words)?.isInList ?? false) });
    }
  const english = text.match(/ (?:the|of|and) /g)?.length ?? 0;
  return { titles: [...found.values()], hasList: rest > 0, isEnglish: english > text.length / 300 };
}

/** Returns the lines of a PDF by poppler; "⟨" and "⟩" enclose italics. */
function linesOf(pdf: Uint8Array): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'printed-'));
  writeFileSync(path.join(folder, 'a.pdf'), pdf);
  run('pdftohtml', ['-xml', '-i', '-q', 'a.pdf', 'a'], folder, true);
  let xml = '';
  try {
    xml = readFileSync(path.join(folder, 'a.xml'), 'utf8');
  } catch {
    return '';
  } finally {
    rmSync(folder, { recursive: true });
  }
  let [text, bottom] = ['', 0];
  for (const { 1: top, 2: height, 3: words = '' } of xml.matchAll(
    /<text top="(-?\d+)"[^>]* height="(\d+)"[^>]*>(.*?)<\/text>/g,
  )) {
    const index = Number(top) + Number(height);
    text += Math.abs(index - bottom) > 6 ? '\n' : '';
    bottom = index;
    text += words
      .replace(/<i>/g, '⟨')
      .replace(/<\/i>/g, '⟩')
      .replace(/<[^<>]{0,300}>/g, '');
  }
  const plain = text.replace(/&(amp|lt|gt|quot|#\d+);/g, (all, entity: string) =>
    entity.startsWith('#')
      ? String.fromCodePoint(Number(entity.slice(1)))
      : ({ amp: '&', lt: '<', gt: '>', quot: '"' }[entity] ?? all),
  );
  return plain.replace(/⟩(\s*)⟨/g, '$1');
}
