/** A press of the user, with the text selected in the page. The background writes it, the panel reads it. */
export interface Press {
  windowId: number;
  /** Empty when nothing is selected, or when the page cannot be read. */
  text: string;
  /** Milliseconds, so that each press differs from the last one. */
  at: number;
}

const PLACE = 'press';

/** Hands a press to the panel of its window. It is kept in memory only. */
export const handOver = (press: Press): Promise<void> => chrome.storage.session.set({ [PLACE]: press });

/** Calls back with a press that waits and with each further one. @returns a function that ends this */
export function onPress(windowId: number, take: (press: Press) => void): () => void {
  const accept = (press?: Press) => {
    if (press?.windowId !== windowId) return;
    void chrome.storage.session.remove(PLACE);
    take(press);
  };
  const listen = (changes: Record<string, { newValue?: unknown }>) =>
    accept(changes[PLACE]?.newValue as Press | undefined);
  chrome.storage.session.onChanged.addListener(listen);
  void chrome.storage.session.get<{ press?: Press }>(PLACE).then(({ press }) => accept(press));
  return () => chrome.storage.session.onChanged.removeListener(listen);
}
