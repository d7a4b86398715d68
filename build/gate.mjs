// Checks finished scripts against the ES3 gate: node build/gate.mjs <file>…
// Prints one line per place that breaks a rule; exit status 1 if there is any.
import fs from 'node:fs';
import { checkEs3, formatViolations } from './es3-gate.cjs';

const files = process.argv.slice(2);
const reports = files.map((file) => formatViolations(file, checkEs3(fs.readFileSync(file, 'utf8'))));
const report = reports.filter(Boolean).join('\n');
if (report) {
  console.error(report);
  process.exitCode = 1;
}
