import { FLAG_RULES, READY_POLICIES, type ReadyPolicy } from '@veracite/contracts/collections';
import { CSL_TYPES } from '@veracite/model/csl';
import { z } from 'zod';
import acl from '../data/policies/acl.yaml';
import arxiv from '../data/policies/arxiv.yaml';
import conference from '../data/policies/conference.yaml';
import iclr from '../data/policies/iclr.yaml';
import icmje from '../data/policies/icmje.yaml';
import icml from '../data/policies/icml.yaml';
import journal from '../data/policies/journal.yaml';
import lenient from '../data/policies/lenient.yaml';
import neurips from '../data/policies/neurips.yaml';
import siam from '../data/policies/siam.yaml';
import thesis from '../data/policies/thesis.yaml';
import { parseYaml, type YamlFault } from './parse-yaml';

/** The policies that come with the product, as YAML. */
export const readyPolicies: Record<ReadyPolicy, string> = {
  conference,
  journal,
  thesis,
  lenient,
  neurips,
  acl,
  iclr,
  icml,
  arxiv,
  siam,
  icmje,
};

/** Fields whose contradiction by a record can be flagged. */
const FIELDS = ['title', 'author', 'container-title', 'issued', 'volume', 'issue', 'page', 'publisher', 'DOI'] as const;

const condition = z.strictObject({
  minConfidence: z.number().min(0).max(1).default(0).describe('Lowest chance, from 0 to 1, that the verdict is right.'),
  moreThan: z.int().min(0).default(0).describe('Counts only when more references than this are affected.'),
});

const given = z.string().trim().min(1);
const ignored = z
  .strictObject({
    title: given.optional(),
    authors: z.array(given).optional(),
    doi: given.optional(),
    venue: given.optional(),
    text: given.optional(),
    reason: z.string().trim().min(5),
    expires: z.iso.date().optional(),
  })
  .refine(({ title, authors, doi, venue, text }) => title ?? authors ?? doi ?? venue ?? text, {
    error: 'needs title, authors, doi, venue or text',
  });

const SCHEMA = z.strictObject({
  version: z.literal(1).describe('Version of the format.'),
  against: z
    .partialRecord(z.enum(FLAG_RULES), condition)
    .default({})
    .describe('What counts against a paper. A missing field, a missing DOI and style never do.'),
  look: z
    .array(z.enum(FLAG_RULES))
    .default(['invented', 'other-work', 'retracted', 'wrong-authors'])
    .describe('What a person should look at although it does not count.'),
  fields: z
    .array(z.enum(FIELDS))
    .default(['title', 'container-title', 'issued'])
    .describe('Fields for the rule "differs".'),
  never: z
    .array(z.enum(['unregistered', ...CSL_TYPES]))
    .default(['unregistered'])
    .describe('Kinds of works that are never flagged: CSL types, and "unregistered" for those that no register holds.'),
  ignore: z.array(ignored).default([]).describe('References that are never flagged.'),
});

/** What counts against a paper, what a person should look at, and what is ignored. */
export type Policy = z.output<typeof SCHEMA>;

/** The first error in a policy. */
export class PolicyFault extends Error {
  constructor(readonly fault: YamlFault) {
    super(fault.message);
  }
}

/** Parses a policy in YAML. @throws PolicyFault */
export function parsePolicy(yaml: string): Policy {
  const read = parseYaml(yaml, SCHEMA);
  if ('data' in read) return read.data;
  throw new PolicyFault(read.faults[0] as YamlFault);
}

/** Returns the JSON schema of a policy. */
export const policySchema = (): Record<string, unknown> => ({ ...z.toJSONSchema(SCHEMA, { io: 'input' }) });

/** Tests for the name of a ready policy. */
export const isReadyPolicy = (name: string): name is ReadyPolicy => READY_POLICIES.some((policy) => policy === name);
