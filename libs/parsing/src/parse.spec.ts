import { parse, parseOne } from './parse';

const now = new Date('2026-11-21');

describe('parseOne reads one citation in the usual styles', () => {
  test.each([
    [
      'APA article with DOI',
      'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
      {
        type: 'article-journal',
        title: 'Deep learning',
        'container-title': 'Nature',
        volume: '521',
        issue: '7553',
        page: '436-444',
      },
    ],
    [
      'IEEE conference paper, first author and et al.',
      'A. Vaswani et al., "Attention is all you need," in Proc. Adv. Neural Inf. Process. Syst. (NeurIPS), vol. 30, 2017, pp. 5998–6008.',
      { type: 'paper-conference', title: 'Attention is all you need', volume: '30', page: '5998-6008' },
    ],
    [
      'Chicago book',
      'Kuhn, Thomas S. 1962. The Structure of Scientific Revolutions. Chicago: University of Chicago Press.',
      {
        type: 'book',
        title: 'The Structure of Scientific Revolutions',
        publisher: 'University of Chicago Press',
        'publisher-place': 'Chicago',
      },
    ],
    [
      'German book, title with a full stop inside',
      'Beck, Ulrich (1986): Risikogesellschaft. Auf dem Weg in eine andere Moderne. Frankfurt a. M.: Suhrkamp.',
      { type: 'book', title: 'Risikogesellschaft. Auf dem Weg in eine andere Moderne', publisher: 'Suhrkamp' },
    ],
  ])('%s', (_trap, raw, expected) => {
    expect(parseOne(raw, { now }).csl).toMatchObject(expected);
  });

  test('a shortened author list is marked', () => {
    const reference = parseOne('Vaswani, Ashish, et al. "Attention is all you need." NeurIPS 30 (2017).', { now });
    expect(reference.etAl).toBe(true);
    expect(reference.csl.author).toEqual([{ family: 'Vaswani', given: 'Ashish' }]);
  });

  test('spans point at the words of the field', () => {
    const raw = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.';
    const { fields } = parseOne(raw, { now });
    const textsOf = (field: keyof typeof fields): string[] =>
      (fields[field] ?? []).map(({ start, end }) => raw.slice(start, end));
    expect(textsOf('title')).toEqual(['Deep learning']);
    expect(textsOf('container-title')).toEqual(['Nature']);
    expect(textsOf('issued')).toEqual(['2015']);
  });
});

describe('parse detects the format by content', () => {
  test.each([
    ['BibTeX', '@article{a, author={van Beethoven, Ludwig}, title={The {\\"U}ber}, year=2001}', 'bibtex', 'The Über'],
    ['RIS', 'TY  - JOUR\nAU  - Smith, J.\nTI  - A title\nPY  - 2001\nER  - ', 'ris', 'A title'],
    ['CSL-JSON', '[{"type":"book","title":"A title","issued":{"date-parts":[[2001]]}}]', 'csl-json', 'A title'],
    ['NBIB', 'PMID- 123456\nTI  - A title.\nAU  - Smith J\nDP  - 2001 Mar', 'nbib', 'A title'],
    ['EndNote tagged', '%0 Journal Article\n%A Smith, J.\n%T A title\n%D 2001', 'endnote-tagged', 'A title'],
    [
      'EndNote XML',
      '<xml><records><record><ref-type name="Book">6</ref-type><titles><title><style>A title</style></title></titles></record></records></xml>',
      'endnote-xml',
      'A title',
    ],
    ['a numbered list', '[1] Smith J. A title. Nature. 2001;1:2-3.', 'text', 'A title'],
  ])('%s', (_name, text, format, title) => {
    const [reference] = parse(text, { now });
    expect(reference).toMatchObject({ format, csl: { title } });
  });

  test('a list of identifiers', () => {
    const references = parse('10.1038/nature14539\narXiv:1706.03762v5\nPMID: 13054692\n978-0-262-03384-8', { now });
    expect(references.map((reference) => reference.identifiers)).toEqual([
      { doi: '10.1038/nature14539' },
      { arxiv: '1706.03762' },
      { pmid: '13054692' },
      { isbn: '9780262033848' },
    ]);
  });
});

describe('where people end', () => {
  test.each([
    [
      'the bracket of a year is not theirs',
      'Watson, J. D., & Crick, F. H. C. (1953). On growth and form. Nature, 171(4356), 737–738.',
      'Watson, J. D., & Crick, F. H. C.',
    ],
    [
      'the full stop of an initial is',
      'Smith, J. A. (2001). On growth and form in plants. Cell, 12(3), 1–9.',
      'Smith, J. A.',
    ],
  ])('%s', (_name, raw, people) => {
    const [span] = parseOne(raw).fields.author ?? [];
    expect(span && raw.slice(span.start, span.end)).toBe(people);
  });
});
