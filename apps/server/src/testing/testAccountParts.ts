import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountParts } from '../auth/AccountParts.ts';
import { fetchPicture } from '../avatars/fetchPicture.ts';
import type { Database } from '../db/Database.ts';
import { createProofOfWork, verifyRecaptcha } from '../humanCheck/HumanCheck.ts';
import { createDemoService } from '../social/DemoService.ts';
import { testVault } from './testOperator.ts';

/** What accounts need, in tests. */
export const testAccountParts = (db: Database): AccountParts => ({
  vault: testVault,
  human: createProofOfWork(db, Buffer.from('human key of a test')),
  verifyRecaptcha: (input) => verifyRecaptcha(input, 'http://127.0.0.1:1'),
  exportFolder: join(tmpdir(), 'segno-test-exports'),
  fetchPicture: (address) => fetchPicture(address),
  demoService: createDemoService(db, 'http://localhost:4300'),
});
