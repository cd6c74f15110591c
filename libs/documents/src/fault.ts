import type { DocumentFault } from '@veracite/model/document';

/** Why a file cannot be read, with a sentence for people. */
export interface Fault {
  fault: DocumentFault;
  message: string;
}

export const isFault = (value: object): value is Fault => 'fault' in value;
