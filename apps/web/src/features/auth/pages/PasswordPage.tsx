import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { Page } from '../../../components/Page';
import { LogoMark } from '../../../components/Logo';

interface PasswordPageProps {
  title: string;
  lead: string;
  onSubmit?: () => Promise<void>;
  children: ReactNode;
}

/** What the pages of a forgotten password share: one card, a heading, a sentence and perhaps a form. */
export function PasswordPage({ title, lead, onSubmit, children }: PasswordPageProps) {
  return (
    <Page title={title} width="sm">
      <Card sx={{ p: { xs: 3, sm: 5 }, mt: { md: 4 }, maxWidth: 480, mx: 'auto' }}>
        <LogoMark size={36} />
        <Typography variant="h2" component="h1" sx={{ mt: 1.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{lead}</Typography>
        <Box
          component={onSubmit ? 'form' : 'div'}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void onSubmit?.();
          }}
          sx={{ display: 'grid', gap: 2 }}
        >
          {children}
        </Box>
      </Card>
    </Page>
  );
}
