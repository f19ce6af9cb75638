import { HiddenRegion } from './hidden-region.ts';
import { isHiddenBy } from './is-hidden-by.ts';
import { isNoteReference } from './is-note-reference.ts';
import { readTags, type TagAttributes } from './read-tags.ts';
import { UNREAD_ELEMENTS } from './unread-elements.ts';

/**
 * An end tag without a start tag is ignored, except these, which browsers show as an empty paragraph and a line break.
 */
const IMPLICIT_ELEMENTS: ReadonlySet<string> = new Set(['p', 'br']);

/** Name under which a reference to a note is reported. */
const NOTE_REFERENCE = 'note-reference';

export interface HtmlReader {
  /** Called with text, entities decoded. */
  onText(text: string): void;
  /** @param name Lower-case name. */
  onTag(name: string, isClosing: boolean): void;
}

/**
 * Reports text and tags of untrusted HTML in order, without what its author hides from readers (`hidden`, `display:
 * none`). It builds no tree and keeps no tag waiting for its end, so the time depends only on the length, however deeply
 * the tags are nested.
 *
 * @param hidden Elements whose text is skipped, up to the end tag of the outermost one.
 */
export function readHtml(html: string, { onText, onTag }: HtmlReader, hidden = UNREAD_ELEMENTS): void {
  const region = new HiddenRegion();
  const references = new Map<string, boolean[]>();
  const onOpen = (name: string, attributes: TagAttributes) => {
    const isReference = isNoteReference(name, attributes);
    const ofName = references.get(name);
    if (ofName !== undefined) ofName.push(isReference);
    else if (isReference) references.set(name, [...Array.from({ length: region.count(name) }, () => false), true]);
    region.open(name, hidden.has(name) || isHiddenBy(attributes));
    onTag(name, false);
    if (isReference) onTag(NOTE_REFERENCE, false);
  };
  const onClose = (name: string) => {
    const wasOpen = region.close(name);
    if (!wasOpen && !IMPLICIT_ELEMENTS.has(name)) return;
    if (wasOpen && references.get(name)?.pop() === true) onTag(NOTE_REFERENCE, true);
    onTag(name, true);
  };
  readTags(html, {
    onText: (text) => {
      if (!region.isHidden) onText(text);
    },
    onOpen,
    // In browsers only SVG elements can be self-closing. Feeds written as XML self-close iframes and objects, meaning
    // that they are empty, so hidden elements end here; otherwise all following text would be lost.
    onSelfClosing: (name) => {
      if (name === 'svg' || hidden.has(name)) onClose(name);
    },
    onClose,
  });
}
