ALTER TABLE "document_texts" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "merge_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "merge_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_merge_version" ON "documents" USING btree ("merge_version");--> statement-breakpoint
CREATE INDEX "votes_merge_version" ON "votes" USING btree ("merge_version");--> statement-breakpoint
-- The parts of these sources that state full texts; a bill's text is a part of its own and is never without one.
UPDATE "document_texts" SET "part" = CASE "source" WHEN 'federal-register' THEN 'issue' WHEN 'presidential-actions' THEN 'text' ELSE 'main' END
WHERE "version_code" = 'text' AND "source" IN ('federal-register', 'presidential-actions', 'state-regulations');
