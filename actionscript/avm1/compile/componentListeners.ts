import type { Statement } from '../../syntax/Statement';

/** Events of the player; others are those of components. Source: SWF 19, "BUTTONCONDACTION". */
const BUTTON_EVENTS: ReadonlySet<string> = new Set(
  'press release releaseOutside rollOver rollOut dragOver dragOut keyPress'.split(' '),
);

/**
 * The script of an instance with listeners in place of handlers for events of components: `on (click)` becomes a function
 * that is added as a listener when the instance was loaded. Source: movies with such scripts.
 *
 * @param parse - reads a text of the movie itself
 */
export function componentListeners(
  statements: readonly Statement[],
  parse: (text: string) => readonly Statement[],
): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    if (statement.kind !== 'On') return [statement];
    const { at, events, body } = statement;
    const own = events.filter(({ name }) => BUTTON_EVENTS.has(name));
    const others = events.filter(({ name }) => !BUTTON_EVENTS.has(name));
    const listeners = others.map(({ name: event }): Statement => {
      const name = `__f_${event}`;
      const code = { at, name, parameters: [{ at, name: 'eventObj' }], body };
      const added = parse(`this.addEventListener(${JSON.stringify(event)}, ${name});`);
      return {
        kind: 'OnClipEvent',
        at,
        events: [{ at, name: 'load' }],
        body: [{ kind: 'FunctionDeclaration', at, modifiers: {}, code }, ...added],
      };
    });
    return own.length === 0 && others.length > 0 ? listeners : [{ ...statement, events: own }, ...listeners];
  });
}
