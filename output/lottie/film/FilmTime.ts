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

/** The frames that a player has shown. An object continues for as long as they are those that it is on. */
export function recorded(frames: readonly number[]): FilmTime {
  const { length } = frames;
  let stop = length - 1;
  while (stop > 0 && frames[stop - 1] === frames[stop]) stop--;
  return {
    length,
    frameAt: (time) => frames[time],
    windows: (start, end) => windowsOf(frames, start, end),
    evenly: (time, count) => {
      let even = 1;
      while (even < count && frames[time + even] === frames[time] + even) even++;
      // What stops at a frame stays in the span of that frame.
      return time + even > stop ? length - time : even;
    },
    isStill: false,
  };
}

function windowsOf(frames: readonly number[], start: number, end: number): [from: number, to: number][] {
  const windows: [from: number, to: number][] = [];
  for (let time = 0; time < frames.length; time++) {
    if (frames[time] < start || frames[time] >= end) continue;
    const last = windows.at(-1);
    if (last?.[1] === time) last[1] = time + 1;
    else windows.push([time, time + 1]);
  }
  return windows;
}
