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
ALTER TABLE "achievements" DROP CONSTRAINT "achievements_achievement";--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "has_peers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "peer_congratulations" ADD CONSTRAINT "peer_congratulations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_congratulations" ADD CONSTRAINT "peer_congratulations_achievement" FOREIGN KEY ("user_id","achievement","section_type","grade_id") REFERENCES "public"."achievements"("user_id","achievement","section_type","grade_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_members" ADD CONSTRAINT "peer_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_members" ADD CONSTRAINT "peer_members_group_id_peer_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."peer_groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "peer_congratulations_sender" ON "peer_congratulations" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peer_groups_place" ON "peer_groups" USING btree ("country","school_grade","school_year","number");--> statement-breakpoint
CREATE INDEX "peer_members_group" ON "peer_members" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "grade_standings_board" ON "grade_standings" USING btree ("section_type","grade_id");--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_achievement" CHECK ("achievements"."achievement" in ('honors', 'high_honors', 'achieve_grade_goal'));