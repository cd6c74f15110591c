import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of Node that jsdom lacks, or replaces with versions that `fetch` does not accept. */
const FROM_NODE = [
  ...['fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File', 'AbortController', 'AbortSignal'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'TextDecoderStream'],
  ...['BroadcastChannel', 'WebSocket', 'structuredClone', 'crypto'],
];

/** A document of jsdom with Node's own `fetch` and streams, so that `msw` can answer a component's calls. */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    this.global.Uint8Array = Uint8Array;
  }

  /** As in Node: packages with one build for browsers and one for Node give the latter. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
