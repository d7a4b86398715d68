import type ts from 'typescript';
import type { WordDomain } from '../queries/QueryWords';
import { literalOffsets } from './literalOffsets';

/** A text literal of a script that is a query. */
export class QueryLiteral {
  private readonly offsets: number[];

  /** @param node the literal. @param subject what the query is about. @param caller the function it is given to: `$()` */
  constructor(
    private readonly node: ts.StringLiteralLike,
    private readonly file: ts.SourceFile,
    readonly subject: WordDomain,
    readonly caller: string,
  ) {
    this.offsets = literalOffsets(node.getText(file));
  }

  /** The query. */
  get text(): string {
    return this.node.text;
  }

  /** True if a position of the file is between the quotes. */
  contains(position: number): boolean {
    return position > this.node.getStart(this.file) && position < this.node.getEnd();
  }

  /** The position in the file of a character of the query; of its length: that of the closing quote. */
  positionOf(offset: number): number {
    return this.node.getStart(this.file) + this.offsets[Math.min(offset, this.offsets.length - 1)];
  }

  /** The offset in the query of a position in the file. */
  offsetOf(position: number): number {
    const inLiteral = position - this.node.getStart(this.file);
    return this.offsets.findIndex((offset) => offset >= inLiteral);
  }

  /** A part of the query as a part of the file. */
  spanOf(start: number, end: number): ts.TextSpan {
    return { start: this.positionOf(start), length: this.positionOf(end) - this.positionOf(start) };
  }
}
