import { describe, expect, it } from 'vitest';
import { createTestSmtpServer } from '../testing/smtp-server.ts';
import { mailTest } from './testing/mail-test.ts';

describe('Outgoing email', () => {
  const { smtp, getMailer, write, send, row } = mailTest();

  describe('hostile values', () => {
    it('cannot add a header through a line break', async () => {
      const evil = 'Hi\r\nBcc: victim@else.example\r\n\r\nBody\u2028\u0000';
      await write({ subject: evil, headers: { 'List-Id': `a\r\nBcc: victim@else.example` } });
      await send();
      const [mail] = smtp.received;
      expect(mail?.to).toEqual(['reader@ours.example']);
      expect(mail?.headers).not.toHaveProperty('bcc');
      expect(mail?.headers['subject']).toBe('Hi Bcc: victim@else.example Body');
      await expect(write({ headers: { 'X: y\r\nBcc': 'v' }, dedupeKey: 'b' })).rejects.toThrow('no name of a header');
    });

    it.each([
      'reader@ours.example\r\nRCPT TO:<victim@else.example>',
      'reader@ours.example, victim@else.example',
      '"Reader" <reader@ours.example>',
      'reader@ours.example>',
      '@ours.example',
      'reader@',
      'reader@ours .example',
      `${'x'.repeat(65)}@ours.example`,
      `reader@${'x.'.repeat(125)}example`,
    ])('cannot send to anything but a single address: %j', async (to) => {
      await write({ to });
      await send();
      expect(smtp.received).toEqual([]);
      expect(await row()).toMatchObject({ state: 'failed' });
    });

    it('cannot make a long subject unreadable', async () => {
      await write({ subject: `${'法案'.repeat(400)} 𝒳` });
      await send();
      const subject = smtp.received[0]?.headers['subject'] ?? '';
      expect(Array.from(subject)).toHaveLength(200);
      expect(subject.endsWith('…')).toBe(true);
      for (const line of smtp.received[0]?.raw.split('\r\n') ?? []) expect(line.length).toBeLessThanOrEqual(998);
    });

    it('may include an address with non-ASCII letters', async () => {
      await write({ to: 'jürgen@bücher.example' });
      await send();
      expect(smtp.received.map(({ to }) => to)).toEqual([['jürgen@bücher.example']]);
    });

    it('fail with the error of a server without support for non-ASCII addresses', async () => {
      const plain = await createTestSmtpServer({ acceptsUnicode: false });
      await write({ to: 'jürgen@bücher.example' });
      await send(getMailer({ smtpUrl: plain.url }));
      await plain.close();
      expect(await row()).toMatchObject({ state: 'failed', last_error: expect.stringContaining('No such letters') });
    });
  });
});
