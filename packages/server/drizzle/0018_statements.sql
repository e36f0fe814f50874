CREATE TABLE "statement_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"sent_to" timestamp with time zone NOT NULL
);
