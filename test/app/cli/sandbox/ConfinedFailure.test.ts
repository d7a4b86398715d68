import fs from 'fs';
import path from 'path';
import { ConfinedFailure } from '../../../../app/cli/sandbox/ConfinedFailure';
import { confineDisk } from '../../../../platform/node/confineDisk';
import type { Disk } from '../../../../platform/Disk';
import { OverlayDisk } from '../../../../platform/overlay/OverlayDisk';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

beforeEach(() => {
  fs.mkdirSync(at('inside'));
  fs.mkdirSync(at('other'));
  fs.writeFileSync(at('inside/a.txt'), 'mine');
  fs.writeFileSync(at('other/secret.txt'), 'the secret');
  fs.symlinkSync(at('other/secret.txt'), at('inside/link'));
});

describe('A failure reported by code that took over the host', () => {
  const readable = (): ReturnType<typeof confineDisk> => confineDisk([at('inside')]);
  const failureOf = (outcome: object, disk: Pick<Disk, 'read'> = readable()): ConfinedFailure =>
    ConfinedFailure.of(
      { kind: 'failed', message: 'x', frames: [], isReportable: false, ...outcome } as never,
      disk,
    ) as ConfinedFailure;

  it.each(['other/secret.txt', 'inside/link', '/dev/zero', '/etc/passwd', 0, null, {}])(
    'Lines of %j are not shown',
    (name) => {
      const file = typeof name === 'string' ? path.resolve(folder(), name) : name;
      const { place, source } = failureOf({ place: { file, line: 1 } });
      expect([place, source]).toEqual([undefined, undefined]);
    },
  );

  it('A link that a dry run replaced shows what the run wrote there', () => {
    const overlay = new OverlayDisk({ reading: readable() }, path);
    overlay.removeFile(at('inside/link'));
    overlay.write(at('inside/link'), 'its own');
    const { source } = failureOf({ place: { file: at('inside/link'), line: 1 } }, overlay);
    expect(source).toBe('its own');
  });

  it('A line of a file that was named is shown', () => {
    const file = at('inside/a.txt');
    const { place, source } = failureOf({ place: { file, line: 1, column: 'x' } });
    expect(place).toEqual({ file, line: 1, column: undefined });
    expect(source).toBe('mine');
  });

  it('Messages and places are single lines of a bounded length', () => {
    const { message, frames } = failureOf({ message: 'a\nb'.repeat(9999), frames: Array(9999).fill('c\nd') });
    expect([message.length <= 1000, message.includes('\n')]).toEqual([true, false]);
    expect([frames.length <= 200, frames[0]]).toEqual([true, 'c d']);
    expect(failureOf({ message: {}, frames: 'x' }).frames).toEqual([]);
  });
});
