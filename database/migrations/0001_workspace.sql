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
	"calendar_uid" text,
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
	"action" text NOT NULL,
	"entity_label" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"entity_name" text,
	"event_ts" bigint NOT NULL,
	CONSTRAINT "project_activities_action" CHECK (action in ('created', 'updated', 'deleted'))
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
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
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
ALTER TABLE "attachment_entities" ADD CONSTRAINT "attachment_entities_attachment_id_attachments_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("attachment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_projects" ADD CONSTRAINT "attachment_projects_attachment_id_attachments_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("attachment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_projects" ADD CONSTRAINT "attachment_projects_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_tags" ADD CONSTRAINT "attachment_tags_attachment_id_attachments_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("attachment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_tags" ADD CONSTRAINT "attachment_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tags" ADD CONSTRAINT "project_tags_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tags" ADD CONSTRAINT "project_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "attachment_entities_by_document" ON "attachment_entities" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "attachment_projects_by_project" ON "attachment_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "attachment_tags_by_tag" ON "attachment_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "attachments_list" ON "attachments" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "attachments_words" ON "attachments" USING gin ((lexemes || coalesce(file_lexemes, '')));--> statement-breakpoint
CREATE INDEX "comment_mentions_of_user" ON "comment_mentions" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "comments_of_document" ON "comments" USING btree ("organisation_id","document_id","created_ts");--> statement-breakpoint
CREATE INDEX "project_tags_by_tag" ON "project_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "workflow_cards_of_column" ON "workflow_cards" USING btree ("column_id","place");--> statement-breakpoint
CREATE INDEX "workflow_cards_by_document" ON "workflow_cards" USING btree ("organisation_id","document_id");--> statement-breakpoint
CREATE INDEX "workflow_columns_of_project" ON "workflow_columns" USING btree ("project_id","place");