import type { XmlElement } from '../reading/index.ts';
import type { Change } from './section-builder.ts';

/** Elements that change text: phrases of the Bill DTD, and the amending and editing elements of USLM. */
const CHANGE_ELEMENTS: ReadonlyMap<string, Change> = new Map([
  ...(['added-phrase', 'addedText', 'ins'] as const).map((name) => [name, 'added'] as const),
  ...(['deleted-phrase', 'deletedText', 'del'] as const).map((name) => [name, 'deleted'] as const),
]);

/** Returns the element's change mark: its own where the element states one, otherwise the inherited one. */
export function getChange(element: XmlElement, inherited: Change | undefined): Change | undefined {
  const { localName } = element;
  const named = CHANGE_ELEMENTS.get(localName);
  if (named !== undefined) return named;
  const changed = element.attribute('changed');
  if (changed === 'added' || changed === 'deleted') return changed;
  if (changed === 'not-changed') return undefined;
  const style = element.attribute('reported-display-style');
  if (style === 'strikethrough') return 'deleted';
  return style !== undefined && /italic/.test(style) ? 'added' : inherited;
}
