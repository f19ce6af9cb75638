-- The tables, indexes and triggers as the migrations before 0.1.0 left them (squashed.json lists these). The names in
-- British English are changed by the next one, which databases with the earlier migrations need as well.
CREATE TABLE "action_attendees" (
	"organisation_id" text NOT NULL,
	"action_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "action_attendees_action_id_user_id_pk" PRIMARY KEY("action_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "action_entities" (
	"organisation_id" text NOT NULL,
	"action_id" uuid NOT NULL,
	"document_id" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "action_entities_action_id_document_id_pk" PRIMARY KEY("action_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "action_projects" (
	"organisation_id" text NOT NULL,
	"action_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	CONSTRAINT "action_projects_action_id_project_id_pk" PRIMARY KEY("action_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "action_tags" (
	"organisation_id" text NOT NULL,
	"action_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "action_tags_action_id_tag_id_pk" PRIMARY KEY("action_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "actions" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"action_type" text NOT NULL,
	"summary" text,
	"start_ts" bigint NOT NULL,
	"end_ts" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"keepers" text[],
	"calendar_uid" text,
	"calendar_event" jsonb,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "actions_calendar_uid" UNIQUE("organisation_id","calendar_uid"),
	CONSTRAINT "actions_start_first" CHECK (start_ts <= end_ts)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"feed_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"last_read_ts" bigint,
	CONSTRAINT "calendar_feeds_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "project_activities" (
	"activity_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_activities_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"impersonator_id" text,
	"action" text NOT NULL,
	"entity_label" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"entity_name" text,
	"event_ts" bigint NOT NULL,
	CONSTRAINT "project_activities_action" CHECK (action in ('created', 'updated', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "advocacy_campaigns" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_active" boolean NOT NULL,
	"report_url" text,
	"email_enabled" boolean NOT NULL,
	"phone_enabled" boolean NOT NULL,
	"x_posts_enabled" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advocacy_key_contacts" (
	"key_contact_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"person_fusion_id" text NOT NULL,
	"contact_name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"phone_number" text,
	"relationship_type" text,
	"relationship_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advocacy_messages" (
	"organisation_id" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"person_fusion_id" text NOT NULL,
	"sent_on" date NOT NULL,
	"messages_count" integer NOT NULL,
	"calls_count" integer NOT NULL,
	"x_posts_count" integer NOT NULL,
	CONSTRAINT "advocacy_messages_campaign_id_person_fusion_id_sent_on_pk" PRIMARY KEY("campaign_id","person_fusion_id","sent_on")
);
--> statement-breakpoint
CREATE TABLE "advocacy_providers" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"api_key_sealed" text,
	"tool_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "advocacy_providers_kind" CHECK (kind in ('embedded', 'http')),
	CONSTRAINT "advocacy_providers_address" CHECK (kind = 'embedded' or address is not null)
);
--> statement-breakpoint
CREATE TABLE "advocacy_relationships" (
	"organisation_id" text NOT NULL,
	"person_fusion_id" text NOT NULL,
	"contacts_count" integer NOT NULL,
	"advocates_count" integer NOT NULL,
	CONSTRAINT "advocacy_relationships_organisation_id_person_fusion_id_pk" PRIMARY KEY("organisation_id","person_fusion_id")
);
--> statement-breakpoint
CREATE TABLE "alert_activities" (
	"activity_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_activities_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" text NOT NULL,
	"fusion_id" text NOT NULL,
	"project_id" uuid,
	"saved_search_id" uuid,
	"user_id" text,
	"impersonator_id" text,
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
	"passage" jsonb,
	"email_alerts" boolean DEFAULT true NOT NULL,
	"broken_reason" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_searches_percolator_number" UNIQUE("percolator_number")
);
--> statement-breakpoint
CREATE TABLE "search_alert_matches" (
	"organisation_id" text NOT NULL,
	"search_alert_id" uuid NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"document_version" integer NOT NULL,
	"matched_ts" bigint NOT NULL,
	"relevancy" real DEFAULT -1 NOT NULL,
	"certainty" real,
	"match_explanation" text,
	"carriers" jsonb,
	"delivery_number" bigint,
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
	"relevancy" real DEFAULT -1 NOT NULL,
	"deleted_ts" bigint,
	CONSTRAINT "search_alerts_document_in_project" UNIQUE("organisation_id","project_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_ts" bigint NOT NULL,
	"expires_ts" bigint NOT NULL,
	"last_used_ts" bigint,
	CONSTRAINT "api_tokens_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "attachment_entities" (
	"organisation_id" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"document_id" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "attachment_entities_attachment_id_document_id_pk" PRIMARY KEY("attachment_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "attachment_projects" (
	"organisation_id" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	CONSTRAINT "attachment_projects_attachment_id_project_id_pk" PRIMARY KEY("attachment_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "attachment_tags" (
	"organisation_id" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "attachment_tags_attachment_id_tag_id_pk" PRIMARY KEY("attachment_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"attachment_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"attachment_type" text NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"url" text,
	"url_title" text,
	"url_description" text,
	"file_name" text,
	"mimetype" text,
	"file_bytes" bigint,
	"storage_key" text,
	"lexemes" "tsvector" NOT NULL,
	"file_lexemes" "tsvector",
	"file_text_problem" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"keepers" text[],
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_by" text NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "attachments_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "attachments_type" CHECK (attachment_type in ('link', 'file')),
	CONSTRAINT "attachments_link_has_url" CHECK ((attachment_type = 'link') = (url is not null)),
	CONSTRAINT "attachments_file_is_stored" CHECK ((attachment_type = 'file') = (storage_key is not null))
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"upload_until_ts" bigint
);
--> statement-breakpoint
CREATE TABLE "event_feeds" (
	"feed_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"secret_hash" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"last_read_ts" bigint,
	CONSTRAINT "event_feeds_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"organisation_id" text NOT NULL,
	"comment_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"comment_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"document_id" bigint NOT NULL,
	"body" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"edited_ts" bigint
);
--> statement-breakpoint
CREATE TABLE "comparison_sections" (
	"comparison_id" bigint NOT NULL,
	"section_key" text NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "comparison_sections_comparison_id_section_key_pk" PRIMARY KEY("comparison_id","section_key")
);
--> statement-breakpoint
CREATE TABLE "comparisons" (
	"comparison_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comparisons_comparison_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"left_hash" text NOT NULL,
	"right_hash" text NOT NULL,
	"comparison_version" integer NOT NULL,
	"overview" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "comparisons_once" UNIQUE("left_hash","right_hash","comparison_version")
);
--> statement-breakpoint
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
CREATE TABLE "contact_import_faults" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"raw" text NOT NULL,
	CONSTRAINT "contact_import_faults_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "contact_import_files" (
	"import_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "contact_import_files_import_id_pk" PRIMARY KEY("import_id")
);
--> statement-breakpoint
CREATE TABLE "contact_imports" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"contact_type" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"examples" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"new_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"unchanged_rows" integer DEFAULT 0 NOT NULL,
	"faulty_rows" integer DEFAULT 0 NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"created_by" text NOT NULL,
	"impersonator_id" text,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "contact_imports_state" CHECK (state in ('uploaded', 'checking', 'checked', 'importing', 'finished', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "custom_affiliations" (
	"organisation_id" text NOT NULL,
	"contact_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"organization_contact_id" bigint,
	"organization_name" text NOT NULL,
	"name_key" text NOT NULL,
	"title" text,
	CONSTRAINT "custom_affiliations_contact_id_place_pk" PRIMARY KEY("contact_id","place")
);
--> statement-breakpoint
CREATE TABLE "custom_contacts" (
	"contact_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_contacts_contact_id_seq" INCREMENT BY -1 MINVALUE -9007199254740991 MAXVALUE -1 START WITH -1 CACHE 1),
	"fusion_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"document_type" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email_key" text,
	"first_name" text,
	"last_name" text,
	"title" text,
	"organization_type" text,
	"description" text,
	"phone_number" text,
	"mobile_number" text,
	"email" text,
	"website" text,
	"address" text,
	"lexemes" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "custom_contacts_fusion_id" UNIQUE("fusion_id"),
	CONSTRAINT "custom_contacts_type" CHECK (document_type in ('CustomPerson', 'CustomOrg')),
	CONSTRAINT "custom_contacts_below_zero" CHECK (contact_id < 0)
);
--> statement-breakpoint
CREATE TABLE "custom_summaries" (
	"organisation_id" text NOT NULL,
	"document_id" bigint NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_by" text NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "custom_summaries_organisation_id_document_id_pk" PRIMARY KEY("organisation_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "digest_opt_outs" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"since_ts" bigint NOT NULL,
	CONSTRAINT "digest_opt_outs_organisation_id_user_id_kind_pk" PRIMARY KEY("organisation_id","user_id","kind"),
	CONSTRAINT "digest_opt_outs_kind" CHECK (kind in ('alerts', 'updates', 'mentions'))
);
--> statement-breakpoint
CREATE TABLE "digest_places" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"frequency" text NOT NULL,
	"told_number" bigint NOT NULL,
	"told_ts" bigint NOT NULL,
	CONSTRAINT "digest_places_organisation_id_user_id_kind_frequency_pk" PRIMARY KEY("organisation_id","user_id","kind","frequency"),
	CONSTRAINT "digest_places_kind" CHECK (kind in ('alerts', 'updates')),
	CONSTRAINT "digest_places_frequency" CHECK (frequency in ('Hourly', '4-Hourly', 'Daily', 'Weekly'))
);
--> statement-breakpoint
CREATE TABLE "digest_starts" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"told_number" bigint NOT NULL,
	CONSTRAINT "digest_starts_organisation_id_user_id_kind_project_id_pk" PRIMARY KEY("organisation_id","user_id","kind","project_id"),
	CONSTRAINT "digest_starts_kind" CHECK (kind in ('alerts', 'updates'))
);
--> statement-breakpoint
CREATE TABLE "document_news" (
	"news_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_news_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"news_on" date,
	"words" text,
	"cq_uid" text,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "document_news_kind" CHECK (kind in ('action', 'status', 'version', 'vote', 'summary', 'dates', 'publication')),
	CONSTRAINT "document_news_publication" CHECK ((kind = 'publication') = (cq_uid is not null)),
	CONSTRAINT "document_news_words" CHECK ((kind = 'publication') = (words is null))
);
--> statement-breakpoint
CREATE TABLE "told_alerts" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"document_id" bigint NOT NULL,
	"document_version" integer NOT NULL,
	"told_ts" bigint NOT NULL,
	CONSTRAINT "told_alerts_organisation_id_user_id_document_id_document_version_pk" PRIMARY KEY("organisation_id","user_id","document_id","document_version")
);
--> statement-breakpoint
CREATE TABLE "told_news" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"news_id" bigint NOT NULL,
	"told_ts" bigint NOT NULL,
	CONSTRAINT "told_news_organisation_id_user_id_news_id_pk" PRIMARY KEY("organisation_id","user_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "bill_committees" (
	"document_id" bigint NOT NULL,
	"committee_id" text NOT NULL,
	"last_action_on" date,
	CONSTRAINT "bill_committees_document_id_committee_id_pk" PRIMARY KEY("document_id","committee_id")
);
--> statement-breakpoint
CREATE TABLE "bill_sponsors" (
	"document_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"sponsor_key" text NOT NULL,
	"sponsor" jsonb NOT NULL,
	CONSTRAINT "bill_sponsors_document_id_place_sponsor_key_pk" PRIMARY KEY("document_id","place","sponsor_key")
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
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_ms" bigint,
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
	"part" text DEFAULT '' NOT NULL,
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
	"roles_change_on" date,
	"party" text,
	"introduced_on" date,
	"introduced_ts" bigint,
	"publication_date" date,
	"comment_end_date" date,
	"last_action_on" date,
	"last_action_text" text,
	"is_status_undated" boolean DEFAULT false NOT NULL,
	"last_updated_ts" bigint,
	"facts" jsonb NOT NULL,
	"source_url" text,
	"provenance" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"merge_version" integer DEFAULT 0 NOT NULL,
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
	"yes_count" integer,
	"no_count" integer,
	"other_count" integer,
	"voters" jsonb NOT NULL,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"merge_version" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"export_id" uuid
);
--> statement-breakpoint
CREATE TABLE "list_exports" (
	"export_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"export_type" text NOT NULL,
	"request" jsonb NOT NULL,
	"run_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_ts" bigint,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"project_ids" uuid[] DEFAULT '{}' NOT NULL,
	"file_name" text,
	"mimetype" text,
	"bytes" bigint,
	"rows" integer,
	"is_cut" boolean,
	"storage_key" text,
	"expires_ts" bigint,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "list_exports_type" CHECK (export_type in ('csv', 'xlsx'))
);
--> statement-breakpoint
CREATE TABLE "search_feeds" (
	"feed_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"last_read_ts" bigint,
	CONSTRAINT "search_feeds_of_person" UNIQUE("saved_search_id","user_id")
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
CREATE TABLE "account_links" (
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"new_email" text,
	"created_ts" bigint NOT NULL,
	"expires_ts" bigint NOT NULL,
	CONSTRAINT "account_links_user_id_purpose_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "account_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_links_purpose" CHECK (purpose in ('password-reset', 'address-change'))
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
	"inviter_id" text NOT NULL,
	"token_hash" text,
	CONSTRAINT "invitation_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitation_once" UNIQUE("organization_id","email")
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
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"weekly_digest_day" integer DEFAULT 1 NOT NULL,
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
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"parent_session_id" text,
	"parent_token_sealed" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_ts" bigint NOT NULL
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
	"is_operator" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "outgoing_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text,
	"user_id" text,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_secret" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_ts" bigint NOT NULL,
	"give_up_ts" bigint NOT NULL,
	"created_ts" bigint NOT NULL,
	"handed_over_ts" bigint,
	"sent_ts" bigint,
	"last_error" text,
	CONSTRAINT "outgoing_mails_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outgoing_mails_state" CHECK (state in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'kept'))
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
CREATE TABLE "project_members" (
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"alert_email_frequency" text DEFAULT 'Daily' NOT NULL,
	"update_email_frequency" text DEFAULT 'Daily' NOT NULL,
	"pn_content" boolean DEFAULT true NOT NULL,
	"cq_content" boolean DEFAULT true NOT NULL,
	"removed_ts" bigint,
	CONSTRAINT "project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id"),
	CONSTRAINT "project_members_alerts" CHECK (alert_email_frequency in ('Never', 'Hourly', '4-Hourly', 'Daily', 'Weekly')),
	CONSTRAINT "project_members_updates" CHECK (update_email_frequency in ('Never', 'Hourly', '4-Hourly', 'Daily', 'Weekly')),
	CONSTRAINT "project_members_content" CHECK (pn_content or cq_content)
);
--> statement-breakpoint
CREATE TABLE "project_tags" (
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "project_tags_project_id_tag_id_pk" PRIMARY KEY("project_id","tag_id")
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
	"is_struck" boolean DEFAULT false NOT NULL,
	"terms" "tsvector" NOT NULL,
	"forms" "tsvector" NOT NULL,
	CONSTRAINT "passages_document_id_passage_number_pk" PRIMARY KEY("document_id","passage_number")
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_ts" bigint DEFAULT extract(epoch from now()) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes_pruned" (
	"changed_by" "xid8" PRIMARY KEY NOT NULL,
	"pruned_ts" bigint DEFAULT extract(epoch from now()) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "similar_fingerprints" (
	"document_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"fingerprint_version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	CONSTRAINT "similar_fingerprints_document_id_kind_pk" PRIMARY KEY("document_id","kind"),
	CONSTRAINT "similar_fingerprints_kind" CHECK (kind in ('text', 'head', 'other'))
);
--> statement-breakpoint
CREATE TABLE "similar_results" (
	"document_id" bigint NOT NULL,
	"fn_document_id" text NOT NULL,
	"state" text NOT NULL,
	"results" jsonb NOT NULL,
	"requested_ts" bigint NOT NULL,
	"requested_by" text,
	"updated_ts" bigint,
	CONSTRAINT "similar_results_document_id_fn_document_id_pk" PRIMARY KEY("document_id","fn_document_id"),
	CONSTRAINT "similar_results_state" CHECK (state in ('finding', 'ready', 'failed'))
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
	"older" integer DEFAULT 0 NOT NULL,
	"quarantined" integer DEFAULT 0 NOT NULL,
	"expected" integer,
	"started_ts" bigint NOT NULL,
	"heartbeat_ts" bigint NOT NULL,
	"finished_ts" bigint,
	"seconds" double precision,
	"error" text,
	"files" jsonb,
	"stop_requested" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ingest_runs_mode" CHECK (mode in ('file', 'live')),
	CONSTRAINT "ingest_runs_state" CHECK (state in ('queued', 'running', 'finished', 'failed', 'stopped', 'refused'))
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
CREATE TABLE "hts_chapters" (
	"chapter" smallint PRIMARY KEY NOT NULL,
	"load_id" uuid NOT NULL,
	"edition" text,
	"line_count" integer NOT NULL,
	"replaced_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hts_lines" (
	"load_id" uuid NOT NULL,
	"chapter" smallint NOT NULL,
	"position" integer NOT NULL,
	"parent_position" integer,
	"line_key" text NOT NULL,
	"htsno" text,
	"digits" text,
	"indent" smallint NOT NULL,
	"description" text NOT NULL,
	"ancestors" jsonb NOT NULL,
	"is_superior" boolean NOT NULL,
	"search_words" text GENERATED ALWAYS AS (lower(description || ' ' || (ancestors)::text)) STORED,
	"units" jsonb NOT NULL,
	"general" text,
	"special" text,
	"other" text,
	"quota_quantity" text,
	"additional_duties" text,
	"footnotes" jsonb NOT NULL,
	"edition" text,
	"content_hash" text NOT NULL,
	CONSTRAINT "hts_lines_load_id_chapter_position_pk" PRIMARY KEY("load_id","chapter","position")
);
--> statement-breakpoint
CREATE TABLE "tariff_configurations" (
	"configuration_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"company_name" text NOT NULL,
	"products" text NOT NULL,
	"operating_countries" text[] NOT NULL,
	"hs_codes" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_by" text NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"delivery_number" bigint,
	"message_id" text NOT NULL,
	"title" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_ts" bigint NOT NULL,
	"attempt_ts" bigint,
	"status" integer,
	"duration_ms" integer,
	"answer" text,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("webhook_id","delivery_number"),
	CONSTRAINT "webhook_deliveries_state" CHECK (state in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"webhook_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid,
	"saved_search_id" uuid,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"host" text NOT NULL,
	"url_sealed" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"previous_secret_sealed" text,
	"previous_secret_until_ts" bigint,
	"off_reason" text,
	"resume_number" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since_ts" bigint,
	"paused_until_ts" bigint,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "webhooks_of_one" CHECK (num_nonnulls(project_id, saved_search_id) = 1),
	CONSTRAINT "webhooks_format" CHECK (format in ('json', 'slack', 'teams')),
	CONSTRAINT "webhooks_off_reason" CHECK (off_reason in ('person', 'gone', 'failing', 'access'))
);
--> statement-breakpoint
CREATE TABLE "dashboard_layouts" (
	"dashboard_layout_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"project_id" uuid,
	"user_id" text,
	"layout" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "dashboard_layouts_scope" UNIQUE NULLS NOT DISTINCT("organisation_id","project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workflow_cards" (
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"document_id" bigint NOT NULL,
	"column_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"owner_id" text,
	CONSTRAINT "workflow_cards_project_id_document_id_pk" PRIMARY KEY("project_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "workflow_columns" (
	"column_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place" integer NOT NULL,
	"created_ts" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "action_attendees" ADD CONSTRAINT "action_attendees_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_entities" ADD CONSTRAINT "action_entities_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_projects" ADD CONSTRAINT "action_projects_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_projects" ADD CONSTRAINT "action_projects_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_tags" ADD CONSTRAINT "action_tags_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_tags" ADD CONSTRAINT "action_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_activities" ADD CONSTRAINT "project_activities_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_campaigns" ADD CONSTRAINT "advocacy_campaigns_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_key_contacts" ADD CONSTRAINT "advocacy_key_contacts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_messages" ADD CONSTRAINT "advocacy_messages_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_messages" ADD CONSTRAINT "advocacy_messages_campaign_id_advocacy_campaigns_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."advocacy_campaigns"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_providers" ADD CONSTRAINT "advocacy_providers_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_relationships" ADD CONSTRAINT "advocacy_relationships_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_activities" ADD CONSTRAINT "alert_activities_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_matches" ADD CONSTRAINT "search_alert_matches_search_alert_id_search_alerts_search_alert_id_fk" FOREIGN KEY ("search_alert_id") REFERENCES "public"."search_alerts"("search_alert_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_matches" ADD CONSTRAINT "search_alert_matches_saved_search_id_saved_searches_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("saved_search_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_entities" ADD CONSTRAINT "attachment_entities_attachment_id_attachments_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("attachment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_projects" ADD CONSTRAINT "attachment_projects_attachment_id_attachments_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("attachment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_projects" ADD CONSTRAINT "attachment_projects_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_tags" ADD CONSTRAINT "attachment_tags_attachment_id_attachments_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("attachment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_tags" ADD CONSTRAINT "attachment_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feeds" ADD CONSTRAINT "event_feeds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_sections" ADD CONSTRAINT "comparison_sections_comparison_id_comparisons_comparison_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("comparison_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_agendas" ADD CONSTRAINT "cq_agendas_schedule_id_cq_schedules_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."cq_schedules"("schedule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_bills" ADD CONSTRAINT "cq_bills_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_files" ADD CONSTRAINT "cq_files_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_floor_votes" ADD CONSTRAINT "cq_floor_votes_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_publication_bills" ADD CONSTRAINT "cq_publication_bills_cq_uid_cq_publications_cq_uid_fk" FOREIGN KEY ("cq_uid") REFERENCES "public"."cq_publications"("cq_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_publications" ADD CONSTRAINT "cq_publications_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cq_schedules" ADD CONSTRAINT "cq_schedules_record_id_cq_records_fusion_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cq_records"("fusion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_import_faults" ADD CONSTRAINT "contact_import_faults_import_id_contact_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."contact_imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_import_files" ADD CONSTRAINT "contact_import_files_import_id_contact_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."contact_imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_affiliations" ADD CONSTRAINT "custom_affiliations_contact_id_custom_contacts_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."custom_contacts"("contact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_affiliations" ADD CONSTRAINT "custom_affiliations_organization_contact_id_custom_contacts_contact_id_fk" FOREIGN KEY ("organization_contact_id") REFERENCES "public"."custom_contacts"("contact_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_contacts" ADD CONSTRAINT "custom_contacts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_summaries" ADD CONSTRAINT "custom_summaries_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_opt_outs" ADD CONSTRAINT "digest_opt_outs_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_opt_outs" ADD CONSTRAINT "digest_opt_outs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_places" ADD CONSTRAINT "digest_places_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_places" ADD CONSTRAINT "digest_places_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_starts" ADD CONSTRAINT "digest_starts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_starts" ADD CONSTRAINT "digest_starts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_starts" ADD CONSTRAINT "digest_starts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_alerts" ADD CONSTRAINT "told_alerts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_alerts" ADD CONSTRAINT "told_alerts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_news" ADD CONSTRAINT "told_news_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_news" ADD CONSTRAINT "told_news_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_news" ADD CONSTRAINT "told_news_news_id_document_news_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."document_news"("news_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_export_id_list_exports_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."list_exports"("export_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_export_id_job_progress_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."job_progress"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_feeds" ADD CONSTRAINT "search_feeds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_feeds" ADD CONSTRAINT "search_feeds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_feeds" ADD CONSTRAINT "search_feeds_saved_search_id_saved_searches_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("saved_search_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_flags" ADD CONSTRAINT "organisation_flags_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_parent_session_id_session_id_fk" FOREIGN KEY ("parent_session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_metadata" ADD CONSTRAINT "entity_metadata_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_tags" ADD CONSTRAINT "entity_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_collaborators" ADD CONSTRAINT "project_collaborators_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_entities" ADD CONSTRAINT "project_entities_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tags" ADD CONSTRAINT "project_tags_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tags" ADD CONSTRAINT "project_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_configurations" ADD CONSTRAINT "tariff_configurations_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_saved_search_id_saved_searches_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("saved_search_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_cards" ADD CONSTRAINT "workflow_cards_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_cards" ADD CONSTRAINT "workflow_cards_column_id_workflow_columns_column_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."workflow_columns"("column_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_columns" ADD CONSTRAINT "workflow_columns_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_attendees_by_user" ON "action_attendees" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "action_entities_by_document" ON "action_entities" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "action_projects_by_project" ON "action_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "action_tags_by_tag" ON "action_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "actions_list" ON "actions" USING btree ("organisation_id","start_ts");--> statement-breakpoint
CREATE INDEX "calendar_feeds_by_user" ON "calendar_feeds" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "project_activities_list" ON "project_activities" USING btree ("project_id","event_ts");--> statement-breakpoint
CREATE UNIQUE INDEX "advocacy_campaigns_by_name" ON "advocacy_campaigns" USING btree ("organisation_id","name_key");--> statement-breakpoint
CREATE INDEX "advocacy_key_contacts_by_person" ON "advocacy_key_contacts" USING btree ("organisation_id","person_fusion_id","name_key");--> statement-breakpoint
CREATE INDEX "advocacy_messages_by_person" ON "advocacy_messages" USING btree ("organisation_id","person_fusion_id");--> statement-breakpoint
CREATE INDEX "advocacy_messages_by_day" ON "advocacy_messages" USING btree ("organisation_id","sent_on");--> statement-breakpoint
CREATE INDEX "alert_activities_by_document" ON "alert_activities" USING btree ("organisation_id","fusion_id","event_ts");--> statement-breakpoint
CREATE INDEX "saved_searches_by_organisation" ON "saved_searches" USING btree ("organisation_id","project_id");--> statement-breakpoint
CREATE INDEX "search_alert_matches_by_alert" ON "search_alert_matches" USING btree ("search_alert_id");--> statement-breakpoint
CREATE INDEX "search_alert_matches_delivered" ON "search_alert_matches" USING btree ("organisation_id","delivery_number");--> statement-breakpoint
CREATE INDEX "search_alert_matches_newest_delivered" ON "search_alert_matches" USING btree ("delivery_number");--> statement-breakpoint
CREATE INDEX "search_alert_matches_unnumbered" ON "search_alert_matches" USING btree ("matched_ts") WHERE delivery_number is null;--> statement-breakpoint
CREATE INDEX "search_alerts_list" ON "search_alerts" USING btree ("organisation_id","project_id","discovery_ts") WHERE deleted_ts is null;--> statement-breakpoint
CREATE INDEX "search_alerts_unread" ON "search_alerts" USING btree ("organisation_id","project_id") WHERE deleted_ts is null and not marked_read and not marked_irrelevant;--> statement-breakpoint
CREATE INDEX "search_alerts_by_document" ON "search_alerts" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "api_tokens_by_user" ON "api_tokens" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "attachment_entities_by_document" ON "attachment_entities" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "attachment_projects_by_project" ON "attachment_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "attachment_tags_by_tag" ON "attachment_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "attachments_list" ON "attachments" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "attachments_words" ON "attachments" USING gin ((lexemes || coalesce(file_lexemes, '')));--> statement-breakpoint
CREATE INDEX "event_feeds_by_user" ON "event_feeds" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "comment_mentions_of_user" ON "comment_mentions" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "comments_of_document" ON "comments" USING btree ("organisation_id","document_id","created_ts");--> statement-breakpoint
CREATE INDEX "comparisons_by_age" ON "comparisons" USING btree ("created_ts","comparison_id");--> statement-breakpoint
CREATE INDEX "cq_agendas_by_id" ON "cq_agendas" USING btree ("agenda_id");--> statement-breakpoint
CREATE INDEX "cq_agendas_by_date" ON "cq_agendas" USING btree ("agenda_ts");--> statement-breakpoint
CREATE INDEX "cq_bills_by_record" ON "cq_bills" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_files_by_record" ON "cq_files" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_floor_votes_by_record" ON "cq_floor_votes" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_floor_votes_by_bill" ON "cq_floor_votes" USING btree ("bill_fusion_id","vote_date");--> statement-breakpoint
CREATE INDEX "cq_publication_bills_by_date" ON "cq_publication_bills" USING btree ("bill_fusion_id","category","display_ts","cq_uid");--> statement-breakpoint
CREATE INDEX "cq_publication_bills_by_publication" ON "cq_publication_bills" USING btree ("cq_uid");--> statement-breakpoint
CREATE INDEX "cq_publications_by_record" ON "cq_publications" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_publications_by_agenda" ON "cq_publications" USING btree ("agenda_id") WHERE agenda_id is not null;--> statement-breakpoint
CREATE INDEX "cq_schedules_by_record" ON "cq_schedules" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cq_schedules_by_date" ON "cq_schedules" USING btree ("display_ts");--> statement-breakpoint
CREATE INDEX "contact_imports_by_organisation" ON "contact_imports" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "custom_affiliations_by_name" ON "custom_affiliations" USING btree ("organisation_id","name_key");--> statement-breakpoint
CREATE INDEX "custom_affiliations_by_organization" ON "custom_affiliations" USING btree ("organization_contact_id");--> statement-breakpoint
CREATE INDEX "custom_contacts_by_name" ON "custom_contacts" USING btree ("organisation_id","document_type","name_key");--> statement-breakpoint
CREATE INDEX "custom_contacts_by_email" ON "custom_contacts" USING btree ("organisation_id","email_key");--> statement-breakpoint
CREATE INDEX "custom_contacts_words" ON "custom_contacts" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "document_news_by_document" ON "document_news" USING btree ("document_id","news_id");--> statement-breakpoint
CREATE INDEX "document_news_by_time" ON "document_news" USING btree ("created_ts");--> statement-breakpoint
CREATE INDEX "told_alerts_by_time" ON "told_alerts" USING btree ("told_ts");--> statement-breakpoint
CREATE INDEX "told_news_by_news" ON "told_news" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "bill_committees_by_committee" ON "bill_committees" USING btree ("committee_id","last_action_on","document_id");--> statement-breakpoint
CREATE INDEX "bill_sponsors_by_key" ON "bill_sponsors" USING btree ("sponsor_key","document_id");--> statement-breakpoint
CREATE INDEX "document_changes_waiting" ON "document_changes" USING btree ("change_id") WHERE matched_ms is null;--> statement-breakpoint
CREATE INDEX "document_changes_by_source" ON "document_changes" USING btree ("source","change_id");--> statement-breakpoint
CREATE INDEX "document_texts_by_document" ON "document_texts" USING btree ("fusion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_fusion_id" ON "documents" USING btree ("fusion_id");--> statement-breakpoint
CREATE INDEX "documents_fusion_id_reversed" ON "documents" USING btree (reverse(fusion_id) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "documents_merge_version" ON "documents" USING btree ("merge_version");--> statement-breakpoint
CREATE INDEX "documents_locality_external_id" ON "documents" USING btree ("locality_external_id");--> statement-breakpoint
CREATE INDEX "documents_by_type_updated" ON "documents" USING btree ("document_type","last_updated_ts");--> statement-breakpoint
CREATE INDEX "documents_session_active" ON "documents" USING btree ("session_end_on") WHERE session_active;--> statement-breakpoint
CREATE INDEX "documents_sample" ON "documents" USING btree ("is_sample") WHERE is_sample;--> statement-breakpoint
CREATE INDEX "documents_regulation_links" ON "documents" USING gin ((facts -> 'docketFusionIds'),(facts -> 'linkedFusionIds')) WHERE document_type = 'Regulation';--> statement-breakpoint
CREATE INDEX "documents_tariff_measures" ON "documents" USING btree ("publication_date") WHERE facts ? 'tariffMeasure';--> statement-breakpoint
CREATE INDEX "documents_people_by_family" ON "documents" USING btree ("iso_code",(regexp_replace(translate(normalize(regexp_replace(lower(coalesce(facts ->> 'lastName', substring(title from '[^ ]+$'))), '[, ]+(jr|sr|ii|iii|iv|v)[.]?$', ''), NFD), 'đłø', 'dlo'), '[^a-z]', '', 'g'))) WHERE document_type = 'Person';--> statement-breakpoint
CREATE INDEX "documents_person_relations" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.roles[*].parentPersonFusionId') || jsonb_path_query_array(facts, '$.roles[*].organizationFusionId'))) WHERE document_type = 'Person';--> statement-breakpoint
CREATE INDEX "documents_committee_members" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.members[*].personFusionId'))) WHERE document_type = 'Committee';--> statement-breakpoint
CREATE INDEX "documents_hearing_committees" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.committees[*].fusionId'))) WHERE document_type = 'CQSchedules';--> statement-breakpoint
CREATE INDEX "documents_recorded_votes" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.recordedVotes[*].voteId'))) WHERE document_type = 'Legislation';--> statement-breakpoint
CREATE INDEX "documents_post_authors" ON "documents" USING gin ((array[lower((facts ->> 'platform') || ':' || (facts ->> 'authorHandle')), facts ->> 'authorFusionId'])) WHERE document_type = 'SocialPost';--> statement-breakpoint
CREATE INDEX "documents_roles_change" ON "documents" USING btree ("roles_change_on") WHERE roles_change_on is not null;--> statement-breakpoint
CREATE INDEX "documents_meetings_by_day" ON "documents" USING btree ("last_action_on") WHERE document_type = 'CQSchedules';--> statement-breakpoint
CREATE INDEX "documents_by_comment_end" ON "documents" USING btree ("comment_end_date") WHERE comment_end_date is not null;--> statement-breakpoint
CREATE INDEX "documents_by_session_end" ON "documents" USING btree ("session_end_on","iso_code","session") WHERE session_end_on is not null;--> statement-breakpoint
CREATE INDEX "documents_by_session_start" ON "documents" USING btree ((facts ->> 'sessionStartOn'),"iso_code","session") WHERE facts ? 'sessionStartOn';--> statement-breakpoint
CREATE INDEX "documents_people_by_party" ON "documents" USING btree ("party","document_id") WHERE document_type = 'Person';--> statement-breakpoint
CREATE INDEX "documents_committees_by_place" ON "documents" USING btree ("iso_code") WHERE document_type = 'Committee';--> statement-breakpoint
CREATE INDEX "entity_aliases_by_fusion_id" ON "entity_aliases" USING btree ("fusion_id");--> statement-breakpoint
CREATE INDEX "source_facts_by_source" ON "source_facts" USING btree ("source");--> statement-breakpoint
CREATE INDEX "vote_voters_by_key" ON "vote_voters" USING btree ("voter_key","vote_date","person_fusion_id","iso_code","chamber","name","locality","vote_id","place");--> statement-breakpoint
CREATE INDEX "votes_by_bill" ON "votes" USING btree ("bill_fusion_id","vote_date");--> statement-breakpoint
CREATE INDEX "votes_merge_version" ON "votes" USING btree ("merge_version");--> statement-breakpoint
CREATE INDEX "export_files_by_export" ON "export_files" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "list_exports_by_user" ON "list_exports" USING btree ("user_id","created_ts");--> statement-breakpoint
CREATE INDEX "list_exports_by_organisation" ON "list_exports" USING btree ("organisation_id","started_ts");--> statement-breakpoint
CREATE INDEX "account_by_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_organisation" ON "audit_log" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "member_by_user" ON "member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_parent" ON "session" USING btree ("parent_session_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_by_end" ON "sign_in_attempts" USING btree ("ends_ts");--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("next_attempt_ts") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_organisation" ON "outgoing_mails" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "events_xid_index" ON "events" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "events_created_ts_index" ON "events" USING btree ("created_ts");--> statement-breakpoint
CREATE INDEX "job_progress_organisation_index" ON "job_progress" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "entity_tags_by_tag" ON "entity_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "project_entities_by_document" ON "project_entities" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "project_tags_by_tag" ON "project_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "projects_by_organisation" ON "projects" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "doc_search_lexemes" ON "doc_search" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "doc_search_split" ON "doc_search" USING btree ("document_id") WHERE is_split;--> statement-breakpoint
CREATE INDEX "doc_search_part_lexemes" ON "doc_search_part" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "passages_terms" ON "passages" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_changes_by_transaction" ON "search_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "search_changes_by_time" ON "search_changes" USING btree ("changed_ts");--> statement-breakpoint
CREATE INDEX "search_changes_pruned_by_time" ON "search_changes_pruned" USING btree ("pruned_ts");--> statement-breakpoint
CREATE INDEX "similar_results_being_found" ON "similar_results" USING btree ("requested_by") WHERE state = 'finding';--> statement-breakpoint
CREATE INDEX "ingest_runs_by_source" ON "ingest_runs" USING btree ("source","started_ts");--> statement-breakpoint
CREATE INDEX "quarantine_by_source" ON "quarantine" USING btree ("source","last_seen_ts");--> statement-breakpoint
CREATE INDEX "hts_lines_by_digits" ON "hts_lines" USING btree ("digits" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_configurations_by_company" ON "tariff_configurations" USING btree ("organisation_id",lower("company_name"));--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","created_ts");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","next_attempt_ts") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_ts");--> statement-breakpoint
CREATE INDEX "webhooks_by_organisation" ON "webhooks" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "workflow_cards_of_column" ON "workflow_cards" USING btree ("column_id","place");--> statement-breakpoint
CREATE INDEX "workflow_cards_by_document" ON "workflow_cards" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "workflow_columns_of_project" ON "workflow_columns" USING btree ("project_id","place");--> statement-breakpoint
CREATE VIEW "public"."linkable_documents" AS (
  select document_id, fusion_id, document_type, title, locality_external_id, chamber, null::text as organisation_id
  from documents
  union all
  select contact_id, fusion_id, document_type, name, null::text, null::text, organisation_id from custom_contacts);--> statement-breakpoint
-- What a session stands for is remembered by every web server, and forgotten when any of this changes. A trigger, so
-- that no write can leave it out; PostgreSQL tells at commit, and equal messages of one transaction once.
CREATE FUNCTION "tell_session_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('rotunda_sessions', TG_ARGV[0] || ' ' || (to_jsonb(OLD) ->> TG_ARGV[1]));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('rotunda_sessions', TG_ARGV[0] || ' ' || (to_jsonb(NEW) ->> TG_ARGV[1]));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Not of "last_used_at": it changes nothing that is remembered. A new session is remembered by nobody.
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE OF "token", "user_id", "expires_at", "created_at", "updated_at",
  "active_organization_id", "impersonated_by", "parent_session_id" ON "session"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('session', 'id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE ON "user"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('user', 'id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER INSERT OR DELETE OR UPDATE ON "member"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('user', 'user_id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE ON "organization"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('organisation', 'id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER INSERT OR DELETE OR UPDATE ON "organisation_flags"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('organisation', 'organisation_id');--> statement-breakpoint
-- Also for what is written with the triggers of foreign keys switched off, as by a replication.
ALTER TABLE "session" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "user" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "member" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "organization" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "organisation_flags" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
-- As for sessions, of which a token is one to whoever remembers it. Not of "last_used_ts": nothing of it is remembered.
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE OF "token_hash", "organisation_id", "user_id", "scopes", "expires_ts"
  ON "api_tokens" FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('session', 'token_id');--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
-- Whoever keeps the index in memory reads again what is named here. Triggers, so that no write can leave it out.
CREATE FUNCTION "note_search_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("document_id") SELECT "document_id" FROM "changed";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_search_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("document_id") VALUES (NULL);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_added" AFTER INSERT ON "doc_search"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changes"();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "doc_search"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changes"();--> statement-breakpoint
CREATE TRIGGER "search_removed" AFTER DELETE ON "doc_search"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changes"();--> statement-breakpoint
CREATE TRIGGER "search_emptied" AFTER TRUNCATE ON "doc_search"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_search_emptied"();--> statement-breakpoint
ALTER TABLE "search_changes_pruned" ADD COLUMN "is_only" boolean;--> statement-breakpoint
ALTER TABLE "search_changes_pruned" ADD COLUMN "last_pruned" "xid8";--> statement-breakpoint
CREATE UNIQUE INDEX "search_changes_pruned_is_only" ON "search_changes_pruned" USING btree ("is_only");--> statement-breakpoint
CREATE FUNCTION search_changes_pruned_by_both() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_by := coalesce(NEW.changed_by, NEW.last_pruned);
  NEW.last_pruned := NEW.changed_by;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER search_changes_pruned_by_both BEFORE INSERT ON "search_changes_pruned"
  FOR EACH ROW EXECUTE FUNCTION search_changes_pruned_by_both();
