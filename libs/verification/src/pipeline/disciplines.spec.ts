import { aReference } from '@veracite/testing/builders';
import { disciplinesOf } from './disciplines';

describe('fields of knowledge', () => {
  test.each<[string, Parameters<typeof aReference>[1], string[]]>([
    ['a medical journal', { title: 'A trial', 'container-title': 'The Lancet' }, ['biomedicine']],
    ['a learning conference', { title: 'Attention', 'container-title': 'NeurIPS' }, ['computing']],
    ['a password is a matter of computing', { title: 'Passwords', 'container-title': 'SOUPS' }, ['computing']],
    [
      'a meeting of computing that names no word of it',
      { type: 'paper-conference', title: 'Trust', 'container-title': 'MICCAI' },
      ['computing'],
    ],
    [
      'a meeting that only the tables of venues know',
      { type: 'paper-conference', title: 'Trust', 'container-title': 'BlackboxNLP' },
      ['computing'],
    ],
    ['words that only papers of computing have', { title: 'Submodular bandits with latent rewards' }, ['computing']],
    ['nothing known', { title: 'On growth and form' }, []],
  ])('%s', (_name, csl, fields) => {
    expect(disciplinesOf(aReference('raw', csl))).toEqual(expect.arrayContaining(fields));
  });

  test('a PubMed number means biomedicine', () => {
    expect(disciplinesOf(aReference('raw', { title: 'X' }, { identifiers: { pmid: '1' } }))).toContain('biomedicine');
  });
});
