import { describe, expect, it, vi } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createComparisonRepository, type ComparisonResult } from '../comparison.repository.ts';
import { ComparisonRuns } from './comparison-runs.ts';
import type { ComparisonMessage, ComparisonNews } from './comparison-news.ts';
import type { ComparedTexts, ComparisonRequest } from './comparison-threads.ts';

const TEXTS = { left: 'a', right: 'b' };
let made = 0;

/** Threads that compare nothing until told to. */
function createThreads() {
  const asked: (ComparisonRequest & { resolve: (made: ComparisonResult) => void; reject: (why: unknown) => void })[] =
    [];
  const compare = (request: ComparisonRequest, _texts: ComparedTexts) =>
    new Promise<ComparisonResult>((resolve, reject) => {
      request.stop?.addEventListener('abort', () => reject(request.stop?.reason));
      asked.push({ ...request, resolve, reject });
    });
  return { compare, asked };
}

/** Delivers each message to the other processes at once. */
function createSharedNews() {
  const hearers: ((message: ComparisonMessage) => void)[] = [];
  return (): ComparisonNews => {
    let own: ((message: ComparisonMessage) => void) | undefined;
    return {
      send: (message) => hearers.filter((hear) => hear !== own).forEach((hear) => hear(message)),
      subscribe: (hear) => {
        own = hear;
        hearers.push(hear);
      },
    };
  };
}

describe('ComparisonRuns', () => {
  const { api } = workspaceTest({ member: 'member' }, { emptied: ['comparisons'] });
  const open = () => {
    made += 1;
    const { compare, asked } = createThreads();
    const { database, clock } = api.deps;
    const createNews = createSharedNews();
    const openProcess = () => new ComparisonRuns({ database, clock, threads: { compare }, news: createNews() });
    const runs = openProcess();
    const key = { leftHash: `left ${made}`, rightHash: 'right', comparisonVersion: 1 };
    const result = { key, overviewJson: '{}', sectionsJson: '{}' };
    const wanted = (userId = 'ada') => ({ userId, state: key.leftHash, texts: TEXTS });
    const isStored = () => createComparisonRepository(database).has(key);
    return { runs, openProcess, asked, result, wanted, isStored };
  };

  it('go on when their user leaves, and are there on return', async () => {
    const { runs, asked, result, wanted, isStored } = open();
    const leaving = new AbortController();
    const left = expect(runs.finish(wanted(), leaving.signal)).rejects.toThrow('gone');
    leaving.abort(new Error('gone'));
    await left;
    asked[0]?.resolve(result);
    await vi.waitFor(async () => expect(await isStored()).toBe(true));
    expect(asked).toHaveLength(1);
  });

  it('report their progress, and one is shared by everyone who wants it', async () => {
    const { runs, asked, result, wanted, isStored } = open();
    expect(await runs.follow(wanted(), 0)).toEqual({ state: 'waiting', percent: 0 });
    asked[0]?.percent?.set([40]);
    expect(await runs.follow(wanted('bob'), 0)).toEqual({ state: 'running', percent: 40 });
    const followed = [runs.follow(wanted(), 60_000), runs.follow(wanted('bob'), 60_000)];
    asked[0]?.resolve(result);
    expect(await Promise.all(followed)).toEqual(Array(2).fill({ state: 'done', percent: 100 }));
    expect(await isStored()).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('tell each user of a failure once, and start again when asked after that', async () => {
    const { runs, asked, wanted } = open();
    await runs.follow(wanted('ada'), 0);
    await runs.follow(wanted('bob'), 0);
    asked[0]?.reject(new AppError('BUSY'));
    await expect(runs.follow(wanted('ada'), 60_000)).rejects.toMatchObject({ code: 'BUSY' });
    await expect(runs.follow(wanted('bob'), 60_000)).rejects.toMatchObject({ code: 'BUSY' });
    expect(await runs.follow(wanted('ada'), 0)).toMatchObject({ state: 'waiting' });
    expect(asked).toHaveLength(2);
  });

  it('are made once for all web servers, each of which knows how far they are', async () => {
    const { runs, openProcess, asked, result, wanted } = open();
    const others = openProcess();
    expect(await runs.follow(wanted(), 0)).toEqual({ state: 'waiting', percent: 0 });
    expect(await others.follow(wanted('bob'), 0)).toEqual({ state: 'waiting', percent: 0 });
    const finished = others.finish(wanted('bob'));
    asked[0]?.resolve(result);
    await finished;
    expect(asked).toHaveLength(1);
  });

  it('are stopped by a request to another web server, unless someone else wants them there', async () => {
    const { runs, openProcess, asked, wanted } = open();
    const others = openProcess();
    await runs.follow(wanted('ada'), 0);
    await others.follow(wanted('bob'), 0);
    others.cancel(wanted('ada'));
    expect(asked[0]?.stop?.aborted).toBe(false);
    const finished = expect(others.finish(wanted('bob'))).rejects.toMatchObject({ code: 'CONFLICT' });
    others.cancel(wanted('bob'));
    expect(asked[0]?.stop?.aborted).toBe(true);
    await finished;
  });

  it('are made again when they failed on another web server', async () => {
    const { runs, openProcess, asked, result, wanted } = open();
    const others = openProcess();
    await runs.follow(wanted('ada'), 0);
    const finished = others.finish(wanted('bob'));
    asked[0]?.reject(new AppError('BUSY'));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.resolve(result);
    await finished;
  });

  it('are stopped when the last user who wants one cancels', async () => {
    const { runs, asked, wanted } = open();
    await runs.follow(wanted('ada'), 0);
    await runs.follow(wanted('bob'), 0);
    runs.cancel(wanted('ada'));
    expect(asked[0]?.stop?.aborted).toBe(false);
    runs.cancel(wanted('bob'));
    expect(asked[0]?.stop?.aborted).toBe(true);
    expect(await runs.follow(wanted('ada'), 0)).toMatchObject({ state: 'waiting' });
    expect(asked).toHaveLength(2);
  });
});
