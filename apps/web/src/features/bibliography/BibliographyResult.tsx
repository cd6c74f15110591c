import { fieldLabel } from '@veracite/model/field-names';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { BibliographyEntry, ScorePart } from '@veracite/model/bibliography';
import type { Check } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { Box, Grid, Muted, Stack, Typography } from '../../components/ui';
import { useMemo, useRef, useState } from 'react';
import { reachRow } from '../../components/LongList';
import { Fold } from '../../components/Fold';
import { BibliographyPaper } from './BibliographyPaper';
import { EntriesContext, EntryRefs } from './EntryRefs';
import { EntryList } from './EntryList';
import { Problems } from './Problems';
import { statementsOf } from './problems-in';
import { ReportTools, ScoreCard } from './ScoreCard';
import { bibliographyStrings as s } from './strings';
import { XrayPanel } from './XrayPanel';
import { ResultBody } from '../../components/check/evidence/ResultBody';
import { Panel } from '../../components/Section';
import { StatusBadge } from '../../components/StatusBadge';
import { detailOfEntry } from './looks';
import { CheckIcon, WarningIcon } from '../../components/icons';
import { inTextFindings, listFindings, type Finding } from './findings';

/** The specification's: most links to confirming databases of an entry. */
const LINKS_MAX = 3;

/** The answer and the entries first, then what to do, then what it rests on. */
export function BibliographyResult({ result, check }: { result: AnalyzeResult; check: Check | undefined }) {
  const [selected, setSelected] = useState<string | null>(null);
  const [shown, setShown] = useState<string>();
  const detail = useRef<HTMLDivElement>(null);
  const entry = result.entries.find(({ id }) => id === selected);
  const results = useMemo(() => resultsOf(result.entries, check), [result.entries, check]);
  const entries = useMemo(
    () => ({
      entries: result.entries,
      onSelect: (id: string) => {
        setShown(undefined);
        setSelected(id);
        detail.current?.scrollIntoView({ block: 'nearest' });
        const row = result.entries.findIndex((entry) => entry.id === id);
        if (detail.current)
          void reachRow(detail.current, row).then((reached) => reached?.scrollIntoView({ block: 'nearest' }));
      },
    }),
    [result.entries],
  );
  return (
    <EntriesContext value={entries}>
      <Grid data-testid="bibliography-result" sx={{ gap: 1.5 }}>
        <BibliographyPaper result={result} />
        <ScoreCard result={result} shown={shown} onShow={setShown} />
        <Grid ref={detail} columns={{ lg: entry ? '1.15fr 1fr' : undefined }} sx={{ gap: 1.5, alignItems: 'start' }}>
          <EntryList
            entries={result.entries}
            results={results}
            shown={shown}
            onShow={setShown}
            selected={selected}
            onSelect={setSelected}
          />
          {entry && <EntryDetail entry={entry} result={results.get(entry.id)} style={check?.options.style} />}
        </Grid>
        <Problems statements={statementsOf(result)} />
        {result.inText && (
          <Fold title={s.inText} digest={s.inTextRead(result.inText.citations)} isOpen>
            <Findings findings={inTextFindings(result.inText)} />
          </Fold>
        )}
        {result.score && (
          <Fold title={s.scoreParts}>
            <ScoreParts parts={result.score} />
          </Fold>
        )}
        {result.list && (
          <Fold title={s.list}>
            <Findings findings={listFindings(result.list)} />
          </Fold>
        )}
        {result.xray && <XrayPanel xray={result.xray} />}
        <ReportTools result={result} />
      </Grid>
    </EntriesContext>
  );
}

/** Returns the results of a check by the ids of the entries. The report has the entries with a result, in order. */
function resultsOf(entries: readonly BibliographyEntry[], check: Check | undefined): Map<string, VerificationResult> {
  const results = check?.entries.flatMap(({ result }) => result ?? []) ?? [];
  return new Map(results.flatMap((result, index) => (entries[index] ? [[entries[index].id, result] as const] : [])));
}

interface EntryDetailProps {
  entry: BibliographyEntry;
  /** The result of its check. */
  result: VerificationResult | undefined;
  style: Style | undefined;
}

/** What the analysis found about an entry as a part of its list, and the result of its check. */
function EntryDetail({ entry, result, style }: EntryDetailProps) {
  const { lineNumber, formattingErrors = [] } = entry;
  return (
    <Box data-testid="entry-detail">
      <Panel
        title={s.detail(lineNumber)}
        aside={<StatusBadge status={entry.status} detail={detailOfEntry(entry, result)} />}
      >
        <Typography sx={{ mb: 1.5 }}>{sentencesOf(entry).join(' ')}</Typography>
        {formattingErrors.length > 0 && (
          <Box component="ul" aria-label={s.formatting} sx={{ m: 0, mb: 2, pl: 2.25 }}>
            {formattingErrors.map(({ message, section }, index) => (
              <li key={index}>
                {message}{' '}
                <Muted component="span" variant="caption">
                  {section}
                </Muted>
              </li>
            ))}
          </Box>
        )}
        {result && <ResultBody inList result={result} style={style} linksMax={LINKS_MAX} />}
      </Panel>
    </Box>
  );
}

/** Whether the entry is a duplicate, and how complete it is. */
function sentencesOf({ completeness, missing = [], repeats }: BibliographyEntry): string[] {
  const names = missing.map(fieldLabel).join(', ');
  return [
    repeats && (repeats.relation === 'version' ? s.versionOf(repeats.lineNumber) : s.repeats(repeats.lineNumber)),
    completeness !== undefined && s.completenessOf(Math.round(completeness)),
    names && s.missingElements(names),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

function Findings({ findings }: { findings: Finding[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {findings.map(({ text, good, entries, parts }) => {
        const Icon = good ? CheckIcon : WarningIcon;
        return (
          <Stack direction="row" component="li" key={text} sx={{ gap: 1.25, py: 0.75 }}>
            <Icon
              titleAccess={good ? s.fine : s.attention}
              fontSize="small"
              sx={{ mt: '3px', color: good ? 'status.valid.main' : 'status.incomplete.main' }}
            />
            <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
              {text} {entries && <EntryRefs indexes={entries} />}
              {parts?.map((part) => (
                <Box key={part.text}>
                  {part.text} <EntryRefs indexes={part.entries} />
                </Box>
              ))}
            </Typography>
          </Stack>
        );
      })}
    </Box>
  );
}

/** Score breakdown: each part's points, of how many, and which entries cost them. */
function ScoreParts({ parts }: { parts: ScorePart[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {parts.map((part) => (
        <Box component="li" key={part.code} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="h6" component="p">
              {part.name}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {s.points(Math.round(part.points * 10) / 10, Math.round(part.weight * 10) / 10)}
            </Typography>
          </Stack>
          <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'ground.sunken', my: 0.75, overflow: 'hidden' }}>
            <Box sx={{ height: 1, width: `${100 * part.value}%`, bgcolor: 'primary.main' }} />
          </Box>
          <Muted>
            {part.explanation} <EntryRefs indexes={part.entries} />
          </Muted>
        </Box>
      ))}
    </Box>
  );
}
