ALTER TABLE "documents" ADD COLUMN "source_url" text;--> statement-breakpoint
-- As sourceUrlOf() chooses it: the page the facts name, else the record of the first source that has a web address.
UPDATE "documents" d SET "source_url" = (
  SELECT address FROM (
    SELECT d."facts" -> 'sourceLinks' ->> 0 AS address, 0 AS place
    UNION ALL SELECT d."facts" ->> 'registerUrl', 1
    UNION ALL SELECT d."facts" ->> 'documentUrl', 2
    UNION ALL SELECT d."facts" ->> 'url', 3
    UNION ALL SELECT p.value ->> 'sourceUrl', 3 + p.place
    FROM jsonb_array_elements(d."provenance") WITH ORDINALITY p(value, place)
  ) stated WHERE address ~* '^https?://' ORDER BY place LIMIT 1
);
