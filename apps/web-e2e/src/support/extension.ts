import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from './chromium';

const root = path.resolve(__dirname, '../../../..');

/** The extension in a browser of its own. */
export interface Installed {
  context: BrowserContext;
  /** `chrome-extension://<id>` */
  origin: string;
  /** Its size, unpacked. */
  bytes: number;
  close(): Promise<void>;
}

/**
 * Builds the extension and starts Chromium with it. Its permission for servers on 127.0.0.1 is already granted, because
 * the browser asks for it in a window that no program can answer; pages of tests are on localhost, which it may not read.
 */
export async function install(): Promise<Installed> {
  execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), 'extension']);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'extension-'));
  fs.cpSync(path.join(root, 'dist/extension/chromium'), folder, { recursive: true });
  const manifest = path.join(folder, 'manifest.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.writeFileSync(manifest, JSON.stringify({ ...JSON.parse(text), host_permissions: ['http://127.0.0.1/*'] }));
  const context = await chromium.launchPersistentContext('', {
    ...chromiumLaunch,
    executablePath: process.env.EXTENSION_CHROMIUM_PATH ?? chromiumLaunch.executablePath,
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...(chromiumLaunch.args ?? []),
      '--headless=new',
      '--enable-unsafe-extension-debugging',
      `--load-extension=${folder}`,
    ],
    viewport: { width: 320, height: 800 },
    reducedMotion: 'reduce',
  });
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  return {
    context,
    origin: `chrome-extension://${new URL(worker.url()).host}`,
    bytes: bytesIn(folder),
    close: async () => {
      await context.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

const bytesIn = (folder: string): number =>
  (fs.readdirSync(folder, { recursive: true }) as string[])
    .map((name) => fs.statSync(path.join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

interface Target {
  targetId: string;
  type: string;
  url: string;
}

/** The side panel, which Playwright does not know as a page. */
export interface SidePanel {
  /** Evaluates an expression as if the user had pressed something, and waits for its promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks an element once it is there. */
  click(selector: string): Promise<void>;
  /** Closes it, and waits until it is gone: the browser keeps one panel for all tabs, with what it showed last. */
  close(): Promise<void>;
}

/** Presses the extension's button on a page, and attaches to the side panel that it opens. */
export async function pressButton({ context, origin }: Installed, page: Page): Promise<SidePanel> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  const session = await browser.newBrowserCDPSession();
  const targets = async () => {
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
    return targetInfos as Target[];
  };
  const tab = (await targets()).find(({ type, url }) => type === 'tab' && url === page.url());
  // Playwright's types do not have this method.
  const send = session.send.bind(session) as (method: string, parameters: object) => Promise<unknown>;
  await send('Extensions.triggerAction', { id: new URL(origin).host, targetId: tab?.targetId });
  let panel: Target | undefined;
  while (!panel) panel = (await targets()).find(({ type, url }) => type === 'page' && url === `${origin}/panel.html`);
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: panel.targetId, flatten: false });
  let count = 0;
  const evaluate: SidePanel['evaluate'] = <T>(expression: string) =>
    new Promise<T>((resolve, reject) => {
      const id = (count += 1);
      session.on('Target.receivedMessageFromTarget', ({ message }: { message: string }) => {
        const reply = JSON.parse(message) as {
          id: number;
          result?: { result: { value: T }; exceptionDetails?: object };
        };
        if (reply.id !== id) return;
        if (reply.result?.exceptionDetails) reject(new Error(JSON.stringify(reply.result.exceptionDetails)));
        else resolve(reply.result?.result.value as T);
      });
      const parameters = { expression, userGesture: true, awaitPromise: true, returnByValue: true };
      const message = JSON.stringify({ id, method: 'Runtime.evaluate', params: parameters });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  await evaluate(`new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve());
  })`);
  const click = (selector: string) =>
    evaluate<void>(`new Promise((resolve) => {
      const look = () => {
        const found = document.querySelector('${selector}');
        if (found) resolve(found.click());
        else setTimeout(look, 20);
      };
      look();
    })`);
  const close = async () => {
    evaluate('close()').catch(() => undefined);
    while ((await targets()).some(({ targetId }) => targetId === panel.targetId));
  };
  return { evaluate, click, close };
}
