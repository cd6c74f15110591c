/**
 * Two OpenID providers for tests, a process of their own: one at this machine's address, and one that takes itself for
 * accounts.google.com and is reached through a gateway, as UPSTREAM_ORIGIN has it (/HOST/PATH).
 * Says `{"issuer","gateway"}` on one line; stops when its standard input closes.
 * Argument: where the product answers, for the addresses it may send people back to.
 */
import http from 'node:http';
import Provider from 'oidc-provider';

const [product] = process.argv.slice(2);

/** Returns the claims of a user by its name: `unverified-…` has an unverified address. */
function claimsOf(sub) {
  const [name] = sub.split('@');
  return {
    sub,
    email: sub,
    email_verified: !sub.startsWith('unverified-'),
    name: name.startsWith('nameless') ? undefined : 'Ada Lovelace',
    picture: 'https://lh3.googleusercontent.com/a/ada',
  };
}

function providerAt(issuer, id, configuration = {}) {
  return new Provider(issuer, {
    clients: [
      { client_id: 'veracite', client_secret: 'secret', redirect_uris: [`${product}/api/auth/${id}/callback`] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => claimsOf(sub) }),
    // Everybody agrees to everything.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ...configuration,
  });
}

const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

const direct = http.createServer((request, response) => direct.handler(request, response));
const issuer = `http://127.0.0.1:${await listen(direct)}`;
direct.handler = providerAt(issuer, 'oidc').callback();

// Google puts the address into the ID token.
const google = providerAt('https://accounts.google.com', 'google', { conformIdTokenClaims: false });
google.proxy = true;
const atGoogle = google.callback();
const gateway = http.createServer((request, response) => {
  const host = 'accounts.google.com';
  if (!request.url.startsWith(`/${host}/`)) return response.writeHead(502).end();
  request.url = request.url.slice(host.length + 1);
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = 'https';
  atGoogle(request, response);
});

process.stdin.resume().once('end', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ issuer, gateway: `http://127.0.0.1:${await listen(gateway)}` })}\n`);
