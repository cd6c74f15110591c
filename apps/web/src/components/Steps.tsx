import { Box, Grid, Typography } from './ui';

/** Numbered explanations side by side. */
export function Steps({
  steps,
  headings = 'h3',
}: {
  steps: readonly { title: string; text: string }[];
  headings?: 'h2' | 'h3';
}) {
  return (
    <Grid
      component="ol"
      columns={{ md: `repeat(${Math.min(steps.length, 3)}, 1fr)` }}
      sx={{ listStyle: 'none', p: 0, m: 0, gap: { xs: 3, md: 5 } }}
    >
      {steps.map((step, index) => (
        <Box component="li" key={step.title} sx={{ borderTop: 2, borderColor: 'text.primary', pt: 2 }}>
          <Typography variant="citation" component="p" aria-hidden sx={{ color: 'primary.main', fontStyle: 'italic' }}>
            {index + 1}
          </Typography>
          <Typography variant="h3" component={headings} sx={{ mt: 0.5, mb: 1 }}>
            {step.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{step.text}</Typography>
        </Box>
      ))}
    </Grid>
  );
}
