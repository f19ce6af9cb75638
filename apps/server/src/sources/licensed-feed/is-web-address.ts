import { webAddress } from '@rotunda/domain';

/** Whether a text is an address that may be a link: http or https. */
export const isWebAddress = (text: string): boolean => webAddress(text) !== null;
