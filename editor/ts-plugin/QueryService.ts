import type ts from 'typescript';
import { SelectorError } from '../../src/selector/syntax/SelectorError';
import { completeQuery } from '../queries/completeQuery';
import { describeWord } from '../queries/describeWord';
import { shortMessage } from '../queries/shortMessage';
import { wordAt, type PlacedWord } from '../queries/wordAt';
import { findQueries } from './findQueries';
import { ProjectWords } from './ProjectWords';
import type { QueryLiteral } from './QueryLiteral';
import { registeredWords } from './registeredWords';

/** The number of our findings, in a range that the compiler does not use. */
const CODE = 90_001;

/** Answers what an editor asks about the queries of a project. */
export class QueryService {
  constructor(
    private readonly typescript: typeof ts,
    private readonly getProgram: () => ts.Program | undefined,
  ) {}

  /** What is wrong with the queries of a file, in the words of the parser. */
  diagnose(fileName: string): ts.Diagnostic[] {
    const words = this.words();
    return this.queriesOf(fileName).flatMap(({ file, literal }) => {
      const error = faultOf(literal, words);
      return error ? [this.diagnosticOf(error, literal, file)] : [];
    });
  }

  /** The words that may be at a position; undefined outside of queries. */
  complete(fileName: string, position: number): ts.CompletionInfo | undefined {
    const literal = this.queryAt(fileName, position);
    if (!literal) return undefined;
    const offset = literal.offsetOf(position);
    const completion = completeQuery(literal.text, offset, literal.subject, this.words().all);
    if (!completion) return undefined;
    const replacementSpan = literal.spanOf(completion.from, offset);
    return {
      isGlobalCompletion: false,
      isMemberCompletion: false,
      isNewIdentifierLocation: false,
      entries: completion.options.map((name) => ({
        name,
        kind: this.typescript.ScriptElementKind.keyword,
        sortText: '0',
        replacementSpan,
      })),
    };
  }

  /** What the word at a position means, with its name; undefined outside of queries. */
  explain(fileName: string, position: number): ts.QuickInfo | undefined {
    const literal = this.queryAt(fileName, position);
    const word = literal && wordAt(literal.text, literal.offsetOf(position), literal.subject);
    if (!word) return undefined;
    const meaning = this.meaningOf(word);
    if (meaning === undefined) return undefined;
    return {
      kind: this.typescript.ScriptElementKind.keyword,
      kindModifiers: '',
      textSpan: literal.spanOf(word.start, word.start + word.text.length),
      displayParts: [{ kind: 'keyword', text: nameOf(word) }],
      documentation: [{ kind: 'text', text: meaning }],
    };
  }

  /** What a word means that completion offers at a position. */
  explainOffer(fileName: string, position: number, name: string): string | undefined {
    const literal = this.queryAt(fileName, position);
    if (!literal) return undefined;
    const before = literal.text.slice(0, literal.offsetOf(position)).replace(/[\w-]*$/, '');
    const word = wordAt(before + name, before.length + name.length, literal.subject);
    return word && this.meaningOf(word);
  }

  private meaningOf(word: PlacedWord): string | undefined {
    const file = this.words().fileOf(nameOf(word), word.subject);
    return file === undefined ? describeWord(word) : `registered in ${file}`;
  }

  private words(): ProjectWords {
    const program = this.getProgram();
    return new ProjectWords(program ? registeredWords(this.typescript, program) : []);
  }

  private queryAt(fileName: string, position: number): QueryLiteral | undefined {
    return this.queriesOf(fileName).find(({ literal }) => literal.contains(position))?.literal;
  }

  private queriesOf(fileName: string): { literal: QueryLiteral; file: ts.SourceFile }[] {
    const program = this.getProgram();
    const file = program?.getSourceFile(fileName);
    if (!program || !file || file.isDeclarationFile) return [];
    const literals = findQueries(this.typescript, file, program.getTypeChecker());
    return literals.map((literal) => ({ literal, file }));
  }

  private diagnosticOf(error: SelectorError, literal: QueryLiteral, file: ts.SourceFile): ts.Diagnostic {
    const { start, length } = literal.spanOf(error.index, endOfFault(error));
    return {
      file,
      start,
      length: Math.max(1, length),
      messageText: shortMessage(error, literal.caller),
      category: this.typescript.DiagnosticCategory.Error,
      code: CODE,
      source: 'adobe-collection',
    };
  }
}

function faultOf({ text, subject, caller }: QueryLiteral, words: ProjectWords): SelectorError | undefined {
  try {
    words.parse(text, subject, caller);
    return undefined;
  } catch (error) {
    if (error instanceof SelectorError) return error;
    throw error;
  }
}

/** The word that is wrong goes as far as its letters. */
function endOfFault({ query, index }: SelectorError): number {
  const [word] = /^[:[.]?[\w-]*/.exec(query.slice(index)) ?? [''];
  return index + word.length;
}

function nameOf({ text }: PlacedWord): string {
  return text.startsWith('[') ? `${text}]` : text;
}
