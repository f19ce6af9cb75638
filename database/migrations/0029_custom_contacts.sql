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
ALTER TABLE "custom_affiliations" ADD CONSTRAINT "custom_affiliations_contact_id_custom_contacts_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."custom_contacts"("contact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_affiliations" ADD CONSTRAINT "custom_affiliations_organization_contact_id_custom_contacts_contact_id_fk" FOREIGN KEY ("organization_contact_id") REFERENCES "public"."custom_contacts"("contact_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_contacts" ADD CONSTRAINT "custom_contacts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_affiliations_by_organization" ON "custom_affiliations" USING btree ("organization_contact_id");--> statement-breakpoint
CREATE INDEX "custom_contacts_by_name" ON "custom_contacts" USING btree ("organisation_id","document_type","name_key");--> statement-breakpoint
CREATE INDEX "custom_contacts_by_email" ON "custom_contacts" USING btree ("organisation_id","email_key");--> statement-breakpoint
CREATE INDEX "custom_contacts_words" ON "custom_contacts" USING gin ("lexemes");--> statement-breakpoint
CREATE VIEW "public"."linkable_documents" AS (
  select document_id, fusion_id, document_type, title, locality_external_id, chamber, null::text as organisation_id
  from documents
  union all
  select contact_id, fusion_id, document_type, name, null::text, null::text, organisation_id from custom_contacts);