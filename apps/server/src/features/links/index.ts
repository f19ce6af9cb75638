export { checkLinks } from './check-links.ts';
export { type Audience, findAudience, keepConfidential, visibleItems } from './visible-items.repository.ts';
export { getAudience, publishToAudience } from './publish-to-audience.ts';
export {
  createLinksRepository,
  linkConditions,
  linkedToAny,
  type LinkFilters,
  type Links,
  type LinkTables,
} from './links.repository.ts';
