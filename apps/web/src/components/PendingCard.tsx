import { Button, Card, LinearProgress, Stack, Typography } from './ui';

interface PendingCardProps {
  title: string;
  lead?: string;
  /** Percent. */
  value: number;
  /** What may be done meanwhile. */
  action?: { label: string; onClick: () => void };
}

/** A panel with a progress bar while a tool works. */
export function PendingCard({ title, lead, value, action }: PendingCardProps) {
  return (
    <Card sx={{ p: 3 }} aria-busy="true">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>}
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={title}
        sx={{ mt: 2, height: 6, borderRadius: 4 }}
      />
      {action && (
        <Stack direction="row" sx={{ justifyContent: 'flex-end', mt: 2 }}>
          <Button size="small" variant="outlined" onClick={action.onClick}>
            {action.label}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
