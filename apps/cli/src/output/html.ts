import { digestOf } from '@veracite/certificate/certificate';
import { htmlReport } from '@veracite/report/reference/html';
import { referenceReport } from '@veracite/report/reference/model';
import type { Writer } from './writer';

/** Writes a printable report of every reference, with the digests that a certificate of the run has. */
export const html: Writer = {
  end: ({ version, checked }) =>
    htmlReport(
      checked.map(({ result }) => referenceReport(result)),
      {
        day: new Date().toISOString().slice(0, 10),
        issuer: `Veracite ${version}`,
        digests: checked.map(({ result }) => digestOf(result)),
      },
    ),
};
