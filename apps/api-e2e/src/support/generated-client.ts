import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { DOCUMENT } from './conforms';

const root = path.resolve(__dirname, '../../../..');
const JOURNEY = path.join(root, 'tools/api/fixture/journey.ts');

/**
 * Makes a client from the API's document, compiles the integrator's program over it strictly, and runs that.
 * @returns what the compiler says against it, and what the program printed
 */
export function runGeneratedClient(...args: string[]): { faults: string[]; printed: unknown } {
  // Below the checkout, where its packages are found.
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'dist/client-'));
  try {
    const types = path.join(folder, 'api.ts');
    ran(
      path.join(root, 'node_modules/openapi-typescript/bin/cli.js'),
      DOCUMENT,
      '-o',
      types,
      '--default-non-nullable=false',
    );
    const program = path.join(folder, 'journey.ts');
    copyFileSync(JOURNEY, program);
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
    };
    const checked = ts.createProgram([program], options);
    const faults = [...ts.getPreEmitDiagnostics(checked)]
      .filter(({ file }) => file?.fileName.startsWith(folder))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    const { outputText } = ts.transpileModule(readFileSync(program, 'utf8'), { compilerOptions: options });
    const made = path.join(folder, 'journey.mjs');
    writeFileSync(made, outputText);
    return { faults, printed: JSON.parse(ran(made, ...args)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ran(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
