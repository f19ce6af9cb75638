import { webAddress } from '@rotunda/domain';

/** Whether the text is a URL that may become a link: http or https. */
export const isWebAddress = (text: string): boolean => webAddress(text) !== null;
