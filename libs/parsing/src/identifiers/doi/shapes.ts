import file from '../../../data/doi-shapes.json';

/** Suffix shapes as they lie in `data`: for each registrant its own, and those that many registrants use. */
export interface ShapeFile {
  /** Below a registrant ("10.1016"), shapes one after another, parted by a space. */
  registrants: Record<string, string>;
  common: string;
}

/** How well a suffix looks like those that a registrant gives out. */
export type Fit = 'own' | 'common' | 'none';

/** What suffixes look like at each registrant. Learned by `npm run lab -- train:identifiers`. */
export interface Shapes {
  knows(registrant: string): boolean;
  fit(registrant: string, suffix: string): Fit;
}

/** "j.fusengdes.2017.12.018" is "a.a.9999.99.999": runs of letters are one, runs of digits keep their length up to nine. */
export function shapeOf(suffix: string): string {
  return suffix
    .toLowerCase()
    .replace(/\d+/g, (digits) => '9'.repeat(Math.min(digits.length, 9)))
    .replace(/[a-z]+/g, 'a');
}

/** @param without registrants that are treated as unknown: for measuring what holds of those never seen */
export function shapesOf({ registrants, common }: ShapeFile, without: (registrant: string) => boolean = none): Shapes {
  const everywhere = new Set(common.split(' '));
  const unpacked = new Map<string, Set<string>>();
  const own = (registrant: string): Set<string> | undefined => {
    const packed = without(registrant) ? undefined : registrants[registrant];
    if (packed === undefined) return undefined;
    const shapes = unpacked.get(registrant) ?? new Set(packed.split(' '));
    unpacked.set(registrant, shapes);
    return shapes;
  };
  return {
    knows: (registrant) => Object.hasOwn(registrants, registrant) && !without(registrant),
    fit: (registrant, suffix) => {
      const shape = shapeOf(suffix);
      if (own(registrant)?.has(shape)) return 'own';
      return everywhere.has(shape) ? 'common' : 'none';
    },
  };
}

const none = (): boolean => false;

export const SHAPES: Shapes = shapesOf(file);
