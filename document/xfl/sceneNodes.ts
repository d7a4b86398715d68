import { XmlNode } from '../xml/XmlNode';

/**
 * The `DOMTimeline` of each scene of a `DOMDocument`, in play order. Flash CS5 gives each scene a list of its own; the
 * releases after it have one list.
 */
export function sceneNodes(root: XmlNode): XmlNode[] {
  return root.childrenNamed('timelines').flatMap((list) => list.childrenNamed('DOMTimeline'));
}

/** The list of all scenes, for changing it: lists of one scene each become one list, as later releases write it. */
export function gatherScenes(root: XmlNode): XmlNode {
  const [list = XmlNode.create('timelines'), ...others] = root.childrenNamed('timelines');
  if (!list.parent) root.append(list);
  for (const other of others) {
    for (const scene of [...other.children]) list.append(scene);
    other.remove();
  }
  return list;
}
