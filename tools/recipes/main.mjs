/**
 * `npm run test:recipes [-- WORD …]`: follows the recipes of docs/recipes.md to the letter, or those whose title has one of the
 * words, each in a fresh clone: writes what stands in their blocks, types their commands and holds what is printed against the page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { atEnd, live } from '../lifetime.mjs';
import { duration } from '../say.mjs';
import { freePort } from '../services/ports.mjs';
import { freshClone } from './checkout.mjs';
import { follow, NotAsWritten } from './follow.mjs';
import { recipesIn } from './read.mjs';

await live(async () => {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const clone = freshClone();
  atEnd(clone.remove);
  const page = fs.readFileSync(path.join(clone.folder, 'docs/recipes.md'), 'utf8');
  const recipes = recipesIn(page).filter(
    ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
  );
  let failed = 0;
  for (const recipe of recipes) {
    const began = Date.now();
    const fault = await follow(recipe, clone.folder, await environment()).catch((error) => {
      if (error instanceof NotAsWritten) return error;
      throw error;
    });
    if (fault) failed += 1;
    console.log(`${fault ? 'FAILED' : 'as written'}  ${recipe.title} (${duration(Date.now() - began)})`);
    if (fault) console.log(fault.message);
    clone.restore();
  }
  console.log(`${recipes.length - failed} passed, ${failed} failed`);
  return failed > 0 || recipes.length === 0 ? 1 : 0;
});

/** Of the product nothing is set but a port that is free: neither a database nor a folder of another one. */
async function environment() {
  const env = { ...process.env, PORT: String(await freePort()), FORCE_COLOR: '0', NX_DAEMON: 'false' };
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR']) delete env[name];
  return env;
}
