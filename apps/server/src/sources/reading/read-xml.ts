import { SaxesParser } from 'saxes';
import type { InputEntry } from '../source.ts';
import { xmlText } from './xml-encoding.ts';
import { XmlElement, type XmlNode } from './xml-element.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

export interface XmlLimits {
  /** Nesting of elements; the deepest real bill has about 40 levels. */
  maxDepth?: number;
  /**
   * Elements, attributes and pieces of text in memory at the same time, which means in one record: the largest real
   * bill has about 200,000.
   */
  maxNodes?: number;
  /** Characters of one record, and of one tag, comment or piece of text outside of records: the largest real bill has 16 million. */
  maxCharacters?: number;
  /** Attributes of one element: real ones have up to twenty. */
  maxAttributes?: number;
}

/**
 * Characters kept for the administrator when XML is malformed: the end of the text read so far, well within
 * MAX_RAW_BYTES.
 */
const RECENT_CHARACTERS = 16 * 1024;

const DEFAULT_XML_LIMITS: Required<XmlLimits> = {
  maxDepth: 256,
  maxNodes: 2_000_000,
  maxCharacters: 32 * 1024 ** 2,
  maxAttributes: 1000,
};
/** Text is checked in parts, so that at most one part exceeds a limit. */
const PART_CHARACTERS = 256 * 1024;
/**
 * Shared because most elements have no attributes, and a separate empty object would use as much memory as the element.
 */
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

/**
 * Reads the whole document as a tree. A document type declaration is ignored: nothing is fetched, and only the five
 * entities of XML are known.
 * @throws UnreadableInputError with line and column when the document is not well-formed, or exceeds the limits.
 */
export async function readXml(entry: InputEntry, limits: XmlLimits = {}): Promise<XmlElement> {
  let root: XmlElement | undefined;
  // Reads to the end even though the root is complete, because the rest can still make the file malformed.
  for await (const element of streamXml(entry, isRoot, limits)) root = element;
  if (!root) throw new UnreadableInputError('the file is empty, not XML');
  return root;
}

/** Like readXml, for XML embedded in something else. */
export function parseXml(text: string, limits: XmlLimits = {}): XmlElement {
  const builder = new TreeBuilder(isRoot, { ...DEFAULT_XML_LIMITS, ...limits });
  const fault = builder.write(text);
  if (fault) throw fault;
  builder.end();
  const [root] = builder.take();
  if (!root) throw new UnreadableInputError('the text is empty, not XML');
  return root;
}

/**
 * Yields the elements that `isRecord` selects, each as a tree as soon as it is complete; the surrounding document is
 * not kept.
 * @param isRecord receives the names from the root down to the element that opens
 * @throws UnreadableInputError as readXml, after the elements before the error.
 */
export async function* streamXml(
  entry: InputEntry,
  isRecord: (path: readonly string[]) => boolean,
  limits: XmlLimits = {},
): AsyncGenerator<XmlElement> {
  const builder = new TreeBuilder(isRecord, { ...DEFAULT_XML_LIMITS, ...limits });
  let recent = '';
  for await (const piece of xmlText(entry)) {
    recent = (recent + piece).slice(-RECENT_CHARACTERS);
    const fault = builder.write(piece);
    yield* builder.take();
    if (fault) throw withRaw(fault, recent);
  }
  try {
    builder.end();
  } catch (error) {
    throw error instanceof UnreadableInputError ? withRaw(error, recent) : error;
  }
  yield* builder.take();
}

function withRaw(fault: UnreadableInputError, raw: string): UnreadableInputError {
  return new UnreadableInputError(fault.reason, { cause: fault, raw });
}

function isRoot(path: readonly string[]): boolean {
  return path.length === 1;
}

interface OpenElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  line: number;
}

class TreeBuilder {
  private readonly parser = new SaxesParser({ xmlns: false, position: true });
  private readonly path: string[] = [];
  /** Elements of the record being built, outermost first; empty between records. */
  private readonly open: OpenElement[] = [];
  private complete: XmlElement[] = [];
  /** Position in the text where the last record was closed. */
  private completeAt = -1;
  /**
   * Position where the text in memory begins: the start of the record, or between records the text that the parser has
   * not reported yet.
   */
  private heldFrom = 0;
  private nodes = 0;
  /** Attributes of the tag being read. */
  private attributeCount = 0;

  constructor(
    private readonly isRecord: (path: readonly string[]) => boolean,
    private readonly limits: Required<XmlLimits>,
  ) {
    this.parser.on('attribute', () => this.countAttribute());
    this.parser.on('opentag', (tag) => this.openTag(tag.name, tag.attributes));
    this.parser.on('closetag', () => this.closeTag());
    this.parser.on('text', (text) => this.addText(text));
    this.parser.on('cdata', (text) => this.addText(text));
    this.parser.on('error', (error) => this.fail(`not well-formed XML: ${withoutPosition(error.message)}`));
  }

  /** @returns the error that stopped the reader; records completed before it can still be taken */
  write(text: string): UnreadableInputError | undefined {
    try {
      for (let start = 0; start < text.length; start += PART_CHARACTERS) {
        this.parser.write(text.slice(start, start + PART_CHARACTERS));
        this.checkCharacters();
      }
      return undefined;
    } catch (error) {
      if (!(error instanceof UnreadableInputError)) throw error;
      // On a wrong closing tag the parser closes the open elements before it reports the error, so such a record is not
      // complete.
      if (this.completeAt === this.parser.position) this.complete.pop();
      return error;
    }
  }

  take(): XmlElement[] {
    const taken = this.complete;
    this.complete = [];
    return taken;
  }

  end(): void {
    this.parser.close();
  }

  private openTag(name: string, attributes: Record<string, string>): void {
    const { attributeCount } = this;
    this.attributeCount = 0;
    this.path.push(name.slice(name.indexOf(':') + 1));
    if (this.path.length > this.limits.maxDepth) this.fail(`elements lie more than ${this.limits.maxDepth} deep`);
    this.release();
    if (this.open.length === 0 && !this.isRecord(this.path)) return;
    this.countNodes(1 + attributeCount);
    const kept = attributeCount === 0 ? NO_ATTRIBUTES : attributes;
    this.open.push({ name, attributes: kept, children: [], line: this.parser.line });
  }

  private countAttribute(): void {
    const { maxAttributes } = this.limits;
    this.attributeCount += 1;
    if (this.attributeCount > maxAttributes) this.fail(`one element has more than ${maxAttributes} attributes`);
  }

  private closeTag(): void {
    this.path.pop();
    const closed = this.open.pop();
    this.release();
    if (!closed) return;
    const element = new XmlElement(closed.name, closed.attributes, closed.children, closed.line);
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else {
      this.complete.push(element);
      this.completeAt = this.parser.position;
      this.nodes = 0;
    }
  }

  private addText(text: string): void {
    this.release();
    const children = this.open.at(-1)?.children;
    if (!children || text === '') return;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else {
      this.countNodes(1);
      children.push(text);
    }
  }

  /** Between records, drops the text that the parser has reported. */
  private release(): void {
    if (this.open.length === 0) this.heldFrom = this.parser.position;
  }

  private checkCharacters(): void {
    const { maxCharacters } = this.limits;
    if (this.parser.position - this.heldFrom <= maxCharacters) return;
    const what = this.open.length === 0 ? 'one tag or piece of text' : 'one record';
    this.fail(`${what} is longer than ${maxCharacters} characters`);
  }

  private countNodes(count: number): void {
    this.nodes += count;
    if (this.nodes > this.limits.maxNodes) this.fail(`one record holds more than ${this.limits.maxNodes} nodes`);
  }

  private fail(reason: string): never {
    throw new UnreadableInputError(`${reason} (line ${this.parser.line}, column ${this.parser.column})`);
  }
}

/** Strips `line:column: `, which the parser puts before its messages. */
function withoutPosition(message: string): string {
  return message.replace(/^(?:[^:\s]*:)?\d+:\d+: /, '').replace(/\.$/, '');
}
