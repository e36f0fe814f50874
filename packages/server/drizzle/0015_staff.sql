CREATE TABLE "student_notes" (
	"user_id" text NOT NULL,
	"note_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_notes_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "item_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"counted_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_statistics" (
	"problem_id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"statistics" jsonb NOT NULL,
	"flags" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_abilities" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"value" double precision NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "student_abilities_user_id_section_type_pk" PRIMARY KEY("user_id","section_type")
);
--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_abilities" ADD CONSTRAINT "student_abilities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_time" ON "answers" USING brin ("received_at");