import { Avm1Compiler } from '../../../actionscript/avm1/Avm1Compiler';
import { compileAvm2 } from '../../../actionscript/avm2/compileAvm2';
import { ownNames, ownSource } from '../../../actionscript/packages/ownSource';

const NEW_PACKAGES = ['fl.transitions', 'fl.transitions.easing', 'fl.motion', 'fl.motion.easing'];
const OLD_PACKAGES = ['mx.utils', 'mx.events', 'mx.transitions', 'mx.transitions.easing'];

const classesOf = (packages: readonly string[], isOld: boolean): string[] =>
  packages.flatMap((name) => ownNames(name, isOld).map((leaf) => `${name}.${leaf}`));

it.each(classesOf(NEW_PACKAGES, false))('The built-in class %s of ActionScript 3 compiles', (name) => {
  const program = { timelines: [], roots: [name], include: () => undefined };
  const compiled = compileAvm2({ ...program, findSource: (each) => ownSource(each, false) });
  expect(compiled.errors).toEqual([]);
  expect(compiled.classes).toContain(name);
});

it.each(classesOf(OLD_PACKAGES, true))('The built-in class %s of ActionScript 2 compiles', (name) => {
  const sources = { findClass: (each: string) => ownSource(each, true), include: () => undefined };
  const { errors } = new Avm1Compiler({ version: 8, actionScript: 2, sources }).compileClass(name);
  expect(errors).toEqual([]);
});

it.each(['fl.controls.Button', 'fl.transitions.Fly', 'mx.controls.Button', 'Tween', 'fl.transitions'])(
  'There is no built-in class %s',
  (name) => {
    expect([ownSource(name, false), ownSource(name, true)]).toEqual([undefined, undefined]);
  },
);

/** The functions of an easing class: their bodies are the same in JavaScript, but for types. */
function functionsOf(name: string): [name: string, ease: (...values: number[]) => number][] {
  const text = (ownSource(name, false)?.text ?? '').replaceAll(/:Number/g, '');
  const found = [...text.matchAll(/function (\w+)\(([^)]*)\) (\{.*\})\n/g)];
  const code = `${found.map(([all]) => all).join('')}return { ${found.map(([, own]) => own).join()} };`;
  return Object.entries((new Function(code) as () => Record<string, (...values: number[]) => number>)());
}

const EASINGS = classesOf(['fl.transitions.easing', 'fl.motion.easing'], false).flatMap((name) =>
  functionsOf(name).map(([own, ease]) => ({ name: `${name}.${own}`, own, ease })),
);

it('Each easing goes from the first value to the last one', () => {
  expect(EASINGS.length).toBeGreaterThan(40);
  for (const { name, ease } of EASINGS) {
    const ends = [0, 8].map((time) => [
      name,
      Math.abs(ease(time, 10, 100, 8) - (time === 0 ? 10 : 110)) < 0.2,
    ]);
    expect(ends).toEqual([
      [name, true],
      [name, true],
    ]);
  }
});

it('The end of an easing is its beginning, turned around', () => {
  for (const { name } of EASINGS.filter(({ own }) => own === 'easeIn')) {
    const [, into] = functionsOf(name.replace(/\.easeIn$/, '')).find(([own]) => own === 'easeIn') ?? [];
    const [, out] = functionsOf(name.replace(/\.easeIn$/, '')).find(([own]) => own === 'easeOut') ?? [];
    // A linear motion is the same both ways.
    expect([name, 110 - ((into?.(2, 0, 100, 8) ?? NaN) + 10)]).toEqual([
      name,
      expect.closeTo(out?.(6, 0, 100, 8) ?? NaN, 1),
    ]);
  }
});
