/** Unsent text by user and document, so that closing the flyout or reloading the page loses nothing. */
export interface DraftStore {
  read: () => string;
  /** Stores the text as it would be sent; an empty text deletes it. */
  write: (text: string) => void;
}

export function createDraftStore(storage: Storage, userId: string, fusionId: string): DraftStore {
  const key = `rotunda.comment-draft.${userId}.${fusionId}`;
  return {
    read: () => storage.getItem(key) ?? '',
    write: (text) => {
      if (text === '') storage.removeItem(key);
      else storage.setItem(key, text);
    },
  };
}
