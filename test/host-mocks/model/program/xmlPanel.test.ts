import { xmlPanel } from '../../../../host-mocks/model/program/xmlPanel';
import type { Answer, Dialog } from '../../../../host-mocks/options';

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
  it('xmlPanel asks with the title and what stands in the controls', () => {
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

  it('xmlPanel refuses a value for a control that is not there', () => {
    expect(() => xmlPanel('<dialog><textbox id="a"/></dialog>', 'xmlPanel', () => 'b=1')).toThrow(
      'xmlPanel: no control "b" in the dialogue; there are a',
    );
  });

  it('xmlPanel refuses XML that is not well-formed', () => {
    expect(() => xmlPanel('<dialog>', 'xmlPanel', () => true)).toThrow(
      'xmlPanel: the dialogue is no well-formed XML',
    );
  });
});
