import { answer, DOCUMENT, flag, option, PAGE, type Tool } from './Tool';

export const query: Tool = {
  name: 'query',
  title: 'Find things in a document',
  description:
    'Lists what a query finds. The language is like CSS selectors: "star*:movieclip[x>200]", "/assets/*:bitmap:unused", ":text[font=Arial]", ":has(:text)", ":not(…)", "a, b". Elements: names with wildcards, [property=value] with = != < > ^= $= *= ~=/regexp/, :movieclip :graphic :button :bitmap :text :shape :group :selected :named. Items: :symbol :bitmap :sound :folder :used :unused. Layers: :guide :mask :locked :hidden :empty :frames(…). Frames: :labelled :tween :scripted :empty.',
  parameters: {
    document: DOCUMENT,
    query: {
      type: 'string',
      description: 'such as "star*:movieclip[x>200]"; "*" finds everything',
      isRequired: true,
    },
    of: {
      type: 'string',
      description: 'what to look for: elements on the stage, items of the library, layers, or keyframes',
      choices: ['elements', 'items', 'layers', 'frames'],
      byDefault: 'elements',
    },
    all: {
      type: 'boolean',
      description:
        'look at every keyframe of every timeline, symbols included; else at one frame of one timeline',
      byDefault: false,
    },
    timeline: { type: 'string', description: 'scene to look at; default: the current one' },
    symbol: { type: 'string', description: 'path of a symbol to look at instead of a scene' },
    frame: {
      type: 'integer',
      description: 'frame to look at, from 1; default: where the playhead is',
      minimum: 1,
    },
    count: { type: 'boolean', description: 'only how many', byDefault: false },
    json: { type: 'boolean', description: 'JSON; frames in it count from 0', byDefault: false },
    fields: {
      type: 'string',
      description:
        'the properties to answer as JSON, with commas between them: name,text,font,timeline.name; the words of queries and of attr',
    },
    page: PAGE,
  },
  example: { document: 'logo.fla', query: ':bitmap:unused', of: 'items' },
  isReadOnly: true,
  async call(args, { roots, run }) {
    const of = args.text('of') ?? 'elements';
    const options = [
      ...flag(of, of !== 'elements'),
      ...['all', 'count'].flatMap((name) => flag(name, args.isOn(name))),
      ...flag('json', args.isOn('json') || args.text('fields') !== undefined),
      ...['timeline', 'symbol', 'fields'].flatMap((name) => option(name, args.text(name))),
      ...option('frame', args.number('frame')),
    ];
    const document = roots.existing(args.needed('document'));
    return answer(
      await run(['query', ...options, '--', document, args.needed('query')]),
      args.number('page'),
    );
  },
};
