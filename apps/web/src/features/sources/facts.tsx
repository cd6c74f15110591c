import Box from '@mui/material/Box';
import { sourceStrings as s } from './strings';

/** A list, or the word for none. */
export function Items({ items }: { items: string[] }) {
  if (items.length === 0) return <>{s.none}</>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}

/** Returns yes, no, or not known: an unknown is never shown as a no. */
export function answer(value: boolean | null | undefined): string {
  return value === null || value === undefined ? s.notKnown : value ? s.yes : s.no;
}
