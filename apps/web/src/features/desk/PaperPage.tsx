import type { Collection, Paper } from '@veracite/contracts/collections';
import { identifierUrl, type IdentifierKind } from '@veracite/model/identifiers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { generatePath, Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { statusOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { ExternalLink } from '../../components/ExternalLink';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { SureButton } from '../../components/SureButton';
import { SignedInPage } from '../../components/session/AccessRequired';
import { useAttempt } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { FlagCard } from './FlagCard';
import { Neighbors } from './Neighbors';
import { deskStrings as s } from './strings';
import { POLL_MS, useCollection } from './useCollection';

/** Files in which references can be marked: PDF, Word, JATS and TEI. */
const ANNOTATED = /\.(?:pdf|docx|xml|nxml|tei)$/i;

const LetterDialog = lazy(() => import('./LetterDialog'));

/** A paper of a collection: its flagged references with the evidence, and the decisions about them. */
export default function PaperPage() {
  const { id = '', paper = '' } = useParams();
  return <SignedInPage title={s.title}>{() => <PaperView key={paper} id={id} paperId={paper} />}</SignedInPage>;
}

function PaperView({ id, paperId }: { id: string; paperId: string }) {
  const [query] = useSearchParams();
  const { data: collection } = useCollection(id);
  const {
    data: paper,
    error,
    mutate,
  } = useSWR<Paper | null, unknown>(deskApi.paper(id, paperId), {
    revalidateOnMount: true,
    refreshInterval: (now) => (now && now.state !== 'ready' && now.state !== 'unreadable' ? POLL_MS : 0),
  });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
          <Button
            component={Link}
            to={{ pathname: generatePath(routes.collection, { id }), search: query.toString() }}
            size="small"
            sx={{ ml: -1.5 }}
          >
            {collection?.name ?? s.backToQueue}
          </Button>
          <Neighbors id={id} paperId={paperId} />
        </Box>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {paper?.title ?? paper?.name ?? s.title}
        </Typography>
        {error !== undefined && !paper && (
          <Notice>{statusOf(error) === 404 ? s.paperGone : appStrings.notLoaded}</Notice>
        )}
        {!paper && error === undefined && <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}
        {paper && <Head id={id} paper={paper} role={collection?.role} onChanged={() => void mutate()} />}
      </div>
      {paper && (
        <Flags
          id={id}
          paper={paper}
          isReader={collection?.role === 'reader'}
          onDecided={async () => void (await mutate())}
        />
      )}
      {paper && paper.signals.length > 0 && <Signals signals={paper.signals} />}
    </Box>
  );
}

interface HeadProps {
  id: string;
  paper: Paper;
  role: Collection['role'] | undefined;
  onChanged: () => void;
}

/** What the paper is, why it has its place in the queue, and its files. */
function Head({ id, paper, role, onChanged }: HeadProps) {
  const [letter, setLetter] = useState(false);
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { name, title, identifiers, state, fault, assessment } = paper;
  const isEditor = role === 'owner' || role === 'editor';
  const retry = async () => {
    await attempt(() => request('POST', deskApi.retry(id, paper.id), {}));
    onChanged();
  };
  const remove = () =>
    attempt(async () => {
      await request('DELETE', deskApi.paper(id, paper.id));
      void navigate(generatePath(routes.collection, { id }));
    }, s.paperRemoved);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
        {title && name}
        {(Object.entries(identifiers) as [IdentifierKind, string][]).map(([kind, value]) => (
          <span key={kind}>
            {' · '}
            <ExternalLink href={identifierUrl(kind, value) ?? ''} underline="always">
              {value}
            </ExternalLink>
          </span>
        ))}
      </Typography>
      {assessment && <Typography sx={{ mt: 1.5 }}>{assessment.line}</Typography>}
      {assessment && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {s.expectedLabel(assessment.expected, ...assessment.interval)}.
        </Typography>
      )}
      {fault && <Notice>{fault}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {state === 'ready' && assessment && assessment.flags.length > 0 && (
          <Button variant="contained" onClick={() => setLetter(true)}>
            {s.letter}
          </Button>
        )}
        {state === 'ready' && ANNOTATED.test(name) && (
          <Button variant="outlined" href={deskApi.annotated(id, paper.id)} download>
            {s.annotated}
          </Button>
        )}
        <Button variant="outlined" href={deskApi.file(id, paper.id)} download>
          {s.original}
        </Button>
        {state === 'unreadable' && isEditor && (
          <Button variant="outlined" onClick={() => void retry()}>
            {s.readAgain}
          </Button>
        )}
        {isEditor && <SureButton label={s.removePaper} sureLabel={s.removePaperSure} onSure={() => void remove()} />}
      </Box>
      <Suspense>{letter && <LetterDialog id={id} paperId={paper.id} onClose={() => setLetter(false)} />}</Suspense>
    </>
  );
}

interface FlagsProps {
  id: string;
  paper: Paper;
  isReader: boolean;
  onDecided: () => Promise<void>;
}

function Flags({ id, paper, isReader, onDecided }: FlagsProps) {
  const { state, assessment, entries, decisions, references } = paper;
  if (!assessment) {
    return state === 'unreadable' ? null : <Typography role="status">{s.notReady(s.states[state])}</Typography>;
  }
  // A dismissed reference has no flag any more, and is shown with its decision.
  const flagged = assessment.flags.map(({ position }) => position);
  const others = decisions.map(({ position }) => position).filter((position) => !flagged.includes(position));
  return (
    <>
      <Typography variant="h3" component="h2">
        {flagged.length === 0 ? s.nothingFlagged : s.flagged(flagged.length)}
      </Typography>
      {[...flagged, ...others].map((position) => {
        const entry = entries.find((one) => one.position === position);
        return (
          entry && (
            <FlagCard
              key={position}
              collectionId={id}
              paperId={paper.id}
              entry={entry}
              flag={assessment.flags.find((one) => one.position === position)}
              decision={decisions.find((one) => one.position === position)}
              isReader={isReader}
              onDecided={onDecided}
            />
          )
        );
      })}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {s.unflagged(references - flagged.length)}
      </Typography>
    </>
  );
}

function Signals({ signals }: Pick<Paper, 'signals'>) {
  return (
    <Panel title={s.signals}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {s.signalsLead}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {signals.map(({ kind, message, positions }) => (
          <li key={kind + message} data-signal={kind}>
            {message}{' '}
            {positions.length > 0 && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {s.signalPlaces(positions)}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
