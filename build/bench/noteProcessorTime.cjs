// Loaded before a program (node --require): adds a line with its processor time, in milliseconds, to a file.
const fs = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    fs.appendFileSync(process.env.PROCESSOR_TIME_FILE, `${(user + system) / 1000}\n`);
  });
  // A process that another one ends says its time as well.
  process.once('SIGTERM', () => process.exit());
}
