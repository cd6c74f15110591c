import { findIdentifiers } from '../find-identifiers';
import { findDois } from './find-dois';

const NATURE = '10.1038/nature14539';
const FUSION = '10.1016/j.fusengdes.2017.12.018';
/** A registrant of whom nothing was learned. */
const NEW = '10.99999/ab-12.345';
const SICI = '10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2';

/** The best reading of each DOI in a text, each once. */
const best = (text: string): string[] => [...new Set(findDois(text).map(({ readings }) => readings[0]?.value ?? ''))];

describe('forms', () => {
  test.each([
    ['bare', `Nature 521 (2015) 436. ${NATURE}`, NATURE],
    ['doi with a colon', `doi:${NATURE}`, NATURE],
    ['doi with a blank', `DOI ${NATURE}`, NATURE],
    ['doi with colon and blank', `DOI: ${NATURE}`, NATURE],
    ['doi with an angle', `[doi>${NATURE}]`, NATURE],
    ['doi in words', `Digital Object Identifier ${NATURE}`, NATURE],
    ['info', `info:doi/${NATURE}`, NATURE],
    ['resolver', `https://doi.org/${NATURE}`, NATURE],
    ['old resolver', `http://dx.doi.org/${NATURE}`, NATURE],
    ['resolver without scheme', `doi.org/${NATURE}`, NATURE],
    ['resolver named twice', `https://doi.org/https://doi.org/${NATURE}`, NATURE],
    ['resolver behind its word', `DOI: https://doi.org/${NATURE}`, NATURE],
    ['resolver with blanks', `http : //dx. doi. org/${NATURE}`, NATURE],
    ['a proxy in front', `https://doi-org.proxy.lib.edu/${NATURE}`, NATURE],
    [
      'address of an abstract',
      'https://onlinelibrary.wiley.com/doi/abs/10.1111/1467-9280.00063',
      '10.1111/1467-9280.00063',
    ],
    [
      'address of a full text',
      'https://www.tandfonline.com/doi/full/10.1080/10408398.2017.1330124',
      '10.1080/10408398.2017.1330124',
    ],
    [
      'address with the page behind',
      'https://onlinelibrary.wiley.com/doi/10.1111/1467-9280.00063/full',
      '10.1111/1467-9280.00063',
    ],
    [
      'address of a file',
      'https://link.springer.com/content/pdf/10.1007/s10584-014-1230-0.pdf',
      '10.1007/s10584-014-1230-0',
    ],
    ['address with a query', `https://x.org/article?doi=${NATURE}&type=printable`, NATURE],
    [
      'address with a query behind',
      `https://www.science.org/doi/10.1126/science.1193063?cookieSet=1`,
      '10.1126/science.1193063',
    ],
    ['address with a fragment', `https://doi.org/${NATURE}#abstract`, NATURE],
    [
      'a version at a preprint server',
      'https://www.biorxiv.org/content/10.1101/2020.01.30.927871v1.full.pdf',
      '10.1101/2020.01.30.927871',
    ],
    ['Markdown', `[doi:${NATURE}](https://doi.org/${NATURE})`, NATURE],
    ['Markdown in bold', `**${NATURE}**`, NATURE],
    ['angle brackets', `<https://doi.org/${NATURE}>`, NATURE],
    ['HTML', `<a href="https://doi.org/${NATURE}" target="_blank">${NATURE}</a>`, NATURE],
    ['\\href', `\\href{https://doi.org/${NATURE}}{doi:${NATURE}}`, NATURE],
    ['\\url', `\\url{https://doi.org/${NATURE}}`, NATURE],
    ['\\doi', `\\doi{${NATURE}}.`, NATURE],
    ['escaped underscore', '10.1007/978-3-319-10602-1\\_48', '10.1007/978-3-319-10602-1_48'],
    ['escaped slash', '"DOI":"10.1038\\/nature14539"', NATURE],
    ['encoded slash', 'https://doi.org/10.1038%2Fnature14539', NATURE],
    ['encoded SICI', `doi:${encodeURIComponent(SICI).replace('%2F', '/')}`, SICI],
    ['encoded dash', '10.18503/1992-0431-2019-3-65-246%E2%80%93266.', '10.18503/1992-0431-2019-3-65-246-266'],
    ['SICI', `doi:${SICI}.`, SICI],
    ['SICI with angles of mathematics', `doi:${SICI.replace('<', '⟨').replace('>', '⟩')}`, SICI],
    [
      'SICI without check character',
      '10.1890/0012-9658(2003)084[1412:TETTWU]2.0.CO;2. Ecology',
      '10.1890/0012-9658(2003)084[1412:tettwu]2.0.co;2',
    ],
    [
      'SICI with a mark for check character',
      '10.1002/(SICI)1096-8644(199705)103:1<69::AID-AJPA5>3.0.CO;2-#.',
      '10.1002/(sici)1096-8644(199705)103:1<69::aid-ajpa5>3.0.co;2-#',
    ],
    [
      'SICI with a blank inside',
      'doi: 10.1002/(sici)1096-8644(199705)103:1<69:: aid-ajpa5>3.0.co;2-8.',
      '10.1002/(sici)1096-8644(199705)103:1<69::aid-ajpa5>3.0.co;2-8',
    ],
    [
      'SICI with a scheme in the middle',
      'doi:10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>http://3.0.CO;2-2',
      SICI,
    ],
    [
      'SICI with a host in the middle',
      'doi:10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>www.3.0.CO;2-2',
      SICI,
    ],
    [
      'SICI with a space before the address',
      'doi:10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968> https://3.0.CO;2-2',
      SICI,
    ],
    [
      'SICI with spaces around the brackets',
      'doi:10.1002/(SICI)1097-0258(19980815)17:15 <1661::AID-SIM968> 3.0.CO;2-2',
      SICI,
    ],
    [
      'SICI with spaces inside the brackets',
      'doi:10.1002/(SICI)1097-0258(19980815)17:15< 1661::AID-SIM968 >3.0.CO;2-2',
      SICI,
    ],
    ['brackets inside', '(doi:10.1016/S0140-6736(05)66376-2)', '10.1016/s0140-6736(05)66376-2'],
    ['brackets at the end', '10.1061/(ASCE)0733-9410(1998)124:6(544)', '10.1061/(asce)0733-9410(1998)124:6(544)'],
    ['hyphens of typesetting', '10.1007/s00168‐016‐0766‐5', '10.1007/s00168-016-0766-5'],
    ['soft hyphen', '10.1016/j.fus\u00adengdes.2017.12.018', FUSION],
    ['zero-width space', '10.1016/j.fusengdes.\u200b2017.12.018', FUSION],
    ['quotation marks', `“${NATURE}”`, NATURE],
    ['a journal called PubMed', '10.1093/pubmed/fdq068', '10.1093/pubmed/fdq068'],
    ['a number of PubMed as suffix', '10.2016/0386-300X.PMID.15902993', '10.2016/0386-300x.pmid.15902993'],
    ['a colon inside', '10.1023/A:1019765026537', '10.1023/a:1019765026537'],
    ['a version as suffix', '10.12688/f1000research.1234.1', '10.12688/f1000research.1234.1'],
  ])('%s', (_trap, text, doi) => {
    expect(best(text)).toEqual([doi]);
  });
});

describe.each([
  ['known registrant', FUSION],
  ['unknown registrant', NEW],
])('tails of %s', (_whose, X) => {
  test.each([
    ['full stop', `${X}.`],
    ['comma', `${X}, 2018`],
    ['closing bracket', `(${X}).`],
    ['square brackets', `[doi:${X}].`],
    ['link in brackets', `doi:${X}[Crossref]`],
    ['links in brackets', `${X} [Crossref] [Google Scholar]`],
    ['links in several brackets', `${X}[PubMed][Google Scholar]`],
    ['links in round brackets', `${X}(CrossRef)`],
    ['bars', `${X}|CrossRef|Google Scholar`],
    ['number of PubMed', `${X}PMid:26017442`],
    ['number of PubMed behind a stop', `${X}.PMID:20847271.`],
    ['number of PubMed and its article', `${X}. PMid:26017442 PMCid:PMC1234567`],
    ['number of PubMed behind a semicolon', `${X};PMID:20847271`],
    ['Epub', `${X}. Epub 2018 Jan 5`],
    ['Epub without blank', `${X}.Epub 2018`],
    ['PMID behind a blank', `${X} PMID: 26017442`],
    ['file', `${X}.pdf`],
    ['full text', `${X}/full`],
    ['full text as a page', `${X}/full/html`],
    ['abstract', `${X}/abstract`],
    ['Accessed without blank', `${X}Accessed 3 March 2018`],
    ['accessed without blank', `${X}accessed 3 March 2018`],
    ['Accessed behind a stop', `${X}.Accessed 3 March 2018`],
    ['access date in brackets', `${X} (accessed 3 March 2018)`],
    ['access date in brackets without blank', `${X}(accessed 3 March 2018)`],
    ['DOI again', `${X}doi:${X}`],
    ['DOI again as an address', `${X}https://doi.org/${X}`],
    ['Google Scholar', `${X}Google Scholar`],
    ['PubMed', `${X}[PubMed]`],
    ['Medline', `${X}Medline`],
    ['Medline and more', `${X}MedlineWeb of Science®Google Scholar`],
    ['CrossRef', `${X}CrossRefGoogle Scholar`],
    ['arXiv in brackets', `${X}[arXiv:1512.06431 [hep-th]].`],
    ['arXiv behind a comma', `${X},arXiv:1512.06431`],
    ['address glued', `${X}.URLhttps://link.org/a`],
    ['tag of PubMed', `${X} [doi]`],
    ['tag of PubMed without blank', `${X}[doi]`],
    ['year in brackets', `${X}(2018)`],
    ['next sentence', `${X}.Smith`],
    ['next word', `${X}Smith`],
    ['quotation mark', `"${X}",`],
    ['slash', `https://doi.org/${X}/`],
    ['angle bracket', `<https://doi.org/${X}>.`],
    ['tag of HTML', `https://doi.org/${X}</span>`],
    ['comma without blank', `${X},2018`],
    ['braces', `{${X}}`],
    ['ISBN', `${X}ISBN:9780262033848`],
    ['S2CID', `${X}. S2CID 12345`],
    ['accès', `${X}.Consulté le 3 mars`],
  ])('%s', (_trap, text) => {
    expect(best(text)).toEqual([X]);
  });
});

describe('broken over lines', () => {
  test.each([
    ['behind a full stop', '10.1016/j.fusengdes.\n2017.12.018', FUSION],
    ['before a full stop', '10.1016/j.fusengdes\n.2017.12.018.', FUSION],
    ['inside a word', '10.1016/j.fuseng\ndes.2017.12.018', FUSION],
    ['inside a number', '10.1016/j.fusengdes.2017.1\n2.018', FUSION],
    ['hyphenated by the printer', '10.1016/j.fuseng-\ndes.2017.12.018', FUSION],
    ['behind its own hyphen', '10.1007/s10584-\n014-1230-0', '10.1007/s10584-014-1230-0'],
    ['behind a slash', '10.1088/1741-4326/\naa9f36', '10.1088/1741-4326/aa9f36'],
    ['behind the registrant', 'doi:10.1016/\nj.fusengdes.2017.12.018', FUSION],
    ['before the slash', 'doi:10.1016\n/j.fusengdes.2017.12.018', FUSION],
    ['inside the registrant', '10.\n1016/j.fusengdes.2017.12.018', FUSION],
    ['behind the resolver', `https://doi.org/\n${FUSION}`, FUSION],
    ['inside the resolver', `https://\ndoi.org/${FUSION}`, FUSION],
    ['behind the word', `doi:\n${FUSION}`, FUSION],
    ['with an indent', '10.1016/j.fusengdes.\n      2017.12.018', FUSION],
    ['with the breaks of Windows', '10.1016/j.fusengdes.\r\n2017.12.018', FUSION],
    ['on three lines', 'https://doi.org/\n10.1016/j.fusengdes.\n2017.12.018', FUSION],
    ['inside a SICI', 'doi:10.1002/(SICI)1097-0258(19980815)17:15<1661::\nAID-SIM968>3.0.CO;2-2', SICI],
    ['before the check character', 'doi:10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-\n2', SICI],
    ['unknown registrant, behind a hyphen', '10.99999/ab-\n12.345', NEW],
    ['unknown registrant, at the end of the text', '10.99999/ab-12.\n345', NEW],
    ['inside the registrant, nothing before it', 'Nature 521. 10.\n99999/ab-12.345', NEW],
    ['behind a slash, letters', '10.99999/ab1/\ncdef PMID: 12345678', '10.99999/ab1/cdef'],
    ['behind a stop, digits', '10.99999/ab1.\n26516 PMID: 12345678', '10.99999/ab1.26516'],
    ['letters and digits mixed', '10.99999/ab1\nqp9vk-en.Epub 2018', '10.99999/ab1qp9vk-en'],
    ['behind a hyphen between digits', '10.99999/2516-\n04 Epub', '10.99999/2516-04'],
    ['a blank where the line ended', '10.1016/j.fusengdes. 2017.12.018', FUSION],
    ['the next word stays', `${NATURE}\nAccessed 2018`, NATURE],
    ['the next label stays', `${NATURE}.\n2. Smith J.`, NATURE],
    ['a year stays', `doi:${NEW}\n2018`, NEW],
    ['pages stay', `doi:${NEW}\n112-119.`, NEW],
    ['an identifier stays', `doi:${NEW}.\nPMID: 12345678`, NEW],
    ['volume and issue stay', `doi:${NEW}\n12(3), 45`, NEW],
  ])('%s', (_trap, text, doi) => {
    expect(best(text)).toEqual([doi]);
  });

  test('what one place leaves open is settled by another', () => {
    expect(best('doi:10.99999/ab12\n345 and https://doi.org/10.99999/ab12345')).toEqual(['10.99999/ab12345']);
  });
});

describe('what may be either is kept', () => {
  test.each([
    ['a year in brackets', '10.99999/ab12(2018)', ['10.99999/ab12', '10.99999/ab12(2018)']],
    ['a number on the next line', '10.99999/ab12\n345 and more', ['10.99999/ab12', '10.99999/ab12345']],
    [
      'a paper of proceedings with a DOI, behind a stop',
      '10.1145/1240624.\n1240690',
      ['10.1145/1240624.1240690', '10.1145/1240624'],
    ],
    ['a capitalised word', '10.99999/ab12Supp', ['10.99999/ab12', '10.99999/ab12supp']],
    [
      'a printed hyphen or its own',
      '10.99999/ab12.cd-\nef34',
      ['10.99999/ab12.cd-ef34', '10.99999/ab12.cdef34', '10.99999/ab12.cd'],
    ],
  ])('%s', (_trap, text, readings) => {
    expect(findDois(text)[0]?.readings.map(({ value }) => value)).toEqual(readings);
  });
});

describe('hostile text takes no time', () => {
  test.each([
    ['prefixes', '10.1000/'],
    ['brackets', '((('],
    ['DOIs of brackets', '10.1000/((('],
    ['angles', '10.1000/<1:<1:'],
    ['percent signs', '10.1000/%3'],
    ['pages', '10.1000/a/pdf.+.+'],
    ['words', 'pmid:pmid'],
    ['leads', 'doi:https://doi.org/'],
    ['blanks', '10.   '],
    ['lines', '10.1000/\n'],
    ['addresses', 'https://a.b/('],
    ['ISBNs', 'ISBN 978-'],
    ['SICIs', '10.1002/3.0.co;2-'],
    ['words of links', '10.1000/Google'],
  ])('%s', (_trap, brick) => {
    const text = brick.repeat(Math.ceil(33_000 / brick.length));
    // The best of four, so that what else the machine does counts little.
    const times = Array.from({ length: 4 }, () => {
      const start = process.cpuUsage();
      findIdentifiers(text);
      return process.cpuUsage(start).user / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
