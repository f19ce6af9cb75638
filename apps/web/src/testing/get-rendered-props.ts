/**
 * Returns the props React rendered an element with. They are the same object until its component renders again, which
 * the document itself does not show.
 */
export function getRenderedProps(element: Element): unknown {
  const renderedProps: unknown = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1];
  if (renderedProps === undefined) throw new Error('React did not draw this element');
  return renderedProps;
}
