CREATE TABLE "one_time_links" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_links_purpose" CHECK ("one_time_links"."purpose" in ('sign_in', 'set_password'))
);
--> statement-breakpoint
CREATE TABLE "user_source_ids" (
	"source_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"user_id" text NOT NULL,
	"class_id" uuid NOT NULL,
	"is_teacher" boolean DEFAULT false NOT NULL,
	CONSTRAINT "class_members_user_id_class_id_pk" PRIMARY KEY("user_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"center_id" integer NOT NULL,
	"name" text NOT NULL,
	"source_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_refusals" (
	"address" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"once_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" text,
	"user_id" text,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"acted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_sessions" DROP CONSTRAINT "test_sessions_end_reason";--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD COLUMN "need_assignment" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD COLUMN "raised_grades" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD COLUMN "set_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD COLUMN "set_up_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "test_sessions" ADD COLUMN "resumes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_sessions" ADD COLUMN "away_seconds" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_center_id_learning_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."learning_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_links_user" ON "one_time_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_links_end" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "class_members_class" ON "class_members" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "classes_center" ON "classes" USING btree ("center_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_actions_user" ON "staff_actions" USING btree ("user_id","acted_at");--> statement-breakpoint
ALTER TABLE "test_sessions" ADD CONSTRAINT "test_sessions_end_reason" CHECK ("test_sessions"."end_reason" in ('completed', 'timed_out', 'left', 'abandoned', 'interrupted'));