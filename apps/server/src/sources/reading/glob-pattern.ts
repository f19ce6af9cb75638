/** More alternatives are assumed to be a mistake, because each becomes a separate pattern. */
const MAX_ALTERNATIVES = 256;

/**
 * Compiles a path pattern: `*` and `?` stay inside one segment, `**` as a segment spans any number of them, `[a-z]` and
 * `{one,two/three}` work as in a shell. A name that begins with a dot matches only where the pattern contains the dot.
 */
export function globPattern(pattern: string): RegExp {
  const alternatives = expandBraces(pattern).slice(0, MAX_ALTERNATIVES);
  return new RegExp(`^(?:${alternatives.map(pathPattern).join('|')})$`, 'u');
}

/** Whether a path is treated as a pattern if no file has exactly that name. */
export function isGlob(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** Expands `{a,b/c}.xml` to `a.xml` and `b/c.xml`, innermost braces first. */
function expandBraces(pattern: string): string[] {
  const innermost = /^(.*)\{([^{}]*)\}(.*)$/s.exec(pattern);
  if (!innermost) return [pattern];
  const [, before = '', body = '', after = ''] = innermost;
  return body.split(',').flatMap((choice) => expandBraces(`${before}${choice}${after}`).slice(0, MAX_ALTERNATIVES));
}

function pathPattern(path: string): string {
  const segments = path.split('/');
  return segments
    .map((segment, index) => {
      const isLast = index === segments.length - 1;
      if (segment !== '**') return isLast ? segmentPattern(segment) : `${segmentPattern(segment)}/`;
      return isLast ? '(?!\\.)[^/]+(?:/(?!\\.)[^/]+)*' : '(?:(?!\\.)[^/]+/)*';
    })
    .join('');
}

function segmentPattern(segment: string): string {
  let source = /^[*?[]/.test(segment) ? '(?!\\.)' : '';
  for (let at = 0; at < segment.length; at += 1) {
    const char = segment.charAt(at);
    const classEnd = char === '[' ? segment.indexOf(']', at + 2) : -1;
    if (char === '*') source += '[^/]*';
    else if (char === '?') source += '[^/]';
    else if (classEnd > 0) {
      source += characterClass(segment.slice(at + 1, classEnd));
      at = classEnd;
    } else source += char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  }
  return source;
}

function characterClass(body: string): string {
  const isNegated = body.startsWith('!') || body.startsWith('^');
  const members = (isNegated ? body.slice(1) : body).replace(/[\\\][^]/g, '\\$&');
  return isNegated ? `[^/${members}]` : `[${members}]`;
}
