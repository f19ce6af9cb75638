/** Elements whose content no reader of a page sees as its text. */
export const UNREAD_ELEMENTS: ReadonlySet<string> = new Set(
  'audio canvas datalist head iframe noembed noframes noscript object option script style svg template textarea title video xmp'.split(
    ' ',
  ),
);
