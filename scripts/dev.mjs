// `npm run dev`: the site from its sources, with hot reload.
import { compileMessages, giveUp, installPackages, pinnedNode, root, runInForeground } from './prepare.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();
if (!compileMessages(node)) giveUp('The texts in messages/ could not be compiled; what is wrong is said above.');
process.exitCode = await runInForeground(node, ['scripts/dev-server.mjs']);
