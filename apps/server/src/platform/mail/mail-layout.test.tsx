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

describe('the layout of e-mails', () => {
  it('says its language, title and both color schemes, and has one heading of the first level', async () => {
    const { html } = await write();
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html).toContain('<title>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;</title>');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('leaves nothing light in the dark scheme: the cell that the library paints has a rule of its own', async () => {
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

  it('takes nothing of what people type for markup', async () => {
    const { html } = await write();
    expect(html).not.toContain('<script');
  });

  it('says the same as plain text, without the preview, with the address of the button', async () => {
    const { text } = await write('Only in the list of mails');
    expect(text).toContain(HOSTILE);
    expect(text).toContain('> one line\n> and another');
    expect(text).toContain('https://policy.example/x?a=1&b=2');
    expect(text).toContain('You get this because you are a member.');
    expect(text).not.toContain('Only in the list');
  });

  it('gives the bar of a quote the color of its scheme', async () => {
    const { html } = await write();
    const [quote = ''] = /<blockquote[^>]*>/.exec(html) ?? [];
    expect(quote).toContain('class="m-line"');
    expect(quote).toMatch(/border-color:#DDE2E9/i);
    expect(quote).not.toContain('border-left:');
  });

  it('lets nothing follow the address that ends such e-mails, in the text part', async () => {
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

  it('cuts no character of its preview through', async () => {
    const { html } = await write('𝒳'.repeat(300));
    expect(html).toContain('𝒳');
    expect(html).not.toContain('\ufffd');
  });
});
