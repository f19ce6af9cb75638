ALTER TABLE "actions" ADD COLUMN "keepers" text[];--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "keepers" text[];