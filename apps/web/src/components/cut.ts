export { cut } from '@veracite/text/cut';
