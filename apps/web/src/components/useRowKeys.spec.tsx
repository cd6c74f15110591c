import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useRowKeys } from './useRowKeys';

const pressed = jest.fn();

function Rows({ name }: { name: string }) {
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, { c: (index) => pressed(name, index) });
  return (
    <ul ref={list}>
      {[0, 1].map((row) => (
        <li key={row}>
          <button data-row={row} id={`${name}${row}`} />
          <button id={`${name}${row}-inside`} />
        </li>
      ))}
    </ul>
  );
}

test.each([
  ['J from anywhere goes to the first row', 'elsewhere', 'j', 'a0'],
  ['K from anywhere goes to the last row', 'elsewhere', 'k', 'a1'],
  ['J in a row', 'a0', 'j', 'a1'],
  ['an arrow in a row', 'a1', 'ArrowUp', 'a0'],
  ['J inside what a row has opened', 'a0-inside', 'j', 'a1'],
  ['the second list moves by itself', 'b0', 'j', 'b1'],
  ['an arrow elsewhere scrolls the page', 'elsewhere', 'ArrowDown', 'elsewhere'],
  ['J in a text field is typed', 'field', 'j', 'field'],
  ['after the last row nothing moves', 'b1', 'j', 'b1'],
])('%s', (_name, from, key, to) => {
  render(
    <>
      <textarea id="field" />
      <button id="elsewhere" />
      <Rows name="a" />
      <Rows name="b" />
    </>,
  );
  document.getElementById(from)?.focus();
  const isTyped = fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(document.activeElement?.id).toBe(to);
  expect(isTyped).toBe(from === to);
});

test('further keys act on the row that has the focus, and on no other', () => {
  render(<Rows name="a" />);
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(pressed).not.toHaveBeenCalled();
  document.getElementById('a1-inside')?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'c' });
  expect(pressed.mock.calls).toEqual([['a', 1]]);
});
