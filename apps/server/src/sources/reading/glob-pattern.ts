/**
 * Compiles a path pattern: `*` and `?` stay inside one segment, `**` as a segment spans any number of them, `[a-z]`
 * and `{one,two}` as in a shell. A name that begins with a dot is matched only where the pattern writes the dot.
 */
export function globPattern(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => (segment === '**' ? '**' : segmentPattern(segment)));
  let source = '^';
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (segment === '**') source += isLast ? '(?!\\.)[^/]+(?:/(?!\\.)[^/]+)*' : '(?:(?!\\.)[^/]+/)*';
    else source += isLast ? segment : `${segment}/`;
  });
  return new RegExp(`${source}$`, 'u');
}

/** Whether a path is to be taken as a pattern when no file has that very name. */
export function isGlob(path: string): boolean {
  return /[*?[{]/.test(path);
}

function segmentPattern(segment: string): string {
  let source = /^[*?[]/.test(segment) ? '(?!\\.)' : '';
  let depth = 0;
  for (let at = 0; at < segment.length; at += 1) {
    const char = segment.charAt(at);
    const classEnd = char === '[' ? segment.indexOf(']', at + 2) : -1;
    if (char === '*') source += '[^/]*';
    else if (char === '?') source += '[^/]';
    else if (classEnd > 0) {
      source += characterClass(segment.slice(at + 1, classEnd));
      at = classEnd;
    } else if (char === '{' && segment.includes('}', at)) {
      depth += 1;
      source += '(?:';
    } else if (char === '}' && depth > 0) {
      depth -= 1;
      source += ')';
    } else if (char === ',' && depth > 0) source += '|';
    else source += char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  }
  return source;
}

function characterClass(body: string): string {
  const negated = body.startsWith('!') || body.startsWith('^');
  const members = (negated ? body.slice(1) : body).replace(/[\\\][^&~|]/g, '\\$&');
  return negated ? `[^/${members}]` : `[${members}]`;
}
