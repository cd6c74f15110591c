import {
  Body,
  Controller,
  type CanActivate,
  type ExecutionContext,
  Get,
  Header,
  HttpCode,
  Injectable,
  Param,
  Post,
  UploadedFile,
  UseGuards,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ANSWER_LIMITS, type LetterQuestions } from '@veracite/contracts/letter-answers';
import { Upload, type SentFile } from '../../platform/http/upload';
import { Public } from '../../platform/security/open-routes';
import { RateLimited } from '../../platform/security/rate-limit.guard';
import { Answers } from './answers.service';
import { AnswerDto } from './dto';

/** Refuses an invalid token before a file is received. */
@Injectable()
class TokenGuard implements CanActivate {
  constructor(private readonly answers: Answers) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { token = '' } = context.switchToHttp().getRequest<{ params: { token?: string } }>().params;
    await this.answers.find(token);
    return true;
  }
}

/** Signed URLs by which the authors of a paper answer a letter without an account. */
@ApiTags('collections')
@Public()
@UseGuards(TokenGuard)
@Controller('api/answers/:token')
export class AnswersController {
  constructor(private readonly answers: Answers) {}

  @Get()
  @RateLimited('computing')
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({
    summary: 'The questions of a letter about a paper and the answers to them, for those who have its URL',
  })
  questions(@Param('token') token: string): Promise<LetterQuestions> {
    return this.answers.questions(token);
  }

  @Post()
  @HttpCode(200)
  @RateLimited('parses')
  @Upload(ANSWER_LIMITS.bytes, { fields: 3, fieldSize: 4 * ANSWER_LIMITS.note, json: true })
  @ApiOperation({ summary: 'Answers a question about a reference with an address, a note, a file, or several of them' })
  answer(
    @Param('token') token: string,
    @Body() answer: AnswerDto,
    @UploadedFile() file: SentFile | undefined,
  ): Promise<LetterQuestions> {
    return this.answers.add(token, answer, file);
  }
}
