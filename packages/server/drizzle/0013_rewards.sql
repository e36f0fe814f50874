CREATE TABLE "appointment_changes" (
	"appointment_id" uuid NOT NULL,
	"occurs_on" text NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"starts_on" text NOT NULL,
	"start_time" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "appointment_changes_appointment_id_occurs_on_pk" PRIMARY KEY("appointment_id","occurs_on")
);
--> statement-breakpoint
CREATE TABLE "appointment_students" (
	"user_id" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	CONSTRAINT "appointment_students_user_id_appointment_id_pk" PRIMARY KEY("user_id","appointment_id")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"center_id" integer NOT NULL,
	"class_id" uuid,
	"category" text NOT NULL,
	"calendar" text NOT NULL,
	"starts_on" text NOT NULL,
	"start_time" text NOT NULL,
	"minutes" integer NOT NULL,
	"repeats" jsonb,
	"meeting_link" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peer_congratulations" (
	"user_id" text NOT NULL,
	"achievement" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"sender_id" text NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "peer_congratulations_once" PRIMARY KEY("user_id","achievement","section_type","grade_id","sender_id")
);
--> statement-breakpoint
CREATE TABLE "peer_groups" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"school_grade" integer NOT NULL,
	"school_year" integer NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "peer_groups_country" CHECK ("peer_groups"."country" in ('US', 'CN')),
	CONSTRAINT "peer_groups_school_grade" CHECK ("peer_groups"."school_grade" between 1 and 11)
);
--> statement-breakpoint
CREATE TABLE "peer_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"has_dropped_out" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peer_rankings" (
	"group_id" uuid NOT NULL,
	"section_type" text NOT NULL,
	"standings" jsonb NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "peer_rankings_group_id_section_type_pk" PRIMARY KEY("group_id","section_type"),
	CONSTRAINT "peer_rankings_section" CHECK ("peer_rankings"."section_type" in ('ae.la', 'ae.voc'))
);
--> statement-breakpoint
CREATE TABLE "skill_memories" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"due_at" timestamp with time zone,
	"stability" double precision,
	"revision" integer NOT NULL,
	CONSTRAINT "skill_memories_user_id_section_type_grade_id_skill_id_pk" PRIMARY KEY("user_id","section_type","grade_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"user_id" text NOT NULL,
	"goal_id" uuid NOT NULL,
	"goal_date" text NOT NULL,
	"la_grade" integer,
	"la_goal_score" double precision,
	"voc_grade" integer,
	"voc_goal_score" double precision,
	"reward" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "goals_user_id_goal_id_pk" PRIMARY KEY("user_id","goal_id"),
	CONSTRAINT "goals_la" CHECK (("goals"."la_grade" is null) = ("goals"."la_goal_score" is null)),
	CONSTRAINT "goals_voc" CHECK (("goals"."voc_grade" is null) = ("goals"."voc_goal_score" is null)),
	CONSTRAINT "goals_section" CHECK ("goals"."la_grade" is not null or "goals"."voc_grade" is not null)
);
--> statement-breakpoint
CREATE TABLE "honor_levels" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"school_year" integer NOT NULL,
	"level" text NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "honor_levels_user_id_school_year_section_type_pk" PRIMARY KEY("user_id","school_year","section_type"),
	CONSTRAINT "honor_levels_section" CHECK ("honor_levels"."section_type" in ('ae.la', 'ae.voc')),
	CONSTRAINT "honor_levels_level" CHECK ("honor_levels"."level" in ('honor', 'high_honor'))
);
--> statement-breakpoint
CREATE TABLE "reward_requests" (
	"user_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"center_id" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "reward_requests_user_id_request_id_pk" PRIMARY KEY("user_id","request_id"),
	CONSTRAINT "reward_requests_price" CHECK ("reward_requests"."price" > 0),
	CONSTRAINT "reward_requests_state" CHECK ("reward_requests"."state" in ('asked', 'granted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"reward_id" uuid PRIMARY KEY NOT NULL,
	"center_id" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rewards_price" CHECK ("rewards"."price" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "school_years" (
	"school_year" integer PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "achievements" DROP CONSTRAINT "achievements_achievement";--> statement-breakpoint
ALTER TABLE "skill_results" DROP CONSTRAINT "skill_results_phase";--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_phase";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_phase";--> statement-breakpoint
DROP INDEX "assignment_weeks_best";--> statement-breakpoint
DROP INDEX "assignment_weeks_open";--> statement-breakpoint
ALTER TABLE "assignment_weeks" ADD COLUMN "reached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "has_peers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_appointment" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_students" ADD CONSTRAINT "appointment_students_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_students" ADD CONSTRAINT "appointment_students_appointment_id_appointments_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_center_id_learning_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."learning_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_congratulations" ADD CONSTRAINT "peer_congratulations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_congratulations" ADD CONSTRAINT "peer_congratulations_achievement" FOREIGN KEY ("user_id","achievement","section_type","grade_id") REFERENCES "public"."achievements"("user_id","achievement","section_type","grade_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_members" ADD CONSTRAINT "peer_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_members" ADD CONSTRAINT "peer_members_group_id_peer_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."peer_groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_memories" ADD CONSTRAINT "skill_memories_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "honor_levels" ADD CONSTRAINT "honor_levels_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_requests" ADD CONSTRAINT "reward_requests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_center_id_learning_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."learning_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_students_appointment" ON "appointment_students" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_class" ON "appointments" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "appointments_center" ON "appointments" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "peer_congratulations_sender" ON "peer_congratulations" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peer_groups_place" ON "peer_groups" USING btree ("country","school_grade","school_year","number");--> statement-breakpoint
CREATE INDEX "peer_members_group" ON "peer_members" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "skill_memories_due" ON "skill_memories" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "reward_requests_center" ON "reward_requests" USING btree ("center_id","state","asked_at");--> statement-breakpoint
CREATE INDEX "rewards_center" ON "rewards" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "achievements_honors" ON "achievements" USING btree ("achieved_at") WHERE "achievements"."achievement" in ('honors', 'high_honors');--> statement-breakpoint
CREATE INDEX "assignment_weeks_ranking" ON "assignment_weeks" USING btree ("week_start",floor(("points_la" + "points_voc" + 0.000001::float8) * 10) desc,"reached_at","user_id") WHERE floor(("assignment_weeks"."points_la" + "assignment_weeks"."points_voc" + 0.000001::float8) * 10) >= 1000;--> statement-breakpoint
CREATE INDEX "grade_standings_board" ON "grade_standings" USING btree ("section_type","grade_id");--> statement-breakpoint
CREATE INDEX "assignment_weeks_open" ON "assignment_weeks" USING btree ("user_id","ends_at") WHERE "assignment_weeks"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_achievement" CHECK ("achievements"."achievement" in ('honors', 'high_honors', 'achieve_grade_goal'));--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_phase" CHECK ("skill_results"."phase" in ('LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION', 'REVIEW_SESSION'));--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_phase" CHECK ("answers"."phase" in ('LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION', 'REVIEW_SESSION'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_phase" CHECK ("sessions"."phase" in ('LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION', 'REVIEW_SESSION'));