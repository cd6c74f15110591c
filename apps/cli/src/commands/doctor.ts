import { createSources } from '@veracite/connectors/runtime/source';
import { diagnose } from '../doctor/diagnose';
import { formatDiagnoses } from '../doctor/format-diagnoses';
import { EXIT } from '../exit';
import { listOf, readOptions } from '../options';

/** `doctor`: asks every database for a work that it is known to hold, from this machine with its keys. */
export async function doctor(args: string[]): Promise<number> {
  const { values } = readOptions(args, 'doctor');
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
