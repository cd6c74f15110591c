import { Card, Grid, Typography } from './ui';
import type { FormEvent, ReactNode } from 'react';
import { Page } from './Page';

interface FormCardProps {
  title: string;
  lead: string;
  /** Present when the card is a form. */
  onSubmit?: () => Promise<unknown>;
  children: ReactNode;
}

/** The one card of a page: a heading, a sentence and its form or buttons. */
export function FormCard({ title, lead, onSubmit, children }: FormCardProps) {
  return (
    <Card sx={{ p: { xs: 3, sm: 5 }, mt: { md: 4 }, maxWidth: 480, mx: 'auto' }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{lead}</Typography>
      <Grid
        component={onSubmit ? 'form' : 'div'}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void onSubmit?.();
        }}
        sx={{ gap: 2 }}
      >
        {children}
      </Grid>
    </Card>
  );
}

export function FormPage(card: FormCardProps) {
  return (
    <Page title={card.title} width="sm">
      <FormCard {...card} />
    </Page>
  );
}
