import { rules as builtIn } from '../rules';
import { QUERY_KINDS } from '../../../query/QueryKind';
import type { Rule } from '../Rule';
import { ConfigError } from './ConfigError';
import type { ConfigFile, RuleEntry } from './LintConfig';
import { nearestWord } from '../../../../host-mocks/nearestWord';

const KEYS = ['$schema', 'extends', 'rules', 'overrides'];
const SEVERITIES = ['off', 'warn', 'error'];
const RULE_KEYS = [...QUERY_KINDS, 'message', 'severity', 'max', 'min', 'fix', 'module', 'except'];
/** Further keys of own rules in JavaScript. */
const OWN_KEYS = ['check', 'options'];

/** Maximum number of characters of a message, which is printed for each problem. */
const MAX_MESSAGE = 1000;

/** Maximum depth of Arrays and objects inside one another. */
const MAX_DEPTH = 50;

/** @throws ConfigError for what is not a configuration */
export function checkConfig(file: string, config: ConfigFile): void {
  if (/\.json$/i.test(file) && isDeeper(config, MAX_DEPTH))
    throw new ConfigError(
      file,
      `the configuration has more than ${MAX_DEPTH} Arrays and objects inside one another`,
    );
  checkObject(file, 'the configuration', config);
  checkKeys(file, 'the configuration', config, KEYS);
  const { extends: base, rules, overrides } = config;
  if (base !== undefined && ![base].flat().every((name) => typeof name === 'string'))
    throw new ConfigError(file, '"extends" must be a name or an Array of names');
  if (rules !== undefined) checkObject(file, '"rules"', rules);
  if (overrides === undefined) return;
  if (!Array.isArray(overrides)) throw new ConfigError(file, '"overrides" must be an Array');
  overrides.forEach((override, index) => {
    const entry = `"overrides", entry ${index + 1}`;
    checkObject(file, entry, override);
    checkKeys(file, entry, override, ['files', 'rules']);
    const files: unknown[] = [override.files].flat();
    if (files.length === 0 || !files.every((pattern) => typeof pattern === 'string'))
      throw new ConfigError(file, `${entry}: "files" must be a pattern or an Array of patterns`);
    checkObject(file, `${entry}: "rules"`, override.rules);
  });
}

/**
 * @param known - names of own rules that earlier layers define; those of this one are added
 * @throws ConfigError for rules that do not exist, or have no effect
 */
export function checkRules(
  file: string,
  rules: Readonly<Record<string, RuleEntry>>,
  known: Set<string>,
): void {
  for (const [name, entry] of Object.entries(rules)) {
    if (typeof entry === 'string' ? !SEVERITIES.includes(entry) : !isObject(entry))
      throw new ConfigError(file, `rule "${name}": expected "off", "warn", "error" or an object`);
    const rule = Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
    if (typeof entry === 'object') checkEntry(file, name, entry, rule);
    const isDefined = rule !== undefined || known.has(name);
    if (typeof entry === 'object' && definesRule(entry)) known.add(name);
    else if (!isDefined) throw new ConfigError(file, explainRule(name, [...Object.keys(builtIn), ...known]));
  }
}

function checkEntry(
  file: string,
  name: string,
  entry: Record<string, unknown>,
  rule: Rule | undefined,
): void {
  const isOwn = typeof entry.check === 'function';
  // The options of an own rule in JavaScript are its own.
  if (!isOwn) checkKeys(file, `rule "${name}"`, entry, [...RULE_KEYS, ...OWN_KEYS, ...(rule?.options ?? [])]);
  const { severity, message, max, min, fix } = entry;
  const say = (reason: string): never => {
    throw new ConfigError(file, `rule "${name}": ${reason}`);
  };
  if (severity !== undefined && !(SEVERITIES as unknown[]).includes(severity))
    say('"severity" must be "off", "warn" or "error"');
  if (message !== undefined && (typeof message !== 'string' || message.length > MAX_MESSAGE))
    say(`"message" must be a text of up to ${MAX_MESSAGE} characters`);
  if (entry.check !== undefined && !isOwn) say('"check" must be a function, in JavaScript');
  for (const [key, value] of Object.entries({ max, min }))
    if (value !== undefined && !(Number.isInteger(value) && (value as number) >= 0))
      say(`"${key}" must be a whole number`);
  for (const kind of QUERY_KINDS)
    if (entry[kind] !== undefined && typeof entry[kind] !== 'string') say(`"${kind}" must be a query`);
  if (fix !== undefined && typeof fix !== 'function' && !(Array.isArray(fix) && typeof fix[0] === 'string'))
    say('"fix" must be an Array with the name of a method and its arguments');
  if (entry.except !== undefined) checkExceptions(entry.except, say);
  if (rule?.findings && QUERY_KINDS.some((kind) => entry[kind] !== undefined))
    say('this rule has no query that could be replaced');
}

function checkExceptions(except: unknown, say: (reason: string) => never): void {
  if (!Array.isArray(except)) say('"except" must be an Array of objects');
  (except as unknown[]).forEach((exception, index) => {
    const { because, ...queries } = (isObject(exception) ? exception : {}) as Record<string, unknown>;
    const names = Object.keys(queries);
    const isQuery = (name: string): boolean =>
      (QUERY_KINDS as readonly string[]).includes(name) && typeof queries[name] === 'string';
    if (names.length !== 1 || !names.every(isQuery) || typeof because !== 'string' || because.trim() === '')
      say(
        `"except", entry ${index + 1}: expected one query and a reason, such as { "items": "old*", "because": "kept for the sequel" }`,
      );
  });
}

function definesRule(entry: Record<string, unknown>): boolean {
  return typeof entry.check === 'function' || QUERY_KINDS.some((kind) => entry[kind] !== undefined);
}

function explainRule(name: string, known: readonly string[]): string {
  const near = nearestWord(name, known);
  const hint =
    near === undefined
      ? `known: ${known.join(', ')}; an own rule needs "elements", "items", "layers", "frames" or "check"`
      : `did you mean "${near}"?`;
  return `unknown rule "${name}" (${hint})`;
}

function checkKeys(file: string, place: string, object: object, known: readonly string[]): void {
  const strange = Object.keys(object).find((key) => !known.includes(key));
  if (strange === undefined) return;
  const near = nearestWord(strange, known);
  const hint = near === undefined ? `known: ${known.join(', ')}` : `did you mean "${near}"?`;
  throw new ConfigError(file, `${place} has the unknown key "${strange}" (${hint})`);
}

function checkObject(file: string, place: string, value: unknown): void {
  if (!isObject(value)) throw new ConfigError(file, `${place} must be an object`);
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
