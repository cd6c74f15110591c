import type { DocumentAnswer } from '@veracite/contracts/documents';
import { Box, MuiLink } from '../../components/ui';
import { useEffect, useMemo, useRef } from 'react';
import { Panel } from '../../components/Section';
import { useToast } from '../../components/toast';
import { textChanges, type Results, type Stop } from './review';
import { documentStrings as s } from './strings';

interface TextChangesProps {
  answer: DocumentAnswer;
  results: Results;
  onPick: (stop: Stop) => void;
}

/** What changes in the text when the corrections of its list are taken over. */
export function TextChanges({ answer, results, onPick }: TextChangesProps) {
  const changes = useMemo(() => textChanges(answer, results), [answer, results]);
  const toast = useToast();
  const known = useRef(changes);
  // Where a correction is accepted, this list may be out of sight.
  useEffect(() => {
    const last = changes.find(({ at }) => !known.current.some((item) => item.at === at));
    known.current = changes;
    if (last) toast({ title: s.textChanges, description: `${s.reference(last.at + 1)} ${s.textChange(last)}` });
  }, [changes, toast]);
  if (changes.length === 0) return null;
  return (
    <Panel title={s.textChanges}>
      <Box component="ul" data-testid="text-changes" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changes.map((change) => (
          <li key={`${change.at} ${change.before}`}>
            <MuiLink component="button" type="button" onClick={() => onPick({ kind: 'reference', at: change.at })}>
              {s.reference(change.at + 1)}
            </MuiLink>{' '}
            {s.textChange(change)}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
