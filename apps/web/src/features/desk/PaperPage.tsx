import type { Check } from '@veracite/contracts/checks';
import type { Paper } from '@veracite/contracts/collections';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import { identifierUrl, type IdentifierKind } from '@veracite/model/identifiers';
import { Button, Grid, Muted, Row, Stack, Typography } from '../../components/ui';
import { useEffect, useMemo, useState, useTransition } from 'react';
import { generatePath, Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { api } from '../../api/keys';
import { DownloadMenu } from '../../components/DownloadMenu';
import { ExternalLink } from '../../components/ExternalLink';
import { LoadedPage } from '../../components/LoadedPage';
import { usePageKeys } from '../../components/usePageKeys';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { useRemovals } from '../../components/Removals';
import { forUsers } from '../../components/session/AccessRequired';
import { useChange } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { Passages, usePassages, WANTED } from '../../components/sentences/Passages';
import { ShiftedNumbers } from '../../components/sentences/ShiftedNumbers';
import { sentenceStrings } from '../../components/sentences/strings';
import { LetterDialog } from './LetterDialog';
import { References } from './References';
import { deskStrings as s } from './strings';
import { POLL_MS, useCollection, useQueue } from './useCollection';

/** Files in which references can be marked: PDF, Word, OpenDocument, JATS and TEI. */
const ANNOTATED = /\.(?:pdf|docx|odt|xml|nxml|tei)$/i;

/** Files that can be corrected. */
const CORRECTED = /\.(?:docx|odt|tex|ltx|md|markdown|qmd|rmd|txt)$/i;

/** A paper of a collection: its flagged references with the evidence, and the decisions about them. */
export default forUsers(s, PaperView);

function PaperView() {
  const { id = '', paper: paperId = '' } = useParams();
  const { search } = useLocation();
  const { data: collection } = useCollection(id);
  const loaded = useSWR<Paper | null, unknown>(deskApi.paper(id, paperId), {
    revalidateOnMount: true,
    refreshInterval: (now) => (now && now.state !== 'ready' && now.state !== 'unreadable' ? POLL_MS : 0),
  });
  const { data: paper, mutate } = loaded;
  const queue = { pathname: generatePath(routes.collection, { id }), search };
  const isEditor = collection ? collection.role !== 'reader' : false;
  return (
    <LoadedPage
      title={paper?.title ?? paper?.name ?? s.title}
      lead={paper && <Origin paper={paper} />}
      back={{ to: queue, name: collection?.name ?? s.queue }}
      aside={<Neighbors id={id} paperId={paperId} />}
      loaded={loaded}
      gone={s.paperGone}
    >
      {paper && <Content id={id} paper={paper} isEditor={isEditor} onChanged={async () => void (await mutate())} />}
    </LoadedPage>
  );
}

/** The name of the file, and the paper's identifiers. */
function Origin({ paper: { title, name, identifiers } }: { paper: Paper }) {
  return (
    <Row sx={{ columnGap: 2, rowGap: 0 }}>
      {title && <span>{name}</span>}
      {(Object.entries(identifiers) as [IdentifierKind, string][]).map(([kind, value]) => (
        <ExternalLink key={kind} href={identifierUrl(kind, value) ?? ''} underline="always">
          {value}
        </ExternalLink>
      ))}
    </Row>
  );
}

interface ContentProps {
  id: string;
  paper: Paper;
  isEditor: boolean;
  onChanged: () => Promise<void>;
}

/** Why the paper has its place in the queue, its files, its flagged references and its signals. */
function Content({ id, paper, isEditor, onChanged }: ContentProps) {
  const [letter, setLetter] = useState(false);
  const navigate = useNavigate();
  const { name, state, fault, assessment, signals } = paper;
  const flags = assessment?.flags ?? [];
  const isReady = state === 'ready';
  const isOpen = assessment?.unchecked !== undefined || flags.some(({ rule }) => rule === 'unverifiable');
  const change = useChange(onChanged);
  const [isSending, start] = useTransition();
  const retry = () =>
    start(async () => void (await change('POST', deskApi.paper(id, paper.id, 'retry'), { body: {} })));
  const removals = useRemovals();
  const remove = () => {
    removals.remove({ url: deskApi.paper(id, paper.id), name });
    void navigate(generatePath(routes.collection, { id }));
  };
  return (
    <>
      <div>
        {assessment && (
          <Typography>
            {assessment.line} {s.expectedLabel(assessment)}.
          </Typography>
        )}
        {fault && <Notice>{fault}</Notice>}
        <Row sx={{ mt: 2 }}>
          {isReady && flags.length > 0 && (
            <Button variant="contained" onClick={() => setLetter(true)}>
              {s.letter}
            </Button>
          )}
          <DownloadMenu
            label={s.download}
            files={[
              ...(isReady && ANNOTATED.test(name)
                ? [{ name: s.annotated, href: deskApi.paper(id, paper.id, 'annotated') }]
                : []),
              ...(isReady && CORRECTED.test(name)
                ? [{ name: s.correctedFile, href: deskApi.paper(id, paper.id, 'corrected') }]
                : []),
              { name: s.original, href: deskApi.paper(id, paper.id, 'file') },
            ]}
          />
          {isEditor && (state === 'unreadable' || (isReady && isOpen)) && (
            <Button variant="outlined" disabled={isSending} onClick={retry}>
              {isReady ? s.checkAgain : s.readAgain}
            </Button>
          )}
          {isEditor && (
            <Button color="error" onClick={remove}>
              {s.removePaper}
            </Button>
          )}
        </Row>
      </div>
      {!assessment && state !== 'unreadable' && <Typography role="status">{s.notReady(s.states[state])}</Typography>}
      {assessment && <References id={id} paper={paper} isEditor={isEditor} onChanged={onChanged} />}
      {signals.length > 0 && (
        <Panel title={s.signals}>
          <Muted sx={{ mb: 1 }}>{s.signalsLead}</Muted>
          <Grid component="ul" sx={{ m: 0, pl: 2.5, gap: 0.75 }}>
            {signals.map(({ message, positions: places, examples }) => (
              <li key={message}>
                {message} {places.length > 0 && s.signalPlaces(places)}
                {examples && <ShiftedNumbers examples={examples} />}
              </li>
            ))}
          </Grid>
        </Panel>
      )}
      {assessment && <PaperPassages document={deskApi.paper(id, paper.id, 'document')} checkId={paper.checkId ?? ''} />}
      {letter && <LetterDialog id={id} paperId={paper.id} onClose={() => setLetter(false)} />}
    </>
  );
}

/** Passages of the cited abstracts. The paper is read again for its sentences when the user wants them. */
function PaperPassages({ document, checkId }: { document: string; checkId: string }) {
  const [params] = useSearchParams();
  const isWanted = params.has(WANTED);
  const read = useSWR<DocumentAnswer | null, unknown>(isWanted && document);
  const check = useSWR<Check | null, unknown>(isWanted && api.check(checkId));
  const results = useMemo(() => check.data?.entries.map(({ result }) => result) ?? [], [check.data]);
  const passages = usePassages((check.data && read.data) ?? undefined, results);
  if ([read, check].some(({ data, error }) => data === null || error !== undefined))
    return <Notice>{sentenceStrings.failed}</Notice>;
  return <Passages {...passages} />;
}

/** Links to the papers before and after, in the order in which the queue was last shown. */
function Neighbors({ id, paperId }: { id: string; paperId: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { papers = [], more } = useQueue(id, query);
  const index = papers.findIndex((paper) => paper.id === paperId);
  const isLast = index === papers.length - 1;
  useEffect(() => {
    if (isLast) more?.();
    // Once for each paper; `more` is another function each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLast, paperId]);
  const steps = [
    { key: 'p', name: s.previous, paper: papers[index - 1] },
    { key: 'n', name: s.next, paper: papers[index + 1] },
  ].map(({ paper, ...step }) => ({
    ...step,
    to: paper && { pathname: generatePath(routes.paper, { id, paper: paper.id }), search: query.toString() },
  }));
  usePageKeys((key) => {
    const to = steps.find((step) => step.key === key)?.to;
    if (to) void navigate(to);
    return to !== undefined;
  });
  if (papers.length < 2) return null;
  return (
    <Stack direction="row" component="nav" aria-label={s.queue} title={s.keys} sx={{ gap: 1 }}>
      {steps.map(({ key, name, to }) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          aria-keyshortcuts={key}
          {...(to ? { component: Link, to } : { disabled: true })}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}
