import type { CheckedReference, CheckedReferenceRequest } from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';
import { checkedText, marksOf } from '@veracite/report/checked';
import { canBeChecked, CHECKED_FIELDS, checkedRequest, EMPTY_FORM } from '@veracite/report/checked-form';
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
      {canBeChecked(result, marks) && <MarkForm csl={csl} onMark={marking.onMark} />}
    </>
  );
}

function MarkForm({ csl, onMark }: { csl: CslItem; onMark: Marking['onMark'] }) {
  const [form, setForm] = useState(EMPTY_FORM);
  return (
    <details>
      <summary>{r.checkedOffer}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const reference = checkedRequest(csl, form);
          if (reference) onMark(reference);
        }}
      >
        <p>{r.checkedLead}</p>
        {CHECKED_FIELDS.map(({ name, label, maxLength, isRequired, faultOf }) => (
          <label key={name}>
            {label}
            <input
              required={isRequired}
              maxLength={maxLength}
              value={form[name]}
              onInput={({ currentTarget }) => {
                currentTarget.setCustomValidity(faultOf(currentTarget.value) ?? '');
                setForm({ ...form, [name]: currentTarget.value });
              }}
            />
          </label>
        ))}
        <button type="submit">{r.checkedSave}</button>
      </form>
    </details>
  );
}
