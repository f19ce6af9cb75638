export { recordKey, storeRecords, type StoreOutcome, type StoreRequest } from './store-records.ts';
