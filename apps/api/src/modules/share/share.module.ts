import { Module } from '@nestjs/common';
import { ShareController } from './share.controller';
import { Shares } from './shares.service';

@Module({ controllers: [ShareController], providers: [Shares] })
export class ShareModule {}
