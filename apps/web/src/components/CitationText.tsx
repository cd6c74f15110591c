import { runsOf } from '@veracite/text/italics';

/** A formatted citation with its italics, without its asterisks. */
export function CitationText({ text }: { text: string }) {
  return (
    <>
      {runsOf(text).map((run, index) =>
        run.italic ? <em key={index}>{run.text}</em> : <span key={index}>{run.text}</span>,
      )}
    </>
  );
}
