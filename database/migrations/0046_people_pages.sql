CREATE TABLE "bill_committees" (
	"document_id" bigint NOT NULL,
	"committee_id" text NOT NULL,
	"last_action_on" date,
	CONSTRAINT "bill_committees_document_id_committee_id_pk" PRIMARY KEY("document_id","committee_id")
);
--> statement-breakpoint
CREATE TABLE "vote_voters" (
	"vote_id" text NOT NULL,
	"place" integer NOT NULL,
	"voter_key" text NOT NULL,
	"vote_date" date NOT NULL,
	"iso_code" text,
	"chamber" text,
	"name" text,
	"locality" text,
	"person_fusion_id" text,
	CONSTRAINT "vote_voters_vote_id_place_voter_key_pk" PRIMARY KEY("vote_id","place","voter_key")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "roles_change_on" date;--> statement-breakpoint
CREATE INDEX "bill_committees_by_committee" ON "bill_committees" USING btree ("committee_id","last_action_on","document_id");--> statement-breakpoint
CREATE INDEX "vote_voters_by_key" ON "vote_voters" USING btree ("voter_key","vote_date","person_fusion_id","iso_code","chamber","name","locality","vote_id","place");--> statement-breakpoint
CREATE INDEX "documents_recorded_votes" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.recordedVotes[*].voteId'))) WHERE document_type = 'Legislation';--> statement-breakpoint
CREATE INDEX "documents_post_authors" ON "documents" USING gin ((array[lower((facts ->> 'platform') || ':' || (facts ->> 'authorHandle')), facts ->> 'authorFusionId'])) WHERE document_type = 'SocialPost';--> statement-breakpoint
CREATE INDEX "documents_roles_change" ON "documents" USING btree ("roles_change_on") WHERE roles_change_on is not null;