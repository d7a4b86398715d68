/** Time and value of a handle of an ease, as shares of the way to the next keyframe. */
export interface LottieHandle {
  readonly x: number;
  readonly y: number;
}

/** A value from a frame on. `h`: it stays until the next one; otherwise `o` and `i` are the handles of the way there. */
export interface LottieKeyframe<V> {
  readonly t: number;
  readonly s: V;
  readonly h?: 1;
  readonly o?: LottieHandle;
  readonly i?: LottieHandle;
}

export type LottieProperty<V> =
  | { readonly a: 0; readonly k: V | number }
  | { readonly a: 1; readonly k: readonly LottieKeyframe<V>[] };

/** Numbers that may change: a place, a scale, an angle, a colour. */
export type LottieNumbers = LottieProperty<readonly number[]>;

/** A path of cubic curves: its points, and the handles before them and after them, as seen from them. */
export interface LottiePath {
  readonly c: boolean;
  readonly v: readonly (readonly number[])[];
  readonly i: readonly (readonly number[])[];
  readonly o: readonly (readonly number[])[];
}

export interface LottieTransform {
  readonly o: LottieNumbers;
  readonly r: LottieNumbers;
  readonly p: LottieNumbers;
  readonly a: LottieNumbers;
  readonly s: LottieNumbers;
  readonly sk?: LottieNumbers;
  readonly sa?: LottieNumbers;
}

/** Something in a shape layer: `gr`, `sh`, `fl`, `gf`, `st`, `gs`, `tr`. */
export type LottieItem = { readonly ty: string } & Readonly<Record<string, unknown>>;

/** A layer. `ty`: 0 precomposition, 1 solid, 2 image, 4 shapes, 5 text. */
export interface LottieLayer {
  readonly ty: number;
  readonly nm?: string;
  readonly ip: number;
  readonly op: number;
  readonly st: number;
  readonly ks: LottieTransform;
  /** 1 for the matte of the next layer, which has `tt: 1`. */
  readonly td?: 1;
  readonly tt?: 1;
  /** The blend mode. */
  readonly bm?: number;
  readonly [member: string]: unknown;
}

/** A picture, or a precomposition. */
export interface LottieAsset {
  readonly id: string;
  readonly [member: string]: unknown;
}

/** The whole file. */
export interface LottieAnimation {
  readonly v: string;
  readonly nm: string;
  readonly fr: number;
  readonly ip: number;
  readonly op: number;
  readonly w: number;
  readonly h: number;
  readonly ddd: 0;
  readonly assets: readonly LottieAsset[];
  readonly fonts?: { readonly list: readonly unknown[] };
  readonly layers: readonly LottieLayer[];
  readonly markers: readonly unknown[];
}
