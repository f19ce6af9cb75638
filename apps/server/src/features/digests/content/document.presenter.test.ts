import { describe, expect, it } from 'vitest';
import { testCard } from '../../../app/testing/test-card.ts';
import { presentDocument, shortDay } from './document.presenter.ts';
import { projectAlertsAddress, publicationAddress, unsubscribeAddress } from './product-addresses.ts';

const TODAY = '2026-03-09';
const getStatus = (changes: Parameters<typeof testCard>[0]) =>
  presentDocument(testCard(changes), { href: 'https://p.example/x', today: TODAY }).status;
const rule = { documentType: 'Regulation', regulationDocumentType: 'Proposed Rule' } as const;

describe('presentDocument', () => {
  it('uses the title of the card unless a highlighted title is given', () => {
    const facts = { href: 'https://p.example/x', today: TODAY };
    expect(presentDocument(testCard(), facts).title).toEqual({ text: 'A bill to regulate widgets', marks: [] });
    const title = { text: 'A bill to regulate widgets', marks: [[2, 6] as [number, number]] };
    expect(presentDocument(testCard(), { ...facts, title }).title).toBe(title);
  });

  it('shows the comment deadline until its day has passed, then the kind of rule', () => {
    expect(getStatus({ ...rule, commentEndDate: '2026-03-10' })).toBe('Comments due Mar 10, 2026');
    expect(getStatus({ ...rule, commentEndDate: TODAY })).toBe('Comments due Mar 9, 2026');
    expect(getStatus({ ...rule, commentEndDate: '2026-03-08' })).toBe('Proposed Rule');
    expect(getStatus(rule)).toBe('Proposed Rule');
  });

  it('prefers the status of a bill over its comment deadline', () => {
    expect(getStatus({ genericStatus: 'Passed', commentEndDate: '2026-04-01' })).toBe('Passed');
    expect(getStatus({})).toBeNull();
  });

  it('shows no day when it is unknown and formats a known day', () => {
    expect(presentDocument(testCard(), { href: '', today: TODAY }).day).toBeNull();
    expect([shortDay('2026-01-01'), shortDay('2026-12-31'), shortDay(null)]).toEqual([
      'Jan 1, 2026',
      'Dec 31, 2026',
      null,
    ]);
  });
});

describe('Digest addresses', () => {
  it('opens the alerts tab, with search and alert parameters only when given', () => {
    expect(projectAlertsAddress('https://p.example', 'p1')).toBe('https://p.example/projects/p1?tab=Alerts');
    expect(projectAlertsAddress('https://p.example', 'p1', { search: 's1', open: 'fr-1&x', in: 'p1' })).toBe(
      'https://p.example/projects/p1?tab=Alerts&search=s1&open=fr-1%26x&in=p1',
    );
  });

  it('encodes the publication id of the feed', () => {
    expect(publicationAddress('https://p.example', { category: 'news', cqUid: 'a/b c' })).toBe(
      'https://p.example/cq/news/a%2Fb%20c',
    );
  });

  it('ends the unsubscribe address with its secret', () => {
    expect(unsubscribeAddress('https://p.example', 'secret')).toMatch(/^https:\/\/p\.example\/.+\/secret$/);
  });
});
