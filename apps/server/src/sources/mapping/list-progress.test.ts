import { describe, expect, test } from 'vitest';
import { ListProgress } from './list-progress.ts';

const LISTS = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const MARCH = Date.parse('2026-03-01T00:00:00Z') / 1000;

function progressFrom(checkpoint?: string, sinceTs?: number) {
  const saved: string[] = [];
  const progress = new ListProgress({
    saveCheckpoint: (value) => saved.push(value),
    ...(checkpoint === undefined ? {} : { checkpoint }),
    ...(sinceTs === undefined ? {} : { sinceTs }),
  });
  return { progress, last: () => saved.at(-1) };
}

const places = (remaining: { list: { key: string }; place: number }[]) =>
  remaining.map(({ list, place }) => `${list.key}${place}`);

describe('List progress', () => {
  test('resumes at the interrupted page and remembers the newest change of earlier pages', () => {
    const first = progressFrom();
    first.progress.tookPage('b', 2, ['2026-03-01T00:00:00Z', undefined]);
    const second = progressFrom(first.last());
    expect(places(second.progress.remaining(LISTS, 1))).toEqual(['b2', 'c1']);
    expect(second.progress.since('b')).toBeUndefined();
    second.progress.tookPage('b', 3, ['2026-02-01T00:00:00Z']);
    second.progress.finished('b');
    expect(progressFrom(second.last()).progress.since('b')).toBe(MARCH);
  });

  test('starts over with all lists after a complete run', () => {
    const { progress, last } = progressFrom();
    progress.tookPage('c', 2, []);
    progress.finished('c');
    expect(places(progressFrom(last()).progress.remaining(LISTS, 1))).toEqual(['a1', 'b1', 'c1']);
  });

  test('keeps the previous mark when a run sees nothing new', () => {
    const { progress, last } = progressFrom(JSON.stringify({ since: { a: MARCH } }));
    progress.tookPage('a', 2, []);
    progress.finished('a');
    expect(progressFrom(last()).progress.since('a')).toBe(MARCH);
  });

  test('prefers a requested time to its mark and starts over after an unknown list or checkpoint', () => {
    expect(progressFrom(JSON.stringify({ since: { a: MARCH } }), 5).progress.since('a')).toBe(5);
    const gone = JSON.stringify({ since: {}, at: { list: 'z', place: 9 } });
    expect(places(progressFrom(gone).progress.remaining(LISTS, 0))).toEqual(['a0', 'b0', 'c0']);
    expect(places(progressFrom('[1]').progress.remaining(LISTS, 0))).toEqual(['a0', 'b0', 'c0']);
  });
});
