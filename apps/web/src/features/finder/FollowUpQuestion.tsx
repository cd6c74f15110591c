import type { FollowUp } from '@veracite/contracts/find';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { finderStrings as s } from './strings';

interface Props {
  question: FollowUp;
  /** The answer that was chosen. */
  answer?: string;
  onAnswer: (answer: string | undefined) => void;
}

/** The one question that would tell the candidates apart; an answer narrows the list, and can be taken back. */
export function FollowUpQuestion({ question, answer, onAnswer }: Props) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h3" component="h2">
        {question.text}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {s.followUpHint}
      </Typography>
      <Box role="group" aria-label={question.text} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {question.options.map((option) => (
          <Button
            key={option.answer}
            size="small"
            variant={answer === option.answer ? 'contained' : 'outlined'}
            aria-pressed={answer === option.answer}
            onClick={() => onAnswer(answer === option.answer ? undefined : option.answer)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textTransform: 'none' }}
          >
            {option.answer}
          </Button>
        ))}
        {answer !== undefined && (
          <Button size="small" variant="text" onClick={() => onAnswer(undefined)}>
            {s.showAll}
          </Button>
        )}
      </Box>
    </Card>
  );
}
