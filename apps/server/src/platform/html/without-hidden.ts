import { HiddenRegion } from './hidden-region.ts';
import { isHiddenBy } from './is-hidden-by.ts';
import { isNoteReference } from './is-note-reference.ts';
import { readTags } from './read-tags.ts';
import { UNREAD_ELEMENTS } from './unread-elements.ts';

/**
 * Cuts out of untrusted HTML what its author hides from readers, and references to notes. The rest stays as it is, and
 * must still be sanitized.
 */
export function withoutHidden(html: string): string {
  const kept: string[] = [];
  const region = new HiddenRegion();
  let from = 0;
  /** Where the region that is being read began. */
  let hiddenFrom = -1;
  const settle = (at: number, end: number) => {
    if (region.isHidden && hiddenFrom < 0) {
      kept.push(html.slice(from, at));
      hiddenFrom = at;
    } else if (!region.isHidden && hiddenFrom >= 0) {
      hiddenFrom = -1;
      from = end;
    }
  };
  const behind = (at: number) => {
    const end = html.indexOf('>', at);
    return end < 0 ? html.length : end + 1;
  };
  readTags(html, {
    onText: () => undefined,
    onOpen: (name, attributes, start) => {
      const isHidden = UNREAD_ELEMENTS.has(name) || isHiddenBy(attributes) || isNoteReference(name, attributes);
      const wasHidden = region.isHidden;
      region.open(name, isHidden);
      // A sibling ends the region before it and may begin one itself.
      if (wasHidden && region.isHidden && hiddenFrom >= 0) return;
      settle(start, start);
    },
    onSelfClosing: (name, start) => {
      if (name !== 'svg' && !UNREAD_ELEMENTS.has(name)) return;
      region.close(name);
      settle(start, behind(start));
    },
    onClose: (name, start) => {
      const isOwn = region.closes(name);
      region.close(name);
      // The end tag of a container that ends the region belongs to what is visible.
      settle(start, isOwn ? behind(start) : start);
    },
  });
  if (hiddenFrom < 0) kept.push(html.slice(from));
  return kept.join('');
}
