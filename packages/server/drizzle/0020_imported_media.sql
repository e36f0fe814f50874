CREATE TABLE "imported_media" (
	"address" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"served_since" timestamp with time zone,
	"stored_at" timestamp with time zone NOT NULL
);
