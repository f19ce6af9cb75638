export { checkLinks } from './check-links.ts';
export { type Audience, findAudience, keepConfidential, openThings } from './open-things.repository.ts';
export { getAudience, publishToAudience } from './publish-to-audience.ts';
export {
  createLinksRepository,
  linkConditions,
  linkedToAny,
  type LinkFilters,
  type Links,
  type LinkTables,
} from './links.repository.ts';
