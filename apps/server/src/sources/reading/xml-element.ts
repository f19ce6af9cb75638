import { printedLine } from './printed-line.ts';

export type XmlNode = XmlElement | string;

/** An element of an XML document, read-only once built. Comments and processing instructions are not kept. */
export class XmlElement {
  /** Name without the namespace prefix. */
  readonly localName: string;

  constructor(
    /** Name as written, with its prefix. */
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
    /** Text and elements in document order; adjacent pieces of text (CDATA, entities) are joined. */
    readonly children: readonly XmlNode[],
    /** Line of the opening tag in the file, from 1. */
    readonly line: number,
  ) {
    this.localName = name.slice(name.indexOf(':') + 1);
  }

  /** Returns all text inside, in order, with white space unchanged. */
  text(): string {
    let text = '';
    for (const node of this.children) text += typeof node === 'string' ? node : node.text();
    return text;
  }

  /**
   * Returns all text inside as one line, with white space collapsed and trimmed. Nothing printed above or below the line
   * is glued to what it stands beside (`printedLine`).
   */
  plainText(): string {
    return printedLine<XmlElement>(this);
  }

  /** Returns the same element with other children. */
  with(children: readonly XmlNode[]): XmlElement {
    return new XmlElement(this.name, this.attributes, children, this.line);
  }

  /** Returns the first child element with that local name. */
  child(localName: string): XmlElement | undefined {
    return this.elements().find((element) => element.localName === localName);
  }

  /** Follows first children down: `at('Identification', 'Chapter')`. */
  at(...localNames: string[]): XmlElement | undefined {
    return localNames.reduce<XmlElement | undefined>((element, name) => element?.child(name), this);
  }

  /** Returns all child elements, or those with one local name. */
  elements(localName?: string): XmlElement[] {
    return this.children.filter(
      (node): node is XmlElement =>
        typeof node !== 'string' && (localName === undefined || node.localName === localName),
    );
  }

  /** Returns the elements with that local name at any depth, in document order. */
  descendants(localName: string): XmlElement[] {
    const found: XmlElement[] = [];
    this.collect(localName, found);
    return found;
  }

  private collect(localName: string, found: XmlElement[]): void {
    for (const child of this.children) {
      if (typeof child === 'string') continue;
      if (child.localName === localName) found.push(child);
      child.collect(localName, found);
    }
  }

  /** Returns the value of an attribute, undefined when it is absent or empty. */
  attribute(name: string): string | undefined {
    return this.attributes[name] === '' ? undefined : this.attributes[name];
  }
}
