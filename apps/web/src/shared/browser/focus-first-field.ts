/**
 * Fields that can receive the initial focus of a dialog. Read-only fields and those that stand in for another control
 * are excluded.
 */
const FIELDS = [
  'input:not(:disabled, [readonly], [type="hidden"], [tabindex="-1"])',
  'textarea:not(:disabled, [readonly], [tabindex="-1"])',
  '[role="combobox"]:not([aria-disabled="true"])',
].join(', ');

/**
 * Focuses the first field of a dialog, as the ref callback of its content, unless another part took focus on mount.
 * Without a field, focus stays on the dialog, so that screen readers announce its name and text.
 */
export function focusFirstField(root: HTMLElement | null): void {
  if (root === null || root.contains(document.activeElement)) return;
  root.querySelector<HTMLElement>(FIELDS)?.focus();
}
