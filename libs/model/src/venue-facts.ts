/** What registers know of the venue and the publisher of a reference. */
export interface VenueFacts {
  /**
   * `complete`: the databases that answered hold all works of the venue and year. `known`: a register knows the venue.
   * `unknown`: no register that was asked knows it. `unchecked`: no register could be asked. `unnamed`: the reference names none, or a body.
   */
  venue: 'complete' | 'known' | 'unknown' | 'unchecked' | 'unnamed';
  /** Whether a database that answered declares that it holds all works of the venue and year. */
  isRegistered: boolean;
  /** `books`: a publisher of books. `body`: an institution that publishes reports. */
  publisher: 'books' | 'body' | 'unknown' | 'unnamed';
  /** The names of the registers of venues that were asked, for sentences. */
  registers: string[];
  /** Ids of the databases that answered and hold all works of the venue and year. */
  holders: string[];
}
