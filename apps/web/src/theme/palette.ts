import { schemes, tonesOf, type Tone, type ToneColors } from '@veracite/contracts/states';

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
  ...schemes.light,
  success: { main: lightStatus.valid.main },
  warning: { main: lightStatus.incomplete.main },
  error: { main: lightStatus.fake.main },
  status: lightStatus,
  mark: lightMark,
};

export const darkPalette = {
  ...schemes.dark,
  success: { main: darkStatus.valid.main },
  warning: { main: darkStatus.incomplete.main },
  error: { main: darkStatus.fake.main },
  status: darkStatus,
  mark: darkMark,
};
