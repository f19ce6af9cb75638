import { describe, expect, it } from 'vitest';
import { createIdSource } from './ids.ts';
import { createFixedClock } from './testing/fixed-clock.ts';

describe('createIdSource', () => {
  it('creates version 7 ids that begin with the time', () => {
    const { newId } = createIdSource(createFixedClock(1_767_355_200));
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(1_767_355_200_000);
  });

  it('creates ids that sort by creation, even within a millisecond or after a clock reset', () => {
    const clock = createFixedClock();
    const { newId } = createIdSource(clock);
    const ids = Array.from({ length: 10_000 }, () => newId());
    clock.advance(-60);
    ids.push(newId());
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
