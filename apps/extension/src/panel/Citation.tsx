import type { Style } from '@veracite/model/verification';
import { resultStrings as r } from '@veracite/report/strings/result';
import { htmlOf, plainOf, runsOf } from '@veracite/text/italics';
import { useState } from 'preact/hooks';
import { strings as s } from '../strings';

/** A citation with its italics. */
export const Citation = ({ text }: { text: string }) => (
  <>{runsOf(text).map(({ text: run, italic }, index) => (italic ? <i key={index}>{run}</i> : run))}</>
);

/** Copies a citation, with italics where they can be pasted. */
export function CopyButton({ citation, style }: { citation: string; style: Style }) {
  const [done, setDone] = useState<string>();
  const copy = async () => {
    const blob = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
    const item = { ...blob('text/plain', plainOf(citation)), ...blob('text/html', htmlOf(citation)) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    setDone(citation);
  };
  return (
    <span class="row">
      <button type="button" onClick={() => void copy()}>
        {r.copy} {style.toUpperCase()}
      </button>
      <span role="status">{done === citation && s.copied}</span>
    </span>
  );
}
