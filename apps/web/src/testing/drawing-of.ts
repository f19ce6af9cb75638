/**
 * Returns the props React rendered an element with. They are the same object until its component renders again, which
 * the document itself does not show.
 */
export function drawingOf(element: Element): unknown {
  const drawing: unknown = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1];
  if (drawing === undefined) throw new Error('React did not draw this element');
  return drawing;
}
