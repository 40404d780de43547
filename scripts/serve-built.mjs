// Serves the existing build with the installed packages: for containers and system services, which build beforehand.
// `node scripts/serve-built.mjs cluster` starts a process for each core.
import { clusterParameters, giveUp, pinnedNode, root, runInForeground, serverParameters } from './prepare.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

process.chdir(root);
if (!existsSync(join(root, 'build/server/index.js'))) giveUp('The site is not built: run "npm run build" first.');
const parameters = process.argv[2] === 'cluster' ? clusterParameters : serverParameters;
process.exitCode = await runInForeground(pinnedNode(), parameters);
