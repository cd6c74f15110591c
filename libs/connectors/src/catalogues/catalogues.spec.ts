import { testOddReplies } from '@veracite/testing/connectors/odd-replies';
import type { WorkQuery } from '@veracite/model/work';
import { DATABASES } from '../connector-definitions';
import { readXml as parse } from '../mapping/parse-xml';

const ISBN = '9780306406157';
const data = (tag: string, inside: string, ind1 = ' ') =>
  `<datafield tag="${tag}" ind1="${ind1}" ind2=" ">${inside.replace(/\$(\w)([^$]*)/g, '<subfield code="$1">$2</subfield>')}</datafield>`;
const reply = (records: string, count = 1) =>
  `<zs:searchRetrieveResponse xmlns:zs="http://www.loc.gov/zing/srw/"><zs:version>1.1</zs:version><zs:numberOfRecords>${count}</zs:numberOfRecords>${records}</zs:searchRetrieveResponse>`;
const found = (fields: string, leader = '     cam a22     2c 4500') =>
  reply(
    `<zs:records><zs:record><zs:recordData><mx:record xmlns:mx="m"><leader>${leader}</leader><controlfield tag="001">1</controlfield>${fields}</mx:record></zs:recordData></zs:record></zs:records>`,
  );
const diagnostic = (uri: string) =>
  `<zs:searchRetrieveResponse><zs:numberOfRecords>0</zs:numberOfRecords><zs:diagnostics><diagnostic><uri>${uri}</uri></diagnostic></zs:diagnostics></zs:searchRetrieveResponse>`;
const title = data('245', '$aOn tides :$ba history /$cedited by Ada Okoye.', '1');

describe('records of MARC 21', () => {
  testOddReplies('k10plus', ({ search }) => search?.({ title: 'tides' }))(
    ['editors without a role, named by the statement of responsibility', found(title + data('700', '$aOkoye, Ada,$d1919-2013.')), { title: 'On tides: a history', authors: [], editors: ['Okoye, Ada'] }],
    ['authors with roles, and a translator', found(data('245', '$aOn tides') + data('100', '$aOkoye, Ada$4aut') + data('700', '$aNg, Wei$eÜbersetzer') + data('700', '$aIyer, R.$eVerfasser')), { authors: ['Okoye, Ada', 'Iyer, R.'], editors: [] }],
    ['a name that another work was added by', found(data('245', '$aOn tides') + data('700', '$aNg, Wei$tOn moons')), { authors: [] }],
    ['publication data in field 260 (before RDA), with a copyright year in brackets', found(data('245', '$aOn tides') + data('260', '$aNew York :$bTide Press,$c[c1998]')), { publisher: 'Tide Press', year: 1998 }],
    ['the coded year before the printed', found(`<controlfield tag="008">990101s1997    xx</controlfield>${data('245', '$aOn tides')}${data('264', '$cc1998')}`), { year: 1997 }],
    ['an article that is not sorted by', found(data('245', '$a\u0098The\u009C tides')), { title: 'The tides' }],
    ['a thesis', found(data('245', '$aOn tides') + data('502', '$aZürich, Diss., 1998')), { type: 'thesis' }],
    ['a part of a book', found(data('245', '$aOn ebb') + data('773', '$tOn tides'), '     caa a22     2c 4500'), { type: 'chapter', container: 'On tides' }],
    ['a journal is no book', found(data('245', '$aOn tides'), '     cas a22     2c 4500'), []],
    ['nothing', reply('', 0), []],
    ['nothing, with the diagnostic that says nothing', diagnostic('info:srw/diagnostic/1/0'), []],
    ['records of another schema', reply('<zs:records><zs:record><zs:recordData><dc><title>On tides</title></dc></zs:recordData></zs:record></zs:records>'), 'bad-reply'],
    ['a login page that is well-formed', '<page><form action="/login"/></page>', 'bad-reply'],
    ['no number of records', '<searchRetrieveResponse><version>1.1</version></searchRetrieveResponse>', 'bad-reply'],
  ); // prettier-ignore
  testOddReplies('k10plus', ({ lookUp }) => lookUp.isbn?.(ISBN))(
    ['an ISBN of ten digits with its binding', found(data('245', '$aOn tides') + data('020', '$a0306406152 (hbk.)')), { title: 'On tides', isbn: ISBN }],
    ['a record with another ISBN', found(data('245', '$aOn tides') + data('020', '$a9780262033848')), []],
  ); // prettier-ignore
});

test('an error message is a refusal', () => {
  const request = DATABASES.k10plus.search?.({ title: 'tides' });
  expect(() => request?.read(parse(diagnostic('info:srw/diagnostic/1/16')))).toThrow('It refused the request');
});

test.each<[string, WorkQuery, string[] | undefined]>([
  ['a book without its subtitle', { title: 'On high tides: a history' }, ['On high tides']],
  ['a chapter and its book', { title: 'Of moons', containerTitle: 'On tides' }, ['Of moons', 'On tides']],
  ['no title', { keywords: 'Okoye Ng' }, undefined],
])('a search states the titles that it is for: %s', (_name, query, titles) => {
  expect(DATABASES.k10plus.search?.(query)?.titles).toEqual(titles);
});

describe('records of UNIMARC', () => {
  testOddReplies('bnf', ({ search }) => search?.({ title: 'tides' }))(
    ['author, editor and imprint', found(`${data('100', '$a20100101d2009    m  y0frey50      ba')}${data('200', '$aOn tides$ea history')}${data('214', '$aParis$cTide Press$d2010')}${data('700', '$aOkoye$bAda$4070')}${data('702', '$aNg$bWei$4340')}`), { title: 'On tides: a history', authors: ['Okoye, Ada'], editors: ['Ng, Wei'], publisher: 'Tide Press', year: 2009 }],
  ); // prettier-ignore
});

describe('tables of contents', () => {
  const read = (id: 'k10plus' | 'bnf', notes: string) => {
    const request = DATABASES[id].search?.({ title: 'Of moons', containerTitle: 'On tides' });
    const works = request?.read(parse(found(`${data(id === 'bnf' ? '200' : '245', '$aOn tides')}${notes}`)));
    return Array.isArray(works) ? works : [];
  };
  test.each<[string, 'k10plus' | 'bnf', string, string[], boolean]>([
    ['dashes between entries', 'k10plus', data('505', '$a1. Of ebb / A. Okoye -- 2. Of moons / B. Ng--Of flood.', '0'), ['Of ebb / A. Okoye', 'Of moons / B. Ng', 'Of flood'], true],
    ['titles and names with subfields of their own', 'k10plus', data('505', '$tOf ebb /$rA. Okoye --$tOf moons --$tOf flood', '0'), ['Of ebb / A. Okoye', 'Of moons', 'Of flood'], true],
    ['a note that is not complete', 'k10plus', data('505', '$aOf ebb -- Of moons -- Of flood', '1'), ['Of ebb', 'Of moons', 'Of flood'], false],
    ['a remark about the contents', 'k10plus', data('505', '$aIncludes essays on tides.', '0'), [], false],
    ['an entry in each subfield', 'bnf', data('327', '$aOf ebb$aOf moons$aOf flood', '1'), ['Of ebb', 'Of moons', 'Of flood'], true],
    ['of one volume of several', 'k10plus', data('505', '$aOf ebb -- Of moons -- Of flood', '0') + data('245', '$n2'), [], false],
  ])('%s', (_name, id, notes, entries, isComplete) => {
    const { contents } = read(id, notes)[0] ?? {};
    expect(contents ?? { entries: [], isComplete }).toEqual({ entries, isComplete });
  }); // prettier-ignore

  test('a part with most words of the cited title is a work of its own', () => {
    const notes = data('505', '$aOf ebb / Ada Okoye -- Of many moons / Wei Ng and R. Iyer -- Of flood', '0');
    const [, ...parts] = read('k10plus', notes);
    expect(parts.map(({ csl }) => csl)).toMatchObject([
      {
        type: 'chapter',
        title: 'Of many moons',
        'container-title': 'On tides',
        author: [{ family: 'Ng' }, { family: 'Iyer' }],
      },
    ]);
  });
});
