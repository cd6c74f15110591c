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

/** Returns the text of an OpenDocument text after all tracked changes are accepted, and after all are rejected. */
export function textsOfWriter(file: Uint8Array): { accepted: string; rejected: string } {
  const xml = part(file, 'content.xml').replace(/<office:annotation .*?<\/office:annotation>/gs, '');
  const deleted = new Map(
    [
      ...xml.matchAll(/<text:changed-region [^>]*text:id="([^"]*)"><text:deletion>.*?(<text:p.*?)<\/text:deletion>/gs),
    ].map(([, id, text = '']) => [id, text]),
  );
  const body = xml.replace(/<text:tracked-changes.*<\/text:tracked-changes>/s, '');
  const rejected = body
    .replace(/<text:change-start text:change-id="veracite-[^>]*>.*?<text:change-end[^>]*>/gs, '')
    .replace(/<text:change text:change-id="([^"]*)"\/>/g, (_, id: string) => deleted.get(id) ?? '');
  return { accepted: writerText(body), rejected: writerText(rejected) };
}

const writerText = (xml: string): string => plain(xml.replace(/<text:s\/>/g, ' ').replace(/<[^<>]*>/g, ''));
