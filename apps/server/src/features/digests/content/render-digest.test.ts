import type { DigestFrequency } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { AlertDigest, AlertEntry, UpdateDigest, UpdateEntry } from './digest-model.ts';
import type { DigestContent } from './find-digest.ts';
import { counted, formatFrequencies } from '../mails/digest-words.ts';
import { renderDigest } from './render-digest.ts';

const BASE = 'https://p.example';
const DOCUMENT = {
  identifier: 'US HR 1',
  title: {
    text: 'Clean Water Act',
    marks: [],
  },
  status: 'Introduced',
  day: 'Mar 9, 2026',
  standing: 'Referred to committee',
  href: `${BASE}/hr-1`,
};
const alert = (changes: Partial<AlertEntry> = {}): AlertEntry => ({
  ...DOCUMENT,
  excerpt: null,
  occurrences: [],
  alsoFoundBy: [],
  ...changes,
});
const update = (changes: Partial<UpdateEntry> = {}): UpdateEntry => ({
  ...DOCUMENT,
  news: [
    {
      words: 'Passed House',
      day: 'Mar 10, 2026',
      href: null,
    },
  ],
  moreNews: 0,
  alsoIn: [],
  ...changes,
});
const alerts = (entries: AlertEntry[], more = 0, total = entries.length + more): DigestContent => {
  const search = { title: 'Water', entries, more, href: `${BASE}/water` };
  const digest: AlertDigest = { total, projects: [{ name: 'Rivers', href: `${BASE}/rivers`, searches: [search] }] };
  return { kind: 'alerts', digest };
};
const updates = (entries: UpdateEntry[], more = 0, total = entries.length + more): DigestContent => {
  const digest: UpdateDigest = { total, projects: [{ name: 'Rivers', entries, more, href: `${BASE}/rivers` }] };
  return { kind: 'updates', digest };
};

async function render(content: DigestContent, frequencies: DigestFrequency[] = ['Daily']) {
  const choices = { settingsAddress: `${BASE}/settings`, unsubscribeAddress: `${BASE}/unsubscribe` };
  const { subject, text } = await renderDigest(content, { organizationName: 'Ours', frequencies, choices });
  return { subject, text: text.replaceAll(/\s+/g, ' ') };
}

describe('renderDigest of alerts', () => {
  it('counts in the subject what it tells and names its projects', async () => {
    expect((await render(alerts([alert()]))).subject).toBe('1 new alert: Rivers');
    const projects = ['Rivers', 'Roads'].map((name) => ({ name, href: `${BASE}/${name}`, searches: [] }));
    const digest: AlertDigest = { total: 1234, projects };
    expect((await render({ kind: 'alerts', digest })).subject).toBe('1,234 new alerts: Rivers, Roads');
  });

  it('shows each document under its project and saved search', async () => {
    const { text } = await render(alerts([alert({ excerpt: { text: 'the clean water fund', marks: [[4, 9]] } })]));
    for (const words of ['Rivers', 'Saved search: Water', 'US HR 1 · Introduced · Mar 9, 2026', 'Clean Water Act'])
      expect(text).toContain(words);
    expect(text).toContain('Referred to committee the clean water fund');
  });

  it('says that an excerpt is struck', async () => {
    const excerpt = { text: 'the clean water fund', marks: [[4, 9] as const], isStruck: true };
    const { text } = await render(alerts([alert({ excerpt })]));
    expect(text).toContain('Struck text: the clean water fund');
  });

  it('leaves out what is not known of a document', async () => {
    const { text } = await render(alerts([alert({ status: null, day: null, standing: '' })]));
    expect(text).toContain('US HR 1 Clean Water Act');
    for (const words of ['·', 'null', 'Also found by', ' more']) expect(text).not.toContain(words);
  });

  it('names texts with a followed passage and the other searches that found the document', async () => {
    const entry = alert({
      occurrences: ['Introduced: Carries 87%', 'Reported: Carries 100%'],
      alsoFoundBy: ['Air', 'Fund'],
    });
    const { text } = await render(alerts([entry]));
    expect(text).toContain('Introduced: Carries 87% Reported: Carries 100% Also found by: Air, Fund');
  });

  it.each([
    ['the rest', [alert()], 1200, 'and 1,200 more'],
    ['all of them when none is shown', [], 1, '1 alert '],
    ['all of them when none is shown, in the plural', [], 2, '2 alerts '],
  ])('links to %s', async (_what, entries, more, words) => {
    expect((await render(alerts(entries, more))).text).toContain(words);
  });
});

describe('renderDigest of updates', () => {
  it('counts in the subject the documents with news', async () => {
    expect((await render(updates([update()]))).subject).toBe('Updates to 1 document: Rivers');
    expect((await render(updates([update()], 2))).subject).toBe('Updates to 3 documents: Rivers');
  });

  it('shows the news instead of the last action, each with its day', async () => {
    const news = [
      { words: 'Passed House', day: 'Mar 10, 2026', href: null },
      { words: 'A new report', day: null, href: `${BASE}/cq/news/1` },
    ];
    const { text } = await render(updates([update({ news })]));
    expect(text).toMatch(/Passed House · Mar 10, 2026 .*A new report/);
    for (const words of ['Referred to committee', 'Mar 9, 2026', 'earlier update', 'Also in']) {
      expect(text).not.toContain(words);
    }
  });

  it('counts earlier news and names the other projects of the document', async () => {
    const { text } = await render(updates([update({ moreNews: 1, alsoIn: ['Roads', 'Air'] })]));
    expect(text).toContain('and 1 earlier update Also in: Roads, Air');
    expect((await render(updates([update({ moreNews: 2 })]))).text).toContain('and 2 earlier updates');
  });

  it.each([
    ['the rest', [update()], 1200, 'and 1,200 more'],
    ['all of them when none is shown', [], 1, '1 document '],
  ])('links to %s', async (_what, entries, more, words) => {
    expect((await render(updates(entries, more))).text).toContain(words);
  });
});

describe('Footer of a digest', () => {
  it('states what it tells, how often and for which organization', async () => {
    const words = 'Rotunda e-mails you about new alerts in your projects at Ours every 4 hours and daily.';
    expect((await render(alerts([alert()]), ['4-Hourly', 'Daily'])).text).toContain(words);
    expect((await render(updates([update()]), ['Weekly'])).text).toContain(
      'updates to documents in your projects at Ours weekly.',
    );
  });
});

describe('Words of digests', () => {
  it.each([
    [0, '0 alerts'],
    [1, '1 alert'],
    [2, '2 alerts'],
    [1001, '1,001 alerts'],
  ])('count %d as %s', (count, words) => {
    expect(counted(count, 'alert', 'alerts')).toBe(words);
  });

  it.each<[DigestFrequency[], string]>([
    [['Hourly'], 'hourly'],
    [['Daily', 'Weekly'], 'daily and weekly'],
    [['Hourly', '4-Hourly', 'Daily'], 'hourly, every 4 hours, and daily'],
  ])('list %j as %s', (frequencies, words) => {
    expect(formatFrequencies(frequencies)).toBe(words);
  });
});
