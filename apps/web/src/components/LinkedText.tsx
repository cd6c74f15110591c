import { Fragment } from 'react';
import { ExternalLink } from './ExternalLink';

/** Web addresses of a sentence, without the brackets and punctuation after them. */
const ADDRESS = /(https?:\/\/[^\s()]+[^\s().,;])/;

/** A text in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      <ExternalLink key={at} href={part} underline="always">
        {part}
      </ExternalLink>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
