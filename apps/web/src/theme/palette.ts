import { tonesOf, type Tone, type ToneColors } from '@veracite/contracts/states';

/** Colors of the two schemes. Status colors are used only for a status. */

export type StatusTone = Tone;
export type StatusPalette = Record<Tone, ToneColors>;

/** Grounds that mark the parts of a citation as written. */
export type MarkTone = 'person' | 'title' | 'place' | 'time' | 'number' | 'link';
export type MarkPalette = Record<MarkTone, string>;

const lightStatus = tonesOf('light');
const darkStatus = tonesOf('dark');

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
