import type { Rule } from '../Rule';
import type { PathPattern } from './PathPattern';
import type { Severity } from '../Problem';

/** The entry of a rule: its severity, or an object with the severity and more. */
export type RuleEntry = Severity | 'off' | (Partial<Rule> & Record<string, unknown>);

/** The content of a configuration file. */
export interface ConfigFile {
  $schema?: string;
  extends?: string | string[];
  rules?: Record<string, RuleEntry>;
  overrides?: { files: string | string[]; rules: Record<string, RuleEntry> }[];
}

/** Rules for the documents that a pattern matches. */
export interface ConfigLayer {
  /** Undefined for all documents. */
  files?: readonly PathPattern[];
  /** The folder that the patterns are relative to. */
  folder: string;
  rules: Readonly<Record<string, RuleEntry>>;
}

/** A configuration with all that it extends: later layers win. */
export interface LintConfig {
  /** The file in messages. */
  name: string;
  /**
   * True for a configuration that the user named or trusts: it may run code, read any file, and its fixes are applied. One
   * that is beside documents may come from a stranger.
   */
  isTrusted: boolean;
  layers: readonly ConfigLayer[];
  /** The texts of all files that were read, which the reports depend on. */
  sources: readonly string[];
}
