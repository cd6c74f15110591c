import { Divider, ListSubheader, Menu, MenuItem, Muted, Typography } from '../components/ui';
import { Link } from 'react-router-dom';
import { guideLinks, toolLinks } from '../site/navigation';
import { appStrings } from '../site/strings';

/** @param props `anchor`: the button it opens from, null while it is closed */
export default function ToolsMenuList({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  return (
    <Menu
      id="tools-menu"
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      disableScrollLock
      slotProps={{ list: { 'aria-labelledby': 'tools-button', sx: { width: 320, py: 1 } } }}
    >
      {toolLinks.map((link) => (
        <MenuItem key={link.to} component={Link} to={link.to} onClick={onClose} sx={{ display: 'block', py: 1 }}>
          <Typography variant="h5" component="span" sx={{ display: 'block' }}>
            {link.label}
          </Typography>
          <Muted variant="caption">{link.hint}</Muted>
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
        <MenuItem key={link.to} component={Link} to={link.to} onClick={onClose} sx={{ typography: 'body2', py: 0.75 }}>
          {link.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
