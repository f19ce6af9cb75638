import { z } from 'zod';
import { optionalObject, optionalText, requiredText } from '../mapping/congress/upstream-shape.ts';

const results = z.object({
  results: z.array(
    z.object({
      bioguideId: optionalText,
      fullName: requiredText,
      voteCast: requiredText,
      voteParty: optionalText,
      voteState: optionalText,
    }),
  ),
});
export type Voter = z.infer<typeof results>['results'][number];

/** The session may be `1st`. */
const OWN_NUMBERS = { congress: optionalText, session: optionalText };

const count = z.coerce.number().int().nonnegative().catch(0);

/** XML turned into JSON: a list of one member is an object. */
const candidate = z.object({ candidate: requiredText, 'candidate-total': count });
const candidates = z.union([z.array(candidate), candidate.transform((one) => [one])]);

export const rollCallSchema = z.object({
  recordedVote: z.object({
    chamber: z.enum(['House', 'Senate']),
    congress: requiredText,
    sessionNumber: requiredText,
    rollNumber: requiredText,
    url: optionalText,
  }),
  sourceUrl: optionalText,
  action: optionalObject(z.object({ text: optionalText, actionDate: optionalText })),
  detail: z.object({
    houseRollCallVote: z
      .object({
        actionDate: optionalText,
        actionTime: optionalText,
        voteQuestion: optionalText,
        voteDescription: optionalText,
        voteType: optionalText,
        result: optionalText,
        totals: z
          .object({
            'totals-by-vote': z
              .object({ 'yea-total': count, 'nay-total': count, 'present-total': count, 'not-voting-total': count })
              .optional(),
            'totals-by-candidate': candidates.optional(),
          })
          .optional(),
      })
      .optional(),
    senateRollCallVote: z
      .object({
        voteDate: optionalText,
        voteQuestion: optionalText,
        voteTitle: optionalText,
        voteType: optionalText,
        result: optionalText,
        majorityRequirement: optionalText,
      })
      .optional(),
  }),
  members: z.object({
    houseRollCallVoteMemberVotes: results.optional(),
    senateRollCallVoteMemberVotes: results.optional(),
  }),
  sourcePayload: z
    .object({
      'vote-metadata': z.object({ 'legis-num': optionalText, ...OWN_NUMBERS, 'rollcall-num': optionalText }).optional(),
      ...OWN_NUMBERS,
      congress_year: optionalText,
      vote_number: optionalText,
      document: z
        .object({
          document_name: optionalText,
          document_type: optionalText,
          document_number: optionalText,
          document_congress: optionalText,
        })
        .optional(),
      amendment: z.object({ amendment_to_document_number: optionalText, amendment_number: optionalText }).optional(),
      count: z.object({ yeas: count, nays: count, present: count, absent: count }).optional(),
      tie_breaker: z.object({ by_whom: optionalText, tie_breaker_vote: optionalText }).optional(),
    })
    .prefault({}),
});
export type RollCall = z.infer<typeof rollCallSchema>;
