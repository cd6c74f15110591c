/** A fault that the reader can mend: shown as its one sentence, without a stack. */
export class Refusal extends Error {}

/** One sentence for a fault of the file system, in words of the reader. */
export function fileFault(error, place) {
  switch (error.code) {
    case 'EROFS':
      return new Refusal(`${place} is on a read-only disk: put the checkout on a disk that can be written.`);
    case 'EACCES':
    case 'EPERM':
      return new Refusal(`${place} cannot be written by this user: change its owner or run as the user who owns it.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new Refusal(`The disk that holds ${place} is full: free some space and start again.`);
    default:
      return error;
  }
}
