/** Parses docs/recipes.md into steps. */

const FENCE = /^( *)```(\w*)$/;
const FAILS = /\s+# fails$/;

/**
 * Returns the recipes of a page, one per heading of the second level.
 *
 * A `console` block holds commands behind `$` and, below each, some of what it prints. Every other block belongs to the last
 * path that the paragraph before it names in a code span: a `diff` changes that file, anything else is the whole of a new one.
 * @returns of each its `title` and its `steps`: `{ kind: 'change' | 'file', file, text }` or `{ kind: 'commands', commands }`,
 * each with the `line` of the page that it begins in
 * @throws Error for a block that belongs to nothing
 */
export function recipesIn(page) {
  const lines = page.split('\n');
  const recipes = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (lines[index].startsWith('## ')) recipes.push({ title: lines[index].slice(3).trim(), steps: [] });
    const fence = FENCE.exec(lines[index]);
    if (!fence) continue;
    const [, indent, language] = fence;
    const end = lines.indexOf(`${indent}\`\`\``, index + 1);
    const text = lines.slice(index + 1, end).map((line) => line.slice(indent.length));
    recipes.at(-1).steps.push({ ...stepOf(language, text, fileBefore(lines, index)), line: index + 1 });
    index = end;
  }
  return recipes;
}

function stepOf(language, lines, file) {
  if (language === 'console') return { kind: 'commands', commands: commandsIn(lines) };
  if (!file) throw new Error(`Nothing says which file this block belongs to:\n${lines.join('\n')}`);
  return { kind: language === 'diff' ? 'change' : 'file', file, text: `${lines.join('\n')}\n` };
}

/** The last path in a code span of the paragraph that ends before a line. */
function fileBefore(lines, index) {
  let [first, last] = [index, index];
  while (lines[last - 1] === '') last -= 1;
  for (first = last; first > 0 && lines[first - 1] !== '';) first -= 1;
  const paragraph = lines.slice(first, last).join('\n');
  const spans = [...paragraph.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span);
  return spans.findLast((span) => span.includes('/') && /\.\w+$/.test(span));
}

/** Commands with what they print; `# fails` after a command means that it must fail. */
function commandsIn(lines) {
  const commands = [];
  for (const line of lines) {
    if (line.startsWith('$ '))
      commands.push({ command: line.slice(2).replace(FAILS, ''), fails: FAILS.test(line), prints: [] });
    else if (line.trim() !== '') commands.at(-1).prints.push(line.trim());
  }
  return commands;
}
