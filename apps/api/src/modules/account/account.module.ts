import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { AccountController } from './account.controller';
import { AccountDeletion } from './account-deletion.service';
import { AccountExport } from './account-export.service';

/** What the terms promise of one's data: to be given it, and to have it deleted. */
@Module({ imports: [AuthModule], controllers: [AccountController], providers: [AccountDeletion, AccountExport] })
export class AccountModule {}
