import { Global, Module } from '@nestjs/common';
import { Enrichment } from './modules/bibliography/enrichment';
import { Credits } from './modules/billing/credits.service';
import { CheckClosing } from './modules/checks/check-closing.service';
import { CheckLeases } from './modules/checks/check-leases';
import { CheckRepository } from './modules/checks/check.repository';
import { CheckRunner } from './modules/checks/check-runner';
import { CHECK_TOOLS, ResultRecorder, type CheckTool } from './modules/checks/check-tool';
import { EntryRepository } from './modules/checks/entry.repository';
import { History } from './modules/citations/history.service';
import { Assessments } from './modules/collections/assessments.service';
import { CollectionDeletion } from './modules/collections/collection-deletion.service';
import { PaperReader } from './modules/collections/paper-reader';

const TOOLS = { provide: CHECK_TOOLS, inject: [Enrichment, PaperReader], useFactory: (...tools: CheckTool[]) => tools };
const RUNS = [CheckClosing, CheckLeases, CheckRepository, CheckRunner, EntryRepository];
const PROVIDERS = [
  ...RUNS,
  TOOLS,
  Assessments,
  CollectionDeletion,
  History,
  { provide: ResultRecorder, useExisting: History },
];

/** Runs checks, in the server and in the worker, with the tools of the features and the history. */
@Global()
@Module({ providers: [...PROVIDERS, Credits, Enrichment, PaperReader], exports: PROVIDERS })
export class CheckToolsModule {}
