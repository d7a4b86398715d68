import fc from 'fast-check';
import {
  countScripts,
  readDocumentScripts,
  withoutScripts,
} from '../../../../output/canvas/page/documentScripts';
import type { PageFacts } from '../../../../output/canvas/page/PageFacts';
import { scriptInPage } from '../../../../output/canvas/page/pageTokens';
import { writePage } from '../../../../output/canvas/page/writePage';
import { publishCanvas } from '../../../../output/canvas/publishCanvas';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { canvasProfile, documentWith } from '../../filesOfDocument';

const FACTS: PageFacts = {
  settings: {
    name: 'banner',
    responsive: undefined,
    fill: undefined,
    centered: undefined,
    hasPreloader: false,
    isScriptInPage: false,
  },
  id: '0123456789ABCDEF0123456789ABCDEF',
  root: 'banner',
  width: 300,
  height: 250,
  color: '#336699',
  opacity: 1,
  script: 'var film = 1;',
  included: [],
  scripts: [],
  template: undefined,
  player: { address: 'libs/createjs.min.js' },
  hasFiles: false,
  hasSounds: false,
  hasGuides: false,
  hasButtons: false,
};

type Changes = Partial<Omit<PageFacts, 'settings'>> & { settings?: Partial<PageFacts['settings']> };

function factsWith({ settings, ...others }: Changes): PageFacts {
  return { ...FACTS, ...others, settings: { ...FACTS.settings, ...settings } };
}

/** The scripts that are in a page. */
function scriptsOf(facts: PageFacts): string[] {
  return [...writePage(facts).matchAll(/<script>\n([^]*?)<\/script>/g)].map(([, text]) => text);
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '\u2028alert(1)\u2029',
  '<!--<script>',
  '${alert(1)}',
  '\\";alert(1);//',
  'a&quot;b',
];

describe('the page of a film', () => {
  it.each<[string, Changes, string]>([
    [
      'a still stage',
      {},
      'makeResponsive(false, "both", false, 1, [canvas, anim_container, dom_overlay_container])',
    ],
    [
      'one that follows the width',
      { settings: { responsive: 'width' } },
      'makeResponsive(true, "width", false, 1,',
    ],
    [
      'one that covers the window',
      { settings: { responsive: 'both', fill: 'cover' } },
      '(true, "both", true, 2,',
    ],
    ['one in the middle', { settings: { centered: 'horizontally' } }, 'margin:auto; left:0; right:0;'],
    ['a preloader', { settings: { hasPreloader: true } }, '<div id="_preload_div_"'],
    ['files', { hasFiles: true }, 'new createjs.LoadQueue(false)'],
    ['sounds', { hasFiles: true, hasSounds: true }, 'loader.installPlugin(createjs.Sound);'],
    ['guides', { hasGuides: true }, 'createjs.MotionGuidePlugin.install();'],
    ['buttons', { hasButtons: true }, 'stage.enableMouseOver();'],
    ['a script in the page', { settings: { isScriptInPage: true } }, '<script>\nvar film = 1;\n</script>'],
    ['a script beside it', { settings: { name: 'a b#c' } }, '<script src="a%20b%23c.js">'],
    ['a transparent stage', { opacity: 0 }, 'background-color:rgba(51, 102, 153, 0.00)'],
    [
      'included scripts before that of the film',
      { included: [{ address: 'libs/a%23".js' }, { text: 'var a;' }] },
      '<script src="libs/a%23&quot;.js"></script>\n<script>\nvar a;\n</script>\n<script src="banner.js">',
    ],
    ['a main class whose name is not an identifier', { root: '1st' }, 'new lib["1st"]()'],
  ])('has %s', (_what, changes, text) => {
    expect(writePage(factsWith(changes))).toContain(text);
  });

  it.each<[string, Changes, string]>([
    ['files', {}, 'LoadQueue'],
    ['sounds', { hasFiles: true }, 'createjs.Sound'],
    ['guides', {}, 'MotionGuidePlugin'],
    ['a preloader', {}, '_preload_div_'],
  ])('says nothing of %s where there are none', (_what, changes, text) => {
    expect(writePage(factsWith(changes))).not.toContain(text);
  });

  it('It has the ids and the globals that frame scripts know, and claims no other author', () => {
    const page = writePage(FACTS);
    for (const id of ['canvas', 'animation_container', 'dom_overlay_container'])
      expect(page).toContain(`id="${id}"`);
    expect(page).toContain(
      'var canvas, stage, exportRoot, anim_container, dom_overlay_container, fnStartAnimation;',
    );
    expect(page).not.toMatch(/Adobe_Animate|authoring-tool/);
    expect(page).toBe(writePage(FACTS));
  });

  it('It has a script that is JavaScript, with any parts', () => {
    const flags = fc.record({
      hasFiles: fc.boolean(),
      hasSounds: fc.boolean(),
      hasGuides: fc.boolean(),
      hasButtons: fc.boolean(),
    });
    const text = fc.oneof(fc.string(), fc.constantFrom(...HOSTILE));
    fc.assert(
      fc.property(flags, text, text, fc.boolean(), (parts, id, root, hasPreloader) => {
        const script = scriptsOf(factsWith({ ...parts, id, root, settings: { hasPreloader } })).at(-1) ?? '';
        expect(() => new Function(script)).not.toThrow();
        expect(script).not.toMatch(/<\/|<!--|\u2028|\u2029/);
      }),
    );
  });

  it.each(HOSTILE)('The name %j is not markup', (name) => {
    const page = writePage(factsWith({ settings: { name }, id: name, root: name }));
    expect(page.match(/<\/script/g)).toHaveLength(3);
    const markup = page.replace(/<script>[^]*?<\/script>/g, '');
    expect(markup.match(/<script/g)).toHaveLength(2);
    expect(markup).not.toMatch(/<img|<!--/);
  });
});

it('The main class is called as the document, whatever the settings call its files', () => {
  const profile = canvasProfile({ default: 'false', filename: 'out/index.js' });
  const document = documentWith({ name: 'my film.fla' }, { 'PublishSettings.xml': profile });
  const { files } = publishCanvas(document.film, { isHosted: true });
  expect(files.map(({ path }) => path)).toEqual(['index.js', 'index.html']);
  for (const { bytes } of files) expect(new TextDecoder().decode(bytes)).toMatch(/lib\.myfilm\b/);
});

it('A script in a page means what it meant, and ends no element', () => {
  for (const text of ['</script>', '</SCRIPT >', '<script>', '<!-- x -->', '<p>', '</style>']) {
    const source = scriptInPage(`return ${JSON.stringify(text)};`);
    expect(source).not.toMatch(/<\/?script|<!--/i);
    expect(new Function(source)()).toBe(text);
  }
});

describe('a template that the document brings', () => {
  const page = (template: string, changes: Changes = {}): string =>
    writePage(factsWith({ ...changes, template }));

  it('It is the page, with its words replaced and without its blank lines', () => {
    expect(
      page(
        '\uFEFF<title>$TITLE</title>\r\n\r\n  \r\n<p style="width:$WTpx">$5 $UNKNOWN</p>\r\n$CENTER_STYLE',
      ),
    ).toBe('<title>banner</title>\n<p style="width:300px">$5 $UNKNOWN</p>\n');
  });

  it('It has the words of the page that is made without one', () => {
    const word = /\$[A-Z_]{2,}/;
    expect(page('$SCRIPT_START$CREATE_LOADER $LOAD_MANIFEST $PRELOAD_ASSETS$SCRIPT_END')).not.toMatch(word);
    expect(writePage(FACTS)).not.toMatch(word);
  });

  it.each(HOSTILE)('It may put the name %j anywhere: it is never code', (name) => {
    const html = page('<p title="$TITLE">$TITLE</p><script>var name = "$TITLE";</script>', {
      settings: { name },
    });
    const parts = /^<p title="([^"<]*)">([^<]*)<\/p><script>(var name = "[^"\\\n]*";)<\/script>\n$/.exec(
      html,
    );
    expect(parts?.[1]).toBe(parts?.[2]);
    expect(() => new Function(parts?.[3] ?? '(')).not.toThrow();
  });
});

describe('scripts that the document has for the page', () => {
  const said = (list: XmlNode): ReturnType<typeof readDocumentScripts> => {
    const document = documentWith({ name: 'film.fla' });
    document.node.setAttr('filetypeGUID', '3CE50BB6-55CF-47A6-B591-01286DDDC64C');
    document.node.append(XmlNode.create('scripts', {}, [list]));
    return readDocumentScripts(document.film);
  };
  const script = (name: string, text: string): XmlNode => {
    const node = XmlNode.create(name);
    node.setText(text, { cdata: true });
    return node;
  };

  it('They come after that of the film, unchanged', () => {
    const { scripts, losses } = said(
      XmlNode.create('GlobalScripts', { language: 'Javascript' }, [
        script('Script', '\nvar a = "</script>";\n'),
      ]),
    );
    expect(losses).toEqual([]);
    const [own] = scriptsOf(factsWith({ scripts }));
    expect(new Function(`${own}; return a;`)()).toBe('</script>');
  });

  it('They are left out where that is asked for, with the template, and named', () => {
    const own = {
      included: [{ address: 'libs/a.js' }],
      scripts: ['alert(1)', 'alert(2)'],
      files: [{ path: 'libs/a.js', bytes: new Uint8Array() }],
      template: '<script>alert(3)</script>',
      losses: [],
    };
    expect(countScripts(own)).toBe(4);
    const left = withoutScripts(own);
    expect([left.scripts, left.files, left.template, countScripts(left)]).toEqual([[], [], undefined, 0]);
    expect(left.losses.map(({ where }) => where)).toEqual(['global scripts', 'template of the page']);
    const plain = { included: [], scripts: [], files: [], template: undefined, losses: [] };
    expect(withoutScripts(plain)).toEqual(plain);
  });

  it('They are named where they cannot be taken over', () => {
    const list = XmlNode.create('GlobalScripts', { language: 'Javascript' }, [script('IncludedFile', 'x')]);
    expect(said(list).scripts).toEqual([]);
    expect(said(list).losses).toMatchObject([{ what: expect.stringContaining('IncludedFile') as string }]);
  });

  it.each([
    ['url', 'https://example.com/a.js', { address: 'https://example.com/a.js' }],
    ['url', '//example.com/a.js', { address: '//example.com/a.js' }],
    ['url', 'js/a.js', { address: 'js/a.js' }],
    [undefined, 'http://example.com/a.js', { address: 'http://example.com/a.js' }],
    ['url', 'javascript:alert(1)', undefined],
    ['url', 'file:///etc/passwd', undefined],
    ['local', 'a.js', undefined],
    ['local', '', undefined],
  ])('of the type %s with the source "%s" give %j', (type, src, expected) => {
    const node = XmlNode.create('Script', { ...(type === undefined ? {} : { type }), src });
    const { included, scripts, losses } = said(XmlNode.create('GlobalScripts', {}, [node]));
    expect(scripts).toEqual([]);
    expect(included).toEqual(expected === undefined ? [] : [expected]);
    expect(losses.map(({ what }) => what.includes(src))).toEqual(
      expected === undefined && src !== '' ? [true] : [],
    );
  });

  it.each([
    ['Mine (Custom)', '<title>$TITLE</title>'],
    ['Default Template', undefined],
  ])('The template "%s" of its settings gives %j', (templateTitle, expected) => {
    const document = documentWith(
      { name: 'film.fla' },
      {
        'PublishSettings.xml': canvasProfile({ templateTitle }),
        'publishtemplates/mine.html': '<title>$TITLE</title>',
      },
    );
    expect(readDocumentScripts(document.film).template).toBe(expected);
  });
});
