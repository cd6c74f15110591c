import type { Organization } from '@veracite/model/organization';

const makeOrganization = (number: string, names: string[], acronyms: string[] = []): Organization => ({
  ror: `https://ror.org/${number}`,
  names,
  acronyms,
});

export const WHO = makeOrganization(
  '01f80g185',
  [
    'World Health Organization',
    'Organisation mondiale de la Santé',
    'Organización Mundial de la Salud',
    '世界卫生组织',
  ],
  ['WHO', 'OMS'],
);

/**
 * Bodies that are easily taken for each other: branches, parents, successors, and strangers with one acronym. Numbers other than
 * that of the WHO are invented.
 */
export const ORGANISATIONS: Organization[] = [
  WHO,
  makeOrganization(
    '0who00e01',
    ['WHO Regional Office for Europe', 'Bureau régional de l’OMS pour l’Europe'],
    ['WHO/Europe'],
  ),
  makeOrganization('0whist001', ['World Heritage Organs', 'Orgues du patrimoine'], ['WHO']),
  makeOrganization('0ucsys001', ['University of California', 'Universidad de California'], ['UC', 'UCOP']),
  makeOrganization(
    '0ucber001',
    ['University of California, Berkeley', 'Universidad de California en Berkeley', 'Cal'],
    ['UCB', 'UC'],
  ),
  makeOrganization('0ucbou001', ['University of Colorado Boulder', 'Universidad de Colorado'], ['UCB']),
  makeOrganization(
    '0paris001',
    ['Université Paris Descartes', 'Paris Descartes University', 'Université Paris 5'],
    ['UPD'],
  ),
  makeOrganization('0paris002', ['Université Paris Cité', 'Paris Cité University'], ['UPC']),
  makeOrganization('0cncer001', ['Deutsches Krebsforschungszentrum', 'German Cancer Research Center'], ['DKFZ']),
  makeOrganization('0kettle01', ['Kettle (United States)', 'Kettle', 'Kettle Works LLC'], []),
  makeOrganization('0kettle02', ['Kettle (United Kingdom)', 'Kettle', 'Kettle Trading Limited'], []),
  makeOrganization('0minis001', ['Ministry of Health', 'Wizara ya Afya'], ['MOH']),
  makeOrganization('0minis002', ['Ministry of Health', 'Ministère de la Santé'], ['MOH', 'MS']),
  makeOrganization(
    '0inserm01',
    ['Institut National de la Santé et de la Recherche Médicale', 'French Institute of Health'],
    ['Inserm'],
  ),
];

/** As a record of ROR's schema 2. @param over members that differ */
export function rorRecord(organization: Organization, over: Record<string, unknown> = {}): Record<string, unknown> {
  const { ror, names, acronyms } = organization;
  const country = names[0]?.split(' (')[1]?.slice(0, -1) ?? 'Switzerland';
  return {
    admin: {
      created: { date: '2018-11-14', schema_version: '1.0' },
      last_modified: { date: '2026-06-01', schema_version: '2.1' },
    },
    domains: [],
    established: 1948,
    external_ids: [{ type: 'isni', all: ['0000 0001 2163 3905'], preferred: null }],
    id: ror,
    links: [{ type: 'website', value: 'https://example.org' }],
    locations: [
      { geonames_id: 2660646, geonames_details: { country_code: 'CH', country_name: country, name: 'Geneva' } },
    ],
    names: [
      ...acronyms.map((value) => ({ lang: null, types: ['acronym'], value })),
      ...names.map((value, index) => ({
        lang: 'en',
        types: index === 0 ? ['label', 'ror_display'] : ['alias'],
        value,
      })),
    ],
    relationships: [{ id: 'https://ror.org/0who00e01', label: 'a branch', type: 'child' }],
    status: 'active',
    types: ['funder'],
    ...over,
  };
}
