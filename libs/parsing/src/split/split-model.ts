import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { lazily } from '@veracite/text/data-file';
import readBytes from '../../data/splitting.bin';
import { CLASSES } from './unit-classes';
import { layerOf, Network, type LayerShape } from './network';
import type { SplitModel } from './segment';

/** The file of the networks: the shapes of the hidden and output layer of each, and the quantized weights. */
export interface SplitFile extends BinaryFile {
  values: Record<keyof SplitModel, LayerShape[]> & { classes: readonly string[] };
  arrays: Record<`${keyof SplitModel}${number}`, Int8Array>;
}

/** Returns the model written by `npm run lab -- train:splitting`, which is loaded on first use. */
export const splitModel: () => SplitModel = lazily(() => splitModelOf(readBinaryFile<SplitFile>(readBytes())));

/** Builds the model from its file. @throws if the file was written for other classes or lacks a layer */
function splitModelOf({ values, arrays }: Pick<SplitFile, 'values' | 'arrays'>): SplitModel {
  if (values.classes.join() !== CLASSES.join())
    throw new Error('The model was trained for other classes: run train:splitting again.');
  const network = (name: keyof SplitModel): Network => {
    const [hidden, output] = values[name].map((shape, index) =>
      layerOf(shape, arrays[`${name}${index}`] ?? new Int8Array(0)),
    );
    if (!hidden || !output) throw new Error('A network of the model lacks a layer: run train:splitting again.');
    return new Network(hidden, output);
  };
  return { first: network('first'), second: network('second'), piece: network('piece') };
}
