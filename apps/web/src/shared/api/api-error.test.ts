import type { ErrorCode } from '@rotunda/contract';
import { ERRORS } from '@rotunda/contract/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOfBody, toApiError } from './api-error.ts';

const parse = (body: unknown, status: number) => toApiError(errorOfBody(body, status));
const codes = Object.keys(ERRORS).filter((code): code is ErrorCode => Object.hasOwn(ERRORS, code));

describe('Error response', () => {
  it.each(codes)('keeps code, message and request id of %s', (code) => {
    const fault = parse({ code, message: 'Told by the server.', requestId: 'r-1' }, ERRORS[code].status);
    expect(fault).toEqual({
      code,
      message: 'Told by the server.',
      status: ERRORS[code].status,
      fields: {},
      requestId: 'r-1',
      query: null,
    });
  });

  it('names the invalid fields', () => {
    const fields = { email: 'Invalid e-mail', age: 3 };
    expect(parse({ code: 'VALIDATION', message: 'x', fields, requestId: 'r' }, 400).fields).toEqual({
      email: 'Invalid e-mail',
    });
  });

  it('locates the fault in the search text', () => {
    const fixes = [{ label: 'Use near/5', text: 'tax near/5 rate' }];
    const fault = {
      code: 'near-without-number',
      position: 27,
      length: 5,
      message: 'near/ needs a number',
      fixes: [...fixes, { label: 'Without text' }],
    };
    expect(parse({ code: 'QUERY_FAULT', message: 'near/ needs a number', fault, requestId: 'r' }, 400).query).toEqual({
      code: 'near-without-number',
      position: 27,
      length: 5,
      fixes,
    });
  });

  it('maps an unknown code to the code of its status and our message', () => {
    expect(parse({ code: 'TEAPOT', message: 'inner', requestId: 'r' }, 409)).toMatchObject({
      code: 'CONFLICT',
      message: ERRORS.CONFLICT.message,
    });
  });

  it.each([
    ['<html>Bad Gateway</html>', 502, 'UNAVAILABLE'],
    [undefined, 500, 'INTERNAL'],
    [null, 401, 'UNAUTHORIZED'],
    [['x'], 404, 'NOT_FOUND'],
  ])('is reported for the foreign body %j with status %i as %s without exposing it', (body, status, code) => {
    const fault = parse(body, status);
    expect(fault.code).toBe(code);
    expect(fault.message).not.toContain('html');
  });

  it('becomes a valid fault for any body and status', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 100, max: 599 }), (body, status) => {
        const fault = parse(body, status);
        expect(Object.hasOwn(ERRORS, fault.code)).toBe(true);
        expect(fault.status).toBeGreaterThanOrEqual(400);
      }),
    );
  });
});

describe('toApiError', () => {
  it('reports a lost connection as OFFLINE', () =>
    expect(toApiError(new TypeError('Failed to fetch')).code).toBe('OFFLINE'));
  it('reports an abort as ABORTED', () =>
    expect(toApiError(new DOMException('stop', 'AbortError')).code).toBe('ABORTED'));
  it('hides the message of any other error', () => {
    expect(toApiError(new Error('secret')).message).toBe(ERRORS.INTERNAL.message);
    expect(toApiError('secret').message).toBe(ERRORS.INTERNAL.message);
  });
});
