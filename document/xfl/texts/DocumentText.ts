import type { XmlNode } from '../../xml/XmlNode';
import { recordOf } from '../schema/recordOf';
import { TEXT_FIELD } from '../schema/textSchema';
import { charactersOf, formatNode, runNodes } from './runNodes';
import { PLAIN_FORMAT, TextFormat } from './TextFormat';
import { textTypeOf, type TextType } from './textType';

/** A stretch of text that looks alike. */
export interface FormattedRun {
  /** Lines are separated by `\r`, `\n` or both. */
  readonly characters: string;
  readonly format: TextFormat;
}

/** Attributes that say nothing about what a text shows. */
const OF_EDITING = new Set(['name', 'selected']);

/**
 * What a static, dynamic or input text says and how: its settings, and its runs. An object reads its runs once, so it is
 * made where a text is asked, and not kept.
 */
export class DocumentText extends recordOf(TEXT_FIELD) {
  readonly type: TextType;
  private read?: readonly FormattedRun[];

  constructor(private readonly node: XmlNode) {
    super(node);
    this.type = textTypeOf(node);
  }

  get isStatic(): boolean {
    return this.type === 'static';
  }
  get isVertical(): boolean {
    return this.orientation !== 'horizontal';
  }

  get runs(): readonly FormattedRun[] {
    return (this.read ??= runNodes(this.node).map((run) => ({
      characters: charactersOf(run),
      format: new TextFormat(formatNode(run)),
    })));
  }
  /** All characters of the runs. */
  get characters(): string {
    return this.runs.map(({ characters }) => characters).join('');
  }
  /** The looks of its first run. */
  get firstFormat(): TextFormat {
    return this.runs.at(0)?.format ?? PLAIN_FORMAT;
  }

  /** A text that two texts share if they say the same and look the same, wherever they are. */
  get signature(): string {
    const own = this.node.attributes().filter(([name]) => !OF_EDITING.has(name));
    const runs = this.runs.map(({ characters, format }) => [characters, format.node?.attributes() ?? []]);
    return JSON.stringify([this.node.name, own, runs]);
  }
}

/** The nodes below which static texts are found, those in groups too. */
const HOLDERS: ReadonlySet<string> = new Set([
  ...['DOMDocument', 'DOMSymbolItem', 'timelines', 'timeline', 'DOMTimeline', 'layers', 'DOMLayer'],
  ...['frames', 'DOMFrame', 'elements', 'DOMGroup', 'members'],
]);

/** The static texts of all timelines below a node. */
export function* staticTextsIn(node: XmlNode): Generator<DocumentText, void> {
  if (node.name === 'DOMStaticText') yield new DocumentText(node);
  else if (HOLDERS.has(node.name)) for (const child of node.children) yield* staticTextsIn(child);
}
