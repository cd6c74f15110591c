import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { copyText } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { Notice } from '../../../components/Notice';
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
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shown-once-title">
      <DialogTitle id="shown-once-title">{title}</DialogTitle>
      <DialogContent>
        <TextField
          label={label}
          value={value}
          fullWidth
          multiline
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } } }}
          sx={{ mt: 1 }}
        />
        <Notice>{note}</Notice>
      </DialogContent>
      <DialogActions sx={{ p: 2.5, pt: 0 }}>
        <CopyButton
          copy={() => copyText(value)}
          done={{ title: appStrings.success, description: copied, tone: 'success' }}
        />
        <Button variant="contained" onClick={onClose}>
          {s.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
