import type { Plugin } from 'vite';

export const binaryFiles: Plugin;
