export { buildSampleAdvocacy } from './advocacy.ts';
export { buildSampleRecords, SAMPLE_SEED, type SampleOptions } from './build-sample.ts';
export { SAMPLE_CONTACTS } from './contacts.ts';
export { PRIOR_SAMPLE_MARK, SAMPLE_MARK } from './legislatures.ts';
export { createRandom, type Random } from './random.ts';
export { buildSampleCqRecords } from './second-source.ts';
export {
  SAMPLE_ORGANIZATIONS,
  SAMPLE_PASSWORD,
  type SampleAction,
  type SampleAttachment,
  type SampleComment,
  type SampleOrganization,
  type SamplePerson,
  type SampleProject,
  type SampleSearch,
} from './workspace.ts';
