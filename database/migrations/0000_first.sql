CREATE TABLE "alert_activities" (
	"activity_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_activities_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" text NOT NULL,
	"fusion_id" text NOT NULL,
	"project_id" uuid,
	"saved_search_id" uuid,
	"user_id" text,
	"event_label" text NOT NULL,
	"event_ts" bigint NOT NULL,
	CONSTRAINT "alert_activities_label" CHECK (event_label in ('MARKED_READ', 'MARKED_UNREAD', 'MARKED_IRRELEVANT', 'MARKED_RELEVANT', 'ADDED_TO_PROJECT', 'REMOVED_FROM_PROJECT', 'MATCHED'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"saved_search_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"percolator_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_percolator_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" uuid,
	"title" text NOT NULL,
	"document_type" text,
	"search_model" jsonb NOT NULL,
	"email_alerts" boolean DEFAULT true NOT NULL,
	"broken_reason" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "saved_searches_percolator_number" UNIQUE("percolator_number")
);
--> statement-breakpoint
CREATE TABLE "search_alert_matches" (
	"organisation_id" text NOT NULL,
	"search_alert_id" uuid NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"document_version" integer NOT NULL,
	"matched_ts" bigint NOT NULL,
	"certainty" real,
	"match_explanation" text,
	CONSTRAINT "search_alert_matches_saved_search_id_search_alert_id_document_version_pk" PRIMARY KEY("saved_search_id","search_alert_id","document_version")
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"search_alert_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"document_id" bigint NOT NULL,
	"fusion_id" text NOT NULL,
	"document_type" text NOT NULL,
	"marked_read" boolean DEFAULT false NOT NULL,
	"marked_irrelevant" boolean DEFAULT false NOT NULL,
	"discovery_ts" bigint NOT NULL,
	"last_match_ts" bigint NOT NULL,
	"relevancy" real DEFAULT 0 NOT NULL,
	"deleted_ts" bigint,
	CONSTRAINT "search_alerts_document_in_project" UNIQUE("organisation_id","project_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_changes" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"document_version" integer NOT NULL,
	"change_kind" text NOT NULL,
	"source" text NOT NULL,
	"published_ts" bigint,
	"fetched_ts" bigint NOT NULL,
	"committed_ms" bigint NOT NULL,
	"matched_ms" bigint,
	"error" text,
	CONSTRAINT "document_changes_kind" CHECK (change_kind in ('created', 'updated', 'reindex'))
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"fn_document_id" text PRIMARY KEY NOT NULL,
	"fusion_id" text NOT NULL,
	"version_code" text NOT NULL,
	"version_name" text NOT NULL,
	"version_date" date,
	"language" text NOT NULL,
	"format" text NOT NULL,
	"official_title" text,
	"external_url" text,
	"source" text NOT NULL,
	"sections" jsonb NOT NULL,
	"word_count" integer NOT NULL,
	"content_hash" text NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"document_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fusion_id" text NOT NULL,
	"document_type" text NOT NULL,
	"iso_code" text,
	"country_code" text,
	"locality_type" text,
	"locality_external_id" text,
	"title" text NOT NULL,
	"summary" text,
	"status" text,
	"generic_status" text,
	"progress" text,
	"chamber" text,
	"originating_chamber" text,
	"bill_type" text,
	"session" text,
	"session_name" text,
	"session_end_on" date,
	"session_active" boolean,
	"reg_document_type" text,
	"research_document_type" text,
	"social_platform" text,
	"stakeholder_type" text,
	"byline" text,
	"introduced_on" date,
	"introduced_ts" bigint,
	"publication_date" date,
	"comment_end_date" date,
	"last_action_on" date,
	"last_action_text" text,
	"last_updated_ts" bigint,
	"facts" jsonb NOT NULL,
	"provenance" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "documents_locality_type" CHECK (locality_type in ('federal', 'state'))
);
--> statement-breakpoint
CREATE TABLE "entity_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"fusion_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hearing_bills" (
	"hearing_fusion_id" text NOT NULL,
	"bill_fusion_id" text NOT NULL,
	CONSTRAINT "hearing_bills_bill_fusion_id_hearing_fusion_id_pk" PRIMARY KEY("bill_fusion_id","hearing_fusion_id")
);
--> statement-breakpoint
CREATE TABLE "source_facts" (
	"fusion_id" text NOT NULL,
	"source" text NOT NULL,
	"part" text NOT NULL,
	"kind" text NOT NULL,
	"content_hash" text NOT NULL,
	"facts" jsonb NOT NULL,
	"source_url" text,
	"source_updated_ts" bigint,
	"fetched_ts" bigint NOT NULL,
	CONSTRAINT "source_facts_fusion_id_source_part_pk" PRIMARY KEY("fusion_id","source","part")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"vote_id" text PRIMARY KEY NOT NULL,
	"bill_fusion_id" text,
	"iso_code" text NOT NULL,
	"chamber" text,
	"rollcall" text,
	"motion" text NOT NULL,
	"vote_date" date NOT NULL,
	"result" text,
	"passed" boolean,
	"yes_count" integer NOT NULL,
	"no_count" integer NOT NULL,
	"other_count" integer NOT NULL,
	"voters" jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text,
	"user_id" text NOT NULL,
	"impersonator_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"inviter_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_once" UNIQUE("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_flags" (
	"organisation_id" text NOT NULL,
	"flag" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "organisation_flags_organisation_id_flag_pk" PRIMARY KEY("organisation_id","flag")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"metadata" text,
	"external_name" text NOT NULL,
	"salesforce_id" text,
	"entitlements" jsonb DEFAULT '{"USFederal":true,"USStateList":[]}'::jsonb NOT NULL,
	"tableau_report_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "organization_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"active_organization_id" text,
	"impersonated_by" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text DEFAULT 'user',
	"banned" boolean DEFAULT false,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"segmentation" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"preferences" jsonb NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "user_preferences_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organisation_id" text,
	"user_id" text,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_ts" bigint DEFAULT extract(epoch from now())::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint,
	"message" text,
	"result" jsonb,
	"error" text,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entity_metadata" (
	"organisation_id" text NOT NULL,
	"document_id" bigint NOT NULL,
	"priority" text,
	"position" text,
	"updated_by" text NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "entity_metadata_organisation_id_document_id_pk" PRIMARY KEY("organisation_id","document_id"),
	CONSTRAINT "entity_metadata_priority" CHECK (priority in ('High', 'Medium', 'Low')),
	CONSTRAINT "entity_metadata_position" CHECK (position in ('Support', 'Oppose', 'Neutral', 'Monitor'))
);
--> statement-breakpoint
CREATE TABLE "entity_tags" (
	"organisation_id" text NOT NULL,
	"document_id" bigint NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "entity_tags_organisation_id_document_id_tag_id_pk" PRIMARY KEY("organisation_id","document_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "project_collaborators" (
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "project_collaborators_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "project_entities" (
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"document_id" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "project_entities_project_id_document_id_pk" PRIMARY KEY("project_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"priority" text,
	"impact" text,
	"description" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "projects_priority" CHECK (priority in ('High', 'Medium', 'Low')),
	CONSTRAINT "projects_impact" CHECK (length(impact) <= 100)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"tag_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "tags_name_in_organisation" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "doc_head" (
	"document_id" bigint PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doc_search" (
	"document_id" bigint PRIMARY KEY NOT NULL,
	"combination_id" integer NOT NULL,
	"type_number" smallint NOT NULL,
	"is_split" boolean NOT NULL,
	"introduced_ts" bigint,
	"last_updated_ts" bigint,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doc_search_part" (
	"document_id" bigint NOT NULL,
	"part_number" integer NOT NULL,
	"lexemes" "tsvector" NOT NULL,
	CONSTRAINT "doc_search_part_document_id_part_number_pk" PRIMARY KEY("document_id","part_number")
);
--> statement-breakpoint
CREATE TABLE "facet_combinations" (
	"combination_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_combinations_combination_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facts_key" text NOT NULL,
	"document_type" text NOT NULL,
	"iso_code" text,
	"generic_status" text,
	"chamber" text,
	"bill_type" text,
	"session_active" boolean,
	"reg_document_type" text,
	"research_document_type" text,
	"social_platform" text,
	"stakeholder_type" text,
	CONSTRAINT "facet_combinations_once" UNIQUE("facts_key")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"document_id" bigint NOT NULL,
	"passage_number" integer NOT NULL,
	"stream_index" integer,
	"start_offset" integer,
	"excerpt" text,
	"terms" "tsvector" NOT NULL,
	"forms" "tsvector" NOT NULL,
	CONSTRAINT "passages_document_id_passage_number_pk" PRIMARY KEY("document_id","passage_number")
);
--> statement-breakpoint
CREATE TABLE "ingest_runs" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"mode" text NOT NULL,
	"input" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"checkpoint" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"quarantined" integer DEFAULT 0 NOT NULL,
	"expected" integer,
	"started_ts" bigint NOT NULL,
	"heartbeat_ts" bigint NOT NULL,
	"finished_ts" bigint,
	"seconds" double precision,
	"error" text,
	"stop_requested" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ingest_runs_mode" CHECK (mode in ('file', 'live')),
	CONSTRAINT "ingest_runs_state" CHECK (state in ('queued', 'running', 'finished', 'failed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
	"quarantine_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"run_id" uuid NOT NULL,
	"position" text NOT NULL,
	"reason" text NOT NULL,
	"raw" text NOT NULL,
	"raw_hash" text NOT NULL,
	"first_seen_ts" bigint NOT NULL,
	"last_seen_ts" bigint NOT NULL,
	CONSTRAINT "quarantine_record" UNIQUE("source","position","raw_hash")
);
--> statement-breakpoint
CREATE TABLE "source_settings" (
	"source" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"schedule" text,
	"api_key_sealed" text,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"live_checkpoint" text,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_activities" ADD CONSTRAINT "alert_activities_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_matches" ADD CONSTRAINT "search_alert_matches_search_alert_id_search_alerts_search_alert_id_fk" FOREIGN KEY ("search_alert_id") REFERENCES "public"."search_alerts"("search_alert_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_matches" ADD CONSTRAINT "search_alert_matches_saved_search_id_saved_searches_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("saved_search_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_flags" ADD CONSTRAINT "organisation_flags_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_metadata" ADD CONSTRAINT "entity_metadata_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_tags" ADD CONSTRAINT "entity_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_collaborators" ADD CONSTRAINT "project_collaborators_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_entities" ADD CONSTRAINT "project_entities_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_activities_by_document" ON "alert_activities" USING btree ("organisation_id","fusion_id","event_ts");--> statement-breakpoint
CREATE INDEX "saved_searches_by_organisation" ON "saved_searches" USING btree ("organisation_id","project_id");--> statement-breakpoint
CREATE INDEX "search_alert_matches_by_alert" ON "search_alert_matches" USING btree ("search_alert_id");--> statement-breakpoint
CREATE INDEX "search_alerts_list" ON "search_alerts" USING btree ("organisation_id","project_id","discovery_ts") WHERE deleted_ts is null;--> statement-breakpoint
CREATE INDEX "search_alerts_unread" ON "search_alerts" USING btree ("organisation_id","project_id") WHERE deleted_ts is null and not marked_read and not marked_irrelevant;--> statement-breakpoint
CREATE INDEX "search_alerts_by_document" ON "search_alerts" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_changes_waiting" ON "document_changes" USING btree ("change_id") WHERE matched_ms is null and error is null;--> statement-breakpoint
CREATE INDEX "document_changes_by_source" ON "document_changes" USING btree ("source","change_id");--> statement-breakpoint
CREATE INDEX "document_texts_by_document" ON "document_texts" USING btree ("fusion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_fusion_id" ON "documents" USING btree ("fusion_id");--> statement-breakpoint
CREATE INDEX "documents_fusion_id_reversed" ON "documents" USING btree (reverse(fusion_id) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "documents_locality_external_id" ON "documents" USING btree ("locality_external_id");--> statement-breakpoint
CREATE INDEX "documents_by_type_updated" ON "documents" USING btree ("document_type","last_updated_ts");--> statement-breakpoint
CREATE INDEX "documents_session_active" ON "documents" USING btree ("session_end_on") WHERE session_active;--> statement-breakpoint
CREATE INDEX "documents_sample" ON "documents" USING btree ("is_sample") WHERE is_sample;--> statement-breakpoint
CREATE INDEX "source_facts_by_source" ON "source_facts" USING btree ("source");--> statement-breakpoint
CREATE INDEX "votes_by_bill" ON "votes" USING btree ("bill_fusion_id","vote_date");--> statement-breakpoint
CREATE INDEX "account_by_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_organisation" ON "audit_log" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "member_by_user" ON "member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "events_xid_index" ON "events" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "events_created_ts_index" ON "events" USING btree ("created_ts");--> statement-breakpoint
CREATE INDEX "job_progress_organisation_index" ON "job_progress" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "entity_tags_by_tag" ON "entity_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "project_entities_by_document" ON "project_entities" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "projects_by_organisation" ON "projects" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "doc_search_lexemes" ON "doc_search" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "doc_search_split" ON "doc_search" USING btree ("document_id") WHERE is_split;--> statement-breakpoint
CREATE INDEX "doc_search_part_lexemes" ON "doc_search_part" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "passages_terms" ON "passages" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "ingest_runs_by_source" ON "ingest_runs" USING btree ("source","started_ts");--> statement-breakpoint
CREATE INDEX "quarantine_by_source" ON "quarantine" USING btree ("source","last_seen_ts");