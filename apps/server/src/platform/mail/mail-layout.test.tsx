import { describe, expect, it } from 'vitest';
import { MailLayout } from './mail-layout.tsx';
import { MailButton, MailChoices, MailQuote, MailText, MailTitle } from './mail-parts.tsx';
import { renderMail } from './render-mail.ts';

const HOSTILE = '<script>alert(1)</script> & "quoted"';

const write = (preview = 'What it is about') =>
  renderMail(
    <MailLayout title={HOSTILE} preview={preview} footer="You get this because you are a member.">
      <MailTitle>Hello {HOSTILE}</MailTitle>
      <MailText>First</MailText>
      <MailQuote text={'one line\nand another'} />
      <MailButton href="https://policy.example/x?a=1&b=2">Open</MailButton>
    </MailLayout>,
  );

describe('Email layout', () => {
  it('declares language, title and both color schemes and has a single h1', async () => {
    const { html } = await write();
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html).toContain('<title>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;</title>');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('has a dark background for every cell in dark mode, including those of the library', async () => {
    const { html } = await write();
    const [styles = ''] = /<style>.*<\/style>/.exec(html) ?? [];
    expect(styles).toMatch(
      /prefers-color-scheme:dark.*\.m-canvas>table>tbody>tr>td\{background-color:#0D131C !important\}/,
    );
    const unnamed = html.match(/<\w+ (?![^>]*class=)[^>]*background-color/g) ?? [];
    expect(unnamed.map((tag) => tag.split(' ')[0])).toEqual(['<td']);
    expect(html).toMatch(
      /<body class="m-canvas"[^>]*>(?:<!--[^>]*-->)*<table[^>]*><tbody><tr><td style="background-color/,
    );
  });

  it('escapes markup in user input', async () => {
    const { html } = await write();
    expect(html).not.toContain('<script');
  });

  it("has a plain-text version without the preview but with the button's URL", async () => {
    const { text } = await write('Only in the list of mails');
    expect(text).toContain(HOSTILE);
    expect(text).toContain('> one line\n> and another');
    expect(text).toContain('https://policy.example/x?a=1&b=2');
    expect(text).toContain('You get this because you are a member.');
    expect(text).not.toContain('Only in the list');
  });

  it('colors the quote bar by color scheme', async () => {
    const { html } = await write();
    const [quote = ''] = /<blockquote[^>]*>/.exec(html) ?? [];
    expect(quote).toContain('class="m-line"');
    expect(quote).toMatch(/border-color:#DDE2E9/i);
    expect(quote).not.toContain('border-left:');
  });

  it('ends the text version with the unsubscribe URL', async () => {
    const choices = { settingsAddress: 'https://policy.example/s', unsubscribeAddress: 'https://policy.example/u' };
    const footer = (
      <>
        Because of a mention.
        <MailChoices {...choices} />
      </>
    );
    const { text } = await renderMail(
      <MailLayout title="Hello" preview="Hello" footer={footer}>
        <MailTitle>Hello</MailTitle>
      </MailLayout>,
    );
    expect(text).toMatch(
      /mention\.\nChange your e-mail settings https:\/\/policy\.example\/s or unsubscribe https:\/\/policy\.example\/u$/,
    );
  });

  it('splits no surrogate pair in its preview', async () => {
    const { html } = await write('𝒳'.repeat(300));
    expect(html).toContain('𝒳');
    expect(html).not.toContain('\ufffd');
  });
});
