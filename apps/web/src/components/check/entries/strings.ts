import { LIMITS } from '@veracite/contracts/limits';
import { listed } from '@veracite/text/listed';
import { plural } from '@veracite/text/plural';

const number = (n: number) => n.toLocaleString('en');

export const entryStrings = {
  asking: 'Counting one citation per line while the text is being read.',
  away: 'Counted one citation per line because the server could not read the text.',
  awayBecause: (why: string) => `Counted one citation per line. ${why}`,
  tooLarge: `Counted one citation per line. A text of more than ${number(LIMITS.parseMaxChars)} characters or ${number(LIMITS.parseMaxLines)} lines is not read as a whole.`,
  byLines: 'Counted one citation per line, as you chose.',
  toLines: 'One citation per line instead',
  toFound: 'Read the text as a whole',
  surprise: 'The number of citations changed when the text was read. Please review the list, then press again.',
  tooLong: (lengths: number[]) =>
    lengths.length === 1
      ? `1 line of ${number(lengths[0] ?? 0)} characters is too long for one citation and is left out.`
      : `${lengths.length} lines are too long for one citation (${listed(lengths.map(number))} characters) and are left out.`,
  tooLongLimit: `A citation must have fewer than ${number(LIMITS.lineMax)} characters.`,
  cutIt: (n: number) => (n === 1 ? 'Split it into citations' : 'Split them into citations'),
  preview: 'Detected citations',
  more: (n: number) => `and ${n} more`,
  open: 'Edit the list',
  close: 'Done',
  leftOut: (n: number) => `${n} left out`,
  title: 'The list, entry by entry',
  hint: 'Open an entry to split it, join it with the next one, or edit its text. Each entry is one citation.',
  undo: 'Undo',
  entry: (n: number) => `Entry ${n}`,
  words: (n: number) => `Text of entry ${n}`,
  asideWords: 'Text that is too long',
  cut: 'Split at the cursor',
  join: 'Join with the next',
  drop: 'Leave out',
  bringBack: 'Bring back',
  bringBackThis: (text: string) => `Bring back: ${text}`,
  asides: 'Left out',
  kinds: {
    heading: 'Heading',
    page: 'Page header or number',
    prose: 'Not a reference',
    'too-long': 'Too long for one citation',
    dropped: 'Left out by you',
    short: 'Too short to count',
  },
  noPlace: 'Place the cursor where the second part begins, then split.',
  did: {
    cut: (n: number) => `Split. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
    join: (n: number) => `Joined. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
    drop: (n: number) => `Left out. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
    bringBack: (n: number) => `Brought back. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
  },
  undone: 'Undone.',
  notSaved: 'The server could not be reached, so the list was not changed. Please try again.',
  nothingYet: 'Paste or type a reference first.',
  allLeftOut: 'No citations found here. See what was left out.',
} as const;
