DROP INDEX "assignment_weeks_best";--> statement-breakpoint
DROP INDEX "assignment_weeks_open";--> statement-breakpoint
ALTER TABLE "assignment_weeks" ADD COLUMN "reached_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assignment_weeks_ranking" ON "assignment_weeks" USING btree ("week_start",floor(("points_la" + "points_voc" + 0.000001::float8) * 10) desc,"reached_at","user_id") WHERE floor(("assignment_weeks"."points_la" + "assignment_weeks"."points_voc" + 0.000001::float8) * 10) >= 1000;--> statement-breakpoint
CREATE INDEX "assignment_weeks_open" ON "assignment_weeks" USING btree ("user_id","ends_at") WHERE "assignment_weeks"."closed_at" is null;