import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { copyText } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { Notice } from '../../../components/Notice';
import { DialogFrame } from '../../../components/DialogFrame';
import { appStrings } from '../../../site/strings';
import { settingsStrings as s } from './strings';

interface ShownOnceProps {
  title: string;
  label: string;
  value: string;
  /** Why it is to be copied now. */
  note: string;
  copied: string;
  onClose: () => void;
}

/** The only sight of a new key or secret. */
export function ShownOnce({ title, label, value, note, copied, onClose }: ShownOnceProps) {
  const done = { title: appStrings.success, description: copied, tone: 'success' } as const;
  return (
    <DialogFrame
      width="xs"
      title={title}
      onClose={onClose}
      actions={
        <>
          <CopyButton copy={() => copyText(value)} done={done} />
          <Button variant="contained" onClick={onClose}>
            {s.done}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        value={value}
        fullWidth
        multiline
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } } }}
      />
      <Notice>{note}</Notice>
    </DialogFrame>
  );
}
