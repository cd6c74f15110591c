import { Module } from '@nestjs/common';
import { CheckedModule } from '../checked/checked.module';
import { HistoryController } from './history.controller';
import { StyleWriter } from './styles/style-writer.service';
import { StylesController } from './styles/styles.controller';

/** The routes of styles and of the history. */
@Module({
  imports: [CheckedModule],
  controllers: [StylesController, HistoryController],
  providers: [StyleWriter],
})
export class CitationsModule {}
