import fs from 'node:fs';
import path from 'node:path';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import { presets, rules } from '../../../../app/cli/lint/rules';
import type { LintedDocument } from '../../../../app/cli/lint/LintedDocument';
import { openLinted, problemsOf } from '../support/lintLiteral';
import { EXAMPLE } from '../support/runCli';

const root = path.resolve(__dirname, '../../../..');
const page = fs.readFileSync(path.join(root, 'docs/lint.md'), 'utf8');

/** What follows each heading, up to the next one. */
const SECTIONS = page.split(/^#{2,} /m);

/** The options that the examples of a rule need. */
const OPTIONS: Record<string, object> = { 'listed-fonts': { faces: ['Arial*', '_sans'] } };

interface Example {
  rule: string;
  bad: LintedDocument;
  good: LintedDocument;
}

/** The section of a rule on the page, with its two examples. */
function examplesOf(rule: string): Example {
  const [section] = SECTIONS.filter((text) => text.startsWith(`${rule}\n`));
  const [bad, good] = [...section.matchAll(/^(Bad|Good):\n\n```(\w+)\n([^]*?)^```$/gm)].map(
    ([, , language, code]) => opened(language, code),
  );
  return { rule, bad, good };
}

function opened(language: string, code: string): LintedDocument {
  if (language === 'json') return openLinted(JSON.parse(code) as DocumentLiteral);
  const document = openLinted(EXAMPLE);
  document.host.scripts.run(code, 'example.jsfl');
  return document;
}

describe('each rule on docs/lint.md', () => {
  it.each(Object.keys(rules))('%s finds its bad example, and nothing in its good one', (rule) => {
    const { bad, good } = examplesOf(rule);
    const entry = { severity: 'warn', ...OPTIONS[rule] } as const;
    expect(problemsOf(bad, rule, entry)).toHaveLength(1);
    expect(problemsOf(good, rule, entry)).toEqual([]);
  });

  it('The page has no other rules, and each is below its preset', () => {
    const sections = Object.entries(presets).map(([preset, { ...own }]) => {
      const section = page.split(new RegExp(`^## ${preset}$`, 'm'))[1].split(/^## /m)[0];
      return [[...section.matchAll(/^### (.*)$/gm)].map(([, name]) => name), Object.keys(own)];
    });
    for (const [named, known] of sections) expect(named).toEqual(known);
  });
});

describe('schema/config.schema.json', () => {
  const schema = JSON.parse(fs.readFileSync(path.join(root, 'schema/config.schema.json'), 'utf8')) as {
    definitions: { rules: { properties: object }; base: { anyOf: { enum?: string[] }[] } };
  };

  it('The schema describes every rule and preset, and no other', () => {
    expect(Object.keys(schema.definitions.rules.properties).sort()).toEqual(Object.keys(rules).sort());
    expect(schema.definitions.base.anyOf[0].enum).toEqual(Object.keys(presets));
  });
});

describe('rules that look closer', () => {
  const star = { name: 'star' };

  it.each<[string, DocumentLiteral, string[]]>([
    [
      'no-off-stage',
      {
        library: [star],
        layers: [
          {
            frames: [
              { tweenType: 'motion', duration: 5, elements: [{ item: 'star', x: 900 }] },
              { elements: [{ item: 'star', x: 900 }] },
            ],
          },
          { type: 'guide', elements: [{ item: 'star', x: 900 }] },
          { elements: [{ item: 'star', x: 900, name: 'waiting' }] },
        ],
      },
      [],
    ],
    [
      'no-empty-layers',
      { layers: [{ name: 'a' }, { name: 'b' }] },
      ['Scene 1, layer "a": nothing is on this layer'],
    ],
    [
      'unnamed-scriptable',
      {
        library: [star, { name: 'play', type: 'button' }],
        layers: [
          {
            name: 'ui',
            elements: [
              { item: 'star' },
              { item: 'play' },
              { item: 'play', name: 'stop' },
              { text: 'a' },
              { text: 'b', textType: 'input' },
            ],
          },
        ],
      },
      [
        'Scene 1, layer "ui", frame 1, instance of play: it has no instance name for scripts',
        'Scene 1, layer "ui", frame 1, input text "b": it has no instance name for scripts',
      ],
    ],
    ['no-duplicate-items', { library: [{ name: 'a' }, { name: 'b' }] }, []],
    [
      'linkage-identifiers',
      {
        library: [
          { name: 'a', linkageClassName: 'ui.class' },
          { name: 'b', linkageClassName: '$_.B2' },
        ],
      },
      ['a: the class for ActionScript is not an identifier'],
    ],
    [
      'script-syntax',
      {
        library: [{ name: 'a', layers: [{ frames: [{ script: 'trace("x";' }, { index: 1, script: '"' }] }] }],
        layers: [{ frames: [{ script: 'function f():void { stop(); }\nvar a:Vector.<int> = <x/>..y;' }] }],
      },
      [
        'a, layer "Layer 1", frame 1: the script cannot be read: line 1, column 10: Expected ")" or ",", but found ";".',
        'a, layer "Layer 1", frame 2: the script cannot be read: line 1, column 1: A string has no end on its line.',
      ],
    ],
    [
      'script-syntax',
      { asVersion: 2, layers: [{ frames: [{ script: 'if (a eq "b") tellTarget("c") { stop(); }' }] }] },
      [],
    ],
    [
      'no-missing-instances',
      {
        library: [
          star,
          { name: 'linked', linkageClassName: 'A', layers: [{ frames: [{ script: 'own.x = 1;' }] }] },
        ],
        layers: [
          {
            elements: [{ item: 'star', name: 'hero' }],
          },
          {
            frames: [{ script: 'hero.stop();\nthis.villain.x = 1;' }, { index: 1, script: 'villain.y = 2;' }],
          },
        ],
      },
      [
        'Scene 1, layer "Layer 1", frame 1: the script names "villain" in line 2, and no instance of the timeline has that name',
        'Scene 1, layer "Layer 1", frame 2: the script names "villain" in line 1, and no instance of the timeline has that name',
      ],
    ],
    [
      'no-missing-instances',
      {
        asVersion: 2,
        layers: [
          {
            frames: [
              {
                script:
                  'var a = {}; a.b = 1; function f(p) { p.x = 1; made.x = 2; }\n' +
                  'attachMovie("id", "made", 1); duplicateMovieClip(a, "copy" + 1, 2); copy1.x = 3;\n' +
                  'with (a) { b.c = 1; } Math.random(); _root.d.x = 1; for (e in a) { e.f = 1; } this.g = a; g.h();',
              },
            ],
          },
        ],
      },
      [],
    ],
    ['no-missing-instances', { layers: [{ frames: [{ script: 'include "all.as"\nhero.stop();' }] }] }, []],
  ])('%s', (rule, literal, problems) => {
    expect(problemsOf(openLinted(literal), rule, 'warn')).toEqual(problems);
  });

  it('Limits max and min count in the whole document', () => {
    const document = openLinted({ layers: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
    expect(problemsOf(document, 'few', { layers: '*', max: 2, message: 'layers' })).toEqual([
      'Scene 1, layer "c": layers (3 found, at most 2 expected)',
    ]);
    expect(problemsOf(document, 'many', { layers: 'actions', min: 1, message: 'a layer "actions"' })).toEqual(
      ['document: a layer "actions" (0 found, at least 1 expected)'],
    );
  });

  it('Own rules in JavaScript get the host and report what they find', () => {
    const document = openLinted(EXAMPLE);
    const problems = problemsOf(document, 'own', {
      check({ host, document: opened, $, report, options }) {
        report(($ as (query: string) => object)('btn1'), `${host.document.name} ${String(options.word)}`);
        report(opened.library.items[0]);
        report('all of it');
      },
      word: 'yes',
    });
    expect(problems).toEqual([
      'Night, layer "ui", frame 1, btn1: instance of ui/Button1: night-sky.xfl yes',
      expect.stringMatching(/^\S+: breaks the rule own$/),
      'document: all of it',
    ]);
  });

  it('A query that cannot be read names its rule', () => {
    const document = openLinted(EXAMPLE);
    expect(() => problemsOf(document, 'typo', { elements: ':movieclp' })).toThrow(
      /^rule "typo": .*unknown pseudo ":movieclp"/,
    );
  });
});
