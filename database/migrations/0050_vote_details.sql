ALTER TABLE "votes" ALTER COLUMN "yes_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ALTER COLUMN "no_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ALTER COLUMN "other_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "details" jsonb DEFAULT '{}' NOT NULL;