import type { User } from '@veracite/contracts/account';
import { Avatar, Box, Divider, IconButton, Menu, MenuItem, Muted, Typography } from '../components/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../components/session/auth-context';
import { initials } from '../components/initials';
import { ownLinks } from '../site/navigation';
import { routes } from '../site/routes';
import { appStrings } from '../site/strings';

export default function UserMenu({ user }: { user: User }) {
  const { logout } = useAuth();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={appStrings.userMenu(user.name, initials(user.name))}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar
          src={user.avatar ?? undefined}
          alt={user.name}
          sx={{ width: 34, height: 34, bgcolor: 'primary.main', color: 'primary.contrastText', typography: 'h6' }}
        >
          {initials(user.name)}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { sx: { minWidth: 220 } } }}
      >
        <Box role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography variant="h5">{user.name}</Typography>
          <Muted variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Muted>
        </Box>
        <Divider />
        {[...ownLinks, { label: appStrings.settings, to: routes.account }].map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {label}
          </MenuItem>
        ))}
        {user.role !== 'user' && (
          <MenuItem component={Link} to={routes.queues} onClick={close}>
            {appStrings.queues}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            void logout();
          }}
        >
          {appStrings.logOut}
        </MenuItem>
      </Menu>
    </>
  );
}
