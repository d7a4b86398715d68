/**
 * Gives the shape tweens of a layer what Animate records of them: which curve becomes which. The shapes of all keyframes
 * have the same number of curves, in the same order, and one fill. No script can make this record.
 */
export function withMatchedShapes(xml) {
  const outlines = [...xml.matchAll(/edges="([^"]*)"/g)].map(([, edges]) => readOutline(edges));
  let index = 0;
  return xml.replace(/<DOMFrame [^>]*tweenType="shape"[^>]*>\n/g, (frame) => {
    const [from, to] = outlines.slice(index++);
    return `${frame}${morphShape(from, to)}\n`;
  });
}

/** The start of an outline and its curves, in twips. Their numbers are whole, or hexadecimal with 256ths. */
function readOutline(edges) {
  const [, start] = /^!(\S+ \S+?)[[|]/.exec(edges.replace(/(\S) (?=[[|])/g, '$1'));
  const curves = [...edges.matchAll(/\[(\S+) (\S+) ([^\s!|[]+) ([^\s!|[]+)/g)];
  return { start: start.split(' ').map(twips), curves: curves.map((curve) => curve.slice(1).map(twips)) };
}

function twips(number) {
  if (!number.startsWith('#')) return Number(number);
  const [whole, fraction = ''] = number.slice(1).split('.');
  return ((parseInt(whole, 16) << 8) | parseInt(fraction.padEnd(2, '0'), 16)) / 256;
}

function morphShape(from, to) {
  const point = (name, a, b) => `${name}A="${pair(a)}" ${name}B="${pair(b)}"`;
  const curves = from.curves.map(
    (curve, i) =>
      `<MorphCurves ${point('controlPoint', curve.slice(0, 2), to.curves[i].slice(0, 2))} ` +
      `${point('anchorPoint', curve.slice(2), to.curves[i].slice(2))}/>`,
  );
  return (
    `<MorphShape><morphSegments><MorphSegment ${point('startPoint', from.start, to.start)} ` +
    `fillIndex1="0" fillIndex2="0">${curves.join('')}</MorphSegment></morphSegments><morphHintsList/></MorphShape>`
  );
}

/** Points count 256 twips, in hexadecimal digits. */
function pair(point) {
  return point
    .map((value) => {
      const bits = Math.round(value) >>> 0;
      return `#${(bits >>> 8).toString(16).toUpperCase()}.${(bits & 255).toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join(', ');
}
