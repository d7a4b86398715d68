import { Parser, tokTypes, type Node, type Program, type TokenType } from 'acorn';

/** A `for each (left in right)`: what `translate` has to replace. */
export interface ForEach extends Node {
  type: 'ForInStatement';
  left: Node;
  right: Node;
  each: { start: number; end: number };
  /** Where its `in` stands. */
  inStart: number;
}

/** A function whose body is one expression, `function (x) x * 2`. */
export interface Closure extends Node {
  body: Node;
  isClosure: true;
}

/** The part of acorn's parser that the extensions need; acorn calls these for plugins without declaring them. */
interface Internals {
  input: string;
  type: TokenType;
  value: unknown;
  start: number;
  end: number;
  next(ignoreEscape?: boolean): void;
  raise(position: number, message: string): never;
  unexpected(position?: number): never;
  parse(): Program;
  strictDirective(start: number): boolean;
  parseForStatement(node: Node): Node;
  parseForIn(node: Node, init: Node): Node;
  parseFunctionBody(node: Node, isArrow: boolean, isMethod: boolean, forInit?: boolean): void;
  parseExprAtom(...args: unknown[]): Node;
  getTokenFromCode(code: number): unknown;
}

const Base = Parser as unknown as new (options: object, input: string) => Internals;

const E4X = 'E4X (XML literals and operators) is not supported';
const COMPREHENSION = 'array comprehensions are not supported';

/**
 * Parses the language of Animate's engine (SpiderMonkey 1.8) and, so that they can be named, everything newer.
 * Extensions of that engine: `for each (… in …)` and function bodies of one expression. Its strict mode does not exist.
 */
class HostParser extends Base {
  private isAfterFor = false;
  private each?: { start: number; end: number };

  override strictDirective(): boolean {
    return false;
  }

  override parseForStatement(node: Node): Node {
    this.isAfterFor = true;
    const outer = this.each;
    this.each = undefined;
    const loop = super.parseForStatement(node);
    this.each = outer;
    return loop;
  }

  override next(ignoreEscape?: boolean): void {
    super.next(ignoreEscape);
    if (!this.isAfterFor) return;
    this.isAfterFor = false;
    if (this.type !== tokTypes.name || this.value !== 'each') return;
    this.each = { start: this.start, end: this.end };
    super.next();
  }

  override parseForIn(node: Node, init: Node): Node {
    const { each, start } = this;
    this.each = undefined;
    if (each) Object.assign(node, { each, inStart: start });
    return super.parseForIn(node, init);
  }

  override parseFunctionBody(node: Node, isArrow: boolean, isMethod: boolean, forInit?: boolean): void {
    const isClosure = !isArrow && this.type !== tokTypes.braceL;
    if (isClosure) Object.assign(node, { isClosure });
    super.parseFunctionBody(node, isArrow || isClosure, isMethod, forInit);
  }

  override parseExprAtom(...args: unknown[]): Node {
    if (this.type === tokTypes.relational && this.value === '<') this.raise(this.start, E4X);
    return super.parseExprAtom(...args);
  }

  override getTokenFromCode(code: number): unknown {
    if (code === 0x40) this.raise(this.start, E4X);
    return super.getTokenFromCode(code);
  }

  override unexpected(position = this.start): never {
    const rest = this.input.slice(position, position + 3);
    if (/^(\.|::)/.test(rest)) this.raise(position, E4X);
    if (this.type === tokTypes._for) this.raise(position, COMPREHENSION);
    return super.unexpected(position);
  }
}

/** @throws SyntaxError of acorn, with `pos` and `loc`. */
export function parseScript(source: string): Program {
  const options = { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true, preserveParens: true };
  return new HostParser(options, source).parse();
}
