import { tokTypes, type Node, type Program, type TokenType } from 'acorn';
import { Base } from './Internals';
import type { Clauses, CatchHandler, XmlLiteral } from './nodes';
import { readClauses } from './readClauses';
import { scanXml } from './xml/scanXml';

const OPTIONS = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  allowHashBang: true,
  preserveParens: true,
  allowReserved: true,
} as const;

/** The flag of acorn for a function that needs no name. */
const NULLABLE_ID = 4;
const STATEMENT = 1;
const GENERATOR =
  'a generator expression as an argument needs its own parentheses: f((value for each (name in object)))';
const DEFAULT_NAMESPACE =
  'E4X: default namespaces are not supported here; write xmlns="…" on the elements of the literal';

/**
 * Parses the language of Animate's engine (SpiderMonkey 1.8), and newer syntax too, so that an error can name it.
 * Extensions of that engine: `for each (… in …)` and function bodies of one expression. Its strict mode does not exist.
 */
class HostParser extends Base {
  private isAfterFor = false;
  private awaitsGuard?: CatchHandler;
  private each?: { start: number; end: number };
  /** The token that ends the current list. */
  private listEnd?: TokenType;
  /** The clauses of the list that was just read. */
  private clauses?: Clauses;

  constructor(options: object, input: string, start?: number) {
    super(options, input, start);
    // These words are names in the engine.
    this.keywords = new RegExp(this.keywords.source.replace(/\|(?:class|extends|super)\b/g, ''));
  }

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

  /** `function () {}` as a statement has no effect in the engine. */
  override parseFunction(node: Node, statement: number, ...rest: unknown[]): Node {
    const isUnnamed = (statement & STATEMENT) !== 0 && this.type === tokTypes.parenL;
    return super.parseFunction(node, isUnnamed ? statement | NULLABLE_ID : statement, ...rest);
  }

  override parseVarId(declaration: Node, kind: string): void {
    if (![tokTypes.name, tokTypes.bracketL, tokTypes.braceL].includes(this.type))
      this.raise(this.start, 'missing variable name');
    super.parseVarId(declaration, kind);
  }

  override parseFunctionParams(node: Node): void {
    if (this.type !== tokTypes.parenL) this.raise(this.start, 'missing ( before formal parameters');
    super.parseFunctionParams(node);
  }

  override semicolon(): void {
    if (!this.eat(tokTypes.semi) && !this.insertSemicolon())
      this.raise(this.start, 'missing ; before statement');
  }

  override raiseRecoverable(position: number, message: string): void {
    if (!/^(getter should have no|setter should have exactly one) param/.test(message))
      super.raiseRecoverable(position, message);
  }

  override readWord(): unknown {
    const { pos, input } = this;
    const word = /^(?:class|extends)\b/.exec(input.slice(pos, pos + 8))?.[0];
    if (word === undefined || !isClassWord(word, input, pos)) return super.readWord();
    this.pos += word.length;
    return this.finishToken(word === 'class' ? tokTypes._class : tokTypes._extends, word);
  }

  override parseTryStatement(node: Node): Node {
    this.next();
    const made = node as Node & { block: Node; handler: Node | null; finalizer: Node | null };
    made.block = this.parseBlock();
    const handlers: CatchHandler[] = [];
    while (this.type === tokTypes._catch) handlers.push(this.parseHandler());
    made.handler = handlers[0] ?? null;
    made.finalizer = this.eat(tokTypes._finally) ? this.parseBlock() : null;
    if (!made.handler && !made.finalizer) this.raise(node.start, 'Missing catch or finally clause');
    // Walks see one of the two lists, never both.
    if (handlers.length > 1 || handlers[0]?.guard) {
      made.handler = null;
      Object.assign(node, { guarded: handlers });
    }
    return this.finishNode(node, 'TryStatement');
  }

  private parseHandler(): CatchHandler {
    const handler = this.startNode() as Omit<CatchHandler, 'param'> & { param: Node | null };
    this.next();
    handler.param = null;
    if (this.eat(tokTypes.parenL)) {
      this.awaitsGuard = handler as CatchHandler;
      handler.param = this.parseCatchClauseParam();
    } else this.enterScope(0);
    handler.body = this.parseBlock(false);
    this.exitScope();
    return this.finishNode(handler, 'CatchClause') as CatchHandler;
  }

  override parseExprList(close: TokenType, ...rest: unknown[]): unknown[] {
    const outer = this.listEnd;
    this.listEnd = close;
    const list = super.parseExprList(close, ...rest);
    this.listEnd = outer;
    if (this.clauses && list.length > 1)
      this.raise(this.clauses.start, 'an array comprehension contains only one expression');
    return list;
  }

  /** `[value for each (name in object)]`: acorn expects a comma after the value. */
  private parseList(...args: unknown[]): Node {
    const outer = this.clauses;
    this.clauses = undefined;
    const list = super.parseExprAtom(...args);
    if (this.clauses) Object.assign(list, { comprehension: this.clauses });
    this.clauses = outer;
    return list;
  }

  /** `(value for each (name in object))`. */
  override parseParenItem(item: Node): Node {
    if (this.type !== tokTypes._for) return item;
    const node = this.startNodeAt(item.start);
    return this.finishNode(
      Object.assign(node, { value: item, clauses: readClauses(this) }),
      'GeneratorExpression',
    );
  }

  override expect(type: TokenType): void {
    if (type === tokTypes.comma && this.type === tokTypes._for && this.listEnd === tokTypes.bracketR) {
      this.clauses = readClauses(this);
      return;
    }
    const handler = this.awaitsGuard;
    if (handler && type === tokTypes.parenR) {
      this.awaitsGuard = undefined;
      if (this.eat(tokTypes._if)) handler.guard = this.parseExpression();
    }
    super.expect(type);
  }

  override parseExprAtom(...args: unknown[]): Node {
    if (this.type === tokTypes.relational && this.value === '<') return this.parseXml();
    if (this.isAt) return this.parseXmlName(null, this.start, '');
    if (this.type === tokTypes.bracketL) return this.parseList(...args);
    // `function::name` inside a filter is the method of that name.
    if (
      this.type === tokTypes._function &&
      /^function\s*::/.test(this.input.slice(this.start, this.start + 20))
    )
      return this.parseXmlName(null, this.start, '');
    const outer = this.listEnd;
    this.listEnd = undefined;
    const atom = super.parseExprAtom(...args);
    this.listEnd = outer;
    return atom;
  }

  override parseSubscript(base: Node, startPos: number, ...rest: unknown[]): Node {
    const operator = /^(?:\.\s*\(|\.\.\s*@?|\.\s*@|\.\s*\*|\.\s*[\w$]+\s*::|::)/.exec(
      this.input.slice(this.start, this.start + 80),
    )?.[0];
    const isDot =
      this.type === tokTypes.dot || this.type === tokTypes.ellipsis || this.input[this.start] === '.';
    if (operator === undefined || !isDot || /^\.\.\./.test(operator))
      return super.parseSubscript(base, startPos, ...rest);
    const at = this.start;
    if (operator.endsWith('(')) return this.parseFilter(base, at, operator.length);
    return this.parseXmlName(base, at, operator.startsWith('..') ? '..' : '.');
  }

  private parseFilter(object: Node, at: number, length: number): Node {
    this.moveTo(at + length, true);
    const test = this.parseExpression();
    this.expect(tokTypes.parenR);
    const node = this.startNodeAt(object.start);
    return this.finishNode(Object.assign(node, { object, test, at }), 'XmlFilter');
  }

  /** Reads `@name`, `*`, `space::name` and `[expression]` from the text after an operator. */
  private parseXmlName(object: Node | null, at: number, dots: string): Node {
    const NAME = /\s*(@?)\s*(?:([\w$]+)\s*::\s*)?([\w$]+|\*|(?=\[))/y;
    NAME.lastIndex = at + dots.length;
    const match = NAME.exec(this.input);
    if (!match) this.raise(at, 'E4X: expected a name');
    const [, attribute, space, name] = match;
    const node = this.startNodeAt(object ? object.start : at);
    // acorn reads the kind of the property.
    const own = this.finishNode(this.startNodeAt(at), 'XmlName');
    let property = own;
    if (name === '') {
      this.moveTo(NAME.lastIndex + 1, true);
      property = this.parseExpression();
      this.expect(tokTypes.bracketR);
    } else {
      this.moveTo(NAME.lastIndex, false);
    }
    const xml = { operator: (dots === '..' ? '..' : '') + attribute, name, space };
    return this.finishNode(Object.assign(node, { object, property, at, xml }), 'MemberExpression');
  }

  /** Continues to parse at another offset of the text. */
  private moveTo(position: number, isBeforeExpression: boolean): void {
    this.pos = this.end = position;
    this.exprAllowed = isBeforeExpression;
    this.next();
  }

  private parseXml(): Node {
    const { start, input } = this;
    const parts: XmlLiteral['parts'] = [];
    const literalEnd = scanXml(input, start, (open) => {
      const inner = new HostParser(OPTIONS, input, open + 1);
      inner.nextToken();
      const value = inner.parseExpression();
      if (inner.type !== tokTypes.braceR) inner.unexpected();
      parts.push({ open, close: inner.end, value });
      return inner.end;
    });
    if (typeof literalEnd === 'string') this.raise(start, literalEnd);
    this.moveTo(literalEnd, false);
    const node = this.startNodeAt(start);
    const isList = input.startsWith('<>', start);
    return this.finishNode(
      Object.assign(node, { parts, isList, values: parts.map(({ value }) => value) }),
      'XmlLiteral',
    );
  }

  private get isAt(): boolean {
    return this.type === tokTypes.name && this.value === '@';
  }

  override getTokenFromCode(code: number): unknown {
    if (code !== 0x40) return super.getTokenFromCode(code);
    this.pos++;
    return this.finishToken(tokTypes.name, '@');
  }

  override unexpected(position = this.start): never {
    const rest = this.input.slice(position, position + 3);
    if (/^::/.test(rest)) this.raise(position, 'E4X: namespaces of names are not supported here');
    if (this.type === tokTypes._for) this.raise(position, GENERATOR);
    if (/^default\s+xml\s+namespace\b/.test(this.input.slice(position, position + 40)))
      this.raise(position, DEFAULT_NAMESPACE);
    return super.unexpected(position);
  }
}

/**
 * True if `class`, `extends` or `super` at an offset belongs to a class, which the engine lacks; false if it is a name.
 */
function isClassWord(word: string, input: string, position: number): boolean {
  if (word === 'class')
    return /^\s+(?!in\b|instanceof\b)[\w$]+\s*(?:\{|extends\b)|^\s*\{/.test(
      input.slice(position + 5, position + 85),
    );
  return (
    word === 'extends' && /\bclass(?:\s+[\w$]+)?\s*$/.test(input.slice(Math.max(0, position - 80), position))
  );
}

/** @throws SyntaxError of acorn, with `pos` and `loc`. */
export function parseScript(source: string): Program {
  return new HostParser(OPTIONS, source).parse();
}
