ALTER TABLE "ingest_runs" DROP CONSTRAINT "ingest_runs_state";--> statement-breakpoint
ALTER TABLE "ingest_runs" ADD COLUMN "older" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ingest_runs" ADD CONSTRAINT "ingest_runs_state" CHECK (state in ('queued', 'running', 'finished', 'failed', 'stopped', 'refused'));