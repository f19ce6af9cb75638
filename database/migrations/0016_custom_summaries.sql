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
ALTER TABLE "custom_summaries" ADD CONSTRAINT "custom_summaries_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;