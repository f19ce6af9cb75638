import { ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { encodeWireError, toWireError } from './api-errors.ts';

const answerTo = (error: unknown) => encodeWireError(toWireError(error, 'request-1'));

/** Builds a database error as the driver reports it, wrapped as the query builder wraps it. */
function refusedStatement(code: string, detail?: string): Error {
  const cause = Object.assign(new Error('relation "api_keys" does not exist at /srv/rotunda/main.mjs'), {
    code,
    detail,
  });
  return new Error('Failed query: select secret from api_keys\nparams: token-123', { cause });
}

describe('API error responses', () => {
  it.each([
    ['a fault of ours', refusedStatement('42P01'), 'INTERNAL'],
    ['a fault of a library', new ORPCError('INTERNAL_SERVER_ERROR', { message: 'select 1 failed' }), 'INTERNAL'],
    ['a database whose disk is full', refusedStatement('53100'), 'DISK_FULL'],
    [
      'a file for which there is no room',
      Object.assign(new Error('ENOSPC: no space left on device, write /srv/files/a'), { code: 'ENOSPC' }),
      'DISK_FULL',
    ],
    [
      'what was deleted meanwhile',
      refusedStatement('23503', 'Key (a)=(1) is not present in table "api_keys".'),
      'NOT_FOUND',
    ],
    [
      'what others need',
      refusedStatement('23503', 'Key (a)=(1) is still referenced from table "api_keys".'),
      'INTERNAL',
    ],
    ['something that is no error', 'select secret from api_keys', 'INTERNAL'],
  ])('reveal no SQL, values or file paths: %s', (_, error, code) => {
    const answer = answerTo(error);
    expect(answer.code).toBe(code);
    expect(answer.requestId).toBe('request-1');
    expect(JSON.stringify(answer)).not.toMatch(/select|api_keys|token-123|srv|stack/i);
  });

  it('include the full message of an error meant for the caller', () => {
    expect(answerTo(new AppError('CONFLICT', { message: 'A user with this e-mail address already exists.' }))).toEqual({
      code: 'CONFLICT',
      message: 'A user with this e-mail address already exists.',
      requestId: 'request-1',
    });
  });
});
