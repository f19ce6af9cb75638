/** What a dialog can begin with; fields that only show something, or stand for another control, are none. */
const FIELDS = [
  'input:not(:disabled, [readonly], [type="hidden"], [tabindex="-1"])',
  'textarea:not(:disabled, [readonly], [tabindex="-1"])',
  '[role="combobox"]:not([aria-disabled="true"])',
].join(', ');

/**
 * The ref of what a dialog holds: the keyboard begins in its first field, unless another part has taken the focus as it
 * was drawn. Without a field the focus is left to the frame, which reads the dialog's name and text.
 */
export function focusFirstField(root: HTMLElement | null): void {
  if (root === null || root.contains(document.activeElement)) return;
  root.querySelector<HTMLElement>(FIELDS)?.focus();
}
