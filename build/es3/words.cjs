const KEYWORDS =
  'break case catch continue default delete do else finally for function if in instanceof new return switch this throw try typeof var void while with null true false'.split(
    ' ',
  );

/** Words that edition 3 reserves for later; newer engines take most of them as names. */
const FUTURE_WORDS =
  'abstract boolean byte char class const debugger double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile'.split(
    ' ',
  );

/** The words that ECMA-262 edition 3 (section 7.5.1) keeps for itself; ExtendScript refuses them as names too. */
const RESERVED_WORDS = new Set([...KEYWORDS, ...FUTURE_WORDS]);

/** Keys of an object that ExtendScript calls in place of its own operators. */
const OVERLOADABLE_OPERATORS = new Set('+ - * / % & | ^ ~ << >> >>> < <= > >= == === !'.split(' '));

/**
 * The members of every object, in ES3 and in the engines that the scripts run in. A variable of this name is not found inside
 * `catch` and named function expressions: their scope is an object, and its prototype comes first.
 */
const OBJECT_MEMBERS = new Set(
  'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toSource toString unwatch valueOf watch'.split(
    ' ',
  ),
);

const STATEMENTS_WITH_SEMICOLON = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
  'DoWhileStatement',
  'DebuggerStatement',
]);

/**
 * True for a statement that the grammar ends with a semicolon, written or inserted.
 * @param {import('./script.cjs').Entry} entry
 */
function endsWithSemicolon({ node, up }) {
  const isLoopHead = /^For/.test(up?.node.type ?? '') && up?.node.body !== node;
  return STATEMENTS_WITH_SEMICOLON.has(node.type) && !isLoopHead;
}

module.exports = { FUTURE_WORDS, RESERVED_WORDS, OVERLOADABLE_OPERATORS, OBJECT_MEMBERS, endsWithSemicolon };
