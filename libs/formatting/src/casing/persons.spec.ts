import { sentenceCase } from './sentence-case';

test.each([
  [
    'a family name that no list holds',
    'A Debate with Kevin Vanhoozer on Scripture',
    'A debate with Kevin Vanhoozer on Scripture',
  ],
  [
    'a particle between the names',
    'Baptism and the Death of Jean de Brébeuf in New France',
    'Baptism and the death of Jean de Brébeuf in New France',
  ],
  [
    'who owns a model',
    'Learning from Books: A Study Based on Salomon’s Model',
    'Learning from books: A study based on Salomon’s model',
  ],
  ['a verb behind a given name', 'What Larry Doesn’t Get: Code and Law', 'What Larry doesn’t get: Code and law'],
  ['a common owner', 'The Empire’s New Clothes', 'The empire’s new clothes'],
  [
    'what a given name owns',
    'Greek Sources of Ephrem’s Isosyllabic Sermons',
    'Greek sources of Ephrem’s isosyllabic sermons',
  ],
  [
    'a doctrine named after a person',
    'Critique of Vulgar Raymondism in Software',
    'Critique of vulgar Raymondism in software',
  ],
  [
    'common words with such endings',
    'Realism, Chemists and Activists in Art',
    'Realism, chemists and activists in art',
  ],
  ['a letter to no named person', 'Letter to the Editor from a Reader', 'Letter to the editor from a reader'],
])('sentence case, persons: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});
