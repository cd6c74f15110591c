import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Collection, CollectionSummary, PolicyChoices } from '@veracite/contracts/collections';
import { policySchema, readyPolicies } from '@veracite/desk/policy';
import { DataSource } from 'typeorm';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/cpu-bound';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { CollectionFiles } from './collection-files.service';
import { listCollections } from './collection-views';
import { Collections } from './collections.service';
import { ChangeCollectionDto, CreateCollectionDto, ExportQuery } from './dto';
import { download } from './paper-files.service';
import { Papers } from './papers.service';

@ApiTags('collections')
@ApiCookieAuth()
@OpenToKeys('desk')
@Controller('api/collections')
export class CollectionsController {
  constructor(
    private readonly database: DataSource,
    private readonly collections: Collections,
    private readonly files: CollectionFiles,
    private readonly papers: Papers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The collections of your groups, the newest first, with their progress' })
  list(@CurrentUser() user: User): Promise<CollectionSummary[]> {
    return listCollections(this.database.manager, user.id);
  }

  @Post()
  @ApiOperation({
    summary: 'Creates a collection of papers with a policy',
    description: 'Without `groupId` in your own group, which is created with the first collection.',
  })
  async create(@CurrentUser() user: User, @Body() collection: CreateCollectionDto): Promise<Collection> {
    return this.collections.get(user.id, await this.collections.create(user, collection));
  }

  @Get('policies')
  @ApiOperation({ summary: 'The policies that come with the product, and the JSON schema of a policy' })
  policies(): PolicyChoices {
    return { ready: readyPolicies, schema: policySchema() };
  }

  @Get(':id')
  @ApiOperation({ summary: 'A collection with its policy and its progress' })
  get(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<Collection> {
    return this.collections.get(user.id, id);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Changes the name, policy or retention; papers are assessed again by a new policy' })
  @ApiConflictResponse({ description: 'The policy has another version' })
  async change(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Body() change: ChangeCollectionDto,
  ): Promise<Collection> {
    await this.collections.change(user.id, id, change);
    return this.collections.get(user.id, id);
  }

  @Get(':id/export')
  @CpuBound()
  @ApiOperation({ summary: 'All papers with their flagged references, decisions and signals, as a file' })
  @ApiProduces('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/json')
  async export(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Query() { format }: ExportQuery,
  ): Promise<StreamableFile> {
    return download(await this.files.export(user.id, id, format));
  }

  @Get(':id/report')
  @CpuBound()
  @ApiOperation({
    summary: 'The sealed report: policy, papers with digests, assessments, decisions and results, as a signed JWS',
  })
  @ApiProduces('application/jose')
  async report(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<StreamableFile> {
    const bytes = Buffer.from(await this.files.report(user.id, id));
    return download({ name: 'veracite-collection.jws', type: 'application/jose', bytes });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a collection with its papers, results and decisions' })
  remove(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<void> {
    return this.papers.removeCollection(user.id, id);
  }
}
