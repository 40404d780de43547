import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { movableClock } from '#src/platform/clock.ts';
import { ServiceUnreachable, type ServiceSettings } from './appointment-service.ts';
import { externalAppointments } from './external-service.server.ts';

test('a silent service is given up at the deadline, though memory is collected while it is awaited', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const collecting = setInterval(collectGarbage, 20);
  onTestFinished(() => {
    clearInterval(collecting);
    server.closeAllConnections();
    server.close();
  });
  const service = externalAppointments(
    {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      key: 'a key',
      apiKey: 'an api key',
      deadlineMs: 200,
      paths: { doctor: '/doctor' } as ServiceSettings['paths'],
    },
    movableClock('2026-11-23T09:00:00+08:00'),
  );
  await expect(service.doctorView('dr-test')).rejects.toBeInstanceOf(ServiceUnreachable);
});
