/** Quotes a phrase for Lucene, Solr and Elasticsearch: inside quotes only the quote and the backslash have a meaning. */
export function quotePhrase(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Returns `field:("a" OR "b")`. */
export function fieldAnyOf(field: string, values: string[]): string {
  return `${field}:(${values.map(quotePhrase).join(' OR ')})`;
}
