import { Button, Muted, Row } from './ui';
import { appStrings } from '../site/strings';

interface FormActionsProps {
  submit: string;
  clear: string;
  busy: boolean;
  onClear: () => void;
  /** Fills the form with an example. */
  onExample?: () => void;
  /** The credits that sending it costs at most; absent where the form shows them. */
  cost?: number;
}

/** What sends a tool's form, and what empties it. */
export function FormActions({ submit, clear, busy, onClear, onExample, cost }: FormActionsProps) {
  return (
    <Row sx={{ gap: { xs: 0.5, sm: 1.5 }, width: { xs: '100%', sm: 'auto' } }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={busy}
        sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
      >
        {submit}
      </Button>
      <Button size="large" disabled={busy} onClick={onClear} sx={{ px: { xs: 1.5, sm: 3.25 } }}>
        {clear}
      </Button>
      {onExample && (
        <Button size="large" disabled={busy} onClick={onExample} sx={{ px: { xs: 1.5, sm: 2 } }}>
          {appStrings.example}
        </Button>
      )}
      {cost !== undefined && <Muted>{appStrings.cost(cost)}</Muted>}
    </Row>
  );
}
