import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ChevronDownIcon, DownloadIcon } from './icons';

interface DownloadMenuProps {
  label: string;
  files: readonly { name: string; href: string }[];
  size?: 'small' | 'medium';
}

/** A button that opens a menu of files to download from the server. */
export function DownloadMenu({ label, files, size = 'medium' }: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<DownloadIcon />}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        {files.map(({ name, href }) => (
          <MenuItem key={href} component="a" href={href} download onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
