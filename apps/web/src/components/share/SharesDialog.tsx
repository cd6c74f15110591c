import { DialogFrame } from '../DialogFrame';
import { SharesList } from './SharesList';
import { shareStrings as s } from './strings';

/** Every link of the user that holds. */
export default function SharesDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame title={s.manage} lead={s.manageLead} onClose={onClose}>
      <SharesList />
    </DialogFrame>
  );
}
