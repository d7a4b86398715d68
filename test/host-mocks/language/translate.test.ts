import { translate } from '../../../host-mocks/language/translate';
import { run } from './run';

describe('translate', () => {
  it('A script that is translated again gives the same text', () => {
    const sources = Array.from({ length: 40 }, (_, i) => `for each (var x in [${i}]) x`);
    const first = sources.map((source) => translate(source, 'a.jsfl'));
    expect(first[39]).toBe('for  (var x of __valuesOf__(([39]))) x');
    expect(sources.map((source) => translate(source, 'b.jsfl'))).toEqual(first);
  });

  it('The error names the file of each faulty script', () => {
    expect(() => translate('var = 1', 'a.jsfl')).toThrow(expect.objectContaining({ file: 'a.jsfl' }));
    expect(() => translate('var = 1', 'b.jsfl')).toThrow(expect.objectContaining({ file: 'b.jsfl' }));
  });
});

describe('extensions of the engine of Animate', () => {
  it.each([
    ['for each over an Array', 'var s = ""; for each (var x in ["a", "b"]) s += x; s', 'ab'],
    ['for each over an object', 'var s = ""; for each (x in { a: 1, b: 2 }) { s += x } s', '12'],
    ['for each over nothing', 'var s = "none"; for each (var x in null) s = x; s', 'none'],
    ['for each to a member', 'var o = {}; for each (o.last in [1, 2]) {} o.last', 2],
    ['nested for each', 'var s = 0; for each (var a in [[1, 2], [3]]) for each (var b in a) s += b; s', 6],
    [
      'for each with odd spaces',
      'var s = 0; for /* in */ each /* of */ (var a /* in */ in /* x */ [1]) s += a; s',
      1,
    ],
    ['a variable named each', 'var each = [4]; for (var i in each) each = each[i]; each', 4],
    ['a group of exec that took no part', '/(x)?a(b)?/.exec("a").toSource()', '["a", (void 0), (void 0)]'],
    ['one of match', '"a".match(/(x)?a/)[1] === undefined', true],
    ['one of replace', '"aya".replace(/(y)?a/g, function (all, y) "<" + y + ">")', '<><y>'],
    ['one of split', '"1a2".split(/(x)?a/).join("|")', '1||2'],
    ['the place of exec', 'var rx = /(x)?a/g; rx.exec("bab"); rx.lastIndex + rx.exec.length', 3],
    ['what exec does not find', '/(x)?b/.exec("a")', null],
    ['an expression closure', '(function (x) x * 2)(4)', 8],
    ['an expression closure in parentheses', '(function (x) (x, x + 1))(4)', 5],
    ['an expression closure that is an object', '(function () ({ a: 5 }))().a', 5],
    ['nested expression closures', '(function (x) function (y) x + y)(1)(2)', 3],
    ['a declared expression closure', 'function twice(x) x * 2; twice(5)', 10],
    ['a closure inside for each', 'var s = 0; for each (var x in (function () [1, 2])()) s += x; s', 3],
    ['a getter', 'var o = { get a() { return 3 } }; o.a', 3],
    ['a getter of one expression', 'var o = { get a() 3 }; o.a', 3],
    ['__defineGetter__', 'var o = {}; o.__defineGetter__("a", function () 6); o.a', 6],
    ['array generics', 'Array.map("abc", function (c) c + c).join()', 'aa,bb,cc'],
    ['string generics', 'String.replace(123, "2", "-")', '1-3'],
    ['destructuring', 'var [a, b] = [1, 2]; [a, b] = [b, a]; a - b', 1],
    [
      'a regular expression of a variable as a function',
      'var rx = /(b)c/g; rx("abc")[1] + rx("abc")',
      'bnull',
    ],
    [
      'one that is made and assigned',
      'var rx; rx = new RegExp("b"); var f = function (rx) { return rx(1) }; rx("abc").index + f(function (x) x)',
      2,
    ],
    ['const', 'const A = 4; A', 4],
    ['a const that is assigned', 'const A = 4; var b = A = 5; A += 2, A++, --A; [A, b].join()', '4,5'],
    [
      'values of assigning to a const',
      'const A = 4; [A *= 1 + 1, A++, ++A, A--, --A, A].join()',
      '8,4,5,4,3,4',
    ],
    ['a const assigned over lines', 'const A = 4;\nA =\n\n  5;\nA', 4],
    ['a const of a block', 'if (true) { const A = 4 } [A, typeof B].join()', '4,undefined'],
    ['a const in a script with XML', 'const A = <a/>; A += <b/>; A = <c/>; A.name() + A.length()', 'a1'],
    ['a const before it is declared', 'var t = typeof A; const A = 1; t', 'undefined'],
    ['a const of the function around', 'const A = 1; (function () { A = 2; return A })()', 1],
    [
      'a variable that hides a const',
      'const A = 1; (function (A) { A = 2; return A })() + (function () { var A; A = 3; return A })() + A',
      6,
    ],
    [
      'a variable of catch that hides a const',
      'const e = 1; try { throw 2 } catch (e) { e = 3; var x = e } x + e',
      4,
    ],
    ['constants in patterns', 'const { a, b: [c] } = { a: 1, b: [2] }; a = 5; c = 6; a + c', 3],
    ['let as a name', 'var let = 1; let', 1],
    ['reserved words as property names', '({ default: 1 }).default', 1],
    ['octal numbers', '010', 8],
    [
      'octal texts',
      '[parseInt("08"), parseInt("010"), parseInt("12"), parseInt("0x1f"), parseInt("08", 10)].join()',
      '0,8,12,31,8',
    ],
    ['no strict mode', '(function () { "use strict"; undeclared = 2; return undeclared })()', 2],
    [
      'code unit order',
      '["b".localeCompare("B") > 0, "a".localeCompare("b"), "a".localeCompare("a")].join()',
      'true,-1,0',
    ],
    [
      'the line of an error',
      'var e;\ntry {\n  null.x;\n} catch (error) { e = error }\n[e.fileName, e.lineNumber].join()',
      'a.jsfl,3',
    ],
    ['an error whose place a script sets', 'var e = new Error("a"); e.lineNumber = 7; e.lineNumber', 7],
    [
      'uneval',
      'uneval({ a: 1, "b c": ["x", null, undefined, -0], d: { e: true } })',
      '({a:1, \'b c\':["x", null, (void 0), -0], d:{e:true}})',
    ],
    [
      'toSource',
      '["a".toSource(), (5).toSource(), [1, , 2].toSource(), /x/g.toSource(), ({}).toSource()].join(" ")',
      '(new String("a")) (new Number(5)) [1, (void 0), 2] /x/g ({})',
    ],
    ['uneval of texts', 'uneval("\\"\\n\\u0436")', '"\\"\\n\\u0436"'],
    ['uneval of what contains itself', 'var loop = [1]; loop.push(loop); uneval(loop)', '[1, {}]'],
    ['toSource without a trace in for in', 'var n = ""; for (var k in { a: 1 }) n += k; n', 'a'],
    ['Date.now', 'typeof Date.now()', 'number'],
    ['shorthand in a pattern', 'var { a, b: { c } } = { a: 1, b: { c: 2 } }; a + c', 3],
    ['shorthand in a parameter', '(function ({ a }) a)({ a: 4 })', 4],
    ['a parameter named super', '(function (super) { return super + 1 })(1)', 2],
    [
      'variables named class, enum and extends',
      'var class = 1, enum = 2, extends = { class: 3 }; class + enum + extends.class',
      6,
    ],
    ['a pattern with the name class', 'var { class } = { class: 8 }; class', 8],
    ['a setter without a parameter', 'var o = { set a() { this.b = 5 } }; o.a = 1; o.b', 5],
    ['a getter with a parameter', 'var o = { get a(x) { x = 2; return x } }; o.a', 2],
    ['an unnamed function as a statement', 'var s = 1; function () { s = 2 } s', 1],
    ['an unnamed function in a branch', 'if (false) function () {} else 7', 7],
    ['replace with flags', '"a-b-c.d".replace("-", "+", "g").replace(".", "!", "g")', 'a+b+c!d'],
    ['match with flags', '"aBb".match("b", "gi").join()', 'B,b'],
    ['search with flags', '"aB".search("b", "i")', 1],
    ['replace without flags', '"a-b-c".replace("-", "+")', 'a+b-c'],
    ['the generic replace with flags', 'String.replace("a-b-c", "-", "", "g")', 'abc'],
    ['a called regular expression', '/b(c)/("abc")[1]', 'c'],
    ['a handler with a condition', 'try { throw 1 } catch (e if e == 1) { "one" }', 'one'],
    [
      'several handlers',
      'var r; try { throw 2 } catch (e if e == 1) { r = "one" } catch (f if f == 2) { r = "two" + f } catch (g) { r = g } r',
      'two2',
    ],
    [
      'the last handler',
      'var r; try { throw 3 } catch (e if e == 1) { r = 1 } catch (g) { var g = g + 1; r = g } r',
      4,
    ],
    [
      'no fitting handler',
      'var r; try { try { throw 3 } catch (e if e == 1) { r = 1 } finally { r = 5 } } catch (e) { r += e } r',
      8,
    ],
    [
      'watch',
      'var o = { a: 1 }; o.watch("a", function (n, old, next) n + old + next); o.a = 2; o.unwatch("a"); o.a',
      'a12',
    ],
    [
      'a stack',
      'function f() { return new Error("m").stack }\nf()',
      'Error("m")@:0\nf()@a.jsfl:1\n@a.jsfl:2\n',
    ],
  ])('%s', (_, source, result) => {
    expect(run(source)).toBe(result);
  });
});

describe('built-in objects', () => {
  it.each([
    ['new Date("2020-01-02").getTime()', NaN],
    ['Date.parse("2020-01-02T03:04:05Z")', NaN],
    ['Date.parse("Jan 2, 2020 00:00:00 GMT")', 1577923200000],
    ['new Date("2020/01/02 00:00:00 GMT").getTime()', 1577923200000],
    ['new Date(2020, 0, 2).getMonth()', 0],
    ['new Date(5).getTime() + new Date(new Date(6)).getTime()', 11],
    [
      '[typeof Date(), new Date() instanceof Date, new Date().constructor === Date, Date.length].join()',
      'string,true,true,7',
    ],
    [
      'Object.prototype.toString.call(new Date(0)) + typeof Date.now() + Date.UTC(1970, 0)',
      '[object Date]number0',
    ],
    ['var n = 0; for (var key in Date) n++; n', 0],
  ])('Dates are parsed only in the old formats: %s', (source, value) => {
    expect(run(source)).toBe(value);
  });

  it('Regular expressions, dates, errors and sorting work', () => {
    expect(run('"a1b22".replace(/\\d+/g, function (d) "<" + d + ">")')).toBe('a<1>b<22>');
    expect(run('"a,b".split(/,/).concat(["c"]).reverse().join("")')).toBe('cba');
    expect(run('new Date(2020, 0, 2).getDate()')).toBe(2);
    expect(run('[3, 1, 2].sort(function (a, b) a - b).join()')).toBe('1,2,3');
    expect(run('try { undefinedName } catch (e) { e instanceof ReferenceError }')).toBe(true);
    expect(run('eval("1 + 1") + Function("return 2")()')).toBe(4);
  });
});

describe('wrong syntax', () => {
  it('Wrong syntax is reported with file and line', () => {
    expect(() => translate('var a;\nvar = 1;', 'dir/a.jsfl')).toThrow('dir/a.jsfl:2: missing variable name');
  });
});

describe('eval', () => {
  it.each([
    ['sees the variables around it', '(function () { var x = 5; return eval("x") })()', 5],
    ['declares variables there', '(function () { eval("var x = 6"); return x + typeof y })()', '6undefined'],
    ['takes E4X', 'eval("<a>1</a>").toString()', '1'],
    ['takes for each', 'eval("var s = 0; for each (var n in [1, 2]) s += n; s")', 3],
    ['takes comprehensions', 'eval("[2 * x for each (x in [1, 2])]").join()', '2,4'],
    ['inside with', '(function () { var m = 3; with (this) { return eval("m") } })()', 3],
    ['inside with of an object', 'var o = { a: 1 }; with (o) { eval("a = 2") } o.a', 2],
    ['under another name', 'var run = eval; run("for each (var n in [4]) n")', 4],
    ['as a member', 'this.eval("1 + 1")', 2],
    ['of a text inside a text', `eval('eval("for each (var n in [5]) n")')`, 5],
    ['of what is not a text', 'eval(7)', 7],
  ])('%s: %s', (_title, source, value) => {
    expect(run(source)).toBe(value);
  });

  it('Evaluated text with newer syntax is refused', () => {
    expect(() => run('eval("var f = () => 1")')).toThrow("Animate's engine does not have arrow functions");
  });
});

describe('typeof in scripts with XML', () => {
  it.each([
    ['var a = <a/>; typeof(nothing)', 'undefined'],
    ['var a = <a/>; typeof ((nothing))', 'undefined'],
    ['var a = <a/>; typeof(a) + typeof(a.b)', 'xmlxml'],
  ])('%s', (source, value) => {
    expect(run(source)).toBe(value);
  });
});
