import { LIMITS } from '@veracite/contracts/limits';
import { plural } from '../plural';

const number = (n: number) => n.toLocaleString('en');
const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const entryStrings = {
  asking: 'Counted one citation per line for now. The text is being read.',
  away: 'Counted one citation per line, because the text could not be read by the server just now.',
  awayBecause: (why: string) => `Counted one citation per line. ${why}`,
  tooLarge: `Counted one citation per line. A text of more than ${number(LIMITS.parseMaxChars)} characters or ${number(LIMITS.parseMaxLines)} lines is not read as a whole.`,
  byLines: 'Counted one citation per line, as you chose.',
  toLines: 'One citation per line instead',
  toFound: 'Read the text as a whole',
  surprise: 'The text was read otherwise than its lines were counted. Please look at the list, then press again.',
  tooLong: (lengths: number[]) =>
    lengths.length === 1
      ? `1 line of ${number(lengths[0] ?? 0)} characters is too long for one citation and is left out.`
      : `${lengths.length} lines are too long for one citation (${listed(lengths.map(number))} characters) and are left out.`,
  tooLongLimit: `A citation has fewer than ${number(LIMITS.lineMax)} characters.`,
  cutIt: (n: number) => (n === 1 ? 'Cut it into citations' : 'Cut them into citations'),
  preview: 'Detected citations',
  credits: (n: number) => `${number(n)} ${plural(n, 'credit')}`,
  more: (n: number) => `and ${n} more`,
  open: 'Change the list',
  close: 'Done',
  leftOut: (n: number) => `${n} left out`,
  title: 'The list, entry by entry',
  hint: 'Open an entry to cut it, join it with the next, or mend its words. Each entry is one citation.',
  undo: 'Undo',
  entry: (n: number) => `Entry ${n}`,
  words: (n: number) => `Words of entry ${n}`,
  asideWords: 'Words of what is too long',
  cut: 'Cut at the cursor',
  join: 'Join with the next',
  drop: 'Leave out',
  bringBack: 'Bring back',
  bringBackThis: (text: string) => `Bring back: ${text}`,
  asides: 'Left out',
  kinds: {
    heading: 'Heading',
    page: 'Part of the page',
    prose: 'No reference',
    'too-long': 'Too long for one citation',
    dropped: 'Left out by you',
  },
  noPlace: 'Put the cursor where the second part begins, then cut.',
  did: {
    cut: (n: number) => `Cut. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
    join: (n: number) => `Joined. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
    drop: (n: number) => `Left out. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
    bringBack: (n: number) => `Brought back. The list has ${n} ${plural(n, 'entry', 'entries')}.`,
  },
  undone: 'Undone.',
  nothingYet: 'Paste or type a reference first.',
  allLeftOut: 'Nothing here counts as a citation: see what was left out.',
} as const;
