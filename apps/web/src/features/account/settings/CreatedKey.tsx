import type { NewApiKey } from '@veracite/contracts/keys';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { copyText } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { Notice } from '../../../components/Notice';
import { settingsStrings as s } from './strings';

/** The only sight of a new key. */
export function CreatedKey({ created, onClose }: { created: NewApiKey; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="created-key-title">
      <DialogTitle id="created-key-title">{s.keyCreated}</DialogTitle>
      <DialogContent>
        <TextField
          label={s.keyValue}
          value={created.key}
          fullWidth
          multiline
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } } }}
          sx={{ mt: 1 }}
        />
        <Notice>{s.keyOnce}</Notice>
      </DialogContent>
      <DialogActions sx={{ p: 2.5, pt: 0 }}>
        <CopyButton
          copy={() => copyText(created.key)}
          done={{ title: s.success, description: s.keyCopied, tone: 'success' }}
        />
        <Button variant="contained" onClick={onClose}>
          {s.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
