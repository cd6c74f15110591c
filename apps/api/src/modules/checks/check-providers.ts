import { Enrichment } from '../bibliography/enrichment';
import { History } from '../citations/history.service';
import { PaperReader } from '../collections/paper-reader';
import { CheckClosing } from './check-closing.service';
import { CheckLeases } from './check-leases';
import { CheckRepository } from './check.repository';
import { CheckRunner } from './check-runner';
import { EntryRepository } from './entry.repository';

/** The providers with which the server and the worker run checks. */
export const CHECK_PROVIDERS = [
  CheckClosing,
  CheckLeases,
  CheckRepository,
  CheckRunner,
  Enrichment,
  EntryRepository,
  History,
  PaperReader,
];
