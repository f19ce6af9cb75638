import { describe, expect, it } from 'vitest';
import { mailAddress } from './mail-address.ts';

describe('mailAddress', () => {
  it('keeps any subject and body intact', () => {
    const parts = { subject: 'R&D? 100 % + more', body: 'one\ntwo' };
    const link = new URL(mailAddress('help@city.example', parts));
    expect(link.pathname).toBe('help@city.example');
    expect(link.searchParams.get('subject')).toBe(parts.subject);
    expect(link.searchParams.get('body')).toBe('one\r\ntwo');
    expect(link.search).not.toContain('+');
  });

  it('has a single recipient even when the mailbox contains special characters', () => {
    const link = mailAddress('a?cc=b@city.example', { subject: '', body: '' });
    expect(new URL(link).searchParams.has('cc')).toBe(false);
  });
});
