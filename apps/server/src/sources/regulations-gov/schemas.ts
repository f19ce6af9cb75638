import { z } from 'zod';

const text = z.string().nullish();

const fileFormat = z.object({ fileUrl: z.string(), format: text });

/** Attributes of a document in lists and in full; a list item has only some of them. */
export const documentSchema = z.object({
  id: z.string().min(1),
  attributes: z.looseObject({
    documentType: text,
    subtype: text,
    title: text,
    docAbstract: text,
    agencyId: text,
    docketId: text,
    frDocNum: text,
    postedDate: text,
    commentStartDate: text,
    commentEndDate: text,
    effectiveDate: text,
    lastModifiedDate: text,
    modifyDate: text,
    withdrawn: z.boolean().nullish(),
    cfrPart: text,
    additionalRins: z.array(z.string()).nullish(),
    topics: z.array(z.string()).nullish(),
    startEndPage: text,
    fileFormats: z.array(fileFormat).nullish(),
  }),
});
export type RegsDocument = z.infer<typeof documentSchema>;

export const docketSchema = z.object({
  id: z.string().min(1),
  attributes: z.looseObject({
    title: text,
    dkAbstract: text,
    agencyId: text,
    docketType: text,
    subType: text,
    rin: text,
    modifyDate: text,
    lastModifiedDate: text,
    effectiveDate: text,
  }),
});
export type RegsDocket = z.infer<typeof docketSchema>;

export const commentCountSchema = z.object({
  id: z.string().min(1),
  attributes: z.object({ count: z.number().int().nonnegative() }),
});
export type RegsCommentCount = z.infer<typeof commentCountSchema>;

/** Files attached to a document, included when the full document is requested with its attachments. */
export const attachmentSchema = z.object({
  type: z.literal('attachments'),
  attributes: z.looseObject({ title: text, fileFormats: z.array(fileFormat).nullish() }),
});
export type RegsAttachment = z.infer<typeof attachmentSchema>;

export const errorsSchema = z.object({
  errors: z.array(z.looseObject({ status: z.coerce.string().nullish(), title: text, detail: text })).min(1),
});
