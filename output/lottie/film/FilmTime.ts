/** Which frame of its timeline a composition shows, as its own time goes by. */
export interface FilmTime {
  /** Frames of the composition. */
  readonly length: number;
  frameAt(time: number): number;
  /** When an object is shown that is on the timeline from one frame to another: spans of time. */
  windows(start: number, end: number): [from: number, to: number][];
  /** For how many frames, up to that number, the frames from the present one on follow each other. */
  evenly(time: number, frames: number): number;
  /** True if nothing changes. */
  readonly isStill: boolean;
}

/** Every frame once. */
export function onceThrough(frames: number): FilmTime {
  return {
    length: frames,
    frameAt: (time) => time,
    windows: (start, end) => [[start, Math.min(end, frames)]],
    evenly: (_time, count) => count,
    isStill: false,
  };
}

/** One frame all the time. */
export function singleFrame(frame: number, length: number): FilmTime {
  return {
    length,
    frameAt: () => frame,
    windows: (start, end) => (start <= frame && frame < end ? [[0, length]] : []),
    evenly: (time) => length - time,
    isStill: true,
  };
}

/** In a loop. An object that is on all frames of the timeline continues through all rounds. */
export function looping(frames: number, length: number): FilmTime {
  return {
    length,
    frameAt: (time) => time % frames,
    windows: (start, end) => {
      if (start === 0 && end >= frames) return [[0, length]];
      const windows: [number, number][] = [];
      for (let round = 0; round * frames + start < length; round++) {
        windows.push([round * frames + start, Math.min(length, round * frames + Math.min(end, frames))]);
      }
      return windows;
    },
    evenly: (_time, count) => count,
    isStill: false,
  };
}

/** Up to a frame, on which it stays. */
export function stopping(last: number, length: number): FilmTime {
  return {
    length,
    frameAt: (time) => Math.min(time, last),
    windows: (start, end) => (start > last ? [] : [[start, end > last ? length : end]]),
    evenly: (time, count) => (time + count > last ? length - time : count),
    isStill: false,
  };
}
