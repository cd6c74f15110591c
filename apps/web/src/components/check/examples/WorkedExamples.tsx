import { Box, Muted, Row, Typography } from '../../ui';
import { utcDayText } from '../../dates';
import { StatusBadge } from '../../StatusBadge';
import { ResultBody } from '../evidence/ResultBody';
import { ExampleTabs, useExample } from './ExampleTabs';
import { recorded } from './recorded';
import { workedStrings as s } from './strings';

/** Example results, each as the checker shows it. */
export default function WorkedExamples() {
  const { example, name, setName } = useExample();
  if (!example) return null;
  return (
    <Box component="section" aria-label={s.title}>
      <Typography variant="h2">{s.title}</Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: 680 }}>
        {s.lead}
      </Typography>
      <Row sx={{ gap: 2, mb: 2.5 }}>
        <ExampleTabs name={name} onName={setName} />
        <StatusBadge status={example.result.status} />
      </Row>
      <ResultBody isExample result={example.result} />
      <Muted variant="caption" component="p" sx={{ mt: 2 }}>
        {s.computed(utcDayText(recorded.computedAt))}
      </Muted>
    </Box>
  );
}
