import createCache from '@emotion/cache';
import { CacheProvider as StyleCache } from '@emotion/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '@veracite/testing/web-answers/table';
import { SWRConfig } from 'swr';
import { App } from '../src/app/App';
import { installClipboard } from './browser';
import { answerWith } from './server';

/** Styles go to an element outside the document: jsdom computes no looks, and computing them takes most of the time. */
const styles = createCache({ key: 'css', container: document.createElement('div') });

const page = () => (
  <StyleCache value={styles}>
    <SWRConfig value={{ provider: () => new Map() }}>
      <App />
    </SWRConfig>
  </StyleCache>
);

/** The element itself, or the field of a label. */
const fieldOf = (field: HTMLElement | string) =>
  typeof field === 'string' ? screen.findByLabelText(field) : Promise.resolve(field);

/**
 * Opens the product at a path with the server's answers from a table, and waits for the page's heading.
 * @returns the calls that the page makes, and what a user does on it
 */
export async function open(path: string, answers: Answers) {
  const calls = answerWith(answers);
  const user = userEvent.setup({ advanceTimers: advance, pointerEventsCheck: 0 });
  installClipboard();
  const show = async () => {
    const view = render(page());
    await screen.findAllByRole('heading', { level: 1 });
    return view;
  };
  window.history.pushState(null, '', path);
  let view = await show();

  /** Leaves the page and opens it again at its address, or another page, with what the browser stored. */
  const reload = async (address?: string) => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    view.unmount();
    if (address) window.history.pushState(null, '', address);
    view = await show();
  };
  const press = async (name: string | RegExp, part: HTMLElement = document.body) =>
    user.click(await within(part).findByRole('button', { name }));
  /** Replaces the text of a field at once, as by pasting. */
  const fill = async (field: HTMLElement | string, text: string) => {
    const target = await fieldOf(field);
    await user.clear(target);
    await user.click(target);
    if (text) await user.paste(text);
  };
  /** Chooses an option of a select box. */
  const choose = async (box: string, option: string | RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: box }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const send = async () => {
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
  };
  /** Types citations and sends them. */
  const verify = async (text: string) => {
    await fill(input(), text);
    await send();
  };
  const menu = async (item: string) => {
    await press(/Account menu/);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, calls, reload, press, fill, choose, send, verify, menu };
}

/** Moves the clock when it is a fake one. */
function advance(ms: number): void {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
}

/** Lets a fake clock run, with what the page does in that time. */
export const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Where citations are typed. */
export const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /references/i });

/** The button that sends the form of the page. */
export function submit(): HTMLElement {
  const [button] = all('button[type=submit]');
  if (!button) throw new Error('The page has no form.');
  return button;
}

/** The toast of a title. */
export const findToast = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [toast] = toasts();
    if (!toast) throw new Error(`There is no toast "${title}".`);
    within(toast).getByText(title);
    return toast;
  });

export const toasts = () => all('.MuiSnackbar-root');

export const findDialog = (name?: string) => screen.findByRole('dialog', { name });

/** Waits until no dialog is open. */
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The elements of a CSS selector, for what has no role of its own. */
export const all = (selector: string, part: ParentNode = document) => [...part.querySelectorAll<HTMLElement>(selector)];

/** The elements of a CSS selector, once there is one. */
export const findEach = (selector: string): Promise<HTMLElement[]> =>
  waitFor(() => {
    const found = all(selector);
    if (found.length === 0) throw new Error(`Nothing on the page is ${selector}.`);
    return found;
  });

/** The first of a CSS selector, once there is one. */
export const findOne = async (selector: string): Promise<HTMLElement> => (await findEach(selector))[0]!;

/** The words of each element. */
export const wordsOf = (elements: Iterable<Element>) => [...elements].map((item) => item.textContent);

/** Opens what is folded, which jsdom does not do by a press on a summary. */
export async function unfold(): Promise<void> {
  await screen.findAllByRole('group', { hidden: true });
  for (let folded = all('details:not([open])'); folded.length > 0; folded = all('details:not([open])'))
    for (const item of folded) unfoldOne(item);
}

function unfoldOne(details: HTMLElement): void {
  details.setAttribute('open', '');
  fireEvent(details, new Event('toggle'));
}

/** Opens the fold of a summary. */
export async function openFold(summary: string | RegExp, part: HTMLElement = document.body): Promise<void> {
  const details = (await within(part).findByText(summary)).closest('details');
  if (!details) throw new Error(`Nothing folds ${summary}.`);
  unfoldOne(details);
}

/** Whether one element comes before another in the document. */
export const isBefore = (left: Element, right: Element) =>
  (left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Numbered citations, one a line. */
export const citations = (n: number) =>
  Array.from({ length: n }, (_, i) => `Citation number ${i + 1}, 2020.`).join('\n');
