import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { escapeText } from '../../../../document/notation/escapeXml';
import { publishCanvas } from '../../../../output/canvas/publishCanvas';
import type { PublishOutcome } from '../../../../output/published/PublishOutcome';
import { describeBrowser } from '../../../support/browser';
import { quietHost } from '../../../support/openModel';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { CANVAS_KIND } from '../../filesOfDocument';
import { filesOf, frame, layer, square, SOLID } from '../../keeping/pieces';

const JQUERY = 'https://code.jquery.com/jquery-3.4.1.min.js';

/** Parameters as documents have them: the value, and its type. */
type Parameters = Readonly<Record<string, readonly [value: string, type: string]>>;

function parametersXml(parameters: Parameters): string {
  const list = Object.entries(parameters).map(
    ([name, [value, type]]) =>
      `<property id="${name}"><Inspectable name="x" variable="${name}" defaultValue="${escapeText(value).replaceAll('"', '&quot;')}" type="${type}"/></property>`,
  );
  return `<parametersAsXML><![CDATA[${list.join('').replaceAll(']]>', '')}]]></parametersAsXML>`;
}

/** A component at 20, 30, twice as wide as its item. */
interface Component {
  kind: string;
  name?: string;
  parameters?: Parameters;
  dependencies?: string;
  /** The instance is in the first of two frames. */
  isShort?: boolean;
}

function published(
  { kind, name = 'one', parameters = {}, dependencies = '', isShort = false }: Component,
  options: Parameters = {},
  publishing: Parameters | { dropsScripts?: boolean } = {},
): PublishOutcome {
  const data = `<persistentData><PD n="className" v="an.${kind}"/><PD n="dependencies" v="${dependencies}"/></persistentData>${parametersXml(options)}`;
  const drawing = layer('in', frame(0, 1, square(SOLID)));
  const instance = `<DOMComponentInstance libraryItemName="field" name="${name}"><matrix><Matrix a="2" tx="20" ty="30"/></matrix><transformationPoint><Point x="50" y="11"/></transformationPoint>${parametersXml(parameters)}</DOMComponentInstance>`;
  const files = filesOf({
    document: `filetypeGUID="${CANVAS_KIND}"`,
    layers: layer('a', frame(0, isShort ? 1 : 2, instance) + (isShort ? frame(1, 1, '') : '')),
    symbols: { field: ['symbolDescription="__HTML5_Component__"', drawing, data] },
  });
  const document = openDocument(new MemoryContainer('film.fla', files), quietHost());
  return publishCanvas(document.film, publishing);
}

const textOf = (outcome: PublishOutcome, ending: string): string =>
  new TextDecoder().decode(outcome.files.find((file) => file.path.endsWith(ending))?.bytes);

describe('A component in the script of a film', () => {
  it.each<[what: string, component: Component, options: Parameters, code: string]>([
    [
      'has the parameters of its item',
      { kind: 'Button' },
      { label: ['Go', 'String'], disabled: ['false', 'Boolean'], __ComponentType__: ['1', 'Number'] },
      'this.one = new lib.an_Button({id:"one", label:"Go", disabled:false});',
    ],
    [
      'has its own parameters before those',
      { kind: 'Button', name: '', parameters: { label: ['Stop', 'String'] } },
      { label: ['Go', 'String'] },
      'this.instance = new lib.an_Button({id:"", label:"Stop"});',
    ],
    ['is where its point is', { kind: 'Label' }, {}, 'this.one.setTransform(120,41,2,1,0,0,0,50,11);'],
    [
      'has its files below the page',
      { kind: 'Video', parameters: { src: ['D:\\work\\a film.mp4', 'Video Content Path'] } },
      {},
      'src:"videos/a film.mp4"',
    ],
    [
      'keeps addresses',
      { kind: 'CSS', parameters: { href: ['https://a.test/x.css', 'File Path'] } },
      {},
      'href:"https://a.test/x.css"',
    ],
    [
      'has texts that stay texts',
      { kind: 'Button', parameters: { label: ['"});alert(1);//</script>', 'String'] } },
      {},
      'label:"\\"});alert(1);//\\u003c/script>"',
    ],
  ])('It %s', (_what, component, options, code) => {
    const outcome = published(component, options);
    const script = textOf(outcome, 'film.js');
    expect(script).toContain(code);
    expect(() => new Function(script)).not.toThrow();
  });

  it('Only jQuery of its makers is linked, and nothing where scripts are left out', () => {
    const of = (address: string, options = {}): string =>
      textOf(
        published({ kind: 'Button', dependencies: `lib/jquery.js,${address};sdk/anwidget.js,` }, {}, options),
        'film.js',
      );
    expect(of(JQUERY)).toContain(`{src:"${JQUERY}", id:"lib/jquery-3.4.1.min.js"}`);
    for (const address of ['https://evil.test/jquery-3.4.1.min.js', `${JQUERY}?x`, 'javascript:alert(1)'])
      expect(of(address)).toContain('manifest: []');
    expect(of(JQUERY, { dropsScripts: true })).toContain('manifest: []');
  });

  it("One that is not Animate's, parameters that are no XML and files that are not there are losses", () => {
    const said = ({ losses }: PublishOutcome): string[] => losses.map(({ what }) => what);
    expect(said(published({ kind: 'Own' }))).toEqual([
      'The component "field" is left out: only those of Animate\'s own are known.',
    ]);
    expect(said(published({ kind: 'Image', parameters: { src: ['a.png', 'Image Path'] } }))).toEqual([
      'The file "a.png" is left out: the document was never saved.',
    ]);
    expect(said(published({ kind: 'RadioSet' }))).toHaveLength(1);
  });
});

const ITEMS = 'dummy, dummy, items, 2, label, 0, , , data, 0, , , 2, one, 1, two, 2';

/** What a component is in the page, without its place. */
const MARKUP: readonly [kind: string, parameters: Parameters, html: string][] = [
  [
    'Button',
    { label: ['Go', 'String'], class: ['c', 'String'] },
    '<button type="button" id="one" class="c">Go</button>',
  ],
  [
    'Checkbox',
    { label: ['On', 'String'] },
    '<div><input type="checkbox" id="one"><label for="one">On</label></div>',
  ],
  [
    'ComboBox',
    { label: ['', 'String'], items: [ITEMS, 'Collection'], value: ['2', 'String'] },
    '<select id="one"><option value="1">one</option><option value="2">two</option></select>',
  ],
  ['Image', { src: ['', 'Image Path'], alt: ['x', 'String'] }, '<img src="" alt="x" id="one">'],
  ['Label', { label: ['<b>', 'String'] }, '<label id="one">&lt;b&gt;</label>'],
  [
    'List',
    { type: ['Unordered', 'List'], items: ['dummy, dummy, items, 1, , 0, , , 2, a, b', 'Collection'] },
    '<ul id="one"><li>a</li><li>b</li></ul>',
  ],
  [
    'NumericStepper',
    { min: ['0', 'Integer'], max: ['9', 'Integer'] },
    '<input type="number" min="0" max="9" id="one">',
  ],
  [
    'RadioButton',
    { label: ['R', 'String'], name: ['g', 'String'] },
    '<div><input type="radio" id="one" name="g"><label for="one">R</label></div>',
  ],
  ['TextInput', { disabled: ['true', 'Boolean'] }, '<input type="text" id="one" disabled="">'],
];

describeBrowser('Components in a page', (openPage) => {
  const folder = temporaryFolder();

  async function open(component: Component): ReturnType<typeof openPage> {
    for (const { path: file, bytes } of published(component).files) {
      fs.mkdirSync(path.dirname(path.join(folder(), file)), { recursive: true });
      fs.writeFileSync(path.join(folder(), file), bytes);
    }
    const opened = await openPage(pathToFileURL(path.join(folder(), 'film.html')).href);
    await opened.page.evaluate(
      'createjs.Ticker.removeAllEventListeners(); exportRoot.gotoAndStop(0); stage.update();',
    );
    return opened;
  }

  it.each(MARKUP)('A %s is its element', async (kind, parameters, html) => {
    const { page, faults } = await open({ kind, parameters });
    const found = await page.evaluate(
      'var box = dom_overlay_container.firstElementChild.cloneNode(true); box.removeAttribute("style"); box.outerHTML.replace(/ class=""/g, "")',
    );
    expect(found).toBe(html);
    expect(faults).toEqual([]);
  });

  it('A button is where its clip is, receives clicks, and is removed with its clip', async () => {
    const { page, faults } = await open({ kind: 'Button', isShort: true });
    await page.evaluate(`var events = [];
      exportRoot.one.on("detached", function() { events.push("detached"); });
      document.querySelector("#one").addEventListener("click", function() { events.push("click"); });`);
    await page.mouse.click(60, 40);
    const place = await page.evaluate(
      'var r = document.querySelector("#one").getBoundingClientRect(); [r.x, r.y, r.width, r.height]',
    );
    expect(place).toEqual([20, 30, 200, 22]);
    const after = await page.evaluate(
      'exportRoot.gotoAndStop(1); stage.update(); stage.update(); [events, dom_overlay_container.children.length]',
    );
    expect(after).toEqual([['click', 'detached'], 0]);
    expect(faults).toEqual([]);
  });
});
