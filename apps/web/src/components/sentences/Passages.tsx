import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import {
  citingSentences,
  PASSAGE_LIMITS,
  withoutAbstract,
  type CitedWork,
  type PassagesRequest,
  type WorkPassages,
} from '@veracite/contracts/passages';
import { Box, Button, Grid, Muted, Typography } from '../ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { ExternalLink } from '../ExternalLink';
import { Notice } from '../Notice';
import { Panel } from '../Section';
import { sentenceStrings as s } from './strings';

/** The parameter of the page's address that asks for abstracts. */
export const WANTED = 'abstracts';

type Cited = CitedWork & { at: number; title: string };

/**
 * Requests the passages of a document when the user wants them.
 * @param answer undefined until it is read. @param results of its references; undefined where one is not checked
 */
export function usePassages(answer: DocumentAnswer | undefined, results: readonly (VerificationResult | undefined)[]) {
  const [params, setParams] = useSearchParams();
  const isWanted = params.has(WANTED);
  const works = useMemo(() => (answer ? worksOf(answer, results) : []), [answer, results]);
  const key = isWanted && works.length > 0 && [api.passages(), works];
  const request = useSWR<WorkPassages[], unknown>(key, () => askPassages(works));
  const show = () => setParams((now) => new URLSearchParams([...now.entries(), [WANTED, '1']]), { replace: true });
  return { answer, works, isWanted, show, request };
}

/** Citing sentences next to the nearest passages of the cited abstracts. */
export function Passages({ answer, works, isWanted, show, request }: ReturnType<typeof usePassages>) {
  const { data, error, mutate, isValidating } = request;
  const isBusy = isValidating || (isWanted && !answer);
  if (answer && works.length === 0) return isWanted ? <Notice>{s.none}</Notice> : null;
  return (
    <Panel title={s.title}>
      <Muted sx={{ mb: 1.5 }}>{s.lead}</Muted>
      {error !== undefined && <Notice>{s.failed}</Notice>}
      {!data && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => (isWanted ? void mutate() : show())}
          disabled={isBusy}
          data-no-print
        >
          {isBusy ? s.busy : s.show}
        </Button>
      )}
      <div role="status">
        <Box component="ol" sx={{ m: 0, p: 0, maxHeight: '60dvh', overflowY: 'auto', listStyle: 'none' }}>
          {data?.map(
            (found, index) => works[index] && <Work key={works[index].at} work={works[index]} found={found} />,
          )}
        </Box>
      </div>
    </Panel>
  );
}

function Work({ work: { at, title, sentences }, found }: { work: Cited; found: WorkPassages }) {
  const { source, url, passages } = found;
  return (
    <Box component="li" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="h3">
        {at + 1}. {title}
      </Typography>
      <Muted variant="caption" component="p">
        {source === undefined ? (
          withoutAbstract(found)
        ) : url ? (
          <ExternalLink href={url}>{source}</ExternalLink>
        ) : (
          source
        )}
      </Muted>
      {passages.map((passage, index) => (
        <Grid key={sentences[index]} sx={{ gap: 0.5, mt: 1 }}>
          <Typography variant="body2">“{sentences[index]}”</Typography>
          <Muted component="blockquote" sx={{ m: 0, borderLeft: 2, borderColor: 'divider', pl: 1 }}>
            {passage}
          </Muted>
        </Grid>
      ))}
    </Box>
  );
}

/** Returns the works that were found for cited references. */
function worksOf({ citations, references }: DocumentAnswer, results: Parameters<typeof usePassages>[1]): Cited[] {
  const works = citingSentences(citations, references.length).flatMap((sentences, index) => {
    const match = results[index]?.match;
    if (!match || sentences.length === 0) return [];
    return { at: index, title: match.csl.title ?? '', doi: match.doi, pmid: match.csl.PMID, sentences };
  });
  return works.slice(0, PASSAGE_LIMITS.works);
}

function askPassages(works: readonly Cited[]): Promise<WorkPassages[]> {
  const body: PassagesRequest = { works: works.map(({ doi, pmid, sentences }) => ({ doi, pmid, sentences })) };
  return request('POST', api.passages(), body);
}
