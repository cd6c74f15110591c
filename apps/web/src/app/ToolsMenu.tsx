import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { ChevronDownIcon } from '../components/icons';
import { PartBoundary } from '../components/PartBoundary';
import { appStrings } from '../site/strings';

const load = () => import('./ToolsMenuList');
const ToolsMenuList = lazy(load);

/** The menu of the tools; its list is loaded just before it opens. */
export function ToolsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const open = anchor !== null;
  return (
    <>
      <Button
        id="tools-button"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'tools-menu' : undefined}
        endIcon={<ChevronDownIcon />}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ px: 1.5 }}
      >
        {appStrings.tools}
      </Button>
      <PartBoundary missing={null}>
        {wanted && <ToolsMenuList anchor={anchor} onClose={() => setAnchor(null)} />}
      </PartBoundary>
    </>
  );
}
