import type { PlacedSprite, SheetData } from '../Sprite';

/** A class for each sprite, and one for each animation that plays it. */
export function css(data: SheetData): string {
  const rules = data.sprites.map(
    (sprite) => `.${className(sprite.name)} {${spriteDeclarations(sprite, data.image)} }\n`,
  );
  return rules.join('') + data.animations.map(({ name, sprites }) => animation(name, sprites, data)).join('');
}

function spriteDeclarations({ x, y, part }: PlacedSprite, image: string): string {
  return ` width: ${part.width}px; height: ${part.height}px; background: url("${encodeURI(image)}") -${x}px -${y}px no-repeat;`;
}

function animation(name: string, numbers: readonly number[], { sprites, image }: SheetData): string {
  const all = numbers.map((number) => sprites[number]);
  const seconds = all.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  const id = className(name);
  const steps = all.map((sprite, index) => {
    const percent = Number(((index * 100) / all.length).toFixed(4));
    const { x, y, part } = sprite;
    const margin = `margin: ${part.y}px 0 0 ${part.x}px`;
    return `  ${percent}% { background-position: -${x}px -${y}px; width: ${part.width}px; height: ${part.height}px; ${margin}; }\n`;
  });
  const rule = `.${id} {${spriteDeclarations(all[0], image)} animation: ${id} ${Number(seconds.toFixed(4))}s step-end infinite; }\n`;
  return `${rule}@keyframes ${id} {\n${steps.join('')}}\n`;
}

/** What no class name may hold becomes a hyphen. */
function className(name: string): string {
  return name.replace(/[^\w\u0080-\uffff-]+/g, '-').replace(/^(?=\d|-\d)/, '_');
}
