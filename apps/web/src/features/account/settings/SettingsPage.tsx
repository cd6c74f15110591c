import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SignedInPage } from '../../../components/session/AccessRequired';
import { DataPanel } from './DataPanel';
import { HooksPanel } from './HooksPanel';
import { KeysPanel } from './KeysPanel';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';
import { settingsStrings as s } from './strings';

export default function SettingsPage() {
  return (
    <SignedInPage title={s.title}>
      {(user) => (
        <Box sx={{ maxWidth: 760, mx: 'auto' }}>
          <Typography variant="h2" component="h1">
            {s.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{s.lead}</Typography>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <PasswordPanel user={user} />
            <SessionsPanel />
            <KeysPanel />
            <HooksPanel />
            <DataPanel user={user} />
          </Box>
        </Box>
      )}
    </SignedInPage>
  );
}
