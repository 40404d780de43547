-- What is found at once stays small in its row; texts and the long list of words lie beside the table.
ALTER TABLE "search_documents" ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "search_documents" SET (toast_tuple_target = 256);--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_path" CHECK ("path" LIKE '/%');--> statement-breakpoint
-- Words after which nobody should have to look for a number. They hold for every hospital group.
INSERT INTO "search_phrases" ("phrase", "is_urgent") SELECT unnest(ARRAY[
  'chest pain', 'pain in the chest', 'heart attack', 'cardiac arrest', 'stroke', 'cannot breathe', 'can''t breathe', 'not breathing', 'difficulty breathing', 'trouble breathing', 'short of breath', 'unconscious', 'fainted', 'collapsed', 'choking',
  'severe bleeding', 'heavy bleeding', 'bleeding heavily', 'vomiting blood', 'seizure', 'poisoning', 'swallowed poison', 'overdose', 'suicide', 'suicidal', 'kill myself', 'severe burn', 'snake bite', 'head injury', 'anaphylaxis', 'drowning', 'electric shock',
  'sakit dada', 'serangan jantung', 'strok', 'angin ahmar', 'sesak nafas', 'susah bernafas', 'sukar bernafas', 'tidak bernafas', 'tak boleh bernafas', 'pengsan', 'tidak sedarkan diri', 'tercekik', 'pendarahan teruk', 'muntah darah', 'sawan',
  'keracunan', 'tertelan racun', 'terlebih ubat', 'bunuh diri', 'patukan ular', 'dipatuk ular', 'kecederaan kepala', 'lemas', 'renjatan elektrik', 'kecemasan',
  '胸痛', '胸口痛', '胸闷', '心脏病发', '心脏骤停', '中风', '呼吸困难', '不能呼吸', '无法呼吸', '喘不过气', '昏迷', '昏倒', '晕倒', '窒息', '大量出血', '大出血', '吐血', '抽搐', '癫痫发作', '中毒', '服药过量', '自杀', '被蛇咬', '头部受伤', '溺水', '触电', '急救', 'emergency'
]) AS phrase, true ON CONFLICT DO NOTHING;
