// `npm start` and `npm run cluster`: from a fresh clone to a running site, whatever Node the machine has.
import {
  buildWhenStale,
  clusterParameters,
  compileMessages,
  giveUp,
  installPackages,
  pinnedNode,
  root,
  runInForeground,
  serverParameters,
} from './prepare.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();
if (!compileMessages(node)) giveUp('The texts in messages/ could not be compiled; what is wrong is said above.');
if (!buildWhenStale(node)) giveUp('The site could not be built; what is wrong is said above.');
const parameters = process.argv[2] === 'cluster' ? clusterParameters : serverParameters;
process.exitCode = await runInForeground(node, parameters);
