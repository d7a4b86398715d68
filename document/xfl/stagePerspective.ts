import type { Perspective } from '../../geometry/Homography';
import type { XmlNode } from '../xml/XmlNode';
import { readNumber } from './attributes';
import { stageSize } from './stageSize';

/** The view angle of a new document, in degrees: that of ActionScript's `PerspectiveProjection`. */
const VIEW_ANGLE = 55;

/**
 * The perspective of the stage. It has the angle `viewAngle3D`, which the width of the stage fills, and a vanishing
 * point, by default the middle of the stage.
 */
export function stagePerspective(document: XmlNode): Perspective {
  const { width, height } = stageSize(document);
  const stored = readNumber(document, 'viewAngle3D', VIEW_ANGLE);
  const angle = stored > 0 && stored < 180 ? stored : VIEW_ANGLE;
  return {
    focalLength: width / 2 / Math.tan((angle * Math.PI) / 360),
    center: {
      x: readNumber(document, 'vanishingPoint3DX', width / 2),
      y: readNumber(document, 'vanishingPoint3DY', height / 2),
    },
  };
}
