import {
  CHECKED_REASON_MAX,
  CHECKED_REASON_MIN,
  CHECKED_SOURCE_MAX,
  type CheckedReference,
  type CheckedReferenceRequest,
} from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import { familyNames } from '@veracite/model/reference-key';
import { checkedText, marksOf } from '@veracite/report/checked';
import { resultStrings as r } from '@veracite/report/strings/result';
import { useState } from 'preact/hooks';
import { Link } from './Link';

/** What people say about references, and what the user can do about it. */
export interface Marking {
  marks: readonly CheckedReference[];
  onMark: (reference: CheckedReferenceRequest) => void;
  onUndo: (id: string) => void;
}

/** Who has checked a reference, when, why and where; lets the user say so, and take it back. The verdict stays. */
export function Checked({ result, marking }: { result: VerificationResult; marking: Marking }) {
  const { csl } = result.parsed;
  const marks = marksOf(marking.marks, csl);
  const isOffered = csl.title && result.status !== 'valid' && !marks.some(({ isOwn }) => isOwn);
  return (
    <>
      {marks.map((mark) => (
        <p key={mark.id} class="row" data-checked-by-hand>
          <span>{checkedText(mark)}</span>
          {mark.source && <Link href={mark.source}>{mark.source}</Link>}
          {mark.isOwn && (
            <button type="button" onClick={() => marking.onUndo(mark.id)}>
              {r.undo}
            </button>
          )}
        </p>
      ))}
      {isOffered && (
        <MarkForm
          onMark={(reason) => marking.onMark({ title: csl.title ?? '', authors: familyNames(csl), ...reason })}
        />
      )}
    </>
  );
}

function MarkForm({ onMark }: { onMark: (reason: Pick<CheckedReferenceRequest, 'reason' | 'source'>) => void }) {
  const [reason, setReason] = useState('');
  const [source, setSource] = useState('');
  return (
    <details>
      <summary>{r.checkedOffer}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onMark({ reason, ...(source.trim() && { source }) });
        }}
      >
        <p>{r.checkedLead}</p>
        <label>
          {r.checkedReason}
          <input
            required
            minLength={CHECKED_REASON_MIN}
            maxLength={CHECKED_REASON_MAX}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
        <label>
          {r.checkedSource}
          <input
            maxLength={CHECKED_SOURCE_MAX}
            value={source}
            onInput={({ currentTarget }) => setSource(currentTarget.value)}
          />
        </label>
        <button type="submit">{r.checkedSave}</button>
      </form>
    </details>
  );
}
