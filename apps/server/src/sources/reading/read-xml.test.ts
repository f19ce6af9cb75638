import { describe, expect, it } from 'vitest';
import { collect } from '../testing/collect-records.ts';
import { bufferEntry } from './input-entry.ts';
import { parseXml, readXml, streamXml } from './read-xml.ts';

const read = (body: string | Buffer) => readXml(bufferEntry('a.xml', body));

describe('readXml', () => {
  it('keeps mixed content in order, joins CDATA and drops instructions and comments', async () => {
    const root = await read(
      '\uFEFF<?xml version="1.0"?><p>one <b>two</b> th<?Pub Caret -2?>ree<!-- x --><![CDATA[ <4>]]></p>',
    );
    expect(root.text()).toBe('one two three <4>');
    expect(root.children.map((node) => (typeof node === 'string' ? node : node.name))).toEqual([
      'one ',
      'b',
      ' three <4>',
    ]);
  });

  it('finds elements without prefix, attributes as written, and line numbers', async () => {
    const root = await read('<x:a xmlns:x="urn:x">\n<x:b id="1" empty=""/><c><x:b id="2"/></c></x:a>');
    expect(root.localName).toBe('a');
    expect(root.child('b')?.attribute('id')).toBe('1');
    expect(root.child('b')?.attribute('empty')).toBeUndefined();
    expect(root.child('b')?.line).toBe(2);
    expect(root.at('c', 'b')?.attribute('id')).toBe('2');
    expect(root.descendants('b')).toHaveLength(2);
    expect(root.at('c', 'nothing', 'b')).toBeUndefined();
  });

  it('is not misled by attributes named like built-in properties', async () => {
    const root = await read('<a __proto__="x" constructor="y"/>');
    expect(root.attribute('constructor')).toBe('y');
    expect(root.attribute('toString')).toBeUndefined();
  });

  it.each([
    ['cut off', '<a>\n<b>', 'line 2'],
    ['crossed', '<a><b></a></b>', 'line 1'],
    ['with a bare ampersand', '<a>R&D</a>', 'line 1'],
    ['with an entity nobody declared', '<a>&nbsp;</a>', 'line 1'],
    ['with two roots', '<a/><b/>', 'line 1'],
    ['with text behind the root', '<a/>x', 'line 1'],
    ['empty', '', 'line 1'],
  ])('rejects XML %s and names the position', async (_, body, place) => {
    await expect(read(body)).rejects.toThrow(new RegExp(`not well-formed XML.*${place}`));
  });

  it('neither loads nor expands declared entities', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY x "xxxx"><!ENTITY y SYSTEM "file:///etc/passwd">]><a>&x;</a>';
    await expect(read(bomb)).rejects.toThrow('not well-formed');
    expect((await read('<!DOCTYPE Bill PUBLIC "-//X//DTD X//EN" "x.dtd"><a>&amp;&#233;&#x41;</a>')).text()).toBe('&éA');
  });

  it('decodes the declared encoding and rejects bytes that do not match it', async () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe9</a>', 'latin1');
    expect((await read(latin)).text()).toBe('é');
    const wrong = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>\xe9</a>', 'latin1');
    await expect(read(wrong)).rejects.toThrow('not valid UTF-8 at byte 41');
    await expect(read('<?xml version="1.0" encoding="koi8-r"?><a/>')).rejects.toThrow('koi8-r');
  });

  it('limits depth and the number of nodes', async () => {
    const deep = '<a>'.repeat(20) + '</a>'.repeat(20);
    await expect(readXml(bufferEntry('a', deep), { maxDepth: 10 })).rejects.toThrow('more than 10 deep');
    await expect(readXml(bufferEntry('a', '<a><b/><b/><b/></a>'), { maxNodes: 3 })).rejects.toThrow(
      'more than 3 nodes',
    );
  });
});

describe('streamXml', () => {
  it('yields records by path as they close, including those before a fault', async () => {
    const body = '<f><head><b>no</b></head><b>1</b><g><b>2<b>in</b></b></g><b>3</f>';
    const seen: string[] = [];
    await expect(async () => {
      for await (const element of streamXml(
        bufferEntry('a', body),
        (path) => path.at(-1) === 'b' && !path.includes('head'),
      )) {
        seen.push(element.text());
      }
    }).rejects.toThrow('not well-formed');
    expect(seen).toEqual(['1', '2in']);
    const whole = body.replace('<b>3', '');
    const found = await collect(
      streamXml(bufferEntry('a', whole), (path) => path.at(-1) === 'b' && !path.includes('head')),
    );
    expect(found.map((element) => element.text())).toEqual(['1', '2in']);
  });

  it('counts nodes per record rather than per file', async () => {
    const body = `<f>${'<b>x</b>'.repeat(50)}</f>`;
    expect(await collect(streamXml(bufferEntry('a', body), (path) => path.length === 2, { maxNodes: 2 }))).toHaveLength(
      50,
    );
  });
});

describe('parseXml', () => {
  it('parses an XML string and rejects other text', () => {
    expect(parseXml('<a>x</a>').text()).toBe('x');
    expect(() => parseXml('x')).toThrow('not well-formed');
  });
});
