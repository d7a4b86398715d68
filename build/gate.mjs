// Checks finished scripts against the ES3 gate: node build/gate.mjs [--except <rule>]… <file>…
// Prints one line per place that breaks a rule; exit status 1 if there is any.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { checkEs3, formatViolations } from './es3/check.cjs';

const { values, positionals } = parseArgs({
  options: { except: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const reports = positionals.map((file) =>
  formatViolations(file, checkEs3(fs.readFileSync(file, 'utf8'), values)),
);
const report = reports.filter(Boolean).join('\n');
if (report) {
  console.error(report);
  process.exitCode = 1;
}
