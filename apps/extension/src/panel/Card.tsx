import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import { detailOf } from '@veracite/contracts/states';
import { unconfirmedNumbers } from '@veracite/contracts/unconfirmed-numbers';
import { fieldLabel } from '@veracite/model/field-names';
import type { Style } from '@veracite/model/verification';
import { noticeText } from '@veracite/model/work';
import { differencesIn, isRetracted } from '@veracite/report/result-kinds';
import { resultText } from '@veracite/report/result-text';
import { batchStrings } from '@veracite/report/strings/batch';
import { resultStrings as r } from '@veracite/report/strings/result';
import { Component } from 'preact';
import { Badge, StatusBadge } from './Badge';
import { Checked, type Marking } from './Checked';
import { Citation, CopyButton } from './Citation';
import { Link } from './Link';

interface CardProps {
  entry: CheckEntry;
  style: Style;
  marking: Marking;
  /** Checks it again; absent until the list has ended. */
  onAgain?: (position: number) => void;
}

/** One reference with its verdict. A class, because the cards of a long list must not be drawn again with every result. */
export class Card extends Component<CardProps> {
  override shouldComponentUpdate({ entry, style, marking, onAgain }: CardProps): boolean {
    const { props } = this;
    const isMarked = marking.marks !== props.marking.marks;
    return isMarked || entry !== props.entry || style !== props.style || !onAgain !== !props.onAgain;
  }

  override render({ entry: { raw, shown, result, position }, style, marking, onAgain }: CardProps) {
    return (
      <li class="card" aria-busy={result === undefined} data-status={result?.status}>
        <div class="row">
          {result && <StatusBadge status={result.status} detail={detailOf(result)} />}
          {result && isRetracted(result) && <Badge label={batchStrings.retractedBadge} tone="fake" icon="cross" />}
          <span class="number">{position + 1}</span>
        </div>
        <p class="citation">{shown ? <Citation text={shown} /> : raw}</p>
        {result && <Verdict result={result} style={style} />}
        {result && <Checked result={result} marking={marking} />}
        {result && onAgain && resultText(result).isUnreached && (
          <div class="row">
            <button type="button" onClick={() => onAgain(position)}>
              {r.retry}
            </button>
            <span>{r.retryCost}</span>
          </div>
        )}
      </li>
    );
  }
}

function Verdict({ result, style }: { result: VerificationResult; style: Style }) {
  const { status, reason, match, correctedCitation } = result;
  const corrected = correctedCitation?.[style];
  const unconfirmed = unconfirmedNumbers(result);
  const record = match && (match.doi ? `https://doi.org/${match.doi}` : match.url);
  const standing = match?.standing ?? 'current';
  return (
    <>
      {standing !== 'current' && <p class="trouble">{noticeText(standing)}.</p>}
      {unconfirmed.length > 0 && <p class="trouble">{r.unconfirmed(unconfirmed)}.</p>}
      {status !== 'valid' && reason && <p class="trouble">{reason}</p>}
      {status === 'incomplete' && corrected && (
        <section class="correction" aria-label={r.corrected}>
          <h2>{r.corrected}</h2>
          <p class="citation">
            <Citation text={corrected} />
          </p>
          <CopyButton citation={corrected} style={style} />
        </section>
      )}
      <div class="row">
        {record && <Link href={record}>{r.record}</Link>}
        {status === 'valid' && corrected && <CopyButton citation={corrected} style={style} />}
      </div>
      <Details result={result} />
    </>
  );
}

/** What the verdict means and is based on. */
function Details({ result }: { result: VerificationResult }) {
  const { meaning, confidence, advice } = resultText(result);
  const { confirmedBy = [], suggestions, parsed, originalText } = result;
  const differences = differencesIn(result);
  const sought = parsed.csl.title ?? originalText;
  return (
    <details>
      <summary>{r.details.replace(':', '')}</summary>
      <p>{[meaning, ...advice].join(' ')}</p>
      {confidence && <p>{confidence}</p>}
      {differences.length > 0 && (
        <ul>
          {differences.map(({ field, cited, found }) => (
            <li key={field}>
              {fieldLabel(field)}: <del>{cited}</del>
              <span class="hidden">{r.insteadOf}</span> <ins>{found}</ins>
            </li>
          ))}
        </ul>
      )}
      {confirmedBy.length > 0 && (
        <p>
          {r.verifiedIn(confirmedBy.length)}:{' '}
          {confirmedBy.map(({ source, url }) => (url ? <Link href={url}>{source}</Link> : <span>{source} </span>))}
        </p>
      )}
      {suggestions.length > 0 && (
        <p>
          {r.suggestions}:{' '}
          {suggestions.map(({ csl, doi, url }) => (
            <Link href={doi ? `https://doi.org/${doi}` : (url ?? '')}>{csl.title}</Link>
          ))}
        </p>
      )}
      {resultText(result).isFoundNowhere && (
        <Link href={`https://scholar.google.com/scholar?q=${encodeURIComponent(`"${sought}"`)}`}>{r.searchByHand}</Link>
      )}
    </details>
  );
}
