import { plainOf, htmlOf } from '@veracite/text/italics';

/** Puts plain text on the clipboard. Rejects when the browser forbids it. */
export function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}

/** Puts a citation on the clipboard with its italics for word processors, and plainly for everything else. */
export function copyRich(citation: string): Promise<void> {
  const item = new ClipboardItem({
    'text/plain': new Blob([plainOf(citation)], { type: 'text/plain' }),
    'text/html': new Blob([htmlOf(citation)], { type: 'text/html' }),
  });
  return navigator.clipboard.write([item]);
}
