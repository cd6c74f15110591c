import type { Check, CheckEntry } from '@veracite/contracts/checks';
import type { Paper } from '@veracite/contracts/collections';
import { Muted, Row, Typography } from '../../components/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { api } from '../../api/keys';
import { Notice } from '../../components/Notice';
import { SelectField } from '../../components/SelectField';
import { appStrings } from '../../site/strings';
import { FlagCard } from './FlagCard';
import { deskStrings as s } from './strings';

interface ReferencesProps {
  id: string;
  paper: Paper;
  isEditor: boolean;
  onChanged: () => Promise<void>;
}

type Filter = keyof typeof s.referenceFilters;

/** The references of a paper: the flagged ones, the unknown ones, or all. */
export function References({ id, paper, isEditor, onChanged }: ReferencesProps) {
  const [filter, setFilter] = useState<Filter>('flagged');
  const { assessment, decisions, references, checkId, answers = [] } = paper;
  const flags = assessment?.flags ?? [];
  const { data, error } = useSWR<Check | null, unknown>(filter !== 'flagged' && checkId && api.check(checkId), {
    revalidateOnMount: true,
  });
  // A dismissed reference has no flag anymore, and is shown with its decision.
  const flagged = [...new Set([...flags, ...decisions].map(({ position }) => position))];
  const shown: Record<Filter, () => (CheckEntry | undefined)[]> = {
    flagged: () => flagged.map((flaggedPosition) => paper.entries.find(({ position }) => position === flaggedPosition)),
    unknown: () => (data?.entries ?? []).filter(({ result }) => result?.status === 'unknown'),
    all: () => (data?.entries ?? []).filter(({ included }) => included),
  };
  const entries = shown[filter]().filter((entry) => entry !== undefined);
  const isFailed = filter !== 'flagged' && (error !== undefined || data === null);
  const isLoading = filter !== 'flagged' && data === undefined && !isFailed;
  return (
    <>
      <Row sx={{ gap: 1.5, justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {s.flagged(flags.length, references)}
        </Typography>
        <SelectField
          size="small"
          label={s.referenceFilter}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Filter)}
          options={s.referenceFilters}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 200px' } }}
        />
      </Row>
      {isFailed && <Notice>{appStrings.notLoaded}</Notice>}
      {isLoading && <Muted role="status">{s.loadingReferences}</Muted>}
      {!isFailed && !isLoading && entries.length === 0 && filter !== 'flagged' && <Muted>{s.noReference}</Muted>}
      {entries.map((entry) => (
        <FlagCard
          key={entry.position}
          url={deskApi.paper(id, paper.id, 'decisions', entry.position)}
          entry={entry}
          flag={flags.find(({ position }) => position === entry.position)}
          answers={answers.filter(({ position }) => position === entry.position)}
          fileOf={(answer) => deskApi.paper(id, paper.id, 'answers', answer, 'file')}
          decision={decisions.find(({ position }) => position === entry.position)}
          isEditor={isEditor}
          onDecided={onChanged}
        />
      ))}
    </>
  );
}
