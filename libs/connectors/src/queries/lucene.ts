/** A phrase for Lucene, Solr and Elasticsearch: inside quotes only the quote and the backslash mean something. */
export function quotePhrase(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Words in which every character that means something is escaped (Lucene query parser syntax). */
export function escapeLucene(text: string): string {
  return text
    .replace(/[+\-=&|><!(){}[\]^"~*?:\\/]/g, '\\$&')
    .replace(/\b(?:AND|OR|NOT|TO)\b/g, (word) => word.toLowerCase());
}

/** `field:("a" OR "b")`. */
export function fieldAnyOf(field: string, values: string[]): string {
  return `${field}:(${values.map(quotePhrase).join(' OR ')})`;
}
