import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Public } from '../security/open-routes';
import { unavailable } from '../problem/problem';
import { REDIS } from '../queue/redis';
import { isStarting } from '../starting';
import { stopSignal } from '../stopping';

const PATIENCE_MS = 2_000;

/** Health checks for operators. Live: the process answers. Ready: its database and Redis answer too, and it neither starts nor stops. */
@ApiExcludeController()
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: Redis | undefined,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    if (stopSignal.aborted) throw unavailable('This process is stopping.');
    if (isStarting()) throw unavailable('This process is starting.');
    const [database, queue] = await Promise.all([
      answers(this.database.query('SELECT 1')),
      this.redis ? answers(this.redis.ping()) : true,
    ]);
    if (!database || !queue) throw unavailable(`${database ? 'Redis' : 'The database'} does not answer.`);
    return { status: 'ok', database: 'ok', queue: this.redis ? 'redis' : 'postgres' };
  }
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  const patience = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
  return Promise.race([question.then(() => true).catch(() => false), patience]);
}
