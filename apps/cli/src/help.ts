export const HELP = `Veracite: are these references real?

  verify FILE|-   checks every reference of a file, or of the standard input
      --json                   one object a line, in the order of the input
      --format apa|mla|chicago style of the corrected citation shown (apa)
      --sources a,b            asks these databases only, by id
      --quick                  identifiers, local library and first databases only
      --fail-on a,b            exit code 1 only for these statuses (fake, incomplete, unknown)

  parse FILE|-    reads references without checking them
      --json                   one object a line: raw, csl, identifiers, doubts

  check FILE      reads a whole document: its references, its citations in the text, what is wrong between them
      --json                   one object: references, citations, problems

  library import FILE --from FORMAT   adds works to the local library (plain or .gz)
      FORMAT: csl crossref openalex datacite dblp pubmed arxiv bibtex ris doaj retraction-watch journal-list
      doaj: its articles, or its public list of journals; journal-list: columns list, owner, date,
      about (vetted, predatory, hijacked), title, issn, url
      Cut short, the same command goes on where it was; doing it again adds nothing twice
  library status                      what the local library holds

  user create EMAIL --password P --name N
  user grant EMAIL --plan PLAN | --credits N | --unlimited
  user role EMAIL support|admin|user

  payments reconcile                  asks the payment provider for every subscription, and mends what differs

The kind of a file is recognised by its content: lists, numbered or not, of references or DOIs; BibTeX, BibLaTeX, .bbl, LaTeX;
RIS, EndNote, PubMed, Web of Science; CSL-JSON, CSL-YAML, CITATION.cff; Word's sources, JATS, TEI, HTML, Wikipedia's templates;
documents: PDF, Word (.docx), OpenDocument (.odt), LaTeX (.tex with the .bib beside it, or a .zip), Markdown, HTML, JATS, TEI.
Exit code: 0 all valid, 1 some are not, 2 some could not be checked and none was bad, 64 bad usage.
`;
