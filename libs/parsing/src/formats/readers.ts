import type { InputFormat } from '@veracite/model/reference';
import { readBiblatexBbl } from './bibtex/bbl';
import { readBibtex } from './bibtex/read-bibtex';
import { readEndnoteTagged } from './endnote-tagged';
import type { Reader } from './entry';
import { readHtmlList } from './html/html-list';
import { readIsi } from './isi';
import { readCslJson } from './json/csl-json';
import { readLatexBibliography } from './latex/bibliography';
import { readNbib } from './nbib';
import { readRis } from './ris';
import { readWikiTemplates } from './wiki/citation-templates';
import { readEndnoteXml } from './xml/endnote-xml';
import { readJats } from './xml/jats';
import { readTei } from './xml/tei';
import { readWordSources } from './xml/word-sources';
import { readCitationFile } from './yaml/citation-file';
import { readCslYaml } from './yaml/yaml-document';

/** Readers by format. Plain text and lists of identifiers have none: they are read line by line. */
export const READERS: Record<Exclude<InputFormat, 'text' | 'identifier-list'>, Reader> = {
  bibtex: readBibtex,
  'biblatex-bbl': readBiblatexBbl,
  latex: readLatexBibliography,
  ris: readRis,
  isi: readIsi,
  nbib: readNbib,
  'endnote-xml': readEndnoteXml,
  'endnote-tagged': readEndnoteTagged,
  'csl-json': readCslJson,
  'csl-yaml': readCslYaml,
  'citation-file': readCitationFile,
  'word-xml': readWordSources,
  jats: readJats,
  tei: readTei,
  html: readHtmlList,
  wikitext: readWikiTemplates,
};
