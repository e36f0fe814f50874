ALTER TABLE "login_attempts" ADD COLUMN "has_succeeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "alias_secret" uuid;--> statement-breakpoint
ALTER TABLE "test_sessions" ADD COLUMN "alias_secret" uuid;