import type { Picture } from './ResultPicture';
import intros from './tool-intros.json';

/** Returns the picture of a tool's result and the steps of how it works. */
export const introOf = <T extends keyof typeof intros>(tool: T) =>
  intros[tool] as Omit<(typeof intros)[T], 'picture'> & { picture: Picture };
