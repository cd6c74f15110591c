import { sentenceCase } from './sentence-case';
import { titleCase } from './title-case';

test.each([
  [
    'proper nouns, peoples, persons',
    'A Bayesian Study of French Wine in New York',
    'A Bayesian study of French wine in New York',
  ],
  [
    'acronyms and inner capitals',
    'DNA and mRNA in McDonald Patients with COVID-19',
    'DNA and mRNA in McDonald patients with COVID-19',
  ],
  ['subtitle after a colon', 'Deep Learning: A Review', 'Deep learning: A review'],
  [
    'possessive of a name, and of none',
    'Parkinson’s Disease and Children’s Health',
    'Parkinson’s disease and children’s health',
  ],
  ['numerals', 'World War II and Type I Errors', 'World War II and type I errors'],
  [
    'all capitals rebuilt',
    'THE EFFECT OF WAR ON CHINA AND THE UNITED STATES',
    'The effect of war on China and the United States',
  ],
  [
    'already in sentence case: kept',
    'On the Hopfield model of memory in large networks',
    'On the Hopfield model of memory in large networks',
  ],
  ['German nouns', 'Die Bedeutung der Sprache für das Denken', 'Die Bedeutung der Sprache für das Denken'],
  ['persons by given name', 'The Life of Hugo Chávez and Its Meaning', 'The life of Hugo Chávez and its meaning'],
  [
    'genus and species that no list holds',
    'Agents from Orostachys Malacophylla and Rhizopus Sp. (Crassulaceae)',
    'Agents from Orostachys malacophylla and Rhizopus sp. (Crassulaceae)',
  ],
  [
    'particles',
    'A Replication of Van Boven and the Theology of Henri De Lubac',
    'A replication of Van Boven and the theology of Henri de Lubac',
  ],
  ['periods and their parts', 'Climate in Late Holocene Anatolia', 'Climate in Late Holocene Anatolia'],
  ['acronyms in capitals', 'THE SPREAD OF HIV AND DNA IN CHINA', 'The spread of HIV and DNA in China'],
  ['a long quotation begins again', 'Comment on “Sleep in the Age of Noise”', 'Comment on “Sleep in the age of noise”'],
  ['elements', 'Growth of Au Films on Si Surfaces', 'Growth of Au films on Si surfaces'],
  ['initial before a name', 'Unpublished Results of A. Grothendieck', 'Unpublished results of A. Grothendieck'],
])('sentence case: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});

test('databases that keep sentence case decide together', () => {
  const casings = ['The Zorb effect in adult patients', 'THE ZORB EFFECT IN ADULT PATIENTS'];
  expect(sentenceCase('The Zorb Effect in Adult Patients', { casings })).toBe('The Zorb effect in adult patients');
});

test.each([
  ['small words', 'the art of war in the age of machines', 'The Art of War in the Age of Machines'],
  ['first and last', 'of mice and what they live for', 'Of Mice and What They Live For'],
  ['after a colon', 'memory: a history', 'Memory: A History'],
  ['hyphens and prefixes', 'a follow-up of anti-inflammatory drugs', 'A Follow-Up of Anti-inflammatory Drugs'],
  ['gene and unit names', 'mRNA and p53 in cells', 'mRNA and p53 in Cells'],
  ['capitals rebuilt', 'A HISTORY OF THE JEWS IN POLAND', 'A History of the Jews in Poland'],
  [
    'species stay small, illnesses do not',
    'global tuberculosis in Escherichia coli and E. coli',
    'Global Tuberculosis in Escherichia coli and E. coli',
  ],
  ['French stays', 'Le rouge et le noir dans la littérature', 'Le rouge et le noir dans la littérature'],
])('title case: %s', (_trap, title, expected) => {
  expect(titleCase(title, 'chicago')).toBe(expected);
});
