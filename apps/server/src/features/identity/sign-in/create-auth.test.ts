import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createAuth } from './create-auth.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('createAuth hashes passwords at the cost OWASP recommends unless configured otherwise', async () => {
  const auth = createAuth({
    database: test.database,
    secret: 's'.repeat(32),
    baseUrl: 'http://localhost',
    logger: createLogger({ level: 'silent' }),
  });
  const { password } = await auth.$context;
  const stored = await password.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await password.verify({ hash: stored, password: 'correct horse battery' })).toBe(true);
  expect(await password.verify({ hash: stored, password: 'correct horse batteries' })).toBe(false);
});
