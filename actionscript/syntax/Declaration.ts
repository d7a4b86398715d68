import type { Expression } from './Expression';
import type { Statement } from './Statement';

/** A type as it is declared. */
export interface TypeName {
  readonly at: number;
  /** `int`, `flash.display.Sprite`; `*` for no type. */
  readonly name: string;
  /** Of `Vector.<T>`. */
  readonly argument?: TypeName;
}

export interface FormalParameter {
  readonly at: number;
  readonly name: string;
  readonly type?: TypeName;
  /** Its default. */
  readonly value?: Expression;
}

/** A function of any kind. */
export interface FunctionCode {
  readonly at: number;
  /** Empty for a function without a name. */
  readonly name: string;
  readonly accessor?: 'get' | 'set';
  readonly parameters: readonly FormalParameter[];
  /** `...rest` */
  readonly rest?: FormalParameter;
  readonly returns?: TypeName;
  /** Undefined where there is none: in interfaces, and for `native` functions. */
  readonly body?: readonly Statement[];
}

/** A conditional constant before a declaration or a block: `CONFIG::debug`. */
export interface ConfigName {
  readonly at: number;
  readonly space: string;
  readonly name: string;
}

/** `[Embed(source="a.png")]`. */
export interface Metadata {
  readonly at: number;
  readonly name: string;
}

/** The words before a declaration. */
export interface Modifiers {
  readonly access?: 'public' | 'private' | 'protected' | 'internal';
  /** The name of a namespace of the program instead: `mx_internal`, `AS3`. */
  readonly space?: { readonly at: number; readonly name: string };
  readonly isStatic?: boolean;
  readonly isOverride?: boolean;
  readonly isFinal?: boolean;
  readonly isDynamic?: boolean;
  readonly isNative?: boolean;
  readonly metadata?: readonly Metadata[];
  readonly config?: ConfigName;
}

interface Declaration<Kind extends string> {
  readonly kind: Kind;
  readonly at: number;
  readonly modifiers: Modifiers;
}

export interface DeclaredVariable {
  readonly at: number;
  readonly name: string;
  readonly type?: TypeName;
  readonly value?: Expression;
}

export interface VariableStatement extends Declaration<'Variable'> {
  readonly isConst: boolean;
  readonly variables: readonly DeclaredVariable[];
}

export interface FunctionStatement extends Declaration<'FunctionDeclaration'> {
  readonly code: FunctionCode;
}

/** A class or an interface. In AS2 the name may have a package: `a.b.C`. */
export interface ClassStatement extends Declaration<'Class'> {
  readonly name: string;
  readonly isInterface: boolean;
  /** Of a class. */
  readonly base?: TypeName;
  /** What a class implements, or an interface extends. */
  readonly interfaces: readonly TypeName[];
  readonly body: readonly Statement[];
}

/** `namespace name = "uri"`, or `= other` */
export interface NamespaceStatement extends Declaration<'Namespace'> {
  readonly name: string;
  readonly value?: Expression;
}
