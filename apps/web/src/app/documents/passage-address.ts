import { formatPlace, readingAddress } from '../../features/documents/model/reading-address.ts';
import type { PassageAddress } from '../../features/presidential-actions/components/cited-codes.tsx';

/** Returns the address of a citation in the text of a presidential document, where the reader highlights it. */
export const passageAddress: PassageAddress = (action, place) =>
  readingAddress(action, {
    section: place.sectionId,
    at: formatPlace(place),
    // Quoted to find the exact citation rather than its separate words.
    find: `"${place.written}"`,
  });
