ALTER TABLE "users" ADD COLUMN "reward_tokens" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_weeks" ADD COLUMN "points_la" double precision;--> statement-breakpoint
ALTER TABLE "assignment_weeks" ADD COLUMN "points_voc" double precision;--> statement-breakpoint
ALTER TABLE "assignment_weeks" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "points_total" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "answers_pass" ON "answers" USING btree ("user_id","received_at") WHERE "answers"."learning_pass";