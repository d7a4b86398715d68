import type { Element } from '../../../../host-mocks/model/elements/Element';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { keyframeOf } from '../problemLocation';
import type { Finding, Rule } from '../Rule';
import { laterOnes } from './laterOnes';

export const noDuplicateNames: Rule = {
  message: 'another element of this keyframe has the same name',
  findings(document) {
    const byKeyframe = new Map<XmlNode | undefined, Element[]>();
    for (const object of document.find('elements', ':named')) {
      const element = object as Element;
      const keyframe = keyframeOf(element.node);
      const group = byKeyframe.get(keyframe);
      if (group) group.push(element);
      else byKeyframe.set(keyframe, [element]);
    }
    return [...byKeyframe.values()].flatMap((elements): Finding[] =>
      laterOnes(
        elements,
        ({ name }) => name,
        () => 'another element of this keyframe has the same name',
      ),
    );
  },
};
