import { createSources } from '@veracite/connectors/runtime/source';
import { definitionOf } from '../definitions/find-command';
import { diagnose } from '../doctor/diagnose';
import { formatDiagnoses } from '../doctor/format-diagnoses';
import { EXIT, UsageError } from '../exit';
import { listOf, readOptions } from '../options';

/** `doctor`: asks every database for a work that it is known to hold, from this machine with its keys. */
export async function doctor(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('doctor'));
  if (positionals[0] !== undefined) throw new UsageError(`doctor takes no argument, but "${positionals[0]}" is one.`);
  const sources = createSources({ env: process.env });
  try {
    const ids = listOf(values.sources, sources.list().map(({ source }) => source.id), '--sources'); // prettier-ignore
    const diagnoses = await diagnose(sources, process.env, ids);
    process.stdout.write(
      `${values.json ? JSON.stringify({ databases: diagnoses }, null, 2) : formatDiagnoses(diagnoses)}\n`,
    );
    return diagnoses.some(({ state }) => state === 'fails') ? EXIT.failed : EXIT.ok;
  } finally {
    await sources.close();
  }
}
