import { errorLine } from '../messages/errorLine';
import type { LoadedCollection } from '../../query/LoadedLibrary';
import { QUERY_KINDS, type QueryKind } from '../../query/QueryKind';
import type { HostObject } from '../../../host-mocks/realm/HostObject';
import type { ActiveRule } from './config/rulesFor';
import type { LintedDocument } from './LintedDocument';
import { problemLocation } from './problemLocation';
import type { Problem } from './Problem';
import type { Finding, OwnRuleContext } from './Rule';

/** A problem with the object that has it. */
export interface FoundProblem extends Problem {
  object: HostObject | undefined;
}

/**
 * The problems of a document, in the order of the rules. A rule that meets something unknown to the host, such as an element
 * of an unknown kind, is a problem itself.
 *
 * @throws Error that names the rule whose query cannot be read, or whose function failed
 */
export function checkDocument(document: LintedDocument, rules: readonly ActiveRule[]): FoundProblem[] {
  return rules.flatMap((active) => {
    try {
      return problemsOf(document, active);
    } catch (error) {
      return [uncheckable(active, error)];
    }
  });
}

function problemsOf(document: LintedDocument, active: ActiveRule): FoundProblem[] {
  const { name, severity, rule, options } = active;
  const isFixable = rule.fix !== undefined;
  return findingsOf(document, active).map(({ object, message }) => ({
    rule: name,
    severity,
    message: (rule.findings && (options.message as string | undefined)) ?? message ?? rule.message,
    place: problemLocation(object),
    isFixable: isFixable && object !== undefined,
    object,
  }));
}

/** The beginning of errors about members and elements that the host does not know. */
const UNKNOWN = 'NotImplemented: ';

/** @throws the error, unless it is about something unknown to the host */
function uncheckable({ name, severity }: ActiveRule, error: unknown): FoundProblem {
  const line = errorLine((error as Error).cause);
  if (!line.startsWith(UNKNOWN)) throw error;
  const message = `this rule cannot be checked: the headless host does not know ${line.slice(UNKNOWN.length)}`;
  return {
    rule: name,
    severity,
    message,
    place: problemLocation(undefined),
    isFixable: false,
    object: undefined,
  };
}

/** Fixes the problems that can be fixed. Returns their number. */
export function fixDocument(
  document: LintedDocument,
  rules: readonly ActiveRule[],
  problems: readonly FoundProblem[],
): number {
  let fixed = 0;
  for (const active of rules) {
    const { fix } = active.rule;
    const own = problems.filter(({ rule, isFixable }) => rule === active.name && isFixable);
    if (!fix || own.length === 0) continue;
    fixed += own.length;
    named(active, () => {
      for (const [kind, objects] of byKind(own)) {
        const matches = document.collect(kind, objects);
        if (typeof fix === 'function') fix(matches, contextOf(document, active, []));
        else callMethod(matches, fix);
      }
    });
    document.refresh();
    // Matches of other rules may be deleted now: they run again in the next round.
    return fixed;
  }
  return fixed;
}

function callMethod(found: LoadedCollection, [method, ...args]: readonly [string, ...unknown[]]): void {
  const call = (found as unknown as Record<string, unknown>)[method];
  if (typeof call !== 'function') throw new TypeError(`"fix": collections have no method "${method}"`);
  call.apply(found, args);
}

function findingsOf(document: LintedDocument, active: ActiveRule): Finding[] {
  const { rule, options } = active;
  return named(active, () => {
    if (rule.check) {
      const findings: Finding[] = [];
      rule.check(contextOf(document, active, findings));
      return findings;
    }
    if (rule.findings) return rule.findings(document, options);
    const matches = QUERY_KINDS.flatMap((kind) => {
      const query = rule[kind];
      return query === undefined ? [] : document.find(kind, query);
    });
    return tooMany(rule.keep ? rule.keep(matches, document, options) : matches, active);
  });
}

/** The matches beyond the maximum; the document itself if there are too few. */
function tooMany(
  found: readonly HostObject[],
  { rule: { max = 0, min = 0, message } }: ActiveRule,
): Finding[] {
  if (found.length < min)
    return [{ message: `${message} (${found.length} found, at least ${min} expected)` }];
  if (min > 0 && max === 0) return [];
  const note = max > 0 ? ` (${found.length} found, at most ${max} expected)` : '';
  return found.slice(max).map((object) => ({ object, message: `${message}${note}` }));
}

function contextOf(document: LintedDocument, { options }: ActiveRule, findings: Finding[]): OwnRuleContext {
  const { host, handle } = document;
  return {
    host: handle,
    document: handle.document,
    $: document.queries.functionOf('elements', true),
    $$: document.queries.functionOf('items', true),
    options,
    report(object, message) {
      if (object === undefined || typeof object === 'string') findings.push({ message: object ?? message });
      else
        for (const member of membersOf(object))
          findings.push({ object: unwrapped(host.realm.unwrap(member)), message });
    },
  };
}

/** The elements of a collection, or an object itself. */
function membersOf(object: object): object[] {
  const { elements } = object as { elements?: ArrayLike<object> };
  const isCollection = elements !== undefined && 'list' in object;
  return isCollection ? Array.from(elements) : [object];
}

function unwrapped(object: HostObject | undefined): HostObject {
  if (object) return object;
  throw new TypeError(
    'report() takes an element, item, layer or keyframe, a collection of them, or a message',
  );
}

/** Runs code of a rule, and names the rule in errors. */
function named<T>({ name }: ActiveRule, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new Error(`rule "${name}": ${errorLine(error)}`, { cause: error });
  }
}

function byKind(problems: readonly FoundProblem[]): Map<QueryKind, HostObject[]> {
  const groups = new Map<QueryKind, HostObject[]>();
  for (const { place, object } of problems) {
    if (!object || place.kind === 'document') continue;
    const kind: QueryKind = `${place.kind}s`;
    const group = groups.get(kind) ?? [];
    group.push(object);
    groups.set(kind, group);
  }
  return groups;
}
