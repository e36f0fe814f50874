-- A wait is given up before anybody else waits for long, and the whole is tried again.
SET LOCAL lock_timeout = '300ms';--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("sent_at","failed_at");--> statement-breakpoint
SET LOCAL lock_timeout = 0;
