import { strFromU8, unzipSync } from 'fflate';

const part = (file: Uint8Array, name: string): string => strFromU8(unzipSync(file)[name] ?? new Uint8Array());
const plain = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
const without = (xml: string, tag: string): string =>
  xml.replace(new RegExp(`<w:${tag} [^>]*>.*?</w:${tag}>`, 'gs'), '');
const wordText = (xml: string): string =>
  plain([...xml.matchAll(/<w:(?:t|delText)\b[^>]*>([^<]*)/g)].map(([, text]) => text).join(''));

/** Returns the text of a Word document after all tracked changes are accepted, and after all are rejected. */
export function textsOfWord(file: Uint8Array): { accepted: string; rejected: string } {
  const xml = part(file, 'word/document.xml');
  return { accepted: wordText(without(xml, 'del')), rejected: wordText(without(xml, 'ins')) };
}
