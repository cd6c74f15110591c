/** Quotes a phrase for Lucene, Solr and Elasticsearch: inside quotes only the quote and the backslash have a meaning. */
export function quotePhrase(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Escapes every character and operator of the Lucene query parser syntax. */
export function escapeLucene(text: string): string {
  return text
    .replace(/[+\-=&|><!(){}[\]^"~*?:\\/]/g, '\\$&')
    .replace(/\b(?:AND|OR|NOT|TO)\b/g, (word) => word.toLowerCase());
}

/** Returns `field:("a" OR "b")`. */
export function fieldAnyOf(field: string, values: string[]): string {
  return `${field}:(${values.map(quotePhrase).join(' OR ')})`;
}
