/**
 * What ECMA-262 edition 3 has and types-for-adobe's library for Animate leaves out. Nothing newer belongs here: this
 * file and that library are all that `src/` is checked against.
 */

declare const NaN: number;
declare const Infinity: number;

declare function parseInt(text: string, radix: number): number;
declare function parseFloat(text: string): number;
declare function isNaN(value: number): boolean;
declare function isFinite(value: number): boolean;

interface Error {
  name: string;
  message: string;
}

interface TypeErrorConstructor {
  readonly prototype: TypeError;
  new (message?: string): TypeError;
  (message?: string): TypeError;
}
interface TypeError extends Error {}
declare const TypeError: TypeErrorConstructor;

interface RangeErrorConstructor {
  readonly prototype: RangeError;
  new (message?: string): RangeError;
  (message?: string): RangeError;
}
interface RangeError extends Error {}
declare const RangeError: RangeErrorConstructor;

interface SyntaxErrorConstructor {
  readonly prototype: SyntaxError;
  new (message?: string): SyntaxError;
  (message?: string): SyntaxError;
}
interface SyntaxError extends Error {}
declare const SyntaxError: SyntaxErrorConstructor;

interface Function {
  apply(scope: any, args?: any): any;
  call(scope: any, ...args: any[]): any;
}

interface String {
  replace(what: string | RegExp, by: string | ((match: string, ...groups: any[]) => string)): string;
}

interface RegExp {
  readonly source: string;
  lastIndex: number;
}

/** Named by the declarations of the compiler's helper functions, used by nothing here. */
interface TemplateStringsArray extends Array<string> {}
type PropertyKey = string | number | symbol;
