ALTER TABLE "documents" ADD COLUMN "party" text;--> statement-breakpoint
CREATE INDEX "documents_people_by_party" ON "documents" USING btree ("party","document_id") WHERE document_type = 'Person';