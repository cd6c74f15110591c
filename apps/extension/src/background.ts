import { selectedText } from './page-text';
import { handOver } from './press';
import { strings as s } from './strings';

/** The part of Firefox's API that Chromium lacks. */
declare const browser: { sidebarAction: { open(): Promise<void> } };

/** The panel of Chromium; undefined in Firefox. */
const { sidePanel }: Partial<typeof chrome> = chrome;

/** Opens the panel. Browsers allow it only at the very start of a user's press. */
const openPanel = (windowId: number): Promise<void> =>
  sidePanel ? sidePanel.open({ windowId }) : browser.sidebarAction.open();

/** Opens the panel and hands it the text that is selected in a tab. @param selected the text as the browser knows it */
async function press({ id: tabId, windowId }: chrome.tabs.Tab, selected = '', frameId?: number): Promise<void> {
  const opened = openPanel(windowId);
  if (tabId !== undefined) await handOver({ windowId, text: await textIn(tabId, selected, frameId), at: Date.now() });
  await opened;
}

/** Returns the selected text with its line breaks. @param selected returned for a page that no extension may read */
async function textIn(tabId: number, selected: string, frameId?: number): Promise<string> {
  const target = frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] };
  try {
    const frames = await chrome.scripting.executeScript({ target, func: selectedText });
    return frames.map(({ result }) => result ?? '').find((text) => text.trim() !== '') ?? selected;
  } catch {
    // A page of the browser, its viewer of PDF files, or its store.
    return selected;
  }
}

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.create({ id: 'check', title: s.checkSelection, contexts: ['selection'] });
});
chrome.contextMenus.onClicked.addListener(({ selectionText, frameId }, tab) => {
  if (tab) void press(tab, selectionText, frameId);
});
chrome.action.onClicked.addListener((tab) => void press(tab));
