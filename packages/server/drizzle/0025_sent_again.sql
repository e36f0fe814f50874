ALTER TABLE "learning_centers" ADD COLUMN "asked_as" uuid;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "is_for_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_centers" ADD CONSTRAINT "learning_centers_asked_as" UNIQUE("asked_as");