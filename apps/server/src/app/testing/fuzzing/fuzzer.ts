import { z } from 'zod';
import type { Pipeline } from '../../build-pipeline.ts';
import { type Call, CALLS } from '../contract-calls.ts';
import { PermissionObjects } from '../permission-objects.ts';
import type { PermissionRequest } from '../permission-cases/permission-case.ts';
import type { TestAnswer, TestApi } from '../test-api.ts';
import { type FuzzedRequest, fuzzRequest } from './fuzz-request.ts';
import { judgeAnswer } from './judge-answer.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

export interface FuzzFinding {
  /** What is wrong with the answer. */
  fault: string;
  call: string;
  request: string;
  answer: string;
}

/** Calls after which objects are created anew, because earlier ones have deleted or changed some. */
const CALLS_WITH_SAME_OBJECTS = 5000;
/** Making a valid request often creates objects, which costs more than the call itself. */
const CALLS_WITH_SAME_REQUEST = 20;
/** Sent at the same time, so that the database works while the next call is read. */
const AT_ONCE = 4;
/** An answer that takes longer holds up others or makes a person wait. */
const SLOW_MS = 10_000;
/** An answer that takes longer is not waited for. */
const HANG_MS = 30_000;

const MADE_UP_TOKEN = 'made-up';
const ROLES = ['viewer', 'member', 'admin'] as const;

interface Prepared {
  request: FuzzedRequest;
  token: string | null;
}

/** Sends every call of the contract with faulty input, as people of all roles, and judges the answers. */
export class Fuzzer {
  /** The first of each kind for each call. */
  readonly findings = new Map<string, FuzzFinding>();
  readonly statuses = new Map<number, number>();
  readonly #api: TestApi;
  readonly #pipeline: Pipeline;
  readonly #random: SeededRandom;
  #objects: PermissionObjects | undefined;
  #special = { support: '', operator: '' };
  /** The valid request of each call, and how often it may still be used. */
  readonly #valid = new Map<string, { request: PermissionRequest; uses: number }>();
  #isRenewing = true;
  #generation = 0;
  #extra = 0;
  #sent = 0;

  constructor(api: TestApi, pipeline: Pipeline, seed: number) {
    this.#api = api;
    this.#pipeline = pipeline;
    this.#random = createSeededRandom(seed);
  }

  /** Sends each call once. */
  async sendRound(): Promise<void> {
    for (let from = 0; from < CALLS.length; from += AT_ONCE) {
      const sending: Promise<void>[] = [];
      // Requests are made one after the other, so that the same seed makes the same ones.
      for (const call of CALLS.slice(from, from + AT_ONCE)) {
        const prepared = await this.#prepare(call);
        if (prepared !== undefined) sending.push(this.#send(call, prepared));
      }
      await Promise.all(sending);
    }
  }

  get sent(): number {
    return this.#sent;
  }

  async #prepare(call: Call): Promise<Prepared | undefined> {
    if (this.#isRenewing || this.#sent % CALLS_WITH_SAME_OBJECTS === 0) await this.#renew();
    if (this.#objects === undefined || call.case === undefined) return undefined;
    this.#sent += 1;
    const schema = call.procedure['~orpc'].inputSchema;
    const inputSchema = schema instanceof z.core.$ZodType ? schema : undefined;
    const valid = await this.#validRequest(call, this.#objects);
    const request = fuzzRequest({ ...call, inputSchema, valid }, this.#random);
    const token = this.#tokenFor(call);
    return { request, token: call.case.endsSession === true ? await this.#tokenToEnd() : token };
  }

  async #validRequest(call: Call, { kept }: PermissionObjects): Promise<PermissionRequest> {
    const known = this.#valid.get(call.name);
    if (known !== undefined && known.uses > 0) {
      known.uses -= 1;
      return known.request;
    }
    // Deleting what a call needs is part of the game: it then names something missing.
    const request = await Promise.resolve(call.case?.request(kept) ?? {}).catch(() => ({}));
    this.#valid.set(call.name, { request, uses: CALLS_WITH_SAME_REQUEST - 1 });
    return request;
  }

  async #send(call: Call, { request, token }: Prepared): Promise<void> {
    const start = performance.now();
    const answer = await Promise.race([this.#answer(call, token, request), this.#hang()]);
    if (answer === null) return this.#note('no answer', call, request, { status: 0, body: null });
    const ms = performance.now() - start;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    const fault = judgeAnswer(call.procedure, answer) ?? (ms > SLOW_MS ? `${Math.round(ms)} ms` : undefined);
    if (fault !== undefined) this.#note(fault, call, request, answer);
    // What it named may be deleted now.
    if (answer.status < 300 && call.method !== 'GET') this.#valid.delete(call.name);
    const isKnown = token !== null && token !== MADE_UP_TOKEN && call.case?.endsSession !== true;
    if (answer.status === 401 && isKnown && call.needs.role !== 'public') this.#isRenewing = true;
  }

  /** Resolves when an answer that is still missing will not come. */
  #hang(): Promise<null> {
    return new Promise((resolve) => setTimeout(() => resolve(null), HANG_MS).unref());
  }

  #note(fault: string, call: Call, request: FuzzedRequest, answer: TestAnswer): void {
    const short = (value: unknown) => (JSON.stringify(value) ?? '').slice(0, 500);
    const key = `${call.name}: ${fault}`;
    if (this.findings.has(key)) return;
    this.findings.set(key, { fault, call: call.name, request: short(request), answer: short(answer.body) });
  }

  async #renew(): Promise<void> {
    this.#generation += 1;
    this.#isRenewing = false;
    this.#valid.clear();
    const mark = `fuzz${this.#generation}`;
    this.#objects = await PermissionObjects.create(this.#api, this.#pipeline, mark);
    const add = async (right: 'isSupport' | 'isOperator') =>
      (
        await this.#api.addUser(this.#objects?.organizationId ?? '', `${right}@${mark}.example`, 'viewer', {
          [right]: true,
        })
      ).token;
    this.#special = { support: await add('isSupport'), operator: await add('isOperator') };
  }

  /** Somebody whose session ends must not be needed afterwards. */
  async #tokenToEnd(): Promise<string> {
    this.#extra += 1;
    const email = `leaving${this.#extra}@fuzz.example`;
    return (await this.#api.addUser(this.#objects?.organizationId ?? '', email, 'viewer')).token;
  }

  /** Mostly somebody who may make the call, because others are refused before their input is read. */
  #tokenFor(call: Call): string | null {
    const { users } = this.#objects ?? {};
    const ofRole = (role: (typeof ROLES)[number]) => users?.[role].token ?? null;
    if (this.#random.next() < 0.1) {
      return this.#random.pick([null, MADE_UP_TOKEN, this.#special.support, this.#special.operator, ofRole('viewer')]);
    }
    if (call.needs.role === 'support' || call.needs.role === 'operator') return this.#special[call.needs.role];
    if (call.needs.role === 'public') return null;
    return ofRole(this.#random.pick(ROLES.slice(ROLES.indexOf(call.needs.role))));
  }

  async #answer(call: Call, token: string | null, { params, query, body }: FuzzedRequest): Promise<TestAnswer> {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
    const search = Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each) => `${encoded(name)}=${encoded(each)}`),
    );
    const { app } = this.#api;
    const response = await app.inject({
      method: call.method,
      url: `/api${path}${search.length === 0 ? '' : `?${search.join('&')}`}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const isJson = response.headers['content-type']?.toString().includes('json') ?? false;
    return { status: response.statusCode, body: isJson ? response.json() : null };
  }
}

/** Escapes a value for an address; one half of a surrogate pair as the bytes that some programs write for it. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
