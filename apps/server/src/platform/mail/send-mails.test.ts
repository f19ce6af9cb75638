import { describe, expect, it } from 'vitest';
import { MAIL_SECRET } from './mail-secret.ts';
import { queueMail, withdrawMails } from './queue-mail.ts';
import { FROM, mailTest } from './testing/mail-test.ts';

describe('Outgoing email', () => {
  const { test, smtp, queueDeps, write, send, rows, row, mailerThat } = mailTest();

  describe('queueing', () => {
    it('sends both parts under a unique message id', async () => {
      const mailId = await write({ subject: 'Grüße — 法案', text: 'Zeile ü', html: '<p>Zeile ü</p>' });
      await send();
      expect(smtp.received).toMatchObject([
        { from: FROM, to: ['reader@ours.example'], messageId: `<${mailId}@policy.example>`, html: '<p>Zeile ü</p>' },
      ]);
      expect(smtp.received[0]?.headers).toMatchObject({
        subject: 'Grüße — 法案',
        from: `Rotunda <${FROM}>`,
        'auto-submitted': 'auto-generated',
        date: 'Fri, 02 Jan 2026 12:00:00 +0000',
      });
      expect(smtp.received[0]?.text.trim()).toBe('Zeile ü');
      expect(await row()).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
    });

    it('queues a single email per key, and none when the transaction rolls back', async () => {
      expect(await write()).not.toBeNull();
      expect(await write({ subject: 'Another' })).toBeNull();
      const failing = test.database.transaction(async (tx) => {
        const draft = { organizationId: null, userId: null, kind: 'x', text: '', html: '', subject: 'x' };
        await queueMail(tx, queueDeps, { ...draft, to: 'a@b.example', dedupeKey: 'two' });
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await rows()).toHaveLength(1);
      const { rows: jobs } = await test.pool.query(`select from pgboss.job where name = 'send-mails'`);
      expect(jobs.length).toBeGreaterThan(0);
    });

    it('sends each email once with two concurrent workers and few connections', async () => {
      const before = smtp.connections();
      for (let index = 0; index < 40; index += 1) await write({ to: `reader${index}@ours.example` });
      await Promise.all([send(), send()]);
      expect([...smtp.counts().values()]).toEqual(Array.from({ length: 40 }, () => 1));
      expect(smtp.connections() - before).toBeLessThanOrEqual(4);
    });

    it('keeps email unsent when no server is configured', async () => {
      await write({ secret: 's3cret', text: MAIL_SECRET });
      await send('none');
      expect(await row()).toMatchObject({ state: 'kept', attempts: 0, sealed_secret: null });
      await send();
      expect(smtp.received).toEqual([]);
    });

    it('keeps email of the sample organization and to its users unsent', async () => {
      await test.pool.query(`insert into organization (id, name, slug, external_name, is_sample)
        values ('s', 'Sample', 's', 'Sample', true), ('o', 'Ours', 'o', 'Ours', false)`);
      await test.pool.query(`insert into "user" (id, name, email) values ('u', 'Una', 'una@sample.example')`);
      await test.pool.query(`insert into member (id, organization_id, user_id) values ('m', 's', 'u')`);
      await write({ organizationId: 's', to: 'stranger@else.example', dedupeKey: 'a', secret: 'x' });
      await write({ organizationId: 'o', userId: 'u', to: 'una@sample.example', dedupeKey: 'b' });
      await write({ to: 'Una@Sample.Example', dedupeKey: 'c' });
      await write({ organizationId: 'o', to: 'other@sample.example', dedupeKey: 'd' });
      await send();
      expect((await rows()).map(({ state, sealed_secret }) => [state, sealed_secret])).toEqual([
        ['kept', null],
        ['kept', null],
        ['kept', null],
        ['sent', null],
      ]);
      expect(smtp.received.map(({ to }) => to)).toEqual([['other@sample.example']]);
    });
  });

  describe('secrets', () => {
    it('appear in the sent email but nowhere in the database', async () => {
      const link = `https://policy.example/x/${MAIL_SECRET}`;
      const headers = { 'List-Unsubscribe': `<${link}>` };
      await write({ secret: '$&s3cret', text: link, html: `<a href="${link}">x</a>`, headers });
      expect(JSON.stringify(await row())).not.toContain('s3cret');
      await send();
      const [mail] = smtp.received;
      expect(mail?.text).toContain('https://policy.example/x/$&s3cret');
      expect(mail?.html).toContain('href="https://policy.example/x/$&s3cret"');
      expect(mail?.headers['list-unsubscribe']).toBe('<https://policy.example/x/$&s3cret>');
      expect(await row()).toMatchObject({ state: 'sent', sealed_secret: null });
    });

    it('fail only their own email when the encryption key has changed', async () => {
      await write({ secret: 's3cret', dedupeKey: 'a' });
      await test.pool.query(`update outgoing_mails set sealed_secret = 'v1.AAAA'`);
      await write({ dedupeKey: 'b' });
      await send();
      expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent']);
      expect((await row()).last_error).toContain('ROTUNDA_SECRET');
    });
  });

  describe('withdrawal', () => {
    it('stops an email even while it is being handed over', async () => {
      await write({ dedupeKey: 'comment:1' });

      await send(mailerThat(() => withdrawMails(test.database, ['comment:1'])));
      expect(smtp.received).toEqual([]);
      expect(await rows()).toEqual([]);
    });

    it('leaves an email that was already sent', async () => {
      await write({ dedupeKey: 'comment:1' });
      await send();
      await withdrawMails(test.database, ['comment:1']);
      expect(await row()).toMatchObject({ state: 'sent' });
    });
  });
});
