import type { CommandDefinition } from './definition';

/** What is done beside a server, on its database: handed over to the server's program. */
export const SERVER_COMMANDS = [
  {
    name: 'user create',
    takes: 'EMAIL --password P --name N',
    completes: 'nothing',
    summary: 'makes an account',
    options: [
      { name: 'password', value: { kind: 'text', name: 'P' }, summary: 'its password' },
      { name: 'name', value: { kind: 'text', name: 'N' }, summary: "its owner's name" },
    ],
    isOnServer: true,
  },
  {
    name: 'user grant',
    takes: 'EMAIL --plan PLAN | --credits N | --unlimited',
    completes: 'nothing',
    summary: 'gives an account a plan or credits',
    options: [
      { name: 'plan', value: { kind: 'text', name: 'PLAN' }, summary: 'a plan' },
      { name: 'credits', value: { kind: 'text', name: 'N' }, summary: 'so many credits' },
      { name: 'unlimited', value: { kind: 'flag' }, summary: 'credits without end' },
    ],
    isOnServer: true,
  },
  {
    name: 'user role',
    takes: 'EMAIL support|admin|user',
    completes: 'nothing',
    summary: 'gives an account a role',
    options: [],
    isOnServer: true,
  },
  {
    name: 'payments reconcile',
    takes: '',
    completes: 'nothing',
    summary: 'asks the payment provider for every subscription, and mends what differs',
    options: [],
    isOnServer: true,
  },
  {
    name: 'backup',
    takes: 'FILE|-',
    completes: 'files',
    summary: 'writes everything the database holds into a file, while the server runs',
    options: [],
    isOnServer: true,
  },
  {
    name: 'restore',
    takes: 'FILE|-',
    completes: 'files',
    summary: 'fills an empty database from a backup, of this version or an older one',
    options: [],
    isOnServer: true,
  },
] as const satisfies readonly CommandDefinition[];
