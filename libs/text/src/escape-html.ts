import { printable } from './printable';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, also in attributes with double quotation marks. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** Escapes text for XML 1.0. Characters that it forbids are left out. */
export const escapeXml = (text: string): string => escapeHtml(printable(text));
