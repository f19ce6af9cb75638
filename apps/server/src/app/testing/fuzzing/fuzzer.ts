import { z } from 'zod';
import type { Pipeline } from '../../build-pipeline.ts';
import { type Call, CALLS } from '../contract-calls.ts';
import { PermissionObjects } from '../permission-objects.ts';
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
/** An answer that takes longer holds up others or makes a person wait. */
const SLOW_MS = 10_000;

const ROLES = ['viewer', 'member', 'admin'] as const;

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
  #generation = 0;
  #sent = 0;

  constructor(api: TestApi, pipeline: Pipeline, seed: number) {
    this.#api = api;
    this.#pipeline = pipeline;
    this.#random = createSeededRandom(seed);
  }

  /** Sends each call once. */
  async sendRound(): Promise<void> {
    for (const call of CALLS) await this.#send(call);
  }

  get sent(): number {
    return this.#sent;
  }

  async #send(call: Call): Promise<void> {
    if (this.#objects === undefined || this.#sent % CALLS_WITH_SAME_OBJECTS === 0) await this.#renew();
    const objects = this.#objects;
    const schema = call.procedure['~orpc'].inputSchema;
    if (objects === undefined || call.case === undefined) return;
    this.#sent += 1;
    // Deleting what a call needs is part of the game: it then names something missing.
    const valid = await Promise.resolve(call.case.request(objects.kept)).catch(() => ({}));
    const inputSchema = schema instanceof z.core.$ZodType ? schema : undefined;
    const request = fuzzRequest({ ...call, inputSchema, valid }, this.#random);
    const token = this.#tokenFor(call);
    const start = performance.now();
    const answer = await this.#answer(call, token, request);
    const ms = performance.now() - start;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    const fault = judgeAnswer(call.procedure, answer) ?? (ms > SLOW_MS ? `${Math.round(ms)} ms` : undefined);
    if (fault !== undefined) this.#note(fault, call, request, answer);
    const hasEnded = (answer.status === 401 && token !== null && call.needs.role !== 'public') || call.case.endsSession;
    if (hasEnded === true) await this.#renew();
  }

  #note(fault: string, call: Call, request: FuzzedRequest, answer: TestAnswer): void {
    const short = (value: unknown) => (JSON.stringify(value) ?? '').slice(0, 500);
    const key = `${call.name}: ${fault}`;
    if (this.findings.has(key)) return;
    this.findings.set(key, { fault, call: call.name, request: short(request), answer: short(answer.body) });
  }

  async #renew(): Promise<void> {
    this.#generation += 1;
    const mark = `fuzz${this.#generation}`;
    this.#objects = await PermissionObjects.create(this.#api, this.#pipeline, mark);
    const add = async (right: 'isSupport' | 'isOperator') =>
      (
        await this.#api.addUser(this.#objects?.organisationId ?? '', `${right}@${mark}.example`, 'viewer', {
          [right]: true,
        })
      ).token;
    this.#special = { support: await add('isSupport'), operator: await add('isOperator') };
  }

  /** Mostly somebody who may make the call, because others are refused before their input is read. */
  #tokenFor(call: Call): string | null {
    const { users } = this.#objects ?? {};
    const ofRole = (role: (typeof ROLES)[number]) => users?.[role].token ?? null;
    if (this.#random.next() < 0.1) {
      return this.#random.pick([null, 'made-up', this.#special.support, this.#special.operator, ofRole('viewer')]);
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
