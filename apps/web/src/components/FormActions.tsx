import Button from '@mui/material/Button';

interface FormActionsProps {
  submit: string;
  clear: string;
  busy: boolean;
  onClear: () => void;
}

/** What sends a tool's form, and what empties it. */
export function FormActions({ submit, clear, busy, onClear }: FormActionsProps) {
  return (
    <>
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {submit}
      </Button>
      <Button size="large" disabled={busy} onClick={onClear}>
        {clear}
      </Button>
    </>
  );
}
