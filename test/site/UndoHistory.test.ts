import fc from 'fast-check';
import { UndoHistory } from '../../site/playground/UndoHistory';

/** A text that is written on, undone and done again; beside it the plain way: all texts there were, and a place. */
const STEPS = fc.array(fc.constantFrom('write', 'undo', 'redo', 'fail'), { maxLength: 30 });

it('What was undone can be done again, until something else is done', () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const history = new UndoHistory<string>();
      let now = '';
      let all = [''];
      let at = 0;
      for (const [index, step] of steps.entries()) {
        if (step === 'write') {
          history.note(now);
          now += index;
          all = [...all.slice(0, at + 1), now];
          at++;
        } else if (step === 'fail') {
          history.note(now);
          now = history.takeBack() ?? '';
          all = all.slice(0, at + 1);
        } else {
          const next = step === 'undo' ? history.undo(now) : history.redo(now);
          at = Math.min(Math.max(0, at + (step === 'undo' ? -1 : 1)), all.length - 1);
          now = next ?? now;
        }
        expect(now).toBe(all[at]);
        expect([history.canUndo, history.canRedo]).toEqual([at > 0, at < all.length - 1]);
      }
      history.clear();
      expect([history.canUndo, history.canRedo, history.undo(now), history.redo(now)]).toEqual([
        false,
        false,
        undefined,
        undefined,
      ]);
    }),
  );
});
