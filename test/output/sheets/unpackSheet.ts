import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';

/** A frame that was taken out of a sheet again, as large as it was before it was trimmed. */
export interface Unpacked {
  name: string;
  width: number;
  height: number;
  data: Buffer;
}

interface Entry {
  filename?: string;
  frame: { x: number; y: number; w: number; h: number };
  rotated: boolean;
  spriteSourceSize: { x: number; y: number; w: number; h: number };
  sourceSize: { w: number; h: number };
}

/** Reads a sheet as the documentation of TexturePacker's JSON says; nothing of the exporter is used. */
export function unpackSheet(file: string): Unpacked[] {
  const { frames, meta } = JSON.parse(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as {
    frames: Record<string, Entry> | Entry[];
    meta: { image: string };
  };
  const sheet = PNG.sync.read(fs.readFileSync(path.join(path.dirname(file), meta.image)));
  return Object.entries(frames).map(([key, entry]) => ({
    name: entry.filename ?? key,
    width: entry.sourceSize.w,
    height: entry.sourceSize.h,
    data: cut(entry, sheet),
  }));
}

function cut({ frame, rotated, spriteSourceSize: part, sourceSize }: Entry, sheet: PNG): Buffer {
  const data = Buffer.alloc(sourceSize.w * sourceSize.h * 4);
  for (let y = 0; y < frame.h; y++) {
    for (let x = 0; x < frame.w; x++) {
      // Turned clockwise, the left column is the top row, from right to left.
      const [sheetX, sheetY] = rotated
        ? [frame.x + frame.h - 1 - y, frame.y + x]
        : [frame.x + x, frame.y + y];
      const from = (sheetY * sheet.width + sheetX) * 4;
      sheet.data.copy(data, ((part.y + y) * sourceSize.w + part.x + x) * 4, from, from + 4);
    }
  }
  return data;
}
