/** Full texts of papers by their field, from mirrors of public repositories: none of the reported half, and none that trains weights. */
import { openArticles, openScisumm, plain, trainsVectors } from './pairs';

/** Returns the texts, one for each paragraph or paper. */
export function fieldTexts(mirror: string): Map<string, string[]> {
  const articles = openArticles(mirror);
  const scisumm = openScisumm(mirror);
  const folders = new Map(articles.names.map((name) => [name.split('/').at(-2) ?? '', name]));
  const papers = new Map(
    scisumm.names.filter((name) => name.endsWith('.xml')).map((name) => [name.split('/').at(-3) ?? '', name]),
  );
  return new Map([
    [
      'computational linguistics',
      textsOf(papers, scisumm.read, (xml) =>
        // Titles of cited works may be those of the reported half.
        [...(xml.split(/<SECTION title="(?:References|Bibliography)/)[0] ?? '').matchAll(/<S [^>]*>([\s\S]*?)<\/S>/g)]
          .map(([, sentence = '']) => plain(sentence))
          .join('\n'),
      ),
    ],
    [
      'life sciences',
      textsOf(folders, articles.read, (xml) =>
        [...xml.replace(/<(ref-list|table-wrap|xref)\b[\s\S]*?<\/\1>/g, ' ').matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)]
          .map(([, paragraph = '']) => plain(paragraph))
          .join('\n'),
      ),
    ],
  ]);
}

function textsOf(
  files: Map<string, string>,
  read: (name: string) => Buffer,
  textOf: (xml: string) => string,
): string[] {
  return [...files].flatMap(([id, name]) => (trainsVectors(id) ? [textOf(read(name).toString('utf8'))] : []));
}
