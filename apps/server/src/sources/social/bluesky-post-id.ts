const POST = /^at:\/\/did:([a-z\d]+:[\w.:%-]+)\/app\.bsky\.feed\.post\/([A-Za-z0-9._~:-]+)$/;

/** The id of the post at an `at://` address; undefined for what is no post. */
export function blueskyPostId(uri: string): string | undefined {
  const [, account, key] = POST.exec(uri) ?? [];
  return account === undefined ? undefined : `post-bluesky-${`${account}-${key}`.replace(/[^A-Za-z0-9]+/g, '-')}`;
}

/** The page of that post, under its author's handle where it is known. */
export function blueskyPostUrl(uri: string, handle?: string): string | undefined {
  const [, account, key] = POST.exec(uri) ?? [];
  return account === undefined ? undefined : `https://bsky.app/profile/${handle ?? `did:${account}`}/post/${key}`;
}
