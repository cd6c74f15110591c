import { Button, type ButtonProps, Menu, MenuItem } from './ui';
import { useState } from 'react';
import { ChevronDownIcon } from './icons';

interface DownloadMenuProps extends ButtonProps {
  label: string;
  /** Addresses on the server, or what makes the file on the page. */
  files: readonly { name: string; href?: string; onSave?: () => void }[];
}

export function DownloadMenu({ label, files, ...button }: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        {files.map(({ name, href, onSave }) => (
          <MenuItem
            key={name}
            {...(href && { component: 'a', href, download: true })}
            onClick={() => {
              close();
              onSave?.();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
