import { describe, expect, it } from 'vitest';
import { createTestSmtpServer, type SmtpBehavior } from '../testing/smtp-server.ts';
import { MAIL_SECRET } from './mail-secret.ts';
import { HOUR, type MailRow, mailTest, MINUTE } from './testing/mail-test.ts';

describe('e-mails', () => {
  const { test, smtp, clock, mailerOf, mailerThat, write, send, rows, row } = mailTest();

  /** Writes an e-mail and sends it over a new connection, to a server with the given behavior. */
  async function sendTo(behavior: SmtpBehavior): Promise<MailRow> {
    await write();
    smtp.next(behavior);
    await send(mailerOf());
    return row();
  }

  describe('that a server does not take', () => {
    it.each(['sender', 'recipient', 'end'] as const)(
      'fail at once after a 5xx to the %s, with its words',
      async (at) => {
        const { state, last_error } = await sendTo({ at, code: 550, words: 'No such mailbox' });
        expect(state).toBe('failed');
        expect(last_error).toContain('550 No such mailbox');
        clock.advance(24 * HOUR);
        await send();
        expect(smtp.received).toEqual([]);
      },
    );

    it.each(['sender', 'recipient', 'end'] as const)('are tried again a minute after a 4xx to the %s', async (at) => {
      const waiting = await sendTo({ at, code: 451, words: 'Greylisted' });
      expect(waiting).toMatchObject({ state: 'waiting', handed_over_ts: null });
      expect(waiting.last_error).toContain('451 Greylisted');
      await send();
      expect(smtp.received).toEqual([]);
      clock.advance(MINUTE);
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
      expect(await row()).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
    });

    it('are tried with growing pauses for three days', async () => {
      smtp.always({ at: 'end', code: 452 });
      await write();
      const beganTs = clock.now();
      const pauses: number[] = [];
      for (;;) {
        await send();
        const { state, next_attempt_ts } = await row();
        if (state !== 'waiting') break;
        pauses.push(Number(next_attempt_ts) - clock.now());
        clock.advance(Number(next_attempt_ts) - clock.now());
      }
      expect(pauses.slice(0, 5)).toEqual([MINUTE, MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE]);
      expect(Math.max(...pauses)).toBe(6 * HOUR);
      expect(clock.now() - beganTs).toBeGreaterThanOrEqual(72 * HOUR);
      expect(clock.now() - beganTs).toBeLessThan(79 * HOUR);
      expect(await row()).toMatchObject({ state: 'failed' });
    });
  });

  describe('on a connection that breaks', () => {
    it.each(['before-data', 'in-data'] as const)('are tried again when it breaks %s', async (drop) => {
      expect(await sendTo({ drop })).toMatchObject({ state: 'waiting', handed_over_ts: null });
      clock.advance(MINUTE);
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
      expect(await row()).toMatchObject({ state: 'sent' });
    });

    it.each([true, false])(
      'are not sent again when the server had the whole and said nothing (kept: %s)',
      async (isStored) => {
        const unconfirmed = await sendTo({ drop: 'after-data', isStored });
        expect(unconfirmed.state).toBe('unconfirmed');
        expect(unconfirmed.last_error).toContain('may have been delivered');
        clock.advance(7 * 24 * HOUR);
        await send();
        expect(smtp.received).toHaveLength(isStored ? 1 : 0);
      },
    );

    it('are not sent again when the server takes longer to answer than we wait', async () => {
      await write();
      smtp.next({ slowMs: 900 });
      await send(mailerOf({ silenceMs: 500 }));
      expect(await row()).toMatchObject({ state: 'unconfirmed' });
      await expect.poll(() => smtp.received.length).toBe(1);
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
    });

    it('wait for a server that is away, of which a few ask and not all', async () => {
      const away = await createTestSmtpServer();
      await away.close();
      for (let index = 0; index < 20; index += 1) await write({ dedupeKey: `${index}` });
      await send(mailerOf({ smtpUrl: away.url }));
      const asked = (await rows()).filter(({ attempts }) => attempts > 0);
      expect(asked.length).toBeLessThanOrEqual(4);
      clock.advance(MINUTE);
      await send();
      expect([...smtp.counts().values()]).toEqual(Array.from({ length: 20 }, () => 1));
    });

    it('do not fail because the server wants another password', async () => {
      const closed = await createTestSmtpServer({ auth: { user: 'rotunda', password: 'right' } });
      await write();
      await send(mailerOf({ smtpUrl: closed.url.replace('right', 'wrong') }));
      expect(await row()).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('Wrong user') });
      clock.advance(MINUTE);
      await send(mailerOf({ smtpUrl: closed.url }));
      expect(closed.received).toHaveLength(1);
      await closed.close();
    });

    it('keep nothing of a secret that the server quotes', async () => {
      await write({ secret: 'very-secret', text: `https://policy.example/invitation#${MAIL_SECRET}` });
      const words = 'Blocked: https://policy.example/invitation#very-secret';
      smtp.next({ at: 'end', code: 554, words });
      await send();
      const { state, last_error: said } = await row();
      expect({ state, said }).toEqual({ state: 'failed', said: expect.stringContaining('/invitation#…') });
      expect(said).not.toContain('very-secret');
    });

    it('do not fail because the server turns us away', async () => {
      expect(await sendTo({ at: 'connect', code: 554, words: 'Not you' })).toMatchObject({ state: 'waiting' });
    });
  });

  describe('of a worker that stops', () => {
    const orphan = (handedOver: boolean) =>
      test.pool.query(
        `update outgoing_mails set state = 'sending', attempts = 1, next_attempt_ts = $1, handed_over_ts = $2`,
        [clock.now() + HOUR, handedOver ? clock.now() : null],
      );

    it('are sent by another once its time is over, when they were not handed over', async () => {
      await write();
      await orphan(false);
      await send();
      expect(smtp.received).toEqual([]);
      clock.advance(HOUR);
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
      expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
    });

    it('are not sent again when they were handed over', async () => {
      await write();
      await orphan(true);
      clock.advance(HOUR);
      await send();
      expect(smtp.received).toEqual([]);
      expect(await row()).toMatchObject({ state: 'unconfirmed' });
    });

    it('are not finished by one that wakes up after another has taken over', async () => {
      await write();

      // This mailer exceeds its lease after sending everything except the end of the message.
      const sleeper = mailerThat(async () => {
        clock.advance(HOUR);
        await send();
      });
      await send(sleeper);
      expect([...smtp.counts().values()]).toEqual([1]);
      expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
    });

    it('go back at once when it is told to stop before their end', async () => {
      await write();
      const stop = new AbortController();

      const stopping = mailerThat(async () => stop.abort(new Error('The process is stopping.')));
      await send(stopping, stop.signal);
      expect(smtp.received).toEqual([]);
      expect(await row()).toMatchObject({ state: 'waiting' });
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
    });
  });
});
