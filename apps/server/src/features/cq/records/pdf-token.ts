import { createHmac, timingSafeEqual } from 'node:crypto';
import { CQ_LIMITS } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { z } from 'zod';
import type { SecretBox } from '../../../platform/secret-box.ts';

/** Person for whom a token opens a PDF. */
export interface PdfReader {
  organizationId: string;
  userId: string;
  /** Session in which the token was issued; the token becomes invalid when it ends. */
  session: string;
}

const payloadSchema = z.strictObject({
  organizationId: z.string(),
  userId: z.string(),
  session: z.string(),
  untilTs: z.number().int(),
});

/**
 * Issues tokens that open one PDF for one person of one organization, for five minutes and no longer than the session.
 */
export function createPdfTokens(secretBox: Pick<SecretBox, 'derive'>) {
  const secret = secretBox.derive('cq pdf');
  const getSignature = (cqUid: string, payload: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([cqUid, payload]))
      .digest();

  return {
    issue(cqUid: string, { organizationId, userId, session }: PdfReader, nowTs: UnixSeconds): string {
      const untilTs = nowTs + CQ_LIMITS.tokenSeconds;
      const payload = Buffer.from(JSON.stringify({ organizationId, userId, session, untilTs })).toString('base64url');
      return `${payload}.${getSignature(cqUid, payload).toString('base64url')}`;
    },

    /** Returns null for an invalid token, one for another document, or an expired one. */
    read(cqUid: string, token: string, nowTs: UnixSeconds): PdfReader | null {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const expected = getSignature(cqUid, payload);
      const given = Buffer.from(signature, 'base64url');
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isOurs || rest.length > 0) return null;
      const read = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
      // An earlier release signed tokens without a session.
      if (!read.success) return null;
      const { untilTs, ...reader } = read.data;
      return nowTs < untilTs ? reader : null;
    },
  };
}
