/** The systemd unit and the Caddyfile, as their own programs read them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';

const systemdAnalyze = findDebianProgram({ names: ['systemd-analyze'], debianPackage: 'systemd' });
const unit = readFileSync('deploy/portal.service', 'utf8');

/** What systemd says of the unit; the user and the program of the example do not exist on this machine. */
function verify(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
  try {
    const file = join(folder, 'portal.service');
    writeFileSync(file, text.replace(/^(User|Group)=.*$/gm, '$1=root').replace('/usr/bin/node', '/bin/true'));
    const said = spawnSync(systemdAnalyze!, ['verify', file], { encoding: 'utf8' });
    return { status: said.status, text: said.stdout + said.stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.skipIf(!systemdAnalyze)('systemd finds nothing wrong with the unit, and would find a wrong line', () => {
  expect(verify(unit)).toEqual({ status: 0, text: '' });
  expect(verify(unit.replace('PrivateTmp=yes', 'PrivateTemp=yes')).text).toMatch(/Unknown key.*PrivateTemp/);
});

test('the unit runs a program of this project with the parameter that starts a process for each core', () => {
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  expect(command).toBe('/usr/bin/node scripts/serve-built.mjs cluster');
  expect(readFileSync('scripts/serve-built.mjs', 'utf8')).toContain('cluster');
});
