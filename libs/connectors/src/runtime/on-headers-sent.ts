import { channel } from 'node:diagnostics_channel';

let starting: (() => void) | undefined;
const notices = new WeakMap<object, () => void>();

const requestOf = (message: unknown): object | undefined => (message as { request?: object }).request;

// Names of undici's channels: undici.nodejs.org, Diagnostics Channel Support.
channel('undici:request:create').subscribe((message) => {
  const request = requestOf(message);
  if (request && starting) notices.set(request, starting);
});
channel('undici:client:sendHeaders').subscribe((message) => {
  const request = requestOf(message);
  if (request) notices.get(request)?.();
});

/** Calls `sent` when the request that `start` starts is written to its connection; undici makes requests synchronously. */
export function onHeadersSent<T>(sent: (() => void) | undefined, start: () => T): T {
  starting = sent;
  try {
    return start();
  } finally {
    starting = undefined;
  }
}
