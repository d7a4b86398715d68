import type { Rule } from '../Rule';
import type { PathPattern } from './PathPattern';
import type { Severity } from '../Problem';

/** What the configuration says about a rule: how much it matters, or that and more. */
export type RuleEntry = Severity | 'off' | (Partial<Rule> & Record<string, unknown>);

/** A configuration as it is written. */
export interface ConfigFile {
  $schema?: string;
  extends?: string | string[];
  rules?: Record<string, RuleEntry>;
  overrides?: { files: string | string[]; rules: Record<string, RuleEntry> }[];
}

/** Rules for documents that a pattern fits. */
export interface ConfigLayer {
  /** Undefined for all documents. */
  files?: readonly PathPattern[];
  /** The folder that the patterns count from. */
  folder: string;
  rules: Readonly<Record<string, RuleEntry>>;
}

/** A configuration with all that it extends: later layers win. */
export interface LintConfig {
  /** The file in messages. */
  name: string;
  /**
   * True for a configuration that the user named or trusts: it may run code, read any file, and its fixes are applied. One
   * that lies beside documents may come from a stranger.
   */
  isTrusted: boolean;
  layers: readonly ConfigLayer[];
  /** What the answers depend on: the texts of all files that were read. */
  sources: readonly string[];
}
