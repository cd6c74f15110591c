import { ButtonBase, Row } from '../../ui';
import { useState } from 'react';
import { recorded, type WorkedExample } from './recorded';
import { workedStrings as s } from './strings';

/** The selected example, initially the first. */
export function useExample() {
  const [name, setName] = useState<WorkedExample['name']>('incomplete');
  return { example: recorded.examples.find((example) => example.name === name) ?? recorded.examples[0], name, setName };
}

interface ExampleTabsProps {
  name: WorkedExample['name'];
  onName: (name: WorkedExample['name']) => void;
}

/** Selects the example that is shown. */
export function ExampleTabs({ name, onName }: ExampleTabsProps) {
  return (
    <Row role="group" aria-label={s.choose} sx={{ gap: 0.25 }}>
      {recorded.examples.map((example) => (
        <ButtonBase
          key={example.name}
          aria-pressed={example.name === name}
          onClick={() => onName(example.name)}
          sx={{
            px: 0.75,
            minHeight: 32,
            borderRadius: 99,
            typography: 'caption',
            fontWeight: 620,
            color: 'text.secondary',
            border: 1,
            borderColor: 'transparent',
            '&:hover': { bgcolor: 'ground.sunken' },
            '&[aria-pressed=true]': { color: 'primary.main', bgcolor: 'primary.light', borderColor: 'primary.main' },
          }}
        >
          {s.names[example.name]}
        </ButtonBase>
      ))}
    </Row>
  );
}
