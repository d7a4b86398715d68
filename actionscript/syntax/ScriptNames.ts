import type { FunctionCode } from './Declaration';
import type { Expression } from './Expression';
import type { Statement } from './Statement';
import { walkNodes } from './walkNodes';

/** A name that a script takes for an object that is there: `hero` in `hero.stop()` and `this.hero.x`. */
export interface UsedName {
  readonly name: string;
  /** Its position among the texts of `Sources`. */
  readonly at: number;
}

type Node = Statement | Expression;

/**
 * The names of a script, without their scopes: a name that is given anywhere counts as given everywhere. What is inside
 * of `with` and `tellTarget` uses the names of something else, and is not among those used.
 */
export class ScriptNames {
  readonly used: UsedName[] = [];
  /** Names of variables, functions, parameters and imports, and of properties that are assigned. */
  readonly given = new Set<string>();
  /** Texts in quotes: scripts make objects by names in them. */
  readonly texts = new Set<string>();
  /** How many blocks around use the names of another object. */
  private apart = 0;

  constructor(statements: readonly Statement[]) {
    this.visit(statements);
  }

  private visit(part: unknown): void {
    walkNodes(part, (each) => {
      const node = each as unknown as Node | FunctionCode;
      if ('kind' in node && node.kind === 'With') return this.visitApart(node.object, node.body);
      if ('kind' in node && node.kind === 'TellTarget') return this.visitApart(node.target, node.body);
      if ('kind' in node) this.noteNode(node);
      else this.note(node);
      return false;
    });
  }

  private visitApart(object: Expression, body: unknown): true {
    this.visit(object);
    this.apart++;
    this.visit(body);
    this.apart--;
    return true;
  }

  private noteNode(node: Node): void {
    if (node.kind === 'Member' || node.kind === 'Index') this.use(node.object);
    else if (node.kind === 'String') this.texts.add(node.value);
    else if (node.kind === 'Assign') this.give(node.target);
    else if (node.kind === 'Import') this.given.add(node.name.slice(node.name.lastIndexOf('.') + 1));
    else if (node.kind === 'Class' || node.kind === 'Namespace') this.given.add(node.name);
    else if (node.kind === 'ForIn' && node.target.kind !== 'Variable') this.give(node.target);
  }

  /** Functions, parameters, variables and `catch` have a name and no kind. */
  private note(part: object): void {
    if ('name' in part && typeof part.name === 'string') this.given.add(part.name);
  }

  private give(target: Expression): void {
    if (target.kind === 'Name' || target.kind === 'Member') this.given.add(target.name);
  }

  private use(object: Expression): void {
    const isOwn = object.kind === 'Name' || (object.kind === 'Member' && object.object.kind === 'This');
    if (isOwn && this.apart === 0) this.used.push({ name: object.name, at: object.at });
  }
}
