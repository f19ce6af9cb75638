/** Precedes a matched passage that its version strikes, in lists, e-mails and feeds. */
export const STRUCK_LABEL = 'Struck text';
