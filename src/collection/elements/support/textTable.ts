import { membersOf } from '../../../host/contents';
import { IdentitySet } from '../../../host/IdentitySet';
import { Locations, type LayerLocation } from '../../../host/Locations';
import { read, readList } from '../../../host/read';
import { isTextType } from '../../../host/texts';
import { elementsOfFrame, layersOf } from '../../../host/walk';
import { hasOwn } from '../../../text/own';
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

/** Numbers the layers of a timeline among those of the same name, from the top. */
function numbersByName(timeline: object): number[] {
  const counts: Record<string, number> = {};
  const numbers: number[] = [];
  const layers = layersOf(timeline);
  for (let i = 0; i < layers.length; i++) {
    const key = '$' + String(read(layers[i], 'name'));
    counts[key] = hasOwn(counts, key) ? counts[key] + 1 : 1;
    numbers.push(counts[key]);
  }
  return numbers;
}

/** Makes a function that names the layer of a location: `labels`, for the second of that name `labels#2`. */
function layerNamer(): (location: LayerLocation) => string {
  const numbers: number[][] = [];
  return function nameOfLayer({ layer, timeline, timelineNumber, index }) {
    if (!numbers[timelineNumber]) numbers[timelineNumber] = numbersByName(timeline);
    const number = numbers[timelineNumber][index];
    return String(read(layer, 'name')) + (number > 1 ? '#' + number : '');
  };
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

function addRuns(entries: RowEntry[], text: Text, where: TextRow): void {
  const runs = readList(text, 'textRuns') as TextRun[];
  for (let i = 0; i < runs.length; i++) {
    const source = withLineFeeds(runs[i].characters);
    const { face, size } = runs[i].textAttrs;
    if (source === '') continue;
    const row = {
      id: where.id + '.' + (i + 1),
      timeline: where.timeline,
      layer: where.layer,
      frame: where.frame,
      name: text.name,
      font: face,
      size,
      source,
      text: source,
    };
    entries.push({ row, run: runs[i], order: entries.length });
  }
}

/**
 * The runs of the texts in a collection, and of those in its groups, with a row for each. Runs without characters are
 * left out. Host members: `elementType`, `name`, `textRuns`, `characters`, `textAttrs`, `face`, `size`, those of
 * `Locations` and of `isGroup`, `members`.
 */
export function entriesOfTexts(method: string, { elements, dom }: TextTable): RowEntry[] {
  const locations = new Locations(dom);
  const wanted = IdentitySet.of(elements, locations.whereOf);
  const nameOfLayer = layerNamer();
  const isSeen: boolean[] = [];
  const entries: RowEntry[] = [];
  forEach(method, elements, function addFrame(element) {
    const frame = locations.keyframeOf(element);
    const span = frame && locations.spanOf(frame);
    if (!frame || !span || isSeen[span.number]) return;
    isSeen[span.number] = true;
    const texts = textsOnFrame(frame, wanted);
    if (texts.length === 0) return;
    const { item, timeline: holder } = span.place;
    const timeline = item ? '/' + String(read(item, 'name')) : String(read(holder, 'name'));
    const layer = nameOfLayer(span.place);
    const start = timeline + ':' + layer + ':' + (span.start + 1) + ':';
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i];
      const where = { id: start + (i + 1), timeline, layer, frame: span.start + 1 } as TextRow;
      if (text) addRuns(entries, text, where);
    }
  });
  return entries;
}
