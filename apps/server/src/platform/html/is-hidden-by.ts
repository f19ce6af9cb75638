import type { TagAttributes } from './read-tags.ts';

const HIDING_STYLE =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font-size\s*:\s*0(?:px|pt|em|rem|%)?\s*(?:!|;|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:!|;|$)|mso-hide\s*:\s*all)/i;

/** Whether attributes of an element keep its content from readers. */
export function isHiddenBy(attributes: TagAttributes): boolean {
  return attributes.hidden !== undefined || HIDING_STYLE.test(attributes.style ?? '');
}
