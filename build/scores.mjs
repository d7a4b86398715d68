// Compares what the headless host shows with what Adobe's exporters wrote, and writes docs/fidelity-scores.md.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const { status } = spawnSync(process.execPath, [jest, 'test/scores', '--maxWorkers=1'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_SCORES: '1' },
});
process.exitCode = status ?? 1;
