import { remembered } from './remembered';
import { spelledWords } from './spelling';

/**
 * The form in which names of organizations are compared whole: folded, in one spelling ("Organisation", "Centre"), without a
 * leading article, and with initials as one word ("W.H.O.", "U.S. Geological Survey"). Libraries are filed by it: names that were
 * filed in another form are not found until they are imported again.
 */
export const organizationKey = remembered((name: string): string =>
  spelledWords(name)
    .join(' ')
    .replace(/^the (?=.)/, '')
    .replace(/(?<= |^)[a-z](?: [a-z])+(?= |$)/g, (initials) => initials.replaceAll(' ', '')),
);
