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
ALTER TABLE "tariff_configurations" ADD CONSTRAINT "tariff_configurations_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_configurations_by_company" ON "tariff_configurations" USING btree ("organisation_id",lower("company_name"));