import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { Collection, CollectionSummary, PolicyChoices } from '@veracite/contracts/collections';
import { policySchema, readyPolicies } from '@veracite/desk/policy';
import { CpuBound } from '../../platform/security/rate-limit.guard';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/entities';
import { Entered, ForEditors, ForMembers } from './collection-access';
import { CollectionFiles } from './collection-files.service';
import { Collections, type InCollection } from './collections.service';
import { ChangeCollectionDto, CreateCollectionDto, ExportQuery } from './dto';
import { Papers } from './papers.service';

@ForMembers()
@Controller('api/collections')
export class CollectionsController {
  constructor(
    private readonly collections: Collections,
    private readonly files: CollectionFiles,
    private readonly papers: Papers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The collections of your groups, the newest first, with their progress' })
  list(@CurrentUser() user: User): Promise<CollectionSummary[]> {
    return this.collections.list(user.id);
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
  get(@Entered() { user, collection }: InCollection): Promise<Collection> {
    return this.collections.get(user.id, collection.id);
  }

  @Patch(':id')
  @ForEditors()
  @ApiOperation({ summary: 'Changes the name, policy or retention; papers are assessed again by a new policy' })
  @ApiConflictResponse({ description: 'The policy has another version' })
  async change(@Entered() place: InCollection, @Body() change: ChangeCollectionDto): Promise<Collection> {
    await this.collections.change(place, change);
    return this.get(place);
  }

  @Get(':id/export')
  @CpuBound()
  @ApiOperation({ summary: 'All papers with their flagged references, decisions and signals, as a file' })
  @ApiProduces('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/json')
  export(@Entered() place: InCollection, @Query() { format }: ExportQuery): Promise<StreamableFile> {
    return this.files.export(place, format);
  }

  @Get(':id/report')
  @CpuBound()
  @ApiOperation({
    summary: 'The sealed report: policy, papers with digests, assessments, decisions and results, as a signed JWS',
  })
  @ApiProduces('application/jose')
  report(@Entered() place: InCollection): Promise<StreamableFile> {
    return this.files.report(place);
  }

  @Delete(':id')
  @ForEditors()
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a collection with its papers, results and decisions' })
  remove(@Entered() place: InCollection): Promise<void> {
    return this.papers.remove(place);
  }
}
