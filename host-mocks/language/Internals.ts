import { Parser, type Node, type Program, type TokenType } from 'acorn';

/** The members of acorn's parser that the extensions use: acorn offers them to plugins, but does not declare them. */
export interface Internals {
  input: string;
  pos: number;
  lastTokEnd: number;
  exprAllowed: boolean;
  keywords: RegExp;
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
  parseFunction(node: Node, statement: number, ...rest: unknown[]): Node;
  parseTryStatement(node: Node): Node;
  parseCatchClauseParam(): Node;
  parseBlock(createScope?: boolean): Node;
  parseExpression(forInit?: boolean): Node;
  parseExprList(close: TokenType, ...rest: unknown[]): unknown[];
  parseBindingAtom(): Node;
  isContextual(name: string): boolean;
  parseSubscript(base: Node, startPos: number, ...rest: unknown[]): Node;
  startNodeAt(start: number): Node;
  startNode(): Node;
  finishNode(node: Node, type: string): Node;
  enterScope(flags: number): void;
  exitScope(): void;
  expect(type: TokenType): void;
  eat(type: TokenType): boolean;
  readWord(): unknown;
  finishToken(type: TokenType, value?: unknown): unknown;
  raiseRecoverable(position: number, message: string): void;
  getTokenFromCode(code: number): unknown;
  nextToken(): void;
  semicolon(): void;
  parseParenItem(item: Node): Node;
  parseVarId(declaration: Node, kind: string): void;
  parseFunctionParams(node: Node): void;
  insertSemicolon(): boolean;
}

export const Base = Parser as unknown as new (options: object, input: string, start?: number) => Internals;
