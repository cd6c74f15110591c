import { REGISTRIES } from './registry-definitions';
import type { RegistryQuestion, RegistryId } from './registries';
import { parseBody } from '../runtime/send-request';
import { recordedFolder } from '@veracite/testing/collection';
import { recordedReplies } from '@veracite/testing/connectors/recorded-replies';

interface Readable {
  registry: RegistryId;
  question: RegistryQuestion;
  value: string;
  /** Addresses of the recorded replies that this question should be able to read. */
  replies: RegExp;
  /** Where names stand in the raw body, `*` for every entry of a list; several are one name in parts. */
  names: string[];
  /** Entries that are no record: a person whose name is not public. */
  nameless?: string[];
}

const READABLE: Readable[] = [
  {
    registry: 'crossref',
    question: 'journal by issn',
    value: '1078-8956',
    replies: /\/journals\/[\dX-]{9}$/,
    names: ['message.title'],
  },
  {
    registry: 'crossref',
    question: 'journal by title',
    value: 'ecology',
    replies: /\/journals\?(?:query|rows)=/,
    names: ['message.items.*.title'],
  },
  {
    registry: 'crossref',
    question: 'publisher by name',
    value: 'ecology',
    replies: /\/members\?(?:query|offset)=[^/]*$/,
    names: ['message.items.*.primary-name'],
  },
  {
    registry: 'openalex',
    question: 'journal by issn',
    value: '0028-0836',
    replies: /\/sources\/S/,
    names: ['display_name'],
  },
  {
    registry: 'openalex',
    question: 'author by orcid',
    value: '0000-0002-1825-0097',
    replies: /\/authors\/A/,
    names: ['display_name'],
  },
  {
    registry: 'doaj',
    question: 'journal by title',
    value: 'journal',
    replies: /\/search\/journals\//,
    names: ['results.*.bibjson.title'],
  },
  {
    registry: 'semantic-scholar',
    question: 'author by name',
    value: 'turing',
    replies: /\/author\/search\?/,
    names: ['data.*.name'],
  },
  {
    registry: 'ror',
    question: 'organization by name',
    value: 'cambridge',
    replies: /\/v2\/organizations\?/,
    names: ['items.*.id'],
  },
  {
    registry: 'ror',
    question: 'organization by ror',
    value: '013meh722',
    replies: /\/v2\/organizations\/(?:ror\.org\/)?0\w{8}$/,
    names: ['id'],
  },
  {
    registry: 'orcid',
    question: 'author by orcid',
    value: '0000-0002-1825-0097',
    replies: /pub\.orcid\.org\/[\w.]+\/\d{4}-[\dX-]{14}\/person$/,
    names: ['name.given-names.value', 'name.family-name.value'],
  },
  {
    registry: 'orcid',
    question: 'author by name',
    value: 'Fenner',
    replies: /\/expanded-search\/\?/,
    names: ['expanded-result.*.orcid-id'],
    nameless: ['0000-0003-2415-0057'],
  },
];

function position(body: unknown, path: string): string[] {
  const [step, ...rest] = path.split('.');
  if (step === undefined || step === '$end') return typeof body === 'string' ? [body] : [];
  const inner = step === '*' ? body : [(body as Record<string, unknown> | null)?.[step]];
  return Array.isArray(inner) ? inner.flatMap((item) => position(item, rest.join('.') || '$end')) : [];
}

const folder = recordedFolder();
if (!folder) console.warn('registry-replay.spec: skipped, no recorded replies next to the checkout (VERACITE_SHARED)');

(folder ? describe : describe.skip)('recorded replies of registries', () => {
  test.each(READABLE)('$registry: $question', ({ registry, question, value, replies, names, nameless = [] }) => {
    const step = REGISTRIES[registry].requests[question]?.(value);
    const recorded = recordedReplies(folder ?? '', registry).filter(
      (item) => item.status === 200 && replies.test(item.request.url),
    );
    expect(recorded.length).toBeGreaterThan(0);
    for (const item of recorded) {
      const body = parseBody(item.body, 'json');
      const records = step?.read(body);
      const read = (Array.isArray(records) ? records : []).map((it) =>
        names[0]?.endsWith('id')
          ? (it as { id: string }).id
          : ((it as { title?: string }).title ?? (it as { name: string }).name),
      );
      const parts = names.map((path) => position(body, path));
      const expected = (parts[0] ?? [])
        .map((_, index) => parts.map((part) => part[index]).join(' '))
        .filter((name) => !nameless.includes(name));
      expect({ file: item.file, read }).toEqual({ file: item.file, read: expected });
    }
  });

  test('issn-portal: the page that readers see holds the record too', () => {
    const step = REGISTRIES['issn-portal'].requests['journal by issn']?.('2682-4396');
    const page = recordedReplies(folder ?? '', 'issn-portal').find((item) => item.body.startsWith('<!DOCTYPE'));
    expect(step?.read(page?.body)).toMatchObject([
      {
        title: 'Egyptian Journal of Medical Research',
        issns: ['2682-4396', '2682-440X'],
        type: 'Print',
      },
    ]);
  });
});
