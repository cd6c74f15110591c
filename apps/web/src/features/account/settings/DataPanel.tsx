import type { User } from '@veracite/contracts/account';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/keys';
import { DownloadIcon } from '../../../components/icons';
import { Panel } from '../../../components/Section';
import { DeleteDialog } from './DeleteDialog';
import { settingsStrings as s } from './strings';

export function DataPanel({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel title={s.data}>
      <Choice text={s.exportLead}>
        {/* A plain link: the browser saves what arrives, however large it is. */}
        <Button component="a" href={api.accountExport()} download variant="outlined" startIcon={<DownloadIcon />}>
          {s.exportData}
        </Button>
      </Choice>
      <Choice text={s.deleteLead}>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
          {s.deleteAccount}
        </Button>
      </Choice>
      {deleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </Panel>
  );
}

function Choice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
