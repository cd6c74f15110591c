import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../auth/session.guard';
import { User } from '../../auth/user.entity';
import { Corrections } from './corrections.service';
import { CorrectionsDto } from './dto';

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations/corrections')
export class CorrectionsController {
  constructor(private readonly corrections: Corrections) {}

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: 'Saves which corrections were accepted; null withdraws one' })
  keep(@CurrentUser() user: User, @Body() { corrections }: CorrectionsDto): Promise<void> {
    return this.corrections.save(user.id, corrections);
  }
}
