import type { PublishOutcome } from '../../../../output/published/PublishOutcome';
import { published, type Component, type Parameters } from './published';

const JQUERY = 'https://code.jquery.com/jquery-3.4.1.min.js';

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
