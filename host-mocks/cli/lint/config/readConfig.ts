import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultReason } from '../../../platform/faultReason';
import { presets } from '../rules';
import { checkConfig, checkRules } from './checkConfig';
import { ConfigError } from './ConfigError';
import type { ConfigFile, ConfigLayer, LintConfig, RuleEntry } from './LintConfig';
import { PathPattern } from './PathPattern';
import { jsonFault } from '../../messages/jsonFault';
import { nearestWord } from '../../../nearestWord';

/** What holds where no configuration is found. */
export const DEFAULT_CONFIG: LintConfig = {
  name: 'the preset "recommended"',
  layers: [presetLayer('recommended')],
  sources: [],
};

/**
 * Reads a configuration and all that it extends.
 *
 * @param isJson - true where it may run no code: nothing that it names is loaded as JavaScript
 * @throws ConfigError for a file that cannot be read or may not be run, and for words that no configuration has
 */
export async function readConfig(file: string, isJson = false): Promise<LintConfig> {
  const layers: ConfigLayer[] = [];
  const sources: string[] = [];
  const load: LoadModule = isJson ? refuseModule : importDefault;
  await addLayers(path.resolve(file), layers, { sources, load }, []);
  const known = new Set<string>();
  for (const { rules } of layers) checkRules(file, rules, known);
  return { name: file, layers, sources };
}

type LoadModule = (file: string) => Promise<unknown>;

/** How files are read, and the texts of those that were. */
interface Reading {
  sources: string[];
  load: LoadModule;
}

async function addLayers(
  file: string,
  layers: ConfigLayer[],
  reading: Reading,
  parents: readonly string[],
): Promise<void> {
  if (parents.includes(file)) throw new ConfigError(file, '"extends" leads back to this file');
  const config = await load(file, reading);
  checkConfig(file, config);
  const folder = path.dirname(file);
  for (const name of [config.extends ?? []].flat()) {
    if (Object.hasOwn(presets, name)) layers.push(presetLayer(name));
    else if (/^\.{0,2}[/\\]|^[A-Za-z]:/.test(name) || fs.existsSync(path.resolve(folder, name)))
      await addLayers(path.resolve(folder, name), layers, reading, [...parents, file]);
    else throw new ConfigError(file, `"extends": ${explainPreset(name)}`);
  }
  if (config.rules) layers.push({ folder, rules: await loadModules(config.rules, folder, reading) });
  for (const { files, rules } of config.overrides ?? []) {
    const patterns = [files].flat().map((pattern) => new PathPattern(pattern));
    layers.push({ folder, files: patterns, rules: await loadModules(rules, folder, reading) });
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
    near === undefined ? `there are ${names.join(', ')}, and paths of files` : `did you mean "${near}"?`;
  return `there is no preset ${JSON.stringify(name)}: ${hint}`;
}

async function load(file: string, reading: Reading): Promise<ConfigFile> {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(file, `the configuration cannot be read: ${faultReason(error)}`);
  }
  reading.sources.push(text);
  if (/\.[cm]?[jt]s$/i.test(file)) return (await reading.load(file)) as ConfigFile;
  if (!/\.json$/i.test(file))
    throw new ConfigError(file, 'expected a configuration that ends in .json, .js, .cjs or .mjs');
  try {
    return JSON.parse(text) as ConfigFile;
  } catch (error) {
    throw new ConfigError(file, `is not valid JSON: ${jsonFault(text, error)}`);
  }
}

/** Rules that name a module get what it exports: `{ "module": "./rules/own.js" }`. */
async function loadModules(
  rules: Record<string, RuleEntry>,
  folder: string,
  { sources, load: loadModule }: Reading,
): Promise<Record<string, RuleEntry>> {
  const loaded: Record<string, RuleEntry> = {};
  for (const [name, entry] of Object.entries(rules)) {
    loaded[name] = entry;
    if (typeof entry !== 'object' || typeof entry.module !== 'string') continue;
    const file = path.resolve(folder, entry.module);
    if (!fs.existsSync(file)) throw new ConfigError(file, `there is no such module (rule "${name}")`);
    sources.push(fs.readFileSync(file, 'utf8'));
    loaded[name] = { ...((await loadModule(file)) as object), ...entry };
  }
  return loaded;
}

function refuseModule(file: string): Promise<never> {
  throw new ConfigError(
    file,
    'this file runs code, and --json-config was given: write it as JSON, or leave the option',
  );
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

/** A module of either kind: `require` first, which says when it meets the other. */
async function loadModule(file: string): Promise<{ default?: unknown }> {
  try {
    return createRequire(file)(file) as { default?: unknown };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_REQUIRE_ESM' && name !== 'SyntaxError') throw error;
    return (await import(pathToFileURL(file).href)) as { default?: unknown };
  }
}
