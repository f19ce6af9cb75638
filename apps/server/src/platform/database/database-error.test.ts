import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createPool } from './create-database.ts';
import { describeError, isDatabaseUnavailable, isTransientError } from './database-error.ts';

const coded = (code: string, message = 'said by the database') =>
  new Error('Failed query: select …', { cause: Object.assign(new pg.DatabaseError(message, 0, 'error'), { code }) });

describe('Database fault', () => {
  it.each(['08006', '40001', '40P01', '53200', '53300', '57014', '57P01'])('with code %s is transient', (code) =>
    expect(isTransientError(coded(code))).toBe(true),
  );

  it.each(['22001', '23505', '42P01', '54000', 'ENOENT', 'ECONNREFUSED'])('with code %s is not transient', (code) =>
    expect(isTransientError(coded(code))).toBe(false),
  );

  it.each(['08006', '57P01', '57P03', '53300', '25006'])(
    'with code %s means that the database is unavailable',
    (code) => {
      expect(isDatabaseUnavailable(coded(code))).toBe(true);
      expect(isTransientError(coded(code))).toBe(true);
    },
  );

  it.each(['40P01', '53100', '57014', '23505'])('with code %s does not mean that the database is unavailable', (code) =>
    expect(isDatabaseUnavailable(coded(code))).toBe(false),
  );

  it('means that the database is unavailable when its own socket failed, not another socket', async () => {
    const pool = createPool({
      connectionString: 'postgresql://me@127.0.0.1:9/none',
      onConnectionError: () => undefined,
    });
    const refused: unknown = await pool.query('select 1').catch((error: unknown) => error);
    await pool.end();
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
    expect(isDatabaseUnavailable(new Error('Failed query: select …', { cause: refused }))).toBe(true);
    const elsewhere = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect(isDatabaseUnavailable(new TypeError('fetch failed', { cause: elsewhere }))).toBe(false);
  });

  it('is recognized by the socket file of the database, and through the error of the queue that waits for it', () => {
    const cause = Object.assign(new Error('connect EAGAIN /srv/rotunda/postgres/socket/.s.PGSQL.5432'), {
      code: 'EAGAIN',
    });
    expect(isDatabaseUnavailable(new Error('The queue waits for the database', { cause }))).toBe(true);
  });

  it('is recognized without a code when the connection ended', () => {
    expect(isTransientError(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Client has encountered a connection error and is not queryable'))).toBe(
      true,
    );
    expect(isTransientError(new TypeError('x is not a function'))).toBe(false);
    expect(isTransientError('nothing to look at')).toBe(false);
  });

  it('is described in the words of the database', () => {
    expect(describeError(coded('54000', 'string is too long for tsvector'))).toBe('string is too long for tsvector');
    expect(describeError('odd')).toBe('odd');
    expect(describeError(Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
  });
});
