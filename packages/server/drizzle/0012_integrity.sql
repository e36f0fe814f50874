ALTER TABLE "sessions" ADD COLUMN "alias_secret" uuid;--> statement-breakpoint
ALTER TABLE "test_sessions" ADD COLUMN "alias_secret" uuid;