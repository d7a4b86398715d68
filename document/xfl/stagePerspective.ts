import type { Perspective } from '../../geometry/Homography';
import type { XmlNode } from '../xml/XmlNode';
import { DOCUMENT } from './schema/documentSchema';
import { stageSize } from './stageSize';

/** The perspective of the stage: its angle, which the width of the stage fills, and its vanishing point. */
export function stagePerspective(document: XmlNode): Perspective {
  const { width } = stageSize(document);
  const stored = DOCUMENT.viewAngle3D.read(document);
  const angle = stored > 0 && stored < 180 ? stored : DOCUMENT.viewAngle3D.initial;
  return {
    focalLength: width / 2 / Math.tan((angle * Math.PI) / 360),
    center: {
      x: DOCUMENT.vanishingPoint3DX.read(document),
      y: DOCUMENT.vanishingPoint3DY.read(document),
    },
  };
}
