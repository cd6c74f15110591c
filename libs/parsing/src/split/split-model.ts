import file from '../../data/splitting.json';
import { CLASSES } from './classes';
import { Network, unpackLayer, type PackedLayer } from './network';
import type { SplitModel } from './segment';

/** Networks as the file holds them: the hidden layer, then the one behind it. */
type PackedNetworks = Record<keyof SplitModel, PackedLayer[]> & { classes: string[] };

let loaded: SplitModel | undefined;

/** What was learned by `npm run lab -- train:splitting`; unpacked on first use. */
export function splitModel(): SplitModel {
  loaded ??= unpackSplitModel(file);
  return loaded;
}

/** @throws when the file was written for other classes than these */
export function unpackSplitModel({ classes, first, second, piece }: PackedNetworks): SplitModel {
  if (classes.join() !== CLASSES.join())
    throw new Error('The model was trained for other classes: train:splitting anew.');
  const network = ([hidden, output]: PackedLayer[]): Network => {
    if (!hidden || !output) throw new Error('A network of the model lacks a layer: train:splitting anew.');
    return new Network(unpackLayer(hidden), unpackLayer(output));
  };
  return { first: network(first), second: network(second), piece: network(piece) };
}
