import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import type { Element } from '../../../host-mocks/model/elements/Element';
import type { ElementFacts, FrameFacts, LayerFacts, TimelineFacts } from '../facts/Facts';
import { layerFacts } from '../facts/factsOf';
import type { Decisions } from './Decisions';
import { NodeKeys } from './NodeKeys';

/** The facts by which nodes are matched. */
export type MergeFacts = TimelineFacts | LayerFacts | FrameFacts | ElementFacts;

/**
 * The state of a merge. Edits of ours are noted, and made when everything is decided, so that all questions are about
 * the documents as they were.
 */
export class MergeRun {
  readonly keys = new NodeKeys();
  private readonly edits: (() => void)[] = [];
  private readonly facts = new WeakMap<XmlNode, MergeFacts>();

  constructor(readonly decisions: Decisions) {}

  /** Notes an edit of the document of ours. */
  note(edit: () => void): void {
    this.edits.push(edit);
  }

  /** Makes the edits, in their order. */
  apply(): void {
    for (const edit of this.edits) edit();
  }

  /** Reads the facts of a timeline, by which its layers, keyframes and elements are matched. */
  read(timeline: Timeline): void {
    const layers = timeline.layers.map((layer) => ({ layer, facts: layerFacts(layer) }));
    this.facts.set(timeline.node, { name: timeline.name, layers: layers.map(({ facts }) => facts) });
    for (const { layer, facts } of layers) {
      this.facts.set(layer.node, facts);
      layer.keyframes.forEach((keyframe, index) => {
        const frame = facts.frames[index];
        if (!frame) return;
        this.facts.set(keyframe.node, frame);
        this.readElements(keyframe.backToFront, frame.elements);
      });
    }
  }

  private readElements(elements: readonly Element[], facts: readonly ElementFacts[]): void {
    elements.forEach((element, index) => {
      const read = facts[index];
      if (!read) return;
      this.facts.set(element.node, read);
      const { members } = element as Element & { members?: Element[] };
      if (members && read.members) this.readElements(members, read.members);
    });
  }

  /** The facts of a timeline, layer, keyframe or element; undefined for a node that the host leaves out. */
  factsOf<T extends MergeFacts>(node: XmlNode): T | undefined {
    return this.facts.get(node) as T | undefined;
  }
}
