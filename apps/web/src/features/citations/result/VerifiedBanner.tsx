import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExternalLink, hostOf } from '../../../components/ExternalLink';
import { CheckCircleIcon } from '../../../components/icons';
import { citationStrings as s } from '../strings';

export function VerifiedBanner({ links }: { links: string[] }) {
  if (links.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        borderRadius: 3,
        bgcolor: 'status.valid.soft',
      }}
    >
      <Typography
        variant="h5"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'status.valid.main' }}
      >
        <CheckCircleIcon aria-hidden fontSize="small" />
        <span>{s.verifiedIn(links.length)}</span>
      </Typography>
      {links.map((link) => (
        <ExternalLink key={link} href={link} variant="body2" color="text.primary" sx={{ py: 0.25 }}>
          {hostOf(link)}
        </ExternalLink>
      ))}
    </Box>
  );
}
