import type { Style } from '@veracite/model/verification';
import { Box, Button, Card, Grid, Muted, Row, Typography } from '../../components/ui';
import { Link } from 'react-router-dom';
import { Counter } from '../../components/Counter';
import { Notice } from '../../components/Notice';
import { StyleSelect } from '../../components/StyleSelect';
import { appStrings } from '../../site/strings';
import { routes } from '../../site/routes';
import type { ReadFile } from './read-file';
import { documentStrings as s } from './strings';

interface DocumentSummaryProps {
  read: ReadFile;
  format: Style;
  onFormat: (format: Style) => void;
  busy: boolean;
  /** Number of references that will be checked, and the credits that it costs at most. */
  chosen: number;
  /** Whether the references were checked already. */
  isChecked: boolean;
  onCheck: () => void;
  onClose: () => void;
}

/** What was found in a document and what checking it costs. */
export function DocumentSummary(props: DocumentSummaryProps) {
  const { read, format, onFormat, busy, chosen, isChecked, onCheck, onClose } = props;
  const { name, answer } = read;
  const { text, references, citations, problems, unreadable, kind, pages } = answer;
  const isStored = text === '';
  const hasListDoubt = answer.doubts?.some((doubt) => doubt.kind === 'list-entries');
  const isCompared = references.length > 0 && citations.length > 0;
  const about = [s.kindNames[kind], pages && s.pageCount(pages.length)].filter(Boolean).join(', ');
  return (
    <Card component="section" aria-label={s.found} data-no-print sx={{ p: { xs: 2, sm: 3 } }}>
      <Row sx={{ mb: 2 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Muted>{isStored ? s.textNotStored : `${about}. ${s.notKept}`}</Muted>
        </Box>
        <Button variant="outlined" disabled={busy} onClick={onClose}>
          {s.chooseAnother}
        </Button>
      </Row>
      <Grid columns={{ xs: '1fr 1fr', md: 'repeat(4, 1fr)' }} sx={{ gap: 1 }}>
        <Counter isSmall label={s.references} value={references.length} />
        {!isStored && (
          <>
            <Counter isSmall label={s.citations} value={citations.length} />
            <Counter
              isSmall
              label={s.problems}
              value={problems.length}
              tone={problems.length > 0 ? 'incomplete' : isCompared ? 'valid' : undefined}
            />
            <Counter isSmall label={s.unreadable} value={unreadable} tone={unreadable > 0 ? 'unknown' : undefined} />
          </>
        )}
      </Grid>
      {answer.doubts?.map(({ detail }) => (
        <Notice key={detail}>{detail}</Notice>
      ))}
      {references.length === 0 ? (
        <Notice>
          {!hasListDoubt && s.noReferences} {s.pasteList} <Link to={routes.bibliography}>{s.toBibliography}</Link>
        </Notice>
      ) : (
        <>
          {citations.length === 0 && !isStored && <Notice>{s.noCitations}</Notice>}
          <Row sx={{ gap: 2, mt: 2.5 }}>
            <StyleSelect label={s.format} value={format} onChange={onFormat} />
            <Button
              variant={isChecked ? 'outlined' : 'contained'}
              size={isChecked ? 'medium' : 'large'}
              disabled={busy || chosen === 0}
              onClick={onCheck}
              sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
            >
              {busy ? s.checking : isChecked ? s.checkAgain(references.length) : s.check(chosen)}
            </Button>
            <Muted sx={{ flex: '1 1 240px' }}>
              {!busy && `${appStrings.cost(chosen)}. ${s.freeHint} ${isChecked ? '' : s.notCharged}`}
            </Muted>
          </Row>
        </>
      )}
    </Card>
  );
}
