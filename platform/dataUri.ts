import { decodeLatin1 } from './decodeLatin1';

/** A file as a `data:` URI. @param type - of its content: `image/png` */
export function dataUri(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${btoa(decodeLatin1(bytes))}`;
}
