import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { escapeText } from '../../../../document/notation/escapeXml';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { quietHost } from '../../../support/openModel';
import { linesOf } from '../../../support/readActions';
import { readSwf, type SwfMovie } from '../../../support/readSwf';
import { SwfBits } from '../../../support/SwfBits';
import { verifyActions } from '../../../support/verifyActions';

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';
const SQUARE = `<DOMShape><fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills>
  <edges><Edge fillStyle1="1" edges="!0 0|200 0!200 0|200 200!200 200|0 200!0 200|0 0"/></edges></DOMShape>`;

function frame(elements: string, script = ''): string {
  const code = script === '' ? '' : scriptXml(script);
  return `<layers><DOMLayer name="Layer 1"><frames><DOMFrame index="0">${code}<elements>${elements}</elements></DOMFrame></frames></DOMLayer></layers>`;
}

function scriptXml(script: string): string {
  return `<Actionscript><script>${escapeText(script)}</script></Actionscript>`;
}

function symbol(name: string, type: string, content: string, attributes = ''): string {
  return `<DOMSymbolItem ${XFL} name="${name}" symbolType="${type}" ${attributes}><timeline><DOMTimeline name="${name}">${content}</DOMTimeline></timeline></DOMSymbolItem>`;
}

interface Given {
  version?: number;
  scenes: readonly string[];
  clip?: string;
  settings?: string;
}

/** A movie in ActionScript 2 of a document with the movie clip `clip`, and the button `button` that shows it. */
function publish({ version = 8, scenes, clip = frame(SQUARE), settings = '' }: Given): SwfMovie {
  const timelines = scenes.map((scene, i) => `<DOMTimeline name="Scene ${i + 1}">${scene}</DOMTimeline>`);
  const shown = '<DOMSymbolInstance libraryItemName="clip"/>';
  const { film } = openDocument(
    new MemoryContainer('movie', {
      'DOMDocument.xml': `<DOMDocument ${XFL}><symbols><Include href="clip.xml"/><Include href="button.xml"/></symbols><timelines>${timelines.join('')}</timelines></DOMDocument>`,
      'LIBRARY/clip.xml': symbol('clip', 'movie clip', clip),
      'LIBRARY/button.xml': symbol('button', 'button', frame(shown)),
      'PublishSettings.xml': `<flash_profiles><flash_profile version="1.0" name="Default" current="true"><PublishFlashProperties enabled="true"><Version>${version}</Version><ActionScriptVersion>2</ActionScriptVersion>${settings}</PublishFlashProperties></flash_profile></flash_profiles>`,
    }),
    quietHost(),
  );
  return readSwf(publishSwf(film).files[0].bytes);
}

function instance(item: string, script: string, attributes = ''): string {
  return `<DOMSymbolInstance libraryItemName="${item}" ${attributes}>${scriptXml(script)}</DOMSymbolInstance>`;
}

const BUTTON = 'symbolType="button"';

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function bodiesOf({ tags }: SwfMovie, code: number): Uint8Array[] {
  return tags.filter((tag) => tag.code === code).map(({ body }) => body);
}

describe('Scripts of instances', () => {
  // The action "stop" and the end are 0700; sizes have 32 bits.
  it.each([
    [8, 'onClipEvent (enterFrame) { stop(); }', '0000 02000000 02000000 02000000 0700 00000000'],
    [5, 'onClipEvent (load) { stop(); }', '0000 0100 0100 02000000 0700 0000'],
    [8, 'on (press, release) { stop(); }', '0000 000c0000 000c0000 02000000 0700 00000000'],
    [8, 'on (keyPress "<Left>") { stop(); }', '0000 00000200 00000200 03000000 01 0700 00000000'],
  ])('In version %i a movie clip has %s', (version, script, expected) => {
    const { root } = publish({ version, scenes: [frame(instance('clip', script))] });
    const [{ actions }] = [...root.frames[0].values()];
    expect(actions && hexOf(actions)).toBe(expected.replaceAll(' ', ''));
  });

  it.each([
    ['on (press) { stop(); }', '0000 0400 0700'],
    ['on (releaseOutside, rollOver) { stop(); }', '0000 4100 0700'],
    ['on (keyPress "<Space>") { stop(); }', '0000 0040 0700'],
    ['on (press) { stop(); } on (release) { play(); }', '0600 0400 0700 0000 0800 0600'],
  ])('A button has %s', (script, expected) => {
    const movie = publish({ scenes: [frame(instance('button', script, BUTTON))] });
    const [body] = bodiesOf(movie, 34);
    const offset = new SwfBits(body, 3).u16();
    expect(hexOf(body.subarray(3 + offset))).toBe(expected.replaceAll(' ', ''));
    expect(body[3 + offset - 1]).toBe(0);
  });

  it('Buttons with different scripts are different characters, those with the same are one', () => {
    const [one, other] = ['on (press) { stop(); }', 'on (press) { play(); }'];
    const elements = [one, other, one].map((script) => instance('button', script, BUTTON)).join('');
    expect(bodiesOf(publish({ scenes: [frame(elements)] }), 34)).toHaveLength(2);
  });

  it('The hit area of a button has shapes in place of movie clips', () => {
    const [body] = bodiesOf(publish({ scenes: [frame(instance('button', '', BUTTON))] }), 34);
    // Two records: the clip for three states, its shape for the hit area.
    const states = [body[5] & 15, body[5 + (body.length - 6) / 2] & 15];
    expect(states).toEqual([7, 8]);
  });

  it.each([
    ['trace(1);', /must be in onClipEvent or on/],
    ['onClipEvent (fly) {}', /no event "fly"/],
    ['onClipEvent (load) { 1 = 2; }', /line 1, column 22/],
  ])('%s is refused with its place', (script, message) => {
    expect(() => publish({ scenes: [frame(instance('clip', script))] })).toThrow(message);
  });
});

describe('Scripts of frames', () => {
  it('Frames of scenes are frames of the movie', () => {
    const { root } = publish({
      scenes: [
        frame(SQUARE, 'gotoAndStop("Scene 2", 1); nextScene();'),
        frame(SQUARE, 'gotoAndPlay(1); gotoAndStop(n);'),
      ],
    });
    const lines = root.actions.map(([at, actions]) => [at, linesOf(actions).join(' | ')]);
    expect(lines).toEqual([
      [0, 'gotoFrame 1 0 | gotoFrame 1 0'],
      [1, 'gotoFrame 1 0 | play | push "n" | getVariable | gotoFrame2 2 1 0'],
    ]);
    for (const [, actions] of root.actions) verifyActions(actions);
  });

  it('What #initclip says runs once, for its symbol', () => {
    const clip = frame(SQUARE, '#initclip 2\nx = 1;\n#endinitclip\nstop();');
    const movie = publish({ clip, scenes: [frame('<DOMSymbolInstance libraryItemName="clip"/>')] });
    const [body] = bodiesOf(movie, 59);
    const id = new SwfBits(body).u16();
    expect(movie.characters.get(id)?.kind).toBe('sprite');
    expect(linesOf(body.subarray(2))).toEqual(['push "x", 1', 'setVariable']);
  });

  it('Traces are left out where the profile says so', () => {
    const settings = '<OmitTraceActions>1</OmitTraceActions>';
    const { root } = publish({ settings, scenes: [frame(SQUARE, 'trace(f()); stop();')] });
    expect(root.actions.map(([, actions]) => linesOf(actions))).toEqual([['stop']]);
  });
});
