import type { PathPen } from './pathOutline';

const TOKEN = /([MLHVCSQTAZ])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;

/** Number of arguments of each command. */
const COUNTS = new Map(
  Object.entries({
    M: 2,
    L: 2,
    H: 1,
    V: 1,
    C: 6,
    S: 4,
    Q: 4,
    T: 2,
    A: 7,
    Z: 0,
  }),
);

/**
 * Draws the path of a `d` attribute.
 *
 * @throws Error if the text is not a path.
 */
export function drawPath(d: string, pen: PathPen): void {
  let command = '';
  let numbers: number[] = [];
  const walker = new Walker(pen);
  for (const [text, letter] of splitFlags(d).matchAll(TOKEN)) {
    if (letter) {
      if (numbers.length > 0) throw new Error(`a number is missing after ${command}`);
      command = letter;
      if (command.toUpperCase() === 'Z') walker.step(command, []);
      continue;
    }
    numbers.push(Number(text));
    const count = COUNTS.get(command.toUpperCase());
    if (!count) throw new Error('a path begins with M');
    if (numbers.length < count) continue;
    walker.step(command, numbers);
    numbers = [];
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
}

/** The flags of arcs need no blanks after them: `a1 1 0 00.5.5`. */
function splitFlags(d: string): string {
  const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
  const arc = new RegExp(
    `(${number}[\\s,]*${number}[\\s,]*${number}[\\s,]*)([01])[\\s,]*([01])[\\s,]*`,
    'gi',
  );
  return d.replace(/a[^a-z]*(?:e[+-]?\d[^a-z]*)*/gi, (run) => run.replace(arc, '$1 $2 $3 '));
}

/** Executes commands, which may be relative to the pen, or continue the previous curve. */
class Walker {
  private before = '';
  private control = { x: 0, y: 0 };

  constructor(private readonly pen: PathPen) {}

  step(command: string, numbers: readonly number[]): void {
    const { pen } = this;
    const kind = command.toUpperCase();
    const origin = command === kind ? { x: 0, y: 0 } : pen.place;
    const x = (i: number): number => origin.x + numbers[i];
    const y = (i: number): number => origin.y + numbers[i];
    const { place } = pen;
    const mirrored = (kinds: string): { x: number; y: number } =>
      kinds.includes(this.before) && this.before !== ''
        ? { x: 2 * place.x - this.control.x, y: 2 * place.y - this.control.y }
        : place;
    if (kind === 'Z') pen.close();
    else if (kind === 'M') pen.moveTo(x(0), y(1));
    else if (kind === 'L') pen.lineTo(x(0), y(1));
    else if (kind === 'H') pen.lineTo(x(0), place.y);
    else if (kind === 'V') pen.lineTo(place.x, y(0));
    else if (kind === 'A') {
      pen.arcTo(numbers[0], numbers[1], numbers[2], numbers[3] !== 0, numbers[4] !== 0, x(5), y(6));
    } else if (kind === 'C' || kind === 'S') {
      const first = kind === 'C' ? { x: x(0), y: y(1) } : mirrored('CS');
      const i = kind === 'C' ? 2 : 0;
      this.control = { x: x(i), y: y(i + 1) };
      pen.cubicTo(first.x, first.y, this.control.x, this.control.y, x(i + 2), y(i + 3));
    } else {
      const i = kind === 'Q' ? 2 : 0;
      this.control = kind === 'Q' ? { x: x(0), y: y(1) } : mirrored('QT');
      pen.quadraticTo(this.control.x, this.control.y, x(i), y(i + 1));
    }
    this.before = kind;
  }
}
