/** Saves text as a file of the given name. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  downloadFile(name, text, `${type};charset=utf-8`);
}

/** Saves text or bytes as a file of the given name and media type. */
export function downloadFile(name: string, content: string | Uint8Array, type: string): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Opens a page of HTML in a tab of its own. */
export function openPage(html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' });
  link.click();
  // The tab reads the address when it loads.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Today in the user's own time zone as YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
