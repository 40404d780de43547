// `npm run backup -- FOLDER` and `npm run restore -- FOLDER [--replace]`: with the build that is there, or a new one
// where the sources are there too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  backupParameters,
  buildWhenStale,
  compileMessages,
  giveUp,
  installPackages,
  pinnedNode,
  restoreParameters,
  root,
  runInForeground,
} from './prepare.mjs';

process.chdir(root);
const [command, ...parameters] = process.argv.slice(2);
const node = pinnedNode();
if (existsSync(join(root, 'src'))) {
  installPackages();
  if (!compileMessages(node) || !buildWhenStale(node))
    giveUp('The site could not be built; what is wrong is said above.');
}
const program = command === 'restore' ? restoreParameters : backupParameters;
process.exitCode = await runInForeground(node, [...program, '--', ...parameters]);
