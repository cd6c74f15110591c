import { fillTemplate, LETTER_TEMPLATE, templateFault } from './letter-template';

const VALUES = {
  paper: '“On {kettles}”',
  collection: 'ICX',
  count: 'one reference',
  questions: '[1] A\nNot found.\n\n[2] B\nNot found.',
  unknown: '',
  answer: 'Answer here.',
  editor: '',
};

test.each<[string, string, string | undefined]>([
  ['that of the product', LETTER_TEMPLATE, undefined],
  ['text and questions', 'About {paper}\n\n{questions}', undefined],
  [
    'a placeholder that does not exist',
    'About {title}\n\n{questions}',
    'There is no placeholder {title}. The placeholders are {paper}, {collection}, {count}, {questions}, {unknown}, {answer}, {editor}.',
  ],
  ['a placeholder with a space', 'About {paper }\n\n{questions}', expect.stringContaining('{paper }') as string],
  ['no questions', 'About {paper}\n\nDear authors,', expect.stringContaining('needs {questions}') as string],
  ['questions in the subject', '{questions}', expect.stringContaining('is the subject') as string],
])('a template: %s', (_name, template, fault) => {
  expect(templateFault(template)).toEqual(fault);
});

test.each<[string, string, string[]]>([
  [
    'paragraphs whose value is empty are left out',
    'S\n\n{unknown}\n\n{questions}\n\n{editor}',
    ['S', '[1] A\nNot found.', '[2] B\nNot found.'],
  ],
  ['values are not filled again', 'About {paper}\n\nHello', ['About “On {kettles}”', 'Hello']],
  ['lines of Windows', 'S\r\n\r\nA\r\nB', ['S', 'A\r\nB']],
])('%s', (_name, template, paragraphs) => {
  expect(fillTemplate(template, VALUES)).toEqual(paragraphs);
});
