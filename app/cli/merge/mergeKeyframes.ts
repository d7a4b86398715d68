import { readDuration, readStart, writeSpan } from '../../../document/xfl/spans';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { align } from '../diff/alignLists';
import { isSameSpan, likeness } from '../diff/likeSpans';
import type { FrameFacts } from '../facts/Facts';
import type { Conflict } from './Conflict';
import type { MergeRun } from './MergeRun';
import { ofEach, type Versions } from './Versions';
import type { MergePart, NodeMerge } from './NodeMerge';
import { pairByFacts, type NodePairs } from './pairNodes';
import { putNodes } from './putNodes';

/** A keyframe of the result, and how long it lasts. */
interface Span {
  node: XmlNode;
  duration: number;
}

/** The keyframes of a layer from one that all versions have up to the next one. */
type Segment = Versions<XmlNode[]> & { base: XmlNode[] };

/**
 * Merges the keyframes of a layer. Keyframes that all versions have divide it into segments. In a segment that one
 * side left alone the keyframes of the other count; frames that one side added lengthen what the other side divided.
 */
export function mergeKeyframes(
  { base, ours, theirs }: Versions<XmlNode>,
  part: MergePart,
  nodes: NodeMerge,
  run: MergeRun,
): void {
  const merge = new KeyframeMerge(base?.children ?? [], ours.children, theirs.children, part, nodes, run);
  const spans = merge.spans();
  run.note(() => {
    putNodes(
      ours,
      spans.map(({ node }) => node),
    );
    let start = 0;
    for (const { node, duration } of spans) {
      writeSpan(node, start, duration);
      start += duration;
    }
  });
}

class KeyframeMerge {
  private readonly oursOf: NodePairs;
  private readonly theirsOf: NodePairs;
  private readonly baseOf = new Map<XmlNode, XmlNode>();
  private readonly isOurs: ReadonlySet<XmlNode>;

  constructor(
    private readonly base: readonly XmlNode[],
    private readonly ours: readonly XmlNode[],
    private readonly theirs: readonly XmlNode[],
    private readonly part: MergePart,
    private readonly nodes: NodeMerge,
    private readonly run: MergeRun,
  ) {
    const pair = (side: readonly XmlNode[]): NodePairs =>
      pairByFacts(base, side, (node) => run.factsOf<FrameFacts>(node), alignedPairs);
    this.isOurs = new Set(ours);
    this.oursOf = pair(ours);
    this.theirsOf = pair(theirs);
    for (const pairs of [this.oursOf, this.theirsOf])
      for (const [before, after] of pairs) this.baseOf.set(after, before);
  }

  spans(): Span[] {
    return this.segments().flatMap((segment) => this.mergeSegment(segment));
  }

  private segments(): Segment[] {
    const segments: Segment[] = [];
    const next = { base: 0, ours: 0, theirs: 0 };
    const cut = (base: number, ours: number, theirs: number): void => {
      segments.push({
        base: this.base.slice(next.base, base),
        ours: this.ours.slice(next.ours, ours),
        theirs: this.theirs.slice(next.theirs, theirs),
      });
      Object.assign(next, { base, ours, theirs });
    };
    const [inOurs, inTheirs] = [placesOf(this.ours), placesOf(this.theirs)];
    this.base.forEach((before, index) => {
      const ours = inOurs.get(this.oursOf.get(before) as XmlNode);
      const theirs = inTheirs.get(this.theirsOf.get(before) as XmlNode);
      if (ours !== undefined && theirs !== undefined) cut(index, ours, theirs);
    });
    cut(this.base.length, this.ours.length, this.theirs.length);
    return segments;
  }

  private mergeSegment(segment: Segment): Span[] {
    const { base, ours, theirs } = segment;
    const isRemovedAndChanged =
      this.isLost(base, this.oursOf, this.theirsOf) || this.isLost(base, this.theirsOf, this.oursOf);
    if (!isRemovedAndChanged) {
      if (this.isAlike(base, theirs)) return this.follow(ours);
      if (this.isAlike(base, ours)) return this.follow(theirs);
      const joined = this.join(segment);
      if (joined) return joined;
    }
    const first = base[0] ?? ours[0] ?? theirs[0];
    const conflict: Conflict = {
      ...this.part.place,
      frame: first && readStart(first) + 1,
      what: hasSameKeyframes(segment) ? 'duration' : 'keyframes',
      base: spansText(base),
      ours: spansText(ours),
      theirs: spansText(theirs),
    };
    return this.follow(this.run.decisions.ask(conflict) === 'theirs' ? theirs : ours);
  }

  /** True if a side removed a keyframe that the other side changed. */
  private isLost(base: readonly XmlNode[], remover: NodePairs, other: NodePairs): boolean {
    return base.some((before) => {
      const changed = other.get(before);
      return !remover.has(before) && changed !== undefined && !this.run.keys.areEqual(before, changed);
    });
  }

  /** True if a side has the keyframes of the base, each as long as there. */
  private isAlike(base: readonly XmlNode[], side: readonly XmlNode[]): boolean {
    const durations = side.map(readDuration);
    return (
      this.isPaired(base, side) && base.every((before, index) => readDuration(before) === durations[index])
    );
  }

  /** True if a side has the keyframes of the base and no others. */
  private isPaired(base: readonly XmlNode[], side: readonly XmlNode[]): boolean {
    return base.length === side.length && side.every((node, index) => this.baseOf.get(node) === base[index]);
  }

  /** The keyframes of a side, with what the other changed on them. */
  private follow(side: readonly XmlNode[]): Span[] {
    return side.map((node) => ({ node: this.merged(node), duration: readDuration(node) }));
  }

  private merged(node: XmlNode): XmlNode {
    const base = this.baseOf.get(node);
    const ours = base ? this.oursOf.get(base) : undefined;
    const theirs = base ? this.theirsOf.get(base) : undefined;
    if (!base || !ours || !theirs) return this.isOurs.has(node) ? node : node.clone();
    const part = { place: { ...this.part.place, frame: readStart(base) + 1 }, path: [] };
    return this.nodes.merge({ base, ours, theirs }, part);
  }

  /** A segment that both sides divided, or one divided and the other made longer or shorter; undefined at a conflict. */
  private join(segment: Segment): Span[] | undefined {
    const { base, ours, theirs } = segment;
    const lengths = ofEach(segment, lengthOf);
    if (lengths.ours === lengths.theirs && this.areEqual(ours, theirs)) return this.follow(ours);
    const [isOursPaired, isTheirsPaired] = [this.isPaired(base, ours), this.isPaired(base, theirs)];
    if (isOursPaired && isTheirsPaired) return undefined;
    if (isOursPaired) return lengthened(this.follow(theirs), lengths.ours - lengths.base);
    if (isTheirsPaired) return lengthened(this.follow(ours), lengths.theirs - lengths.base);
    const isSameLength = lengths.ours === lengths.base && lengths.theirs === lengths.base;
    return isSameLength ? this.divided(segment) : undefined;
  }

  private areEqual(ours: readonly XmlNode[], theirs: readonly XmlNode[]): boolean {
    const isEqual = (one: XmlNode, other: XmlNode | undefined): boolean =>
      other !== undefined &&
      (this.baseOf.get(one) ?? one) === (this.baseOf.get(other) ?? one) &&
      (this.baseOf.has(one) || this.run.keys.areEqual(one, other)) &&
      readDuration(one) === readDuration(other);
    return ours.length === theirs.length && ours.every((node, index) => isEqual(node, theirs[index]));
  }

  /** The keyframes of both sides at their frames; undefined if both put different ones at the same frame. */
  private divided({ ours, theirs }: Segment): Span[] | undefined {
    const starts = new Map<number, XmlNode>();
    const [firstOfOurs] = ours;
    const [firstOfTheirs] = theirs;
    if (!firstOfOurs || !firstOfTheirs) return undefined;
    const origin = { ours: readStart(firstOfOurs), theirs: readStart(firstOfTheirs) };
    const end = lengthOf(ours);
    for (const node of ours) starts.set(readStart(node) - origin.ours, node);
    for (const node of theirs) {
      const offset = readStart(node) - origin.theirs;
      const other = starts.get(offset);
      const isSame = other && (this.baseOf.get(other) ?? other) === (this.baseOf.get(node) ?? node);
      if (other && !isSame && !this.run.keys.areEqual(other, node)) return undefined;
      if (!other) starts.set(offset, node);
    }
    const sorted = [...starts].sort(([one], [other]) => one - other);
    return sorted.map(([start, node], index) => ({
      node: this.merged(node),
      duration: (sorted[index + 1]?.[0] ?? end) - start,
    }));
  }
}

function alignedPairs(olds: FrameFacts[], news: FrameFacts[]): [FrameFacts, FrameFacts][] {
  return align(olds, news, isSameSpan, likeness).flatMap(({ before, after }) =>
    before && after ? [[before, after] as [FrameFacts, FrameFacts]] : [],
  );
}

/** The keyframes with frames added to the last one; undefined if it has too few to remove. */
function lengthened(spans: Span[], by: number): Span[] | undefined {
  const last = spans.at(-1);
  if (!last || last.duration + by < 1) return undefined;
  return [...spans.slice(0, -1), { ...last, duration: last.duration + by }];
}

function placesOf(nodes: readonly XmlNode[]): Map<XmlNode, number> {
  return new Map(nodes.map((node, index) => [node, index]));
}

function lengthOf(spans: readonly XmlNode[]): number {
  return spans.reduce((sum, span) => sum + readDuration(span), 0);
}

function hasSameKeyframes({ base, ours, theirs }: Segment): boolean {
  return base.length === ours.length && base.length === theirs.length;
}

/** `3 + 2 frames` */
function spansText(spans: readonly XmlNode[]): string | null {
  return spans.length === 0 ? null : `${spans.map(readDuration).join(' + ')} frames`;
}
