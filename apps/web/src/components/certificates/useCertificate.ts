import type { CertificateView } from '@veracite/contracts/certificates';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../api/keys';

/** How often a certificate is asked about while it is made, in milliseconds. */
const POLL_MS = 1_000;

/** A certificate, asked about until it is there. */
export function useCertificate(): [CertificateView | undefined, (begun: CertificateView) => void] {
  const [begun, setBegun] = useState<CertificateView>();
  const { data } = useSWR<CertificateView | null>(begun?.state === 'sealing' ? api.certificateOf(begun.id) : null, {
    refreshInterval: (latest) => (latest && latest.state !== 'sealing' ? 0 : POLL_MS),
    revalidateOnMount: true,
    dedupingInterval: 0,
  });
  return [begun?.state === 'sealing' ? (data ?? begun) : begun, setBegun];
}
