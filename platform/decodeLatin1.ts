/** Characters per call: engines limit the number of arguments. */
const CHUNK = 8192;

/** One character for each byte. (`latin1` of TextDecoder is Windows-1252.) */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return text;
}
