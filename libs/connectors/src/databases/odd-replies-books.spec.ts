import { testOddReplies } from '@veracite/testing/connectors/odd-replies';

const ISBN = '9780306406157';

describe('books', () => {
  const edition = (over: object) => ({ [`ISBN:${ISBN}`]: { key: '/books/OL1M', title: 'On tides', ...over } });
  testOddReplies('open-library', ({ lookUp }) => lookUp.isbn?.(ISBN))(
    ['no authors, no publisher, no date', edition({ authors: null, publishers: null, publish_date: null }), { title: 'On tides', authors: [], isbn: ISBN }],
    ['texts where objects should be', edition({ publishers: ['Tide Press'], authors: ['Ada Okoye'] }), { publisher: 'Tide Press', authors: ['Okoye, Ada'] }],
    ['years as people write them', edition({ publish_date: 'c1998' }), { year: 1998 }],
    ['half a year', edition({ publish_date: '19--' }), { year: undefined }],
    ['a subtitle apart', edition({ subtitle: 'a history' }), { title: 'On tides: a history' }],
    ['nothing', {}, []],
    ['a list instead of an object', [], 'bad-reply'],
  ); // prettier-ignore
  testOddReplies('open-library', ({ search }) => search?.({ title: 'tides' }))(
    ['years and publishers of all editions', { numFound: 1, docs: [{ key: '/works/OL1W', title: 'On tides', author_name: 'Ada Okoye', first_publish_year: '1987', publish_year: [1987, null, 1999], publisher: null, isbn: null }] }, { title: 'On tides', authors: ['Okoye, Ada'], year: 1987 }],
    ['an error with 200', { error: 'Internal Server Error' }, 'bad-reply'],
  ); // prettier-ignore

  const volumes = (info?: object) => ({
    kind: 'books#volumes',
    totalItems: info ? 1 : 0,
    ...(info && { items: [{ id: 'x', volumeInfo: info }] }),
  });
  testOddReplies('google-books', ({ lookUp }) => lookUp.isbn?.(ISBN))(
    ['nothing', volumes(), []],
    ['a title and no more', volumes({ title: 'On tides' }), { title: 'On tides', authors: [], isbn: ISBN }],
    ['a date with questions', volumes({ title: 'On tides', publishedDate: '19??' }), { year: undefined }],
    ['one author as text, ISBN of both lengths', volumes({ title: 'On tides', authors: 'Ada Okoye', industryIdentifiers: [{ type: 'ISBN_10', identifier: '0306406152' }, { type: 'OTHER', identifier: 'UOM:1' }] }), { authors: ['Okoye, Ada'], isbn: ISBN }],
    ['a quota that is spent, with 200', { error: { code: 429 } }, 'bad-reply'],
  ); // prettier-ignore
});
