import { CQ_LIMITS } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { createPdfTokens } from './pdf-token.ts';

const NOW = 1_767_355_200;
const READER = { organizationId: 'ours', userId: 'ada', session: 's-1' };
const getTokens = (secret: string) => createPdfTokens({ derive: (purpose) => `${secret} ${purpose}` });
const tokens = getTokens('secret');
const token = tokens.issue('cq-1', READER, NOW);

describe('PDF token', () => {
  it.each([
    ['at once', 0, READER],
    ['until its last second', CQ_LIMITS.tokenSeconds - 1, READER],
    ['no longer than that', CQ_LIMITS.tokenSeconds, null],
  ])('names its reader %s', (_what, seconds, reader) => {
    expect(tokens.read('cq-1', token, NOW + seconds)).toEqual(reader);
  });

  it('opens no other document and none of another installation', () => {
    expect(tokens.read('cq-2', token, NOW)).toBeNull();
    expect(getTokens('other').read('cq-1', token, NOW)).toBeNull();
  });

  const [payload = '', signature = ''] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...READER, userId: 'bob', untilTs: NOW + 9 })).toString('base64url');
  it.each([
    ['nothing', ''],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['half a signature', `${payload}.${signature.slice(0, 20)}`],
    ['another reader', `${forged}.${signature}`],
    ['a third part', `${token}.x`],
    ['only a signature', `.${signature}`],
  ])('is refused with %s', (_what, text) => {
    expect(tokens.read('cq-1', text, NOW)).toBeNull();
  });
});
