import path from 'node:path';
import { rules as builtIn } from '../rules';
import type { Rule, RuleOptions } from '../Rule';
import type { Severity } from '../Problem';
import { QUERY_KINDS } from '../../../query/QueryKind';
import type { LintConfig } from './LintConfig';

/** A rule that applies to a document. */
export interface ActiveRule {
  name: string;
  severity: Severity;
  rule: Rule;
  options: RuleOptions;
}

/** The rules that a configuration sets for a document. */
export interface DocumentRules {
  rules: ActiveRule[];
  /** The rules whose fix is not applied. */
  withheld: ReadonlySet<string>;
}

/**
 * The rules that a configuration sets for a document: later entries win, key by key. An untrusted configuration
 * decides nothing about a fix: neither what it does, nor what it applies to.
 */
export function rulesFor(config: LintConfig, document: string): DocumentRules {
  const withheld = new Set<string>();
  const entries = new Map<string, Record<string, unknown>>();
  for (const { files, folder, rules } of config.layers) {
    const relativePath = path.relative(folder, document).split(path.sep).join('/');
    if (files && !files.some((pattern) => pattern.test(relativePath))) continue;
    for (const [name, entry] of Object.entries(rules)) {
      const before = entries.get(name) ?? {};
      entries.set(name, { ...before, ...(typeof entry === 'string' ? { severity: entry } : entry) });
    }
  }
  const rules = [...entries].flatMap(([name, entry]) => {
    const base = Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
    const severity = (entry.severity ?? base?.severity ?? 'warn') as Severity | 'off';
    if (severity === 'off') return [];
    const rule = { message: `breaks the rule ${name}`, ...base, ...entry, options: base?.options } as Rule;
    if (rule.fix !== undefined && !config.isTrusted && DECIDES.some((key) => entry[key] !== undefined)) {
      delete rule.fix;
      withheld.add(name);
    }
    return [{ name, severity, rule, options: entry }];
  });
  return { rules, withheld };
}

/** The keys that decide about a fix: its own, and the queries for what it applies to. */
const DECIDES = ['fix', ...QUERY_KINDS];
