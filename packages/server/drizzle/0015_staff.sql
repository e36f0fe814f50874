CREATE TABLE "student_notes" (
	"user_id" text NOT NULL,
	"note_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_notes_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "digest_wishes" (
	"user_id" text NOT NULL,
	"audience" text NOT NULL,
	"address" text NOT NULL,
	"wished_by" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digest_wishes_user_id_audience_pk" PRIMARY KEY("user_id","audience"),
	CONSTRAINT "digest_wishes_audience" CHECK ("digest_wishes"."audience" in ('staff', 'family'))
);
--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_wishes" ADD CONSTRAINT "digest_wishes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_wishes_address" ON "digest_wishes" USING btree ("address");