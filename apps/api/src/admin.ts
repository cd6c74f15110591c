import 'reflect-metadata';
import { HttpException } from '@nestjs/common';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { backupTo, restoreFrom } from './admin/backup/files';
import { CommandFault } from './admin/command-fault';
import { createUser, grant, reconcilePayments, setRole, type Grant } from './admin/commands';
import { EMAIL_SHAPE } from './modules/auth/fields';
import { passwordFault } from './modules/auth/passwords/password-policy';
import { readConfig, type Config } from './platform/config/schema';
import { dataSourceOptions, migrate } from './platform/database/data-source';
import { ENTITIES } from './entities';

const USAGE = `usage: user create EMAIL --password P --name N
       user grant EMAIL --plan free|basic|professional|expert | --credits N | --unlimited
       user role EMAIL user|support|admin
       payments reconcile
       backup FILE|-
       restore FILE|-`;

/** Exit code for incorrect usage, from sysexits.h. */
const EX_USAGE = 64;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    const config = readConfig(process.env);
    if (args[0] === 'backup' || args[0] === 'restore') {
      console.error(await moved(args, config));
      return 0;
    }
    const database = await new DataSource(dataSourceOptions(config.DATABASE_URL, ENTITIES)).initialize();
    try {
      await migrate(database);
      console.log(
        args[0] === 'payments'
          ? await reconcile(args.slice(1), database, config)
          : await run(args[0] === 'user' ? args.slice(1) : args, database, config),
      );
      return 0;
    } finally {
      await database.destroy();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof CommandFault ? EX_USAGE : 1;
  }
}

async function moved([what, file, ...more]: string[], { DATABASE_URL }: Config): Promise<string> {
  if (!file || more.length > 0) throw new CommandFault(USAGE);
  const { rows, tables } = await (what === 'backup' ? backupTo : restoreFrom)(file, DATABASE_URL);
  return `${rows} rows of ${tables} tables ${what === 'backup' ? 'written' : 'restored'}.`;
}

async function reconcile(args: string[], database: DataSource, config: Config): Promise<string> {
  if (args.join(' ') !== 'reconcile') throw new CommandFault(USAGE);
  const { seen, corrected, ended } = await reconcilePayments(database, config);
  return `${seen} subscriptions checked, ${corrected} corrected, ${ended} duplicates ended.`;
}

async function run(args: string[], database: DataSource, config: Config): Promise<string> {
  const { positionals, values } = read(args);
  const [command, email, role] = positionals;
  if (!email || !EMAIL_SHAPE.test(email)) throw new CommandFault(USAGE);
  switch (command) {
    case 'create': {
      const { password, name } = values;
      if (!password || !name) throw new CommandFault(USAGE);
      const fault = passwordFault(password, { email, name }, config);
      if (fault) throw new CommandFault(fault);
      try {
        await createUser(database, config, { email, password, name });
      } catch (error) {
        // The account exists already.
        if (error instanceof HttpException) throw new CommandFault(error.message);
        throw error;
      }
      return `${email} has an account.`;
    }
    case 'grant':
      await grant(database, config, email, grantOf(values));
      return `${email} has what was granted.`;
    case 'role':
      await setRole(database, email, role ?? '');
      return `${email} is ${role}.`;
    default:
      throw new CommandFault(USAGE);
  }
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { password: text, name: text, plan: text, credits: text, unlimited: { type: 'boolean' } },
    });
  } catch (error) {
    throw new CommandFault(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function grantOf({ plan, credits, unlimited }: ReturnType<typeof read>['values']): Grant {
  if (unlimited) return { unlimited };
  if (plan) return { plan };
  if (credits && /^\d{1,7}$/.test(credits)) return { credits: Number(credits) };
  throw new CommandFault(USAGE);
}
