import type {
  ClassStatement,
  ConfigName,
  FunctionStatement,
  NamespaceStatement,
  TypeName,
  VariableStatement,
} from './Declaration';
import type { Expression } from './Expression';

interface Node<Kind extends string> {
  readonly kind: Kind;
  readonly at: number;
}

export interface ExpressionStatement extends Node<'Expression'> {
  readonly expression: Expression;
}
export interface BlockStatement extends Node<'Block'> {
  readonly body: readonly Statement[];
}
export interface IfStatement extends Node<'If'> {
  readonly condition: Expression;
  readonly then: Statement;
  readonly otherwise?: Statement;
}
export interface WhileStatement extends Node<'While' | 'DoWhile'> {
  readonly condition: Expression;
  readonly body: Statement;
}
export interface ForStatement extends Node<'For'> {
  readonly first?: VariableStatement | Expression;
  readonly condition?: Expression;
  readonly update?: Expression;
  readonly body: Statement;
}
export interface ForInStatement extends Node<'ForIn'> {
  /** `for each (…)` */
  readonly isEach: boolean;
  readonly target: VariableStatement | Expression;
  readonly object: Expression;
  readonly body: Statement;
}
export interface SwitchCase {
  readonly at: number;
  /** Undefined for `default`. */
  readonly value?: Expression;
  readonly body: readonly Statement[];
}
export interface SwitchStatement extends Node<'Switch'> {
  readonly value: Expression;
  readonly cases: readonly SwitchCase[];
}
export interface JumpStatement extends Node<'Break' | 'Continue'> {
  readonly label?: string;
}
export interface ReturnStatement extends Node<'Return'> {
  readonly value?: Expression;
}
export interface ThrowStatement extends Node<'Throw'> {
  readonly value: Expression;
}
export interface CatchClause {
  readonly at: number;
  readonly name: string;
  readonly type?: TypeName;
  readonly body: readonly Statement[];
}
export interface TryStatement extends Node<'Try'> {
  readonly body: readonly Statement[];
  readonly catches: readonly CatchClause[];
  readonly finalizer?: readonly Statement[];
}
export interface WithStatement extends Node<'With'> {
  readonly object: Expression;
  readonly body: Statement;
}
export interface LabeledStatement extends Node<'Labeled'> {
  readonly label: string;
  readonly body: Statement;
}
export type EmptyStatement = Node<'Empty'>;
/** `import a.b.C`, `import a.b.*` */
export interface ImportStatement extends Node<'Import'> {
  /** Without the star. */
  readonly name: string;
  readonly isAll: boolean;
}
/** `use namespace a, b` */
export interface UseNamespaceStatement extends Node<'UseNamespace'> {
  readonly names: readonly string[];
}
/** `default xml namespace = value` */
export interface DefaultXmlNamespaceStatement extends Node<'DefaultXmlNamespace'> {
  readonly value: Expression;
}
export interface PackageStatement extends Node<'Package'> {
  /** Empty for the package without a name. */
  readonly name: string;
  readonly body: readonly Statement[];
}
/** `CONFIG::name { … }`: the body counts where the constant is true. */
export interface ConfigStatement extends Node<'Config'> {
  readonly config: ConfigName;
  readonly body: readonly Statement[];
}
/** What `include "path"` or `#include "path"` brought: the statements are as if they were here. */
export interface IncludeStatement extends Node<'Include'> {
  readonly path: string;
  readonly body: readonly Statement[];
}
/** A condition of `on (…)`: `press`, or `keyPress` with a key: `<Left>`, `a`. */
export interface ButtonEvent {
  readonly at: number;
  readonly name: string;
  readonly key?: string;
}
/** `on (press, keyPress "<Left>") { … }` */
export interface OnStatement extends Node<'On'> {
  readonly events: readonly ButtonEvent[];
  readonly body: readonly Statement[];
}
/** `onClipEvent (load) { … }` */
export interface ClipEventStatement extends Node<'OnClipEvent'> {
  readonly events: readonly ButtonEvent[];
  readonly body: readonly Statement[];
}
/** `ifFrameLoaded (scene, frame) { … }` */
export interface IfFrameLoadedStatement extends Node<'IfFrameLoaded'> {
  readonly arguments: readonly Expression[];
  readonly body: readonly Statement[];
  readonly otherwise?: Statement;
}
/** `tellTarget (target) { … }` */
export interface TellTargetStatement extends Node<'TellTarget'> {
  readonly target: Expression;
  readonly body: readonly Statement[];
}
/** What is between `#initclip` and `#endinitclip`. */
export interface InitClipStatement extends Node<'InitClip'> {
  /** The number after `#initclip`; 0 by default. */
  readonly priority: number;
  readonly body: readonly Statement[];
}

export type Statement =
  | ExpressionStatement
  | BlockStatement
  | IfStatement
  | WhileStatement
  | ForStatement
  | ForInStatement
  | SwitchStatement
  | JumpStatement
  | ReturnStatement
  | ThrowStatement
  | TryStatement
  | WithStatement
  | LabeledStatement
  | EmptyStatement
  | ImportStatement
  | UseNamespaceStatement
  | DefaultXmlNamespaceStatement
  | PackageStatement
  | ConfigStatement
  | IncludeStatement
  | OnStatement
  | ClipEventStatement
  | IfFrameLoadedStatement
  | TellTargetStatement
  | InitClipStatement
  | VariableStatement
  | FunctionStatement
  | ClassStatement
  | NamespaceStatement;
