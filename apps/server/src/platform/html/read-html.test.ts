import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

/** Renders text unchanged and tags in brackets. */
function read(html: string, hidden?: ReadonlySet<string>): string {
  let all = '';
  const reader = {
    onText: (text: string) => (all += text),
    onTag: (name: string, isClosing: boolean) => (all += `[${isClosing ? '/' : ''}${name}]`),
  };
  readHtml(html, reader, hidden);
  return all;
}

describe('readHtml', () => {
  it('tells text and tags in their order, entities decoded once', () => {
    expect(read('<P class="a > b">AT&amp;T &lt;b&gt; &amp;lt;<br/>5 < 6</p>')).toBe('[p]AT&T <b> &lt;[br]5 < 6[/p]');
  });

  it('leaves out what is hidden, up to the end of the outermost element', () => {
    expect(read('a<script>"<p>no</p>"</script>b')).toBe('a[script][/script]b');
    const hidden = new Set(['object']);
    expect(read('a<object>no<object>no</object>no</object>b', hidden)).toBe('a[object][object][/object][/object]b');
    expect(read('a</object>b', hidden)).toBe('ab');
  });

  it('leaves out end tags that end nothing, as browsers do', () => {
    expect(read('<b>a</i></b></b> b</div>c</p>d</br>e')).toBe('[b]a[/b] bc[/p]d[/br]e');
  });

  it('ends an option without an end tag with its list', () => {
    expect(read('<select><option>no<option>no</select>yes')).toBe('[select][option][option][/select]yes');
  });

  it('knows that a drawing and what is hidden may end themselves, and that nothing else does', () => {
    expect(read('<svg/>yes', new Set(['svg']))).toBe('[svg][/svg]yes');
    expect(read('<object/>yes<object><object/>no</object>yes', new Set(['object']))).toBe(
      '[object][/object]yes[object][object][/object][/object]yes',
    );
    expect(read('<script src="a"/><b>yes</b>')).toBe('[script][/script][b]yes[/b]');
    expect(read('<b/>bold</b>')).toBe('[b]bold[/b]');
  });

  it.each(['<div>', '<b><i>', '<div></x>', '<select><option>', '<a', '&', '<!--', '<script>'])(
    'takes time by the length alone: %s without end',
    (part) => {
      const before = process.cpuUsage();
      read(part.repeat(Math.ceil(1_000_000 / part.length)));
      // One second would do; with quadratic time it took a minute.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
    },
  );
});
