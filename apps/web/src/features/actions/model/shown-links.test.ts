import { describe, expect, it } from 'vitest';
import { formatWhen } from './format-when.ts';
import { readShownLinks, writeShownLinks } from './shown-links.ts';

describe('readShownLinks', () => {
  it('returns everything by default and then the stored choice', () => {
    expect(readShownLinks(localStorage)).toEqual({ tags: true, projects: true, linkedItems: true });
    writeShownLinks(localStorage, { tags: false, projects: true, linkedItems: false });
    expect(readShownLinks(localStorage)).toEqual({ tags: false, projects: true, linkedItems: false });
    writeShownLinks(localStorage, { tags: true, projects: true, linkedItems: true });
    expect(readShownLinks(localStorage).tags).toBe(true);
  });

  it('treats an unrecognized stored value as shown', () => {
    localStorage.setItem('rotunda.actions.show-tags', 'maybe');
    expect(readShownLinks(localStorage).tags).toBe(true);
  });
});

describe('formatWhen', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime() / 1000;

  it('names the day once and the time zone at the end', () => {
    expect(formatWhen(at(9, 8, 42), at(9, 9, 42))).toMatch(/^March 9, 2026 8:42 am – 9:42 am \S+$/);
  });

  it('names both days when the action passes midnight', () => {
    expect(formatWhen(at(9, 23), at(10, 1))).toMatch(/^March 9, 2026 11:00 pm .* – March 10, 2026 1:00 am/);
  });

  it('shows a single time when start and end are the same', () => {
    expect(formatWhen(at(9, 8), at(9, 8))).toMatch(/^March 9, 2026 8:00 am \S+$/);
  });
});
