import { Module } from '@nestjs/common';
import { CheckedController } from './checked.controller';
import { CheckedReferences } from './checked-references.service';

/** References that people have checked themselves. */
@Module({ controllers: [CheckedController], providers: [CheckedReferences], exports: [CheckedReferences] })
export class CheckedModule {}
