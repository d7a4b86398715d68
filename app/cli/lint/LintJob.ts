import fs from 'node:fs';
import path from 'node:path';
import type { CommandIo } from '../Io';
import { readManifest } from '../messages/versionLine';
import { findConfig } from './config/findConfig';
import type { LintConfig } from './config/LintConfig';
import { DEFAULT_CONFIG, readConfig } from './config/readConfig';
import { rulesFor, type ActiveRule } from './config/rulesFor';

/** A document with the rules that apply to it. */
export interface LintJob {
  document: string;
  rules: ActiveRule[];
  /** The configuration, for messages. */
  configName: string;
  /** True if the user named or trusts the configuration. */
  isTrusted: boolean;
  /** The rules with a fix that is not applied: an untrusted configuration wrote it, or chose what it fixes. */
  withheld: ReadonlySet<string>;
  /** What the report depends on, except for the document. */
  settings: string;
}

/** Where the rules come from. */
export interface ConfigChoice {
  /** The configuration; default: the nearest one above each document; false: none. */
  config?: string | false;
  /** Trust configurations beside documents like the one that `config` names. */
  trustConfig?: boolean;
}

/**
 * The lint jobs of documents.
 *
 * @throws ConfigError for a configuration that cannot be used
 */
export async function jobsFor(
  documents: readonly string[],
  { config: file, trustConfig = false }: ConfigChoice,
  io: CommandIo,
): Promise<LintJob[]> {
  const configs = new Map<string, LintConfig>();
  const isTrusted = trustConfig || file !== undefined;
  const build = buildOf(io.libraryFolder);
  const jobs: LintJob[] = [];
  for (const document of documents) {
    const configFile = file === false ? undefined : (file ?? findConfig(document));
    const key = configFile ?? '';
    const config =
      configs.get(key) ??
      (configFile === undefined ? DEFAULT_CONFIG : await readConfig(configFile, isTrusted));
    if (!configs.has(key)) io.detail(`rules: ${config.name}`);
    configs.set(key, config);
    const { rules, withheld } = rulesFor(config, document);
    const settings = JSON.stringify([build, config.sources, config.isTrusted, rules]);
    jobs.push({ document, rules, settings, configName: config.name, isTrusted: config.isTrusted, withheld });
  }
  return jobs;
}

/** Identifies the build of the program. */
function buildOf(libraryFolder: string): string {
  const { size, mtimeMs } = fs.statSync(path.join(libraryFolder, 'collection.jsx'));
  return `${readManifest(libraryFolder).version} ${size} ${mtimeMs}`;
}
