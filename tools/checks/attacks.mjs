import { readArguments } from './arguments/read-arguments.mjs';
import { findChecks } from '../test/find-checks.mjs';
import { withProduct } from './product/with-product.mjs';

export const summary =
  'attacks a product that it starts, and looks whether others notice: [names of attacks] [--home DIR]';

/**
 * Runs every attack of the folder, or the named ones, against one product. With a home they attack that installation's
 * own documents instead of generated ones; only new users are added to it.
 */
export async function run(args) {
  const attacks = await findChecks(new URL('attacks/', import.meta.url));
  const names = attacks.map(({ name }) => name);
  const asked = readArguments(args, { home: { kind: 'folder' } }, names);
  if (asked === undefined) {
    const list = attacks.map((attack) => `  ${attack.name.padEnd(10)} ${attack.summary}\n`);
    console.error(`Usage: npm run check -- attacks\n${summary}\n${list.join('')}`);
    return 2;
  }
  const chosen = attacks.filter(({ name }) => asked.named.length === 0 || asked.named.includes(name));
  let failed = 0;
  await withProduct({ home: asked.home }, async (product) => {
    for (const attack of chosen) {
      console.log(`${attack.name}: ${attack.summary}`);
      if ((await attack.run(product)) !== 0) failed += 1;
    }
  });
  console.log(failed === 0 ? 'Every attack was refused.' : `${failed} of ${chosen.length} attacks got through.`);
  return failed === 0 ? 0 : 1;
}
