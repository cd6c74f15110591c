import { toResult } from '@veracite/contracts/to-result';
import { STATUSES, type Status } from '@veracite/model/verdict';
import { STYLES, type Verification } from '@veracite/model/verification';
import { UsageError } from '../exit';
import { inOrder } from '../in-order';
import { referencesIn } from '../documents';
import { listOf, onlyFile, readOptions } from '../options';
import { openProduct } from '../product';
import { showResult, showSummary } from '../show';
import { exitFor } from '../verdict-exit';

const FLAGS = {
  json: { type: 'boolean' },
  format: { type: 'string', default: 'apa' },
  sources: { type: 'string' },
  quick: { type: 'boolean' },
  'fail-on': { type: 'string' },
} as const;

/** `verify FILE|-`: every reference of a file through the whole pipeline. */
export async function verify(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, FLAGS);
  const [style] = listOf(values.format, STYLES, '--format') ?? [];
  const bad = listOf(values['fail-on'], STATUSES, '--fail-on');
  const file = onlyFile(positionals, 'verify');
  const references = await referencesIn(file);
  if (references.length === 0) throw new UsageError(`No reference was found in ${file === '-' ? 'the input' : file}.`);

  const product = await openProduct();
  try {
    const sources = listOf(values.sources, product.sourceIds, '--sources');
    const statuses: Status[] = [];
    const show = (verification: Verification) => {
      const result = toResult(verification, product.nameOf);
      statuses.push(result.status);
      process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${showResult(result, style ?? 'apa')}\n`);
    };
    await product.verifier.verifyMany(references, {
      ...(sources && { sources }),
      ...(values.quick && { quick: true }),
      onResult: inOrder(show),
    });
    if (!values.json) process.stdout.write(showSummary(statuses));
    return exitFor(statuses, bad);
  } finally {
    await product.close();
  }
}
