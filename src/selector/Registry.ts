import { describe } from '../host/describe';
import type { ArgumentKind, Query, Vocabulary } from './ast';
import { compile } from './compile';
import type { Callback } from './foreign';
import type { Kind } from './Kind';
import { parse } from './parse';
import type { Plan } from './plan';
import type { Pseudo } from './pseudo';

const PSEUDO_NAME = /^:[A-Za-z0-9_-]+$/;
const ATTRIBUTE_NAME = /^\[[A-Za-z0-9_-]+\]$/;

/** Another word for `:has`, which the parser turns into it. */
const SYNONYM = ':contains';

/** Queries that are kept ready to run. Scripts use a handful; those that make them up must not fill the memory. */
const MOST_PLANS = 200;

/** Counts what was registered: plans made before hold the old meanings, of nested queries too. */
let registrations = 0;

/**
 * The words of the query language for elements, or for items: the built-in pseudos, and the pseudos and attributes
 * that users register.
 */
export class Registry implements Vocabulary {
  private readonly callbacks: Record<string, Callback | undefined> = {};
  private plans: Record<string, Plan | undefined> = {};
  private planCount = 0;
  private generation = 0;

  /** @param contents the words for what is inside, when those are other ones */
  constructor(
    readonly kind: Kind,
    private readonly contents?: Registry,
  ) {}

  /**
   * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
   * callback returns. A name registered before gets the new meaning.
   *
   * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
   * @param callback called with the element or item, and for `:wider(100)` with the text in the parentheses
   * @throws TypeError for a name of another form or something that is no Function; Error for the name of a built-in
   */
  register(name: string, callback: Callback): void {
    const method = 'Selectors.' + this.kind.word + '.register(): ';
    if (typeof name !== 'string' || !(PSEUDO_NAME.test(name) || ATTRIBUTE_NAME.test(name))) {
      const expected = 'name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
      throw new TypeError(method + expected + describe(name));
    }
    if (typeof callback !== 'function') {
      throw new TypeError(method + 'callback must be a Function, got ' + describe(callback));
    }
    if (this.pseudo(name.substring(1)) || name === SYNONYM) {
      throw new Error(method + '"' + name + '" is built in; choose another name');
    }
    this.callbacks[name] = callback;
    registrations++;
  }

  /** The meaning of a built-in pseudo, or null. */
  pseudo(name: string): Pseudo | null {
    return Object.prototype.hasOwnProperty.call(this.kind.pseudos, name) ? this.kind.pseudos[name] : null;
  }

  /** The callback of a pseudo that a user registered, or null. */
  callback(pseudo: string): Callback | null {
    return this.callbacks[':' + pseudo] || null;
  }

  /** The callback of an attribute that a user registered, or null. */
  attribute(key: string): Callback | null {
    return this.callbacks['[' + key + ']'] || null;
  }

  argumentOf(pseudo: string): ArgumentKind | null {
    const builtIn = this.pseudo(pseudo);
    if (builtIn === null) return this.callback(pseudo) ? 'optional-text' : null;
    if (builtIn.type === 'position') return builtIn.argument;
    return builtIn.type === 'query' ? 'query' : 'none';
  }

  pseudos(): string[] {
    const names: string[] = [];
    for (const name in this.kind.pseudos) if (this.pseudo(name)) names.push(name);
    for (const name in this.callbacks) if (PSEUDO_NAME.test(name)) names.push(name.substring(1));
    return names;
  }

  within(pseudo: string): Registry {
    return pseudo === 'has' && this.contents ? this.contents : this;
  }

  /** Makes a query in these words ready to run. */
  compile(query: Query): Plan {
    return compile(query, this);
  }

  /**
   * A query ready to run: read and compiled the first time, kept for the next.
   *
   * @param caller what messages begin with
   * @throws SelectorError
   */
  planOf(text: string, caller: string): Plan {
    if (this.generation !== registrations || this.planCount === MOST_PLANS) this.forgetPlans();
    const known = this.plans['/' + text];
    if (known) return known;
    const plan = this.compile(parse(text, this, caller));
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
