import { thumbprint, type PublicJwk } from '@veracite/certificate/keys';
import { z } from 'zod';
import { checkCertificate, type Checked } from '@veracite/verification/certificate/certificate';
import { definitionOf } from '../definitions/find';
import { EXIT, UsageError } from '../exit';
import { bytesOf, readInput } from '../input';
import { onlyFile, readOptions } from '../options';
import { version } from '../version';

const FAULTS: Record<NonNullable<Checked['fault']>, string> = {
  'not-utf8': 'It is no certificate, or was changed: its bytes are no text.',
  'not-json': 'It is no certificate, or was changed: its text cannot be read.',
  'not-canonical': 'It was changed since it was signed: its text is not in the one form that certificates have.',
  'not-sealed': 'It is no certificate: nothing in it is signed.',
  'other-key': 'It was changed since it was signed: its key is not the one it names.',
  'unknown-key': 'It is signed by a key that is none of those given.',
  'signature-wrong': 'It was changed since it was signed: the signature does not fit.',
  'not-a-certificate': 'It is signed, and is no certificate of this program.',
  'digest-differs': 'Its digests do not fit what was sealed.',
  'verdict-differs': 'The sealed answers do not lead to the sealed verdict with this version of the program.',
};

/** `verify-certificate FILE`: whether a certificate holds, offline. */
export async function verifyCertificate(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('verify-certificate'));
  const file = onlyFile(positionals, 'verify-certificate');
  const trusted = values.keys === undefined ? undefined : keyNames(await readInput(values.keys), values.keys);
  const checked = checkCertificate(await bytesOf(file), trusted);
  const print = values.json ? asJson : asText;
  process.stdout.write(`${print(checked, trusted !== undefined)}\n`);
  return checked.fault === undefined ? EXIT.ok : EXIT.failed;
}

const jwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
const keySet = z.union([
  z.object({ keys: z.array(z.unknown()) }),
  jwk.transform((key) => ({ keys: [key as unknown] })),
]);

/** Names of the keys of a set, or of one key; keys of other kinds are left out. */
function keyNames(text: string, file: string): string[] {
  const read = keySet.safeParse(jsonOf(text));
  const keys = read.success
    ? read.data.keys.flatMap((key): PublicJwk[] => {
        const one = jwk.safeParse(key);
        return one.success ? [one.data] : [];
      })
    : [];
  if (keys.length === 0) throw new UsageError(`There is no Ed25519 key in "${file}".`);
  return keys.map(thumbprint);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function asJson(checked: Checked, isTrusted: boolean): string {
  const { fault, certificate } = checked;
  const { transcript: _transcript, ...certified } = certificate ?? {};
  return JSON.stringify({ holds: fault === undefined, fault, trusted: isTrusted && fault === undefined, ...certified });
}

function asText(checked: Checked, isTrusted: boolean): string {
  if (checked.fault !== undefined) return `REFUSED  ${FAULTS[checked.fault]}${otherVersion(checked)}`;
  const { input, verdict, digests, issuer, sealedAt } = checked.certificate;
  return [
    `HOLDS    ${verdict.status.toUpperCase()}, ${Math.round(verdict.confidence * 100)} %: ${input.text.trim()}`,
    ...verdict.reasons.map(({ sentence }) => `         ${sentence}`),
    `         Sealed ${sealedAt} by ${issuer} from ${digests.length} answers; judged anew with the same verdict.`,
    isTrusted
      ? `         Signed by a key that was given: ${checked.kid}`
      : `         Signed by ${checked.kid}: whether that is a key of ${issuer} say --keys and its /.well-known/jwks.json`,
  ].join('\n');
}

function otherVersion({ fault, certificate }: Checked): string {
  return fault === 'verdict-differs' && certificate && certificate.version !== version()
    ? ` It was judged by version ${certificate.version}, and this is ${version()}.`
    : '';
}
