// `npm run admin:create -- --email NAME`: invites the first administrator; `--another` invites one more.
import {
  administratorParameters,
  buildWhenStale,
  compileMessages,
  giveUp,
  installPackages,
  pinnedNode,
  root,
  runInForeground,
} from './prepare.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();
if (!compileMessages(node)) giveUp('The texts in messages/ could not be compiled; what is wrong is said above.');
if (!buildWhenStale(node)) giveUp('The site could not be built; what is wrong is said above.');
process.exitCode = await runInForeground(node, [...administratorParameters, '--', ...process.argv.slice(2)]);
