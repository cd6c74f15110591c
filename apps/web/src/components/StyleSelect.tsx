import { STYLES, type Style } from '@veracite/model/verification';
import { Box, Muted } from './ui';
import { useId } from 'react';
import { fieldSx } from './fieldSx';
import { ChevronDownIcon } from './icons';

interface StyleSelectProps {
  label: string;
  value: Style;
  onChange: (style: Style) => void;
  labels?: Record<Style, string>;
}

const LABELS = { apa: 'APA 7th', mla: 'MLA 9th', chicago: 'Chicago 17th' };

/** Selects one of the three styles. Uses the browser's own select, because a menu would enlarge the first page. */
export function StyleSelect({ label, value, onChange, labels = LABELS }: StyleSelectProps) {
  const id = useId();
  return (
    <Box sx={{ position: 'relative', minWidth: { xs: 130, sm: 170 } }}>
      <Muted
        component="label"
        htmlFor={id}
        variant="caption"
        sx={{ position: 'absolute', left: 10, top: -9, px: 0.5, fontSize: '0.75rem', bgcolor: 'background.paper' }}
      >
        {label}
      </Muted>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={(event) =>
          onChange(STYLES.find((style) => style === (event.target as HTMLSelectElement).value) ?? 'apa')
        }
        sx={{ ...fieldSx, appearance: 'none', width: '100%', height: 44, pl: 1.75, pr: 4.5, cursor: 'pointer' }}
      >
        {STYLES.map((style) => (
          <option key={style} value={style}>
            {labels[style]}
          </option>
        ))}
      </Box>
      <ChevronDownIcon
        aria-hidden
        fontSize="small"
        sx={{ position: 'absolute', right: 10, top: 12, pointerEvents: 'none', color: 'text.secondary' }}
      />
    </Box>
  );
}
