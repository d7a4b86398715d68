import os from 'node:os';

/** The machine on which the figures were taken. */
export function describeMachine() {
  const processors = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `- ${processors.length} × ${processors[0].model.trim()}, ${memory} GiB, ${os.type()} ${os.arch()}`,
    `- Node ${process.version}, V8 ${process.versions.v8}; QuickJS as WebAssembly (quickjs-emscripten)`,
    `- load when it began: ${os.loadavg()[0].toFixed(1)}`,
  ].join('\n');
}
