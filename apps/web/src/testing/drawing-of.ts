/**
 * What React drew an element from: the same object for as long as the part the element belongs to is not drawn again,
 * which nothing in the document tells.
 */
export function drawingOf(element: Element): unknown {
  const drawing: unknown = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1];
  if (drawing === undefined) throw new Error('React did not draw this element');
  return drawing;
}
