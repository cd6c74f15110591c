import type { DocumentFault } from '@veracite/model/document';

/** The reason why a file cannot be read, with a message for users. */
export interface Fault {
  fault: DocumentFault;
  message: string;
}

export const isFault = (value: object): value is Fault => 'fault' in value;
