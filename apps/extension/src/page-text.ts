/*
 * Functions that run in the page of the user's press. The browser receives their source, so they use nothing outside
 * themselves.
 */

/** Returns the selected text of the page or of the text field that has the focus. */
export function selectedText(): string {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.value.slice(field.selectionStart, field.selectionEnd);
  return getSelection()?.toString() ?? '';
}

/** Returns the page as HTML without scripts, forms' values and attributes that are no part of its text. */
export function pageHtml(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const hidden = 'script, style, noscript, template, iframe, object, svg, canvas, input, textarea, select, button';
  for (const part of copy.querySelectorAll(hidden)) part.remove();
  const kept = ['class', 'href', 'id', 'lang', 'role', 'start', 'type', 'value'];
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
  return copy.outerHTML;
}
