// `npm run check`: checks the sources without running them: format, lint, boundaries, types.
import { compileMessages, installPackages, pinnedNode, programOf, root, run, say } from './prepare.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();

export const checks = {
  texts: () => compileMessages(node),
  format: () => run(node, [programOf('oxfmt'), '--check']),
  lint: () => run(node, [programOf('oxlint'), '--deny-warnings']),
  boundaries: () => run(node, ['scripts/boundaries.mjs']),
  types: () =>
    run(node, [programOf('@react-router/dev', 'react-router'), 'typegen']) &&
    run(node, [programOf('typescript', 'tsc'), '--noEmit', '-p', '.']),
};

if (process.argv[1]?.endsWith('check.mjs')) {
  const wrong = Object.entries(checks).filter(([name, work]) => {
    const before = performance.now();
    const isRight = work();
    say(`${isRight ? 'right' : 'WRONG'}  ${name} (${((performance.now() - before) / 1000).toFixed(1)} s)`);
    return !isRight;
  });
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
