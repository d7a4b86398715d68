/** Members that types-for-adobe lacks. */
export interface CameraMembers {
  cameraEnabled: boolean;
  tintEnabled: boolean;
  getZoom(frame: number): number;
  setZoom(frame: number, zoom: number): void;
  getRotation(frame: number): number;
  setRotation(frame: number, angle: number): void;
  setPosition(frame: number, x: number, y: number): void;
  getPosition(frame: number): { x: number; y: number };
  getTint(frame: number): { percent: number };
  setTint(frame: number, amount: number, red: number, green: number, blue: number): void;
}

/** A layer of Animate, with the members that types-for-adobe lacks. */
export interface RigLayer extends Layer {
  getRigParentAtFrame(frame: number): Layer | null;
  setRigParentAtFrame(frame: number, parent: Layer | null): void;
  getRigMatrixAtFrame(frame: number): Matrix;
}

export function cameraOf(timeline: Timeline): CameraMembers {
  return (timeline as Timeline & { camera: CameraMembers }).camera;
}

export function mergeLayers(timeline: Timeline, first: number, last: number): void {
  (timeline as Timeline & { mergeLayers(first: number, last: number): void }).mergeLayers(first, last);
}
