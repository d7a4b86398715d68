import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { quoteShort } from '../../../../document/container/quoteShort';
import { faultReason } from '../../../../platform/faultReason';
import { presets } from '../rules';
import { checkConfig, checkRules } from './checkConfig';
import { UntrustedConfig } from './UntrustedConfig';
import { ConfigError } from './ConfigError';
import type { ConfigFile, ConfigLayer, LintConfig, RuleEntry } from './LintConfig';
import { PathPattern } from './PathPattern';
import { jsonFault } from '../../messages/jsonFault';
import { nearestWord } from '../../../../host-mocks/nearestWord';

/** The configuration of documents without one. */
export const DEFAULT_CONFIG: LintConfig = {
  name: 'the preset "recommended"',
  isTrusted: true,
  layers: [presetLayer('recommended')],
  sources: [],
};

/**
 * Reads a configuration and all that it extends.
 *
 * @param isTrusted - false for one that was found: it may run no code, and reads no file outside its folder
 * @throws ConfigError for a file that cannot be read or may not be used, and for unknown keys
 */
export async function readConfig(file: string, isTrusted: boolean): Promise<LintConfig> {
  const layers: ConfigLayer[] = [];
  const sources: string[] = [];
  const absolute = path.resolve(file);
  const untrusted = isTrusted ? undefined : new UntrustedConfig(path.dirname(absolute));
  await addLayers(absolute, layers, { sources, untrusted }, []);
  const names = new Set<string>();
  for (const { rules } of layers) checkRules(file, rules, names);
  return { name: file, isTrusted, layers, sources };
}

/** How files are read, and the texts of those that were. */
interface Reading {
  sources: string[];
  /** The limits of an untrusted configuration. */
  untrusted: UntrustedConfig | undefined;
}

/** Maximum number of files of one configuration. */
const MAX_FILES = 100;

async function addLayers(
  file: string,
  layers: ConfigLayer[],
  reading: Reading,
  parents: readonly string[],
): Promise<void> {
  if (parents.includes(file)) throw new ConfigError(file, '"extends" returns to this file');
  if (reading.sources.length >= MAX_FILES)
    throw new ConfigError(file, `"extends": a configuration may have up to ${MAX_FILES} files`);
  const config = await load(file, reading);
  checkConfig(file, config);
  const folder = path.dirname(file);
  for (const name of [config.extends ?? []].flat()) {
    if (Object.hasOwn(presets, name)) layers.push(presetLayer(name));
    else if (isFileName(name, folder, reading))
      await addLayers(path.resolve(folder, name), layers, reading, [...parents, file]);
    else throw new ConfigError(file, `"extends": ${explainPreset(name)}`);
  }
  if (config.rules) layers.push({ folder, rules: await loadModules(config.rules, folder, reading) });
  for (const { files, rules } of config.overrides ?? []) {
    const patterns = [files].flat().map((pattern) => readPattern(file, pattern));
    layers.push({ folder, files: patterns, rules: await loadModules(rules, folder, reading) });
  }
}

/** True for a path, and for the name of an existing file. */
function isFileName(name: string, folder: string, { untrusted }: Reading): boolean {
  if (/^\.{0,2}[/\\]|^[A-Za-z]:/.test(name)) return true;
  const file = path.resolve(folder, name);
  untrusted?.checkInside(file);
  return fs.existsSync(file);
}

function readPattern(file: string, pattern: string): PathPattern {
  try {
    return new PathPattern(pattern);
  } catch {
    throw new ConfigError(file, `"files": ${quoteShort(pattern)} is not a pattern of paths`);
  }
}

function presetLayer(name: string): ConfigLayer {
  const rules = Object.fromEntries(
    Object.entries(presets[name]).map(([rule, { severity = 'warn' }]) => [rule, severity]),
  );
  return { folder: '', rules };
}

function explainPreset(name: string): string {
  const names = Object.keys(presets);
  const near = nearestWord(name, names);
  const hint =
    near === undefined ? `known: ${names.join(', ')}, and paths of files` : `did you mean "${near}"?`;
  return `unknown preset ${JSON.stringify(name)} (${hint})`;
}

async function load(file: string, { sources, untrusted }: Reading): Promise<ConfigFile> {
  const isCode = /\.[cm]?[jt]s$/i.test(file);
  if (isCode) untrusted?.refuseCode(file);
  untrusted?.checkFile(file);
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(file, `the configuration cannot be read: ${faultReason(error)}`);
  }
  sources.push(text);
  if (isCode) return (await importDefault(file)) as ConfigFile;
  if (!/\.json$/i.test(file))
    throw new ConfigError(file, 'expected a configuration that ends in .json, .js, .cjs or .mjs');
  try {
    return JSON.parse(text) as ConfigFile;
  } catch (error) {
    throw new ConfigError(file, `is not valid JSON: ${jsonFault(text, error)}`);
  }
}

/** Adds to each rule the exports of the module that it names: `{ "module": "./rules/own.js" }`. */
async function loadModules(
  rules: Record<string, RuleEntry>,
  folder: string,
  { sources, untrusted }: Reading,
): Promise<Record<string, RuleEntry>> {
  const loaded: Record<string, RuleEntry> = {};
  for (const [name, entry] of Object.entries(rules)) {
    loaded[name] = entry;
    if (typeof entry !== 'object' || typeof entry.module !== 'string') continue;
    const file = path.resolve(folder, entry.module);
    untrusted?.refuseCode(file);
    if (!fs.existsSync(file)) throw new ConfigError(file, `there is no such module (rule "${name}")`);
    sources.push(fs.readFileSync(file, 'utf8'));
    loaded[name] = { ...((await importDefault(file)) as object), ...entry };
  }
  return loaded;
}

async function importDefault(file: string): Promise<unknown> {
  let module;
  try {
    module = await loadModule(file);
  } catch (error) {
    throw new ConfigError(file, error instanceof Error ? error.message : String(error));
  }
  const value = module.default ?? module;
  if (typeof value === 'object' && value !== null) return value;
  throw new ConfigError(file, 'expected a module that exports an object');
}

/** A module of either kind: `require` first, which throws for the other kind. */
async function loadModule(file: string): Promise<{ default?: unknown }> {
  try {
    return createRequire(file)(file) as { default?: unknown };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_REQUIRE_ESM' && name !== 'SyntaxError') throw error;
    return (await import(pathToFileURL(file).href)) as { default?: unknown };
  }
}
