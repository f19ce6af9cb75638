ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_state";--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "give_up_ts" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "handed_over_ts" bigint;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_state" CHECK (state in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'kept'));