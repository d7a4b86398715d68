import type { XmlNode } from '../../document/xml/XmlNode';

/** An element with its groups taken apart, back to front. Members are in the coordinates of the group's parent. */
export function leavesOf(element: XmlNode): XmlNode[] {
  if (element.name !== 'DOMGroup') return [element];
  const leaves: XmlNode[] = [];
  const open = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.name !== 'DOMGroup') leaves.push(node);
    else pushReversed(open, node.child('members')?.children ?? []);
  }
  return leaves;
}

function pushReversed(open: XmlNode[], members: readonly XmlNode[]): void {
  for (let i = members.length - 1; i >= 0; i--) open.push(members[i]);
}
