-- Names are compared without the form of apostrophes and hyphens, and without commas between words (contactKey).
UPDATE "custom_contacts" SET "name_key" = regexp_replace(translate(name_key, E'\u2018\u2019\u201B\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u2032`\uA78C\u055A\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63', '''''''''''''''''''''''''''''''''---------'), ',(?=\s)', '', 'g')
	WHERE "name_key" <> regexp_replace(translate(name_key, E'\u2018\u2019\u201B\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u2032`\uA78C\u055A\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63', '''''''''''''''''''''''''''''''''---------'), ',(?=\s)', '', 'g');--> statement-breakpoint
UPDATE "custom_affiliations" SET "name_key" = regexp_replace(translate(name_key, E'\u2018\u2019\u201B\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u2032`\uA78C\u055A\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63', '''''''''''''''''''''''''''''''''---------'), ',(?=\s)', '', 'g')
	WHERE "name_key" <> regexp_replace(translate(name_key, E'\u2018\u2019\u201B\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u2032`\uA78C\u055A\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63', '''''''''''''''''''''''''''''''''---------'), ',(?=\s)', '', 'g');--> statement-breakpoint
UPDATE "advocacy_key_contacts" SET "name_key" = regexp_replace(translate(name_key, E'\u2018\u2019\u201B\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u2032`\uA78C\u055A\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63', '''''''''''''''''''''''''''''''''---------'), ',(?=\s)', '', 'g')
	WHERE "name_key" <> regexp_replace(translate(name_key, E'\u2018\u2019\u201B\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u2032`\uA78C\u055A\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63', '''''''''''''''''''''''''''''''''---------'), ',(?=\s)', '', 'g');--> statement-breakpoint
-- Campaigns whose names become equal keep their keys, because each name can occur once.
UPDATE "advocacy_campaigns" SET "name_key" = "folded"."key"
	FROM (
		SELECT "campaign_id", "key", count(*) OVER (PARTITION BY "organization_id", "key") AS "same"
		FROM (SELECT "campaign_id", "organization_id", regexp_replace(translate(name_key, E'\u2018\u2019\u201B\u02B9\u02BA\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u2032`\uA78C\u055A\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63', '''''''''''''''''''''''''''''''''---------'), ',(?=\s)', '', 'g') AS "key" FROM "advocacy_campaigns") AS "all"
	) AS "folded"
	WHERE "folded"."campaign_id" = "advocacy_campaigns"."campaign_id" AND "folded"."same" = 1
		AND "advocacy_campaigns"."name_key" <> "folded"."key";
