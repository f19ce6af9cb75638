import { ROLES } from '@rotunda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { type Call, CALLS, sendCall } from './testing/contract-calls.ts';
import type { PermissionCase, PermissionRequest } from './testing/permission-cases/permission-case.ts';
import { PermissionObjects } from './testing/permission-objects.ts';
import { createTestApi, TEST_PASSWORD, type TestAnswer, type TestApi, type TestUser } from './testing/test-api.ts';
import { watchWrites, type WrittenRow } from './testing/watch-writes.ts';

const RANK = { viewer: 0, member: 1, admin: 2 } as const;

const callsWhere = (filter: (call: Call) => boolean) => CALLS.filter(filter).map((call) => [call.name, call] as const);
const isSuccess = (answer: TestAnswer) => answer.status >= 200 && answer.status < 300;

describe('Permissions', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let ours: PermissionObjects;
  let theirs: PermissionObjects;
  let writesOfTheirs: () => Promise<WrittenRow[]>;
  let support: string;
  let operator: TestUser;

  beforeAll(async () => {
    // With e-mail, administrators can invite people although there are other organizations.
    api = await createTestApi({ environment: { SMTP_URL: 'smtp://localhost:1' } });
    pipeline = await buildPipeline(api.deps);
    // The first user of an installation runs it. This one belongs to neither test organization and is not an
    // administrator.
    operator = await api.addUser(await api.addOrganization('Running it'), 'operator@rotunda.example', 'viewer');
    ours = await PermissionObjects.create(api, pipeline, 'ours');
    theirs = await PermissionObjects.create(api, pipeline, 'theirs');
    support = (await api.addUser(theirs.organizationId, 'support@rotunda.example', 'viewer', { isSupport: true }))
      .token;
    // Every list of theirs contains something that must not appear in ours.
    await theirs.alert();
    await theirs.savedSearch();
    writesOfTheirs = await watchWrites(api.deps.database.$client, theirs.organizationId);
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const send = (call: Call, token: string | null, request: PermissionRequest) => sendCall(api, call, token, request);
  const getCase = (call: Call): PermissionCase => {
    if (call.case === undefined) throw new Error(`${call.name} has no permission case`);
    return call.case;
  };
  const isRead = (call: Call) => call.method === 'GET' || call.needs.scope === 'read';
  const getRequest = (call: Call, objects: PermissionObjects) =>
    getCase(call).request(isRead(call) ? objects.kept : objects);
  /** Sends the same valid request until it may have changed what it addresses, then prepares a new one. */
  const asking = (call: Call) => {
    let request: PermissionRequest | undefined;
    return async (token: string | null): Promise<TestAnswer> => {
      request ??= await getRequest(call, ours);
      const answer = await send(call, token, request);
      if (isSuccess(answer) && !isRead(call)) request = undefined;
      return answer;
    };
  };
  type Ask = ReturnType<typeof asking>;
  const expectSignedOutRefused = async (ask: Ask) => {
    for (const token of [null, 'made-up']) {
      expect(await ask(token)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    }
  };
  const ownToken = async (call: Call, role: keyof typeof RANK): Promise<string> => {
    if (getCase(call).endsSession !== true) return ours.users[role].token;
    const answer = await api.call(null, 'POST', '/auth/sign-in', {
      email: `${role}@ours.example`,
      password: TEST_PASSWORD,
    });
    return (answer.body as { token: string }).token;
  };
  const expectAllowed = (call: Call, answer: TestAnswer) => {
    const isExpected = isSuccess(answer) || getCase(call).alsoAnswers?.includes(answer.status) === true;
    expect(isExpected, `${call.name} answered ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true);
  };

  it('have a test case for every call of the contract', () => {
    expect(CALLS.filter((call) => call.case === undefined).map((call) => call.name)).toEqual([]);
  });

  it.each(callsWhere((call) => call.needs.role === 'public'))('%s: answers without sign-in', async (_, call) => {
    expectAllowed(call, await asking(call)(null));
  });

  it.each(callsWhere(({ needs }) => ROLES.some((role) => role === needs.role)))(
    '%s: requires its role and shows nothing of other organizations',
    async (_, call) => {
      const ask = asking(call);
      await expectSignedOutRefused(ask);
      for (const role of ROLES) {
        const needed = ROLES.find((one) => one === call.needs.role) ?? 'viewer';
        const answer = await ask(await ownToken(call, role));
        if (RANK[role] < RANK[needed]) {
          expect(answer, role).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
        } else expectAllowed(call, answer);
        expectNothingOfTheirs(answer);
      }
    },
  );

  it.each(callsWhere((call) => call.needs.role === 'support'))('%s: is open to support only', async (_, call) => {
    const ask = asking(call);
    await expectSignedOutRefused(ask);
    for (const role of ROLES) {
      const answer = await ask(ours.users[role].token);
      expect(answer, role).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expectAllowed(call, await ask(support));
  });

  it.each(callsWhere((call) => call.needs.role === 'operator'))(
    '%s: is open to operators only, not to administrators or impersonated operators',
    async (_, call) => {
      const refused = { status: 403, body: { code: 'FORBIDDEN' } };
      const ask = asking(call);
      await expectSignedOutRefused(ask);
      for (const role of ROLES) expect(await ask(ours.users[role].token), role).toMatchObject(refused);
      expect(await ask(support)).toMatchObject(refused);
      const acting = await api.call(support, 'POST', '/auth/impersonate', { email: operator.email });
      const { token } = acting.body as { token: string };
      expect(await ask(token)).toMatchObject(refused);
      expectAllowed(call, await ask(operator.token));
    },
  );

  it.each(callsWhere((call) => call.case !== undefined && call.case.foreign !== 'none'))(
    '%s: treats objects of another organization as missing',
    async (_, call) => {
      const request = await getRequest(call, theirs);
      await writesOfTheirs();
      const answer = await send(call, ours.users.admin.token, request);
      if (getCase(call).foreign === 'missing') {
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      } else expectAllowed(call, answer);
      expectNothingOfTheirs(answer, request);
      expect(await writesOfTheirs()).toEqual([]);
      // The request itself was valid: their own administrator gets a successful response.
      expectAllowed(call, await send(call, theirs.users.admin.token, request));
    },
  );

  /**
   * Expects none of their names and ids in the response, except those that the request itself contains and public
   * titles.
   */
  function expectNothingOfTheirs(answer: TestAnswer, request: PermissionRequest = {}): void {
    const told = JSON.stringify(request);
    const shown = JSON.stringify(answer.body ?? null);
    const marks = [
      'theirs action',
      'theirs attachment',
      'theirs comment',
      'theirs project',
      'theirs search',
      'theirs tag',
      'theirs organization',
      '@theirs.example',
      theirs.organizationId,
    ];
    marks.push(...ROLES.map((role) => theirs.users[role].userId));
    expect(marks.filter((mark) => shown.includes(mark) && !told.includes(mark))).toEqual([]);
  }
});
