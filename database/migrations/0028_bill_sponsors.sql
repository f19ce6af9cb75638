CREATE TABLE "bill_sponsors" (
	"document_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"sponsor_key" text NOT NULL,
	"sponsor" jsonb NOT NULL,
	CONSTRAINT "bill_sponsors_document_id_place_sponsor_key_pk" PRIMARY KEY("document_id","place","sponsor_key")
);
--> statement-breakpoint
CREATE INDEX "bill_sponsors_by_key" ON "bill_sponsors" USING btree ("sponsor_key","document_id");