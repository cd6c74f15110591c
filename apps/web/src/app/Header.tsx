import { Box, Button, IconButton, Skeleton, Stack } from '../components/ui';
import { lazy, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { MenuIcon, ChevronDownIcon } from '../components/icons';
import { Logo } from '../components/Logo';
import { PartBoundary } from '../components/PartBoundary';
import { useAuth } from '../components/session/auth-context';
import { ModeToggle } from './ModeToggle';
import { routes } from '../site/routes';
import { appStrings } from '../site/strings';

const load = () => import('./ToolsMenuList');
const ToolsMenuList = lazy(load);

/** The menu of the tools; its list is loaded just before it opens. */
function ToolsMenu() {
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

const UserMenu = lazy(() => import('./UserMenu'));
const NavDrawer = lazy(() => import('./NavDrawer'));

function HeaderLink({ to, label }: { to: string; label: string }) {
  return (
    <Button component={NavLink} to={to} color="inherit" sx={{ px: 1.5, '&.active': { color: 'primary.main' } }}>
      {label}
    </Button>
  );
}

function Account() {
  const { user, openDialog } = useAuth();
  if (user === undefined) {
    return <Skeleton variant="rounded" width={168} height={40} aria-label={appStrings.loadingAccount} />;
  }
  if (user) {
    return (
      <PartBoundary waiting={<Skeleton variant="circular" width={42} height={42} />} missing={null}>
        <UserMenu user={user} />
      </PartBoundary>
    );
  }
  return (
    <>
      <Button color="inherit" onClick={() => openDialog('login')} sx={{ px: { xs: 1, sm: 2 }, minWidth: 0 }}>
        {appStrings.login}
      </Button>
      <Button variant="contained" onClick={() => openDialog('signup')} sx={{ px: { xs: 1.5, sm: 2.25 } }}>
        {appStrings.signUp}
      </Button>
    </>
  );
}

export function Header() {
  const { user } = useAuth();
  const [drawer, setDrawer] = useState(false);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: { xs: 0.25, md: 0.5 },
          maxWidth: 1200,
          width: '100%',
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
          minHeight: { xs: 60, md: 68 },
        }}
      >
        <Box
          component={Link}
          to={routes.home}
          aria-label={appStrings.homeLink}
          sx={{ textDecoration: 'none', mr: { md: 2 } }}
        >
          <Logo />
        </Box>
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, flex: 1 }}>
          <ToolsMenu />
          {user && <HeaderLink to={routes.citations} label={appStrings.myCitations} />}
          {user && <HeaderLink to={routes.desk} label={appStrings.desk} />}
          <HeaderLink to={routes.pricing} label={appStrings.pricing} />
          <HeaderLink to={routes.faq} label={appStrings.faqs} />
        </Box>
        <Box sx={{ flex: 1, display: { md: 'none' } }} />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ModeToggle />
        </Box>
        <Account />
        <IconButton
          aria-label={appStrings.openMenu}
          onClick={() => setDrawer(true)}
          sx={{ display: { md: 'none' }, p: 1 }}
        >
          <MenuIcon />
        </IconButton>
      </Stack>
      <PartBoundary missing={null}>
        {drawer && <NavDrawer onClose={() => setDrawer(false)} signedIn={Boolean(user)} />}
      </PartBoundary>
    </Box>
  );
}
