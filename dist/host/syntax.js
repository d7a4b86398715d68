// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const MAX_ERRORS = 50;
const MAX_BASES = 250;
const TOO_DEEP = 'Expressions or blocks are nested too deeply.';

function walkNodes(root, visit) {
    const rest = [
        root
    ];
    while(rest.length > 0){
        const next = rest.pop();
        if (Array.isArray(next)) for(let i = next.length - 1; i >= 0; i--)rest.push(next[i]);
        else if (typeof next === 'object' && next !== null) {
            const node = next;
            if (visit(node) === true) continue;
            const parts = Object.values(node);
            for(let i = parts.length - 1; i >= 0; i--)if (typeof parts[i] === 'object') rest.push(parts[i]);
        }
    }
}

function parseType(reader) {
    const { at } = reader;
    if (reader.accept('*')) return {
        at,
        name: '*'
    };
    if (reader.is('*=')) {
        reader.dropFirst(1);
        return {
            at,
            name: '*'
        };
    }
    if (reader.acceptWord('void')) return {
        at,
        name: 'void'
    };
    const name = parseDottedName(reader, 'a type');
    if (!reader.is('.<')) return {
        at,
        name
    };
    reader.enter();
    const argument = parseTypeArgument(reader);
    reader.leave();
    return {
        at,
        name,
        argument
    };
}
function parseTypeAfterColon(reader) {
    return reader.accept(':') ? parseType(reader) : undefined;
}
function parseTypeArgument(reader) {
    reader.next();
    const argument = parseType(reader);
    closeArgument(reader);
    return argument;
}
function closeArgument(reader) {
    if (reader.accept('>')) return;
    if (reader.kind !== 'punctuator' || !reader.value.startsWith('>')) throw reader.unexpected('">"');
    reader.dropFirst(1);
}
function parseDottedName(reader, what) {
    const names = [
        reader.identifier(what)
    ];
    while(reader.accept('.') || reader.isAs3 && reader.accept('::')){
        if (reader.is('*')) break;
        names.push(reader.anyName());
        if (names.length > 100) throw reader.fault('A name has too many parts.');
    }
    return names.join('.');
}

const MAX_PARAMETERS = 1000;
function parseFunction(reader, at, name, accessor) {
    reader.expect('(', ' of the parameters');
    const parameters = [];
    let rest;
    while(!reader.is(')')){
        if (reader.accept('...')) {
            rest = parseParameter(reader);
            break;
        }
        parameters.push(parseParameter(reader));
        if (parameters.length > MAX_PARAMETERS) throw reader.fault('A function has too many parameters.');
        if (!reader.accept(',')) break;
    }
    reader.expect(')', ' or "," after a parameter');
    const returns = parseTypeAfterColon(reader);
    const signature = {
        at,
        name,
        accessor,
        parameters,
        rest,
        returns
    };
    if (!reader.is('{')) return signature;
    const { allowsIn } = reader;
    reader.allowsIn = true;
    const body = parseBlock(reader);
    reader.allowsIn = allowsIn;
    return {
        ...signature,
        body
    };
}
function parseParameter(reader) {
    const { at } = reader;
    if (reader.isAs3) reader.acceptWord('const');
    const name = reader.identifier('a name of a parameter');
    const type = parseTypeAfterColon(reader);
    return {
        at,
        name,
        type,
        value: reader.accept('=') ? parseAssignment(reader) : undefined
    };
}

const OPAQUE = [
    [
        '<!--',
        '-->'
    ],
    [
        '<![CDATA[',
        ']]>'
    ],
    [
        '<?',
        '?>'
    ]
];
const MORE = /\s*(?=<[?!\p{L}_])/uy;
function parseXml(reader) {
    const { at } = reader;
    const start = reader.offset;
    const isList = /^<\s*>/.test(reader.text.slice(start, start + 20));
    const literal = new XmlReader(reader);
    literal.read();
    return {
        kind: 'Xml',
        at,
        isList,
        parts: literal.parts
    };
}
class XmlReader {
    constructor(reader){
        this.reader = reader;
        this.parts = [];
        this.depth = 0;
        this.hasElement = false;
        this.text = reader.text;
        this.at = this.begin = reader.offset;
    }
    read() {
        do {
            this.readPiece();
        }while (this.depth > 0 || this.isBeforeElement())
        this.endText();
        this.reader.moveTo(this.at);
    }
    isBeforeElement() {
        MORE.lastIndex = this.at;
        if (this.hasElement || !MORE.test(this.text)) return false;
        this.at = MORE.lastIndex;
        return true;
    }
    readPiece() {
        const { text } = this;
        if (this.at >= text.length) throw this.reader.fault('An XML literal has no end.');
        const character = text[this.at];
        if (character === '{') this.readExpression('content');
        else if (character !== '<') {
            const next = /[<{]/g;
            next.lastIndex = this.at;
            this.at = next.exec(text)?.index ?? text.length;
        } else if (!this.readOpaque()) this.readTag();
    }
    readOpaque() {
        const form = OPAQUE.find(([begin])=>this.text.startsWith(begin, this.at));
        if (!form) return false;
        const end = this.text.indexOf(form[1], this.at);
        if (end < 0) throw this.reader.fault('An XML literal has no end.');
        this.at = end + form[1].length;
        return true;
    }
    readTag() {
        const { text } = this;
        this.hasElement = true;
        const isClosing = text[this.at + 1] === '/';
        this.at++;
        let isValue = false;
        for(; text[this.at] !== '>';){
            const character = text[this.at];
            if (character === undefined || character === '<') throw this.reader.fault('A tag of an XML literal has no end.');
            if (character === '{') this.readExpression(isValue ? 'attribute' : 'tag');
            else if (character === '"' || character === "'") this.skipQuoted(character);
            else this.at++;
            if (!/\s/.test(character)) isValue = character === '=';
        }
        if (isClosing) this.depth--;
        else if (text[this.at - 1] !== '/') this.depth++;
        this.at++;
    }
    skipQuoted(quote) {
        const end = this.text.indexOf(quote, this.at + 1);
        if (end < 0) throw this.reader.fault('A tag of an XML literal has no end.');
        this.at = end + 1;
    }
    readExpression(context) {
        this.endText();
        this.reader.moveTo(this.at + 1);
        const expression = parseExpression(this.reader);
        if (!this.reader.is('}')) throw this.reader.unexpected('"}"');
        this.at = this.begin = this.reader.endOffset;
        this.parts.push({
            expression,
            context
        });
    }
    endText() {
        if (this.at > this.begin) this.parts.push({
            text: this.text.slice(this.begin, this.at)
        });
        this.begin = this.at;
    }
}

const WORDS = {
    true: 'True',
    false: 'False',
    null: 'Null',
    this: 'This',
    super: 'Super'
};
const ACCESS_WORDS = new Set([
    'public',
    'private',
    'protected',
    'internal'
]);
function parsePrimary(reader) {
    const { at, value } = reader;
    switch(reader.kind){
        case 'number':
            reader.next();
            return parseNumber(at, value, reader.isAs3);
        case 'string':
            reader.next();
            return {
                kind: 'String',
                at,
                value
            };
        case 'name':
            return parseWord(reader);
        default:
            return parseBySign(reader);
    }
}
function parseNumber(at, text, isAs3) {
    if (!isAs3 && /^0[0-7]+$/.test(text)) return {
        kind: 'Number',
        at,
        value: Number.parseInt(text, 8)
    };
    return {
        kind: 'Number',
        at,
        value: Number(text)
    };
}
function parseWord(reader) {
    const { at, value } = reader;
    if (Object.hasOwn(WORDS, value)) {
        reader.next();
        return {
            kind: WORDS[value],
            at
        };
    }
    if (value === 'function') {
        reader.next();
        return {
            kind: 'Function',
            at,
            code: parseFunction(reader, at, reader.isIdentifier ? reader.identifier() : '')
        };
    }
    if (value === 'new') return parseNew(reader);
    if (reader.isAs3 && ACCESS_WORDS.has(value)) {
        reader.next();
        if (!reader.is('::')) throw reader.unexpected(`"::" after "${value}"`);
        const property = parseQualified(reader, {
            kind: 'Name',
            at,
            name: value
        }, at, false);
        return {
            kind: 'QualifiedName',
            at,
            property
        };
    }
    const name = reader.identifier('an expression');
    if (!reader.isAs3 || !reader.is('::')) return {
        kind: 'Name',
        at,
        name
    };
    return {
        kind: 'QualifiedName',
        at,
        property: parseQualified(reader, {
            kind: 'Name',
            at,
            name
        }, at, false)
    };
}
function parseBySign(reader) {
    const { at, isAs3 } = reader;
    switch(reader.value){
        case '(':
            return parseGroup(reader);
        case '[':
            return parseArray(reader);
        case '{':
            return parseObject(reader);
        case '/':
        case '/=':
            if (!isAs3) return {
                kind: 'SlashPath',
                at,
                path: reader.scanSlashPath()
            };
            return {
                kind: 'RegExp',
                at,
                ...reader.scanRegExp()
            };
        case '..':
            if (isAs3) break;
            return {
                kind: 'SlashPath',
                at,
                path: reader.scanSlashPath()
            };
        case '<':
            if (isAs3) return parseXml(reader);
            break;
        case '@':
        case '*':
            if (isAs3) return {
                kind: 'QualifiedName',
                at,
                property: parsePropertyName(reader)
            };
            break;
        default:
    }
    throw reader.unexpected('an expression');
}
function parseGroup(reader) {
    const { allowsIn, at } = reader;
    reader.next();
    reader.allowsIn = true;
    const inside = parseExpression(reader);
    reader.allowsIn = allowsIn;
    if (!reader.is(')')) throw reader.unexpected('")" for the "(" before');
    reader.next();
    if (!reader.isAs3 || !reader.is('::')) return inside;
    return {
        kind: 'QualifiedName',
        at,
        property: parseQualified(reader, inside, at, false)
    };
}
function parseArray(reader) {
    const { at, allowsIn } = reader;
    const elements = [];
    reader.next();
    reader.allowsIn = true;
    while(!reader.is(']')){
        if (reader.accept(',')) {
            elements.push(undefined);
            continue;
        }
        elements.push(parseAssignment(reader));
        if (!reader.accept(',')) break;
    }
    reader.allowsIn = allowsIn;
    reader.expect(']', ' or ","');
    return {
        kind: 'Array',
        at,
        elements
    };
}
function parseObject(reader) {
    const { at, allowsIn } = reader;
    const properties = [];
    reader.next();
    reader.allowsIn = true;
    while(!reader.is('}')){
        const { kind, value: key, at: keyAt } = reader;
        if (kind === 'number' || kind === 'string') reader.next();
        else reader.anyName();
        reader.expect(':', ' after the name of a property');
        const name = kind === 'number' ? String(Number(key)) : key;
        properties.push({
            at: keyAt,
            name,
            value: parseAssignment(reader)
        });
        if (!reader.accept(',')) break;
    }
    reader.allowsIn = allowsIn;
    reader.expect('}', ' or ","');
    return {
        kind: 'Object',
        at,
        properties
    };
}
function parseNew(reader) {
    const { at } = reader;
    reader.next();
    reader.enter();
    if (reader.isAs3 && reader.is('<')) {
        const vector = parseVector(reader, at);
        reader.leave();
        return vector;
    }
    const callee = parseChain(reader, parsePrimary(reader), false);
    reader.leave();
    checkChain(reader, 0);
    return {
        kind: 'New',
        at,
        callee,
        arguments: reader.accept('(') ? parseArguments(reader) : []
    };
}
function parseVector(reader, at) {
    reader.next();
    const type = parseType(reader);
    closeArgument(reader);
    reader.expect('[', ' of the elements');
    return {
        kind: 'Vector',
        at,
        type,
        elements: parseArguments(reader, ']')
    };
}

function parsePostfix(reader) {
    const operand = parseChain(reader, parsePrimary(reader), true);
    const { value, at } = reader;
    if (reader.isAfterLine || !(reader.is('++') || reader.is('--'))) return operand;
    if (!isTarget(operand)) throw reader.fault(`"${value}" needs a variable or a property.`);
    reader.next();
    return {
        kind: 'Update',
        at,
        operator: value,
        isPrefix: false,
        operand
    };
}
function parseChain(reader, first, allowsCalls) {
    let object = first;
    for(let count = 0;; count++){
        checkChain(reader, count);
        const next = parseLink(reader, object, allowsCalls);
        if (!next) return object;
        object = next;
    }
}
function parseLink(reader, object, allowsCalls) {
    const { at } = reader;
    if (reader.kind !== 'punctuator') return undefined;
    switch(reader.value){
        case '.':
            reader.next();
            return parseMember(reader, object, at);
        case '[':
            {
                const index = parseBracketed(reader, ']');
                return {
                    kind: 'Index',
                    at,
                    object,
                    index
                };
            }
        case '(':
            if (!allowsCalls) return undefined;
            reader.next();
            return {
                kind: 'Call',
                at,
                callee: object,
                arguments: parseArguments(reader)
            };
        case '.<':
            return {
                kind: 'AppliedType',
                at,
                base: object,
                argument: parseTypeArgument(reader)
            };
        case '..':
            if (!reader.isAs3) return undefined;
            reader.next();
            return {
                kind: 'Descendants',
                at,
                object,
                property: parsePropertyName(reader)
            };
        default:
            return undefined;
    }
}
function parseBracketed(reader, end) {
    const { allowsIn } = reader;
    reader.next();
    reader.allowsIn = true;
    const inside = parseExpression(reader);
    reader.allowsIn = allowsIn;
    reader.expect(end);
    return inside;
}
function parseMember(reader, object, at) {
    if (reader.isAs3) {
        if (reader.is('(')) return {
            kind: 'Filter',
            at,
            object,
            condition: parseBracketed(reader, ')')
        };
        if (reader.is('@') || reader.is('*')) return {
            kind: 'QualifiedMember',
            at,
            object,
            property: parsePropertyName(reader)
        };
    }
    const nameAt = reader.at;
    const name = reader.anyName();
    if (!reader.isAs3 || !reader.is('::')) return {
        kind: 'Member',
        at,
        object,
        name,
        nameAt
    };
    const property = parseQualified(reader, {
        kind: 'Name',
        at: nameAt,
        name
    }, nameAt, false);
    return {
        kind: 'QualifiedMember',
        at,
        object,
        property
    };
}
function parsePropertyName(reader) {
    const { at } = reader;
    const isAttribute = reader.accept('@');
    if (isAttribute && reader.is('[')) return {
        at,
        name: '',
        computed: parseBracketed(reader, ']'),
        isAttribute
    };
    if (reader.accept('*')) {
        if (reader.is('::')) return parseQualified(reader, 'any', at, isAttribute);
        return {
            at,
            name: '*',
            isAttribute
        };
    }
    const name = reader.anyName();
    if (!reader.is('::')) return {
        at,
        name,
        isAttribute
    };
    return parseQualified(reader, {
        kind: 'Name',
        at,
        name
    }, at, isAttribute);
}
function parseQualified(reader, space, at, isAttribute) {
    reader.expect('::');
    const isOwnAttribute = isAttribute || reader.accept('@');
    if (reader.is('[')) return {
        at,
        name: '',
        computed: parseBracketed(reader, ']'),
        space,
        isAttribute: isOwnAttribute
    };
    const name = reader.accept('*') ? '*' : reader.anyName();
    return {
        at,
        name,
        space,
        isAttribute: isOwnAttribute
    };
}

const LEVELS = [
    [
        '||',
        'or'
    ],
    [
        '&&',
        'and'
    ],
    [
        '|'
    ],
    [
        '^'
    ],
    [
        '&'
    ],
    [
        '==',
        '!=',
        '===',
        '!==',
        '<>',
        'eq',
        'ne'
    ],
    [
        '<',
        '>',
        '<=',
        '>=',
        'lt',
        'gt',
        'le',
        'ge',
        'is',
        'as',
        'in',
        'instanceof'
    ],
    [
        '<<',
        '>>',
        '>>>'
    ],
    [
        '+',
        '-',
        'add'
    ],
    [
        '*',
        '/',
        '%'
    ]
];
const PRECEDENCE = new Map(LEVELS.flatMap((operators, level)=>operators.map((operator)=>[
            operator,
            level + 1
        ])));
const WORDS_OF_AS3 = new Set([
    'is',
    'as'
]);
const WORDS_OF_AS1 = new Set([
    'or',
    'and',
    'eq',
    'ne',
    'lt',
    'gt',
    'le',
    'ge',
    'add'
]);
const ASSIGNMENTS = new Set([
    '=',
    '+=',
    '-=',
    '*=',
    '/=',
    '%=',
    '<<=',
    '>>=',
    '>>>=',
    '&=',
    '|=',
    '^=',
    '&&=',
    '||='
]);
const MAX_CHAIN = 4000;
const UNARY = new Set([
    '!',
    '~',
    '+',
    '-'
]);
const UNARY_WORDS = new Set([
    'typeof',
    'void',
    'delete'
]);
function parseExpression(reader) {
    let left = parseAssignment(reader);
    for(let count = 0; reader.is(','); count++){
        checkChain(reader, count);
        const { at } = reader;
        reader.next();
        left = {
            kind: 'Binary',
            at,
            operator: ',',
            left,
            right: parseAssignment(reader)
        };
    }
    return left;
}
function parseAssignment(reader) {
    const { at } = reader;
    reader.enter();
    const target = parseConditional(reader);
    const operator = reader.value;
    if (reader.kind !== 'punctuator' || !ASSIGNMENTS.has(operator)) {
        reader.leave();
        return target;
    }
    if (!isTarget(target)) throw reader.fault('Only a variable or a property can be assigned to.', at);
    reader.next();
    const value = parseAssignment(reader);
    reader.leave();
    return {
        kind: 'Assign',
        at: target.at,
        operator,
        target,
        value
    };
}
function parseConditional(reader) {
    const condition = parseBinary(reader, 1);
    if (!reader.is('?')) return condition;
    const { at, allowsIn } = reader;
    reader.next();
    reader.allowsIn = true;
    const then = parseAssignment(reader);
    reader.allowsIn = allowsIn;
    reader.expect(':', ' of "?"');
    return {
        kind: 'Conditional',
        at,
        condition,
        then,
        otherwise: parseAssignment(reader)
    };
}
function parseBinary(reader, lowest) {
    let left = parseUnary(reader);
    for(let count = 0;; count++){
        const level = binaryLevel(reader);
        if (level < lowest) return left;
        checkChain(reader, count);
        const { at, value: operator } = reader;
        reader.next();
        left = {
            kind: 'Binary',
            at,
            operator,
            left,
            right: parseBinary(reader, level + 1)
        };
    }
}
function binaryLevel(reader) {
    const { kind, value } = reader;
    if (kind !== 'punctuator' && kind !== 'name') return 0;
    const level = PRECEDENCE.get(value) ?? 0;
    if (level === 0 || kind === 'punctuator') return level;
    if (value === 'in') return reader.allowsIn ? level : 0;
    if (value === 'instanceof') return level;
    const isWord = reader.isAs3 ? WORDS_OF_AS3.has(value) : WORDS_OF_AS1.has(value);
    return isWord ? level : 0;
}
function parseUnary(reader) {
    const { at, value, kind } = reader;
    if (kind === 'punctuator' && (value === '++' || value === '--')) {
        reader.enter();
        reader.next();
        const operand = parseUnary(reader);
        if (!isTarget(operand)) throw reader.fault(`"${value}" needs a variable or a property.`, at);
        reader.leave();
        return {
            kind: 'Update',
            at,
            operator: value,
            isPrefix: true,
            operand
        };
    }
    const isOperator = kind === 'punctuator' ? UNARY.has(value) : kind === 'name' && isUnaryWord(reader);
    if (!isOperator) return parsePostfix(reader);
    reader.enter();
    reader.next();
    const operand = parseUnary(reader);
    reader.leave();
    if (value === '-' && operand.kind === 'Number' && (operand.value !== 0 || reader.isAs3)) return {
        ...operand,
        at,
        value: -operand.value
    };
    return {
        kind: 'Unary',
        at,
        operator: value,
        operand
    };
}
function isUnaryWord({ value, isAs3 }) {
    return UNARY_WORDS.has(value) || value === 'not' && !isAs3;
}
function isTarget({ kind }) {
    return [
        'Name',
        'Member',
        'Index',
        'QualifiedName',
        'QualifiedMember',
        'SlashPath',
        'Call'
    ].includes(kind);
}
function checkChain(reader, count) {
    if (count > MAX_CHAIN) throw reader.fault(`An expression has more than ${MAX_CHAIN} operators in a row.`);
}
function parseArguments(reader, end = ')') {
    const values = [];
    const { allowsIn } = reader;
    reader.allowsIn = true;
    while(!reader.is(end)){
        values.push(parseAssignment(reader));
        if (!reader.accept(',')) break;
    }
    reader.allowsIn = allowsIn;
    reader.expect(end, ' or ","');
    return values;
}

const ACCESS = new Set([
    'public',
    'private',
    'protected',
    'internal'
]);
const FLAGS = {
    static: 'isStatic',
    override: 'isOverride',
    final: 'isFinal',
    dynamic: 'isDynamic',
    native: 'isNative',
    intrinsic: 'isNative'
};
const IGNORED = new Set([
    'virtual'
]);
const DECLARING = new Set([
    'var',
    'function',
    'class',
    'interface'
]);
const NEW_DECLARING = new Set([
    'const',
    'namespace'
]);
function isDeclaring({ kind, value, isAs3 }) {
    return kind === 'name' && (DECLARING.has(value) || isAs3 && NEW_DECLARING.has(value));
}
function parseModifiers(reader) {
    if (isDeclaring(reader)) return {};
    const mark = reader.mark();
    const draft = {};
    const metadata = [];
    while(reader.is('[')){
        const entry = parseMetadata(reader);
        if (!entry) break;
        metadata.push(entry);
    }
    while(reader.kind === 'name' && !isDeclaring(reader) && readModifier(reader, draft));
    if (isDeclaring(reader)) return metadata.length > 0 ? {
        ...draft,
        metadata
    } : draft;
    reader.reset(mark);
    return undefined;
}
function readModifier(reader, draft) {
    const { value, at } = reader;
    const flag = Object.hasOwn(FLAGS, value) ? FLAGS[value] : undefined;
    const isNamespace = !ACCESS.has(value) && flag === undefined && !IGNORED.has(value);
    if (isNamespace && (!reader.isAs3 || !reader.isIdentifier)) return false;
    reader.next();
    if (reader.isAs3 && reader.is('::')) return readConfig(reader, draft, value, at);
    if (reader.kind !== 'name') return false;
    if (ACCESS.has(value)) draft.access = value;
    else if (flag !== undefined) Object.assign(draft, {
        [flag]: true
    });
    else if (isNamespace) {
        if (reader.isAfterLine || draft.space) return false;
        draft.space = {
            at,
            name: value
        };
    }
    return true;
}
function readConfig(reader, draft, space, at) {
    const config = parseConfigName(reader, space, at);
    if (!config || reader.kind !== 'name') return false;
    draft.config = config;
    return true;
}
function parseConfigName(reader, space, at) {
    reader.expect('::');
    if (reader.kind !== 'name') return undefined;
    return {
        at,
        space,
        name: reader.anyName()
    };
}
function parseMetadata(reader) {
    const { at } = reader;
    reader.next();
    if (reader.kind !== 'name') return undefined;
    const name = reader.anyName();
    if (reader.accept(']')) return {
        at,
        name
    };
    if (!reader.is('(')) return undefined;
    for(let depth = 0; !reader.isEnd; reader.next()){
        if (reader.is('(')) depth++;
        else if (reader.is(')') && --depth === 0) break;
    }
    reader.next();
    return reader.accept(']') ? {
        at,
        name
    } : undefined;
}

function parseDeclaration(reader) {
    const { at } = reader;
    const directive = parseDirective(reader, at);
    if (directive) return directive;
    const modifiers = parseModifiers(reader);
    if (!modifiers) return (reader.isAs3 ? parseConfigBlock(reader, at) : undefined) ?? parseLoneMetadata(reader, at);
    switch(reader.value){
        case 'var':
        case 'const':
            return parseVariableStatement(reader, at, modifiers);
        case 'function':
            return parseFunctionStatement(reader, at, modifiers);
        case 'class':
        case 'interface':
            return parseClass(reader, at, modifiers);
        default:
            return parseNamespace(reader, at, modifiers);
    }
}
function parseDirective(reader, at) {
    if (reader.kind !== 'name') return undefined;
    switch(reader.value){
        case 'import':
            return parseImport(reader, at);
        case 'include':
            return parseInclude(reader, at);
        case 'package':
            return reader.isAs3 ? parsePackage(reader, at) : undefined;
        case 'use':
            return reader.isAs3 ? parseUse(reader, at) : undefined;
        case 'default':
            return reader.isAs3 ? parseDefaultXml(reader, at) : undefined;
        default:
            return undefined;
    }
}
function parseImport(reader, at) {
    reader.next();
    const name = parseDottedName(reader, 'a package or a class');
    const isAll = reader.accept('*');
    reader.endStatement();
    return {
        kind: 'Import',
        at,
        name,
        isAll
    };
}
function parseInclude(reader, at) {
    const mark = reader.mark();
    reader.next();
    if (reader.kind !== 'string') {
        reader.reset(mark);
        return undefined;
    }
    const path = reader.value;
    reader.next();
    reader.accept(';');
    return {
        kind: 'Include',
        at,
        path,
        body: reader.include(path, at)
    };
}
function parsePackage(reader, at) {
    reader.next();
    const name = reader.is('{') ? '' : parseDottedName(reader, 'a name of a package');
    return {
        kind: 'Package',
        at,
        name,
        body: parseBlock(reader)
    };
}
function parseUse(reader, at) {
    reader.next();
    if (!reader.acceptWord('namespace')) throw reader.unexpected('"namespace"');
    const names = [];
    do names.push(parseDottedName(reader, 'a namespace'));
    while (reader.accept(','))
    reader.endStatement();
    return {
        kind: 'UseNamespace',
        at,
        names
    };
}
function parseDefaultXml(reader, at) {
    reader.next();
    if (!reader.acceptWord('xml') || !reader.acceptWord('namespace')) throw reader.unexpected('"xml namespace"');
    reader.expect('=');
    const value = parseExpression(reader);
    reader.endStatement();
    return {
        kind: 'DefaultXmlNamespace',
        at,
        value
    };
}
function parseConfigBlock(reader, at) {
    if (!reader.isIdentifier) return undefined;
    const mark = reader.mark();
    const space = reader.identifier();
    const config = reader.is('::') ? parseConfigName(reader, space, at) : undefined;
    if (config && reader.is('{')) return {
        kind: 'Config',
        at,
        config,
        body: parseBlock(reader)
    };
    reader.reset(mark);
    return undefined;
}
function parseLoneMetadata(reader, at) {
    if (!reader.isAs3 || !reader.is('[')) return undefined;
    const mark = reader.mark();
    const metadata = parseMetadata(reader);
    if (metadata && (reader.is('}') || reader.isEnd || reader.isWord('import') || reader.is('['))) return {
        kind: 'Empty',
        at
    };
    reader.reset(mark);
    return undefined;
}
function parseVariableStatement(reader, at, modifiers) {
    const statement = parseVariables(reader, at, modifiers);
    reader.endStatement();
    return statement;
}
function parseVariables(reader, at, modifiers) {
    const isConst = reader.isWord('const');
    reader.next();
    const variables = [];
    do {
        const nameAt = reader.at;
        const name = reader.identifier('a name of a variable');
        const type = parseTypeAfterColon(reader);
        variables.push({
            at: nameAt,
            name,
            type,
            value: reader.accept('=') ? parseAssignment(reader) : undefined
        });
    }while (reader.accept(','))
    return {
        kind: 'Variable',
        at,
        modifiers,
        isConst,
        variables
    };
}
function parseFunctionStatement(reader, at, modifiers) {
    reader.next();
    let nameAt = reader.at;
    let name = reader.anyName();
    let accessor;
    if ((name === 'get' || name === 'set') && reader.kind === 'name') {
        accessor = name;
        nameAt = reader.at;
        name = reader.anyName();
    }
    const code = parseFunction(reader, nameAt, name, accessor);
    if (!code.body) reader.endStatement();
    return {
        kind: 'FunctionDeclaration',
        at,
        modifiers,
        code
    };
}
function parseClass(reader, at, modifiers) {
    const isInterface = reader.value === 'interface';
    reader.next();
    const name = reader.isAs3 ? reader.identifier('a name of a class') : parseDottedName(reader, 'a name of a class');
    let base;
    let interfaces = [];
    for(;;){
        if (reader.acceptWord('extends')) {
            if (isInterface) interfaces = parseTypes(reader);
            else base = parseType(reader);
        } else if (!isInterface && reader.acceptWord('implements')) interfaces = parseTypes(reader);
        else break;
    }
    return {
        kind: 'Class',
        at,
        modifiers,
        name,
        isInterface,
        base,
        interfaces,
        body: parseBlock(reader)
    };
}
function parseTypes(reader) {
    const types = [];
    do types.push(parseType(reader));
    while (reader.accept(','))
    return types;
}
function parseNamespace(reader, at, modifiers) {
    const mark = reader.mark();
    reader.next();
    if (!reader.isAs3 || !reader.isIdentifier || reader.isAfterLine) {
        reader.reset(mark);
        return undefined;
    }
    const name = reader.identifier();
    const value = reader.accept('=') ? parseExpression(reader) : undefined;
    reader.endStatement();
    return {
        kind: 'Namespace',
        at,
        modifiers,
        name,
        value
    };
}

function parseOldStatement(reader) {
    const { at } = reader;
    if (reader.is('#')) return parseHash(reader, at);
    if (reader.kind !== 'name') return undefined;
    switch(reader.value){
        case 'on':
            return parseOn(reader, at, 'On');
        case 'onClipEvent':
            return parseOn(reader, at, 'OnClipEvent');
        case 'tellTarget':
            return {
                kind: 'TellTarget',
                at,
                target: parseHead(reader),
                body: parseBlock(reader)
            };
        case 'ifFrameLoaded':
            return parseIfFrameLoaded(reader, at);
        default:
            return undefined;
    }
}
function parseOn(reader, at, kind) {
    const mark = reader.mark();
    reader.next();
    if (!reader.is('(')) {
        reader.reset(mark);
        return undefined;
    }
    reader.next();
    const events = [];
    do {
        const eventAt = reader.at;
        const name = reader.identifier('a name of an event');
        const key = reader.kind === 'string' ? reader.value : undefined;
        if (key !== undefined) reader.next();
        events.push({
            at: eventAt,
            name,
            key
        });
    }while (reader.accept(','))
    reader.expect(')');
    return {
        kind,
        at,
        events,
        body: parseBlock(reader)
    };
}
function parseIfFrameLoaded(reader, at) {
    reader.next();
    reader.expect('(');
    const frames = parseArguments(reader);
    const body = parseBlock(reader);
    const otherwise = reader.acceptWord('else') ? parseStatement(reader) : undefined;
    return {
        kind: 'IfFrameLoaded',
        at,
        arguments: frames,
        body,
        otherwise
    };
}
function parseHash(reader, at) {
    reader.next();
    if (reader.isWord('include')) {
        const include = parseInclude(reader, at);
        if (include) return include;
        throw reader.unexpected('"include" and a path in quotes');
    }
    if (!reader.acceptWord('initclip')) throw reader.unexpected('"include" or "initclip" after "#"');
    let priority = 0;
    if (reader.kind === 'number' && !reader.isAfterLine) {
        priority = Number(reader.value);
        reader.next();
    }
    const body = [];
    while(!isEndOfInitClip(reader)){
        if (reader.isEnd || reader.is('}')) throw reader.unexpected('"#endinitclip"');
        reader.attempt(()=>{
            body.push(parseStatement(reader));
        });
    }
    reader.next();
    reader.next();
    return {
        kind: 'InitClip',
        at,
        priority,
        body
    };
}
function isEndOfInitClip(reader) {
    if (!reader.is('#')) return false;
    const mark = reader.mark();
    reader.next();
    const isEnding = reader.isWord('endinitclip');
    reader.reset(mark);
    return isEnding;
}

function parseFor(reader, at) {
    reader.next();
    const isEach = reader.isAs3 && reader.acceptWord('each');
    reader.expect('(');
    const first = parseFirst(reader);
    if (first && reader.acceptWord('in')) return parseForIn(reader, at, isEach, first);
    if (isEach) throw reader.unexpected('"in"');
    reader.expect(';');
    const condition = reader.is(';') ? undefined : parseExpression(reader);
    reader.expect(';');
    const update = reader.is(')') ? undefined : parseExpression(reader);
    reader.expect(')');
    return {
        kind: 'For',
        at,
        first,
        condition,
        update,
        body: parseStatement(reader)
    };
}
function parseFirst(reader) {
    if (reader.is(';')) return undefined;
    const { allowsIn } = reader;
    reader.allowsIn = false;
    const isVariable = reader.isWord('var') || reader.isAs3 && reader.isWord('const');
    const first = isVariable ? parseVariables(reader, reader.at, {}) : parseExpression(reader);
    reader.allowsIn = allowsIn;
    return first;
}
function parseForIn(reader, at, isEach, target) {
    const isOne = target.kind === 'Variable' ? target.variables.length === 1 : isTarget(target);
    if (!isOne) throw reader.fault('"for … in" needs one variable or property.', target.at);
    const object = parseExpression(reader);
    reader.expect(')');
    return {
        kind: 'ForIn',
        at,
        isEach,
        target,
        object,
        body: parseStatement(reader)
    };
}

function parseStatements(reader) {
    const statements = [];
    while(!reader.isEnd && !reader.is('}')){
        reader.attempt(()=>{
            statements.push(parseStatement(reader));
        });
    }
    return statements;
}
function parseBlock(reader) {
    reader.enter();
    reader.expect('{');
    const statements = parseStatements(reader);
    reader.expect('}');
    reader.leave();
    return statements;
}
function parseStatement(reader) {
    const { at } = reader;
    if (reader.is('{')) return {
        kind: 'Block',
        at,
        body: parseBlock(reader)
    };
    if (reader.accept(';')) return {
        kind: 'Empty',
        at
    };
    reader.enter();
    const statement = (reader.kind === 'name' ? parseByWord(reader) : undefined) ?? parseDeclaration(reader) ?? (reader.isAs3 ? undefined : parseOldStatement(reader)) ?? parseSimple(reader);
    reader.leave();
    return statement;
}
function parseSimple(reader) {
    const { at } = reader;
    if (reader.isIdentifier) {
        const mark = reader.mark();
        const label = reader.identifier();
        if (reader.accept(':')) return {
            kind: 'Labeled',
            at,
            label,
            body: parseStatement(reader)
        };
        reader.reset(mark);
    }
    const expression = parseExpression(reader);
    reader.endStatement();
    return {
        kind: 'Expression',
        at,
        expression
    };
}
const BY_WORD = new Map([
    [
        'if',
        parseIf
    ],
    [
        'for',
        parseFor
    ],
    [
        'while',
        parseWhile
    ],
    [
        'do',
        parseDo
    ],
    [
        'switch',
        parseSwitch
    ],
    [
        'break',
        parseJump
    ],
    [
        'continue',
        parseJump
    ],
    [
        'return',
        parseReturn
    ],
    [
        'throw',
        parseThrow
    ],
    [
        'try',
        parseTry
    ],
    [
        'with',
        parseWith
    ]
]);
function parseByWord(reader) {
    return BY_WORD.get(reader.value)?.(reader, reader.at);
}
function parseHead(reader) {
    reader.next();
    reader.expect('(');
    const expression = parseExpression(reader);
    reader.expect(')');
    return expression;
}
function parseIf(reader, at) {
    const parts = [];
    let otherwise;
    for(let next = at;;){
        const condition = parseHead(reader);
        parts.push({
            at: next,
            condition,
            then: parseStatement(reader)
        });
        if (!reader.acceptWord('else')) break;
        next = reader.at;
        if (reader.isWord('if')) continue;
        otherwise = parseStatement(reader);
        break;
    }
    return parts.reduceRight((inner, part)=>({
            kind: 'If',
            ...part,
            otherwise: inner
        }), otherwise);
}
function parseWhile(reader, at) {
    return {
        kind: 'While',
        at,
        condition: parseHead(reader),
        body: parseStatement(reader)
    };
}
function parseDo(reader, at) {
    reader.next();
    const body = parseStatement(reader);
    if (!reader.isWord('while')) throw reader.unexpected('"while" after the body of "do"');
    const condition = parseHead(reader);
    reader.accept(';');
    return {
        kind: 'DoWhile',
        at,
        condition,
        body
    };
}
function parseSwitch(reader, at) {
    const value = parseHead(reader);
    const cases = [];
    reader.expect('{', ' of "switch"');
    while(!reader.accept('}')){
        const caseAt = reader.at;
        const isDefault = reader.acceptWord('default');
        if (!isDefault && !reader.acceptWord('case')) throw reader.unexpected('"case", "default" or "}"');
        const test = isDefault ? undefined : parseExpression(reader);
        reader.expect(':');
        const body = [];
        while(!reader.isWord('case') && !isDefaultCase(reader) && !reader.is('}') && !reader.isEnd)reader.attempt(()=>{
            body.push(parseStatement(reader));
        });
        cases.push({
            at: caseAt,
            value: test,
            body
        });
    }
    return {
        kind: 'Switch',
        at,
        value,
        cases
    };
}
function isDefaultCase(reader) {
    if (!reader.isWord('default')) return false;
    const mark = reader.mark();
    reader.next();
    const isCase = reader.is(':');
    reader.reset(mark);
    return isCase;
}
function parseJump(reader, at) {
    const kind = reader.value === 'break' ? 'Break' : 'Continue';
    reader.next();
    const label = reader.isIdentifier && !reader.isAfterLine ? reader.identifier() : undefined;
    reader.endStatement();
    return {
        kind,
        at,
        label
    };
}
function parseReturn(reader, at) {
    reader.next();
    const isEmpty = reader.is(';') || reader.is('}') || reader.isEnd || reader.isAfterLine;
    const value = isEmpty ? undefined : parseExpression(reader);
    reader.endStatement();
    return {
        kind: 'Return',
        at,
        value
    };
}
function parseThrow(reader, at) {
    reader.next();
    const value = parseExpression(reader);
    reader.endStatement();
    return {
        kind: 'Throw',
        at,
        value
    };
}
function parseTry(reader, at) {
    reader.next();
    const body = parseBlock(reader);
    const catches = [];
    while(reader.isWord('catch')){
        const catchAt = reader.at;
        reader.next();
        reader.expect('(');
        const name = reader.identifier();
        const type = parseTypeAfterColon(reader);
        reader.expect(')');
        catches.push({
            at: catchAt,
            name,
            type,
            body: parseBlock(reader)
        });
    }
    const finalizer = reader.acceptWord('finally') ? parseBlock(reader) : undefined;
    if (catches.length === 0 && !finalizer) throw reader.unexpected('"catch" or "finally"');
    return {
        kind: 'Try',
        at,
        body,
        catches,
        finalizer
    };
}
function parseWith(reader, at) {
    return {
        kind: 'With',
        at,
        object: parseHead(reader),
        body: parseStatement(reader)
    };
}

class SyntaxFault extends Error {
    constructor( position, message, isFatal = false){
        super(message), this.position = position, this.isFatal = isFatal;
    }
}

const ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g;
const CHARACTERS = {
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    0: '\0',
    '\n': '',
    '\r': '',
    '\r\n': '',
    '\u2028': '',
    '\u2029': ''
};
function decodeEscapes(inside) {
    return inside.replace(ESCAPE, (_whole, long, short, character)=>{
        const digits = long ?? short;
        if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
        return Object.hasOwn(CHARACTERS, character) ? CHARACTERS[character] ?? '' : character;
    });
}

const MAX_NAME = 4096;
const PLAIN_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
const NAME = /(?:[\p{ID_Start}$_]|\\u[\da-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4})*/uy;
const ASCII_NAME = /[A-Za-z$_][\w$]*/y;
const NUMBER = /0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const SPACE = /[\s\ufeff]+/y;
const PUNCTUATOR = /\.\.\.|\.\.|\.<|\.|>>>=|>>>|>>=|>>|>=|>|<<=|<<|<=|<|===|==|=|!==|!=|!|&&=|&&|&=|&|\|\|=|\|\||\|=|\||\^=|\^|\+\+|\+=|\+|--|-=|-|\*=|\*|\/=|\/|%=|%|::|:|[?~,;(){}[\]@#]/y;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const REG_EXP = /\/((?:[^\\/[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+)\/([a-zA-Z]*)/y;
const SLASH_PATH = /(?:\.\.)?\/?(?:(?:\.\.|[\w$]+)\/?)*(?::[\w$]+)?/y;
class ScriptScanner {
    constructor(text, base, dialect){
        this.text = text;
        this.base = base;
        this.dialect = dialect;
        this.kind = 'end';
        this.start = 0;
        this.end = 0;
        this.value = '';
        this.isAfterLine = false;
    }
    next() {
        this.skipSpace();
        const { text, start } = this;
        const code = text.charCodeAt(start);
        if (start >= text.length) this.set('end', '', start);
        else if (isDigit(code) || code === 0x2e && isDigit(text.charCodeAt(start + 1))) this.scanNumber();
        else if (code === 0x22 || code === 0x27) this.scanString(code);
        else this.scanWord();
    }
    mark() {
        const { kind, start, end, value, isAfterLine } = this;
        return {
            kind,
            start,
            end,
            value,
            isAfterLine
        };
    }
    reset(mark) {
        Object.assign(this, mark);
    }
    moveTo(offset) {
        this.end = offset;
        this.next();
    }
    dropFirst(count) {
        this.moveTo(this.start + count);
    }
    scanRegExp() {
        REG_EXP.lastIndex = this.start;
        const [whole, pattern = '', flags = ''] = REG_EXP.exec(this.text) ?? [];
        if (whole === undefined) throw this.fault('A regular expression has no end on its line.');
        this.moveTo(this.start + whole.length);
        return {
            pattern,
            flags
        };
    }
    scanSlashPath() {
        SLASH_PATH.lastIndex = this.start;
        const [path = ''] = SLASH_PATH.exec(this.text) ?? [];
        this.moveTo(this.start + Math.max(1, path.length));
        return path;
    }
    fault(message, offset = this.start) {
        return new SyntaxFault(this.base + offset, message);
    }
    set(kind, value, end) {
        this.kind = kind;
        this.value = value;
        this.end = end;
    }
    skipSpace() {
        const { text } = this;
        let at = this.end;
        this.isAfterLine = false;
        for(;;){
            const code = text.charCodeAt(at);
            if (code > 0x20 && code < 0x80 && code !== SLASH) break;
            const from = at;
            SPACE.lastIndex = at;
            if (SPACE.test(text)) at = SPACE.lastIndex;
            else if (text.startsWith('//', at)) at = endOfLine(text, at);
            else if (text.startsWith('/*', at)) at = this.endOfComment(at);
            else break;
            if (!this.isAfterLine) this.isAfterLine = /[\n\r\u2028\u2029]/.test(text.slice(from, at));
        }
        this.start = at;
    }
    endOfComment(at) {
        const end = this.text.indexOf('*/', at + 2);
        if (end >= 0) return end + 2;
        if (this.dialect === 'as3') return this.text.length;
        this.end = this.text.length;
        throw this.fault('A comment has no end.', at);
    }
    scanNumber() {
        NUMBER.lastIndex = this.start;
        const [digits = ''] = NUMBER.exec(this.text) ?? [];
        this.set('number', digits, this.start + digits.length);
        NAME.lastIndex = this.end;
        if (NAME.test(this.text)) throw this.fault(`A number ends before a letter: ${digits.slice(0, 30)}.`);
    }
    scanString(quote) {
        const { text, start } = this;
        let at = start + 1;
        let isPlain = true;
        for(; text.charCodeAt(at) !== quote; at++){
            const code = text.charCodeAt(at);
            if (code === BACKSLASH) {
                isPlain = false;
                if (text.startsWith('\r\n', ++at)) at++;
            } else if (at >= text.length || code === 0x0a || code === 0x0d) {
                this.end = at;
                throw this.fault('A string has no end on its line.', start);
            }
        }
        const inside = text.slice(start + 1, at);
        this.set('string', isPlain ? inside : decodeEscapes(inside), at + 1);
    }
    scanWord() {
        const { text, start } = this;
        const name = nameAt(text, start);
        if (name !== undefined) {
            const isPlain = !name.includes('\\');
            this.set('name', isPlain ? name : decodeEscapes(name), start + name.length);
            if (!isPlain && !PLAIN_NAME.test(this.value)) throw this.fault('An escape in a name is no letter.');
            if (name.length > MAX_NAME) throw this.fault(`A name is longer than ${MAX_NAME} characters.`);
            return;
        }
        PUNCTUATOR.lastIndex = start;
        let [sign] = PUNCTUATOR.exec(text) ?? [];
        if (this.dialect === 'as2') sign = this.ofOldDialect(sign);
        if (sign === undefined) {
            this.set('punctuator', text.charAt(start), start + 1);
            throw this.fault(`The character ${JSON.stringify(text.charAt(start))} has no meaning here.`);
        }
        this.set('punctuator', sign, start + sign.length);
    }
    ofOldDialect(sign) {
        if (sign === '<' && this.text[this.start + 1] === '>') return '<>';
        if (sign === '::' || sign === '.<') return sign[0];
        return sign;
    }
}
function nameAt(text, start) {
    ASCII_NAME.lastIndex = start;
    const [name] = ASCII_NAME.exec(text) ?? [];
    const next = name === undefined ? NaN : text.charCodeAt(start + name.length);
    if (name !== undefined && next !== BACKSLASH && !(next >= 0x80)) return name;
    NAME.lastIndex = start;
    return NAME.exec(text)?.[0];
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}
function endOfLine(text, at) {
    const breaks = /[\n\r\u2028\u2029]/g;
    breaks.lastIndex = at;
    return breaks.exec(text)?.index ?? text.length;
}

const MAX_DEPTH = 250;
const RESERVED = new Set(('break case catch class continue default delete do else extends false finally for function if implements import in ' + 'instanceof interface new null private public return super switch this throw true try typeof var void while with').split(' '));
const RESERVED_OF_AS3 = new Set('as const internal is package protected use'.split(' '));
class TokenReader {
    constructor(text, base, dialect, report, include){
        this.dialect = dialect;
        this.report = report;
        this.include = include;
        this.allowsIn = true;
        this.depth = 0;
        this.scanner = new ScriptScanner(text, base, dialect);
    }
    whole(parse) {
        this.attempt(()=>{
            this.next();
        });
        const statements = parse(this);
        while(!this.isEnd){
            this.attempt(()=>{
                throw this.unexpected('a statement');
            });
            this.attempt(()=>{
                this.next();
            });
            for (const statement of parse(this))statements.push(statement);
        }
        return statements;
    }
    get text() {
        return this.scanner.text;
    }
    get at() {
        return this.scanner.base + this.scanner.start;
    }
    get offset() {
        return this.scanner.start;
    }
    get endOffset() {
        return this.scanner.end;
    }
    get kind() {
        return this.scanner.kind;
    }
    get value() {
        return this.scanner.value;
    }
    get isAfterLine() {
        return this.scanner.isAfterLine;
    }
    get isEnd() {
        return this.scanner.kind === 'end';
    }
    get isAs3() {
        return this.dialect === 'as3';
    }
    next() {
        this.scanner.next();
    }
    moveTo(offset) {
        this.scanner.moveTo(offset);
    }
    scanRegExp() {
        return this.scanner.scanRegExp();
    }
    scanSlashPath() {
        return this.scanner.scanSlashPath();
    }
    dropFirst(count) {
        this.scanner.dropFirst(count);
    }
    mark() {
        return this.scanner.mark();
    }
    reset(mark) {
        this.scanner.reset(mark);
    }
    is(sign) {
        return this.scanner.kind === 'punctuator' && this.scanner.value === sign;
    }
    isWord(word) {
        return this.scanner.kind === 'name' && this.scanner.value === word;
    }
    accept(sign) {
        if (!this.is(sign)) return false;
        this.next();
        return true;
    }
    acceptWord(word) {
        if (!this.isWord(word)) return false;
        this.next();
        return true;
    }
    expect(sign, after = '') {
        if (!this.accept(sign)) throw this.unexpected(`"${sign}"${after}`);
    }
    get isIdentifier() {
        return this.kind === 'name' && !RESERVED.has(this.value) && !(this.isAs3 && RESERVED_OF_AS3.has(this.value));
    }
    identifier(what = 'a name') {
        if (!this.isIdentifier) throw this.unexpected(what);
        const { value } = this;
        this.next();
        return value;
    }
    anyName() {
        if (this.kind !== 'name') throw this.unexpected('a name');
        const { value } = this;
        this.next();
        return value;
    }
    endStatement() {
        if (this.accept(';') || this.is('}') || this.isEnd || this.isAfterLine) return;
        throw this.unexpected('";" or a new line');
    }
    unexpected(expected) {
        return this.fault(`Expected ${expected}, but found ${this.tokenWords()}.`);
    }
    fault(message, at = this.at) {
        return new SyntaxFault(at, message);
    }
    enter() {
        if (++this.depth > MAX_DEPTH) throw new SyntaxFault(this.at, `Code is nested more than ${MAX_DEPTH} levels deep.`, true);
    }
    leave() {
        this.depth--;
    }
    attempt(work) {
        const { depth, allowsIn } = this;
        const start = this.scanner.start;
        try {
            work();
        } catch (fault) {
            if (!(fault instanceof SyntaxFault) || fault.isFatal) throw fault;
            this.report(fault.position, fault.message);
            this.depth = depth;
            this.allowsIn = allowsIn;
            this.skipStatement(start);
        }
    }
    skipStatement(start) {
        if (this.scanner.start <= start && !this.is('}')) this.skip();
        let braces = 0;
        while(!this.isEnd){
            if (this.is('{')) braces++;
            else if (this.is('}') && --braces < 0) return;
            else if (braces === 0 && this.is(';')) {
                this.skip();
                return;
            }
            const wasBrace = this.is('}');
            this.skip();
            if (braces === 0 && (wasBrace || this.isAfterLine && this.kind === 'name')) return;
        }
    }
    skip() {
        for(;;){
            try {
                this.next();
                return;
            } catch (fault) {
                if (!(fault instanceof SyntaxFault)) throw fault;
            }
        }
    }
    tokenWords() {
        if (this.isEnd) return 'the end of the script';
        const { start, end } = this.scanner;
        const words = this.text.slice(start, Math.min(end, start + 40));
        return `${JSON.stringify(words)}${end - start > 40 ? '…' : ''}`;
    }
}

const MAX_LENGTH = 16_000_000;
const MAX_INCLUDES = 32;
const MAX_INCLUDED = 2000;
function parseScript(source, options) {
    return parseNested(source, options, {
        depth: 0,
        count: {
            value: 0
        }
    });
}
function parseNested(source, options, including) {
    const { sources, dialect } = options;
    const base = sources.add(source);
    const errors = [];
    if (source.text.length > MAX_LENGTH) return {
        statements: [],
        errors: [
            sources.error(base, `A script has a maximum of ${MAX_LENGTH} characters.`)
        ]
    };
    const report = (position, message)=>{
        errors.push(sources.error(position, message));
        if (errors.length >= MAX_ERRORS) throw new SyntaxFault(position, '', true);
    };
    const include = (path, at)=>{
        const text = options.include?.(path, source.file);
        if (!text) throw new SyntaxFault(at, `The included file "${path.slice(0, 200)}" was not found.`);
        if (including.depth >= MAX_INCLUDES || ++including.count.value > MAX_INCLUDED) throw new SyntaxFault(at, 'Too many files are included, or they include one another.', true);
        const inner = parseNested(text, options, {
            ...including,
            depth: including.depth + 1
        });
        for (const error of inner.errors)if (errors.length < MAX_ERRORS) errors.push(error);
        return inner.statements;
    };
    const reader = new TokenReader(source.text, base, dialect, report, include);
    try {
        return {
            statements: reader.whole(parseStatements),
            errors
        };
    } catch (fault) {
        if (!(fault instanceof SyntaxFault)) throw fault;
        if (fault.message !== '') errors.push(sources.error(fault.position, fault.message));
        return {
            statements: [],
            errors
        };
    }
}

class Sources {
    add(source) {
        const base = this.end;
        this.entries.push({
            source,
            base
        });
        this.end += source.text.length + 1;
        return base;
    }
    sourceAt(position) {
        return this.entryAt(position)?.source;
    }
    missing(position, message) {
        return {
            ...this.error(position, message),
            isMissing: true
        };
    }
    error(position, message) {
        const entry = this.entryAt(position);
        if (!entry) return {
            file: '',
            line: 1,
            column: 1,
            message
        };
        entry.lines ??= beginningsOfLines(entry.source.text);
        const offset = position - entry.base;
        const index = lastUpTo(entry.lines, offset);
        const line = (entry.source.firstLine ?? 1) + index;
        return {
            file: entry.source.file,
            line,
            column: offset - (entry.lines[index] ?? 0) + 1,
            message
        };
    }
    entryAt(position) {
        let low = 0;
        let high = this.entries.length - 1;
        while(low < high){
            const middle = low + high + 1 >> 1;
            if ((this.entries[middle]?.base ?? 0) <= position) low = middle;
            else high = middle - 1;
        }
        return this.entries[low];
    }
    constructor(){
        this.entries = [];
        this.end = 0;
    }
}
function beginningsOfLines(text) {
    const lines = [
        0
    ];
    const breaks = /\r\n|[\n\r\u2028\u2029]/g;
    while(breaks.exec(text))lines.push(breaks.lastIndex);
    return lines;
}
function lastUpTo(sorted, value) {
    let low = 0;
    let high = sorted.length - 1;
    while(low < high){
        const middle = low + high + 1 >> 1;
        if ((sorted[middle] ?? 0) <= value) low = middle;
        else high = middle - 1;
    }
    return low;
}

class ScriptNames {
    constructor(statements){
        this.used = [];
        this.given = new Set();
        this.texts = new Set();
        this.apart = 0;
        this.visit(statements);
    }
    visit(part) {
        walkNodes(part, (each)=>{
            const node = each;
            if ('kind' in node && node.kind === 'With') return this.visitApart(node.object, node.body);
            if ('kind' in node && node.kind === 'TellTarget') return this.visitApart(node.target, node.body);
            if ('kind' in node) this.noteNode(node);
            else this.note(node);
            return false;
        });
    }
    visitApart(object, body) {
        this.visit(object);
        this.apart++;
        this.visit(body);
        this.apart--;
        return true;
    }
    noteNode(node) {
        if (node.kind === 'Member' || node.kind === 'Index') this.use(node.object);
        else if (node.kind === 'String') this.texts.add(node.value);
        else if (node.kind === 'Assign') this.give(node.target);
        else if (node.kind === 'Import') this.given.add(node.name.slice(node.name.lastIndexOf('.') + 1));
        else if (node.kind === 'Class' || node.kind === 'Namespace') this.given.add(node.name);
        else if (node.kind === 'ForIn' && node.target.kind !== 'Variable') this.give(node.target);
    }
    note(part) {
        if ('name' in part && typeof part.name === 'string') this.given.add(part.name);
    }
    give(target) {
        if (target.kind === 'Name' || target.kind === 'Member') this.given.add(target.name);
    }
    use(object) {
        const isOwn = object.kind === 'Name' || object.kind === 'Member' && object.object.kind === 'This';
        if (isOwn && this.apart === 0) this.used.push({
            name: object.name,
            at: object.at
        });
    }
}

exports.MAX_BASES = MAX_BASES;
exports.MAX_ERRORS = MAX_ERRORS;
exports.ScriptNames = ScriptNames;
exports.Sources = Sources;
exports.TOO_DEEP = TOO_DEEP;
exports.parseScript = parseScript;
exports.walkNodes = walkNodes;
