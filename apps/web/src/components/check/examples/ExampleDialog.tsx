import type { VerificationResult } from '@veracite/contracts/citations';
import { DialogFrame } from '../../DialogFrame';
import { utcDayText } from '../../dates';
import { ResultBody } from '../evidence/ResultBody';
import { recorded } from './recorded';
import { workedStrings as s } from './strings';

/** A full result as the checker shows it. */
export default function ExampleDialog({ result, onClose }: { result: VerificationResult; onClose: () => void }) {
  return (
    <DialogFrame title={s.label} lead={s.computed(utcDayText(recorded.computedAt))} width="md" onClose={onClose}>
      <ResultBody isExample result={result} />
    </DialogFrame>
  );
}
