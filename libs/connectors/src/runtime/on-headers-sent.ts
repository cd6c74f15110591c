import { channel } from 'node:diagnostics_channel';

let current: (() => void) | undefined;
const callbacks = new WeakMap<object, () => void>();

const requestOf = (message: unknown): object | undefined => (message as { request?: object }).request;

// The channels of undici: undici.nodejs.org, Diagnostics Channel Support.
channel('undici:request:create').subscribe((message) => {
  const request = requestOf(message);
  if (request && current) callbacks.set(request, current);
});
channel('undici:client:sendHeaders').subscribe((message) => {
  const request = requestOf(message);
  if (request) callbacks.get(request)?.();
});

/**
 * Calls `callback` when the request that `start` creates is written to its connection. This works because undici creates
 * requests synchronously.
 */
export function onHeadersSent<T>(callback: (() => void) | undefined, start: () => T): T {
  current = callback;
  try {
    return start();
  } finally {
    current = undefined;
  }
}
