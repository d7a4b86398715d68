import { mergeRuns } from '../../../../app/cli/lint/lintDocument';
import type { Problem } from '../../../../app/cli/lint/Problem';

function at(frame: number, element = 'star'): Problem {
  const place = { kind: 'element', scene: 'a', layer: 'b', frame, element } as const;
  return { rule: 'r', severity: 'warn', message: 'm', isFixable: false, place };
}

describe('mergeRuns', () => {
  it('An element on several keyframes is one problem', () => {
    const merged = mergeRuns([at(0), at(5), at(9), at(5, 'moon')]);
    expect(merged.map(({ place }) => [place.element, place.frame, place.keyframes])).toEqual([
      ['star', 0, 3],
      ['moon', 5, undefined],
    ]);
  });

  it('Two elements of a keyframe stay two problems', () => {
    const merged = mergeRuns([at(0), at(0), at(5), at(5)]);
    expect(merged.map(({ place }) => [place.frame, place.keyframes])).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });
});
