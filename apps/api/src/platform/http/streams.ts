import { Turns } from '../turns';

/** Injects the turns of downloads: answers that are written as fast as they are read. */
export const DOWNLOADS = Symbol('downloads');
/** Injects the turns of event streams, each of which looks at the database four times a second. */
export const EVENT_STREAMS = Symbol('event-streams');

const STREAMS_OF_ONE = 6;
const MOST = 300;

export const downloadTurns = () =>
  new Turns({
    slots: MOST,
    slotsOfOne: 1,
    waiting: 0,
    patienceMs: 0,
    refusal: 'Too many files are being downloaded at the moment. Please try again.',
    refusalOfOne: 'Another download of yours is under way. Please let it end first.',
  });

export const eventStreamTurns = () =>
  new Turns({
    slots: MOST,
    slotsOfOne: STREAMS_OF_ONE,
    waiting: 0,
    patienceMs: 0,
    refusal: 'Too many batches are being watched at the moment. Please try again.',
    refusalOfOne: `You watch ${STREAMS_OF_ONE} batches already. Please close one first.`,
  });
