import { membersOf } from '../../../host/contents';
import { IdentitySet } from '../../../host/IdentitySet';
import { Locations } from '../../../host/Locations';
import { read, readList } from '../../../host/read';
import { isTextType } from '../../../host/texts';
import { elementsOfFrame } from '../../../host/walk';
import { forEach } from '../../support/forEach';

/** A run of a text as a row of a table. */
export interface TextRow {
  /** Where the run is; texts elsewhere do not change it. */
  id: string;
  /** The name of the scene, or `/` and the path of the symbol. */
  timeline: string;
  layer: string;
  /** The number of the keyframe, from 1. */
  frame: number;
  /** The name of the text; empty where it has none. */
  name: string;
  font: string;
  /** In points. */
  size: number;
  /** The characters when the table was made; lines end in `\n`. */
  source: string;
  /** The characters to put in. */
  text: string;
}

/** A row, and the run that it is about. */
export interface RowEntry {
  row: TextRow;
  run: TextRun;
  /** Its place among the entries. */
  order: number;
}

/** The names of the columns, in order. */
export const COLUMNS = 'id timeline layer frame name font size source text'.split(' ') as (keyof TextRow)[];

/** The collection whose texts are meant. */
export interface TextTable {
  readonly elements: Element[];
  readonly dom: Document;
}

/** Gives the characters with `\n` at the ends of lines: spreadsheets and editors change other ends. */
export function withLineFeeds(characters: string): string {
  return characters.replace(/\r\n?/g, '\n');
}

/** The texts on a keyframe, those in groups too, in the order of stacking; null for those that are not wanted. */
function textsOnFrame(frame: object, wanted: IdentitySet): (Text | null)[] {
  const texts: (Text | null)[] = [];
  const add = function addTexts(elements: object[], isInside: boolean): void {
    for (let i = 0; i < elements.length; i++) {
      const isWanted = isInside || wanted.has(elements[i]);
      if (isTextType(read(elements[i], 'elementType'))) texts.push(isWanted ? (elements[i] as Text) : null);
      else add(membersOf(elements[i]), isWanted);
    }
  };
  add(elementsOfFrame(frame), false);
  return texts;
}

/**
 * The runs of the texts in a collection, and of those in its groups, with a row for each. Runs without characters are
 * left out. Host members: `elementType`, `name`, `textRuns`, `characters`, `textAttrs`, `face`, `size`, those of
 * `Locations` and of `isGroup`, `members`.
 */
export function entriesOfTexts(method: string, { elements, dom }: TextTable): RowEntry[] {
  const locations = new Locations(dom);
  const wanted = IdentitySet.of(elements, locations.whereOf);
  const isSeen: boolean[] = [];
  // Layers of one name share the numbers of their texts.
  const counts: Record<string, number> = {};
  const entries: RowEntry[] = [];
  forEach(method, elements, function addFrame(element) {
    const frame = locations.keyframeOf(element);
    const span = frame && locations.spanOf(frame);
    if (!frame || !span || isSeen[span.number]) return;
    isSeen[span.number] = true;
    const texts = textsOnFrame(frame, wanted);
    const { item, timeline: holder, layer } = span.place;
    const where = {
      timeline: item ? '/' + nameOf(item) : nameOf(holder),
      layer: nameOf(layer),
      frame: span.start + 1,
    };
    const start = where.timeline + ':' + where.layer + ':' + where.frame + ':';
    for (let i = 0; i < texts.length; i++) {
      counts[start] = (counts[start] || 0) + 1;
      const text = texts[i];
      if (text) addRuns(entries, text, start + counts[start] + '.', where);
    }
  });
  return entries;
}

function nameOf(object: object): string {
  return String(read(object, 'name'));
}

function addRuns(
  entries: RowEntry[],
  text: Text,
  start: string,
  { timeline, layer, frame }: Pick<TextRow, 'timeline' | 'layer' | 'frame'>,
): void {
  const runs = readList(text, 'textRuns') as TextRun[];
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i];
    const source = withLineFeeds(run.characters);
    if (source === '') continue;
    const { face: font, size } = run.textAttrs;
    const id = start + (i + 1);
    const row = { id, timeline, layer, frame, name: text.name, font, size, source, text: source };
    entries.push({ row, run, order: entries.length });
  }
}
