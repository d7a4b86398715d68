/**
 * Easing functions, as texts of ActionScript that mean the same in both machines. Each takes the time since the start, the
 * first value, its change and the duration. Source of the behaviour: Adobe's reference of `fl.transitions.easing`,
 * `fl.motion.easing` and `mx.transitions.easing`, and the equations that these names stand for everywhere.
 */

const TIME = 't:Number, b:Number, c:Number, d:Number';

/** Names of static functions of an easing class, with parameters and statements. */
type Functions = readonly (readonly [name: string, parameters: string, body: string])[];

/** A value from 0 to 1 by one from 0 to 1: `share` is the text of the latter. */
type Curve = (share: string) => string;

/** The three functions of a curve that begins slowly. */
function ofCurve(curve: Curve): Functions {
  const mirrored = `1 - (${curve('(1 - x)')})`;
  return [
    ['easeIn', TIME, `var x:Number = t / d; return c * (${curve('x')}) + b;`],
    ['easeOut', TIME, `var x:Number = t / d; return c * (${mirrored}) + b;`],
    [
      'easeInOut',
      TIME,
      'var x:Number = t / d * 2; ' +
        `if (x < 1) return c / 2 * (${curve('x')}) + b; ` +
        `x = x - 1; return c / 2 * (1 + ${mirrored}) + b;`,
    ],
  ];
}

function power(exponent: number): Functions {
  return ofCurve((share) => Array.from({ length: exponent }, () => share).join(' * '));
}

const LINEAR: Functions = ['easeNone', 'easeIn', 'easeOut', 'easeInOut'].map((name) => [
  name,
  TIME,
  'return c * t / d + b;',
]);

/** How far it goes beyond its end: by default a tenth. */
const BACK: Functions = [
  [
    'easeIn',
    `${TIME}, s:Number = 0`,
    'if (!s) s = 1.70158; var x:Number = t / d; return c * x * x * ((s + 1) * x - s) + b;',
  ],
  [
    'easeOut',
    `${TIME}, s:Number = 0`,
    'if (!s) s = 1.70158; var x:Number = t / d - 1; return c * (x * x * ((s + 1) * x + s) + 1) + b;',
  ],
  [
    'easeInOut',
    `${TIME}, s:Number = 0`,
    'if (!s) s = 1.70158; s = s * 1.525; var x:Number = t / d * 2; ' +
      'if (x < 1) return c / 2 * (x * x * ((s + 1) * x - s)) + b; ' +
      'x = x - 2; return c / 2 * (x * x * ((s + 1) * x + s) + 2) + b;',
  ],
];

const BOUNCE: Functions = [
  ['easeIn', TIME, 'return c - easeOut(d - t, 0, c, d) + b;'],
  [
    'easeOut',
    TIME,
    'var x:Number = t / d; ' +
      'if (x < 1 / 2.75) return c * (7.5625 * x * x) + b; ' +
      'if (x < 2 / 2.75) { x = x - 1.5 / 2.75; return c * (7.5625 * x * x + 0.75) + b; } ' +
      'if (x < 2.5 / 2.75) { x = x - 2.25 / 2.75; return c * (7.5625 * x * x + 0.9375) + b; } ' +
      'x = x - 2.625 / 2.75; return c * (7.5625 * x * x + 0.984375) + b;',
  ],
  [
    'easeInOut',
    TIME,
    'if (t < d / 2) return easeIn(t * 2, 0, c, d) / 2 + b; ' +
      'return easeOut(t * 2 - d, 0, c, d) / 2 + c / 2 + b;',
  ],
];

/** Height and period of the waves; by default the change, and three tenths of the duration. */
const WAVES = `${TIME}, a:Number = 0, p:Number = 0`;

/** Where the waves begin. */
const PHASE =
  'var s:Number; if (!a || a < Math.abs(c)) { a = c; s = p / 4; } ' +
  'else s = p / (2 * Math.PI) * Math.asin(c / a); ';

const ELASTIC: Functions = [
  [
    'easeIn',
    WAVES,
    `if (t == 0) return b; var x:Number = t / d; if (x == 1) return b + c; if (!p) p = d * 0.3; ${PHASE}` +
      'x = x - 1; return -(a * Math.pow(2, 10 * x) * Math.sin((x * d - s) * (2 * Math.PI) / p)) + b;',
  ],
  [
    'easeOut',
    WAVES,
    `if (t == 0) return b; var x:Number = t / d; if (x == 1) return b + c; if (!p) p = d * 0.3; ${PHASE}` +
      'return a * Math.pow(2, -10 * x) * Math.sin((x * d - s) * (2 * Math.PI) / p) + c + b;',
  ],
  [
    'easeInOut',
    WAVES,
    `if (t == 0) return b; var x:Number = t / d * 2; if (x == 2) return b + c; if (!p) p = d * 0.45; ${PHASE}` +
      'x = x - 1; var w:Number = Math.sin((x * d - s) * (2 * Math.PI) / p); ' +
      'if (x < 0) return -0.5 * (a * Math.pow(2, 10 * x) * w) + b; ' +
      'return a * Math.pow(2, -10 * x) * w * 0.5 + c + b;',
  ],
];

/** The waves and bounces that both packages have. */
const SHARED = { Back: BACK, Bounce: BOUNCE, Elastic: ELASTIC };

/** The classes of `fl.transitions.easing` and `mx.transitions.easing`. */
export const TRANSITION_EASINGS: Readonly<Record<string, Functions>> = {
  ...SHARED,
  None: LINEAR,
  Regular: power(2),
  Strong: power(5),
};

/** The classes of `fl.motion.easing`. */
export const MOTION_EASINGS: Readonly<Record<string, Functions>> = {
  ...SHARED,
  Circular: ofCurve((share) => `1 - Math.sqrt(1 - ${share} * ${share})`),
  Cubic: power(3),
  Exponential: ofCurve((share) => `(${share} == 0 ? 0 : Math.pow(2, 10 * (${share} - 1)))`),
  Linear: LINEAR,
  Quadratic: power(2),
  Quartic: power(4),
  Quintic: power(5),
  Sine: ofCurve((share) => `1 - Math.cos(${share} * Math.PI / 2)`),
};

/** The source of an easing class in ActionScript 3. */
export function as3Easing(packageName: string, name: string, functions: Functions): string {
  const members = functions.map(
    ([own, parameters, body]) => `public static function ${own}(${parameters}):Number { ${body} }\n`,
  );
  return `package ${packageName} {\npublic class ${name} {\n${members.join('')}}\n}\n`;
}

/** The same in ActionScript 2, where parameters have no defaults: those that are left out are undefined. */
export function as2Easing(packageName: string, name: string, functions: Functions): string {
  const members = functions.map(
    ([own, parameters, body]) =>
      `static function ${own}(${parameters.replaceAll(' = 0', '')}):Number { ${body} }\n`,
  );
  return `class ${packageName}.${name} {\n${members.join('')}}\n`;
}
