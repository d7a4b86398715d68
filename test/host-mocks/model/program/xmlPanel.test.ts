import { createHost } from '../../../../app';
import { xmlPanel as showOn } from '../../../../host-mocks/model/program/xmlPanel';
import type { Answer, Dialog } from '../../../../host-mocks/options';

/** Shows a dialogue without scripts. */
function xmlPanel(xml: string, method: string, ask: (dialog: Dialog) => Answer) {
  const runScripts = (source: string): never => {
    throw new Error(`ran ${source}`);
  };
  return showOn(xml, method, { ask, runScripts, during: (_, body) => body() });
}

const PANEL = `<dialog id="d" title="Settings" buttons="accept, cancel">
  <vbox>
    <label value="Size:"/>
    <textbox id="size" value="10"/>
    <textbox id="note"/>
    <checkbox id="all" label="All" checked="true"/>
    <checkbox id="none" label="None"/>
    <menulist id="menu"><menupop><menuitem label="One"/><menuitem label="Two" value="2" selected="true"/></menupop></menulist>
    <listbox id="list"><listitem label="First" value="f"/><listitem label="Last" value="l"/></listbox>
    <radiogroup id="radio"><radio label="A"/><radio label="B" selected="true"/></radiogroup>
    <colorchip id="chip" color="#FF0000"/>
    <popupslider id="slider" value="5" minvalue="0" maxvalue="9"/>
  </vbox>
</dialog>`;

const values = {
  ...{ size: '10', note: '', all: 'true', none: 'false', menu: '2', list: 'f', radio: 'B', chip: '#FF0000' },
  slider: '5',
};

describe('xmlPanel', () => {
  it('The title and what is in the controls are given to the dialogue', () => {
    const seen: Dialog[] = [];
    xmlPanel(PANEL, 'xmlPanel', (dialog) => (seen.push(dialog), null));
    expect(seen).toEqual([{ kind: 'xmlPanel', text: 'Settings', controls: values }]);
  });

  it.each<[string, Answer, object]>([
    ['accept', true, { ...values, dismiss: 'accept' }],
    ['cancel', null, { ...values, dismiss: 'cancel' }],
    ['cancel', false, { ...values, dismiss: 'cancel' }],
    ['values as a text', 'size=12&note=a%20b', { ...values, size: '12', note: 'a b', dismiss: 'accept' }],
    ['values as an object', { menu: 'One' }, { ...values, menu: 'One', dismiss: 'accept' }],
  ])('takes %s: %j', (_, answer, result) => {
    expect(xmlPanel(PANEL, 'xmlPanel', () => answer)).toEqual(result);
  });

  it('A value for a control that is not there is refused', () => {
    expect(() => xmlPanel('<dialog><textbox id="a"/></dialog>', 'xmlPanel', () => 'b=1')).toThrow(
      'xmlPanel: the dialogue has no control "b" (known: a)',
    );
  });

  it('A dialogue with an end tag too many is read', () => {
    const xml = '<dialog><hbox></label><textbox id="a" value="1"/></hbox></vbox></dialog>';
    expect(xmlPanel(xml, 'xmlPanel', () => true)).toEqual({ a: '1', dismiss: 'accept' });
  });

  it('XML that is not well-formed is refused', () => {
    expect(() => xmlPanel('<dialog>', 'xmlPanel', () => true)).toThrow(
      'xmlPanel: the dialogue is not well-formed XML',
    );
  });
});

/** What a script traces that shows a dialogue, and what its controls are then. */
function show(xml: string, answers: (dialog: Dialog) => Answer, before = ''): readonly string[] {
  const host = createHost({}, { answers });
  host.run(`${before}
    var result = fl.xmlPanelFromString(${JSON.stringify(xml)});
    var names = [];
    for (var name in result) names.push(name + '=' + result[name]);
    fl.trace(names.join('&'));`);
  return host.output;
}

const BUTTONS = `<dialog title="Commands">
  <script>function seen(id) { fl.trace(id + ' ' + fl.xmlui.get(id)); }</script>
  <textbox id="url" value="here" oncreate="seen('url')"/>
  <checkbox id="all" checked="true"/>
  <menulist id="months"><menupop><menuitem label="One" value="1"/><menuitem label="Two" value="2"/></menupop></menulist>
  <button id="set" label="Set" oncommand="fl.xmlui.set('url', 'there')"/>
  <button id="ok" label="OK" oncommand="fl.xmlui.accept()"/>
  <button id="no" label="No" oncommand="fl.xmlui.cancel()"/>
  <button id="plain" label="Plain"/>
</dialog>`;

/** The dialogue with a button that runs a script, pressed. */
function pressed(script: string, ...more: string[]): readonly string[] {
  const xml = BUTTONS.replace('</dialog>', `<button id="go" oncommand="${script}"/></dialog>`);
  return show(xml, ({ press }) => {
    for (const id of ['go', ...more]) press?.(id);
    return true;
  }).slice(1);
}

describe('fl.xmlui', () => {
  it('Without a dialogue, get of fl.xmlui returns undefined, as published scripts rely on; other members throw', () => {
    const host = createHost({});
    expect(host.run("String(fl.xmlui) + fl.xmlui.get('id') + fl.xmlui.getControlItemElement('id')")).toBe(
      '[object XMLUI]undefinedundefined',
    );
    for (const use of ['accept()', 'cancel()', "set('id', 1)", "getVisible('id')", "setEnabled('id', true)"])
      expect(() => host.run(`fl.xmlui.${use}`)).toThrow(`XMLUI.${use.split('(')[0]}: no dialogue is shown`);
  });

  it('Values of the last dialogue are returned by get after it was accepted, not after it was cancelled', () => {
    const host = createHost({}, { answers: [{ url: 'there' }, null] });
    host.run(`var xml = ${JSON.stringify(BUTTONS)}; fl.xmlPanelFromString(xml);`);
    expect(
      host.run(
        "[fl.xmlui.get('url'), fl.xmlui.get('months'), fl.xmlui.get('dismiss'), fl.xmlui.get('toString')].join()",
      ),
    ).toBe('there,1,,');
    host.run('fl.xmlPanelFromString(xml)');
    expect(host.run("fl.xmlui.get('url')")).toBeUndefined();
  });

  it('Scripts of the dialogue and oncreate run when it opens, at global level', () => {
    expect(show(BUTTONS, () => null)).toEqual(['url here', 'url=here&all=true&months=1&dismiss=cancel']);
  });

  it('A pressed button changes what is in the controls', () => {
    const seen: unknown[] = [];
    const output = show(BUTTONS, (dialog) => {
      seen.push(dialog.controls?.url);
      dialog.press?.('set');
      seen.push(dialog.controls?.url);
      return true;
    });
    expect(seen).toEqual(['here', 'there']);
    expect(output[1]).toBe('url=there&all=true&months=1&dismiss=accept');
  });

  it.each([
    ['ok', 'accept'],
    ['no', 'cancel'],
  ])('A button that closes the dialogue spares the answer: %s', (id, dismiss) => {
    const output = show(BUTTONS, ({ press }) => {
      press?.(id);
      return { url: 'ignored' };
    });
    expect(output[1]).toBe(`url=here&all=true&months=1&dismiss=${dismiss}`);
  });

  it('A dialogue that its opening script closes needs no answer', () => {
    const xml = '<dialog><textbox id="a" value="1" oncreate="fl.xmlui.accept()"/></dialog>';
    expect(
      show(xml, () => {
        throw new Error('asked');
      }),
    ).toEqual(['a=1&dismiss=accept']);
  });

  it.each([
    ['get of a check box', "fl.trace(typeof fl.xmlui.get('all'))", ['string']],
    [
      'set of a menu',
      "fl.xmlui.set('months', '2'); fl.trace(fl.xmlui.getControlItemElement('months').label)",
      ['Two'],
    ],
    [
      'the example of getControlItemElement',
      "var elem = fl.xmlui.getControlItemElement('months'); fl.trace('label = ' + elem.label + ' value = ' + elem.value)",
      ['label = One value = 1'],
    ],
    [
      'setControlItemElement without a value',
      "fl.xmlui.setControlItemElement('months', { label: 'Fax' }); fl.trace(fl.xmlui.get('months'))",
      ['Fax'],
    ],
    [
      'the example of setControlItemElements',
      "fl.xmlui.setControlItemElements('months', [{ label: 'January', value: 0 }, { label: 'February', value: 1 }]);" +
        " fl.trace(fl.xmlui.get('months')); fl.xmlui.set('months', '1'); fl.trace(fl.xmlui.getControlItemElement('months').label)",
      ['0', 'February'],
    ],
    [
      'enabled and visible',
      "fl.xmlui.setEnabled('plain', false); fl.trace(fl.xmlui.getEnabled('plain') + ' ' + fl.xmlui.getVisible('plain'))",
      ['false true'],
    ],
  ])('%s', (_, script, expected) => {
    expect(pressed(script).slice(0, -1)).toEqual(expected);
  });

  it.each([
    ["fl.xmlui.set('none', '1')", 'XMLUI.set: no control has the id "none" (known: url, all'],
    ["fl.xmlui.set('plain', '1')", 'XMLUI.set: "plain" has no value'],
    ["fl.xmlui.set('months', '3')", 'XMLUI.set: "months" has no item "3" (known: "1", "2")'],
    ["fl.xmlui.setControlItemElement('url', { label: 'a' })", 'is neither a list nor a menu'],
    ["fl.xmlui.setControlItemElements('months', 'a')", 'expected an Array of items, got "a"'],
    ["fl.xmlui.getVisible('none')", 'XMLUI.getVisible: no control has the id "none"'],
  ])('%s says what is wrong', (script, message) => {
    expect(() => pressed(script)).toThrow(message);
  });

  it.each([
    ['plain', 'it has no oncommand'],
    ['set', 'it is dimmed', "fl.xmlui.setEnabled('set', false)"],
    ['set', 'it is hidden', "fl.xmlui.setVisible('set', false)"],
    ['set', 'the dialogue is closed', 'fl.xmlui.cancel()'],
    ['none', 'no control has the id "none"'],
  ])('%s cannot be pressed: %s', (id, why, before = '') => {
    expect(() => pressed(before, id)).toThrow(why);
  });

  it('A dialogue inside another is the current one as long as it is shown', () => {
    const xml = BUTTONS.replace(
      '</dialog>',
      '<button id="go" oncommand="showInner(); seen(\'url\')"/></dialog>',
    );
    const inner =
      '<dialog><textbox id="url" value="inner" oncreate="fl.trace(\'url \' + fl.xmlui.get(\'url\'))"/></dialog>';
    const output = show(
      xml,
      ({ press }) => {
        press?.('go');
        return true;
      },
      `function showInner() { fl.xmlPanelFromString(${JSON.stringify(inner)}); }`,
    );
    expect(output.slice(1, -1)).toEqual(['url inner', 'url here']);
  });
});

it('The scripts of a dialogue have a scope of their own', () => {
  const xml = `<dialog><textbox id="a" oncreate="start()"/><button id="b" oncommand="count++; save(count)"/>
    <script><![CDATA[var count = 1; function save(value) { fl.xmlui.set('a', value); } function start() { save('on'); }]]></script>
    <script>var other = count + 1;</script></dialog>`;
  const host = createHost(
    {},
    {
      realm: 'separate',
      answers: (dialog) => {
        dialog.press!('b');
        dialog.press!('b');
        return true;
      },
    },
  );
  const script = `var count = 'mine'; function save() { return 'own'; }
    var result = fl.xmlPanelFromString(${JSON.stringify(xml)}); [result.a, count, save(), typeof start, typeof other].join()`;
  expect(host.run(script)).toBe('3,mine,own,undefined,undefined');
});
