ALTER TABLE "staff_invitations" ADD COLUMN "name" text;
