import type ts from 'typescript';
import type { WordDomain } from '../queries/QueryWords';

/** A word that a script registers. */
export interface RegisteredWord {
  subject: WordDomain;
  /** `:wider`, `[length]`. */
  name: string;
  /** The file of the script. */
  file: string;
}

const SUBJECTS: readonly WordDomain[] = ['element', 'item', 'layer', 'frame'];

const wordsByFile = new WeakMap<ts.SourceFile, RegisteredWord[]>();

/** The words that the scripts of a project register: `Selectors.element.register(':wider', …)`. */
export function registeredWords(typescript: typeof ts, program: ts.Program): RegisteredWord[] {
  return program.getSourceFiles().flatMap((file) => {
    if (file.isDeclarationFile || !file.text.includes('.register(')) return [];
    const words = wordsByFile.get(file) ?? wordsIn(typescript, file);
    wordsByFile.set(file, words);
    return words;
  });
}

function wordsIn(typescript: typeof ts, file: ts.SourceFile): RegisteredWord[] {
  const words: RegisteredWord[] = [];
  const visit = (node: ts.Node): void => {
    typescript.forEachChild(node, visit);
    if (!typescript.isCallExpression(node) || node.arguments.length === 0) return;
    const [{ expression: callee }, [name]] = [node, node.arguments];
    if (!typescript.isStringLiteralLike(name) || !typescript.isPropertyAccessExpression(callee)) return;
    const owner = callee.expression;
    if (callee.name.text !== 'register' || !typescript.isPropertyAccessExpression(owner)) return;
    const subject = SUBJECTS.find((each) => each === owner.name.text);
    if (subject !== undefined) words.push({ subject, name: name.text, file: file.fileName });
  };
  visit(file);
  return words;
}
