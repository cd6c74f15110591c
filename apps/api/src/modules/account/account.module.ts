import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { AccountController } from './account.controller';
import { AccountDeletion } from './account-deletion.service';
import { AccountExport } from './account-export.service';

/** Account settings, and the export and deletion of all data of a user. */
@Module({ imports: [AuthModule], controllers: [AccountController], providers: [AccountDeletion, AccountExport] })
export class AccountModule {}
