// Writes THIRD_PARTY.md, and looks through the packages that package-lock.json names; with --check it only looks.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultsOf } from './dependencies/faultsOf.mjs';
import { notices } from './dependencies/notices.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const read = (name) => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'));
const file = path.join(root, 'THIRD_PARTY.md');

const faults = faultsOf(read('package.json'), read('package-lock.json'));
const text = notices(root, read('package-lock.json'));
if (!process.argv.includes('--check')) fs.writeFileSync(file, text);
else if (fs.readFileSync(file, 'utf8') !== text)
  faults.push('THIRD_PARTY.md is not what the packages say: run "npm run notices"');

for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
