import type { SOCIAL_PLATFORMS } from '@rotunda/contract/values';

type Platform = (typeof SOCIAL_PLATFORMS)[number];

/** Base URL of account pages and the format of handles, by platform. */
const PROFILES: Readonly<Record<Platform, { base: string; handle: RegExp }>> = {
  bluesky: {
    base: 'https://bsky.app/profile/',
    handle: /^(?!handle\.invalid$)(?=.{4,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/i,
  },
  x: { base: 'https://x.com/', handle: /^\w{1,15}$/ },
  facebook: { base: 'https://www.facebook.com/', handle: /^[a-z\d.]{5,50}$/i },
  instagram: { base: 'https://www.instagram.com/', handle: /^[\w.]{1,30}$/ },
  youtube: { base: 'https://www.youtube.com/@', handle: /^[\w.-]{3,30}$/ },
  truthsocial: { base: 'https://truthsocial.com/@', handle: /^\w{1,30}$/ },
};

/** Returns the page of an account by its handle; undefined for a handle that is not valid on the platform. */
export function profileUrl(platform: Platform, handle: string | undefined): string | undefined {
  const { base, handle: form } = PROFILES[platform];
  return handle !== undefined && form.test(handle) ? `${base}${handle}` : undefined;
}
