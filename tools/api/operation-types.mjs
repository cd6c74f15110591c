import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';

const VERBS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
/** Types that are not JSON: files, streams, redirects. */
const NO_BODY = /^(?:void|undefined|.*\bStreamableFile\b.*)$/;
/** JSON that a worker thread has written, next to the type of the same JSON. */
const WRITTEN = /^(?:import\("[^"]+"\)\.)?StreamableFile \| | \| (?:import\("[^"]+"\)\.)?StreamableFile\b/;

/**
 * Returns the types of all responses, as controllers declare them.
 * @returns `source`: TypeScript that exports a type for each operation with a body, named as Nest names operations; `statuses`: the
 *   status of each when all goes well
 */
export function operationTypes() {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  const controllers = fileNames.filter((name) => name.endsWith('.controller.ts'));
  const program = ts.createProgram(controllers, options);
  const checker = program.getTypeChecker();
  refuseNamesakes(program);
  const operations = controllers.flatMap((name) => {
    const source = program.getSourceFile(name);
    return source ? source.statements.filter(ts.isClassDeclaration).flatMap((item) => operationsOf(item, checker)) : [];
  });
  const lines = operations.flatMap(({ id, type }) => (type === undefined ? [] : [`export type ${id} = ${type};`]));
  return { source: withImports(lines), statuses: Object.fromEntries(operations.map(({ id, status }) => [id, status])) };
}

/** Schemas are known by the names of their types: two types with one name would be one. */
function refuseNamesakes(program) {
  const wire = program.getSourceFiles().filter(({ fileName }) => /\/libs\/(?:contracts|model)\/src\//.test(fileName));
  const names = wire.flatMap(({ statements }) =>
    statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [],
    ),
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two types of libs/contracts and libs/model are called ${twice}.`);
}

function operationsOf(controller, checker) {
  if (!controller.name || !named(controller).includes('Controller')) return [];
  return controller.members.filter(ts.isMethodDeclaration).flatMap((method) => {
    const verb = named(method).find((name) => VERBS.has(name));
    if (!verb) return [];
    const signature = checker.getSignatureFromDeclaration(method);
    const returned = checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType();
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;
    const text = checker.typeToString(returned, undefined, flags).replace(WRITTEN, '');
    const id = `${controller.name.text}_${method.name.getText()}`;
    return [{ id, status: statusOf(method, verb), ...(!NO_BODY.test(text) && { type: text }) }];
  });
}

/** As Nest has it: 201 for POST and 200 for others, unless HttpCode says otherwise. */
function statusOf(method, verb) {
  const given = (ts.getDecorators(method) ?? []).find(
    ({ expression }) => ts.isCallExpression(expression) && expression.expression.getText() === 'HttpCode',
  );
  return given ? Number(given.expression.arguments[0].getText()) : verb === 'Post' ? 201 : 200;
}

const named = (node) =>
  (ts.getDecorators(node) ?? []).map(({ expression }) =>
    ts.isCallExpression(expression) ? expression.expression.getText() : expression.getText(),
  );

/** `import("place").Name` as an import of its own, which schemas can be named after. */
function withImports(lines) {
  const imports = new Map();
  const body = lines.map((line) =>
    line.replace(/import\("([^"]+)"\)\.(\w+)/g, (_all, place, name) => {
      imports.set(name, path.isAbsolute(place) ? place : inRoot(place));
      return name;
    }),
  );
  return [
    ...[...imports].map(([name, place]) => `import type { ${name} } from ${JSON.stringify(place)};`),
    ...body,
  ].join('\n');
}
