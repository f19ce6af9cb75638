import { describe, expect, it } from 'vitest';
import { createTestSmtpServer, type SmtpBehavior } from '../testing/smtp-server.ts';
import { MAIL_SECRET } from './mail-secret.ts';
import { HOUR, type MailRow, mailTest, MINUTE } from './testing/mail-test.ts';

describe('Outgoing email', () => {
  const { test, smtp, clock, getMailer, mailerThat, write, send, rows, row } = mailTest();

  /** Writes an e-mail and sends it over a new connection, to a server with the given behavior. */
  async function sendTo(behavior: SmtpBehavior): Promise<MailRow> {
    await write();
    smtp.next(behavior);
    await send(getMailer());
    return row();
  }

  describe('rejection by the server', () => {
    it.each(['sender', 'recipient', 'end'] as const)(
      "fails the email immediately on a 5xx to the %s, with the server's words",
      async (at) => {
        const { state, last_error } = await sendTo({ at, code: 550, words: 'No such mailbox' });
        expect(state).toBe('failed');
        expect(last_error).toContain('550 No such mailbox');
        clock.advance(24 * HOUR);
        await send();
        expect(smtp.received).toEqual([]);
      },
    );

    it.each(['sender', 'recipient', 'end'] as const)('retries the email a minute after a 4xx to the %s', async (at) => {
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

    it('retries the email for three days with growing pauses', async () => {
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

  describe('unreliable server', () => {
    it.each(['before-data', 'in-data'] as const)('gets the email again when the connection breaks %s', async (drop) => {
      expect(await sendTo({ drop })).toMatchObject({ state: 'waiting', handed_over_ts: null });
      clock.advance(MINUTE);
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
      expect(await row()).toMatchObject({ state: 'sent' });
    });

    it.each([true, false])(
      'gets no email twice when it confirmed nothing after the whole message (kept: %s)',
      async (isStored) => {
        const unconfirmed = await sendTo({ drop: 'after-data', isStored });
        expect(unconfirmed.state).toBe('unconfirmed');
        expect(unconfirmed.last_error).toContain('may have been delivered');
        clock.advance(7 * 24 * HOUR);
        await send();
        expect(smtp.received).toHaveLength(isStored ? 1 : 0);
      },
    );

    it('gets no email twice when it answers only after the timeout', async () => {
      await write();
      smtp.next({ slowMs: 900 });
      await send(getMailer({ silenceMs: 500 }));
      expect(await row()).toMatchObject({ state: 'unconfirmed' });
      await expect.poll(() => smtp.received.length).toBe(1);
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
    });

    it('makes the queue wait with only a few attempts while it is unavailable', async () => {
      const away = await createTestSmtpServer();
      await away.close();
      for (let index = 0; index < 20; index += 1) await write({ dedupeKey: `${index}` });
      await send(getMailer({ smtpUrl: away.url }));
      const asked = (await rows()).filter(({ attempts }) => attempts > 0);
      expect(asked.length).toBeLessThanOrEqual(4);
      clock.advance(MINUTE);
      await send();
      expect([...smtp.counts().values()]).toEqual(Array.from({ length: 20 }, () => 1));
    });

    it('fails no email because of a wrong password', async () => {
      const closed = await createTestSmtpServer({ auth: { user: 'rotunda', password: 'right' } });
      await write();
      await send(getMailer({ smtpUrl: closed.url.replace('right', 'wrong') }));
      expect(await row()).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('Wrong user') });
      clock.advance(MINUTE);
      await send(getMailer({ smtpUrl: closed.url }));
      expect(closed.received).toHaveLength(1);
      await closed.close();
    });

    it('leaves no secret in the error when it quotes the email', async () => {
      await write({ secret: 'very-secret', text: `https://policy.example/invitation#${MAIL_SECRET}` });
      const words = 'Blocked: https://policy.example/invitation#very-secret';
      smtp.next({ at: 'end', code: 554, words });
      await send();
      const { state, last_error: said } = await row();
      expect({ state, said }).toEqual({ state: 'failed', said: expect.stringContaining('/invitation#…') });
      expect(said).not.toContain('very-secret');
    });

    it('fails no email because it refuses the connection', async () => {
      expect(await sendTo({ at: 'connect', code: 554, words: 'Not you' })).toMatchObject({ state: 'waiting' });
    });
  });

  describe('stopped worker', () => {
    const orphan = (handedOver: boolean) =>
      test.pool.query(
        `update outgoing_mails set state = 'sending', attempts = 1, next_attempt_ts = $1, handed_over_ts = $2`,
        [clock.now() + HOUR, handedOver ? clock.now() : null],
      );

    it('leaves email that was not handed over to another worker after its lease', async () => {
      await write();
      await orphan(false);
      await send();
      expect(smtp.received).toEqual([]);
      clock.advance(HOUR);
      await send();
      expect([...smtp.counts().values()]).toEqual([1]);
      expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
    });

    it('leaves email that was handed over unsent rather than risk a duplicate', async () => {
      await write();
      await orphan(true);
      clock.advance(HOUR);
      await send();
      expect(smtp.received).toEqual([]);
      expect(await row()).toMatchObject({ state: 'unconfirmed' });
    });

    it('does not finish email that another worker has taken over', async () => {
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

    it('returns unfinished email to the queue when it is stopped', async () => {
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
