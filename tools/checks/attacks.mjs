import { parseArgs } from 'node:util';
import { findChecks } from '../find-checks.mjs';
import { withProduct } from './product/with-product.mjs';

export const summary =
  'attacks a product that it starts, and looks whether others notice: [name of one attack] [--home <folder>]';

/** Every attack of the folder, or the one that is named, against one product. */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    // An installation's own documents instead of invented ones. It gets new users, and nothing else.
    options: { home: { type: 'string' } },
    allowPositionals: true,
  });
  const attacks = await findChecks(new URL('attacks/', import.meta.url));
  const [wanted] = positionals;
  const chosen = attacks.filter(({ name }) => wanted === undefined || name === wanted);
  if (chosen.length === 0) {
    const list = attacks.map((attack) => `  ${attack.name.padEnd(10)} ${attack.summary}\n`);
    console.error(`There is no attack "${wanted}".\n${list.join('')}`);
    return 2;
  }
  let failed = 0;
  await withProduct({ home: values.home }, async (product) => {
    for (const attack of chosen) {
      console.log(`${attack.name}: ${attack.summary}`);
      if ((await attack.run(product)) !== 0) failed += 1;
    }
  });
  console.log(failed === 0 ? 'Every attack was refused.' : `${failed} of ${chosen.length} attacks got through.`);
  return failed === 0 ? 0 : 1;
}
