import type { CheckedReference } from '@veracite/contracts/checked-references';
import { fake, incomplete, valid } from '@veracite/testing/web-answers/results';
import { canBeChecked, CHECKED_FIELDS, checkedRequest } from './checked-form';

const csl = { type: 'book' as const, title: 'The harbor lights', author: [{ family: 'Okafor', given: 'A.' }] };
const mark = (isOwn: boolean): CheckedReference => ({
  ...{ id: 'm1', title: 'The harbor lights', authors: ['Okafor'], reason: 'In the archive', by: 'Ana' },
  ...{ checked: '2026-03-03', isOwn },
});

test.each([
  ['without spaces at its ends', { reason: ' In the archive ', source: ' scan.pdf ' }, 'In the archive', 'scan.pdf'],
  ['without an empty source', { reason: 'In the archive', source: '  ' }, 'In the archive', undefined],
])('a form is sent %s', (_name, form, reason, source) => {
  const sent = { title: csl.title, authors: ['Okafor'], reason, ...(source && { source }) };
  expect(checkedRequest(csl, form)).toEqual(sent);
  expect(checkedRequest({ type: 'book' }, form)).toBeUndefined();
});

test.each([
  ['a reason of four letters', 'reason', ' seen ', 'Please write at least 5 characters'],
  ['a reason', 'reason', 'Seen it', undefined],
  ['no source', 'source', '', undefined],
] as const)('%s', (_name, field, text, fault) => {
  expect(CHECKED_FIELDS.find(({ name }) => name === field)?.faultOf(text)).toBe(fault);
});

test.each([
  ['an invalid reference', fake, [], true],
  ['an incomplete reference', incomplete, [], true],
  ['a valid reference', valid, [], false],
  ['a reference without a title', { ...fake, parsed: { ...fake.parsed, csl: { type: 'book' as const } } }, [], false],
  ['one that another member has checked', fake, [mark(false)], true],
  ['one that the user has checked', fake, [mark(true)], false],
])('%s can be marked as checked: %#', (_name, result, marks, can) => {
  expect(canBeChecked(result, marks)).toBe(can);
});
