/** What printing a line needs of an element. `XmlElement` is one; the type is apart, because it prints lines itself. */
export interface PrintedElement<Element> {
  readonly localName: string;
  readonly children: readonly (Element | string)[];
  attribute(name: string): string | undefined;
  elements(): Element[];
  text(): string;
}
