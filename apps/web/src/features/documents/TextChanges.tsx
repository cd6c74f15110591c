import type { DocumentAnswer } from '@veracite/contracts/documents';
import { Box, MuiLink } from '../../components/ui';
import { Panel } from '../../components/Section';
import { textChanges, type Results, type Stop } from './review';
import { documentStrings as s } from './strings';

interface TextChangesProps {
  answer: DocumentAnswer;
  results: Results;
  onPick: (stop: Stop) => void;
}

/** What changes in the text when the corrections of its list are taken over. */
export function TextChanges({ answer, results, onPick }: TextChangesProps) {
  const changes = textChanges(answer, results);
  if (changes.length === 0) return null;
  return (
    <Panel title={s.textChanges}>
      <Box component="ul" data-testid="text-changes" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changes.map(({ at, before, after, texts }) => (
          <li key={`${at} ${before}`}>
            <MuiLink component="button" type="button" onClick={() => onPick({ kind: 'reference', at })}>
              {s.reference(at + 1)}
            </MuiLink>{' '}
            {s.textChange(before, after, texts)}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
