/** What jsdom lacks of a browser, for a window of 1280 pixels. */

interface SavedFile {
  name: string;
  /** Of a file that the page made itself; of a link the address counts. */
  text: () => Promise<string>;
  href: string;
}

/** The files that the page saved since the last test. */
export const saved: SavedFile[] = [];

/** The last streams of server-sent events that the page opened. */
export const streams: FakeEventSource[] = [];

const WIDTH = 1280;
const blobs = new Map<string, Blob>();

/** A stream of events that a test writes. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor(readonly url: string) {
    super();
    streams.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  emit(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

function matchMedia(media: string) {
  const min = Number(/min-width:\s*(\d+)/.exec(media)?.[1] ?? 0);
  const max = Number(/max-width:\s*(\d+)/.exec(media)?.[1] ?? Infinity);
  const matches = !media.includes('prefers-') && WIDTH >= min && WIDTH <= max;
  return Object.assign(new EventTarget(), { media, matches, onchange: null, addListener() {}, removeListener() {} });
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A clipboard that anyone may read. */
export function installClipboard(): void {
  let text = '';
  const clipboard = {
    readText: () => Promise.resolve(text),
    writeText: (words: string) => Promise.resolve(void (text = words)),
    write: async ([item]: FakeClipboardItem[]) => {
      text = (await item?.contents['text/plain']?.text()) ?? '';
    },
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

class FakeClipboardItem {
  constructor(readonly contents: Record<string, Blob>) {}
}

export function installBrowser(): void {
  Object.assign(window, {
    matchMedia,
    ClipboardItem: FakeClipboardItem,
    EventSource: FakeEventSource,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    scrollTo: () => undefined,
    open: jest.fn(),
  });
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (!this.download && !blob) return click.call(this);
    saved.push({ name: this.download, href: this.href, text: () => blob?.text() ?? Promise.resolve('') });
  };
}

/** Forgets what the page of the last test left. */
export function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.mocked(window.open).mockClear();
  saved.length = 0;
  streams.length = 0;
}
