import { z } from 'zod';

const word = z.string().nullish();
const csvId = z.string().regex(/^\d+$/, 'not a number');

/** Tables of the CSV export; other columns are not used. */
export const tableSchemas = {
  hearings: z.looseObject({
    hearing_id: csvId,
    event_id: csvId,
    congress: csvId,
    chamber: z.string(),
    title: z.string(),
    status: z.string(),
    hearing_date_only: z.string(),
    hearing_time: z.string(),
    location: z.string(),
    update_date: z.string(),
  }),
  committees: z.looseObject({ committee_id: csvId, system_code: z.string(), name: z.string() }),
  hearing_committees: z.looseObject({ hearing_id: csvId, committee_id: csvId, is_primary: z.string() }),
  witness_appearances: z.looseObject({
    hearing_id: csvId,
    witness_id: csvId,
    position: z.string(),
    appearance_order: z.string(),
  }),
  witnesses: z.looseObject({ witness_id: csvId, full_name: z.string(), title: z.string(), organization: z.string() }),
};
export type TableRow<T extends keyof typeof tableSchemas> = z.output<(typeof tableSchemas)[T]>;

export const meetingSchema = z.looseObject({
  eventId: z.union([z.string(), z.number()]).transform(String),
  congress: z.number(),
  chamber: word,
  type: word,
  title: word,
  meetingStatus: word,
  date: word,
  updateDate: word,
  location: z.looseObject({ building: word, room: word, address: z.unknown().optional() }).nullish(),
  committees: z.array(z.looseObject({ name: z.string(), systemCode: word })).nullish(),
  witnesses: z.array(z.looseObject({ name: word, position: word, organization: word })).nullish(),
  meetingDocuments: z.array(z.looseObject({ name: word, description: word, documentType: word, url: word })).nullish(),
  witnessDocuments: z.array(z.looseObject({ documentType: word, url: word })).nullish(),
  relatedItems: z
    .looseObject({
      bills: z
        .array(z.looseObject({ congress: z.number(), type: z.string(), number: z.union([z.string(), z.number()]) }))
        .nullish(),
      nominations: z.unknown().optional(),
      treaties: z.unknown().optional(),
    })
    .nullish(),
  videos: z.array(z.looseObject({ name: word, url: word })).nullish(),
  hearingTranscript: z.array(z.looseObject({ jacketNumber: z.unknown().optional(), url: word })).nullish(),
});
export type CommitteeMeeting = z.output<typeof meetingSchema>;

export const meetingAnswerSchema = z.looseObject({ committeeMeeting: z.unknown() });
