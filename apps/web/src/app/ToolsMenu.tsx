import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDownIcon } from '../components/icons';
import { guideLinks, toolLinks } from './navigation';
import { appStrings } from './strings';

export function ToolsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id="tools-button"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'tools-menu' : undefined}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1.5 }}
      >
        {appStrings.tools}
      </Button>
      <Menu
        id="tools-menu"
        anchorEl={anchor}
        open={open}
        onClose={close}
        disableScrollLock
        slotProps={{ list: { 'aria-labelledby': 'tools-button', sx: { width: 320, py: 1 } } }}
      >
        {toolLinks.map((link) => (
          <MenuItem key={link.to} component={Link} to={link.to} onClick={close} sx={{ display: 'block', py: 1 }}>
            <Typography variant="h5" component="span" sx={{ display: 'block' }}>
              {link.label}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {link.hint}
            </Typography>
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader
          role="presentation"
          disableSticky
          sx={{ typography: 'overline', bgcolor: 'transparent', lineHeight: 2.4 }}
        >
          {appStrings.guides}
        </ListSubheader>
        {guideLinks.map((link) => (
          <MenuItem key={link.to} component={Link} to={link.to} onClick={close} sx={{ typography: 'body2', py: 0.75 }}>
            {link.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
