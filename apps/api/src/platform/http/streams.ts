import { FairQueue } from '../fair-queue';

/** Injects the queue of downloads, which are written as fast as the client reads them. */
export const DOWNLOADS = Symbol('downloads');
/** Injects the queue of event streams, each of which polls the database four times a second. */
export const EVENT_STREAMS = Symbol('event-streams');

const STREAMS_PER_USER = 6;
const MAX_CONCURRENT = 300;

export const downloadQueue = () =>
  new FairQueue({
    slots: MAX_CONCURRENT,
    slotsPerKey: 1,
    maxWaiting: 0,
    maxWaitMs: 0,
    busyMessage: 'Too many files are being downloaded at the moment. Please try again.',
    keyLimitMessage: 'Another download of yours is in progress. Please wait until it has finished.',
  });

export const eventStreamQueue = () =>
  new FairQueue({
    slots: MAX_CONCURRENT,
    slotsPerKey: STREAMS_PER_USER,
    maxWaiting: 0,
    maxWaitMs: 0,
    busyMessage: 'Too many batches are being watched at the moment. Please try again.',
    keyLimitMessage: `You watch ${STREAMS_PER_USER} batches already. Please close one first.`,
  });
