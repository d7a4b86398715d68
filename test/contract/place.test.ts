/**
 * The contract of every collection: the rules that hold everywhere, each a test. The library exists to keep it, so it
 * takes precedence over every issue and every later wish. A test here changes only when the contract itself is found
 * to be wrong.
 */
import { createHost, type HostHandle } from '../../app';
import { type Library, SUBJECTS, thrownBy } from './subjects';
import { nothing, WORLD } from './world';

/** The names of what is selected. */
const namesIn = (document: Document): string[] => (document.selection ?? []).map(({ name }: Element) => name);

describe.each(SUBJECTS)('the place of the user, in %s', (_title, subject) => {
  let host: HostHandle | undefined;
  let library: Library;

  /** Opens a document, and loads the library beside it. */
  function open(): Document {
    host = createHost(WORLD, { onTrace: nothing });
    library = subject.load({ fl: host.fl });
    return host.document;
  }
  afterEach(() => {
    subject.unload();
    host?.dispose();
    host = undefined;
  });

  const PLACES: [string, (library: Library, document: Document) => unknown][] = [
    ['a colour', ({ $ }, own) => $('*', own).attr('tint', '#FF0000')],
    ['a colour for each', ({ $ }, own) => $('*', own).attr('alpha', (_element, i) => 10 * i)],
    ['a colour elsewhere', ({ $ }, own) => $.all('inner, panel', own).attr('alpha', (_element, i) => 10 * i)],
    ['exec', ({ $$ }, own) => $$(':symbol', own).exec(nothing)],
    ['deleting', ({ $ }, own) => $('a', own).deleteElements()],
    ['swapping', ({ $ }, own) => $('a, b', own).swap('ui/panel')],
    ['clearing keyframes', ({ $ }, own) => $.frames('/art', own).clear()],
    ['layers', ({ $ }, own) => $.layers('art', own).attr('locked', true).rename('new')],
    [
      'a callback that throws',
      ({ $$ }, own) =>
        $$(':symbol', own).exec(() => {
          throw new Error('mine');
        }),
    ],
    ['a result that is refused', ({ $ }, own) => $('*', own).attr('alpha', (_element, i) => 60 * i)],
  ];

  it.each(PLACES)('It is as it was after %s: selection, playhead, layer, timeline', (_title, work) => {
    const document = open();
    const timeline = document.getTimeline();
    timeline.currentFrame = 3;
    document.selection = timeline.layers[1].frames[0].elements;
    const placeOf = () => [
      document.getTimeline() === timeline,
      document.currentTimeline,
      timeline.currentFrame,
      timeline.layers[timeline.currentLayer].name,
      namesIn(document),
    ];
    const before = placeOf();
    expect(before).toEqual([true, 0, 3, 'mine', ['own']]);
    thrownBy(() => work(library, document));
    expect(placeOf()).toEqual(before);
  });

  it('It is changed on purpose by select, group, duplicate and addToStage alone', () => {
    let document = open();
    library.$('a', document).select();
    expect(namesIn(document)).toEqual(['a']);
    library.$('a', document).duplicate();
    expect(namesIn(document)).not.toContain('own');
    library.$('b, c', document).group();
    expect(document.selection?.map((element: Shape) => element.isGroup)).toEqual([true]);
    document = open();
    library.$$('star', document).addToStage(5, 5);
    expect(namesIn(document)).toEqual(['']);
  });
});
