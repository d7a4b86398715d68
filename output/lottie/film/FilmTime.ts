/** Which frame of its timeline a composition shows, as its own time goes by. */
export interface FilmTime {
  /** Frames of the composition. */
  readonly length: number;
  frameAt(time: number): number;
  /** When an object is shown that is on the timeline from one frame to another: spans of time. */
  windows(start: number, end: number): [from: number, to: number][];
  /** How long the frames from the present one on follow each other, at most so many. */
  evenly(time: number, frames: number): number;
  /** True where nothing changes. */
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

/** One frame for all the time. */
export function standing(frame: number, length: number): FilmTime {
  return {
    length,
    frameAt: () => frame,
    windows: (start, end) => (start <= frame && frame < end ? [[0, length]] : []),
    evenly: (time) => length - time,
    isStill: true,
  };
}

/** Over and over. What is on the timeline from its first frame to its last one goes on through all rounds. */
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
