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
  it('reports text and tags in order and decodes entities once', () => {
    expect(read('<P class="a > b">AT&amp;T &lt;b&gt; &amp;lt;<br/>5 < 6</p>')).toBe('[p]AT&T <b> &lt;[br]5 < 6[/p]');
  });

  it('skips hidden content up to the end of the outermost element', () => {
    expect(read('a<script>"<p>no</p>"</script>b')).toBe('a[script][/script]b');
    const hidden = new Set(['object']);
    expect(read('a<object>no<object>no</object>no</object>b', hidden)).toBe('a[object][object][/object][/object]b');
    expect(read('a</object>b', hidden)).toBe('ab');
  });

  it.each([
    ['a<div hidden>no</div>b', 'ab'],
    ['a<p HIDDEN="">no<p>b', 'ab'],
    ['a<span style="color:red; Display : NONE">no<b>no</b></span>b', 'ab'],
    ['a<span style="font-size:0">no</span><span style="font-size:0.9em">b</span>', 'ab'],
    ['a<i style="visibility:hidden">no<i>no</i>no</i>b', 'ab'],
    ['a<template>no<p>no</p></template><noscript>no</noscript>b<!-- no -->', 'ab'],
    ['<ul><li hidden>no<ul><li>no</ul>no<li>a</ul>b', 'ab'],
    ['<table><tr><td hidden>no<td>a<tr hidden><td>no</table>b', 'ab'],
    ['<div><p style="display:none">no</div>a<br hidden>b', 'ab'],
  ])('skips what its author hides from readers: %s', (html, visible) => {
    expect(read(html).replace(/\[[^\]]*\]/g, '')).toBe(visible);
  });

  it('reports references to notes', () => {
    expect(read('5<a href="#fn1">1</a> <a href="#fnref1">2</a><sup class="footnote-ref">3</sup>')).toBe(
      '5[a][note-reference]1[/note-reference][/a] [a]2[/a][sup][note-reference]3[/note-reference][/sup]',
    );
  });

  it('ignores unmatched end tags as browsers do', () => {
    expect(read('<b>a</i></b></b> b</div>c</p>d</br>e')).toBe('[b]a[/b] bc[/p]d[/br]e');
  });

  it('ends an unclosed option with its list', () => {
    expect(read('<select><option>no<option>no</select>yes')).toBe('[select][option][option][/select]yes');
  });

  it('lets only SVG and hidden elements be self-closing', () => {
    expect(read('<svg/>yes', new Set(['svg']))).toBe('[svg][/svg]yes');
    expect(read('<object/>yes<object><object/>no</object>yes', new Set(['object']))).toBe(
      '[object][/object]yes[object][object][/object][/object]yes',
    );
    expect(read('<script src="a"/><b>yes</b>')).toBe('[script][/script][b]yes[/b]');
    expect(read('<b/>bold</b>')).toBe('[b]bold[/b]');
  });

  it.each([
    '<div>',
    '<b><i>',
    '<div></x>',
    '<select><option>',
    '<li hidden>',
    '<p hidden>x<ul>',
    '<a href="#fn1">',
    '<a',
    '&',
    '<!--',
    '<script>',
  ])('takes time linear in the input for endless %s', (part) => {
    const before = process.cpuUsage();
    read(part.repeat(Math.ceil(1_000_000 / part.length)));
    // One second would do; with quadratic time it took a minute.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  });
});
