/**
 * `npm run test:recipes [-- WORD …]`: executes the recipes of docs/recipes.md, or those with one of the words in their title, each in a
 * fresh clone: writes the files of their blocks, runs their commands and compares the output with the page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { onShutdown, runMain } from '../shutdown.mjs';
import { duration } from '../progress.mjs';
import { freePort } from '../services/ports.mjs';
import { freshClone } from './checkout.mjs';
import { follow, NotAsWritten } from './follow.mjs';
import { recipesIn } from './read.mjs';

await runMain(async () => {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const clone = freshClone();
  onShutdown(clone.remove);
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

/** Returns an environment with a free port and no other settings of the product. */
async function environment() {
  const env = { ...process.env, PORT: String(await freePort()), FORCE_COLOR: '0', NX_DAEMON: 'false' };
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR']) delete env[name];
  return env;
}
