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
DROP INDEX "assignment_weeks_best";--> statement-breakpoint
DROP INDEX "assignment_weeks_open";--> statement-breakpoint
ALTER TABLE "assignment_weeks" ADD COLUMN "reached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_appointment" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_students" ADD CONSTRAINT "appointment_students_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_students" ADD CONSTRAINT "appointment_students_appointment_id_appointments_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_center_id_learning_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."learning_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_class_id_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_students_appointment" ON "appointment_students" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_class" ON "appointments" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "appointments_center" ON "appointments" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_weeks_ranking" ON "assignment_weeks" USING btree ("week_start",floor(("points_la" + "points_voc" + 0.000001::float8) * 10) desc,"reached_at","user_id") WHERE floor(("assignment_weeks"."points_la" + "assignment_weeks"."points_voc" + 0.000001::float8) * 10) >= 1000;--> statement-breakpoint
CREATE INDEX "assignment_weeks_open" ON "assignment_weeks" USING btree ("user_id","ends_at") WHERE "assignment_weeks"."closed_at" is null;