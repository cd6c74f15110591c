import { signedOut } from '@veracite/testing/web-answers/table';
import { accountScreens } from './states/account';
import { batchScreens } from './states/batches';
import { checkerScreens } from './states/checker';
import { deskScreens } from './states/desk';
import { historyScreens } from './states/history';
import type { Screen } from './states/screen';
import staticPages from './states/static-pages.json';
import { toolScreens } from './states/tools';

/** Pages as a visitor who is not signed in finds them. */
const visited: Screen[] = Object.entries(staticPages).map(([name, path]) => ({ name, path, answers: signedOut }));

export const screens: Screen[] = [
  ...visited,
  ...checkerScreens,
  ...batchScreens,
  ...historyScreens,
  ...accountScreens,
  ...toolScreens,
  ...deskScreens,
];
