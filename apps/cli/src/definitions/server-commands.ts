import { text, flag, type CommandDefinition } from './definition';

/** Commands for operators, which run in the server's bundle. The npm package does not have it. */
export const SERVER_COMMANDS = [
  {
    name: 'user create',
    takes: 'EMAIL --password P --name N',
    summary: 'creates an account',
    options: [text('password', 'P', 'password of the account'), text('name', 'N', 'name of the owner')],
  },
  {
    name: 'user grant',
    takes: 'EMAIL --plan PLAN | --credits N | --unlimited',
    summary: 'gives an account a plan or credits',
    options: [
      text('plan', 'PLAN', 'name of the plan'),
      text('credits', 'N', 'number of credits'),
      flag('unlimited', 'unlimited credits'),
    ],
  },
  {
    name: 'user role',
    takes: 'EMAIL support|admin|user',
    summary: 'gives an account a role',
    options: [],
  },
  {
    name: 'payments reconcile',
    takes: '',
    summary: 'compares every subscription with the payment provider and corrects differences',
    options: [],
  },
  {
    name: 'backup',
    takes: 'FILE|-',
    summary: 'writes the whole database to a file while the server runs',
    options: [],
  },
  {
    name: 'restore',
    takes: 'FILE|-',
    summary: 'fills an empty database from a backup of this or an older version',
    options: [],
  },
] as const satisfies readonly CommandDefinition[];
