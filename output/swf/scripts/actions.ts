import { bodyOf } from '../bytes/swfTags';
import type { Command } from '../../../film/playing/Command';

/** Actions without arguments. Source: SWF 19, "SWF 3 actions", "SWF 4 actions". */
const ACTIONS = { next: 0x04, previous: 0x05, play: 0x06, stop: 0x07, stopAllSounds: 0x09 } as const;

const GO_TO_FRAME = 0x81;
const GO_TO_LABEL = 0x8c;

/**
 * The body of a `DoAction` tag.
 *
 * @param frameOf - the number of a frame in the whole movie, from 0; undefined for a scene that there is not
 */
export function actionBytes(
  commands: readonly Command[],
  frameOf: (frame: number, scene: string | undefined) => number | undefined,
): Uint8Array {
  return bodyOf((out) => {
    for (const command of commands) {
      if (command.kind !== 'go') {
        out.u8(ACTIONS[command.kind]);
        continue;
      }
      const { target, scene, plays } = command;
      if (typeof target === 'number')
        out
          .u8(GO_TO_FRAME)
          .u16(2)
          .u16(frameOf(target, scene) ?? target - 1);
      else {
        const label = bodyOf((text) => text.text(target));
        out.u8(GO_TO_LABEL).u16(label.length).raw(label);
      }
      if (plays) out.u8(ACTIONS.play);
    }
    out.u8(0);
  });
}
