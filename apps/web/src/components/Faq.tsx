import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from './ui';
import { ChevronDownIcon } from './icons';

interface Question {
  question: string;
  answer: string;
}

/** Questions that open and close, each for itself. */
export function Faq({ questions, headings = 'h3' }: { questions: readonly Question[]; headings?: 'h2' | 'h3' }) {
  return (
    <Box data-testid="faq" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {questions.map(({ question, answer }) => (
        <Accordion
          key={question}
          disableGutters
          slotProps={{ heading: { component: headings } }}
          elevation={0}
          square
          sx={{ bgcolor: 'transparent', borderBottom: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
        >
          <AccordionSummary expandIcon={<ChevronDownIcon />} sx={{ px: 0, py: 0.75 }}>
            <Typography variant="h4" component="span">
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0, pt: 0, pb: 2.5 }}>
            <Typography sx={{ color: 'text.secondary', maxWidth: 680 }}>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
