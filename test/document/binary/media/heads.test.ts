import { readBitmapHead } from '../../../../document/binary/media/readBitmapHead';
import { readVideoHead, toXflVideo } from '../../../../document/binary/media/videoStream';

const headOf = (...bytes: number[]): unknown =>
  readBitmapHead((length) => Uint8Array.from(bytes).subarray(0, length));

describe('the beginning of a medium', () => {
  it('The size of a JPEG is read after segments of any length, that of a bitmap from its head', () => {
    const frame = [0xff, 0xc0, 0, 17, 8, 0, 2, 0, 3];
    expect(headOf(0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9, ...frame, 0, 0, 0)).toEqual({
      isJpeg: true,
      box: { left: 0, right: 60, top: 0, bottom: 40 },
    });
    const box = [0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0];
    expect(headOf(3, 5, 8, 0, 2, 0, 1, 0, ...box)).toEqual({
      isJpeg: false,
      box: { left: 0, right: 40, top: 0, bottom: 20 },
    });
  });

  it.each([[[]], [[3, 5]], [[0xff, 0xd8]], [[0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]])(
    'A truncated or wrong head has no size',
    (bytes) => {
      expect(headOf(...bytes)).toMatchObject({ box: { left: 0, right: 0, top: 0, bottom: 0 } });
    },
  );

  it('A video of Flash MX becomes one of Flash 8, with the flags of Flash CS5', () => {
    const old = new Uint8Array(60);
    old[0] = 2;
    const made = toXflVideo(old);
    expect(made).toHaveLength(72);
    expect([made[0], made[49], made[50], made[55], made[64], made[65], made[66]]).toEqual([
      3, 1, 1, 1, 0xff, 0xfe, 0xff,
    ]);
    expect(toXflVideo(made)).toEqual(made);
    expect(readVideoHead(new Uint8Array(10))).toEqual({});
  });
});
