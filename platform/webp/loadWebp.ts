import type { WebpEncoder } from './WebpEncoder';

/** The file of the package `@jsquash/webp` that encodes: libwebp with the vector instructions of WebAssembly. */
export const WEBP_FILE = '@jsquash/webp/codec/enc/webp_enc_simd.wasm';

/** The part of WebAssembly that is used: Node and browsers have it, the types of the language alone have not. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: object };
}

interface Codec {
  encode(
    rgba: Uint8Array,
    width: number,
    height: number,
    options: Readonly<Record<string, number>>,
  ): Uint8Array | null;
}

type CodecFactory = (settings: object) => Promise<Codec>;

/** Maximum number of pixels on a side: the format has 14 bits for it. */
const MAX_SIDE = 16383;

/** The defaults of libwebp; `exact` keeps the colours of transparent pixels. */
const USUAL = {
  quality: 75,
  target_size: 0,
  target_PSNR: 0,
  method: 4,
  sns_strength: 50,
  filter_strength: 60,
  filter_sharpness: 0,
  filter_type: 1,
  partitions: 0,
  segments: 4,
  pass: 1,
  show_compressed: 0,
  preprocessing: 0,
  autofilter: 0,
  partition_limit: 0,
  alpha_compression: 1,
  alpha_filtering: 1,
  alpha_quality: 100,
  lossless: 0,
  exact: 0,
  image_hint: 0,
  emulate_jpeg_size: 0,
  thread_level: 0,
  low_memory: 0,
  near_lossless: 100,
  use_delta_palette: 0,
  use_sharp_yuv: 1,
};

const WITHOUT_LOSS = { ...USUAL, lossless: 1, exact: 1 };

/**
 * Loads the package `@jsquash/webp`. Its encoder is ready at once afterwards, and reaches nothing but its own memory.
 *
 * @param wasm - the bytes of `WEBP_FILE`
 */
export async function loadWebp(wasm: Uint8Array): Promise<WebpEncoder> {
  const loaded = (await import('@jsquash/webp/codec/enc/webp_enc_simd.js')) as unknown as {
    default: CodecFactory;
  };
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;
  const codec = await loaded.default({
    noInitialRun: true,
    locateFile: (name: string) => name,
    instantiateWasm(imports: object, done: (instance: object) => void) {
      const instance = new Instance(new Module(wasm), imports);
      done(instance);
      return instance.exports;
    },
  });
  return {
    encode({ width, height, rgba }, { quality }) {
      if (Math.max(width, height) > MAX_SIDE)
        throw new RangeError(
          `a picture of ${width} x ${height} pixels is too large for WebP, whose longest side is ${MAX_SIDE}: lower --scale, or make PNG`,
        );
      const options = quality === undefined ? WITHOUT_LOSS : { ...USUAL, quality };
      const bytes = codec.encode(rgba, width, height, options);
      if (bytes === null)
        throw new Error(`a picture of ${width} x ${height} pixels could not be encoded as WebP`);
      // The bytes are in the memory of the encoder, which the next picture may overwrite.
      return bytes.slice();
    },
  };
}
