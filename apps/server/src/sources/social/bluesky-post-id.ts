const POST = /^at:\/\/did:([a-z\d]+:[\w.:%-]+)\/app\.bsky\.feed\.post\/([A-Za-z0-9._~:-]+)$/;

/** Returns the id of the post at an `at://` URI; undefined for anything else. */
export function blueskyPostId(uri: string): string | undefined {
  const [, account, key] = POST.exec(uri) ?? [];
  return account === undefined ? undefined : `post-bluesky-${`${account}-${key}`.replace(/[^A-Za-z0-9]+/g, '-')}`;
}

/** Returns the page of that post, with its author's handle if it is known. */
export function blueskyPostUrl(uri: string, handle?: string): string | undefined {
  const [, account, key] = POST.exec(uri) ?? [];
  return account === undefined ? undefined : `https://bsky.app/profile/${handle ?? `did:${account}`}/post/${key}`;
}
