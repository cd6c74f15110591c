import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ApiKey, NewApiKey } from '@veracite/contracts/keys';
import { Id } from '../../../platform/problem/uuid.pipe';
import { CurrentUser } from '../session.guard';
import { User } from '../entities';
import { KeyDto } from '../dto';
import { ApiKeys } from './keys.service';

@ApiTags('account')
@ApiCookieAuth()
@Controller('api/auth/keys')
export class KeysController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @ApiOperation({ summary: "Lists the user's API keys, without the keys themselves" })
  list(@CurrentUser() user: User): Promise<ApiKey[]> {
    return this.keys.list(user.id);
  }

  @Post()
  @ApiOperation({ summary: 'Creates an API key; no other answer contains it' })
  create(@CurrentUser() user: User, @Body() { name, scopes }: KeyDto): Promise<NewApiKey> {
    return this.keys.create(user.id, name, scopes);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revokes a key at once' })
  revoke(@CurrentUser() user: User, @Id() id: string): Promise<void> {
    return this.keys.revoke(user.id, id);
  }
}
