import type { HostHandle } from '../../HostHandle';
import type { LoadedCollection } from '../../query/LoadedLibrary';
import type { QueryKind } from '../../query/QueryKind';
import type { HostObject } from '../../../host-mocks/realm/HostObject';
import type { LintedDocument } from './LintedDocument';
import type { Severity } from './Problem';

/** The queries of a rule, by what they look for. */
export type Queries = Partial<Record<QueryKind, string>>;

/** Something that breaks a rule. Without an object it is the whole document. */
export interface Finding {
  object?: HostObject;
  /** In place of the rule's message. */
  message?: string;
}

/** What an own rule in JavaScript gets. */
export interface OwnRuleContext {
  /** The host with the document: `host.document`, `host.fl`, `host.run(…)`. */
  host: HostHandle;
  document: Document;
  /** `$.all`: elements of all timelines. */
  $: unknown;
  /** Items of the library. */
  $$: unknown;
  /** What the configuration sets for the rule. */
  options: Readonly<Record<string, unknown>>;
  /** Tells that an element, item, layer or keyframe breaks the rule; without one, the document. */
  report(object?: object | string, message?: string): void;
}

/** What a rule says about a document. */
export interface Rule extends Queries {
  /** One sentence: what is wrong with what the rule finds. */
  message: string;
  severity?: Severity | 'off';
  /** The most that may be found. Default: 0. */
  max?: number;
  /** The least that must be found. Default: 0. */
  min?: number;
  /** Of what a query found, what breaks the rule; default: all. */
  keep?(found: HostObject[], document: LintedDocument, options: RuleOptions): HostObject[];
  /** In place of queries. */
  findings?(document: LintedDocument, options: RuleOptions): Finding[];
  /** In place of queries, in own rules. */
  check?(context: OwnRuleContext): void;
  /** A method of the collection of what was found, and its arguments: `["rename", "btn_###"]`. */
  fix?:
    | readonly [method: string, ...args: unknown[]]
    | ((found: LoadedCollection, context: OwnRuleContext) => void);
  /** Names of the options that the rule reads. */
  options?: readonly string[];
}

/** Everything that the configuration sets for a rule. */
export type RuleOptions = Readonly<Record<string, unknown>>;
