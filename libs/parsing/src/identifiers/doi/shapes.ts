import file from '../../../data/doi-shapes.json';

/** The file of suffix shapes in `data`: those of each registrant, and those that many registrants use. */
export interface ShapeFile {
  /** Shapes by registrant ("10.1016"), separated by spaces. */
  registrants: Record<string, string>;
  common: string;
}

/** Fit of a suffix to a registrant: it has one of its shapes, a common shape, or neither. */
export type Fit = 'own' | 'common' | 'none';

/** The shapes of suffixes by registrant. Trained by `npm run lab -- train:identifiers`. */
export interface Shapes {
  knows(registrant: string): boolean;
  fit(registrant: string, suffix: string): Fit;
}

/** Returns the shape of a suffix: "j.fusengdes.2017.12.018" is "a.a.9999.99.999", with up to nine digits in a run. */
export function shapeOf(suffix: string): string {
  return suffix
    .toLowerCase()
    .replace(/\d+/g, (digits) => '9'.repeat(Math.min(digits.length, 9)))
    .replace(/[a-z]+/g, 'a');
}

/** Builds the lookup of shapes, without some registrants for measurements. */
export function shapesOf({ registrants, common }: ShapeFile, without: (registrant: string) => boolean = none): Shapes {
  const everywhere = new Set(common.split(' '));
  const unpacked = new Map<string, Set<string>>();
  const shapesOfRegistrant = (registrant: string): Set<string> | undefined => {
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
      if (shapesOfRegistrant(registrant)?.has(shape)) return 'own';
      return everywhere.has(shape) ? 'common' : 'none';
    },
  };
}

const none = (): boolean => false;

export const SHAPES: Shapes = shapesOf(file);
