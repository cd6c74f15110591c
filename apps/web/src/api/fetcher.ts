import type { CitationsPage } from '@veracite/contracts/citations';
import { ApiError } from './errors';

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * One call to the server, with cookies.
 * @returns the JSON body, undefined when the answer has none
 * @throws ApiError on a non-OK answer, TypeError when the server cannot be reached
 */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: options.signal,
  });
  return answerOf<T>(response);
}

type Form = Record<string, string | File>;

/** Sends a form with files. Throws as `request` does. */
export async function upload<T>(url: string, fields: Form, signal?: AbortSignal): Promise<T> {
  return answerOf<T>(await sendForm(url, fields, 'application/json', signal));
}

/** Sends a form with files. Returns the bytes of the file that the server writes. Throws as `request` does. */
export async function uploadForFile(url: string, fields: Form): Promise<Uint8Array> {
  const response = await sendForm(url, fields, '*/*');
  if (!response.ok) await textOf(response);
  return new Uint8Array(await response.arrayBuffer());
}

function sendForm(url: string, fields: Form, accept: string, signal?: AbortSignal): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(url, { method: 'POST', credentials: 'include', headers: { accept }, body, signal });
}

async function answerOf<T>(response: Response): Promise<T> {
  const text = await textOf(response);
  return (text ? JSON.parse(text) : undefined) as T;
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return text;
}

/** Fetches the text of a file. Throws as `request` does. */
export async function fileOf(url: string): Promise<string> {
  return textOf(await fetch(url, { credentials: 'include' }));
}

export function get<T>(url: string): Promise<T> {
  return request<T>('GET', url);
}

/** Sends a request that costs credits; its idempotency key makes a repeated delivery charge once. */
export function charge<T>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  return request<T>('POST', url, body, { headers: { 'idempotency-key': newKey(), ...headers } });
}

/** Returns an unguessable idempotency key: a UUID, which becomes the id of the check that the request starts. */
export function newKey(): string {
  // `crypto.randomUUID` exists only where the connection is encrypted.
  const bytes = crypto
    .getRandomValues(new Uint8Array(16))
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Gets data of the signed-in user; returns null for a 401. */
export async function getIfSignedIn<T>(url: string): Promise<T | null> {
  try {
    return await get<T>(url);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Gets a page of the history as `getIfSignedIn` does. @throws Error 'Failed to fetch citations' on another non-OK answer */
export async function getCitations(url: string): Promise<CitationsPage | null> {
  try {
    return await getIfSignedIn<CitationsPage>(url);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error('Failed to fetch citations', { cause: error });
  }
}
