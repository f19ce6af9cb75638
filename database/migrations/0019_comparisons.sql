CREATE TABLE "comparison_sections" (
	"comparison_id" bigint NOT NULL,
	"section_key" text NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "comparison_sections_comparison_id_section_key_pk" PRIMARY KEY("comparison_id","section_key")
);
--> statement-breakpoint
CREATE TABLE "comparisons" (
	"comparison_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comparisons_comparison_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"left_hash" text NOT NULL,
	"right_hash" text NOT NULL,
	"comparison_version" integer NOT NULL,
	"overview" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "comparisons_once" UNIQUE("left_hash","right_hash","comparison_version")
);
--> statement-breakpoint
ALTER TABLE "comparison_sections" ADD CONSTRAINT "comparison_sections_comparison_id_comparisons_comparison_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("comparison_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparisons_by_age" ON "comparisons" USING btree ("created_ts","comparison_id");