import { describe, expect, it } from 'vitest';
import { scheduleDays, scheduleMoment } from './schedule-days.ts';
import { preferredTranscript } from './preferred-transcript.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const NEW_YORK = 'America/New_York';
const schedule = (agendas: { date: number | null; hasTime: boolean }[], displayDate: number | null = null) => ({
  displayDate,
  hasDisplayTime: false,
  timeZone: NEW_YORK,
  agendas,
});

describe('Schedule days', () => {
  it('are a range when the agendas are on several days, in any order', () => {
    const agendas = [
      { date: day('2026-03-11'), hasTime: false },
      { date: null, hasTime: false },
      { date: day('2026-03-10') + 15 * 3600, hasTime: true },
    ];
    expect(scheduleDays(schedule(agendas))).toBe('March 10, 2026 – March 11, 2026');
  });

  it("are a single day when all agendas share it, or the schedule's own without agendas", () => {
    const evening = { date: day('2026-03-11') + 2 * 3600, hasTime: true };
    expect(scheduleDays(schedule([evening, { date: day('2026-03-10'), hasTime: false }]))).toBe('March 10, 2026');
    expect(scheduleDays(schedule([], day('2026-03-10')))).toBe('March 10, 2026');
    expect(scheduleDays(schedule([]))).toBe('');
  });

  it('use the local time of the place on both sides of a clock change', () => {
    expect(scheduleMoment(day('2026-03-07') + 15 * 3600, true, NEW_YORK)).toBe('March 7, 2026 10:00 am EST');
    expect(scheduleMoment(day('2026-03-08') + 15 * 3600, true, NEW_YORK)).toBe('March 8, 2026 11:00 am EDT');
    expect(scheduleMoment(day('2026-03-08'), false, NEW_YORK)).toBe('March 8, 2026');
    expect(scheduleMoment(null, false, NEW_YORK)).toBe('');
  });
});

describe('preferredTranscript', () => {
  it("prefers the proofread transcript over the draft and never uses another agenda's", () => {
    const draft = { transcriptUid: 'draft', agendaId: 'a', type: 'FirstDraft' as const, isAi: true };
    const proofread = { transcriptUid: 'proofread', agendaId: 'a', type: 'Proofread' as const, isAi: false };
    expect(preferredTranscript([draft, proofread], 'a')).toBe(proofread);
    expect(preferredTranscript([draft], 'a')).toBe(draft);
    expect(preferredTranscript([proofread], 'b')).toBeUndefined();
  });
});
