import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeBrowser } from '../../../support/browser';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { published, type Component, type Parameters } from './published';

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
