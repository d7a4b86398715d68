import type { HostHandle } from '../../HostHandle';
import type { LoadedCollection } from '../../query/LoadedLibrary';
import type { QueryKind } from '../../query/QueryKind';
import type { HostObject } from '../../../host-mocks/realm/HostObject';
import type { LintedDocument } from './LintedDocument';
import type { Severity } from './Problem';

/** The queries of a rule, by what they find. */
export type Queries = Partial<Record<QueryKind, string>>;

/** A violation of a rule. Without an object it concerns the whole document. */
export interface Finding {
  object?: HostObject;
  /** Replaces the rule's message. */
  message?: string;
}

/** The argument of an own rule in JavaScript. */
export interface OwnRuleContext {
  /** The host with the document: `host.document`, `host.fl`, `host.run(…)`. */
  host: HostHandle;
  document: Document;
  /** `$.all`: elements of all timelines. */
  $: unknown;
  /** Items of the library. */
  $$: unknown;
  /** The options of the rule in the configuration. */
  options: Readonly<Record<string, unknown>>;
  /** Reports that an element, item, layer or keyframe breaks the rule; without one, the document. */
  report(object?: object | string, message?: string): void;
}

/** A rule that documents are checked against. */
export interface Rule extends Queries {
  /** One sentence: what is wrong with the matches. */
  message: string;
  severity?: Severity | 'off';
  /** Maximum number of matches. Default: 0. */
  max?: number;
  /** Minimum number of matches. Default: 0. */
  min?: number;
  /** The matches that break the rule; default: all. */
  keep?(found: HostObject[], document: LintedDocument, options: RuleOptions): HostObject[];
  /** Replaces the queries. */
  findings?(document: LintedDocument, options: RuleOptions): Finding[];
  /** Replaces the queries, in own rules. */
  check?(context: OwnRuleContext): void;
  /** A method of the collection of matches, and its arguments: `["rename", "btn_###"]`. */
  fix?:
    | readonly [method: string, ...args: unknown[]]
    | ((found: LoadedCollection, context: OwnRuleContext) => void);
  /** Names of the options that the rule reads. */
  options?: readonly string[];
}

/** Everything that the configuration sets for a rule. */
export type RuleOptions = Readonly<Record<string, unknown>>;
