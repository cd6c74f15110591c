import { ApiProperty } from '@nestjs/swagger';
import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type WebhookEvent } from '@veracite/contracts/webhooks';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { BooleanField, RequiredText, Trimmed } from '../../platform/problem/validators';

export class WebhookDto {
  @Trimmed()
  @RequiredText(WEBHOOK_URL_MAX, ['A URL is required', `The URL may have at most ${WEBHOOK_URL_MAX} characters`], {
    example: 'https://editor.example.com/hooks/veracite',
    description: 'https, of a public host',
  })
  url!: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true, example: ['batch.finished'] })
  @IsIn(WEBHOOK_EVENTS, { each: true, message: `Each event must be one of ${WEBHOOK_EVENTS.join(', ')}` })
  @ArrayUnique({ message: 'Events must be unique' })
  @ArrayNotEmpty({ message: 'At least one event is required' })
  @IsArray({ message: `Events must be a list of ${WEBHOOK_EVENTS.join(', ')}` })
  events!: WebhookEvent[];
}

export class WebhookChangeDto {
  @BooleanField({ example: true })
  active!: boolean;
}
