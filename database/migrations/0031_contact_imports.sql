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
ALTER TABLE "contact_import_faults" ADD CONSTRAINT "contact_import_faults_import_id_contact_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."contact_imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_import_files" ADD CONSTRAINT "contact_import_files_import_id_contact_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."contact_imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_imports_by_organisation" ON "contact_imports" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "custom_affiliations_by_name" ON "custom_affiliations" USING btree ("organisation_id","name_key");