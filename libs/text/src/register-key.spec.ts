import { exactKey, publisherKey, registerForms, registerKey } from './register-key';

test.each([
  ['The Journal of Memory and Language', 'journal memory language'],
  ['J. Am. Chem. Soc.', 'j am chem soc'],
  ['W.H.O.', 'who'],
  ['Physical Review A', 'physical review a'],
  ['Springer Nature Ltd', 'springer nature'],
  ['Revue de l’histoire des religions', 'revue histoire religions'],
  ['The', 'the'],
])('the key of "%s" is "%s"', (name, key) => {
  expect(registerKey(name)).toBe(key);
});

test.each([
  ['Pour la Science', '! pour la science'],
  ['L’Express', '! l express'],
  ['Chemical & Engineering News', '! chemical and engineering news'],
])('the exact key of "%s" is "%s"', (name, key) => {
  expect(exactKey(name)).toBe(key);
});

test.each([
  ['O. Harrassowitz', '= harrassowitz'],
  ['Harrassowitz Verlag', '= harrassowitz'],
  ['Oxford University Press', '= oxford university press'],
])('the publisher "%s" has the key "%s"', (name, key) => {
  expect(publisherKey(name)).toBe(key);
});

test('a name is looked up whole, then without number, parenthesis and subtitle, then by its parts', () => {
  const forms = registerForms('Proceedings of the 12th Conference on Bells (CB): Tuning, Ghent');
  expect(forms.map(({ key }) => key)).toEqual([
    'proceedings 12th conference bells cb tuning ghent',
    'proceedings 12th conference bells tuning ghent',
    'conference bells tuning ghent',
    'proceedings 12th conference bells',
    'proceedings 12th conference bells tuning',
    'ghent',
    'conference bells tuning',
    '= proceedings 12th conference bells tuning ghent',
    '= proceedings 12th conference bells tuning',
    '= proceedings 12th conference bells',
  ]);
});
