import { describe, expect, it } from 'vitest';
import { mailAddress } from './mail-address.ts';

describe('the link that begins a mail', () => {
  it('carries subject and body whatever they hold', () => {
    const parts = { subject: 'R&D? 100 % + more', body: 'one\ntwo' };
    const link = new URL(mailAddress('help@city.example', parts));
    expect(link.pathname).toBe('help@city.example');
    expect(link.searchParams.get('subject')).toBe(parts.subject);
    expect(link.searchParams.get('body')).toBe('one\r\ntwo');
    expect(link.search).not.toContain('+');
  });

  it('has one recipient, whatever the mailbox is called', () => {
    const link = mailAddress('a?cc=b@city.example', { subject: '', body: '' });
    expect(new URL(link).searchParams.has('cc')).toBe(false);
  });
});
