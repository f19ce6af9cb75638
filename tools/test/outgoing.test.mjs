import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../apps/server/src', import.meta.url));
const IMPORT = /^import ([^;]*?) from '(?:undici|aws4fetch|nodemailer|node:(?:https?|http2|net|tls|dgram))';/gm;
/** Exports of these modules that make no outgoing connection. */
const HARMLESS = new Set(['createServer', 'isIP', 'isIPv4', 'isIPv6']);
const GLOBAL_CLIENT = /(?:await|return|=>|[=(,])\s*(?:globalThis\.)?fetch\(|new (?:WebSocket|EventSource)\(/;
/** The first connects to a file storage, the second to sources and to links that users add, the third sends e-mails. */
const MAY = [
  'platform/files/s3-file-storage.ts',
  'platform/guarded-fetch/create-guarded-fetch.ts',
  'platform/mail/mailer.ts',
];

it('Only the listed server files open outgoing connections', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));
  const asking = files.filter((file) => opensConnections(readFileSync(path.join(SERVER, file), 'utf8')));
  expect(asking.toSorted()).toEqual(MAY);
});

function opensConnections(code) {
  const taken = [...code.matchAll(IMPORT)].flatMap(([, names]) => readValues(names));
  return taken.some((name) => !HARMLESS.has(name)) || GLOBAL_CLIENT.test(code);
}

/** Returns the names of an import that are not types: `{ Agent, type Response }`, `net`, `* as net`. */
function readValues(names) {
  if (names.startsWith('type ')) return [];
  const each = names.replace(/[{}]/g, '').split(',');
  return each.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
}
