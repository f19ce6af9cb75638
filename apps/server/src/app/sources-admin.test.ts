import { auditLog, sourceSettings } from '@rotunda/database';
import { describe, expect, it } from 'vitest';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { congress, liveSourceTest, PUBLISHER_KEY } from './testing/live-source-test.ts';

describe('Source settings', () => {
  const { api, admin, call, publisher, runNow, untilEnd } = liveSourceTest();

  it('encrypt the API key, send it to the publisher and never show it', async () => {
    const asked: unknown[] = [];
    const { baseUrl } = await publisher(
      (url, headers) => {
        asked.push(headers['x-api-key']);
        return congress(1)(url);
      },
      { key: false },
    );
    const set = await call('PATCH', '', { apiKey: PUBLISHER_KEY, options: { baseUrl } });
    expect(set).toMatchObject({ status: 200, body: { live: { hasApiKey: true, needsApiKey: true } } });
    await runNow();
    await untilEnd();
    expect([...new Set(asked)]).toEqual([PUBLISHER_KEY]);
    const shown = [set, await call('GET', ''), await call('GET', '/runs'), await admin.call('GET', '/sources')];
    const stored = [
      await api.deps.database.select().from(sourceSettings),
      await api.deps.database.select().from(auditLog),
    ];
    expect(JSON.stringify([shown, stored])).not.toContain(PUBLISHER_KEY);
    expect(await call('PATCH', '', { apiKey: null })).toMatchObject({ body: { live: { hasApiKey: false } } });
  });

  it('drop the API key when the base URL changes and keep it otherwise', async () => {
    const moved = (baseUrl: string | null) =>
      call('PATCH', '', { options: baseUrl === null ? {} : { baseUrl, congresses: '119' } });
    const hasKey = (is: boolean) => ({ status: 200, body: { live: { hasApiKey: is } } });
    const steps: [string | null, boolean][] = [
      ['https://api.congress.gov/v4', true],
      ['http://api.congress.gov/v4', false],
      ['http://api.congress.gov:8080/v4', false],
      ['http://127.0.0.1:8080/v4', false],
      [null, false],
    ];
    await call('PATCH', '', { apiKey: PUBLISHER_KEY });
    for (const [baseUrl, isKept] of steps) {
      expect(await moved(baseUrl), String(baseUrl)).toMatchObject(hasKey(isKept));
      await call('PATCH', '', { apiKey: PUBLISHER_KEY });
    }
    // A key sent together with the address belongs to that address.
    expect(await call('PATCH', '', { options: { baseUrl: 'http://127.0.0.1:1' }, apiKey: 'another' })).toMatchObject(
      hasKey(true),
    );
    const entries = await api.deps.database.select().from(auditLog).orderBy(auditLog.auditId);
    expect(
      entries.flatMap(({ detail }) => ((detail as { apiKeyDropped?: true }).apiKeyDropped ? [detail] : [])),
    ).toHaveLength(4);
  });

  it('keep the key, options and schedule that are saved concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      await emptyTables(api.deps.database.$client, 'source_settings');
      await Promise.all([
        call('PATCH', '', { options: { congresses: '119' } }),
        call('PATCH', '', { apiKey: PUBLISHER_KEY }),
        call('PATCH', '', { schedule: '0 6 * * *' }),
      ]);
      expect(await call('GET', '')).toMatchObject({
        body: { options: { congresses: '119' }, schedule: '0 6 * * *', live: { hasApiKey: true } },
      });
    }
  });

  it('require configured feeds at public addresses', async () => {
    const patch = (options: Record<string, string>) => admin.call('PATCH', '/sources/news', { options });
    expect(await admin.call('POST', '/sources/news/runs')).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('no address to read from') },
    });
    const refused: [Record<string, string>, string][] = [
      [{ feed: 'ftp://lantern.example/rss' }, 'is not a web address'],
      [{ feed: 'http://10.0.0.7/rss' }, '10.0.0.7 is not a public address'],
      [{ feed: 'https://ann:secret@lantern.example/rss' }, 'user name'],
      [{ baseUrl: 'https://lantern.example/rss' }, 'has no endpoint that baseUrl'],
      [{ feeds: 'https://lantern.example/rss' }, 'has no option "feeds". Available options: feed.'],
    ];
    for (const [options, reason] of refused) {
      const answer = await patch(options);
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { options: expect.stringContaining(reason) } },
      });
      expect(JSON.stringify(answer.body)).not.toContain('secret');
    }
    expect(await patch({ 'feed.2': 'https://b.example/rss', feed: 'https://lantern.example/rss' })).toMatchObject({
      status: 200,
      body: { live: { baseUrl: null, addresses: ['https://lantern.example/rss', 'https://b.example/rss'] } },
    });
  });

  it('reject an unknown option, list the known options and keep the previous value', async () => {
    await call('PATCH', '', { options: { congresses: '119' } });
    expect(await call('PATCH', '', { options: { congress: '118' } })).toMatchObject({
      status: 400,
      body: { fields: { options: expect.stringContaining('no option "congress". Available options: baseUrl, ') } },
    });
    expect(await call('GET', '')).toMatchObject({ body: { options: { congresses: '119' } } });
  });

  it.each([
    ['http://mirror.example/v3', 'mirror.example is not a host of this source (api.congress.gov).'],
    ['http://169.254.169.254/', '169.254.169.254 is not a host of this source'],
    ['http://[::1]:4400/', '::1 is not a host of this source'],
    ['https://api.congress.gov.evil.example/', 'is not a host of this source'],
    ['https://api.congress.gov@evil.example/', 'user name'],
  ])('reject the address %s and name the setting that allows it', async (baseUrl, reason) => {
    const answer = await call('PATCH', '', { options: { baseUrl } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { options: expect.stringContaining(reason) } } });
    if (!baseUrl.includes('@')) expect(JSON.stringify(answer.body)).toContain('ROTUNDA_SOURCE_HOSTS');
    expect(await api.deps.database.$count(sourceSettings)).toBe(0);
  });

  it('keep values that a change does not name and audit every change', async () => {
    await call('PATCH', '', { apiKey: PUBLISHER_KEY, schedule: '0 6 * * *', options: { congresses: '119' } });
    await call('PATCH', '', { enabled: true });
    expect(await call('GET', '')).toMatchObject({
      body: { enabled: true, schedule: '0 6 * * *', options: { congresses: '119' }, live: { hasApiKey: true } },
    });
    const entries = await api.deps.database.select().from(auditLog);
    expect(entries).toMatchObject([
      { userId: admin.userId, action: 'source.updated', subject: 'congress-api', detail: { apiKeyChanged: true } },
      { userId: admin.userId, action: 'source.updated', detail: { enabled: true, apiKeyChanged: false } },
    ]);
  });

  it.each(['every day', '61 * * * *', '*/5 * * * * *'])('reject "%s" as a schedule', async (schedule) => {
    expect(await call('PATCH', '', { schedule })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { schedule: expect.stringContaining('five fields') } },
    });
  });
});
