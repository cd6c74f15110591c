import { IconButton } from '../components/ui';
import { useColorScheme } from '@mui/material/styles';
import { appStrings } from '../site/strings';
import { MoonIcon, SunIcon } from '../components/icons';

/** Switches between the light and the dark scheme; until first used the system's choice holds. */
export function ModeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = dark ? appStrings.lightMode : appStrings.darkMode;
  return (
    <IconButton aria-label={label} title={label} onClick={() => setMode(dark ? 'light' : 'dark')} size="small">
      {dark ? <SunIcon fontSize="small" /> : <MoonIcon fontSize="small" />}
    </IconButton>
  );
}
