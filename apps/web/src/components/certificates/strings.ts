const entries = (n: number) => (n === 1 ? 'the one entry' : `all ${n} entries`);

/** What is said of certificates of whole lists. */
export const certificateStrings = {
  certificate: 'Certificate',
  title: 'Certificate of this list',
  what: (n: number) =>
    `One signed file with ${entries(n)} in order, each with its verdict and the answers it follows from. Anybody can check it without asking us: a change, a removal or another order is refused.`,
  how: 'Every entry is checked once more, since answers of databases are not kept. It costs no credits and may take minutes. You may close this page meanwhile, and ask again when you are back.',
  seal: 'Seal the list',
  sealing: (done: number, total: number) =>
    `${done} of ${total} sealed. You may close this page, and ask again when you are back.`,
  progress: 'Entries sealed',
  ready: (day: string) => `Ready. It can be fetched until ${day}.`,
  differs: (places: number[]) => {
    const named = places.map((place) => place + 1).join(', ');
    return places.length === 1
      ? `Entry ${named} is answered otherwise now than above; the certificate has what is answered now.`
      : `Entries ${named} are answered otherwise now than above; the certificate has what is answered now.`;
  },
  download: 'Download certificate',
  keep: 'Keep the file as it is.',
  failed: 'Some entries could not be sealed in time. Please try again.',
  checkedBy: 'Checked by',
} as const;

/** The command that checks a certificate. */
export const CHECK_COMMAND = 'veracite verify-certificate veracite-report.jsonl';
