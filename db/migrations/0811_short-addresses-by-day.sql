CREATE INDEX "keywords_created_at_path_index" ON "keywords" USING btree ("created_at","path");
