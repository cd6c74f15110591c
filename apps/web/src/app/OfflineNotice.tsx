import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { appStrings } from '../site/strings';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        // Below the header, which is as tall.
        top: { xs: 60, md: 68 },
        zIndex: 'appBar',
        bgcolor: 'status.incomplete.soft',
        color: 'status.incomplete.main',
        px: 2,
        py: 1,
        textAlign: 'center',
        typography: 'body2',
      }}
    >
      {appStrings.offline}
    </Box>
  );
}
