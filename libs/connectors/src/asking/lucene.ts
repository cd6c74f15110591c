/** A phrase for Lucene, Solr and Elasticsearch: inside quotes only the quote and the backslash mean something. */
export function phrase(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Words in which every character that means something is escaped (Lucene query parser syntax). */
export function escaped(text: string): string {
  return text
    .replace(/[+\-=&|><!(){}[\]^"~*?:\\/]/g, '\\$&')
    .replace(/\b(?:AND|OR|NOT|TO)\b/g, (word) => word.toLowerCase());
}

/** `field:("a" OR "b")`. */
export function anyOf(field: string, values: string[]): string {
  return `${field}:(${values.map(phrase).join(' OR ')})`;
}
