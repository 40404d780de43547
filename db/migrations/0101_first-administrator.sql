-- The first administrator is invited by whoever runs the server, who is no account.
ALTER TABLE "staff_invitations" ALTER COLUMN "invited_by" DROP NOT NULL;
