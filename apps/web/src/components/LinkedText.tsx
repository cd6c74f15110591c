import { Fragment } from 'react';
import { ExternalLink } from './ExternalLink';

/** Web addresses of a sentence, without the brackets and punctuation after them. */
const ADDRESS = /(https?:\/\/[^\s()]+[^\s().,;])/;

/** A text in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <ExternalLink key={index} href={part} underline="always">
        {part}
      </ExternalLink>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
