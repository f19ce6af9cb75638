import type { ErrorCode } from '@rotunda/contract';
import { ERRORS } from '@rotunda/contract/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOfBody, toApiFault } from './api-fault.ts';

const parse = (body: unknown, status: number) => toApiFault(errorOfBody(body, status));
const codes = Object.keys(ERRORS).filter((code): code is ErrorCode => Object.hasOwn(ERRORS, code));

describe('an error answer', () => {
  it.each(codes)('%s keeps its code, words and request', (code) => {
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

  it('says what is wrong with which field', () => {
    const fields = { email: 'Invalid e-mail', age: 3 };
    expect(parse({ code: 'VALIDATION', message: 'x', fields, requestId: 'r' }, 400).fields).toEqual({
      email: 'Invalid e-mail',
    });
  });

  it('says where the search text is wrong', () => {
    const fault = { code: 'near-without-number', position: 27, length: 5, message: 'near/ needs a number' };
    expect(parse({ code: 'QUERY_FAULT', message: 'near/ needs a number', fault, requestId: 'r' }, 400).query).toEqual({
      code: 'near-without-number',
      position: 27,
      length: 5,
    });
  });

  it('with a code of a newer server is read by its status, in our words', () => {
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
  ])('that is not ours (%j, %i) is %s without its body', (body, status, code) => {
    const fault = parse(body, status);
    expect(fault.code).toBe(code);
    expect(fault.message).not.toContain('html');
  });

  it('is a fault whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 100, max: 599 }), (body, status) => {
        const fault = parse(body, status);
        expect(Object.hasOwn(ERRORS, fault.code)).toBe(true);
        expect(fault.status).toBeGreaterThanOrEqual(400);
      }),
    );
  });
});

describe('what the browser throws', () => {
  it('a lost connection says so', () => expect(toApiFault(new TypeError('Failed to fetch')).code).toBe('OFFLINE'));
  it('an abort is told apart', () => expect(toApiFault(new DOMException('stop', 'AbortError')).code).toBe('ABORTED'));
  it('anything else keeps its words to itself', () => {
    expect(toApiFault(new Error('secret')).message).toBe(ERRORS.INTERNAL.message);
    expect(toApiFault('secret').message).toBe(ERRORS.INTERNAL.message);
  });
});
