import { formatPlace, readingAddress } from '../../features/documents/model/reading-address.ts';
import type { PassageAddress } from '../../features/presidential-actions/components/cited-codes.tsx';

/** The address of a citation in the text of a presidential document, which the reader marks there. */
export const passageAddress: PassageAddress = (action, place) =>
  readingAddress(action, {
    section: place.sectionId,
    at: formatPlace(place),
    // In quotation marks: the citation as it stands there, not its words.
    find: `"${place.written}"`,
  });
