import { abbreviations } from '../../es3/abbreviate.cjs';

/** Rewrites what stands in a script inside of one outermost function. */
function abbreviated(inner: string): string {
  const code = `(function(){${inner}}());`;
  let text = code;
  const places = [...(abbreviations(code) as Map<number, string>)].sort(([a], [b]) => b - a);
  for (const [place, name] of places) {
    const [old] = /^[\w$]+/.exec(code.slice(place))!;
    text = text.slice(0, place) + name + text.slice(place + old.length);
  }
  return text.slice('(function(){'.length, -'}());'.length);
}

const CASES: [why: string, from: string, to: string][] = [
  ['parameters and variables', 'function f(text){var first=text;}', 'function f(t){var f=t;}'],
  ['longer where the letter is taken', 'function f(size,sum,set){}', 'function f(s,su,se){}'],
  ['with a number where nothing is free', 'function f(ab,a){}', 'function f(a,a1){}'],
  ['no word that ES3 reserves', 'function f(d,done,int){}', 'function f(d,don,i){}'],
  [
    'nothing of the outermost function',
    'var list=[];function f(length){list=length;}',
    'var list=[];function f(l){list=l;}',
  ],
  [
    'no names of functions',
    'function f(){function inner(){}inner();}',
    'function f(){function inner(){}inner();}',
  ],
  [
    'no names of function expressions',
    'function f(value){return function v(){return v(value);};}',
    'function f(va){return function v(){return v(va);};}',
  ],
  [
    'no members, keys and labels',
    'function f(x1){x1.x1={x1:x1};x1:for(;;)break x1;}',
    'function f(x){x.x1={x1:x};x1:for(;;)break x1;}',
  ],
  ['computed members', 'function f(map,key){return map[key];}', 'function f(m,k){return m[k];}'],
  [
    'errors that are caught',
    'function f(){try{}catch(error){throw error;}}',
    'function f(){try{}catch(e){throw e;}}',
  ],
  [
    'variables of outer functions',
    'function f(text){return function(time){return text+time;};}',
    'function f(t){return function(ti){return t+ti;};}',
  ],
  [
    'variables that inner functions hide',
    'function f(text){return function(text){return text;};}',
    'function f(t){return function(t){return t;};}',
  ],
  ['around globals', 'function f(text){return t+text;}', 'function f(te){return t+te;}'],
  ['a variable that is declared after its use', 'function f(){late=1;var late;}', 'function f(){l=1;var l;}'],
];

describe('abbreviations', () => {
  it.each(CASES)('shorten %s', (_why, from, to) => {
    expect(abbreviated(from)).toBe(to);
  });
});
