import type { XmlElement } from '../reading/index.ts';
import type { Change } from './section-builder.ts';

/** Returns the element's change mark: its own where the element states one, otherwise the inherited one. */
export function changeOf(element: XmlElement, inherited: Change | undefined): Change | undefined {
  const { localName } = element;
  if (localName === 'added-phrase' || localName === 'addedText') return 'added';
  if (localName === 'deleted-phrase' || localName === 'deletedText') return 'deleted';
  const changed = element.attribute('changed');
  if (changed === 'added' || changed === 'deleted') return changed;
  if (changed === 'not-changed') return undefined;
  const style = element.attribute('reported-display-style');
  if (style === 'strikethrough') return 'deleted';
  return style !== undefined && /italic/.test(style) ? 'added' : inherited;
}
