import type { FunctionCode, TypeName } from './Declaration';

/** What all nodes have: the position of their first character, among the texts of `Sources`. */
interface Node<Kind extends string> {
  readonly kind: Kind;
  readonly at: number;
}

export interface NumberLiteral extends Node<'Number'> {
  readonly value: number;
}
export interface StringLiteral extends Node<'String'> {
  readonly value: string;
}
export interface RegExpLiteral extends Node<'RegExp'> {
  readonly pattern: string;
  readonly flags: string;
}
/** `true`, `false`, `null`, `this`, and `super`; `super(…)` is a call. */
export type WordLiteral = Node<'True' | 'False' | 'Null' | 'This' | 'Super'>;
/** An identifier; `undefined` too. */
export interface NameExpression extends Node<'Name'> {
  readonly name: string;
}
/** The name of a property in one of the forms that only AS3 has. */
export interface PropertyName {
  readonly at: number;
  /** `*` is any name; empty if it is computed. */
  readonly name: string;
  /** `ns::[expression]`, `@[expression]`. */
  readonly computed?: Expression;
  /** `space::name`; `any` for `*::name`. */
  readonly space?: Expression | 'any';
  readonly isAttribute: boolean;
}
/** `space::name`, `@name`, `*` as a whole expression. */
export interface QualifiedName extends Node<'QualifiedName'> {
  readonly property: PropertyName;
}
/** `object.name` */
export interface MemberExpression extends Node<'Member'> {
  readonly object: Expression;
  readonly name: string;
  /** The position of the name. */
  readonly nameAt: number;
}
/** `object.space::name`, `object.@name`, `object.*` */
export interface QualifiedMember extends Node<'QualifiedMember'> {
  readonly object: Expression;
  readonly property: PropertyName;
}
/** `object[index]` */
export interface IndexExpression extends Node<'Index'> {
  readonly object: Expression;
  readonly index: Expression;
}
/** `object..name` */
export interface DescendantsExpression extends Node<'Descendants'> {
  readonly object: Expression;
  readonly property: PropertyName;
}
/** `object.(condition)` */
export interface FilterExpression extends Node<'Filter'> {
  readonly object: Expression;
  readonly condition: Expression;
}
export interface CallExpression extends Node<'Call'> {
  readonly callee: Expression;
  readonly arguments: readonly Expression[];
}
export interface NewExpression extends Node<'New'> {
  readonly callee: Expression;
  readonly arguments: readonly Expression[];
}
/** `Vector.<T>` */
export interface AppliedType extends Node<'AppliedType'> {
  readonly base: Expression;
  readonly argument: TypeName;
}
/** `new <T>[…]` */
export interface VectorLiteral extends Node<'Vector'> {
  readonly type: TypeName;
  readonly elements: readonly Expression[];
}
export interface ArrayLiteral extends Node<'Array'> {
  /** Undefined for a hole. */
  readonly elements: readonly (Expression | undefined)[];
}
export interface ObjectProperty {
  readonly at: number;
  readonly name: string;
  readonly value: Expression;
}
export interface ObjectLiteral extends Node<'Object'> {
  readonly properties: readonly ObjectProperty[];
}
export interface FunctionExpression extends Node<'Function'> {
  readonly code: FunctionCode;
}
export type UnaryOperator = '!' | '~' | '+' | '-' | 'typeof' | 'void' | 'delete' | 'not';
export interface UnaryExpression extends Node<'Unary'> {
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}
export interface UpdateExpression extends Node<'Update'> {
  readonly operator: '++' | '--';
  readonly isPrefix: boolean;
  readonly operand: Expression;
}
/** An operator of two operands; `&&`, `||`, `,` among them, and AS1's `eq ne lt gt le ge add and or <>`. */
export interface BinaryExpression extends Node<'Binary'> {
  readonly operator: string;
  readonly left: Expression;
  readonly right: Expression;
}
export interface AssignExpression extends Node<'Assign'> {
  /** `=`, `+=`, `&&=`, … */
  readonly operator: string;
  readonly target: Expression;
  readonly value: Expression;
}
export interface ConditionalExpression extends Node<'Conditional'> {
  readonly condition: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
}
/** A piece of an XML literal: text as it is written, or an expression in braces. */
export interface XmlPart {
  readonly text?: string;
  readonly expression?: Expression;
  /** Where the expression is. */
  readonly context?: 'tag' | 'attribute' | 'content';
}
export interface XmlExpression extends Node<'Xml'> {
  /** `<>…</>`; its parts are what is inside. */
  readonly isList: boolean;
  readonly parts: readonly XmlPart[];
}
/** `/clip/inner:variable`, `../:x` of AS1. */
export interface SlashPath extends Node<'SlashPath'> {
  readonly path: string;
}

export type Expression =
  | NumberLiteral
  | StringLiteral
  | RegExpLiteral
  | WordLiteral
  | NameExpression
  | QualifiedName
  | MemberExpression
  | QualifiedMember
  | IndexExpression
  | DescendantsExpression
  | FilterExpression
  | CallExpression
  | NewExpression
  | AppliedType
  | VectorLiteral
  | ArrayLiteral
  | ObjectLiteral
  | FunctionExpression
  | UnaryExpression
  | UpdateExpression
  | BinaryExpression
  | AssignExpression
  | ConditionalExpression
  | XmlExpression
  | SlashPath;
