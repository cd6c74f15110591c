import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface OpenIdProviders {
  /** For OIDC_ISSUER. */
  issuer: string;
  /** For UPSTREAM_ORIGIN: the origin of the provider that replaces Google. */
  gateway: string;
  stop(): Promise<void>;
}

/** Real OpenID providers on this machine, in a process of their own since they are no CommonJS. */
export async function startOpenIdProviders(product: string): Promise<OpenIdProviders> {
  const child = spawn(process.execPath, [path.join(__dirname, 'openid-provider.process.mjs'), product], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<undefined>((resolve) => child.once('close', () => resolve(undefined)));
  const first = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve)),
    ended,
  ]);
  if (first === undefined) throw new Error('the OpenID providers did not start');
  const { issuer, gateway } = JSON.parse(first) as Pick<OpenIdProviders, 'issuer' | 'gateway'>;
  return {
    issuer,
    gateway,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
