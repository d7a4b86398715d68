import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { quietHost } from '../../../support/openModel';
import { readSwf } from '../../../support/readSwf';
import { storedVideo, type VideoLiteral } from '../../../support/storedVideo';
import { openContainer } from '../../../support/onNode';
import { describeDocuments, documentPath } from '../../../support/documents';
import { filesOf, frame, layer } from '../../keeping/pieces';

const instance = (name = ''): string =>
  `<DOMVideoInstance libraryItemName="film" name="${name}" frameRight="640" frameBottom="480"><matrix><Matrix tx="2"/></matrix></DOMVideoInstance>`;
const MEDIA = '<DOMVideoItem name="film" videoDataHRef="film.dat" width="32" height="24"/>';

/** What is published of a video on frames 2 to 5 of a scene. */
function publish(
  video: VideoLiteral | string,
  layers = layer('own', frame(0, 1, '') + frame(1, 4, instance())),
) {
  const data = typeof video === 'string' ? Buffer.from(video) : storedVideo(video);
  const files = { ...filesOf({ layers, media: MEDIA }), 'bin/film.dat': data };
  const { files: made, losses } = publishSwf(
    openDocument(new MemoryContainer('film.fla', files), quietHost()).film,
  );
  return { movie: readSwf(made[0].bytes), losses: losses.map(({ what }) => what) };
}

/** The tags about videos and sounds that stream in each frame, as numbers. */
function framesOf({ tags }: ReturnType<typeof publish>['movie']): string[][] {
  const frames: string[][] = [[]];
  for (const { code, body } of tags) {
    if (code === 1) frames.push([]);
    if (code === 61 || (code === 26 && (body[0] & 0x10) !== 0))
      frames.at(-1)?.push(`${code} ${body.join(' ')}`);
    if (code === 19) frames.at(-1)?.push(`${code} ${body.length}`);
  }
  return frames;
}

describe('Videos of movies', () => {
  it('A frame has the picture that it shows first, and counts on after the last one, as Flash writes it', () => {
    const { movie, losses } = publish({ sizes: [3, 0, 2] });
    expect(losses).toEqual([]);
    expect(movie.tags.find(({ code }) => code === 60)?.body.join(' ')).toBe('2 0 3 0 32 0 24 0 0 2');
    expect(framesOf(movie).slice(1, 5)).toEqual([
      ['61 2 0 0 0 7 7 7'],
      ['26 17 2 0 1 0'],
      ['26 17 2 0 2 0', '61 2 0 2 0 7 7'],
      ['26 17 2 0 3 0'],
    ]);
  });

  it('A picture in VP6 is without the byte that FLV has before it', () => {
    const { movie } = publish({ coding: 4, sizes: [3, 2] });
    expect(framesOf(movie).slice(1, 3)).toEqual([['61 2 0 0 0 7 7'], ['26 17 2 0 1 0', '61 2 0 1 0 7']]);
  });

  it('The sound of a video runs with its frames; one beside another is a loss', () => {
    const { movie, losses } = publish({ sizes: [3, 2], sound: 5000 });
    expect(losses).toEqual([]);
    expect(
      framesOf(movie)
        .slice(1, 4)
        .flat()
        .filter((text) => text.startsWith('19')),
    ).toEqual(['19 3676', '19 1324']);
    const two = [1, 2].map((number) => layer(`own ${number}`, frame(0, 2, instance()))).join('');
    expect(publish({ sound: 5000 }, two).losses).toEqual([
      'The sound of the video "film" is left out: a timeline holds one sound that streams.',
    ]);
  });

  it('A video that scripts play has a size, a name and no pictures', () => {
    const { movie, losses } = publish(
      { coding: 0, fps: 0, sizes: [] },
      layer('own', frame(0, 1, instance('screen'))),
    );
    expect(losses).toEqual([]);
    expect(movie.tags.find(({ code }) => code === 60)?.body.join(' ')).toBe('1 0 0 0 32 0 24 0 0 0');
    expect([...movie.root.frames[0].values()].map(({ name }) => name)).toContain('screen');
  });

  it('A video in a movie clip has its pictures there, once', () => {
    const ball: [string, string] = ['', layer('in', frame(0, 2, instance()))];
    const twice = '<DOMSymbolInstance libraryItemName="clip"/>'.repeat(2);
    const files = filesOf({ elements: twice, media: MEDIA, symbols: { clip: ball } });
    const container = new MemoryContainer('film.fla', { ...files, 'bin/film.dat': storedVideo({}) });
    const { bytes } = publishSwf(openDocument(container, quietHost()).film).files[0];
    const sprite = readSwf(bytes).tags.find(({ code }) => code === 39);
    // Two tags of the code 61, with 7 and 6 bytes.
    expect(
      Buffer.from(sprite?.body ?? [])
        .toString('hex')
        .match(/4[67]0f..000[01]00/g),
    ).toHaveLength(2);
    expect(framesOf(readSwf(bytes)).flat()).toEqual([]);
  });

  it.each<[string, VideoLiteral | string, string]>([
    ['in H.264', '\0\0\0\x18ftypmp42', 'is H.264, which movies do not show on their timelines'],
    ['of an unknown form', 'noise', 'is stored in an unknown form'],
  ])('A video %s is a loss with its name', (_what, video, why) => {
    expect(publish(video).losses).toEqual([`The video is left out: it ${why}.`]);
  });

  it('A video of a button is a loss: its states can hold none', () => {
    const button = `<DOMSymbolInstance libraryItemName="press" symbolType="button"/>`;
    const layers = layer('up', frame(0, 1, instance()));
    const files = filesOf({
      elements: button,
      media: MEDIA,
      symbols: { press: ['symbolType="button"', layers] },
    });
    const container = new MemoryContainer('film.fla', { ...files, 'bin/film.dat': storedVideo({}) });
    const { losses } = publishSwf(openDocument(container, quietHost()).film);
    expect(losses).toContainEqual({
      where: '"press"',
      what: 'The videos of a button are left out: its states can hold none.',
    });
  });
});

describeDocuments('A video of 24 frames a second in a document of 25', () => {
  it('Each frame has the next picture, as in the movie that Animate made', () => {
    const document = openDocument(openContainer(documentPath('DefineVideoStream')), quietHost());
    const movie = readSwf(publishSwf(document.film).files[0].bytes);
    expect(movie.tags.find(({ code }) => code === 60)?.body.join(' ')).toBe('1 0 4 0 8 0 8 0 0 2');
    expect(framesOf(movie).slice(0, 4)).toEqual([
      ['61 1 0 0 0 0 0 132 0 4 4 17 38 190 190 190 190 201 182'],
      ['26 17 1 0 1 0', '61 1 0 1 0 0 0 132 4 4 4 49 32'],
      ['26 17 1 0 2 0', '61 1 0 2 0 0 0 132 8 4 4 49 32'],
      ['26 17 1 0 3 0', '61 1 0 3 0 0 0 132 12 4 4 49 32'],
    ]);
  });
});
