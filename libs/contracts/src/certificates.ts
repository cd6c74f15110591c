/** Asks for a certificate of a report: of lists that were checked, in this order. */
export interface CertificateRequest {
  batches: string[];
}

/** A certificate of a report as it stands. */
export interface CertificateView {
  id: string;
  /** `sealing` while the lists are checked once more; `failed` when that ended without all entries. */
  state: 'sealing' | 'ready' | 'failed';
  totalCount: number;
  sealedCount: number;
  /** What it costs: nothing. */
  credits: 0;
  /** Places in the report, from 0, of entries whose sealed status is not the one that was reported. */
  differing: number[];
  /** Until then its file can be fetched. */
  expiresAt: string;
}
