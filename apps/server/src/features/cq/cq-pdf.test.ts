import type { CqDocument } from '@rotunda/contract';
import { type CqFileRecord, type CqPdf, type CqPublicationRecord, cqFusionId } from '@rotunda/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TEST_PASSWORD } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { type LocalAnswer, type LocalEndpoint, startLocalEndpoint } from '../../sources/testing/local-endpoint.ts';
import { hashToken } from '../identity/index.ts';
import { createPdfTokens } from './records/pdf-token.ts';

const PDF = Buffer.from('%PDF-1.7\nA document of the feed');
const publication = (cqUid: string, pdf: CqPdf, revision = 1): CqPublicationRecord => ({
  kind: 'cq-publication',
  fusionId: cqFusionId('publication', cqUid),
  part: 'main',
  cqUid,
  sourceUpdatedTs: revision,
  category: 'docs_analysis',
  title: 'Analysis',
  references: [],
  billFusionIds: [],
  displayDate: {
    ts: 0,
    hasTime: false,
  },
  pdf,
});
const file = (name: string, content = PDF): CqFileRecord => ({
  kind: 'cq-file',
  fusionId: cqFusionId('file', name),
  part: 'main',
  name,
  content,
  sha256: `of ${content.length} bytes`,
});

const signInSchema = z.object({ token: z.string() });

describe('CQ document PDF', () => {
  const { api, member, colleague, stranger, admin, ingest } = workspaceTest(
    { member: 'member', colleague: 'member', admin: 'admin', stranger: { role: 'member', of: 'Theirs' } },
    {
      withPipeline: true,
      emptied: ['cq_records', 'source_settings'],
      environment: { ROTUNDA_SOURCE_HOSTS: '127.0.0.1' },
    },
  );
  let endpoint: LocalEndpoint | undefined;
  afterEach(async () => {
    await endpoint?.close();
    endpoint = undefined;
  });

  const buildDocument = async (uid: string, user = member) =>
    (await api.call(user.token, 'GET', `/documents/cq/doc/${uid}`)).body as CqDocument;
  const open = (uid: string, token: string, as?: string) =>
    api.app.inject({
      url: `/api/documents/cq/pdf/${uid}?token=${encodeURIComponent(token)}`,
      ...(as === undefined ? {} : { headers: { authorization: `Bearer ${as}` } }),
    });
  const getToken = async (uid: string) => (await buildDocument(uid)).securePdfDownloadToken ?? '';
  const refused = { code: 'FORBIDDEN', message: expect.stringContaining('Open the document again') };

  it('opens with only its token and is served as a PDF', async () => {
    await ingest(publication('a', { file: 'a.pdf' }), file('a.pdf'));
    const { jukeboxAssetPath, securePdfDownloadToken } = await buildDocument('a');
    expect(jukeboxAssetPath).toBe('/documents/cq/pdf/a');
    const answer = await open('a', securePdfDownloadToken ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="a.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await open('a', securePdfDownloadToken ?? '', member.token)).statusCode).toBe(200);
  });

  it('is rejected with a wrong, expired or foreign token', async () => {
    await ingest(publication('a', { file: 'a.pdf' }), publication('b', { file: 'a.pdf' }), file('a.pdf'));
    const token = await getToken('a');
    const nowTs = api.deps.clock.now();
    const tokens = createPdfTokens(api.deps.secretBox);
    const reader = { ...member, session: hashToken(member.token) };
    const [payload, signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...stranger, untilTs: nowTs + 999 })).toString('base64url');
    const cases: [string, string, string?][] = [
      ['nothing', 'x'],
      ['another payload', `${forged}.${signature}`],
      ['no signature', `${payload}.`],
      ['more than a token', `${token}.x`],
      ['one of another installation', createPdfTokens({ derive: () => 'other' }).issue('a', reader, nowTs)],
      ['one whose five minutes are over', tokens.issue('a', reader, nowTs - 300)],
      ['one of no session', tokens.issue('a', { ...reader, session: 'none' }, nowTs)],
      ["one of a colleague's session", tokens.issue('a', { ...reader, session: hashToken(colleague.token) }, nowTs)],
      ['one for another document', await getToken('b')],
      ['one of a colleague', token, colleague.token],
      ['one of another organization', token, stranger.token],
    ];
    for (const [name, given, as] of cases) {
      const answer = await open('a', given, as);
      expect(answer.statusCode, name).toBe(403);
      expect(answer.json(), name).toMatchObject(refused);
    }
    expect((await open('a', tokens.issue('a', reader, nowTs - 200))).statusCode).toBe(200);
  });

  it('is rejected after the session that issued its token has ended', async () => {
    await ingest(publication('a', { file: 'a.pdf' }), file('a.pdf'));
    const signedIn = await api.call(null, 'POST', '/auth/sign-in', { email: member.email, password: TEST_PASSWORD });
    const { token } = signInSchema.parse(signedIn.body);
    const ofSession = (await buildDocument('a', { ...member, token })).securePdfDownloadToken ?? '';
    expect((await open('a', ofSession)).statusCode).toBe(200);
    expect(await api.call(token, 'POST', '/auth/sign-out')).toMatchObject({ status: 200 });
    expect((await open('a', ofSession)).statusCode).toBe(403);
    expect((await open('a', await getToken('a'))).statusCode).toBe(200);
  });

  it('is rejected after its reader is deactivated or the entitlement ends', async () => {
    await ingest(publication('a', { file: 'a.pdf' }), file('a.pdf'));
    const token = await getToken('a');
    const ofColleague = (await buildDocument('a', colleague)).securePdfDownloadToken ?? '';
    expect(await admin.call('PATCH', `/users/${colleague.userId}`, { isActive: false })).toMatchObject({ status: 200 });
    expect((await open('a', ofColleague)).statusCode).toBe(403);
    const entitle = (isFederal: boolean) =>
      api.deps.database.$client.query('update organization set entitlements = $1 where id = $2', [
        JSON.stringify({ USFederal: isFederal, USStateList: [] }),
        member.organizationId,
      ]);
    await entitle(false);
    expect((await open('a', token)).statusCode).toBe(403);
    await entitle(true);
    expect((await open('a', token)).statusCode).toBe(200);
  });

  it('has no link before its file arrives and is deleted with a retraction', async () => {
    await ingest(publication('a', { file: 'a.pdf' }));
    expect(await buildDocument('a')).toMatchObject({ jukeboxAssetPath: null, securePdfDownloadToken: null });
    await ingest(file('a.pdf'));
    const token = await getToken('a');
    const fusionId = cqFusionId('publication', 'a');
    await ingest({ kind: 'cq-retraction', fusionId, part: 'main', sourceUpdatedTs: 2 });
    expect((await open('a', token)).statusCode).toBe(404);
    const { rows } = await api.deps.database.$client.query('select 1 from cq_files');
    expect(rows).toEqual([]);
    await ingest(publication('a', { file: 'a.pdf' }, 3), file('a.pdf'));
    expect((await open('a', await getToken('a'))).statusCode).toBe(200);
  });

  describe('from a publisher address', () => {
    async function openAt(answer: (url: URL) => LocalAnswer, path = '/a.pdf') {
      endpoint = await startLocalEndpoint(answer);
      await ingest(publication('a', { url: `${endpoint.baseUrl}${path}` }));
      return open('a', await getToken('a'));
    }
    const asPdf = (body: Buffer | string, type = 'application/pdf'): LocalAnswer => ({
      body,
      headers: { 'content-type': type },
    });

    it('is fetched by the server', async () => {
      const answer = await openAt(() => asPdf(PDF, 'application/pdf; charset=binary'));
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(PDF)).toBe(true);
    });

    it.each([
      ['a page', asPdf('<html>Sign in</html>', 'text/html')],
      ['a page that says it is a PDF', asPdf('<html><script>alert(1)</script></html>')],
      ['a PDF that says it is a page', asPdf(PDF, 'text/html')],
      ['nothing', asPdf('')],
      ['more than a PDF may hold', asPdf(Buffer.alloc(16 * 1024 ** 2 + 1, '%PDF-'))],
      ['a refusal', { status: 404, body: 'gone' }],
      ['a way into the network', { status: 302, headers: { location: 'http://127.0.0.2:9/' }, body: '' }],
    ])('is not shown when the publisher answers with %s', async (_, answer) => {
      const shown = await openAt(() => answer);
      expect(shown.statusCode).toBe(503);
      expect(shown.json()).toMatchObject({
        message: 'The PDF could not be loaded from its publisher. Try again later.',
      });
    });

    it('is not requested from a host that the feed is not allowed to use', async () => {
      endpoint = await startLocalEndpoint(() => asPdf(PDF));
      const url = `${endpoint.baseUrl.replace('127.0.0.1', 'localhost')}/a.pdf`;
      await ingest(publication('a', { url }));
      expect((await open('a', await getToken('a'))).statusCode).toBe(503);
      expect(endpoint.requests).toEqual([]);
    });
  });
});
