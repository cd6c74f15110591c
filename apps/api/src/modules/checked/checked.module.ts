import { Module } from '@nestjs/common';
import { CheckedController } from './checked.controller';
import { CheckedImports } from './checked-imports.service';
import { CheckedReferences } from './checked-references.service';

/** References that people have checked themselves. */
@Module({
  controllers: [CheckedController],
  providers: [CheckedReferences, CheckedImports],
  exports: [CheckedReferences],
})
export class CheckedModule {}
