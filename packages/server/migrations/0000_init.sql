CREATE TABLE "app_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" text,
	"type_name" text NOT NULL,
	"display_name" text NOT NULL,
	"description" text,
	"image_url" text,
	"image_data" text,
	"repo_url" text NOT NULL,
	"repo_description_file_path" text DEFAULT 'README.md' NOT NULL,
	"deploy_instructions" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"app_type_id" integer NOT NULL,
	"vm_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"custom_host" text,
	"status" text NOT NULL,
	"wanted" text NOT NULL,
	"reason" text,
	"port" integer,
	"project_path" text,
	"custom_instructions" text,
	"last_job_id" uuid,
	"removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "github_connections" (
	"user_id" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"sealed_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_log" (
	"n" bigserial PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"step" text NOT NULL,
	"line" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"vm_id" uuid NOT NULL,
	"app_id" uuid,
	"operation" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"step" text,
	"last_line" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	CONSTRAINT "private_domains_domainName_unique" UNIQUE("domain_name")
);
--> statement-breakpoint
CREATE TABLE "usage_intervals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vm_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"volume_gb" integer NOT NULL,
	"compute_hourly_rate" numeric(12, 6) NOT NULL,
	"storage_hourly_rate" numeric(16, 10) NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"picture_url" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"account_type" text DEFAULT 'free' NOT NULL,
	"plan" text,
	"stripe_customer_id" text,
	"is_stripe_payment_method_setup" boolean DEFAULT false NOT NULL,
	"credit_balance" numeric(12, 4) DEFAULT '0' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vm_types" (
	"id" text PRIMARY KEY NOT NULL,
	"type_name" text NOT NULL,
	"vcpus" integer NOT NULL,
	"memory_mb" integer NOT NULL,
	"hourly_rate" numeric(12, 6) NOT NULL,
	"min_volume" integer NOT NULL,
	"max_volume" integer NOT NULL,
	"suggested_volume" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"type_id" text NOT NULL,
	"volume_gb" integer NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"wanted" text NOT NULL,
	"reason" text,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_types" ADD CONSTRAINT "app_types_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_app_type_id_app_types_id_fk" FOREIGN KEY ("app_type_id") REFERENCES "public"."app_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_vm_id_vms_id_fk" FOREIGN KEY ("vm_id") REFERENCES "public"."vms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "github_connections" ADD CONSTRAINT "github_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_log" ADD CONSTRAINT "job_log_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_vm_id_vms_id_fk" FOREIGN KEY ("vm_id") REFERENCES "public"."vms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_domains" ADD CONSTRAINT "private_domains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_intervals" ADD CONSTRAINT "usage_intervals_vm_id_vms_id_fk" FOREIGN KEY ("vm_id") REFERENCES "public"."vms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_intervals" ADD CONSTRAINT "usage_intervals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vms" ADD CONSTRAINT "vms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vms" ADD CONSTRAINT "vms_type_id_vm_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."vm_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_types_public" ON "app_types" USING btree ("type_name") WHERE "app_types"."owner_id" is null and "app_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "apps_by_user" ON "apps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "apps_by_vm" ON "apps" USING btree ("vm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_slug" ON "apps" USING btree ("slug") WHERE not "apps"."removed";--> statement-breakpoint
CREATE UNIQUE INDEX "apps_living_host" ON "apps" USING btree ("custom_host") WHERE "apps"."status" not in ('terminated', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "apps_living_type" ON "apps" USING btree ("user_id","app_type_id") WHERE "apps"."status" in ('creating', 'running', 'terminating');--> statement-breakpoint
CREATE INDEX "job_log_by_job" ON "job_log" USING btree ("job_id","n");--> statement-breakpoint
CREATE INDEX "jobs_by_user" ON "jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("vm_id") WHERE "jobs"."status" in ('pending', 'running');--> statement-breakpoint
CREATE INDEX "usage_by_user" ON "usage_intervals" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_one_open" ON "usage_intervals" USING btree ("vm_id") WHERE "usage_intervals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "vms_by_user" ON "vms" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vms_living_name" ON "vms" USING btree ("user_id","name") WHERE "vms"."status" <> 'terminated';