CREATE TABLE "cq_agendas" (
	"schedule_id" text NOT NULL,
	"agenda_id" text NOT NULL,
	"position" integer NOT NULL,
	"agenda_type" text,
	"location" text,
	"agenda_ts" bigint,
	"has_agenda_time" boolean DEFAULT false NOT NULL,
	"notes" text,
	"panels" jsonb NOT NULL,
	"bills" jsonb NOT NULL,
	CONSTRAINT "cq_agendas_schedule_id_agenda_id_pk" PRIMARY KEY("schedule_id","agenda_id")
);
--> statement-breakpoint
CREATE TABLE "cq_bills" (
	"bill_fusion_id" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"milestones" jsonb NOT NULL,
	"crs_summary" text
);
--> statement-breakpoint
CREATE TABLE "cq_files" (
	"name" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cq_floor_votes" (
	"cq_oid" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"cq_uid" text,
	"bill_fusion_id" text NOT NULL,
	"chamber" text NOT NULL,
	"session_number" integer,
	"rollcall" text,
	"motion" text NOT NULL,
	"vote_date" date NOT NULL,
	"result" text,
	"passed" boolean,
	"yes_count" integer NOT NULL,
	"no_count" integer NOT NULL,
	"other_count" integer NOT NULL,
	CONSTRAINT "cq_floor_votes_chamber" CHECK (chamber in ('upper', 'lower', 'joint'))
);
--> statement-breakpoint
CREATE TABLE "cq_publication_bills" (
	"bill_fusion_id" text NOT NULL,
	"category" text NOT NULL,
	"display_ts" bigint NOT NULL,
	"cq_uid" text NOT NULL,
	CONSTRAINT "cq_publication_bills_bill_fusion_id_cq_uid_pk" PRIMARY KEY("bill_fusion_id","cq_uid")
);
--> statement-breakpoint
CREATE TABLE "cq_publications" (
	"cq_uid" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"display_ts" bigint NOT NULL,
	"has_display_time" boolean NOT NULL,
	"revised_ts" bigint NOT NULL,
	"document_type" text,
	"document_subtype" text,
	"parent_publication_type" text,
	"display_type" text,
	"byline" text,
	"status" text,
	"sponsor" text,
	"word_count" integer,
	"file_size" bigint,
	"body_html" text,
	"pdf_url" text,
	"pdf_file" text,
	"references" jsonb NOT NULL,
	"agenda_id" text,
	"transcript_type" text,
	"source_url" text,
	CONSTRAINT "cq_publications_category" CHECK (category in ('news', 'transcripts', 'docs_analysis', 'floor_amendments', 'committee_amendments', 'votes')),
	CONSTRAINT "cq_publications_transcript_type" CHECK (transcript_type in ('FirstDraft', 'Proofread'))
);
--> statement-breakpoint
CREATE TABLE "cq_records" (
	"fusion_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"is_retracted" boolean NOT NULL,
	"revised_ts" bigint,
	"source_url" text,
	"fetched_ts" bigint NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cq_schedules" (
	"schedule_id" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"cq_oid" text,
	"title" text NOT NULL,
	"description" text,
	"display_ts" bigint NOT NULL,
	"has_display_time" boolean NOT NULL,
	"schedule_type" text,
	"sponsors" text[] NOT NULL,
	"event_note" text
);
--> statement-breakpoint
ALTER TABLE "cq_agendas" ADD CONSTRAINT "cq_agendas_schedule_id_cq_schedules_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."cq_schedules"("schedule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_bills" ADD CONSTRAINT "cq_bills_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_files" ADD CONSTRAINT "cq_files_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_floor_votes" ADD CONSTRAINT "cq_floor_votes_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_publication_bills" ADD CONSTRAINT "cq_publication_bills_cq_uid_cq_publications_cq_uid_fk" FOREIGN KEY ("cq_uid") REFERENCES "public"."cq_publications"("cq_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_publications" ADD CONSTRAINT "cq_publications_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_schedules" ADD CONSTRAINT "cq_schedules_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cq_agendas_by_id" ON "cq_agendas" USING btree ("agenda_id");--> statement-breakpoint
CREATE INDEX "cq_bills_by_record" ON "cq_bills" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_files_by_record" ON "cq_files" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_floor_votes_by_record" ON "cq_floor_votes" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_floor_votes_by_bill" ON "cq_floor_votes" USING btree ("bill_fusion_id","vote_date");--> statement-breakpoint
CREATE INDEX "cq_publication_bills_by_date" ON "cq_publication_bills" USING btree ("bill_fusion_id","category","display_ts","cq_uid");--> statement-breakpoint
CREATE INDEX "cq_publication_bills_by_publication" ON "cq_publication_bills" USING btree ("cq_uid");--> statement-breakpoint
CREATE INDEX "cq_publications_by_record" ON "cq_publications" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_publications_by_agenda" ON "cq_publications" USING btree ("agenda_id") WHERE agenda_id is not null;--> statement-breakpoint
CREATE INDEX "cq_schedules_by_record" ON "cq_schedules" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_schedules_by_date" ON "cq_schedules" USING btree ("display_ts");