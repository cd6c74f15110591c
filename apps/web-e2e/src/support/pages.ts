import { routes } from '../../../web/src/site/routes';

type Route = (typeof routes)[keyof typeof routes];

/** Routes with a parameter. */
export type Pattern = Extract<Route, `${string}:${string}`>;

/** The addresses of all pages without a parameter. The page of the queues frames one of the server; its test is queues-board.e2e. */
export const addresses = Object.values(routes).filter((route) => !route.includes(':') && route !== routes.queues);
