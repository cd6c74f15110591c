/**
 * Finds words that have a plainer equivalent, listed in plain-words.json: `everywhere`, in comments, names and strings;
 * `outsideStrings`, which also occur in titles of works, in comments and names; `identifiers`, in names alone.
 */
import fs from 'node:fs';
import { inRoot } from '../paths.mjs';

const { everywhere, outsideStrings, identifiers } = JSON.parse(
  fs.readFileSync(inRoot('tools/lint/plain-words.json'), 'utf8'),
);
const PLAIN = { ...everywhere, ...outsideStrings, ...identifiers };

const pattern = (words) =>
  new RegExp(
    String.raw`\b(?:${Object.keys(words)
      .join('|')
      .replaceAll(' ', String.raw`\s+`)})\b`,
    'gi',
  );
const IN_STRINGS = pattern(everywhere);
const IN_PROSE = pattern({ ...everywhere, ...outsideStrings });
const IN_NAMES = pattern(PLAIN);

/** Returns the listed words in a text, in lower case, once for each occurrence. */
export function wordsIn(text, words = IN_PROSE) {
  return (text.match(words) ?? []).map((word) => word.toLowerCase().replace(/\s+/g, ' '));
}

/** Returns the listed words that a name is made of: `toldAt` has `told`. */
const wordsInName = (name) => wordsIn(name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replaceAll('_', ' '), IN_NAMES);

const TEST_DATA =
  /\.(?:spec|e2e)\.tsx?$|\.spec\.mjs$|[\\/](?:lab[\\/]src|examples|fixture)[\\/]|[\\/]libs[\\/]testing[\\/]|-e2e[\\/]/;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** Returns whether a string is the name of a test. */
const isTestName = ({ parent }) =>
  parent?.type === 'CallExpression' && TEST_FUNCTIONS.has(parent.callee.name ?? parent.callee.object?.name);

/** An ESLint rule that reports the listed words. In tests, strings other than names of tests are data and are not checked. */
export const plainWords = {
  meta: { type: 'suggestion', docs: { description: 'Requires plain words.' }, schema: [] },
  create(context) {
    const holdsData = TEST_DATA.test(context.filename);
    const report = (place, words) => {
      for (const word of words) context.report({ ...place, message: `Instead of "${word}" write: ${PLAIN[word]}.` });
    };
    const checkString = (node, text) => {
      if (!holdsData || isTestName(node)) report({ node }, wordsIn(text, IN_STRINGS));
    };
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) report({ loc }, wordsIn(value));
      },
      'Identifier, PrivateIdentifier': (node) => report({ node }, wordsInName(node.name)),
      'Literal[value=/./]': (node) => checkString(node, String(node.value)),
      TemplateElement: (node) => checkString(node.parent, node.value.raw),
      JSXText: (node) => checkString(node, node.value),
    };
  },
};
