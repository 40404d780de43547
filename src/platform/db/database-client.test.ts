import { expect, test } from 'vitest';
import { DatabaseClient } from './database-client.server.ts';

test('a connection that breaks while nobody asks it anything ends no process: it is listened to from its first moment', () => {
  const client = new DatabaseClient();
  expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
});
