import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { CertificatesModule } from '../certificates/certificates.module';
import { ChecksModule } from '../checks/checks.module';
import { GroupsModule } from '../groups/groups.module';
import { SignedTokens } from '../../platform/security/signed-tokens';
import { AnswersController } from './answers.controller';
import { Answers } from './answers.service';
import { CollectionFiles } from './collection-files.service';
import { CollectionsController } from './collections.controller';
import { Collections } from './collections.service';
import { Decisions } from './decisions.service';
import { PaperViews } from './paper-views.service';
import { PapersController } from './papers.controller';
import { Papers } from './papers.service';

/** Collections of papers with a policy, which the members of a group work on. */
@Module({
  imports: [BillingModule, CertificatesModule, ChecksModule, GroupsModule],
  controllers: [AnswersController, CollectionsController, PapersController],
  providers: [Answers, SignedTokens, CollectionFiles, Collections, Decisions, PaperViews, Papers],
})
export class CollectionsModule {}
