import { STYLES } from '@veracite/model/verification';
import type { Settings } from './client';

const NONE: Settings = { server: '', key: '', style: STYLES[0] };

export const loadSettings = (): Promise<Settings> => chrome.storage.local.get<Settings>({ ...NONE });

export const saveSettings = (settings: Partial<Settings>): Promise<void> => chrome.storage.local.set(settings);

/** Calls back when settings were saved, in any page. @returns a function that ends this */
export function onSettings(changed: () => void): () => void {
  chrome.storage.local.onChanged.addListener(changed);
  return () => chrome.storage.local.onChanged.removeListener(changed);
}

/** Returns the origin of an address as typed; undefined if it is none of the web. */
export function originIn(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^\w+:\/\//.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  // Chromium takes spaces in the name of a host.
  return /^https?:$/.test(protocol) && !hostname.includes('%') ? origin : undefined;
}

/** Returns the pattern of an origin's permission, which has no port: Firefox knows none. */
export const patternFor = (origin: string): string => `${origin.replace(/:\d+$/, '')}/*`;
