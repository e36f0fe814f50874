ALTER TABLE "mails" ADD COLUMN "resent_at" timestamp with time zone;--> statement-breakpoint
-- Who wants no mails at all wants none that was wished before.
DELETE FROM "digest_wishes" USING "mail_refusals" WHERE "mail_refusals"."address" = "digest_wishes"."address" AND "mail_refusals"."refused_at" >= "digest_wishes"."wished_at";
