import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { SaxesParser } from 'saxes';

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const RECORD_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
/** The smallest chunk that zlib takes. */
const SMALLEST_CHUNK = 64;

const utf8 = new TextDecoder();

/** Returns a function that unpacks an entry of an FLA by name. It checks nothing: the files are sound. */
function zipReader(file) {
  const zip = fs.readFileSync(file);
  let end = zip.length - END_SIZE;
  while (zip.readUInt32LE(end) !== END_SIGNATURE) end--;
  const records = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = at + RECORD_SIZE + zip.readUInt16LE(at + 28);
    records.set(zip.utf8Slice(at + RECORD_SIZE, nameEnd).replaceAll('\\', '/'), at);
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return (name) => {
    const record = records.get(name);
    if (record === undefined) return undefined;
    const local = zip.readUInt32LE(record + 42);
    const start = local + LOCAL_SIZE + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(record + 20));
    if (zip.readUInt16LE(record + 10) === STORED) return packed;
    const chunkSize = Math.max(zip.readUInt32LE(record + 24), SMALLEST_CHUNK);
    return zlib.inflateRawSync(packed, { chunkSize });
  };
}

function folderReader(file) {
  const folder = path.dirname(file);
  return (name) => {
    try {
      return fs.readFileSync(path.join(folder, name));
    } catch {
      return undefined;
    }
  };
}

/** The names of the files that DOMDocument.xml includes: the symbols of the library. */
function includedNames(main) {
  const included = [...main.matchAll(/<Include [^>]*href="([^"]*)"/g)];
  return included.map(([, href]) => `LIBRARY/${href.replaceAll('&amp;', '&')}`);
}

function parse(text) {
  new SaxesParser().write(text).close();
  return text.length;
}

/**
 * Unpacks and parses the XML of a document and of its library with Node's zlib and saxes, as the host does. Checks
 * nothing and keeps nothing. Returns the number of characters of XML.
 */
export function merelyParse(file) {
  const read = file.endsWith('.fla') ? zipReader(file) : folderReader(file);
  const main = utf8.decode(read('DOMDocument.xml'));
  let length = parse(main);
  for (const name of includedNames(main)) {
    const bytes = read(name);
    if (bytes !== undefined) length += parse(utf8.decode(bytes));
  }
  return length;
}
