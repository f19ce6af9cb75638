CREATE TABLE "hts_chapters" (
	"chapter" smallint PRIMARY KEY NOT NULL,
	"load_id" uuid NOT NULL,
	"edition" text,
	"line_count" integer NOT NULL,
	"replaced_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hts_lines" (
	"load_id" uuid NOT NULL,
	"chapter" smallint NOT NULL,
	"position" integer NOT NULL,
	"parent_position" integer,
	"line_key" text NOT NULL,
	"htsno" text,
	"digits" text,
	"indent" smallint NOT NULL,
	"description" text NOT NULL,
	"ancestors" jsonb NOT NULL,
	"is_superior" boolean NOT NULL,
	"units" jsonb NOT NULL,
	"general" text,
	"special" text,
	"other" text,
	"quota_quantity" text,
	"additional_duties" text,
	"footnotes" jsonb NOT NULL,
	"edition" text,
	"content_hash" text NOT NULL,
	CONSTRAINT "hts_lines_load_id_chapter_position_pk" PRIMARY KEY("load_id","chapter","position")
);
--> statement-breakpoint
CREATE INDEX "hts_lines_by_digits" ON "hts_lines" USING btree ("digits" text_pattern_ops);