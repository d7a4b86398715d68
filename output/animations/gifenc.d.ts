/** The part of the package that is used; it has no declarations of its own. */
declare module 'gifenc' {
  type Color = number[];

  interface FrameOptions {
    palette: Color[];
    /** In milliseconds. */
    delay: number;
    /** 0 forever, -1 once. */
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** What becomes of the frame: 1 it stays, 2 it is cleared. */
    dispose?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;

  const main: typeof GIFEncoder | { GIFEncoder: typeof GIFEncoder };
  export default main;
}
