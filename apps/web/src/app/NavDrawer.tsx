import { Box, Drawer, IconButton, List, ListItemButton, Muted, Stack } from '../components/ui';
import { Link } from 'react-router-dom';
import { CloseIcon } from '../components/icons';
import { ModeToggle } from './ModeToggle';
import { companyLinks, guideLinks, ownLinks, toolLinks, type NavLink } from '../site/navigation';
import { appStrings } from '../site/strings';

/** The header's links on narrow screens. */
export default function NavDrawer({ onClose, signedIn }: { onClose: () => void; signedIn: boolean }) {
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(340px, 88vw)' }, 'aria-label': appStrings.openMenu } }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', p: 1.5 }}>
        <ModeToggle />
        <IconButton aria-label={appStrings.closeMenu} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box component="nav" aria-label="Mobile" sx={{ px: 1, pb: 3 }}>
        {signedIn && <Section links={ownLinks} onPick={onClose} />}
        <Section title={appStrings.tools} links={toolLinks} onPick={onClose} />
        <Section title={appStrings.guides} links={guideLinks} onPick={onClose} />
        <Section title={appStrings.company} links={companyLinks} onPick={onClose} />
      </Box>
    </Drawer>
  );
}

function Section({ title, links, onPick }: { title?: string; links: NavLink[]; onPick: () => void }) {
  return (
    <Box sx={{ mb: 1.5 }}>
      {title && (
        <Muted variant="overline" sx={{ px: 2 }}>
          {title}
        </Muted>
      )}
      <List disablePadding>
        {links.map((link) => (
          <li key={link.to}>
            <ListItemButton component={Link} to={link.to} onClick={onPick} sx={{ borderRadius: 2, py: 1 }}>
              {link.label}
            </ListItemButton>
          </li>
        ))}
      </List>
    </Box>
  );
}
