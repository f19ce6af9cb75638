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
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_export_id_list_exports_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."list_exports"("export_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_export_id_job_progress_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."job_progress"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_files_by_export" ON "export_files" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "list_exports_by_user" ON "list_exports" USING btree ("user_id","created_ts");--> statement-breakpoint
CREATE INDEX "list_exports_by_organisation" ON "list_exports" USING btree ("organisation_id","started_ts");