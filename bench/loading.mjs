import fs from 'node:fs';
import vm from 'node:vm';
import { getQuickJS } from 'quickjs-emscripten';
import { median } from './tables.mjs';

const RUNS = 15;

/** Median milliseconds of loading the bundle; each text differs, so that no engine takes it from a cache. */
function timeOf(load, source) {
  const times = Array.from({ length: RUNS }, (_, run) => load(`${source}\n// ${run}`));
  return median(times);
}

function loadInV8(source) {
  const context = vm.createContext({});
  const start = performance.now();
  vm.runInContext(source, context);
  return performance.now() - start;
}

function loadInQuickJS(quickJS, source) {
  const context = quickJS.newContext();
  const start = performance.now();
  const result = context.evalCode(source, 'collection.jsx');
  const time = performance.now() - start;
  context.unwrapResult(result).dispose();
  context.dispose();
  return time;
}

/** Size of the bundle in bytes, and milliseconds of parsing and running it in an engine that has just begun. */
export async function measureLoading(bundle) {
  const source = fs.readFileSync(bundle, 'utf8');
  const quickJS = await getQuickJS();
  return {
    bytes: Buffer.byteLength(source),
    V8: timeOf(loadInV8, source),
    QuickJS: timeOf((text) => loadInQuickJS(quickJS, text), source),
  };
}
