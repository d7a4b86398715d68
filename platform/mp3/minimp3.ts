import { framesOfOneForm } from './mp3Frames';
import type { Mp3Decoder } from './Mp3Decoder';

/** The exports of `decoder.opt.wasm` of the package minimp3-wasm. Lengths in bytes, times in seconds. */
interface Exports {
  memory: { readonly buffer: ArrayBuffer };
  decoder_init(): void;
  decoder_set_mp3_data_size(size: number): void;
  decoder_mp3_data_offset(): number;
  decoder_decode(seconds: number): void;
  decoder_pcm_data_offset(): number;
  decoder_pcm_data_size(): number;
  decode_results_sampling_rate(): number;
  decode_results_num_channels(): number;
}

/** The part of WebAssembly that is used: Node and browsers have it, the types of the language alone have not. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** The file of the package minimp3-wasm that decodes. */
export const MINIMP3_FILE = 'minimp3-wasm/dist/decoder.opt.wasm';

/**
 * minimp3 as a decoder: 21 kB of WebAssembly, which reaches nothing but its own memory. It is made anew for each sound,
 * so that the memory of a long one is freed.
 *
 * @param read - reads the bytes of `MINIMP3_FILE`; called at the first sound
 */
export function minimp3(read: () => Uint8Array): Mp3Decoder {
  let module: object | undefined;
  return {
    decode(all, seconds) {
      // minimp3 does not return from data without a frame.
      const data = framesOfOneForm(all);
      if (data.length === 0) return undefined;
      const { Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;
      module ??= new Module(read());
      const decoder = new Instance(module, {}).exports as Exports;
      decoder.decoder_init();
      decoder.decoder_set_mp3_data_size(data.length);
      new Uint8Array(decoder.memory.buffer, decoder.decoder_mp3_data_offset(), data.length).set(data);
      decoder.decoder_decode(seconds);
      const rate = decoder.decode_results_sampling_rate();
      if (rate <= 0) return undefined;
      const start = decoder.decoder_pcm_data_offset();
      const samples = new Int16Array(
        decoder.memory.buffer.slice(start, start + decoder.decoder_pcm_data_size()),
      );
      return { rate, channels: decoder.decode_results_num_channels() === 1 ? 1 : 2, samples };
    },
  };
}
