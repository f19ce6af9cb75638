/** Parsed tsquery, as written by `tsquery.ts`. */
export type TsqueryNode =
  | { kind: 'lexeme'; lexeme: string; isPrefix: boolean }
  | { kind: 'and' | 'or' | 'phrase'; children: TsqueryNode[] }
  | { kind: 'not'; child: TsqueryNode };

const OPERATORS = [
  ['and', /^ & /],
  ['or', /^ \| /],
  ['phrase', /^ <(?:-|\d+)> /],
] as const;
const FLAGS = /^:(\*?)[ABCD]*/;

/**
 * Parses the output of `tsquery.ts`: quoted lexemes and parenthesized groups with one kind of operator. Weights and
 * distances are ignored because they are checked elsewhere.
 */
export function readTsquery(text: string): TsqueryNode {
  const reader = new TsqueryReader(text);
  const node = reader.readGroup();
  reader.expectEnd();
  return node;
}

class TsqueryReader {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  readGroup(): TsqueryNode {
    const children = [this.#readOperand()];
    let kind: 'and' | 'or' | 'phrase' | undefined;
    for (let next = this.#readOperator(); next !== undefined; next = this.#readOperator()) {
      if (kind !== undefined && next !== kind) throw new Error('a group of a tsquery has two kinds of operators');
      kind = next;
      children.push(this.#readOperand());
    }
    const [only] = children;
    return kind === undefined && only !== undefined ? only : { kind: kind ?? 'and', children };
  }

  expectEnd(): void {
    if (this.#rest !== '') throw new Error('a tsquery goes on behind its end');
  }

  #readOperator(): 'and' | 'or' | 'phrase' | undefined {
    for (const [kind, pattern] of OPERATORS) if (this.#take(pattern) !== null) return kind;
    return undefined;
  }

  #readOperand(): TsqueryNode {
    if (this.#take(/^!/) !== null) return { kind: 'not', child: this.#readOperand() };
    if (this.#take(/^\(/) === null) return this.#readLexeme();
    const node = this.readGroup();
    if (this.#take(/^\)/) === null) throw new Error('a group of a tsquery is not closed');
    return node;
  }

  #readLexeme(): TsqueryNode {
    const quoted = this.#take(/^'((?:[^'\\]|''|\\.)*)'/su);
    if (quoted === null) throw new Error('a tsquery has no lexeme where one must stand');
    const lexeme = (quoted[1] ?? '').replaceAll(
      /''|\\(.)/gsu,
      (pair, escaped: string | undefined) => escaped ?? pair.slice(1),
    );
    return { kind: 'lexeme', lexeme, isPrefix: this.#take(FLAGS)?.[1] === '*' };
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#rest);
    if (found !== null) this.#rest = this.#rest.slice(found[0].length);
    return found;
  }
}
