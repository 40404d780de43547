/** Writes .env.example from the schema that reads the environment: node scripts/environment-example.ts */
import { writeFileSync } from 'node:fs';
import { environmentExample } from '#src/server/environment/config.ts';

writeFileSync('.env.example', environmentExample());
