import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { PAPER_QUEUE } from '../../platform/queue/paper-queue';
import { CertificatesModule } from '../certificates/certificates.module';
import { ChecksModule } from '../checks/checks.module';
import { GroupsModule } from '../groups/groups.module';
import { Assessments } from './assessments.service';
import { CollectionDeletion } from './collection-deletion.service';
import { CollectionFiles } from './collection-files.service';
import { CollectionsController } from './collections.controller';
import { Collections } from './collections.service';
import { Decisions } from './decisions.service';
import { PaperDetails } from './paper-details.service';
import { PaperFilesController } from './paper-files.controller';
import { PaperFiles } from './paper-files.service';
import { PapersController } from './papers.controller';
import { Papers } from './papers.service';

/** Collections of papers with a policy, which the members of a group work on. */
@Module({
  imports: [CertificatesModule, ChecksModule, GroupsModule, BullModule.registerQueue({ name: PAPER_QUEUE })],
  controllers: [CollectionsController, PapersController, PaperFilesController],
  providers: [
    Assessments,
    CollectionDeletion,
    CollectionFiles,
    Collections,
    Decisions,
    PaperDetails,
    PaperFiles,
    Papers,
  ],
})
export class CollectionsModule {}
