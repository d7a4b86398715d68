import { describeValue } from '../../host/describeValue';
import { includes } from '../../host/includes';
import { wordReader } from '../../host/itemWords';
import { compile } from '../plan/compile';
import type { Dictionary } from '../plan/Dictionary';
import type { Domain } from '../plan/Domain';
import { Properties } from '../plan/Properties';
import type { Pseudo } from '../plan/Pseudo';
import type { QueryPlan } from '../plan/QueryPlan';
import type { WordCallback } from '../plan/registered';
import type { ArgumentType, Query } from '../syntax/ast';
import { parse } from '../syntax/parse';
import { QueryRun } from '../subjects/QueryRun';
import { canonicalName } from '../syntax/synonyms';
import { hasOwn, ownNames } from '../../text/own';

const PSEUDO_NAME = /^:[A-Za-z0-9_-]+$/;
const ATTRIBUTE_NAME = /^\[[A-Za-z0-9_-]+\]$/;

/** Queries that are kept ready to run. Scripts use a handful; those that make them up must not fill the memory. */
const MAX_PLANS = 200;

/** The value that all are, if they are equal; else an Array of the different ones. */
function onlyOf(values: unknown[]): unknown {
  const different: unknown[] = [];
  for (let i = 0; i < values.length; i++) if (!includes(different, values[i])) different.push(values[i]);
  return different.length < 2 ? different[0] : different;
}

/** Reads a value of an object. */
type ReadValue = (object: unknown) => unknown;

/** Counts registrations: plans made before one hold the old meanings, those of nested queries too. */
let registrations = 0;

/**
 * The words of the query language for one sort of objects: the built-in pseudos, and the pseudos and attributes
 * that users register.
 */
export class Registry implements Dictionary {
  private readonly callbacks: Record<string, WordCallback | undefined> = {};
  private plans: Record<string, QueryPlan | undefined> = {};
  private planCount = 0;
  private generation = 0;

  /** @param contents the words of queries in parentheses that are about something else, by pseudo */
  constructor(
    readonly domain: Domain,
    private readonly contents: Record<string, Registry> = {},
  ) {}

  /**
   * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
   * callback returns. A name registered before gets the new meaning.
   *
   * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
   * @param callback called with the element or item, and for `:wider(100)` with the text in the parentheses
   * @throws TypeError for a name of another form or something that is not a Function; Error for the name of a built-in
   */
  register(name: string, callback: WordCallback): void {
    const method = 'Selectors.' + this.domain.word + '.register(): ';
    if (typeof name !== 'string' || !(PSEUDO_NAME.test(name) || ATTRIBUTE_NAME.test(name))) {
      const expected = 'name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
      throw new TypeError(method + expected + describeValue(name));
    }
    if (typeof callback !== 'function') {
      throw new TypeError(method + 'callback must be a Function, got ' + describeValue(callback));
    }
    if (this.pseudo(canonicalName(name.substring(1)))) {
      throw new Error(method + '"' + name + '" is built in; choose another name');
    }
    this.callbacks[name] = callback;
    registrations++;
  }

  /** The meaning of a built-in pseudo, or null. */
  pseudo(name: string): Pseudo | null {
    const { pseudos } = this.domain;
    return hasOwn(pseudos, name) ? pseudos[name] : null;
  }

  /** The function of a pseudo that the user registered, or null. */
  callback(pseudo: string): WordCallback | null {
    return this.callbacks[':' + pseudo] || null;
  }

  /** The function of an attribute that the user registered, or null. */
  attribute(key: string): WordCallback | null {
    return this.callbacks['[' + key + ']'] || null;
  }

  argumentOf(pseudo: string): ArgumentType | null {
    const builtIn = this.pseudo(pseudo);
    if (builtIn === null) return this.callback(pseudo) ? 'optional-text' : null;
    if (builtIn.type === 'position') return builtIn.argument;
    return builtIn.type === 'query' ? 'query' : 'none';
  }

  /** The words that can be read and that hosts do not have: members, attributes, and what users registered. */
  readableWords(): string[] {
    const { attributes, members } = this.domain;
    const names = ownNames(members);
    for (const name in attributes) if (hasOwn(attributes, name)) names.push(name.replace(':', ''));
    for (const name in this.callbacks) if (ATTRIBUTE_NAME.test(name)) names.push(name.slice(1, -1));
    return names;
  }

  /**
   * Makes what reads a word as queries understand it; null for a name that is none. A word with several values, such as
   * the fonts of a text, reads as the value that all of them have, else as an Array of the different ones.
   */
  readerOfWord(name: string, document: Document): ReadValue | null {
    const callback = this.attribute(name);
    if (callback) return callback as ReadValue;
    const { attributes, members } = this.domain;
    const builtIn = attributes[name + ':'];
    if (!builtIn && !hasOwn(members, name)) return null;
    const run = new QueryRun({ query: name, document, random: Math.random });
    if (!builtIn) return (object) => members[name](object as object, name, run);
    const valuesOf = builtIn.makeValues(new Properties(members, []));
    return (object) => onlyOf(valuesOf(object as object, run));
  }

  /** Makes what reads a word, a member or a path that begins with one. */
  readerOf(path: string, document: Document): ReadValue {
    const dot = path.indexOf('.');
    if (dot < 0) return this.readerOfWord(path, document) || wordReader(path);
    const readFirst = this.readerOfWord(path.substring(0, dot), document);
    if (!readFirst) return wordReader(path);
    const readRest = wordReader(path.substring(dot + 1));
    return (object) => readRest(readFirst(object));
  }

  pseudos(): string[] {
    const names: string[] = [];
    for (const name in this.domain.pseudos) if (this.pseudo(name)) names.push(name);
    for (const name in this.callbacks) if (PSEUDO_NAME.test(name)) names.push(name.substring(1));
    return names;
  }

  within(pseudo: string): Registry {
    return hasOwn(this.contents, pseudo) ? this.contents[pseudo] : this;
  }

  /**
   * A query as a syntax tree.
   *
   * @param caller the method that the user called: messages begin with it
   * @throws SelectorError
   */
  parse(text: string, caller: string): Query {
    return parse(text, this, caller);
  }

  /**
   * A query ready to run: read and compiled the first time, kept for the next.
   *
   * @param caller the method that the user called: messages begin with it
   * @throws SelectorError
   */
  planOf(text: string, caller: string): QueryPlan {
    if (this.generation !== registrations || this.planCount === MAX_PLANS) this.forgetPlans();
    const cached = this.plans['/' + text];
    if (cached) return cached;
    const plan = compile(this.parse(text, caller), this);
    this.plans['/' + text] = plan;
    this.planCount++;
    return plan;
  }

  private forgetPlans(): void {
    this.plans = {};
    this.planCount = 0;
    this.generation = registrations;
  }
}
