ALTER TABLE "health_packages" ADD COLUMN "scene" text;
