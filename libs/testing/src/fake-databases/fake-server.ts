import type { CslItem } from '@veracite/model/csl';
import type { Holdings } from './holdings';
import type { ReferenceList } from './reference-lists';
import type { UpdatesOf } from './updates';

/** A request to a database. */
export interface Asked {
  method: string;
  /** Not decoded, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface FakeReply {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string;
}

/** Plays one database according to its documentation. */
export interface FakeServer {
  hosts: string[];
  /** Returns whether a path belongs to this database, if several share a host. */
  paths?(path: string): boolean;
  /** Returns whether the database can have such a work. */
  holds(item: CslItem): boolean;
  answer(asked: Asked, holdings: Holdings, updatesOf: UpdatesOf, lists: readonly ReferenceList[]): FakeReply;
}

export function json(body: unknown, status = 200): FakeReply {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

export function xml(body: string, status = 200): FakeReply {
  return { status, type: 'text/xml', body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}` };
}

export function plainText(body: string, status: number): FakeReply {
  return { status, type: 'text/plain', body };
}

/** Text inside XML. */
export function inXml(text: string | number | undefined): string {
  return String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** `<name>text</name>`, or nothing without text. */
export function element(name: string, text: string | number | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${inXml(text)}</${name}>`;
}

/** The part of a path after `prefix`, decoded; undefined when the path is another. */
export function tail(path: string, prefix: string): string | undefined {
  return path.startsWith(prefix) && path.length > prefix.length
    ? decodeURIComponent(path.slice(prefix.length))
    : undefined;
}

/** Every quoted phrase of a query. */
export function quoted(text: string): string[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => (match[1] ?? '').replace(/\\(.)/g, '$1'));
}
