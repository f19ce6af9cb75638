DROP INDEX "document_changes_waiting";--> statement-breakpoint
ALTER TABLE "document_changes" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_changes" ADD COLUMN "next_attempt_ms" bigint;--> statement-breakpoint
CREATE INDEX "document_changes_waiting" ON "document_changes" USING btree ("change_id") WHERE matched_ms is null;