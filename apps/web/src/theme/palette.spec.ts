import { STATES, lookOfState } from '@veracite/contracts/states';
import { darkPalette, lightPalette } from './palette';

type Rgb = readonly [number, number, number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((index) => linear(parseInt(hex.slice(index, index + 2), 16) / 255)) as unknown as Rgb;
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Colors as color-blind people see them: Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const VIEWS: Record<string, readonly Rgb[]> = {
  'full color': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  gray: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const seen = (view: string, color: Rgb): Rgb =>
  (VIEWS[view] ?? []).map((row) =>
    Math.min(1, Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2])),
  ) as unknown as Rgb;

/** CIE L*a*b* of linear sRGB, white D65. */
function labOf([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(luminance([r, g, b]));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Least difference of color between two adjacent areas that a viewer notices. */
const APART = 5;

const schemes = { light: lightPalette, dark: darkPalette };
const cases = Object.keys(schemes).flatMap((scheme) => Object.keys(VIEWS).map((view) => [scheme, view] as const));

test.each(cases)('areas of any two states differ: %s, %s', (scheme, view) => {
  const { status } = schemes[scheme as 'light' | 'dark'];
  const fills = STATES.map((state) => ({ state, color: seen(view, rgbOf(status[lookOfState(state).tone].fill)) }));
  const alike = fills.flatMap((a, index) =>
    fills.slice(index + 1).flatMap((b) => {
      const [left, right] = [labOf(a.color), labOf(b.color)];
      const distance = Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
      return distance < APART ? [`${a.state}, ${b.state}: ${distance.toFixed(1)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** Hue in degrees and saturation, 0 to 1, of HSL. */
function hueOf(hex: string): [hue: number, saturation: number] {
  const [r, g, b] = [1, 3, 5].map((index) => parseInt(hex.slice(index, index + 2), 16) / 255) as unknown as Rgb;
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  const range = most - least;
  if (range === 0) return [0, 0];
  const sector = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [(sector * 60 + 360) % 360, range / (1 - Math.abs(most + least - 1))];
}

/** The word for a color of the palette. */
function wordOf(hex: string): string {
  const [hue, saturation] = hueOf(hex);
  if (saturation < 0.15) return 'grey';
  const names: [below: number, name: string][] = [
    [12, 'red'],
    [32, 'orange'],
    [60, 'yellow'],
    [165, 'green'],
    [255, 'blue'],
    [300, 'purple'],
    [360, 'red'],
  ];
  return names.find(([below]) => hue < below)?.[1] ?? '';
}

test.each([
  ['valid', 'green'],
  ['incomplete', 'yellow'],
  ['fake', 'red'],
  ['duplicate', 'purple'],
  ['formatting_error', 'orange'],
  ['unknown', 'grey'],
  ['any other', 'grey'],
])('81-83, 197: the status %s is %s in both schemes', (state, color) => {
  const { tone } = lookOfState(state);
  const looks = Object.values(schemes).flatMap(({ status }) => [status[tone].main, status[tone].fill]);
  expect(looks.map(wordOf)).toEqual([color, color, color, color]);
});

test.each(Object.entries(schemes))('text and areas of states can be read on their grounds: %s', (_scheme, palette) => {
  const faint = Object.entries(palette.status).flatMap(([tone, { main, soft, fill }]) => [
    ...[soft, palette.background.paper, palette.background.default]
      .filter((ground) => contrast(rgbOf(main), rgbOf(ground)) < 4.5)
      .map((ground) => `${tone} on ${ground}`),
    ...(contrast(rgbOf(fill), rgbOf(palette.background.paper)) < 3 ? [`area of ${tone}`] : []),
  ]);
  expect(faint).toEqual([]);
});
