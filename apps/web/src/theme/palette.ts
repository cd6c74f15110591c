/** Colors of the two schemes. Status colors are used only for a status. */

interface Tone {
  /** Text and icons on the page or on `soft`; at least 4.5:1 on both. */
  main: string;
  /** Ground behind them. */
  soft: string;
}

export type StatusTone = 'valid' | 'incomplete' | 'fake' | 'unknown' | 'duplicate' | 'formatting' | 'differs';
export type StatusPalette = Record<StatusTone, Tone>;

/** Grounds that mark the parts of a citation as written. */
export type MarkTone = 'person' | 'title' | 'place' | 'time' | 'number' | 'link';
export type MarkPalette = Record<MarkTone, string>;

const lightStatus: StatusPalette = {
  valid: { main: '#1a6a43', soft: '#e3f2e9' },
  incomplete: { main: '#855400', soft: '#fbefd5' },
  fake: { main: '#ad2319', soft: '#fbe7e4' },
  unknown: { main: '#565c66', soft: '#eceded' },
  duplicate: { main: '#6b3fa0', soft: '#f0e8fa' },
  formatting: { main: '#a1440a', soft: '#fdeadd' },
  differs: { main: '#a3380c', soft: '#fbe0d3' },
};

const darkStatus: StatusPalette = {
  valid: { main: '#83d6a8', soft: '#15301f' },
  incomplete: { main: '#f0c265', soft: '#362a10' },
  fake: { main: '#ff9e94', soft: '#3d1a17' },
  unknown: { main: '#b3bac4', soft: '#272c34' },
  duplicate: { main: '#cdaef5', soft: '#2c2140' },
  formatting: { main: '#fab389', soft: '#3a2213' },
  differs: { main: '#ffa987', soft: '#43200f' },
};

const lightMark: MarkPalette = {
  person: '#dfe4fb',
  title: '#fbeec4',
  place: '#d9efe4',
  time: '#f6dfe6',
  number: '#e8e2f4',
  link: '#d8ecf5',
};

const darkMark: MarkPalette = {
  person: '#2b3369',
  title: '#4b4015',
  place: '#1a4632',
  time: '#542838',
  number: '#3c3058',
  link: '#174357',
};

export const lightPalette = {
  primary: { main: '#2f3a9e', dark: '#232c7d', light: '#e7e9f8', contrastText: '#ffffff' },
  success: { main: lightStatus.valid.main },
  warning: { main: lightStatus.incomplete.main },
  error: { main: lightStatus.fake.main },
  background: { default: '#faf8f3', paper: '#ffffff' },
  text: { primary: '#1b1e24', secondary: '#565c66' },
  divider: '#e2ded4',
  status: lightStatus,
  mark: lightMark,
  ground: { sunken: '#f2efe7', inverse: '#1b1f3b' },
};

export const darkPalette = {
  primary: { main: '#aab4ff', dark: '#c6cdff', light: '#262c52', contrastText: '#11142a' },
  success: { main: darkStatus.valid.main },
  warning: { main: darkStatus.incomplete.main },
  error: { main: darkStatus.fake.main },
  background: { default: '#111419', paper: '#191d24' },
  text: { primary: '#edeae3', secondary: '#a9b0ba' },
  divider: '#2e343d',
  status: darkStatus,
  mark: darkMark,
  ground: { sunken: '#0d1014', inverse: '#20264a' },
};
