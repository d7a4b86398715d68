// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_defaults = require('./defaults.js');
const host_headless = require('./headless.js');
const host_errors = require('./errors.js');
let host_playing$late;
const host_playing = () => (host_playing$late ??= require('./playing.js'));
let host_planar$late;
const host_planar = () => (host_planar$late ??= require('./planar.js'));
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
let host_media$late;
const host_media = () => (host_media$late ??= require('./media.js'));

class DrawingPart {
    include(part) {
        this.nested.add(part);
        this.addWork(part.work.characters, part.work.filtered, part.work.pixels);
        this.dependsOnScale ||= part.dependsOnScale;
        this.dependsOnPlace ||= part.dependsOnPlace;
    }
    addWork(characters, filtered, pixels = 0) {
        const { work } = this;
        host_errors.checkCount('The picture', work.characters += characters, host_errors.MAX_DRAWN, 'characters of SVG to be drawn');
        host_errors.checkCount('The picture', work.filtered += Math.ceil(filtered), host_errors.MAX_FILTERED, 'pixels under filters');
        host_errors.checkCount('The picture', work.pixels += pixels, host_errors.MAX_BITMAP_PIXELS, 'pixels of bitmaps');
    }
    all() {
        const parts = new Set([
            this
        ]);
        for (const part of parts)for (const inner of part.nested)parts.add(inner);
        return parts;
    }
    constructor(){
        this.runs = [];
        this.definitions = new Map();
        this.missing = new Map();
        this.faces = new Set();
        this.work = {
            characters: 0,
            filtered: 0,
            pixels: 0
        };
        this.pictures = 0;
        this.nested = new Set();
        this.dependsOnScale = false;
        this.dependsOnPlace = false;
    }
}

const MAX_PARTS = 2 ** 14;
const MAX_PICTURES = 2 ** 26;
class DrawnSymbols {
    constructor(maxParts = MAX_PARTS){
        this.maxParts = maxParts;
        this.before = new Map();
        this.now = new Map();
        this.pictures = 0;
    }
    get(key) {
        const used = this.now.get(key);
        if (used) return used;
        const part = this.before.get(key);
        if (part) this.set(key, part);
        return part;
    }
    set(key, part) {
        if (this.now.size >= this.maxParts || this.pictures > MAX_PICTURES) {
            this.before = this.now;
            this.now = new Map();
            this.pictures = 0;
        }
        this.pictures += part.pictures;
        this.now.set(key, part);
    }
}
const SYMBOLS = new host_headless.FilmCache(()=>new DrawnSymbols());
const WITH_SMALL_TILES = new host_headless.FilmCache(()=>new DrawnSymbols());
function drawnSymbolsOf(film, hasSmallTiles) {
    return (hasSmallTiles ? WITH_SMALL_TILES : SYMBOLS).of(film);
}

function element(name, attributes, ...content) {
    let text = `<${name}`;
    for (const key of Object.keys(attributes)){
        const value = attributes[key];
        if (value === undefined) continue;
        text += ` ${key}="${typeof value === 'number' ? number(value) : escapeText(value)}"`;
    }
    const inner = content.join('');
    return inner === '' ? `${text}/>` : `${text}>${inner}</${name}>`;
}
function viewBoxOf({ x, y, width, height }) {
    return [
        x,
        y,
        width,
        height
    ].map(number).join(' ');
}
function group(attributes, content) {
    if (content === '') return '';
    return Object.values(attributes).some((value)=>value !== undefined) ? element('g', attributes, content) : content;
}
function number(value) {
    if (!Number.isFinite(value)) return '0';
    const rounded = Math.round(value * 1000) / 1000;
    return Object.is(rounded, -0) ? '0' : String(rounded);
}
function factor(value) {
    return Math.abs(value) < 1e-9 || !Number.isFinite(value) ? '0' : String(Number(value.toPrecision(6)));
}
function transform({ a, b, c, d, tx, ty }) {
    if (a === 1 && b === 0 && c === 0 && d === 1) return tx === 0 && ty === 0 ? undefined : `translate(${number(tx)} ${number(ty)})`;
    return `matrix(${factor(a)} ${factor(b)} ${factor(c)} ${factor(d)} ${number(tx)} ${number(ty)})`;
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;'
};
const UNPRINTABLE = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]', 'g');
function escapeText(text) {
    return text.replace(UNPRINTABLE, '').replace(/[&<>"]/g, (character)=>ESCAPES[character]);
}

const SANS$1 = '569 569 727 1139 1139 1821 1366 391 682 682 797 1196 569 682 569 569 1139 1139 1139 1139 1139 1139 1139 1139 ' + '1139 1139 569 569 1196 1196 1196 1139 2079 1366 1366 1479 1479 1366 1251 1593 1479 569 1024 1366 1139 1706 1479 ' + '1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 569 569 569 961 1139 682 1139 1139 1024 1139 1139 ' + '569 1139 1139 455 455 1024 455 1706 1139 1139 1139 1139 682 1024 569 1139 1024 1479 1024 1024 1024 684 532 684 ' + '1196';
const SANS_BOLD = '569 682 971 1139 1139 1821 1479 487 682 682 797 1196 569 682 569 569 1139 1139 1139 1139 1139 1139 1139 1139 ' + '1139 1139 682 682 1196 1196 1196 1251 1997 1479 1479 1479 1479 1366 1251 1593 1479 569 1139 1479 1251 1706 1479 ' + '1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 682 569 682 1196 1139 682 1139 1251 1139 1251 1139 ' + '682 1251 1251 569 569 1139 569 1821 1251 1251 1251 1251 797 1139 682 1251 1139 1593 1139 1139 1024 797 573 797 ' + '1196';
const SERIF$1 = '512 682 836 1024 1024 1706 1593 369 682 682 1024 1155 512 682 512 569 1024 1024 1024 1024 1024 1024 1024 1024 ' + '1024 1024 569 569 1155 1155 1155 909 1886 1479 1366 1366 1479 1251 1139 1479 1479 682 797 1479 1251 1821 1479 ' + '1479 1139 1479 1366 1139 1251 1479 1479 1933 1479 1479 1251 682 569 682 961 1024 682 909 1024 909 1024 909 682 ' + '1024 1024 569 569 1024 569 1593 1024 1024 1024 1024 682 797 569 1024 1024 1479 1024 1024 909 983 410 983 1108';
const SERIF_BOLD = '512 682 1137 1024 1024 2048 1706 569 682 682 1024 1167 512 682 512 569 1024 1024 1024 1024 1024 1024 1024 1024 ' + '1024 1024 682 682 1167 1167 1167 1024 1905 1479 1366 1479 1479 1366 1251 1593 1593 797 1024 1593 1366 1933 1479 ' + '1593 1251 1593 1479 1139 1366 1479 1479 2048 1479 1479 1366 682 569 682 1190 1024 682 1024 1139 909 1139 909 ' + '682 1024 1139 569 682 1139 569 1706 1139 1024 1139 1139 909 797 682 1139 1024 1479 1024 1024 909 807 451 807 ' + '1065';
const VERDANA$1 = '720 806 940 1676 1302 2204 1488 550 930 930 1302 1676 746 930 746 930 1302 1302 1302 1302 1302 1302 1302 1302 ' + '1302 1302 930 930 1676 1676 1676 1118 2048 1400 1404 1430 1578 1296 1178 1588 1540 862 932 1420 1140 1726 1532 ' + '1612 1236 1612 1424 1400 1262 1500 1400 2026 1404 1260 1404 930 930 930 1676 1302 1302 1230 1276 1068 1276 1220 ' + '720 1276 1296 562 706 1212 562 1992 1296 1244 1276 1276 874 1068 808 1296 1212 1676 1212 1212 1076 1300 930 ' + '1300 1676';
const VERDANA_BOLD = '700 826 1204 1776 1456 2606 1766 680 1114 1114 1456 1776 740 984 742 1414 1458 1458 1458 1458 1458 1458 1458 ' + '1458 1458 1458 826 824 1776 1776 1776 1264 1974 1590 1560 1482 1700 1400 1332 1664 1715 1118 1138 1580 1306 ' + '1942 1734 1742 1504 1742 1602 1458 1396 1664 1564 2312 1564 1510 1418 1114 1412 1114 1776 1456 1456 1368 1432 ' + '1206 1432 1360 866 1432 1460 700 826 1374 700 2170 1460 1406 1432 1432 1018 1218 936 1462 1334 2006 1370 1336 ' + '1222 1456 1114 1456 1776';
const IMPACT = '361 554 758 1284 1122 1420 1180 380 642 642 576 1092 344 604 378 810 1098 780 1028 1086 1023 1099 1109 802 1095 ' + '1109 414 414 1092 1092 1092 1076 1588 1040 1131 1134 1132 851 815 1129 1137 590 678 1099 779 1468 1109 1119 ' + '1028 1119 1103 1059 944 1120 1072 1668 988 969 813 578 810 578 990 1132 684 1032 1064 1013 1064 1047 592 1062 ' + '1073 561 573 979 561 1579 1071 1047 1063 1061 733 964 624 1070 895 1371 888 918 719 758 556 758 1076';
const BLACK$1 = '683 682 1024 1352 1366 2048 1821 569 797 797 1139 1352 682 682 682 569 1366 1366 1366 1366 1366 1366 1366 1366 ' + '1366 1366 682 682 1352 1352 1352 1251 1516 1593 1593 1593 1593 1479 1366 1706 1706 797 1366 1706 1366 1933 1706 ' + '1706 1479 1706 1593 1479 1479 1706 1593 2048 1593 1593 1479 797 569 797 1352 1024 682 1366 1366 1366 1366 1366 ' + '797 1366 1366 682 682 1366 682 2048 1366 1366 1366 1366 909 1251 909 1366 1251 1933 1366 1251 1139 797 569 797 ' + '1352';
const TREBUCHET = '614 758 655 1065 1065 1229 1454 328 758 758 758 1065 758 758 758 1065 1065 1065 1065 1065 1065 1065 1065 1065 ' + '1065 1065 758 758 1065 1065 1065 758 1577 1208 1167 1229 1249 1106 1065 1393 1331 573 983 1188 1044 1454 1311 ' + '1372 1147 1393 1188 983 1188 1331 1208 1741 1147 1167 1126 758 737 758 1065 1065 1065 1085 1147 1024 1147 1126 ' + '758 1024 1126 594 758 1024 594 1700 1126 1106 1147 1147 799 819 819 1126 1004 1516 1024 1004 963 758 1065 758 ' + '1065';
const TREBUCHET_BOLD = '618 752 752 1200 1200 1402 1446 470 752 752 886 1200 752 752 752 800 1200 1200 1200 1200 1200 1200 1200 1200 ' + '1200 1200 752 752 1200 1200 1200 898 1578 1298 1220 1254 1316 1166 1196 1376 1400 570 1092 1264 1132 1526 1368 ' + '1440 1202 1452 1252 1048 1254 1388 1274 1810 1230 1256 1148 824 728 824 1200 1200 1200 1092 1192 1048 1190 1178 ' + '758 1028 1214 612 752 1122 604 1760 1210 1160 1194 1196 876 882 812 1210 1080 1606 1132 1094 1082 888 1200 888 ' + '1200';
const PGOTHIC = '624 448 1024 1024 1024 1024 1216 416 624 624 1024 1024 416 1024 416 1024 1024 1024 1024 1024 1024 1024 1024 ' + '1024 1024 1024 416 416 1024 1024 1024 928 1368 1296 1304 1360 1328 1160 1128 1392 1312 504 1112 1224 1104 1520 ' + '1312 1448 1264 1448 1280 1232 1208 1312 1296 1520 1232 1208 1160 688 1208 688 848 624 848 976 1016 1024 1016 ' + '1024 624 944 1024 432 448 944 432 1504 1024 1040 1016 1016 712 944 720 1024 976 1328 944 976 936 480 480 480 ' + '848';
const GEORGIA = '492 676 840 1311 1249 1679 1454 451 778 778 963 1311 553 758 553 963 1249 881 1147 1126 1147 1085 1167 1024 ' + '1229 1167 635 635 1311 1311 1311 983 1905 1372 1331 1311 1536 1331 1229 1495 1659 799 1065 1413 1229 1905 1577 ' + '1516 1249 1516 1434 1147 1270 1556 1372 2007 1454 1270 1229 778 963 778 1311 1311 1024 1024 1147 922 1167 983 ' + '676 1044 1188 594 594 1106 594 1802 1208 1106 1167 1147 840 881 717 1188 1024 1516 1024 1004 901 881 778 881 ' + '1311';
const GEORGIA_BOLD = '512 778 1044 1434 1311 1802 1638 553 922 922 983 1434 676 778 676 963 1434 1004 1290 1270 1331 1229 1331 1126 ' + '1393 1331 758 758 1434 1434 1434 1126 1987 1556 1556 1475 1700 1475 1372 1659 1864 922 1229 1679 1413 2089 1720 ' + '1679 1434 1679 1638 1331 1393 1700 1556 2314 1659 1495 1413 922 963 922 1434 1434 1024 1229 1331 1085 1352 1167 ' + '799 1188 1393 717 717 1290 696 2089 1413 1311 1352 1331 1065 1044 819 1393 1167 1761 1208 1147 1085 1024 799 ' + '1024 1434';
const COMIC = '614 492 860 1720 1413 1679 1331 799 758 758 1085 983 573 860 512 1044 1249 922 1249 1249 1249 1249 1249 1249 ' + '1249 1249 614 614 778 1044 778 1065 1905 1495 1290 1229 1475 1270 1249 1393 1577 1126 1372 1249 1126 1802 1638 ' + '1638 1065 1802 1290 1413 1393 1516 1331 2130 1475 1311 1413 778 1126 778 1188 1290 1147 1044 1208 1044 1208 ' + '1126 1044 1085 1188 573 819 1106 553 1597 1065 1085 1085 1065 983 1004 963 1065 1004 1393 1208 1065 1106 758 ' + '860 758 1229';
const COMIC_BOLD = '983 492 901 1720 1413 1679 1331 881 758 758 1085 1249 881 1249 881 1044 1249 1249 1249 1249 1249 1249 1249 1249 ' + '1249 1249 881 881 1249 1249 1249 1167 1905 1495 1290 1270 1475 1270 1249 1393 1577 1126 1372 1249 1126 1802 ' + '1659 1638 1085 1802 1311 1413 1434 1516 1372 2130 1475 1311 1413 778 1126 778 1249 1290 1147 1147 1208 1044 ' + '1208 1147 1044 1085 1188 573 819 1106 553 1597 1065 1085 1085 1065 983 1004 963 1065 1004 1393 1208 1126 1106 ' + '758 860 758 1249';
const TAHOMA = '635 676 819 1495 1126 2007 1372 430 778 778 1126 1495 614 737 614 778 1126 1126 1126 1126 1126 1126 1126 1126 ' + '1126 1126 717 717 1495 1495 1495 963 1864 1229 1208 1229 1393 1147 1065 1372 1393 758 860 1208 1024 1577 1372 ' + '1454 1126 1454 1270 1147 1188 1352 1229 1843 1188 1188 1147 778 778 778 1495 1126 1126 1065 1126 942 1126 1085 ' + '655 1126 1147 471 573 1024 471 1720 1147 1106 1126 1126 737 922 676 1147 1024 1516 1024 1024 901 983 778 983 ' + '1495';
const TAHOMA_BOLD = '594 696 1004 1679 1311 2458 1597 573 922 922 1311 1679 635 881 635 1188 1311 1311 1311 1311 1311 1311 1311 1311 ' + '1311 1311 737 737 1679 1679 1679 1167 1884 1393 1413 1372 1556 1270 1188 1536 1556 983 1024 1434 1167 1823 1577 ' + '1577 1352 1577 1495 1290 1249 1516 1372 2109 1393 1372 1270 922 1188 922 1679 1311 1126 1229 1290 1085 1290 ' + '1208 778 1290 1311 614 737 1229 614 1946 1311 1270 1290 1290 881 1044 860 1311 1188 1823 1229 1188 1085 1270 ' + '1311 1270 1679';

const FIRST = ' '.charCodeAt(0);
function unkerned() {
    return 0;
}
function family([ascent, descent], [plain, bold = plain], { factor = 1, isMeasured = false } = {}) {
    const made = (table)=>({
            ascent,
            descent,
            advance: advancesOf(table, factor),
            kerning: unkerned
        });
    return {
        plain: made(plain),
        bold: made(bold),
        isMeasured
    };
}
function advancesOf(table, factor) {
    const advances = table.split(' ').map((width)=>Number(width) / 2048 * factor);
    return (character)=>{
        const code = character.codePointAt(0) ?? 0;
        const base = character.normalize('NFD').charCodeAt(0);
        const advance = advances.at(base - FIRST >= 0 ? base - FIRST : advances.length);
        return advance ?? (code >= 0x2e80 ? 1 : 0.556 * factor);
    };
}
const FIXED = Array.from({
    length: 95
}, ()=>'2048').join(' ');
const MEASURED = {
    isMeasured: true
};
const ARIAL = [
    0.905,
    0.212
];
const SANS = [
    SANS$1,
    SANS_BOLD
];
const SERIF = [
    SERIF$1,
    SERIF_BOLD
];
const VERDANA = [
    VERDANA$1,
    VERDANA_BOLD
];
const EAST_ASIAN = [
    0.859,
    0.141
];
const sans = family(ARIAL, SANS, MEASURED);
const serif = family([
    0.891,
    0.216
], SERIF, MEASURED);
const wide = family([
    1.005,
    0.21
], VERDANA, MEASURED);
const mono = family([
    0.833,
    0.3
], [
    FIXED
], {
    factor: 0.6,
    isMeasured: true
});
const FAMILIES = new Map([
    [
        'arial',
        sans
    ],
    [
        'helvetica',
        family([
            0.77,
            0.23
        ], SANS, MEASURED)
    ],
    [
        'sans',
        sans
    ],
    [
        'times',
        serif
    ],
    [
        'timesnew',
        serif
    ],
    [
        'serif',
        serif
    ],
    [
        'courier',
        mono
    ],
    [
        'couriernew',
        mono
    ],
    [
        'verdana',
        wide
    ],
    [
        'arialblack',
        family([
            1.1,
            0.31
        ], [
            BLACK$1
        ], MEASURED)
    ],
    [
        'impact',
        family([
            1.009,
            0.211
        ], [
            IMPACT
        ], MEASURED)
    ],
    [
        'consolas',
        family([
            0.92,
            0.251
        ], [
            FIXED
        ], {
            factor: 0.55,
            isMeasured: true
        })
    ],
    [
        'mspゴシック',
        family(EAST_ASIAN, [
            PGOTHIC
        ], MEASURED)
    ],
    [
        'mspgothic',
        family(EAST_ASIAN, [
            PGOTHIC
        ], MEASURED)
    ],
    ...[
        'msゴシック',
        'msgothic',
        'ms明朝',
        'msmincho',
        'simsun',
        'nsimsun',
        '宋体',
        '新宋体',
        'simhei',
        '黑体'
    ].map((name)=>[
            name,
            family(EAST_ASIAN, [
                FIXED
            ], {
                factor: 0.5
            })
        ]),
    [
        'tahoma',
        family([
            1,
            0.207
        ], [
            TAHOMA,
            TAHOMA_BOLD
        ])
    ],
    [
        'georgia',
        family([
            0.917,
            0.219
        ], [
            GEORGIA,
            GEORGIA_BOLD
        ])
    ],
    [
        'trebuchet',
        family([
            0.939,
            0.222
        ], [
            TREBUCHET,
            TREBUCHET_BOLD
        ])
    ],
    [
        'comicsans',
        family([
            1.102,
            0.292
        ], [
            COMIC,
            COMIC_BOLD
        ])
    ],
    [
        'arialnarrow',
        family([
            0.936,
            0.212
        ], SANS, {
            factor: 0.82
        })
    ],
    [
        'helveticanarrow',
        family([
            0.932,
            0.226
        ], SANS, {
            factor: 0.82
        })
    ],
    [
        'helveticaneue',
        family([
            0.952,
            0.213
        ], SANS)
    ],
    [
        'segoeui',
        family([
            1.079,
            0.251
        ], SANS)
    ],
    [
        'lucidagrande',
        family([
            0.967,
            0.211
        ], VERDANA, {
            factor: 0.96
        })
    ],
    [
        'lucidasansunicode',
        family([
            1.097,
            0.44
        ], VERDANA, {
            factor: 0.96
        })
    ],
    [
        'opensans',
        family([
            1.069,
            0.293
        ], SANS, {
            factor: 1.05
        })
    ],
    [
        'notosans',
        family([
            1.069,
            0.293
        ], SANS, {
            factor: 1.06
        })
    ],
    [
        'roboto',
        family([
            1.048,
            0.271
        ], SANS)
    ],
    [
        'lato',
        family([
            0.987,
            0.213
        ], SANS, {
            factor: 0.97
        })
    ],
    [
        'montserrat',
        family([
            0.968,
            0.251
        ], SANS, {
            factor: 1.12
        })
    ],
    [
        'oswald',
        family([
            1.193,
            0.289
        ], SANS, {
            factor: 0.82
        })
    ],
    [
        'raleway',
        family([
            0.94,
            0.234
        ], SANS, {
            factor: 1.04
        })
    ],
    [
        'poppins',
        family([
            1.05,
            0.35
        ], SANS, {
            factor: 1.12
        })
    ]
]);
const STYLES$1 = /(?:psmt|ps|mt|ms|reg|bold|italic|oblique|roman|regular|medium|light)+$/;
function familyOf(face) {
    const name = face.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return FAMILIES.get(name) ?? FAMILIES.get(name.replace(STYLES$1, ''));
}
function isCommonFace(face) {
    return familyOf(face)?.isMeasured === true;
}
function hasKnownHeights(face) {
    return familyOf(face) !== undefined;
}
function commonFace(face, isBold) {
    const family = familyOf(face) ?? similarFamily(face);
    return isBold ? family.bold : family.plain;
}
function similarFamily(face) {
    if (/mono|courier|typewriter|console|consolas|menlo|monaco/i.test(face)) return mono;
    if (/times|(?<!sans[- ]?)serif|georgia|garamond|palatino|minion|roman|song|mincho/i.test(face)) return serif;
    return /verdana|dejavu|\bvera\b|lucida/i.test(face) ? wide : sans;
}

const FAMILY = 1;
const STYLE = 2;
const FULL_NAME = 4;
const POSTSCRIPT_NAME = 6;
const TYPOGRAPHIC_FAMILY = 16;
const TYPOGRAPHIC_STYLE = 17;
function readFont(bytes, openOutlines) {
    let outlines;
    const outlineOf = openOutlines && ((glyph)=>(outlines ??= openOutlines(bytes))(glyph));
    return withinFile(()=>readTables(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), outlineOf));
}
function withinFile(read) {
    try {
        return read();
    } catch (error) {
        if (error instanceof RangeError) return undefined;
        throw error;
    }
}
const MAX_NAME_LENGTH = 512;
const KINDS$1 = new Set([
    0x00010000,
    0x4f54544f,
    0x74727565
]);
function readTables(view, outlineOf) {
    if (!KINDS$1.has(view.getUint32(0))) return undefined;
    const tables = new Map();
    for(let i = 0; i < view.getUint16(4); i++){
        const at = 12 + 16 * i;
        const tag = [
            0,
            1,
            2,
            3
        ].map((k)=>String.fromCharCode(view.getUint8(at + k))).join('');
        tables.set(tag, view.getUint32(at + 8));
    }
    const [head, hhea, hmtx, cmap, name] = [
        'head',
        'hhea',
        'hmtx',
        'cmap',
        'name'
    ].map((tag)=>tables.get(tag));
    if (!head || !hhea || !hmtx || !cmap || !name) return undefined;
    const unit = view.getUint16(head + 18);
    const pairs = readPairs(view, tables.get('kern'));
    const measured = view.getUint16(hhea + 34);
    const characters = readCharacters(view, cmap);
    if (unit === 0 || measured === 0 || !characters) return undefined;
    const glyphOf = (code)=>withinFile(()=>characters(code)) ?? 0;
    view.getUint16(hmtx + 4 * (measured - 1));
    return {
        names: readNames(view, name, [
            FULL_NAME,
            POSTSCRIPT_NAME
        ]),
        aliases: readAliases(view, name),
        style: readStyle(view, head, name, tables.get('OS/2')),
        ascent: view.getInt16(hhea + 4) / unit,
        descent: -view.getInt16(hhea + 6) / unit,
        has: (character)=>glyphOf(character.codePointAt(0) ?? 0) !== 0,
        advance: (character)=>{
            const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), measured - 1);
            return view.getUint16(hmtx + 4 * glyph) / unit;
        },
        kerning: (left, right)=>{
            if (pairs.size === 0) return 0;
            const [first, second] = [
                left,
                right
            ].map((character)=>glyphOf(character.codePointAt(0) ?? 0));
            return (pairs.get(pairKey(first, second)) ?? 0) / unit;
        },
        outline: (character, matrix)=>{
            const glyph = glyphOf(character.codePointAt(0) ?? 0);
            const steps = glyph === 0 ? undefined : outlineOf?.(glyph);
            return steps && drawGlyph(steps, host_headless.concat(matrix, {
                a: 1 / unit,
                b: 0,
                c: 0,
                d: -1 / unit,
                tx: 0,
                ty: 0
            }));
        }
    };
}
function readPairs(view, kern) {
    const pairs = new Map();
    if (kern === undefined || view.getUint16(kern) !== 0) return pairs;
    let at = kern + 4;
    for(let table = view.getUint16(kern + 2); table > 0; table--){
        const coverage = view.getUint16(at + 4);
        const isHorizontal = (coverage & 0xff07) === 1;
        for(let i = 0; isHorizontal && i < view.getUint16(at + 6); i++){
            const pair = at + 14 + 6 * i;
            pairs.set(pairKey(view.getUint16(pair), view.getUint16(pair + 2)), view.getInt16(pair + 4));
        }
        const length = view.getUint16(at + 2);
        if (length === 0) break;
        at += length;
    }
    return pairs;
}
function pairKey(left, right) {
    return left * 0x10000 + right;
}
function readStyle(view, head, name, os2) {
    const families = [
        TYPOGRAPHIC_FAMILY,
        FAMILY
    ].flatMap((number)=>readNames(view, name, [
            number
        ]));
    const isItalic = (view.getUint16(head + 44) & 2) !== 0;
    return {
        families: [
            ...new Set(families)
        ],
        fullName: readNames(view, name, [
            FULL_NAME
        ]).at(-1),
        weight: os2 === undefined ? 400 : view.getUint16(os2 + 4),
        isItalic: isItalic || os2 !== undefined && (view.getUint16(os2 + 62) & 1) !== 0,
        width: os2 === undefined ? 5 : view.getUint16(os2 + 6)
    };
}
const REGULAR$1 = /^(regular|normal|roman|book|plain)$/i;
function readAliases(view, name) {
    const numbers = [
        [
            FAMILY,
            STYLE
        ],
        [
            TYPOGRAPHIC_FAMILY,
            TYPOGRAPHIC_STYLE
        ]
    ];
    return numbers.flatMap(([ofFamily, ofStyle])=>{
        const styles = readNames(view, name, [
            ofStyle
        ]);
        const ends = [
            ...styles,
            ...styles.some((style)=>REGULAR$1.test(style)) ? [
                ''
            ] : []
        ];
        return readNames(view, name, [
            ofFamily
        ]).flatMap((family)=>ends.map((end)=>`${family} ${end}`));
    });
}
function readNames(view, table, numbers) {
    const names = new Set();
    const texts = table + view.getUint16(table + 4);
    for(let i = 0; i < view.getUint16(table + 2); i++){
        const at = table + 6 + 12 * i;
        const number = view.getUint16(at + 6);
        if (!numbers.includes(number)) continue;
        const bytesPerUnit = view.getUint16(at) === 1 ? 1 : 2;
        const start = texts + view.getUint16(at + 10);
        let text = '';
        const length = Math.min(view.getUint16(at + 8), MAX_NAME_LENGTH);
        for(let k = 0; k < length; k += bytesPerUnit){
            text += String.fromCharCode(bytesPerUnit === 1 ? view.getUint8(start + k) : view.getUint16(start + k));
        }
        names.add(text);
    }
    return [
        ...names
    ];
}
function readCharacters(view, cmap) {
    const formats = new Map();
    for(let i = 0; i < view.getUint16(cmap + 2); i++){
        const at = cmap + 4 + 8 * i;
        const platform = view.getUint16(at);
        const start = cmap + view.getUint32(at + 4);
        const isUnicode = platform === 0 || platform === 3 && view.getUint16(at + 2) !== 0;
        if (isUnicode) formats.set(view.getUint16(start), start);
    }
    const [groups, ranges] = [
        formats.get(12),
        formats.get(4)
    ];
    if (groups !== undefined) return (code)=>glyphInGroups(view, groups, code);
    return ranges === undefined ? undefined : (code)=>glyphInRanges(view, ranges, code);
}
function glyphInGroups(view, table, code) {
    const count = view.getUint32(table + 12);
    const index = firstFrom(count, (i)=>view.getUint32(table + 20 + 12 * i) >= code);
    const at = table + 16 + 12 * index;
    if (index >= count || code < view.getUint32(at)) return 0;
    return view.getUint32(at + 8) + code - view.getUint32(at);
}
function firstFrom(count, isSo) {
    let [low, high] = [
        0,
        count
    ];
    while(low < high){
        const middle = Math.floor((low + high) / 2);
        if (isSo(middle)) high = middle;
        else low = middle + 1;
    }
    return low;
}
function glyphInRanges(view, table, code) {
    const size = view.getUint16(table + 6);
    const count = size / 2;
    const index = firstFrom(count, (i)=>view.getUint16(table + 14 + 2 * i) >= code);
    const start = table + 16 + size + 2 * index;
    if (index >= count || code < view.getUint16(start)) return 0;
    const delta = view.getUint16(start + size);
    const offsetAt = start + 2 * size;
    const offset = view.getUint16(offsetAt);
    if (offset === 0) return code + delta & 0xffff;
    const glyph = view.getUint16(offsetAt + offset + 2 * (code - view.getUint16(start)));
    return glyph === 0 ? 0 : glyph + delta & 0xffff;
}
function drawGlyph(steps, matrix) {
    const pen = new (host_planar().PathPen)(matrix);
    for (const step of steps)drawStep(step, pen);
    return host_planar().closedCurves(pen.subpaths);
}
function drawStep(step, pen) {
    switch(step.type){
        case 'M':
            pen.moveTo(step.x, step.y);
            break;
        case 'L':
            pen.lineTo(step.x, step.y);
            break;
        case 'Q':
            pen.quadraticTo(step.x1, step.y1, step.x, step.y);
            break;
        case 'C':
            pen.cubicTo(step.x1, step.y1, step.x2, step.y2, step.x, step.y);
            break;
        case 'Z':
    }
}

function readFontFolders(platform, folders = []) {
    const files = new Map();
    const { disk, paths, openFontOutlines } = platform;
    for (const folder of folders){
        if (disk.stat(folder)?.isFolder !== true) throw new Error(`fonts: there is no folder "${folder}"`);
        for (const { name } of disk.list(folder)){
            if (!/\.(ttf|otf)$/i.test(name)) continue;
            const font = readFont(disk.read(paths.join(folder, name)), openFontOutlines);
            for (const called of font?.names ?? [])if (font) files.set(plain(called), font);
        }
    }
    return withAliases(files);
}
function withAliases(files) {
    const aliases = [
        ...files.values()
    ].flatMap((font)=>font.aliases.map((name)=>[
                plain(name),
                font
            ]));
    return new Map([
        ...aliases,
        ...files
    ]);
}
const LAST_ROUNDING = 11;
class Faces {
    constructor(files, majorVersion = Infinity, learn, faceOfItem){
        this.files = files;
        this.majorVersion = majorVersion;
        this.learn = learn;
        this.faceOfItem = faceOfItem;
    }
    named(said) {
        return said.endsWith('*') && this.faceOfItem?.(said.slice(0, -1)) || said;
    }
    learnt(face) {
        return this.learn?.().get(face);
    }
    get roundsAdvances() {
        return this.majorVersion <= LAST_ROUNDING;
    }
    has(face) {
        return this.files.has(plain(face));
    }
    styleOf(face) {
        return this.files.get(plain(face))?.style;
    }
    metricsOf(face, isBold) {
        return this.files.get(plain(face)) ?? commonFace(face, isBold);
    }
}
function plain(name) {
    return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function placesOf(piece) {
    const { text } = piece;
    const spacing = piece.format.letterSpacing;
    const characters = [
        ...text
    ];
    const places = [
        0
    ];
    let end = 0;
    characters.forEach((character, i)=>{
        end += advanceOf(piece, character, characters.at(i + 1)) + spacing;
        places.push(end);
    });
    return places;
}
function advanceOf(piece, character, next) {
    const { size, metrics, format } = piece;
    if (piece.flow === 'stacked') return heightOf$1(piece);
    const isKerned = next !== undefined && format.autoKern;
    const kerning = isKerned ? metrics.kerning(character, next) : 0;
    const twips = (metrics.advance(character) + kerning) * size * 20;
    return (piece.isRounded ? Math.round(twips) : Math.floor(twips + 1e-6)) / 20;
}
function lengthOf(piece) {
    return placesOf(piece).at(-1) ?? 0;
}
function breadthOf(piece) {
    return piece.flow === 'across' ? heightOf$1(piece) : piece.format.size;
}
function heightOf$1({ metrics, format }) {
    return (metrics.ascent + metrics.descent) * format.size;
}
function ascentOf({ metrics, format }) {
    return metrics.ascent * format.size;
}

function formatOf({ pieces, isFirst }) {
    const { alignment, indent, leftMargin, lineSpacing, rightMargin } = pieces.at(0)?.format ?? host_headless.PLAIN_FORMAT;
    return {
        alignment,
        before: leftMargin + (isFirst ? indent : 0),
        after: rightMargin,
        leading: lineSpacing
    };
}
function lineLength({ pieces }) {
    return pieces.reduce((sum, piece)=>sum + lengthOf(piece), 0);
}
function lineBreadth(line) {
    return line.pieces.reduce((most, piece)=>Math.max(most, breadthOf(piece)), 0);
}
function linePitch(line) {
    return lineBreadth(line) + formatOf(line).leading;
}
function roomIn(line, length) {
    const { before, after } = formatOf(line);
    return length - before - after;
}

const FALLBACK_FACE = 'DejaVu Sans';
const DEVICE_FACES = {
    _sans: 'sans-serif',
    _serif: 'serif',
    _typewriter: 'monospace'
};
const REGULAR = 400;
const BOLD = 700;
const WEIGHTS = new Map([
    [
        REGULAR,
        undefined
    ],
    [
        BOLD,
        'bold'
    ]
]);
const WIDTHS$1 = [
    ...[
        'ultra-condensed',
        'extra-condensed',
        'condensed',
        'semi-condensed',
        undefined
    ],
    ...[
        'semi-expanded',
        'expanded',
        'extra-expanded',
        'ultra-expanded'
    ]
];
function faceAttributes(face, { bold, italic }, style) {
    const plainWeight = style?.weight ?? REGULAR;
    const isStrong = style ? bold : isBold(face, {
        bold
    });
    const weight = isStrong ? BOLD : plainWeight;
    const isItalic = italic || (style?.isItalic ?? /italic|oblique/i.test(face));
    return {
        'font-family': [
            ...style?.families.map(quoted) ?? [],
            ...familiesOf(face)
        ].join(','),
        'font-weight': WEIGHTS.has(weight) ? WEIGHTS.get(weight) : weight,
        'font-style': isItalic ? 'italic' : undefined,
        'font-stretch': style && WIDTHS$1[style.width - 1]
    };
}
const NO_NAME = /[()[\]{}<>%;:"]/g;
function familiesOf(said) {
    const face = said.replace(NO_NAME, '');
    if (Object.hasOwn(DEVICE_FACES, face)) return [
        DEVICE_FACES[face],
        quoted(FALLBACK_FACE)
    ];
    const family = face.replace(/-.*$/, '').replace(/(PS)?MT$|PS$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return [
        ...new Set([
            face,
            family,
            FALLBACK_FACE
        ])
    ].map(quoted).concat('sans-serif');
}
function quoted(name) {
    return `'${name.replace(/['\\]/g, '')}'`;
}
function isBold(face, { bold }) {
    return bold || /bold|black|heavy/i.test(face);
}

const BREAKS = /(?<=[ -])|(?<=[\u2e80-\uffef])|(?=[\u2e80-\uffef])/;
const BREAK_BETWEEN = /^[ -].|[\u2e80-\uffef]/;
const ROUNDING$1 = 0.025;
function breakLines(paragraphs, length) {
    if (length <= 0) return [
        ...paragraphs
    ];
    return paragraphs.flatMap((paragraph)=>breakParagraph(paragraph, length));
}
function breakParagraph(paragraph, length) {
    const lines = [
        []
    ];
    let used = 0;
    const room = ()=>roomIn({
            ...paragraph,
            isFirst: lines.length === 1
        }, length) + ROUNDING$1;
    const put = (pieces)=>{
        for (const piece of pieces)lines[lines.length - 1].push(piece);
        used += lengthOfAll(pieces);
    };
    for (const word of wordsOf(paragraph)){
        const needed = lengthOfAll(trimmed(word));
        if (used > 0 && used + needed > room()) {
            lines.push([]);
            used = 0;
        }
        if (needed <= room()) {
            put(word);
            continue;
        }
        for (const piece of word.flatMap(charactersOf)){
            if (used > 0 && used + lengthOf(piece) > room()) {
                lines.push([]);
                used = 0;
            }
            put([
                piece
            ]);
        }
    }
    return lines.map((pieces, i)=>{
        const isLast = i === lines.length - 1;
        return {
            pieces: joined(isLast ? pieces : trimmed(pieces)),
            isFirst: i === 0,
            isLast
        };
    });
}
function wordsOf({ pieces }) {
    const words = [];
    let before = '';
    for (const piece of pieces){
        piece.text.split(BREAKS).forEach((text, i)=>{
            const continues = i === 0 && words.length > 0 && !BREAK_BETWEEN.test(before + text.charAt(0));
            if (continues) words[words.length - 1].push({
                ...piece,
                text
            });
            else words.push([
                {
                    ...piece,
                    text
                }
            ]);
        });
        before = piece.text.slice(-1) || before;
    }
    return words;
}
function charactersOf(piece) {
    return [
        ...piece.text
    ].map((text)=>({
            ...piece,
            text
        }));
}
function joined(pieces) {
    const result = [];
    for (const piece of pieces){
        const last = result.at(-1);
        if (last && last.format === piece.format) last.text += piece.text;
        else result.push({
            ...piece
        });
    }
    return result;
}
function trimmed(pieces) {
    const last = pieces.at(-1);
    return last ? [
        ...pieces.slice(0, -1),
        {
            ...last,
            text: last.text.trimEnd()
        }
    ] : [];
}
function lengthOfAll(pieces) {
    return pieces.reduce((sum, piece)=>sum + lengthOf(piece), 0);
}
const SLACK$1 = [
    1,
    1.05,
    1.1,
    1.15,
    1.2,
    1.3
];
const TOLERATED = 4;
function breakRoughly(paragraphs, length, breadth) {
    const breadthOfAll = (lines)=>lines.reduce((sum, line)=>sum + linePitch(line), 0);
    const room = breadth + TOLERATED;
    for (const slack of SLACK$1){
        const lines = breakLines(paragraphs, length * slack);
        if (breadthOfAll(lines) <= room) return lines;
    }
    const isOneLine = paragraphs.length === 1 && 2 * breadthOfAll(paragraphs) > room;
    return isOneLine ? [
        ...paragraphs
    ] : breakLines(paragraphs, length);
}

function fitStandIns(paragraphs, room, isWrapped) {
    const isEach = (is)=>paragraphs.every(({ pieces })=>pieces.every(is));
    const isPossible = isEach((piece)=>piece.isMeasured) ? isNear : isLikely;
    const isHeightKnown = isEach((piece)=>piece.isHeightKnown);
    if (!isWrapped) {
        const width = widthOf$1(paragraphs, room.length - GROWN$1);
        const scaled = scaledLines(paragraphs, isPossible(width) ? width : 1, 1);
        const height = heightOf(scaled, room.breadth);
        return isPossible(height) ? scaledLines(scaled, 1, height) : scaled;
    }
    let best;
    let least = Infinity;
    const count = isHeightKnown ? WIDTHS.length : COMMON_WIDTHS;
    const linesAt = (width)=>breakLines(scaledLines(paragraphs, width, 1), room.length);
    for (const width of widthsToTry(paragraphs, count, linesAt)){
        if (Math.abs(Math.log(width)) >= least) break;
        const lines = linesAt(width);
        const height = heightOf(lines, room.breadth);
        const change = Math.abs(Math.log(width)) + (isHeightKnown ? SURE : 1) * Math.abs(Math.log(height));
        if (!(isHeightKnown ? isNear : isPossible)(height) || change >= least) continue;
        least = change;
        best = scaledLines(lines, 1, height);
    }
    return best;
}
function isLikely(factor) {
    return factor > 0.7 && factor < 1.5;
}
function isNear(factor) {
    return factor > 0.88 && factor < 1.14;
}
const GROWN$1 = 0.2;
const WIDTHS = Array.from({
    length: 67
}, (_, i)=>1.03 ** ((i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2))).filter((width)=>width > 0.5 && width < 2);
const TRIED_CHARACTERS = 500_000;
function widthsToTry(paragraphs, count, linesAt) {
    const widths = WIDTHS.slice(0, Math.min(count, affordable(paragraphs)));
    const [first] = widths;
    if (widths.length < 4 || !areEquallyHigh(paragraphs)) return widths;
    const isAlike = linesAt(Math.min(...widths)).length === linesAt(Math.max(...widths)).length;
    return isAlike ? [
        first
    ] : widths;
}
function areEquallyHigh(paragraphs) {
    const pieces = paragraphs.flatMap((paragraph)=>paragraph.pieces);
    const first = pieces.at(0);
    return pieces.every((piece)=>breadthOf(piece) === (first && breadthOf(first)) && piece.format.lineSpacing === first?.format.lineSpacing);
}
function affordable(paragraphs) {
    const length = paragraphs.reduce((sum, { pieces })=>sum + pieces.reduce((own, { text })=>own + text.length + 1, 0), 0);
    return Math.max(1, Math.floor(TRIED_CHARACTERS / Math.max(1, length)));
}
const COMMON_WIDTHS = 23;
const SURE = 4;
function widthOf$1(paragraphs, length) {
    let longest = 0;
    let factor = 1;
    for (const line of paragraphs){
        const natural = lineLength(line);
        const spacing = line.pieces.reduce((sum, piece)=>sum + piece.format.letterSpacing * [
                ...piece.text
            ].length, 0);
        if (natural <= longest || natural <= spacing) continue;
        longest = natural;
        factor = (roomIn(line, length) - spacing) / (natural - spacing);
    }
    return factor;
}
function heightOf(lines, breadth) {
    const leading = lines.slice(0, -1).reduce((sum, line)=>sum + formatOf(line).leading, 0);
    const natural = lines.reduce((sum, line)=>sum + lineBreadth(line), 0);
    return (breadth - leading) / natural;
}
function scaledLines(lines, width, height) {
    return lines.map((line)=>({
            ...line,
            pieces: line.pieces.map((piece)=>scaledPiece(piece, width, height))
        }));
}
function scaledPiece(piece, width, height) {
    if (piece.isExact) return piece;
    const scaled = scaledMetrics(piece.metrics, width, height);
    if (!piece.isAscentKnown) return {
        ...piece,
        metrics: withLikelyAscent(scaled)
    };
    if (Math.abs(height - 1) > 0.05) return {
        ...piece,
        metrics: scaled
    };
    const { ascent } = piece.metrics;
    return {
        ...piece,
        metrics: {
            ...scaled,
            ascent,
            descent: scaled.ascent + scaled.descent - ascent
        }
    };
}
function withLikelyAscent(metrics) {
    const height = metrics.ascent + metrics.descent;
    const ascent = height < 1.04 ? 0.755 * height : Math.min(1, 0.81 * height);
    return {
        ...metrics,
        ascent,
        descent: height - ascent
    };
}
function scaledMetrics(metrics, width, height) {
    return {
        ascent: metrics.ascent * height,
        descent: metrics.descent * height,
        advance: (character)=>metrics.advance(character) * width,
        kerning: (left, right)=>metrics.kerning(left, right) * width
    };
}

const RAISED_SIZE = 0.65;
function readLines(content, faces) {
    const isPassword = content.lineType === 'password';
    const isRounded = content.isStatic && faces.roundsAdvances;
    const lines = [
        []
    ];
    let length = 0;
    for (const { characters, format } of content.runs){
        length += characters.length;
        host_errors.checkCount(`The text "${content.name}"`, length, host_errors.MAX_TEXT_LENGTH, 'characters');
        const flow = content.isVertical ? format.rotation ? 'turned' : 'stacked' : 'across';
        const text = isPassword ? characters.replace(/./g, '*') : characters;
        text.split(/\r\n|\r|\n/).forEach((part, index)=>{
            if (index > 0) lines.push([]);
            lines[lines.length - 1].push(pieceOf(part, format, flow, faces, isRounded));
        });
    }
    return lines.map((pieces)=>({
            pieces,
            isFirst: true,
            isLast: true
        }));
}
function pieceOf(text, format, flow, faces, isRounded) {
    const face = faces.named(format.face);
    const isRaised = format.characterPosition !== 'normal';
    const isExact = faces.has(face);
    const isMeasured = isExact || isCommonFace(face);
    const isAscentKnown = isExact || hasKnownHeights(face);
    const metrics = faces.metricsOf(face, isBold(face, format));
    return {
        text,
        format,
        face,
        size: format.size * (isRaised ? RAISED_SIZE : 1),
        ...isAscentKnown ? {
            metrics,
            isHeightKnown: true
        } : asLearnt(metrics, format, faces.learnt(face)),
        isExact,
        isMeasured,
        isAscentKnown,
        isRounded,
        flow
    };
}
function asLearnt(metrics, { lineHeight, size }, learnt) {
    const factor = lineHeight / size / (metrics.ascent + metrics.descent);
    const isSaid = factor > 0.5 && factor < 3;
    const height = isSaid ? factor : learnt?.height;
    return {
        metrics: withLikelyAscent(scaledMetrics(metrics, learnt?.width ?? 1, height ?? 1)),
        isHeightKnown: height !== undefined
    };
}

const GROWN = 0.2;
function learnFaces(texts, faces) {
    const heights = new Map();
    const uncounted = new Map();
    const widths = new Map();
    for (const text of texts){
        const lines = readLines(text, faces);
        const face = onlyFace(lines);
        if (face === undefined || text.isVertical) continue;
        const height = heightFactor(text, lines);
        if (height !== undefined) add(heights, face, height);
        else add(uncounted, face, blockOf(text, lines));
        const width = text.autoExpand ? widthFactor(text, lines) : undefined;
        if (width && width.length > (widths.get(face)?.length ?? 0)) widths.set(face, width);
    }
    for (const [face, blocks] of uncounted){
        const height = heights.has(face) ? undefined : commonHeight(blocks);
        if (height !== undefined) heights.set(face, [
            height
        ]);
    }
    const learnt = new Map();
    for (const face of new Set([
        ...heights.keys(),
        ...widths.keys()
    ])){
        const sorted = [
            ...heights.get(face) ?? []
        ].sort((one, other)=>one - other);
        const height = sorted.at(Math.floor(sorted.length / 2));
        learnt.set(face, {
            height,
            width: widths.get(face)?.factor
        });
    }
    return learnt;
}
function add(lists, key, value) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [
        value
    ]);
}
function onlyFace(lines) {
    const pieces = lines.flatMap((line)=>line.pieces).filter(({ text })=>text.trim() !== '');
    const names = new Set(pieces.map((piece)=>`${piece.face} ${String(piece.size)}`));
    const [first] = pieces;
    return names.size === 1 && !first.isMeasured ? first.face : undefined;
}
function heightFactor(text, lines) {
    const { height } = text;
    const { size } = text.firstFormat;
    const isCounted = text.autoExpand || lines.length === 1 && height < 1.9 * size;
    if (!isCounted) return undefined;
    const leading = lines.slice(0, -1).reduce((sum, line)=>sum + formatOf(line).leading, 0);
    return likely((height - leading) / lines.reduce((sum, line)=>sum + lineBreadth(line), 0));
}
function blockOf(text, lines) {
    const { leading } = formatOf(lines[0]);
    return {
        height: text.height + leading,
        line: lineBreadth(lines[0]),
        leading
    };
}
function commonHeight(blocks) {
    const [first] = blocks;
    if (blocks.every(({ height })=>Math.abs(height - first.height) < 1)) return undefined;
    const possible = [];
    for(let count = 1; count <= MAX_LINES; count++){
        const factor = (first.height / count - first.leading) / first.line;
        if (factor > 0.75 && factor < 1.6 && blocks.every((block)=>isWhole(block, factor))) possible.push(factor);
    }
    return possible.length === 1 ? possible[0] : undefined;
}
const MAX_LINES = 40;
function isWhole({ height, line, leading }, factor) {
    const pitch = line * factor + leading;
    const count = Math.max(1, Math.round(height / pitch));
    return Math.abs(height - count * pitch) <= 0.06 + 0.03 * count;
}
function widthFactor(text, lines) {
    const [longest] = [
        ...lines
    ].sort((one, other)=>lineLength(other) - lineLength(one));
    const spacing = longest.pieces.reduce((sum, piece)=>sum + piece.format.letterSpacing * [
            ...piece.text
        ].length, 0);
    const length = lineLength(longest) - spacing;
    const factor = likely((text.width - GROWN - spacing) / length);
    return factor === undefined ? undefined : {
        length,
        factor
    };
}
function likely(factor) {
    return factor > 0.5 && factor < 2.5 ? factor : undefined;
}

const FACES = new host_headless.FilmCache(readFaces);
function facesOf(film) {
    return FACES.of(film);
}
function readFaces(film) {
    const fonts = fontsOf(film);
    const version = film.properties.majorVersion;
    const faceOfItem = (name)=>faceOfFontItem(film, name);
    let learnt;
    const learn = ()=>learnt ??= learnFrom(film, new Faces(fonts, version, undefined, faceOfItem));
    return new Faces(fonts, version, learn, faceOfItem);
}
function faceOfFontItem({ listedItems }, name) {
    const named = listedItems.find((item)=>item.itemType === 'font' && host_headless.leafOf(item.name) === name);
    return named && host_headless.FONT_ITEM.font.read(named);
}
function learnFrom(film, faces) {
    return learnFaces(host_headless.staticTextsOf(film), faces);
}
const fontsByFolders = new WeakMap();
const NO_FOLDERS = [];
function fontsOf({ platform, fonts: folders = NO_FOLDERS }) {
    let fonts = fontsByFolders.get(folders);
    if (!fonts) fontsByFolders.set(folders, fonts = readFontFolders(platform, folders));
    return fonts;
}

const REFERENCE = /(?:href="#|="url\(#)(d[0-9a-z]+)/g;
const CHARACTERS_OF_DASH = 10;
class Drawing {
    constructor(film, view, drawFrame, highlighted, hasSmallTiles = false){
        this.film = film;
        this.view = view;
        this.drawFrame = drawFrame;
        this.highlighted = highlighted;
        this.hasSmallTiles = hasSmallTiles;
        this.whole = new DrawingPart();
        this.part = this.whole;
        this.weight = 0;
        this.built = new Map();
        this.numbers = new Map();
        this.symbols = drawnSymbolsOf(film, hasSmallTiles);
        this.fonts = facesOf(film);
    }
    define(key, build) {
        const id = `d${nameOf(key)}`;
        let definition = this.built.get(id);
        if (definition === undefined) {
            this.built.set(id, definition = build(id));
            this.weight += definition.length;
        }
        this.part.definitions.set(id, definition);
        this.part.addWork(definition.length, 0);
        return id;
    }
    add(name, attributes, content) {
        const said = Object.entries(attributes).map(([key, value])=>`${key}=${typeof value === 'number' ? number(value) : value}`);
        const key = `${name} ${said.join(' ')} ${content}`;
        return this.define(key, (id)=>element(name, {
                id,
                ...attributes
            }, content));
    }
    record(draw) {
        const outer = this.part;
        const part = new DrawingPart();
        this.part = part;
        try {
            part.runs = draw();
        } finally{
            this.part = outer;
        }
        return part;
    }
    include(part) {
        this.part.include(part);
    }
    once(timeline, findOut) {
        let number = this.numbers.get(timeline);
        if (number === undefined) this.numbers.set(timeline, number = findOut());
        return number;
    }
    beginPicture() {
        this.part.work.characters = 0;
        this.part.work.filtered = 0;
        this.part.work.pixels = 0;
    }
    useDashes(count) {
        if (count > 0) this.part.addWork(Math.ceil(count) * CHARACTERS_OF_DASH, 0);
    }
    useBitmap(width, height) {
        this.part.addWork(0, 0, width * height);
    }
    useFilters(count, region) {
        const { x, y, width, height } = this.view;
        const isKnown = width > 1 && height > 1;
        const seen = isKnown ? host_headless.overlap(region, {
            left: x,
            top: y,
            right: x + width,
            bottom: y + height
        }) : region;
        if (!host_headless.isEmpty(seen)) this.part.addWork(0, count * (seen.right - seen.left) * (seen.bottom - seen.top));
    }
    notDrawn(what) {
        const { missing } = this.part;
        missing.set(what, (missing.get(what) ?? 0) + 1);
    }
    usePicture(characters) {
        this.part.pictures += characters;
        this.part.addWork(characters, 0);
    }
    useFace(face) {
        this.part.faces.add(face);
    }
    useScale() {
        this.part.dependsOnScale = true;
    }
    usePlace() {
        this.part.dependsOnPlace = true;
    }
    get faces() {
        const faces = new Set();
        for (const part of this.whole.all())for (const face of part.faces)faces.add(face);
        return [
            ...faces
        ].sort();
    }
    get left() {
        const missing = new Map();
        for (const part of this.whole.all())for (const [what, times] of part.missing)missing.set(what, (missing.get(what) ?? 0) + times);
        return [
            ...missing
        ];
    }
    get defs() {
        return definitionsElement(this.definitions());
    }
    defsFor(markup) {
        return definitionsElement(this.definitionsFor(markup));
    }
    definitionsFor(markup) {
        const all = this.definitions();
        const needed = new Set();
        const open = [
            markup
        ];
        for(let text = open.pop(); text !== undefined; text = open.pop()){
            for (const [, id] of text.matchAll(REFERENCE)){
                const definition = all.get(id);
                if (definition === undefined || needed.has(id)) continue;
                needed.add(id);
                open.push(definition);
            }
        }
        return new Map([
            ...all
        ].filter(([id])=>needed.has(id)));
    }
    definitions() {
        const definitions = new Map();
        for (const part of this.whole.all())for (const [id, definition] of part.definitions)definitions.set(id, definition);
        return definitions;
    }
}
function definitionsElement(definitions) {
    return definitions.size === 0 ? '' : element('defs', {}, [
        ...definitions.values()
    ].join(''));
}
function nameOf(text) {
    let low = 0xdeadbeef;
    let high = 0x41c6ce57;
    for(let i = 0; i < text.length; i++){
        const code = text.charCodeAt(i);
        low = Math.imul(low ^ code, 2654435761);
        high = Math.imul(high ^ code, 1597334677);
    }
    low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
    high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
    return ((high >>> 0) * 0x200000 + (low >>> 0 >>> 11)).toString(36);
}

function colorMatrix({ factors, offsets }) {
    return factors.map((factor, row)=>{
        const values = [
            0,
            0,
            0,
            0,
            offsets[row] / 255
        ];
        values[row] = factor;
        return values.map((value)=>Number(value.toFixed(5))).join(' ');
    }).join(' ');
}

const SIGNATURE = [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a
];
const BITS_PER_CHANNEL = 8;
const RGBA = 6;
const INDEXED = 3;
const BYTES_PER_PIXEL = 4;
const FILTERS = 5;
function encodePng(pixels, compression) {
    return host_headless.joinBytes([
        pngHead(pixels, compression),
        pngChunk('IDAT', packPixels(pixels, compression), compression),
        pngEnd(compression)
    ]);
}
function pngHead({ width, height }, compression, kind = RGBA) {
    const header = new Uint8Array(13);
    const view = new DataView(header.buffer);
    view.setUint32(0, width);
    view.setUint32(4, height);
    header.set([
        BITS_PER_CHANNEL,
        kind
    ], 8);
    return host_headless.joinBytes([
        Uint8Array.from(SIGNATURE),
        pngChunk('IHDR', header, compression)
    ]);
}
function pngEnd(compression) {
    return pngChunk('IEND', new Uint8Array(0), compression);
}
function packPixels({ width, height, rgba }, compression) {
    return compression.deflate(filtered$1(rgba, width * BYTES_PER_PIXEL, height));
}
function pngChunk(type, data, compression) {
    const bytes = new Uint8Array(data.length + 12);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, data.length);
    for(let i = 0; i < 4; i++)bytes[4 + i] = type.charCodeAt(i);
    bytes.set(data, 8);
    view.setUint32(8 + data.length, compression.crc32(bytes.subarray(4, 8 + data.length)));
    return bytes;
}
function filtered$1(rgba, rowSize, height) {
    const result = new Uint8Array((rowSize + 1) * height);
    const row = new Uint8Array(rowSize);
    for(let y = 0; y < height; y++){
        let least = Infinity;
        for(let filter = 0; filter < FILTERS; filter++){
            const sum = filterRow(rgba, y * rowSize, rowSize, filter, row);
            if (sum >= least) {
                if (least === 0) break;
                continue;
            }
            least = sum;
            result[y * (rowSize + 1)] = filter;
            result.set(row, y * (rowSize + 1) + 1);
        }
    }
    return result;
}
function filterRow(rgba, start, size, filter, target) {
    let sum = 0;
    for(let i = 0; i < size; i++){
        const at = start + i;
        const left = i < BYTES_PER_PIXEL ? 0 : rgba[at - BYTES_PER_PIXEL];
        const up = start === 0 ? 0 : rgba[at - size];
        const corner = start === 0 || i < BYTES_PER_PIXEL ? 0 : rgba[at - size - BYTES_PER_PIXEL];
        const difference = rgba[at] - predict(filter, left, up, corner) & 255;
        target[i] = difference;
        sum += difference < 128 ? difference : 256 - difference;
    }
    return sum;
}
function predict(filter, left, up, corner) {
    if (filter === 0) return 0;
    if (filter === 1) return left;
    if (filter === 2) return up;
    return filter === 3 ? left + up >> 1 : paeth(left, up, corner);
}
function paeth(left, up, corner) {
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - 2 * corner);
    if (toLeft <= toUp && toLeft <= toCorner) return left;
    return toUp <= toCorner ? up : corner;
}

const MAX_COLORS = 256;
function encodeSmallPng(pixels, compression) {
    const full = encodePng(pixels, compression);
    const indexed = indexedPixels(pixels);
    if (!indexed) return full;
    const small = encodeIndexed(pixels, indexed, compression);
    return small.length < full.length ? small : full;
}
function encodeIndexed(pixels, { rows, colors }, compression) {
    const [palette, alphas] = [
        new Uint8Array(colors.length * 3),
        new Uint8Array(colors.length)
    ];
    colors.forEach((color, i)=>{
        palette.set([
            color & 255,
            color >> 8 & 255,
            color >> 16 & 255
        ], i * 3);
        alphas[i] = color >>> 24;
    });
    const isOpaque = alphas.every((alpha)=>alpha === 255);
    return host_headless.joinBytes([
        pngHead(pixels, compression, INDEXED),
        pngChunk('PLTE', palette, compression),
        ...isOpaque ? [] : [
            pngChunk('tRNS', alphas, compression)
        ],
        pngChunk('IDAT', compression.deflate(rows), compression),
        pngEnd(compression)
    ]);
}
function indexedPixels({ width, height, rgba }) {
    const words = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
    const indices = new Map();
    const rows = new Uint8Array((width + 1) * height);
    let at = 0;
    for(let y = 0; y < height; y++){
        for(let x = 1; x <= width; x++, at += 4){
            const color = words.getUint32(at, true);
            let index = indices.get(color);
            if (index === undefined) {
                if (indices.size === MAX_COLORS) return undefined;
                indices.set(color, index = indices.size);
            }
            rows[y * (width + 1) + x] = index;
        }
    }
    return {
        rows,
        colors: [
            ...indices.keys()
        ]
    };
}

const FLAG = 24;
const SLACK = 65536;
const BYTES_PER_COLOR = 4;
const MAX_PADDING = 64;
function readLosslessHeader(bytes) {
    if (bytes.length <= FLAG + 1 || bytes[0] !== 3 || bytes[1] !== 5 && bytes[1] !== 3) return undefined;
    const view = viewOf$1(bytes);
    return {
        isIndexed: bytes[1] === 3,
        rowBytes: view.getUint16(2, true),
        width: view.getUint16(4, true),
        height: view.getUint16(6, true)
    };
}
function decodeLossless(bytes, header, compression) {
    const { width, height, rowBytes } = header;
    const palette = header.isIndexed ? paletteOf(bytes) : undefined;
    if (header.isIndexed && !palette) return undefined;
    const used = width * (palette ? 1 : BYTES_PER_COLOR);
    if (rowBytes < used || rowBytes > used + MAX_PADDING) return undefined;
    const rows = rowsIn(bytes, palette ? palette.end : FLAG + 1, rowBytes * height, compression);
    if (rows.length < rowBytes * height) return undefined;
    const rgba = new Uint8Array(width * height * BYTES_PER_COLOR);
    for(let y = 0; y < height; y++){
        const row = rows.subarray(y * rowBytes, (y + 1) * rowBytes);
        const target = rgba.subarray(y * width * BYTES_PER_COLOR, (y + 1) * width * BYTES_PER_COLOR);
        if (palette) indexedRow(row, palette.rgba, target);
        else unmultiplyColors(row, target);
    }
    return {
        width,
        height,
        rgba
    };
}
function paletteOf(bytes) {
    const start = FLAG + 3;
    if (bytes.length < start) return undefined;
    const end = start + viewOf$1(bytes).getUint16(FLAG + 1, true) * BYTES_PER_COLOR;
    if (bytes.length <= end) return undefined;
    const rgba = new Uint8Array(end - start);
    unmultiplyColors(bytes.subarray(start, end), rgba);
    return {
        rgba,
        end
    };
}
function rowsIn(bytes, flag, size, compression) {
    const data = bytes.subarray(flag + 1);
    return bytes[flag] === 1 ? compression.inflate(chunksIn(data), size + SLACK) : data;
}
function chunksIn(bytes) {
    const chunks = [];
    const view = viewOf$1(bytes);
    for(let at = 0; at + 2 <= bytes.length;){
        const length = view.getUint16(at, true);
        if (length === 0) break;
        chunks.push(bytes.subarray(at + 2, at + 2 + length));
        at += 2 + length;
    }
    return host_headless.joinBytes(chunks);
}
function indexedRow(row, palette, target) {
    for(let at = 0, x = 0; at < target.length; at += BYTES_PER_COLOR, x++){
        const color = row[x] * BYTES_PER_COLOR;
        target.set(palette.subarray(color, color + BYTES_PER_COLOR), at);
    }
}
function unmultiplyColors(source, target) {
    for(let at = 0; at < target.length; at += BYTES_PER_COLOR){
        const alpha = source[at];
        target[at + 3] = alpha;
        for(let channel = 0; channel < 3; channel++){
            const value = source[at + 1 + channel];
            target[at + channel] = alpha === 0 ? 0 : Math.min(255, Math.round(value * 255 / alpha));
        }
    }
}
function viewOf$1(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const SHORTEST = 24;
function decodeBitmap(bytes, options) {
    if (bytes.length === 0) return 'has no data';
    const file = imageFile(bytes) ?? lossless(bytes, options) ?? 'is not a JPEG, PNG or GIF, nor a lossless bitmap';
    if (typeof file === 'string') return file;
    return file.width * file.height > options.maxPixels ? tooLarge(options) : file;
}
function tooLarge({ maxPixels }) {
    return `has more than ${maxPixels} pixels`;
}
function imageFile(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(bytes, view) ?? 'is a damaged JPEG';
    const head = host_errors.decodeLatin1(bytes.subarray(0, 4));
    const isPng = head === '\x89PNG';
    if (!isPng && !head.startsWith('GIF')) return undefined;
    if (bytes.length < SHORTEST) return `is a damaged ${isPng ? 'PNG' : 'GIF'}`;
    return isPng ? {
        type: 'image/png',
        bytes,
        width: view.getUint32(16),
        height: view.getUint32(20)
    } : {
        type: 'image/gif',
        bytes,
        width: view.getUint16(6, true),
        height: view.getUint16(8, true)
    };
}
function jpeg(bytes, view) {
    for(let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)){
        if (bytes[at] !== 0xff) return undefined;
        const marker = bytes[at + 1];
        const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
        if (isFrame) {
            if (hasTooManyScans(bytes.subarray(at))) return `has more than ${host_errors.MAX_JPEG_SCANS} scans`;
            return {
                type: 'image/jpeg',
                bytes,
                width: view.getUint16(at + 7),
                height: view.getUint16(at + 5)
            };
        }
    }
    return undefined;
}
function hasTooManyScans(bytes) {
    let scans = 0;
    for(let at = bytes.indexOf(0xff); at >= 0 && scans <= host_errors.MAX_JPEG_SCANS; at = bytes.indexOf(0xff, at + 1))if (bytes[at + 1] === 0xda) scans++;
    return scans > host_errors.MAX_JPEG_SCANS;
}
function lossless(bytes, options) {
    const header = readLosslessHeader(bytes);
    if (!header) return undefined;
    const { width, height } = header;
    if (width * height === 0) return 'has no pixels';
    if (width * height > options.maxPixels) return tooLarge(options);
    const pixels = decodeLossless(bytes, header, options.compression);
    if (!pixels) return 'is damaged';
    return {
        type: 'image/png',
        bytes: encodeSmallPng(pixels, options.compression),
        width,
        height
    };
}

const bitmapsOf = new WeakMap();
function decodedOf(film) {
    let bitmaps = bitmapsOf.get(film);
    if (!bitmaps) bitmapsOf.set(film, bitmaps = {
        entries: new Map(),
        pixels: 0
    });
    return bitmaps;
}
function drawBitmap({ path, matrix }, state, drawing) {
    if (host_headless.hidesAll(state.color) && !state.isMask) return '';
    const image = bitmapImage(path, state.color, drawing);
    const item = drawing.film.item(path);
    if (!image || !item) return '';
    const scale = host_shown().ownScale(item, image);
    const placement = transform(host_headless.isIdentity(scale) ? matrix : host_headless.concat(matrix, scale));
    if (state.isMask) {
        return element('rect', {
            width: image.width,
            height: image.height,
            transform: placement,
            fill: '#fff'
        });
    }
    return element('g', {
        transform: placement
    }, image.markup);
}
function bitmapImage(path, color, drawing) {
    const file = imageOf(path, drawing.film);
    if (typeof file === 'string') {
        drawing.notDrawn(`bitmap "${path}", which ${file}`);
        return undefined;
    }
    const { width, height } = file.image;
    drawing.useBitmap(width, height);
    const item = drawing.film.item(path);
    const rendering = item && host_headless.BITMAP_ITEM.allowSmoothing.read(item) ? undefined : 'pixelated';
    const attributes = {
        width,
        height,
        preserveAspectRatio: 'none',
        'image-rendering': rendering
    };
    const id = drawing.define(`bitmap ${path}`, (name)=>element('image', {
            id: name,
            ...attributes,
            href: file.uri
        }));
    return {
        width,
        height,
        markup: element('use', {
            href: `#${id}`,
            filter: colorFilter(color, drawing)
        })
    };
}
function colorFilter(color, drawing) {
    if (color === host_headless.NO_COLOR_TRANSFORM) return undefined;
    const id = drawing.define(`color ${host_headless.colorKey(color)}`, (name)=>element('filter', {
            id: name,
            x: 0,
            y: 0,
            width: 1,
            height: 1,
            'color-interpolation-filters': 'sRGB'
        }, element('feColorMatrix', {
            type: 'matrix',
            values: colorMatrix(color)
        })));
    return `url(#${id})`;
}
function imageOf(path, film) {
    const item = film.item(path);
    if (item?.itemType !== 'bitmap') return item ? 'is not a bitmap' : 'is missing';
    let fault = 'has no file in the document';
    for (const entry of [
        `bin/${host_headless.BITMAP_ITEM.bitmapDataHRef.read(item)}`,
        `LIBRARY/${host_headless.BITMAP_ITEM.href.read(item)}`
    ]){
        if (!film.files.has(entry)) continue;
        const image = decodeOnce(entry, film);
        if (typeof image !== 'string') return image;
        fault = image;
    }
    return fault;
}
function decodeOnce(entry, film) {
    const { version } = film.files;
    const bitmaps = decodedOf(film);
    const before = bitmaps.entries.get(entry);
    if (before?.version === version) return before.decoded;
    const bytes = film.files.bytes(entry);
    if (before && areEqual$1(before.bytes, bytes)) return Object.assign(before, {
        version
    }).decoded;
    bitmaps.pixels -= before?.pixels ?? 0;
    const maxPixels = film.limits.maxPixels ?? host_defaults.DEFAULT_LIMITS.maxPixels;
    const { width = 0, height = 0 } = readLosslessHeader(bytes) ?? {};
    const pixels = width * height > maxPixels ? 0 : width * height;
    const isTooMuch = bitmaps.pixels + pixels > host_errors.MAX_BITMAP_PIXELS;
    const image = isTooMuch ? TOO_MUCH : decodeBitmap(bytes, {
        compression: film.platform.compression,
        maxPixels
    });
    const decoded = typeof image === 'string' ? image : {
        image,
        uri: host_headless.dataUri(image.type, image.bytes)
    };
    const unpacked = isTooMuch ? 0 : pixels;
    bitmaps.pixels += unpacked;
    bitmaps.entries.set(entry, {
        bytes,
        version,
        pixels: unpacked,
        decoded
    });
    return decoded;
}
const TOO_MUCH = `is left out: the bitmaps of the document have more than ${host_errors.MAX_BITMAP_PIXELS} pixels together`;
function areEqual$1(some, others) {
    if (some === others) return true;
    if (some.length !== others.length) return false;
    for(let i = 0; i < some.length; i++)if (some[i] !== others[i]) return false;
    return true;
}

const ALPHA_TO_GREY = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0';
function merge(effect, input, name, isInner, isKnockout, isHidden) {
    if (isInner) {
        const operator = isKnockout || isHidden ? 'in' : 'atop';
        return element('feComposite', {
            operator,
            in: effect,
            in2: input,
            result: name
        });
    }
    if (isKnockout) return element('feComposite', {
        operator: 'out',
        in: effect,
        in2: input,
        result: name
    });
    if (isHidden) return renamed(effect, name);
    return element('feMerge', {
        result: name
    }, mergeNode(effect), mergeNode(input));
}
function mergeNode(input) {
    return element('feMergeNode', {
        in: input
    });
}
function addUp(one, other, factor, result) {
    const [whole, otherWhole] = [
        `${result}1`,
        `${result}2`
    ];
    return element('feMerge', {
        result: whole
    }, mergeNode(one)) + element('feMerge', {
        result: otherWhole
    }, mergeNode(other)) + element('feComposite', {
        operator: 'arithmetic',
        in: whole,
        in2: otherWhole,
        k2: 1,
        k3: factor,
        result
    });
}
function renamed(input, result) {
    return element('feOffset', {
        in: input,
        dx: 0,
        dy: 0,
        result
    });
}
const INVERTED_ALPHA = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1';
function invertAlpha(input, result) {
    return element('feColorMatrix', {
        in: input,
        type: 'matrix',
        values: INVERTED_ALPHA,
        result
    });
}
function strengthen({ strength }, input, result) {
    const values = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${number(strength)} 0`;
    return element('feColorMatrix', {
        in: input,
        type: 'matrix',
        values,
        result
    });
}
function tint(color, alpha, input, result) {
    const flood = element('feFlood', {
        'flood-color': color,
        'flood-opacity': alpha,
        result: `${result}f`
    });
    return flood + element('feComposite', {
        operator: 'in',
        in: `${result}f`,
        in2: input,
        result
    });
}
function gaussian(filter, step, input, result) {
    const [x, y] = [
        'blurX',
        'blurY'
    ].map((name)=>blurDeviation(filter, name) / step.scale);
    return element('feGaussianBlur', {
        in: input,
        stdDeviation: `${number(x)} ${number(y)}`,
        result
    });
}
function blurDeviation(filter, name) {
    const size = filter[name];
    return Math.sqrt(Math.max(0, size * size - 1) * filter.quality / 12);
}
function offsetOf(filter, step) {
    const { distance } = filter;
    const angle = filter.angle * Math.PI / 180;
    return host_headless.apply(step.toLocal, {
        x: wholePixels$1(Math.cos(angle) * distance),
        y: wholePixels$1(Math.sin(angle) * distance)
    });
}
const BEYOND = 0.01;
function wholePixels$1(length) {
    const whole = Math.round(length);
    return whole + Math.sign(whole) * BEYOND;
}

function addLight(below, markup, region, drawing) {
    if (below === '') return markup;
    return withLight(below, markup, addUp('SourceGraphic', 'light', 1, 'sum'), region, drawing);
}
function subtractLight(below, markup, region, drawing) {
    if (below === '') return markup;
    const darker = element('feColorMatrix', {
        in: 'light',
        values: OPAQUE,
        result: 'opaque'
    }) + element('feBlend', {
        mode: 'darken',
        in: 'opaque',
        in2: 'SourceGraphic',
        result: 'darker'
    }) + element('feComposite', {
        operator: 'in',
        in: 'darker',
        in2: 'light',
        result: 'common'
    }) + element('feBlend', {
        mode: 'difference',
        in: 'common',
        in2: 'SourceGraphic'
    });
    return withLight(below, markup, darker, region, drawing);
}
function keepWhere(below, markup, region, drawing) {
    if (below === '') return '';
    const cut = painted(markup, SILHOUETTE, region, drawing) + painted(markup, WHITE, region, drawing);
    return masked(below, whiteGround(region) + cut, region, drawing);
}
function eraseBy(below, markup, region, drawing) {
    if (below === '') return '';
    return masked(below, whiteGround(region) + painted(markup, BLACK, region, drawing), region, drawing);
}
function whiteGround(region) {
    return element('rect', {
        ...region,
        fill: '#fff'
    });
}
function whitened(markup, region, drawing) {
    return painted(markup, WHITE, region, drawing);
}
const WHITE = '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0';
const BLACK = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0';
const SILHOUETTE = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 255 0';
const OPAQUE = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 255 0';
function withLight(below, markup, steps, region, drawing) {
    const { x, y, width, height } = region;
    const toRegion = transform(host_headless.translation(-x, -y));
    const added = drawing.add('g', {
        transform: toRegion
    }, markup);
    const content = element('feImage', {
        href: `#${added}`,
        result: 'light'
    }) + steps;
    const moved = group({
        transform: toRegion
    }, below);
    const lit = filtered(moved, content, {
        x: 0,
        y: 0,
        width,
        height
    }, drawing);
    return group({
        transform: transform(host_headless.translation(x, y))
    }, lit);
}
function painted(markup, rows, region, drawing) {
    return filtered(markup, element('feColorMatrix', {
        values: rows
    }), region, drawing);
}
function filtered(markup, content, region, drawing) {
    const attributes = {
        filterUnits: 'userSpaceOnUse',
        ...region,
        'color-interpolation-filters': 'sRGB'
    };
    const filter = drawing.add('filter', attributes, content);
    return element('g', {
        filter: `url(#${filter})`
    }, markup);
}
function masked(below, shape, region, drawing) {
    const mask = drawing.add('mask', {
        maskUnits: 'userSpaceOnUse',
        ...region
    }, shape);
    return element('g', {
        mask: `url(#${mask})`
    }, below);
}

const CARRIED_OUT = {
    add: addLight,
    subtract: subtractLight,
    alpha: keepWhere,
    erase: eraseBy
};
function joinRuns(runs) {
    const joined = [];
    for (const { markup, mode } of runs){
        if (markup === '') continue;
        const last = joined.at(-1);
        if (last && !last.mode && !mode) last.markup += markup;
        else joined.push({
            markup,
            mode
        });
    }
    return joined;
}
function wrapRuns(runs, wrap) {
    return runs.map(({ markup, mode })=>({
            markup: wrap(markup),
            mode
        }));
}
function paintRuns(runs, ground, region, drawing) {
    let below = ground;
    for (const { markup, mode } of runs){
        below = mode ? CARRIED_OUT[mode](below, markup, region(), drawing) : below + markup;
    }
    return below;
}

const STEPS$1 = 8;
function mixedInLight(stops) {
    const mixed = [];
    stops.forEach((stop, index)=>{
        mixed.push(stop);
        const next = stops.at(index + 1);
        if (!next) return;
        for(let step = 1; step < STEPS$1; step++)mixed.push(between(stop, next, step / STEPS$1));
    });
    return mixed;
}
function between(one, other, share) {
    const to = host_headless.channelsOf(other.rgb);
    const mixed = host_headless.channelsOf(one.rgb).map((channel, index)=>{
        const light = toLight(channel) * (1 - share) + toLight(to[index]) * share;
        return fromLight(light);
    });
    return {
        ratio: one.ratio + (other.ratio - one.ratio) * share,
        rgb: host_headless.formatChannels(mixed).toLowerCase(),
        alpha: one.alpha + (other.alpha - one.alpha) * share
    };
}
function toLight(channel) {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
function fromLight(light) {
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

function paintMatrix(matrix, { paints }) {
    return paints ? host_headless.concat(paints, matrix) : matrix;
}

const SPREADS = {
    extend: undefined,
    reflect: 'reflect',
    repeat: 'repeat'
};
function gradient(paint, state, drawing) {
    const common = commonGradient(paint, state);
    const colors = stops(paint, state.color);
    if (!paint.isRadial) {
        const ends = {
            x1: -host_headless.GRADIENT_RADIUS,
            x2: host_headless.GRADIENT_RADIUS,
            y1: 0,
            y2: 0
        };
        return drawing.add('linearGradient', {
            ...ends,
            ...common
        }, colors);
    }
    const focus = paint.drawnFocus;
    const circle = {
        cx: 0,
        cy: 0,
        r: host_headless.GRADIENT_RADIUS,
        fx: focus === 0 ? undefined : focus * host_headless.GRADIENT_RADIUS
    };
    return drawing.add('radialGradient', {
        ...circle,
        ...common
    }, colors);
}
function commonGradient({ matrix, spreadMethod }, state) {
    return {
        gradientUnits: 'userSpaceOnUse',
        gradientTransform: transform(paintMatrix(matrix, state)),
        spreadMethod: SPREADS[spreadMethod]
    };
}
function stops(paint, transformOfColor) {
    const entries = paint.drawnStops.map((stop)=>({
            ratio: stop.ratio,
            ...host_headless.transformColor(stop, transformOfColor)
        }));
    const shown = paint.isMixedInLight ? mixedInLight(entries) : entries;
    return shown.map(({ ratio, rgb, alpha })=>element('stop', {
            offset: ratio,
            'stop-color': rgb,
            'stop-opacity': alpha === 1 ? undefined : alpha
        })).join('');
}

const SHARE = 0.5;
const ROOM = 4;
function tileOf({ width, height }, matrix, extent) {
    const whole = {
        part: {
            width,
            height
        },
        matrix
    };
    const inverse = extent && host_headless.invert(matrix);
    if (!inverse) return whole;
    const { left, top, right, bottom } = host_headless.transformBox(extent, inverse);
    const across = cut(left, right, width);
    const down = cut(top, bottom, height);
    if (!across || !down) return whole;
    const part = {
        x: across.from,
        y: down.from,
        width: across.size,
        height: down.size
    };
    return {
        part,
        matrix: host_headless.concat(matrix, host_headless.translation(across.period, down.period))
    };
}
function cut(low, high, length) {
    const room = ROOM + SHARE * (high - low);
    const [first, last] = [
        Math.floor(low - room),
        Math.ceil(high + room)
    ];
    const period = Math.floor(first / length) * length;
    if (!(last > first && last - period <= length)) return undefined;
    return {
        from: first - period,
        size: last - first,
        period
    };
}

function paint(ink, target, state, drawing, extent) {
    if (state.isMask) return {
        [target]: '#fff'
    };
    switch(ink.tag){
        case 'SolidColor':
            return solid(ink.rgba, target, state.color);
        case 'LinearGradient':
        case 'RadialGradient':
            return {
                [target]: `url(#${gradient(ink, state, drawing)})`
            };
        case 'BitmapFill':
            return bitmapFill(ink, target, state, drawing, extent);
        case 'unknown':
            drawing.notDrawn(`fill ${ink.name}`);
            return {};
    }
}
function solid(own, target, transformOfColor) {
    const { rgb, alpha } = host_headless.transformColor(own, transformOfColor);
    return {
        [target]: rgb,
        [`${target}-opacity`]: alpha === 1 ? undefined : alpha
    };
}
function bitmapFill(ink, target, state, drawing, extent) {
    const image = bitmapImage(ink.path, state.color, drawing);
    if (!image) return {};
    const matrix = host_headless.pixelMatrix(paintMatrix(ink.matrix, state));
    if (ink.bitmapIsClipped) drawing.notDrawn('colours beyond the edge of a clipped bitmap fill');
    const tile = tileOf(image, matrix, drawing.hasSmallTiles ? extent : undefined);
    const attributes = {
        patternUnits: 'userSpaceOnUse',
        ...tile.part,
        patternTransform: transform(tile.matrix)
    };
    return {
        [target]: `url(#${drawing.add('pattern', attributes, image.markup)})`
    };
}

function pathData({ count, points, lines }, isClosed = false) {
    let data = '';
    let lastX = NaN;
    let lastY = NaN;
    for(let segment = 0; segment < count; segment++){
        const at = segment * host_shown().STRIDE;
        if (points[at] !== lastX || points[at + 1] !== lastY) {
            if (isClosed && data !== '') data += 'Z';
            data += `M${number(points[at])} ${number(points[at + 1])}`;
        }
        lastX = points[at + 4];
        lastY = points[at + 5];
        const end = `${number(lastX)} ${number(lastY)}`;
        data += lines[segment] === 1 ? `L${end}` : `Q${number(points[at + 2])} ${number(points[at + 3])} ${end}`;
    }
    return isClosed && data !== '' ? `${data}Z` : data;
}

const FIRST_STATE = {
    matrix: host_headless.IDENTITY,
    color: host_headless.NO_COLOR_TRANSFORM,
    isMask: false,
    isInLayer: false,
    open: []
};
function inside(state, matrix, color = host_headless.NO_COLOR_TRANSFORM) {
    return {
        ...state,
        matrix: host_headless.concat(state.matrix, matrix),
        color: host_headless.concatColors(state.color, color),
        space: state.space && movedIn(state.space, host_headless.flatSpace(matrix))
    };
}
function movedIn({ place, toStage }, inner) {
    return {
        place: host_headless.concatSpaces(place, inner),
        toStage
    };
}
function scaleOf({ a, b, c, d }) {
    return Math.sqrt(Math.abs(a * d - b * c));
}

const CAPS = {
    none: undefined,
    round: 'round',
    square: 'square'
};
function strokeAttributes(stroke, state, drawing) {
    const ink = stroke.paint;
    if (!ink) return undefined;
    const { caps, joints, miterLimit } = stroke;
    return {
        ...paint(ink, 'stroke', state, drawing),
        'stroke-width': widthOf(stroke, state, drawing),
        'stroke-linecap': CAPS[caps],
        'stroke-linejoin': joints,
        'stroke-miterlimit': joints === 'miter' ? miterLimit : undefined,
        'stroke-dasharray': dashes(stroke, drawing)
    };
}
function widthOf({ isHairline, weight }, state, drawing) {
    drawing.useScale();
    const pixel = 1 / (scaleOf(state.matrix) || 1);
    return isHairline ? pixel : Math.max(weight, pixel);
}
function dashes(stroke, drawing) {
    if (stroke.hasOrnament) drawing.notDrawn(`ornament of a ${stroke.name} (drawn as a plain line)`);
    return stroke.dashes?.join(' ');
}

function drawShape(shape, state, drawing) {
    const { matrix, fills, strokes } = shape;
    const { reshaping } = state;
    const within = reshaping ? {
        ...state,
        paints: host_headless.concat(reshaping.scale, matrix)
    } : {
        ...inside(state, matrix),
        paints: undefined
    };
    const outline = reshaping ? reshaped(shape.outline, matrix, reshaping) : shape.outline;
    if (!outline) {
        drawing.notDrawn('shape that reaches behind the eye');
        return '';
    }
    const { fills: areas, strokes: lines } = pathsOf(outline);
    const extent = reshaping ? undefined : outline.box;
    let content = '';
    for (const [style, d] of areas){
        const fill = fills.get(style);
        if (!fill) continue;
        content += element('path', {
            d,
            'fill-rule': 'evenodd',
            ...paint(fill, 'fill', within, drawing, extent)
        });
    }
    if (!state.isMask) {
        drawing.useDashes(host_headless.dashesIn(outline, strokes));
        content += drawStrokes(lines, strokes, within, drawing);
    }
    return group({
        transform: reshaping ? undefined : transform(matrix)
    }, content);
}
function reshaped({ edges }, matrix, reshaping) {
    const changed = [];
    for (const edge of edges){
        const segments = reshaping.outline(host_shown().rewriteSegments(edge.segments, matrix));
        if (!segments) return undefined;
        changed.push({
            ...edge,
            segments
        });
    }
    return new (host_shown().ShapeOutline)(changed);
}
function drawStrokes(lines, strokes, state, drawing) {
    let content = '';
    for (const [style, d] of lines){
        const stroke = strokes.get(style);
        const attributes = stroke && strokeAttributes(stroke, state, drawing);
        if (attributes) content += element('path', {
            d,
            fill: 'none',
            ...attributes
        });
    }
    return content;
}
const pathsByOutline = new WeakMap();
function pathsOf(outline) {
    let paths = pathsByOutline.get(outline);
    if (!paths) pathsByOutline.set(outline, paths = assemblePaths(outline));
    return paths;
}
function assemblePaths({ edges }) {
    const fills = new Map();
    for (const { style, loops } of host_shown().assembleFills(edges)){
        fills.set(style, loops.map((loop)=>pathData(loop, true)).join(''));
    }
    const strokes = new Map();
    for (const { style, path, isClosed } of host_shown().assembleStrokes(edges)){
        strokes.set(style, (strokes.get(style) ?? '') + strokeData(path, isClosed));
    }
    return {
        fills,
        strokes
    };
}
function strokeData(path, isClosed) {
    const isPoint = path.count === 1 && path.points[0] === path.points[host_shown().STRIDE - 2] && path.points[1] === path.points[host_shown().STRIDE - 1];
    return pathData(path, isClosed && !isPoint);
}

function spaceOf(element, state, drawing) {
    const around = spaceAround(element, state);
    if (!around) return undefined;
    drawing.usePlace();
    return movedIn(around, host_headless.flatSpace(element.matrix));
}
function seenIn(element, state, drawing) {
    const around = spaceAround(element, state);
    return around && seen(around, drawing);
}
function spaceAround(element, { space, matrix }) {
    const own = element.space;
    if (!own) return space;
    return space ? movedIn(space, own) : {
        place: own,
        toStage: matrix
    };
}
function seen({ place, toStage }, drawing) {
    const back = host_headless.invert(toStage);
    const { perspective } = drawing.film;
    return back && host_shown().carried(back, host_shown().seenBy(perspective, host_headless.concatSpaces(host_headless.flatSpace(toStage), place)));
}
function seenWithin(element, state, drawing, isShape) {
    const { space } = state;
    const homography = space && seen(space, drawing);
    const matrix = homography && host_shown().affineAt(homography, host_headless.centerOf(drawing.film.boundsOf(element)));
    const back = matrix && host_headless.invert(matrix);
    if (!back) return undefined;
    const within = {
        ...state,
        matrix: host_headless.concat(space.toStage, matrix),
        space: undefined
    };
    if (host_shown().isAffine(homography)) return {
        matrix,
        within
    };
    if (!isShape) drawing.notDrawn('perspective of a text or bitmap (drawn as seen at its middle)');
    const bent = host_shown().carried(back, homography);
    return {
        matrix,
        within: isShape ? {
            ...within,
            reshaping: {
                scale: host_headless.IDENTITY,
                outline: (segments)=>host_shown().seenSegments(bent, segments)
            }
        } : within
    };
}

const BACKDROPS = {
    add: 'add',
    subtract: 'subtract',
    alpha: 'alpha',
    erase: 'erase'
};
const STYLES = {
    normal: undefined,
    add: undefined,
    subtract: undefined,
    alpha: undefined,
    erase: undefined,
    multiply: 'mix-blend-mode:multiply',
    screen: 'mix-blend-mode:screen',
    lighten: 'mix-blend-mode:lighten',
    darken: 'mix-blend-mode:darken',
    difference: 'mix-blend-mode:difference',
    invert: 'mix-blend-mode:difference',
    overlay: 'mix-blend-mode:overlay',
    hardlight: 'mix-blend-mode:hard-light',
    layer: 'isolation:isolate'
};
function blendStyle(mode) {
    return STYLES[mode];
}
function backdropMode(mode) {
    return BACKDROPS[mode];
}
function changesLayer(mode) {
    return mode === 'alpha' || mode === 'erase';
}

const LUMINANCE = [
    0.3086,
    0.6094,
    0.082
];
const { fround } = Math;
const HUE_SHARES = [
    [
        [
            0.213,
            0.787,
            -0.213
        ],
        [
            0.715,
            -0.715,
            -0.715
        ],
        [
            0.072,
            -0.072,
            0.928
        ]
    ],
    [
        [
            0.213,
            -0.213,
            0.143
        ],
        [
            0.715,
            0.285,
            0.14
        ],
        [
            0.072,
            -0.072,
            -0.283
        ]
    ],
    [
        [
            0.213,
            -0.213,
            -0.787
        ],
        [
            0.715,
            -0.715,
            0.715
        ],
        [
            0.072,
            0.928,
            0.072
        ]
    ]
].map((row)=>row.map((shares)=>shares.map(fround)));
function adjustColor(filter, { input, name }) {
    const values = adjustmentRows(filter).flat().map((value, index)=>index % 5 === 4 ? value / 255 : value);
    const text = [
        ...values,
        0,
        0,
        0,
        1,
        0
    ].map((value)=>Number(value.toFixed(5))).join(' ');
    return element('feColorMatrix', {
        in: input,
        type: 'matrix',
        values: text,
        result: name
    });
}
function adjustmentRows(filter) {
    const tone = multiply(contrast(filter.contrast), diagonal(1, filter.brightness));
    const inner = saturation(filter.saturation);
    const outer = hue(filter.hue);
    const factors = multiply(outer, multiply(inner, tone));
    const offsets = multiply(multiply(outer, inner), tone);
    return factors.map((row, at)=>[
            ...row.slice(0, 4),
            offsets[at][4]
        ]);
}
function adjustedChannels(channels, rows) {
    return rows.map((row)=>{
        const value = row[4] + channels.reduce((sum, channel, at)=>sum + channel * row[at], 0);
        return Math.min(255, Math.max(0, value));
    });
}
const CONTRASTS = [
    0,
    1,
    2,
    4,
    5,
    6,
    7,
    8,
    10,
    11,
    12,
    14,
    15,
    16,
    17,
    18,
    20,
    21,
    22,
    24,
    25,
    27,
    28,
    30,
    32,
    34,
    36,
    38,
    40,
    42,
    44,
    46,
    48,
    50,
    53,
    56,
    59,
    62,
    65,
    68,
    71,
    74,
    77,
    80,
    83,
    86,
    89,
    92,
    95,
    98,
    100,
    106,
    112,
    118,
    124,
    130,
    136,
    142,
    148,
    154,
    160,
    166,
    172,
    178,
    184,
    190,
    196,
    200,
    212,
    225,
    237,
    250,
    262,
    275,
    287,
    300,
    320,
    340,
    360,
    380,
    400,
    430,
    470,
    490,
    500,
    550,
    600,
    650,
    680,
    700,
    730,
    750,
    780,
    800,
    840,
    870,
    900,
    940,
    960,
    980,
    1000
].map((hundredths)=>hundredths / 100);
function contrast(value) {
    const factor = fround(1 + (value <= 0 ? value / 100 : CONTRASTS.at(Math.min(100, Math.floor(value))) ?? 0));
    return diagonal(factor, fround(63.5 - fround(63.5 * factor)));
}
function saturation(value) {
    const factor = 1 + (value > 0 ? 3 * value / 100 : value / 100);
    return [
        0,
        1,
        2
    ].map((row)=>[
            ...LUMINANCE.map((share, column)=>fround(fround(share * (1 - factor)) + (row === column ? fround(factor) : 0))),
            0,
            0
        ]);
}
function hue(degrees) {
    const cos = fround(Math.cos(degrees * Math.PI / 180));
    const sin = fround(Math.sin(degrees * Math.PI / 180));
    return HUE_SHARES.map((row)=>row.map(([own, ofCos, ofSin])=>fround(fround(own + fround(cos * ofCos)) + fround(sin * ofSin))).concat(0, 0));
}
function diagonal(factor, offset) {
    return [
        0,
        1,
        2
    ].map((row)=>[
            0,
            1,
            2,
            3,
            4
        ].map((column)=>column === row ? factor : column === 4 ? offset : 0));
}
function multiply(outer, inner) {
    return outer.map((row)=>[
            0,
            1,
            2,
            3,
            4
        ].map((column)=>{
            const sum = fround([
                0,
                1,
                2
            ].reduce((total, at)=>total + row[at] * inner[at][column], 0));
            return column === 4 ? fround(sum + row[4]) : sum;
        }));
}

function blur(filter, step) {
    return gaussian(filter, step, step.input, step.name);
}
function dropShadow(filter, step) {
    return shade(filter, step, offsetOf(filter, step));
}
function glow(filter, step) {
    return shade(filter, step, {
        x: 0,
        y: 0
    });
}
function shade(filter, step, offset) {
    const { input, name } = step;
    const { inner: isInner, knockout: isKnockout, hideObject: isHidden, color, alpha } = filter;
    const source = isInner ? `${name}i` : input;
    const inverted = isInner ? invertAlpha(input, source) : '';
    const shadow = inverted + gaussian(filter, step, source, `${name}b`) + element('feOffset', {
        in: `${name}b`,
        dx: offset.x,
        dy: offset.y,
        result: `${name}o`
    }) + strengthen(filter, `${name}o`, `${name}s`) + tint(color, alpha, `${name}s`, `${name}c`);
    return shadow + merge(`${name}c`, input, name, isInner, isKnockout, isHidden);
}
function bevel(filter, step) {
    const { input, name } = step;
    const offset = offsetOf(filter, step);
    const moved = (x, y, result)=>element('feOffset', {
            in: `${name}b`,
            dx: x,
            dy: y,
            result
        });
    const without = (one, other, result)=>addUp(one, other, -1, result);
    const side = (from, color, alpha, result)=>strengthen(filter, from, `${result}s`) + tint(color, alpha, `${result}s`, result);
    const content = element('feColorMatrix', {
        in: input,
        type: 'matrix',
        values: ALPHA_TO_GREY,
        result: `${name}a`
    }) + gaussian(filter, step, `${name}a`, `${name}b`) + moved(offset.x, offset.y, `${name}p`) + moved(-offset.x, -offset.y, `${name}m`) + without(`${name}m`, `${name}p`, `${name}h`) + without(`${name}p`, `${name}m`, `${name}d`) + side(`${name}h`, filter.highlightColor, filter.highlightAlpha, `${name}H`) + side(`${name}d`, filter.shadowColor, filter.shadowAlpha, `${name}D`) + element('feMerge', {
        result: `${name}e`
    }, mergeNode(`${name}H`), mergeNode(`${name}D`));
    const { type, knockout: isKnockout } = filter;
    if (type === 'full') {
        if (isKnockout) return content + renamed(`${name}e`, name);
        return content + element('feMerge', {
            result: name
        }, mergeNode(input), mergeNode(`${name}e`));
    }
    return content + merge(`${name}e`, input, name, type === 'inner', isKnockout, false);
}

function gradientGlow(filter, step) {
    const { input, name } = step;
    const { x, y } = offsetOf(filter, step);
    const isInner = filter.type === 'inner';
    const source = isInner ? `${name}i` : input;
    const content = (isInner ? invertAlpha(input, source) : '') + gaussian(filter, step, source, `${name}b`) + element('feOffset', {
        in: `${name}b`,
        dx: x,
        dy: y,
        result: `${name}o`
    }) + inGrey(`${name}o`, [
        0,
        0,
        0,
        filter.strength,
        0
    ], `${name}g`) + coloredBy(filter, `${name}g`, `${name}e`, name);
    return content + combine(filter, `${name}e`, step);
}
function gradientBevel(filter, step) {
    const { input, name } = step;
    const { x, y } = offsetOf(filter, step);
    const half = filter.strength / 2;
    const moved = (dx, dy, rows, result)=>element('feOffset', {
            in: `${name}b`,
            dx,
            dy,
            result: `${result}o`
        }) + element('feColorMatrix', {
            in: `${result}o`,
            type: 'matrix',
            values: rows,
            result
        });
    const [p, m] = [
        `${name}p`,
        `${name}m`
    ];
    const content = gaussian(filter, step, input, `${name}b`) + moved(x, y, ALPHA_TO_RED, p) + moved(-x, -y, ALPHA_TO_GREEN, m) + addUp(p, m, 1, `${name}d`) + inGrey(`${name}d`, [
        half,
        -half,
        0,
        0,
        0.5
    ], `${name}g`) + coloredBy(filter, `${name}g`, `${name}e`, name);
    return content + combine(filter, `${name}e`, step);
}
const ALPHA_TO_RED = '0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1';
const ALPHA_TO_GREEN = '0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 1';
function inGrey(input, row, result) {
    const grey = row.map(number).join(' ');
    const values = `${grey} ${grey} ${grey} 0 0 0 0 1`;
    return element('feColorMatrix', {
        in: input,
        type: 'matrix',
        values,
        result
    });
}
const SAMPLES = 52;
function coloredBy(filter, input, result, name) {
    const table = sampleGradient(filter);
    const tableOf = (channel)=>table.map((sample)=>number(sample[channel])).join(' ');
    const transfer = (kind, channel)=>element(kind, {
            type: 'table',
            tableValues: tableOf(channel)
        });
    const toAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0';
    return element('feComponentTransfer', {
        in: input,
        result: `${name}c`
    }, transfer('feFuncR', 0), transfer('feFuncG', 1), transfer('feFuncB', 2)) + element('feComponentTransfer', {
        in: input,
        result: `${name}t`
    }, transfer('feFuncR', 3)) + element('feColorMatrix', {
        in: `${name}t`,
        type: 'matrix',
        values: toAlpha,
        result: `${name}a`
    }) + element('feComposite', {
        operator: 'in',
        in: `${name}c`,
        in2: `${name}a`,
        result
    });
}
function sampleGradient(filter) {
    const stops = filter.stops.map(({ rgb, alpha, ratio })=>({
            ratio,
            values: [
                ...host_headless.channelsOf(rgb).map((channel)=>channel / 255),
                alpha
            ]
        }));
    if (stops.length === 0) return [
        0,
        1
    ].map((share)=>[
            0,
            0,
            0,
            share
        ]);
    return Array.from({
        length: SAMPLES
    }, (_, i)=>{
        const ratio = i / (SAMPLES - 1);
        const next = stops.findIndex((stop)=>stop.ratio >= ratio);
        if (next === 0) return stops[0].values;
        const to = stops[next < 0 ? stops.length - 1 : next];
        const from = stops[(next < 0 ? stops.length : next) - 1];
        const share = to === from ? 0 : (ratio - from.ratio) / (to.ratio - from.ratio);
        return from.values.map((value, channel)=>value + (to.values[channel] - value) * share);
    });
}
function combine(filter, effect, { input, name }) {
    const { type, knockout: isKnockout } = filter;
    if (type !== 'full') return merge(effect, input, name, type === 'inner', isKnockout, false);
    if (isKnockout) return renamed(effect, name);
    return element('feMerge', {
        result: name
    }, mergeNode(input), mergeNode(effect));
}

const EDGE = 2;
function paintedRegion(element, state, drawing) {
    const box = paintedBox$1(element, state, drawing);
    if (host_headless.isEmpty(box)) return {
        x: 0,
        y: 0,
        width: 0,
        height: 0
    };
    const margin = EDGE / (scaleOf(state.matrix) || 1);
    const x = Math.floor(box.left - margin);
    const y = Math.floor(box.top - margin);
    return {
        x,
        y,
        width: Math.ceil(box.right + margin) - x,
        height: Math.ceil(box.bottom + margin) - y
    };
}
function paintedBox$1(element, state, drawing) {
    drawing.useScale();
    const flat = drawing.film.boundsOf(element, undefined, state.playing !== undefined);
    const seen = seenIn(element, state, drawing);
    const box = seen && !host_headless.isEmpty(flat) ? host_shown().seenBox(seen, flat) : flat;
    return grown$1(box, reachOf(element, drawing, []) / (scaleOf(state.matrix) || 1));
}
function paintedOnStage(element, state, drawing) {
    const { matrix } = state;
    if (seenIn(element, state, drawing)) return host_headless.transformBox(paintedBox$1(element, state, drawing), matrix);
    return grown$1(drawing.film.boundsOf(element, matrix, state.playing !== undefined), reachOf(element, drawing, []));
}
function grown$1(box, by) {
    if (host_headless.isEmpty(box)) return box;
    return {
        left: box.left - by,
        top: box.top - by,
        right: box.right + by,
        bottom: box.bottom + by
    };
}
function reachOf(element, drawing, open) {
    const { path, members } = element;
    let within = 0;
    if (path !== '' && !open.includes(path)) {
        const timeline = drawing.film.timelineOf(path);
        within = timeline ? drawing.once(timeline, ()=>reachWithin(timeline, drawing, [
                ...open,
                path
            ])) : 0;
    }
    for (const member of members)within = Math.max(within, reachOf(member, drawing, open));
    let own = 0;
    for (const filter of element.filters.filters)own += host_headless.reachOf(filter);
    return own + within;
}
function reachWithin({ layers }, drawing, open) {
    let longest = 0;
    for (const { keyframes } of layers)for (const { elements } of keyframes)for (const element of elements)longest = Math.max(longest, reachOf(element, drawing, open));
    return longest;
}

const DRAWN_FILTERS = {
    BlurFilter: blur,
    DropShadowFilter: dropShadow,
    GlowFilter: glow,
    BevelFilter: bevel,
    GradientGlowFilter: gradientGlow,
    GradientBevelFilter: gradientBevel,
    AdjustColorFilter: adjustColor
};
function filterReference(element$1, state, drawing) {
    const { filters, unknown } = element$1.filters;
    for (const name of unknown)drawing.notDrawn(name);
    const drawn = filters.slice(0, host_errors.MAX_FILTERS);
    if (filters.length > drawn.length) drawing.notDrawn(`filters after the first ${host_errors.MAX_FILTERS} of an instance`);
    if (drawn.length === 0) return undefined;
    drawing.useScale();
    const step = {
        input: 'SourceGraphic',
        name: '',
        toLocal: linearInverse(state.matrix),
        scale: scaleOf(state.matrix) || 1
    };
    let content = '';
    drawn.forEach((filter, index)=>{
        const name = `f${index}`;
        content += host_headless.byFilter(DRAWN_FILTERS, filter, {
            ...step,
            name
        });
        step.input = name;
    });
    if (state.color !== host_headless.NO_COLOR_TRANSFORM) {
        content += element('feColorMatrix', {
            in: step.input,
            type: 'matrix',
            values: colorMatrix(state.color)
        });
    }
    const painted = paintedRegion(element$1, state, drawing);
    const { x: left, y: top, width, height } = painted;
    const box = {
        left,
        top,
        right: left + width,
        bottom: top + height
    };
    drawing.useFilters(drawn.length, host_headless.transformBox(box, state.matrix));
    const region = {
        filterUnits: 'userSpaceOnUse',
        ...painted
    };
    return `url(#${drawing.add('filter', {
        ...region,
        'color-interpolation-filters': 'sRGB'
    }, content)})`;
}
function linearInverse(matrix) {
    return host_headless.invert({
        ...matrix,
        tx: 0,
        ty: 0
    }) ?? {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: 0,
        ty: 0
    };
}

function matte(instance, place, { matrix }, drawing) {
    if (!instance.cacheAsBitmap || instance.bits32) return '';
    const box = drawing.film.boundsOf(instance);
    if (host_headless.isEmpty(box)) return '';
    const own = instance.matrix;
    const [x, y] = [
        box.left + place.tx - own.tx,
        box.top + place.ty - own.ty
    ];
    const width = wholePixels(box.right - box.left, Math.hypot(matrix.a, matrix.b));
    const height = wholePixels(box.bottom - box.top, Math.hypot(matrix.c, matrix.d));
    return element('rect', {
        x,
        y,
        width,
        height,
        fill: instance.matteColor
    });
}
function wholePixels(length, scale) {
    return scale === 0 ? length : Math.ceil(length * scale - ROUNDING) / scale;
}
const ROUNDING = 0.01;

function slicedPlace(instance, matrix, drawing) {
    const { a, b, c, d, tx, ty } = matrix;
    if (b !== 0 || c !== 0 || Math.abs(a) === 1 && Math.abs(d) === 1) return undefined;
    const symbol = instance.isGraphic ? undefined : drawing.film.item(instance.path);
    const grid = symbol && host_headless.scalingGridOf(symbol);
    if (!grid) return undefined;
    const box = drawing.film.boundsOf(instance);
    if (box.left > box.right) return undefined;
    const [left, right] = [
        (box.left - tx) / a,
        (box.right - tx) / a
    ].sort((one, other)=>one - other);
    const [top, bottom] = [
        (box.top - ty) / d,
        (box.bottom - ty) / d
    ].sort((one, other)=>one - other);
    const [across, down] = [
        Math.abs(a),
        Math.abs(d)
    ];
    const x = host_shown().sliceAxis(left, right, grid.left, grid.right, across);
    const y = host_shown().sliceAxis(top, bottom, grid.top, grid.bottom, down);
    return {
        reshaping: {
            scale: {
                a: across,
                b: 0,
                c: 0,
                d: down,
                tx: 0,
                ty: 0
            },
            outline: (segments)=>host_shown().sliceSegments(segments, x, y)
        },
        place: {
            a: Math.sign(a),
            b: 0,
            c: 0,
            d: Math.sign(d),
            tx,
            ty
        }
    };
}

function drawSymbol(instance, state, drawing) {
    if (!instance.isVisible) return [];
    const { path } = instance;
    const timeline = drawing.film.symbolOf(instance);
    if (!timeline) {
        drawing.notDrawn(`symbol "${path}"`);
        return [];
    }
    if (state.open.includes(path)) return [];
    if (instance.isWarped) drawing.notDrawn('warp of an asset');
    host_headless.checkNesting(state.open.length, 'drawn');
    const matrix = onWholePixels(instance, instance.matrix, state, drawing);
    if (!host_headless.invert(matrix)) return [];
    const blend = state.isMask ? 'normal' : instance.blendMode;
    const mode = backdropMode(blend);
    if (changesLayer(mode) && !state.isInLayer) return [];
    const still = instance.frameOf(timeline);
    const played = state.playing?.inside(instance, timeline, still);
    const { frame, state: content } = played ?? {
        frame: still,
        state: String(still)
    };
    const colored = inside(state, host_headless.IDENTITY, instance.color);
    const filter = state.isMask ? undefined : filterReference(instance, colored, drawing);
    const around = {
        ...colored,
        color: filter ? host_headless.NO_COLOR_TRANSFORM : colored.color,
        isInLayer: state.isInLayer || blend === 'layer',
        open: [
            ...state.open,
            path
        ],
        playing: played?.playing,
        without: undefined
    };
    const space = spaceOf(instance, state, drawing);
    const sliced = space ? undefined : slicedPlace(instance, matrix, drawing);
    const { place, reshaping } = sliced ?? {
        place: matrix
    };
    const within = {
        ...inside(around, place),
        reshaping,
        space
    };
    const draw = ()=>drawing.drawFrame(timeline, frame, within, drawing);
    const attribute = placeAttribute(transform(place));
    const stretch = reshaping ? `${reshaping.scale.a} ${reshaping.scale.d} ` : '';
    const drawn = space ? draw() : wrapRuns(uses(`${stretch}${content} ${path}`, within, drawing, draw), (markup)=>markup.replace('<use ', `<use ${attribute}`));
    const isUnseen = !state.isMask && host_headless.hidesAll(around.color);
    const runs = isUnseen && !mode ? drawn.filter((run)=>run.mode) : drawn;
    const style = blendStyle(blend);
    const ground = state.isMask || space ? '' : matte(instance, matrix, state, drawing);
    if (runs.length === 0 || !(mode ?? style ?? filter)) return joinRuns([
        {
            markup: ground
        },
        ...runs
    ]);
    const region = ()=>paintedRegion(instance, state, drawing);
    const painted = group({
        filter
    }, paintRuns(runs, ground, region, drawing));
    const shown = blend === 'invert' ? whitened(painted, region(), drawing) : painted;
    return joinRuns([
        {
            markup: group({
                style
            }, shown),
            mode
        }
    ]);
}
function placeAttribute(place) {
    return place === undefined ? '' : `transform="${place}" `;
}
function uses(key, state, drawing, draw) {
    const { a, b, c, d, tx, ty } = state.matrix;
    const kind = state.isMask ? 'mask' : `${state.isInLayer ? 'layer ' : ''}${host_headless.colorKey(state.color)}`;
    const base = `${key} ${kind}`;
    const scaled = `${base} ${[
        a,
        b,
        c,
        d
    ].map((value)=>value.toFixed(4)).join(' ')}`;
    const placed = `${scaled} ${tx.toFixed(4)} ${ty.toFixed(4)}`;
    const { symbols } = drawing;
    let part = symbols.get(base) ?? symbols.get(scaled) ?? symbols.get(placed);
    if (!part) {
        part = drawing.record(()=>wrapRuns(draw(), (markup)=>element('use', {
                    href: `#${drawing.add('g', {}, markup)}`
                })));
        symbols.set(part.dependsOnPlace ? placed : part.dependsOnScale ? scaled : base, part);
    }
    drawing.include(part);
    return part.runs;
}
function onWholePixels(instance, matrix, state, drawing) {
    if (!isBitmap(instance) || state.isMask || state.space || drawing.film.isCanvas) return matrix;
    const box = drawing.film.boundsOf(instance, state.matrix);
    const toLocal = host_headless.invert({
        ...state.matrix,
        tx: 0,
        ty: 0
    });
    if (host_headless.isEmpty(box) || !toLocal) return matrix;
    drawing.usePlace();
    const { x, y } = host_headless.apply(toLocal, {
        x: Math.round(box.left) - box.left,
        y: Math.round(box.top) - box.top
    });
    return host_headless.concat(host_headless.translation(x, y), matrix);
}
function isBitmap({ cacheAsBitmap, hasFilters }) {
    return cacheAsBitmap || hasFilters;
}

const decoded = new WeakMap();
function drawVideo({ path, matrix, videoFrame }, state, drawing) {
    const { film } = drawing;
    const item = film.item(path);
    if (item?.itemType !== 'video') {
        drawing.notDrawn(`video "${path}", which is ${item ? 'not a video' : 'missing'}`);
        return '';
    }
    const size = {
        width: host_headless.VIDEO_ITEM.width.read(item),
        height: host_headless.VIDEO_ITEM.height.read(item)
    };
    if (!(size.width > 0 && size.height > 0)) return '';
    const placement = transform(matrix);
    if (state.isMask) return element('rect', {
        ...size,
        transform: placement,
        fill: '#fff'
    });
    if (host_headless.hidesAll(state.color)) return '';
    const video = decodedOnce(path, item, film);
    if (typeof video === 'string') {
        drawing.notDrawn(`video "${path}", which ${video}`);
        return '';
    }
    const number = pictureAt(video, videoFrame);
    const picture = video.pictures.at(number) ?? video.pictures[video.pictures.length - 1];
    if (number >= video.pictures.length) drawing.notDrawn(`later pictures of the video "${path}": it is damaged, or too long to be decoded`);
    const href = host_headless.dataUri(picture[0] === PNG ? 'image/png' : 'image/jpeg', picture);
    drawing.usePicture(href.length);
    const filter = colorFilter(state.color, drawing);
    return element('image', {
        ...size,
        preserveAspectRatio: 'none',
        transform: placement,
        href,
        filter
    });
}
const PNG = 0x89;
function pictureAt({ pictures, order }, frame) {
    return order ? order[frame % order.length] : frame % pictures.length;
}
function decodedOnce(path, item, film) {
    const { byPath, decoding } = videosOf(film);
    let video = byPath.get(path);
    if (video === undefined) byPath.set(path, video = decode(item, film, decoding));
    return video;
}
function videosOf(film) {
    const { version } = film.files;
    let videos = decoded.get(film);
    if (videos?.version !== version) {
        videos = {
            version,
            byPath: new Map(),
            decoding: new (host_media().VideoDecoding)(film.platform, host_errors.MAX_VIDEO_BYTES)
        };
        decoded.set(film, videos);
    }
    return videos;
}
function decode(item, film, decoding) {
    const file = host_media().videoOfItem(item, film.files);
    if (typeof file === 'string') return file;
    const { maxPixels = host_defaults.DEFAULT_LIMITS.maxPixels } = film.limits;
    const pictures = decoding.decode(file, {
        maxPixels
    });
    return typeof pictures === 'string' ? pictures : {
        pictures,
        order: file.pictures
    };
}

function layOutText(text, faces) {
    const { isStatic, isVertical, orientation, left, top, width, height } = text;
    const isFixed = isStatic && !isVertical;
    const length = isVertical ? height : width;
    const breadth = isVertical ? width : height;
    const placed = [];
    let used = 0;
    for (const line of linesOf(text, faces, length, breadth)){
        if (!isStatic && used >= breadth) break;
        const ascent = line.pieces.reduce((most, piece)=>Math.max(most, ascentOf(piece)), 0);
        const middle = used + lineBreadth(line) / 2;
        const column = orientation === 'vertical right to left' ? left + width - middle : left + middle;
        const base = isFixed ? Math.round(used + ascent) : used + cutToTwips(ascent);
        for (const { piece, at, drawn } of placeAlong(line, length, isFixed)){
            placed.push({
                piece,
                x: isVertical ? column - baseOf(piece) : left + at,
                y: isVertical ? top + at + (piece.flow === 'stacked' ? Math.round(ascent) : 0) : top + base + raiseOf(piece),
                length: drawn
            });
        }
        used += isStatic ? linePitch(line) : cutToTwips(linePitch(line));
    }
    return placed;
}
function cutToTwips(pixels) {
    return Math.floor(pixels * 20 + 1e-6) / 20;
}
function linesOf(text, faces, length, breadth) {
    const paragraphs = readLines(text, faces);
    const { isStatic } = text;
    const isWrapped = isStatic ? !text.autoExpand : text.lineType === 'multiline';
    const isKnown = paragraphs.every(isExact);
    const fitted = isStatic && !isKnown ? fitStandIns(paragraphs, {
        length,
        breadth
    }, isWrapped) : undefined;
    if (fitted) return fitted;
    if (!isWrapped) return paragraphs;
    return isKnown ? breakLines(paragraphs, length) : breakRoughly(paragraphs, length, breadth);
}
function isExact({ pieces }) {
    return pieces.every((piece)=>piece.isExact);
}
function placeAlong(line, length, isFixed) {
    const room = roomIn(line, length);
    const { alignment, before } = formatOf(line);
    const isSpread = alignment === 'justify' && !line.isLast;
    const pieces = isSpread ? wordsOf(line).flat() : line.pieces;
    const natural = isFixed ? lineLength({
        ...line,
        pieces: trimmed(line.pieces)
    }) : lineLength(line);
    const squeezed = isExact(line) || natural <= room || room <= 0 ? 1 : room / natural;
    const space = room - natural * squeezed;
    const gap = isSpread ? Math.max(0, space) / Math.max(1, pieces.length - 1) : 0;
    const offset = offsetIn(space, alignment);
    let at = before + (isFixed ? Math.floor(offset + 0.5) : offset);
    return pieces.map((piece)=>{
        const placed = {
            piece,
            at,
            drawn: lengthOf(piece) * squeezed
        };
        at += placed.drawn + gap;
        return placed;
    });
}
function offsetIn(space, alignment) {
    if (alignment === 'center') return space / 2;
    return alignment === 'right' ? space : 0;
}
const RAISED_BY = {
    normal: 0,
    superscript: -0.271,
    subscript: 0.079
};
function raiseOf({ format }) {
    return RAISED_BY[format.characterPosition] * format.size;
}
function baseOf({ flow, metrics, format }) {
    return flow === 'turned' ? (metrics.ascent - metrics.descent) / 2 * format.size : 0;
}

function drawText(element, state, drawing) {
    const filter = state.isMask ? undefined : filterReference(element, state, drawing);
    const within = filter ? {
        ...state,
        color: host_headless.NO_COLOR_TRANSFORM
    } : state;
    const { text, matrix } = element;
    const pieces = layOutText(text, drawing.fonts).map((piece)=>drawPiece(piece, within, drawing));
    const content = (text.border ? drawBorder(text) : '') + pieces.join('');
    return group({
        filter
    }, group({
        transform: transform(matrix)
    }, content));
}
function drawBorder({ left, top, width, height }) {
    const box = {
        x: left - 2,
        y: top - 2,
        width: width + 4,
        height: height + 4
    };
    return element('rect', {
        ...box,
        fill: '#fff',
        stroke: '#000'
    });
}
function drawPiece({ piece, x, y, length }, state, drawing) {
    const { text, flow, isExact } = piece;
    if (text.trim() === '') return '';
    const natural = placesOf(piece);
    const stretch = length / (natural.at(-1) || length || 1);
    const places = natural.slice(0, -1).map((place)=>place * stretch);
    const list = (start)=>places.map((place)=>number(start + place)).join(' ');
    const isSpaced = isExact || piece.format.letterSpacing !== 0;
    const along = isSpaced ? {
        x: list(x)
    } : {
        x,
        textLength: length,
        lengthAdjust: 'spacingAndGlyphs'
    };
    const position = flow === 'stacked' ? {
        x: places.map(()=>number(x)).join(' '),
        y: list(y),
        'text-anchor': 'middle'
    } : {
        ...along,
        y,
        transform: flow === 'turned' ? `rotate(90 ${number(x)} ${number(y)})` : undefined
    };
    const attributes = {
        ...position,
        'xml:space': 'preserve',
        ...pieceAttributes(piece, state, drawing)
    };
    return element('text', attributes, escapeText(text));
}
function pieceAttributes({ format, face, size }, state, drawing) {
    drawing.useFace(face);
    const { rgb, alpha } = host_headless.transformColor(format.color, state.color);
    return {
        ...faceAttributes(face, format, drawing.fonts.styleOf(face)),
        'font-size': size,
        fill: state.isMask ? '#fff' : rgb,
        'fill-opacity': state.isMask || alpha === 1 ? undefined : alpha
    };
}

const KINDS = {
    shape: drawShape,
    group: drawGroup,
    symbol: drawSymbol,
    component: drawSymbol,
    bitmap: drawBitmap,
    video: drawVideo,
    text: drawText,
    other: undefined
};
function drawElement(element, state, drawing) {
    const draw = KINDS[element.kind];
    if (state.space && draw && draw !== drawSymbol && draw !== drawGroup) {
        return drawInSpace(element, state, drawing, draw === drawShape);
    }
    if (state.reshaping && draw && draw !== drawShape && draw !== drawGroup) {
        const { scale } = state.reshaping;
        const stretched = {
            ...inside(state, scale),
            reshaping: undefined
        };
        return wrapRuns(drawElement(element, stretched, drawing), (markup)=>group({
                transform: transform(scale)
            }, markup));
    }
    if (draw) {
        const drawn = draw(element, state, drawing);
        return typeof drawn === 'string' ? joinRuns([
            {
                markup: drawn
            }
        ]) : drawn;
    }
    drawing.notDrawn(`element ${element.tag}`);
    return [];
}
function drawElements(elements, state, drawing) {
    const places = state.playing?.along(elements);
    return elements.map((element, i)=>drawElement(element, places ? {
            ...state,
            playing: places[i]
        } : state, drawing));
}
function drawInSpace(element, state, drawing, isShape) {
    const seen = seenWithin(element, state, drawing, isShape);
    if (!seen) return [];
    return wrapRuns(drawElement(element, seen.within, drawing), (markup)=>group({
            transform: transform(seen.matrix)
        }, markup));
}
function drawGroup({ members }, state, drawing) {
    return joinRuns(drawElements(members, state, drawing).flat());
}

const CHUNK = 2048;
function encodeBitmap({ width, height, rgba }, compression) {
    const header = new Uint8Array(26);
    const view = new DataView(header.buffer);
    header.set([
        3,
        5
    ]);
    view.setUint16(2, width * 4, true);
    view.setUint16(4, width, true);
    view.setUint16(6, height, true);
    view.setInt32(12, width * host_headless.TWIPS_PER_PIXEL, true);
    view.setInt32(20, height * host_headless.TWIPS_PER_PIXEL, true);
    header.set([
        1,
        1
    ], 24);
    const packed = compression.deflate(premultiplied(rgba));
    const parts = [
        header
    ];
    for(let at = 0; at < packed.length; at += CHUNK){
        const chunk = packed.subarray(at, at + CHUNK);
        parts.push(Uint8Array.of(chunk.length & 255, chunk.length >> 8), chunk);
    }
    return host_headless.joinBytes([
        ...parts,
        new Uint8Array(2)
    ]);
}
function premultiplied(rgba) {
    const argb = new Uint8Array(rgba.length);
    for(let at = 0; at < rgba.length; at += 4){
        const alpha = rgba[at + 3];
        argb[at] = alpha;
        for(let channel = 0; channel < 3; channel++){
            argb[at + 1 + channel] = Math.round(rgba[at + channel] * alpha / 255);
        }
    }
    return argb;
}

function drawFrame(timeline, frame, state, drawing) {
    if (state.open.length === 0 && !state.isMask) drawing.beginPicture();
    const display = displayOf(timeline, state, drawing);
    if (display.cameraAt(frame).hasFilters) drawing.notDrawn('colour filter of the camera');
    const runs = [];
    for (const displayed of display.at(frame)){
        if (state.without?.has(displayed.layer)) continue;
        const mask = displayed.mask && drawMask(displayed.mask, frame, state, drawing);
        for (const { markup, mode } of drawLayer(displayed, onLayer(displayed, frame, state), drawing)){
            runs.push({
                markup: group({
                    transform: placed(displayed.view, state)
                }, group({
                    mask
                }, markup)),
                mode
            });
        }
    }
    return joinRuns(runs);
}
function displayOf(timeline, state, { film }) {
    const { isMask, open, showsAll } = state;
    const asPublished = host_shown().published(film.publishesHiddenLayers);
    const mode = showsAll && open.length === 0 ? {
        ...asPublished,
        guides: true,
        hidden: true
    } : asPublished;
    return new (host_shown().TimelineDisplay)(timeline, film, isMask ? host_shown().withinMask(mode, film.isCanvas) : mode);
}
function placed(matrix, { space }) {
    return space ? undefined : transform(matrix);
}
function drawLayer(displayed, state, drawing) {
    const { keyframe, matrix, color, rig, blendMode } = displayed;
    const elements = drawLayerElements(displayed, inside(state, matrix, color), drawing);
    const style = blendStyle(blendMode);
    const placement = placed(rig, state);
    if (keyframe.hasFilters) drawing.notDrawn('filters of a layer');
    if (!placement && !style) return elements;
    return wrapRuns(elements, (markup)=>group({
            transform: placement,
            style
        }, markup));
}
function drawLayerElements(displayed, state, drawing) {
    noteGaps(displayed, drawing);
    const { elements } = displayed;
    const isOnStage = state.open.length === 0 && !state.isMask;
    const pale = (markup)=>group({
            opacity: PALE
        }, markup);
    const runs = drawElements(elements, state, drawing).map((drawn, i)=>{
        const source = sourceAt(displayed, i);
        if (state.without?.has(source)) return [];
        return isOnStage && isPale(source, drawing) ? wrapRuns(drawn, pale) : drawn;
    });
    return joinRuns(runs.flat());
}
function sourceAt({ elements, sources }, index) {
    return sources.at(index) ?? elements[index];
}
function onLayer({ layer }, frame, state) {
    const { playing } = state;
    return playing ? {
        ...state,
        playing: playing.onLayer(layer, frame)
    } : state;
}
function noteGaps({ keyframe, elapsed }, drawing) {
    if (elapsed === 0) return;
    if (host_shown().isUnmatched(keyframe)) {
        drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
    }
    if (host_shown().isUnposed(keyframe)) {
        drawing.notDrawn('pose of an armature without matrices for each frame (drawn as its first frame)');
    }
}
const PALE = 0.2;
function isPale(element, { highlighted }) {
    return highlighted !== undefined && !holds$1(element, highlighted);
}
function holds$1(element, wanted) {
    return wanted.has(element) || element.members.some((member)=>holds$1(member, wanted));
}
function drawMask(mask, frame, state, drawing) {
    const within = {
        ...onLayer(mask, frame, state),
        isMask: true,
        color: host_headless.NO_COLOR_TRANSFORM
    };
    const shape = drawLayer({
        ...mask,
        color: host_headless.NO_COLOR_TRANSFORM
    }, within, drawing);
    return `url(#${drawing.add('mask', ALL, shape.map(({ markup })=>markup).join(''))})`;
}
const ALL = {
    maskUnits: 'userSpaceOnUse',
    x: -1e5,
    y: -1e5,
    width: 2e5,
    height: 2e5
};

class SizeBoundedCache {
    constructor(maxSize){
        this.maxSize = maxSize;
        this.values = new Map();
        this.size = 0;
    }
    get(key) {
        return this.values.get(key);
    }
    set(key, value, size) {
        if (this.size + size > this.maxSize) {
            this.values.clear();
            this.size = 0;
        }
        this.values.set(key, value);
        this.size += size;
    }
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
function numbersIn(text) {
    return (text?.match(NUMBER) ?? []).map(Number);
}
function numberAt(node, name, ifMissing = 0) {
    return numbersIn(node.rawAttr(name)).at(0) ?? ifMissing;
}
function transformOf(node) {
    const steps = (node.rawAttr('transform') ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g);
    return [
        ...steps
    ].reduce((all, [, name, text])=>host_headless.concat(all, stepOf(name, numbersIn(text))), host_headless.IDENTITY);
}
function stepOf(name, values) {
    const [a = 0, b = 0, c = 0, d = 0, tx = 0, ty = 0] = values;
    if (name === 'translate') return host_headless.translation(a, b);
    if (name === 'scale') return {
        ...host_headless.IDENTITY,
        a,
        d: values.length > 1 ? b : a
    };
    if (name === 'skewX') return {
        ...host_headless.IDENTITY,
        c: Math.tan(a * Math.PI / 180)
    };
    if (name === 'skewY') return {
        ...host_headless.IDENTITY,
        b: Math.tan(a * Math.PI / 180)
    };
    if (name !== 'rotate') return {
        a,
        b,
        c,
        d,
        tx,
        ty
    };
    const angle = a * Math.PI / 180;
    const [cos, sin] = [
        Math.cos(angle),
        Math.sin(angle)
    ];
    const turned = {
        a: cos,
        b: sin,
        c: -sin,
        d: cos,
        tx: 0,
        ty: 0
    };
    return host_headless.concat(host_headless.concat(host_headless.translation(b, c), turned), host_headless.translation(-b, -c));
}
function referenceOf(node, name) {
    return /^(?:url\()?#([^)]*)\)?$/.exec(node.attr(name) ?? '')?.[1];
}
function regionOf(node) {
    const [left, top] = [
        numberAt(node, 'x'),
        numberAt(node, 'y')
    ];
    return {
        left,
        top,
        right: left + numberAt(node, 'width'),
        bottom: top + numberAt(node, 'height')
    };
}
const LAYER_ATTRIBUTES = [
    'opacity',
    'mask',
    'filter',
    'clip-path'
];
function isLayer(node) {
    return LAYER_ATTRIBUTES.some((name)=>node.rawAttr(name) !== undefined) || /mix-blend-mode|isolation/.test(node.rawAttr('style') ?? '');
}
function mayHaveLayers(svg) {
    return / (?:opacity|mask|filter|clip-path)="|mix-blend-mode|isolation/.test(svg);
}

const NOTHING$1 = {
    most: host_headless.emptyBox(),
    sure: host_headless.emptyBox(),
    layers: host_headless.emptyBox()
};
const EVERYWHERE = {
    left: -1e9,
    top: -1e9,
    right: 1e9,
    bottom: 1e9
};
class PaintedBoxes {
    constructor(find){
        this.find = find;
        this.known = new WeakMap();
        this.byId = new Map();
    }
    static in(root) {
        const definitions = new Map();
        for (const node of root.childrenNamed('defs').flatMap(({ children })=>children)){
            definitions.set(node.attr('id') ?? '', node);
        }
        return new PaintedBoxes((id)=>definitions.get(id));
    }
    definition(node, attribute) {
        return this.find(referenceOf(node, attribute) ?? '');
    }
    of(node) {
        let painted = this.known.get(node);
        if (painted) return painted;
        this.known.set(node, NOTHING$1);
        this.known.set(node, painted = this.measure(node));
        return painted;
    }
    ofReferenced(use) {
        const id = referenceOf(use, 'href') ?? '';
        let painted = this.byId.get(id);
        if (painted) return painted;
        this.byId.set(id, NOTHING$1);
        const node = this.find(id);
        this.byId.set(id, painted = node ? this.of(node) : NOTHING$1);
        return painted;
    }
    inside(nodes) {
        const all = {
            most: host_headless.emptyBox(),
            sure: host_headless.emptyBox(),
            layers: host_headless.emptyBox()
        };
        for (const node of nodes){
            const { most, sure, layers } = this.of(node);
            host_headless.unite(all.most, most);
            host_headless.unite(all.sure, sure);
            host_headless.unite(all.layers, layers);
        }
        return all;
    }
    layerOf(node) {
        const content = this.content(node);
        const filter = this.definition(node, 'filter');
        if (filter?.rawAttr('filterUnits') !== 'userSpaceOnUse') return content;
        const region = regionOf(filter);
        const paints = region.right > region.left && region.bottom > region.top;
        return paints ? {
            most: region,
            sure: region
        } : NOTHING$1;
    }
    contentOf(node) {
        if (node.name !== 'use') return node.children;
        const definition = this.definition(node, 'href');
        return definition ? [
            definition
        ] : [];
    }
    measure(node) {
        const own = this.layerOf(node);
        const layers = {
            ...this.content(node).layers
        };
        if (isLayer(node)) host_headless.unite(layers, own.most);
        const mask = this.definition(node, 'mask');
        if (mask) host_headless.unite(layers, this.inside(mask.children).layers);
        if (this.imagesOf(node).length > 0) host_headless.unite(layers, EVERYWHERE);
        const matrix = transformOf(node);
        return {
            most: host_headless.transformBox(own.most, matrix),
            sure: host_headless.invert(matrix) ? host_headless.transformBox(own.sure, matrix) : host_headless.emptyBox(),
            layers: host_headless.transformBox(layers, matrix)
        };
    }
    imagesOf(node) {
        const images = this.definition(node, 'filter')?.childrenNamed('feImage') ?? [];
        return images.flatMap((image)=>{
            const drawn = this.definition(image, 'href');
            return drawn && !host_headless.isEmpty(this.of(drawn).layers) ? [
                drawn
            ] : [];
        });
    }
    content(node) {
        switch(node.name){
            case 'use':
                return this.ofReferenced(node);
            case 'g':
            case 'svg':
                return this.inside(node.children);
            case 'path':
                return outlined(node, pathBox(node));
            case 'rect':
            case 'image':
                return outlined(node, regionOf(node));
            case 'text':
                return textBoxes(node);
            default:
                return NOTHING$1;
        }
    }
}
function outlined(node, box) {
    const [width, height] = [
        box.right - box.left,
        box.bottom - box.top
    ];
    const hasArea = width > 0 && height > 0;
    if ((node.rawAttr('stroke') ?? 'none') === 'none') return hasArea ? {
        ...NOTHING$1,
        most: box,
        sure: box
    } : NOTHING$1;
    const reach = numberAt(node, 'stroke-width', 1) / 2 * Math.max(1.5, numberAt(node, 'stroke-miterlimit', 4));
    return {
        ...NOTHING$1,
        most: grown(box, reach),
        sure: width > 0 || height > 0 ? box : host_headless.emptyBox()
    };
}
const BOX_BYTES = 200;
const paths = new SizeBoundedCache(2 ** 23);
function pathBox(node) {
    const path = node.rawAttr('d') ?? '';
    const cached = paths.get(path);
    if (cached) return cached;
    const box = host_headless.emptyBox();
    const numbers = numbersIn(path);
    for(let at = 0; at + 1 < numbers.length; at += 2)host_headless.include(box, numbers[at], numbers[at + 1]);
    paths.set(ownCopy(path), box, path.length + BOX_BYTES);
    return box;
}
function ownCopy(text) {
    return JSON.parse(JSON.stringify(text));
}
function textBoxes(node) {
    const [x, y] = [
        numbersIn(node.rawAttr('x')),
        numbersIn(node.rawAttr('y'))
    ];
    const start = host_headless.emptyBox();
    host_headless.include(start, x.at(0) ?? 0, y.at(0) ?? 0);
    const most = {
        ...start
    };
    for (const each of x)host_headless.include(most, each, most.top);
    for (const each of y)host_headless.include(most, most.left, each);
    const size = numberAt(node, 'font-size', 16);
    const length = Math.max(numberAt(node, 'textLength'), node.text().length * size * 2);
    return {
        ...NOTHING$1,
        most: grown(most, length + size * 2),
        sure: start
    };
}
function grown(box, by) {
    if (host_headless.isEmpty(box)) return box;
    return {
        left: box.left - by,
        top: box.top - by,
        right: box.right + by,
        bottom: box.bottom + by
    };
}

function parsePicture(svg) {
    return host_headless.parseTree('picture', svg, {
        ...host_defaults.DEFAULT_LIMITS,
        maxTextLength: Infinity
    });
}
function edgeAt(scale) {
    return 4 / scale;
}
function areNear(layers, { left, top, width, height }, edge) {
    if (host_headless.isEmpty(layers)) return true;
    return layers.left > left - width / 2 + edge && layers.top > top - height / 2 + edge && layers.right < left + width * 1.5 - edge && layers.bottom < top + height * 1.5 - edge;
}

function withoutUnseen(svg, scale, tell) {
    if (!mayHaveLayers(svg)) return svg;
    return new Sight(parsePicture(svg), scale, tell).run() ?? svg;
}
class Sight {
    constructor(root, scale, tell){
        this.root = root;
        this.tell = tell;
        this.definitions = [];
        this.boxes = PaintedBoxes.in(root);
        this.edge = edgeAt(scale);
    }
    run() {
        const { root } = this;
        const shown = root.children.filter(({ name })=>name !== 'defs');
        const ground = groundOf(root);
        if (this.isSafe(this.boxes.inside(shown).layers, ground)) return undefined;
        const content = shown.map((node)=>this.draw(node, host_headless.IDENTITY, ground)).join('');
        const defs = root.childrenNamed('defs').map(host_headless.sourceOf);
        return element('svg', attributesOf(root), ...defs, element('defs', {}, this.definitions.join('')), content);
    }
    draw(node, outer, ground) {
        const { most, layers } = this.boxes.of(node);
        if (node.name === 'text' || host_headless.isEmpty(layers) || this.isSafe(host_headless.transformBox(layers, outer), ground)) return host_headless.sourceOf(node);
        const seen = grown(host_headless.transformBox(most, outer), this.edge);
        if (host_headless.isEmpty(host_headless.overlap(seen, ground.seen))) return '';
        const matrix = host_headless.concat(outer, transformOf(node));
        if (!host_headless.invert(matrix)) return '';
        const attributes = {
            ...attributesOf(node),
            id: undefined,
            href: undefined
        };
        const inner = isLayer(node) ? this.layerOrNothing(node, matrix, ground, attributes) : ground;
        if (!inner) return '';
        const content = this.boxes.contentOf(node).map((child)=>this.draw(child, matrix, inner));
        return element(node.name === 'use' ? 'g' : node.name, attributes, content.join(''));
    }
    layerOrNothing(...layer) {
        try {
            return this.layer(...layer);
        } catch (error) {
            if (!(error instanceof TooFar)) throw error;
            this.tell(TOO_FAR);
            return undefined;
        }
    }
    layer(node, matrix, ground, attributes) {
        const { most, sure } = this.boxes.layerOf(node);
        const range = rangeOf(ground);
        const filter = this.boxes.definition(node, 'filter');
        const isInRange = !host_headless.isEmpty(host_headless.overlap(host_headless.transformBox(sure, matrix), range));
        let box = host_headless.overlap(grown(host_headless.transformBox(most, matrix), this.edge), range);
        if (filter?.rawAttr('filterUnits') === 'userSpaceOnUse') {
            const region = this.filterRegion(filter, matrix, ground);
            attributes.filter = this.filter(filter, region);
            box = host_headless.transformBox(region, matrix);
        } else if (!isInRange || isFarOff(box, ground)) {
            const near = boxInside(grown(ground.seen, this.edge), matrix);
            const region = filter ? host_headless.overlap(most, near) : near;
            if (host_headless.isEmpty(region)) return undefined;
            attributes.filter = filter ? this.filter(filter, region) : this.cut(region);
            box = host_headless.overlap(host_headless.transformBox(region, matrix), range);
        }
        if (host_headless.isEmpty(box)) throw new TooFar();
        const inner = {
            ...ground,
            left: box.left,
            top: box.top,
            seen: filter ? box : host_headless.overlap(box, ground.seen)
        };
        const mask = this.boxes.definition(node, 'mask');
        if (mask && !host_headless.isEmpty(this.boxes.inside(mask.children).layers)) {
            const content = mask.children.map((child)=>this.draw(child, matrix, inner)).join('');
            attributes.mask = `url(#${this.add('mask', attributesOf(mask), content)})`;
        }
        return inner;
    }
    filterRegion(filter, matrix, ground) {
        const region = regionOf(filter);
        const range = rangeOf(ground);
        if (holds(range, grown(host_headless.transformBox(region, matrix), this.edge))) return region;
        const near = boxInside(grown(ground.seen, Math.max(ground.width, ground.height) / 2), matrix);
        const cut = host_headless.overlap(region, near);
        if (filter.child('feImage')) Object.assign(cut, {
            left: region.left,
            top: region.top
        });
        if (host_headless.isEmpty(cut) || !holds(range, host_headless.transformBox(cut, matrix))) throw new TooFar();
        return cut;
    }
    filter(filter, region) {
        const [width, height] = [
            region.right - region.left,
            region.bottom - region.top
        ];
        const ground = {
            seen: {
                left: 0,
                top: 0,
                right: width,
                bottom: height
            },
            left: 0,
            top: 0,
            width,
            height
        };
        const steps = filter.children.map((step)=>{
            const drawn = step.name === 'feImage' ? this.boxes.definition(step, 'href') : undefined;
            if (!drawn || host_headless.isEmpty(this.boxes.of(drawn).layers)) return host_headless.sourceOf(step);
            const content = this.draw(drawn, host_headless.IDENTITY, ground);
            const room = element('rect', {
                width,
                height,
                'fill-opacity': 0
            });
            const id = this.add('g', {}, content === '' ? room : content);
            return element('feImage', {
                ...attributesOf(step),
                href: `#${id}`
            });
        });
        const attributes = {
            ...attributesOf(filter),
            ...regionAttributes(region)
        };
        return `url(#${this.add('filter', attributes, steps.join(''))})`;
    }
    cut(region) {
        const attributes = {
            'color-interpolation-filters': 'sRGB',
            ...regionAttributes(region)
        };
        return `url(#${this.add('filter', attributes, '<feOffset/>')})`;
    }
    add(name, attributes, content) {
        const id = `seen${this.definitions.length}`;
        this.definitions.push(element(name, {
            ...attributes,
            id
        }, content));
        return id;
    }
    isSafe(layers, ground) {
        return areNear(layers, ground, this.edge);
    }
}
const TOO_FAR = 'a part that is blended, filtered, masked or transparent and too far outside to be drawn in pixels: draw it as SVG, or move it nearer';
class TooFar extends Error {
}
function groundOf(root) {
    const size = [
        numberAt(root, 'width'),
        numberAt(root, 'height')
    ];
    const [left = 0, top = 0, width = size[0], height = size[1]] = numbersIn(root.rawAttr('viewBox'));
    return {
        left,
        top,
        width,
        height,
        seen: {
            left,
            top,
            right: left + width,
            bottom: top + height
        }
    };
}
function rangeOf({ left, top, width, height }) {
    return {
        left: left - 2 * width,
        top: top - 2 * height,
        right: left + 2 * width,
        bottom: top + 2 * height
    };
}
function isFarOff({ left, top }, { seen, width, height }) {
    return seen.right - left > 1.5 * width || seen.bottom - top > 1.5 * height;
}
function boxInside(box, matrix) {
    const inverse = host_headless.invert(matrix);
    if (!inverse) throw new TooFar();
    return host_headless.transformBox(box, inverse);
}
function holds(outer, { left, top, right, bottom }) {
    return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
}
function regionAttributes({ left, top, right, bottom }) {
    return {
        filterUnits: 'userSpaceOnUse',
        x: String(left),
        y: String(top),
        width: String(right - left),
        height: String(bottom - top)
    };
}
function attributesOf(node) {
    return Object.fromEntries(node.attributes());
}

function rasterize$1(rasterizer, svg, options = {}) {
    return rasterOf(rasterizer, svg, options).toPng();
}
function rasterOf(rasterizer, svg, { maxPixels, isSafe = false, tell = refuse, ...options }) {
    checkPixels(svg, options.scale ?? 1, maxPixels);
    const safe = isSafe ? svg : withoutUnseen(svg, options.scale ?? 1, tell);
    return rasterizer.rasterize(forRasterizer(safe), {
        ...options,
        fallbackFace: FALLBACK_FACE
    });
}
function refuse(what) {
    throw new RangeError(`the picture would lack ${what}`);
}
function forRasterizer(svg) {
    return svg.replaceAll('image-rendering="pixelated"', 'image-rendering="optimizeSpeed"');
}
function pixelsOf(rasterizer, svg, options = {}) {
    const { width, height, pixels } = rasterOf(rasterizer, svg, options);
    return {
        width,
        height,
        rgba: unmultiplied(pixels)
    };
}
function unmultiplied(pixels) {
    const rgba = Uint8Array.from(pixels);
    for(let at = 0; at < rgba.length; at += 4){
        const alpha = rgba[at + 3];
        for(let channel = 0; channel < 3 && alpha > 0; channel++){
            rgba[at + channel] = Math.min(255, Math.floor(rgba[at + channel] / (alpha / 255) + 0.5));
        }
    }
    return rgba;
}
const SIZE$2 = /^<svg [^>]*?width="([^"]*)" height="([^"]*)"/;
function checkPixels(svg, scale, maxPixels = host_defaults.DEFAULT_LIMITS.maxPixels) {
    const [width, height] = (SIZE$2.exec(svg) ?? []).slice(1).map((size)=>Math.ceil(Number(size) * scale));
    if (width * height <= maxPixels) return;
    throw new RangeError(`a picture of ${width} x ${height} pixels is more than the limit maxPixels, ${maxPixels}; draw it smaller (scale), or raise the limit (--max-pixels)`);
}

function bitmapOf(film, elements, view, warn) {
    const { fonts, limits, platform } = film;
    const { rasterizer, compression } = platform;
    const drawing = new Drawing(film, view, drawFrame);
    const runs = joinRuns(elements.flatMap((element)=>drawElement(element, FIRST_STATE, drawing)));
    const content = paintRuns(runs, '', ()=>view, drawing);
    warnOfGaps(drawing, warn);
    const { x, y, width, height } = view;
    const attributes = {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: [
            x,
            y,
            width,
            height
        ].join(' ')
    };
    const svg = element('svg', attributes, drawing.defs, content);
    const { maxPixels } = limits;
    return encodeBitmap(pixelsOf(rasterizer, svg, {
        fontFolders: fonts,
        maxPixels
    }), compression);
}
function warnOfGaps(drawing, warn) {
    for (const [what] of drawing.left)warn(`The bitmap is drawn without ${what}`);
    const replaced = drawing.faces.filter((face)=>!drawing.fonts.has(face));
    if (replaced.length === 0) return;
    warn(`The bitmap shows another face than ${replaced.join(', ')}: its font is not available (option fonts, --fonts)`);
}

function fileOfBitmap(film, path, kind) {
    const bitmap = imageOf(path, film);
    if (typeof bitmap === 'string') return undefined;
    const { image } = bitmap;
    if (kind === 'jpg') return image.type === 'image/jpeg' ? image.bytes : undefined;
    if (image.type === 'image/png') return image.bytes;
    return film.platform.rasterizer.rasterize(markupOf(image), {}).toPng();
}
function pixelsOfBitmap(film, path) {
    const bitmap = imageOf(path, film);
    if (typeof bitmap === 'string') return undefined;
    const { maxPixels } = film.limits;
    return pixelsOf(film.platform.rasterizer, markupOf(bitmap.image), {
        maxPixels
    });
}
function hasAlpha(film, path) {
    const bitmap = imageOf(path, film);
    if (typeof bitmap === 'string' || bitmap.image.type === 'image/jpeg') return false;
    const { rgba } = pixelsOf(film.platform.rasterizer, markupOf(bitmap.image));
    return rgba.some((value, at)=>at % 4 === 3 && value < 255);
}
function bitmapFrom(file, platform, maxPixels = host_defaults.DEFAULT_LIMITS.maxPixels) {
    const image = decodeBitmap(file, {
        compression: platform.compression,
        maxPixels
    });
    if (typeof image === 'string' || image.width * image.height === 0) return undefined;
    const { width, height, type } = image;
    if (type === 'image/jpeg') return {
        data: file,
        width,
        height,
        isPhoto: true
    };
    const pixels = pixelsOf(platform.rasterizer, markupOf(image), {
        maxPixels
    });
    return {
        data: encodeBitmap(pixels, platform.compression),
        width,
        height,
        isPhoto: false
    };
}
function markupOf({ type, bytes, width, height }) {
    const href = host_headless.dataUri(type, bytes);
    const size = {
        width,
        height
    };
    const attributes = {
        xmlns: 'http://www.w3.org/2000/svg',
        ...size,
        viewBox: `0 0 ${width} ${height}`
    };
    return element('svg', attributes, element('image', {
        ...size,
        href
    }));
}

function lettersOf(text, faces) {
    return layOutText(text, faces).flatMap(({ piece, x, y, length })=>{
        const places = placesOf(piece);
        const stretch = lengthOf(piece) === 0 ? 1 : length / lengthOf(piece);
        const top = y - raiseOf(piece) - Math.round(ascentOf(piece));
        return [
            ...piece.text
        ].flatMap((character, i)=>character.trim() === '' ? [] : {
                character,
                format: piece.format,
                x: x + places[i] * stretch,
                y: top,
                width: (places[i + 1] - places[i]) * stretch,
                height: breadthOf(piece),
                outline: ()=>{
                    const { size, metrics } = piece;
                    const shift = {
                        tx: x + places[i] * stretch,
                        ty: y
                    };
                    return metrics.outline?.(character, {
                        a: size,
                        b: 0,
                        c: 0,
                        d: size,
                        ...shift
                    });
                }
            });
    });
}

const STEPS = [
    [
        ...[
            16,
            11,
            10,
            16,
            24,
            40,
            51,
            61,
            12,
            12,
            14,
            19,
            26,
            58,
            60,
            55
        ],
        ...[
            14,
            13,
            16,
            24,
            40,
            57,
            69,
            56,
            14,
            17,
            22,
            29,
            51,
            87,
            80,
            62
        ],
        ...[
            18,
            22,
            37,
            56,
            68,
            109,
            103,
            77,
            24,
            35,
            55,
            64,
            81,
            104,
            113,
            92
        ],
        ...[
            49,
            64,
            78,
            87,
            103,
            121,
            120,
            101,
            72,
            92,
            95,
            98,
            112,
            100,
            103,
            99
        ]
    ],
    [
        ...[
            17,
            18,
            24,
            47,
            99,
            99,
            99,
            99,
            18,
            21,
            26,
            66,
            99,
            99,
            99,
            99
        ],
        ...[
            24,
            26,
            56,
            99,
            99,
            99,
            99,
            99,
            47,
            66,
            99,
            99,
            99,
            99,
            99,
            99
        ],
        ...Array.from({
            length: 32
        }, ()=>99)
    ]
];
const SIZES = Array.from({
    length: 12
}, (_, size)=>size);
const FIRST_CODES = [
    {
        counts: [
            0,
            1,
            5,
            1,
            1,
            1,
            1,
            1,
            1,
            0,
            0,
            0,
            0,
            0,
            0,
            0
        ],
        values: SIZES
    },
    {
        counts: [
            0,
            3,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            0,
            0,
            0,
            0,
            0
        ],
        values: SIZES
    }
];
const OTHER_CODES = [
    {
        counts: [
            0,
            2,
            1,
            3,
            3,
            2,
            4,
            3,
            5,
            5,
            4,
            4,
            0,
            0,
            1,
            125
        ],
        values: bytes('01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a' + '25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a' + '838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9ca' + 'd2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa')
    },
    {
        counts: [
            0,
            2,
            1,
            2,
            4,
            4,
            3,
            4,
            7,
            5,
            4,
            4,
            0,
            1,
            2,
            119
        ],
        values: bytes('000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a' + '262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a' + '82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9ca' + 'd2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa')
    }
];
function bytes(hexadecimal) {
    return (hexadecimal.match(/../g) ?? []).map((pair)=>Number.parseInt(pair, 16));
}
const ZIGZAG = Array.from({
    length: 64
}, (_, at)=>at).sort((one, other)=>{
    const [sum, otherSum] = [
        one,
        other
    ].map((at)=>(at >> 3) + (at & 7));
    if (sum !== otherSum) return sum - otherSum;
    return sum % 2 === 0 ? other - one : one - other;
});

const SIZE$1 = 8;
const CELLS = 64;
const MAX_STEP = 255;
const MAX_NUMBER = 1023;
const MAX_SIDE = 65535;
const [ZEROS, END] = [
    0xf0,
    0
];
function encodeJpeg(pixels, quality, halvesColors = false) {
    const { width, height } = pixels;
    if (width > MAX_SIDE || height > MAX_SIDE) throw new RangeError(`a JPEG has at most ${MAX_SIDE} pixels a side; the picture has ${width} x ${height}`);
    const steps = STEPS.map((table)=>table.map((step)=>stepAt(step, quality)));
    return host_headless.joinBytes([
        Uint8Array.of(0xff, 0xd8),
        segment(0xe0, [
            0x4a,
            0x46,
            0x49,
            0x46,
            0,
            1,
            1,
            0,
            0,
            1,
            0,
            1,
            0,
            0
        ]),
        ...steps.map((table, number)=>segment(0xdb, [
                number,
                ...ZIGZAG.map((at)=>table[at])
            ])),
        segment(0xc0, [
            8,
            height >> 8,
            height & 255,
            width >> 8,
            width & 255,
            3,
            ...[
                1,
                halvesColors ? 0x22 : 0x11,
                0,
                2,
                0x11,
                1,
                3,
                0x11,
                1
            ]
        ]),
        ...FIRST_CODES.map((table, number)=>codeSegment(number, table)),
        ...OTHER_CODES.map((table, number)=>codeSegment(0x10 | number, table)),
        segment(0xda, [
            3,
            ...[
                1,
                0,
                2,
                0x11,
                3,
                0x11
            ],
            0,
            CELLS - 1,
            0
        ]),
        scan(pixels, steps, halvesColors ? 2 : 1),
        Uint8Array.of(0xff, 0xd9)
    ]);
}
function stepAt(step, quality) {
    const scale = quality < 50 ? 5000 / Math.max(1, quality) : 200 - 2 * quality;
    return Math.min(MAX_STEP, Math.max(1, Math.floor((step * scale + 50) / 100)));
}
function segment(marker, data) {
    const length = data.length + 2;
    return Uint8Array.of(0xff, marker, length >> 8, length & 255, ...data);
}
function codeSegment(number, { counts, values }) {
    return segment(0xc4, [
        number,
        ...counts,
        ...values
    ]);
}
function codesOf({ counts, values }) {
    const codes = new Map();
    let [code, next] = [
        0,
        0
    ];
    counts.forEach((count, index)=>{
        for(let i = 0; i < count; i++)codes.set(values[next++], [
            code++,
            index + 1
        ]);
        code <<= 1;
    });
    return codes;
}
function scan(pixels, steps, unit) {
    const bits = new BitWriter();
    const [first, other] = [
        FIRST_CODES.map(codesOf),
        OTHER_CODES.map(codesOf)
    ];
    const before = [
        0,
        0,
        0
    ];
    const block = new Float64Array(CELLS);
    const write = (channel, left, top, step)=>{
        const table = Math.min(1, channel);
        readBlock(pixels, [
            left,
            top,
            step
        ], channel, block);
        const numbers = quantized(block, steps[table]);
        writeBlock(numbers, before[channel], first[table], other[table], bits);
        [before[channel]] = numbers;
    };
    const side = SIZE$1 * unit;
    for(let top = 0; top < pixels.height; top += side)for(let left = 0; left < pixels.width; left += side){
        for(let y = top; y < top + side; y += SIZE$1)for(let x = left; x < left + side; x += SIZE$1)write(0, x, y, 1);
        for (const channel of [
            1,
            2
        ])write(channel, left, top, unit);
    }
    return bits.finish();
}
const CHANNELS = [
    [
        0.299,
        0.587,
        0.114,
        -128
    ],
    [
        -0.168736,
        -0.331264,
        0.5,
        0
    ],
    [
        0.5,
        -0.418688,
        -0.081312,
        0
    ]
];
function readBlock({ width, height, rgba }, [left, top, step], channel, block) {
    const [red, green, blue, offset] = CHANNELS[channel];
    const each = 1 / (step * step);
    for(let cell = 0; cell < CELLS; cell++){
        let sum = 0;
        for(let part = 0; part < step * step; part++){
            const x = Math.min(width - 1, left + (cell & 7) * step + (part & 1));
            const y = Math.min(height - 1, top + (cell >> 3) * step + (part >> 1));
            const at = (y * width + x) * 4;
            sum += red * rgba[at] + green * rgba[at + 1] + blue * rgba[at + 2];
        }
        block[cell] = sum * each + offset;
    }
}
const WAVES = Array.from({
    length: CELLS
}, (_, at)=>{
    const [wave, x] = [
        at >> 3,
        at & 7
    ];
    return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos((2 * x + 1) * wave * Math.PI / (2 * SIZE$1));
});
const across = new Float64Array(CELLS);
function quantized(block, steps) {
    for(let cell = 0; cell < CELLS; cell++){
        const [row, wave] = [
            cell & ~7,
            (cell & 7) * SIZE$1
        ];
        let sum = 0;
        for(let x = 0; x < SIZE$1; x++)sum += block[row + x] * WAVES[wave + x];
        across[cell] = sum;
    }
    return ZIGZAG.map((cell)=>{
        const [wave, column] = [
            cell & ~7,
            cell & 7
        ];
        let sum = 0;
        for(let y = 0; y < SIZE$1; y++)sum += across[y * SIZE$1 + column] * WAVES[wave + y];
        const number = Math.round(sum / steps[cell]);
        return cell === 0 ? number : Math.min(MAX_NUMBER, Math.max(-MAX_NUMBER, number));
    });
}
function writeBlock(numbers, before, first, other, bits) {
    const difference = numbers[0] - before;
    bits.code(first, sizeOf(difference));
    bits.number(difference);
    let zeros = 0;
    for(let at = 1; at < CELLS; at++){
        const number = numbers[at];
        if (number === 0) {
            zeros++;
            continue;
        }
        for(; zeros > 15; zeros -= 16)bits.code(other, ZEROS);
        bits.code(other, zeros << 4 | sizeOf(number));
        bits.number(number);
        zeros = 0;
    }
    if (zeros > 0) bits.code(other, END);
}
function sizeOf(number) {
    return 32 - Math.clz32(Math.abs(number));
}
class BitWriter {
    code(codes, value) {
        const code = codes.get(value);
        if (code) this.write(...code);
    }
    number(value) {
        const size = sizeOf(value);
        this.write((value < 0 ? value - 1 : value) & (1 << size) - 1, size);
    }
    finish() {
        if (this.count > 0) this.write((1 << 8 - this.count) - 1, 8 - this.count);
        return this.bytes.subarray(0, this.length);
    }
    write(value, size) {
        this.waiting = this.waiting << size | value;
        for(this.count += size; this.count >= 8; this.count -= 8){
            const byte = this.waiting >> this.count - 8 & 255;
            this.push(byte);
            if (byte === 255) this.push(0);
        }
        this.waiting &= (1 << this.count) - 1;
    }
    push(byte) {
        if (this.length === this.bytes.length) {
            const longer = new Uint8Array(this.length * 2);
            longer.set(this.bytes);
            this.bytes = longer;
        }
        this.bytes[this.length++] = byte;
    }
    constructor(){
        this.bytes = new Uint8Array(65536);
        this.length = 0;
        this.waiting = 0;
        this.count = 0;
    }
}

function explainStackOverflow(draw) {
    try {
        return draw();
    } catch (error) {
        if (!host_errors.isStackOverflow(error)) throw error;
        throw Object.assign(new host_errors.LimitError('the symbols are nested too deeply in one another to be drawn'), {
            cause: error
        });
    }
}

const MAX_KEPT$2 = 2 ** 20;
class LayersOfSeries {
    areNear(content, definitions, { x, y, width, height }, scale) {
        this.texts = definitions;
        const { layers } = this.boxes.inside(parsePicture(`<svg>${content}</svg>`).children);
        return areNear(layers, {
            left: x,
            top: y,
            width,
            height
        }, edgeAt(scale));
    }
    definition(id) {
        const text = this.texts.get(id);
        if (text === undefined) return undefined;
        let node = this.nodes.get(id);
        if (!node) this.nodes.set(id, node = parsePicture(text), text.length);
        return node;
    }
    constructor(){
        this.nodes = new SizeBoundedCache(MAX_KEPT$2);
        this.boxes = new PaintedBoxes((id)=>this.definition(id));
        this.texts = new Map();
    }
}

class FrameSeries {
    constructor(film, view, drawRuns, background, hasSmallTiles = false){
        this.view = view;
        this.drawRuns = drawRuns;
        this.background = background;
        this.layers = new LayersOfSeries();
        this.drawing = new Drawing(film, view, drawFrame, undefined, hasSmallTiles);
    }
    draw(frame, without) {
        const { view, drawing, ground } = this;
        return explainStackOverflow(()=>paintRuns(this.drawRuns(frame, drawing, without), ground, ()=>view, drawing));
    }
    get ground() {
        return this.background ? element('rect', {
            ...this.view,
            fill: this.background
        }) : '';
    }
    svg(content, view = this.view) {
        return wrapPicture(content, this.drawing.defsFor(content), view);
    }
    seenSvg(content, view, scale, tell) {
        const definitions = this.drawing.definitionsFor(content);
        const svg = wrapPicture(content, definitionsElement(definitions), view);
        if (!mayHaveLayers(svg) || this.layers.areNear(content, definitions, view, scale)) return svg;
        return withoutUnseen(svg, scale, tell);
    }
}
function wrapPicture(content, definitions, view) {
    const { width, height } = view;
    const viewBox = viewBoxOf(view);
    const attributes = {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox
    };
    return `${element('svg', attributes, definitions, content)}\n`;
}
function runsOf(timeline) {
    return (frame, drawing, without)=>drawFrame(timeline, frame, {
            ...FIRST_STATE,
            without
        }, drawing);
}

function frameRegion(timeline, frame, drawing, state = FIRST_STATE) {
    const box = host_headless.emptyBox();
    for (const displayed of displayOf(timeline, state, drawing).at(frame)){
        const own = layerRegion(displayed, state, drawing);
        host_headless.unite(box, displayed.mask ? clipped(own, layerRegion(displayed.mask, state, drawing)) : own);
    }
    return box;
}
function frameParts(timeline, frame, drawing, state = FIRST_STATE, only) {
    return displayOf(timeline, state, drawing).at(frame).filter(({ layer })=>only === undefined || layer === only).flatMap((displayed)=>{
        const mask = displayed.mask && layerRegion(displayed.mask, state, drawing);
        const within = inside(state, displayed.matrix);
        return displayed.elements.map((element, i)=>{
            const own = paintedOnStage(element, within, drawing);
            return {
                element: sourceAt(displayed, i),
                box: mask ? clipped(own, mask) : own
            };
        });
    });
}
function layerRegion({ elements, matrix }, state, drawing) {
    return elementsRegion(elements, inside(state, matrix), drawing);
}
function clipped(own, mask) {
    return host_headless.isEmpty(own) || host_headless.isEmpty(mask) ? host_headless.emptyBox() : host_headless.overlap(own, mask);
}
function elementsRegion(elements, state, drawing) {
    const box = host_headless.emptyBox();
    for (const element of elements)host_headless.unite(box, paintedOnStage(element, state, drawing));
    return box;
}

const THIN = 0.5;
function wholeView({ left, top, right, bottom }) {
    const x = Math.floor(left - THIN);
    const y = Math.floor(top - THIN);
    return {
        x,
        y,
        width: Math.ceil(right + THIN) - x,
        height: Math.ceil(bottom + THIN) - y
    };
}
function roomAround(box, margin) {
    const { left, top, right, bottom } = host_headless.isEmpty(box) ? {
        left: 0,
        top: 0,
        right: 0,
        bottom: 0
    } : box;
    const x = Math.floor(left) - margin;
    const y = Math.floor(top) - margin;
    return {
        x,
        y,
        width: Math.ceil(right) + margin - x,
        height: Math.ceil(bottom) + margin - y
    };
}

function rasterize(svg, scale, context, tell) {
    const { rasterizer, fontFolders, maxPixels, stopwatch, isSmooth } = context;
    return stopwatch.measure('rasterizing', ()=>rasterOf(rasterizer, svg, {
            scale,
            fontFolders,
            maxPixels,
            isSafe: tell === undefined,
            tell,
            isSmooth
        }));
}

function cropPixels({ width, rgba }, box) {
    const cropped = new Uint8Array(box.width * box.height * 4);
    for(let y = 0; y < box.height; y++){
        const from = ((box.y + y) * width + box.x) * 4;
        cropped.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4);
    }
    return {
        width: box.width,
        height: box.height,
        rgba: cropped
    };
}

const LEVELS = {
    low: 50,
    medium: 75,
    high: 90
};
function encodePicture(pixels, { kind, quality }, { stopwatch, film, webp }) {
    return stopwatch.measure('encoding', ()=>{
        if (kind === 'png') return encodePng(pixels, film.platform.compression);
        if (webp === undefined) throw new Error('a WebP needs loadWebp first');
        return webp.encode(pixels, quality === 'lossless' ? {} : {
            quality: LEVELS[quality]
        });
    });
}

function paintedBox(pixels, width, height) {
    const isPainted = (x, y)=>pixels[(y * width + x) * 4 + 3] !== 0;
    const rowIsPainted = (y)=>{
        for(let x = 0; x < width; x++)if (isPainted(x, y)) return true;
        return false;
    };
    let top = 0;
    while(top < height && !rowIsPainted(top))top++;
    if (top === height) return undefined;
    let bottom = height - 1;
    while(!rowIsPainted(bottom))bottom--;
    let left = width - 1;
    let right = 0;
    for(let y = top; y <= bottom; y++){
        for(let x = 0; x < left; x++)if (isPainted(x, y)) left = x;
        for(let x = width - 1; x > right; x--)if (isPainted(x, y)) right = x;
    }
    return {
        x: left,
        y: top,
        width: right - left + 1,
        height: bottom - top + 1
    };
}
function uniteBoxes(one, other) {
    if (!one || !other) return one ?? other;
    const x = Math.min(one.x, other.x);
    const y = Math.min(one.y, other.y);
    return {
        x,
        y,
        width: Math.max(one.x + one.width, other.x + other.width) - x,
        height: Math.max(one.y + one.height, other.y + other.height) - y
    };
}

class PictureSet {
    constructor(isShared = true){
        this.isShared = isShared;
        this.pictures = [];
        this.byKey = new Map();
    }
    add(picture) {
        if (!this.isShared) return this.pictures.push(picture) - 1;
        const key = `${picture.width} ${picture.height} ${host_headless.crc32(picture.rgba)}`;
        const alike = this.byKey.get(key) ?? [];
        const existing = alike.find((number)=>areEqual(this.pictures[number].rgba, picture.rgba));
        if (existing !== undefined) return existing;
        const number = this.pictures.push(picture) - 1;
        this.byKey.set(key, [
            ...alike,
            number
        ]);
        return number;
    }
}
function areEqual(one, other) {
    for(let at = 0; at < one.length; at++)if (one[at] !== other[at]) return false;
    return true;
}

const EXPORTING_PROGRAM = {
    home: 'adobe-collection',
    version: '1.0'
};

function pastePixels(sheet, picture, left, top, extrude = 0) {
    const { width, height, rgba } = picture;
    for(let y = -extrude; y < height + extrude; y++){
        const row = Math.min(Math.max(y, 0), height - 1) * width * 4;
        const to = ((top + y) * sheet.width + left) * 4;
        sheet.rgba.set(rgba.subarray(row, row + width * 4), to);
        for(let x = 1; x <= extrude; x++){
            sheet.rgba.copyWithin(to - x * 4, to, to + 4);
            sheet.rgba.copyWithin(to + (width - 1 + x) * 4, to + (width - 1) * 4, to + width * 4);
        }
    }
}

function rotatePixels({ width, height, rgba }) {
    const from = words(rgba);
    const turned = new Uint32Array(width * height);
    for(let y = 0; y < height; y++){
        for(let x = 0; x < width; x++)turned[x * height + (height - 1 - y)] = from[y * width + x];
    }
    return {
        width: height,
        height: width,
        rgba: new Uint8Array(turned.buffer)
    };
}
function words(rgba) {
    const aligned = rgba.byteOffset % 4 === 0 ? rgba : Uint8Array.from(rgba);
    return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

function chooseFrames(subject, { frames, label }) {
    if (subject.frameCount === 0) throw new RangeError(`${subject.path} has no frames: there is nothing to export`);
    if (label !== undefined) return framesOfLabel(subject, label);
    if (frames === undefined) return span(0, subject.frameCount - 1);
    return parseFrames(frames).flatMap(([first, last])=>{
        if (first >= 1 && last <= subject.frameCount) return span(first - 1, last - 1);
        throw new RangeError(`--frames must be from 1 to ${subject.frameCount}, the frames of "${subject.path}"; got ${first === last ? first : `${first}-${last}`}`);
    });
}
function framesOfLabel({ labels, path }, label) {
    const labelled = labels.find(({ name })=>name === label);
    if (labelled) return span(labelled.from, labelled.to);
    const names = labels.map(({ name })=>`"${name}"`).join(', ');
    throw new RangeError(`there is no label "${label}" on the timeline of "${path}"; ${names === '' ? 'it has none' : `it has ${names}`}`);
}
function parseFrames(text) {
    return text.split(',').map((part)=>{
        const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
        if (first === undefined) {
            throw new RangeError(`--frames takes numbers and ranges, such as 1-24,30; got "${text}"`);
        }
        if (Number(first) > Number(last)) {
            throw new RangeError(`--frames: ${part.trim()} runs backwards; write ${last}-${first}`);
        }
        return [
            Number(first),
            Number(last)
        ];
    });
}
function span(from, to) {
    return Array.from({
        length: to - from + 1
    }, (_, index)=>from + index);
}

class UnfitSubject extends RangeError {
}

function finish(task) {
    for(;;){
        const step = task.next();
        if (step.done) return step.value;
    }
}

const MAX_KEPT$1 = 2 ** 25;
class PaintedFrames {
    constructor(subject, regions, room, context, undrawn){
        this.subject = subject;
        this.regions = regions;
        this.room = room;
        this.context = context;
        this.undrawn = undrawn;
        this.series = new FrameSeries(context.film, room, subject.draw);
    }
    *find() {
        const { series, room, context } = this;
        const { stopwatch } = context;
        const seen = new SizeBoundedCache(MAX_KEPT$1);
        for (const frame of this.outermostFirst()){
            const region = this.regions.get(frame);
            if (region && this.isFound(region)) continue;
            const draw = ()=>series.draw(frame, this.foundAt(frame));
            const content = stopwatch.measure('drawing', ()=>this.undrawn.attempt(frame, draw, ''));
            if (content === '' || seen.get(content)) continue;
            seen.set(content, true, content.length);
            const svg = stopwatch.measure('drawing', ()=>series.seenSvg(content, room, 1, ()=>undefined));
            const { width, height, pixels } = rasterize(svg, 1, context, undefined);
            this.painted = uniteBoxes(this.painted, paintedBox(pixels, width, height));
            yield;
        }
        const { painted } = this;
        return painted && {
            ...painted,
            x: room.x + painted.x,
            y: room.y + painted.y
        };
    }
    foundAt(frame) {
        const drawing = new Drawing(this.context.film, this.room, drawFrame);
        const parts = this.painted ? explainStackOverflow(()=>this.subject.parts?.(frame, drawing)) : undefined;
        return new Set(parts?.filter(({ box })=>this.isFound(box)).map(({ element })=>element));
    }
    isFound(region) {
        const { painted, room } = this;
        if (!painted) return false;
        const [x, y] = [
            room.x + painted.x,
            room.y + painted.y
        ];
        return host_headless.isEmpty(region) || near(region.left, -1) >= x && near(region.top, -1) >= y && near(region.right, 1) <= x + painted.width && near(region.bottom, 1) <= y + painted.height;
    }
    outermostFirst() {
        const outermost = [];
        const [first] = this.regions.keys();
        for (const side of [
            'left',
            'top',
            'right',
            'bottom'
        ]){
            const sign = side === 'left' || side === 'top' ? -1 : 1;
            let [farthest, frame] = [
                -Infinity,
                first
            ];
            for (const [each, region] of this.regions)if (sign * region[side] > farthest) [farthest, frame] = [
                sign * region[side],
                each
            ];
            if (frame !== undefined) outermost.push(frame);
        }
        return new Set([
            ...outermost,
            ...this.regions.keys()
        ]);
    }
}
const TOLERANCE = 0.05;
function near(edge, sign) {
    return Number.isInteger(edge) ? edge : edge + sign * TOLERANCE;
}

const MAX_NAMED = 5;
class UndrawnFrames {
    constructor(frames){
        this.empty = new Set();
        this.why = '';
        this.parts = new Map();
        this.count = new Set(frames).size;
    }
    attempt(frame, draw, otherwise) {
        try {
            return draw();
        } catch (error) {
            if (!(error instanceof host_errors.LimitError)) throw error;
            this.empty.add(frame);
            this.why ||= error.message;
            if (this.empty.size === this.count) throw error;
            return otherwise;
        }
    }
    addPart(frame, what) {
        let frames = this.parts.get(what);
        if (!frames) this.parts.set(what, frames = new Set());
        frames.add(frame);
    }
    get all() {
        const { empty, parts } = this;
        const left = [
            ...parts
        ].map(([what, frames])=>[
                `${what} (${spans(frames)})`,
                frames.size
            ]);
        if (empty.size > 0) left.push([
            `all of ${spans(empty)} (${this.why})`,
            1
        ]);
        return left;
    }
}
function spans(frames) {
    const runs = [];
    for (const frame of [
        ...frames
    ].sort((a, b)=>a - b)){
        const last = runs.at(-1);
        if (last && last[1] === frame - 1) last[1] = frame;
        else runs.push([
            frame,
            frame
        ]);
    }
    const named = runs.slice(0, MAX_NAMED).map(([from, to])=>from === to ? String(from + 1) : `${from + 1}-${to + 1}`);
    const more = runs.length > MAX_NAMED ? ' and more' : '';
    return `${frames.size === 1 ? 'frame' : 'frames'} ${named.join(', ')}${more}`;
}

const MAX_KEPT = 2 ** 25;
class Sequence {
    constructor(subject, frames, context, background, undrawn = new UndrawnFrames(frames)){
        this.subject = subject;
        this.frames = frames;
        this.context = context;
        this.undrawn = undrawn;
        this.contents = new SizeBoundedCache(MAX_KEPT);
        this.drawn = new Set();
        this.regions = context.stopwatch.measure('drawing', ()=>subject.stage ? new Map() : regionsOf(subject, frames, context, undrawn));
        const view = subject.stage ?? viewOf(this.regions.values());
        this.series = new FrameSeries(context.film, view, subject.draw, background);
    }
    get notDrawn() {
        return this.series.drawing.left;
    }
    tellNotDrawn() {
        const left = [
            ...this.notDrawn,
            ...this.undrawn.all
        ];
        if (left.length > 0) this.context.leftOut?.(this.subject, left);
    }
    tellUndrawn() {
        if (this.undrawn.all.length > 0) this.context.leftOut?.(this.subject, this.undrawn.all);
    }
    get weight() {
        return this.series.drawing.weight;
    }
    get definitions() {
        return this.series.drawing.defs;
    }
    get view() {
        return this.series.view;
    }
    content(frame) {
        let content = this.contents.get(frame);
        if (content === undefined) {
            content = this.context.stopwatch.measure('drawing', ()=>this.undrawn.attempt(frame, ()=>this.series.draw(frame), this.series.ground));
            this.contents.set(frame, content, content.length);
            this.context.progress?.(this.drawn.add(frame).size, this.frames.length);
        }
        return content;
    }
    svg(frame) {
        const content = this.content(frame);
        return this.context.stopwatch.measure('drawing', ()=>this.series.svg(content));
    }
    get pixelView() {
        return finish(this.findPixelView());
    }
    *findPixelView() {
        return this.tight ??= this.subject.stage ?? (yield* this.findPainted()) ?? this.dot;
    }
    boxOf(frame) {
        const box = host_headless.emptyBox();
        for (const [own, region] of this.regions)if (frame === undefined || own === frame) host_headless.unite(box, region);
        return box;
    }
    png(frame, scale) {
        const raster = this.raster(frame, scale, this.pixelView);
        return this.context.stopwatch.measure('encoding', ()=>raster.toPng());
    }
    pixels(frame, scale) {
        const { width, height, pixels } = this.raster(frame, scale, this.pixelView);
        return {
            width,
            height,
            rgba: this.context.stopwatch.measure('rasterizing', ()=>unmultiplied(pixels))
        };
    }
    raster(frame, scale, view) {
        const content = this.content(frame);
        const lacks = (what)=>this.undrawn.addPart(frame, what);
        const svg = this.context.stopwatch.measure('drawing', ()=>this.series.seenSvg(content, view, scale, lacks));
        return rasterize(svg, scale, this.context, undefined);
    }
    get dot() {
        const { x, y } = this.series.view;
        return {
            x,
            y,
            width: 1,
            height: 1
        };
    }
    findPainted() {
        const { subject, regions, series, context, undrawn } = this;
        return new PaintedFrames(subject, regions, series.view, context, undrawn).find();
    }
}
const NOTHING = {
    x: 0,
    y: 0,
    width: 1,
    height: 1
};
function regionsOf(subject, frames, { film }, undrawn) {
    const drawing = new Drawing(film, NOTHING, drawFrame);
    const regionAt = (frame)=>explainStackOverflow(()=>subject.region(frame, drawing));
    return new Map(frames.map((frame)=>[
            frame,
            undrawn.attempt(frame, ()=>regionAt(frame), host_headless.emptyBox())
        ]));
}
function viewOf(regions) {
    const box = host_headless.emptyBox();
    for (const region of regions)host_headless.unite(box, region);
    return host_headless.isEmpty(box) ? NOTHING : wholeView(box);
}

class Stopwatch {
    constructor(now){
        this.now = now;
        this.spent = new Map();
        this.inner = 0;
    }
    measure(stage, action) {
        const start = this.now();
        const outer = this.inner;
        this.inner = 0;
        try {
            return action();
        } finally{
            const taken = this.now() - start;
            this.spent.set(stage, (this.spent.get(stage) ?? 0) + taken - this.inner);
            this.inner = outer + taken;
        }
    }
    *during(stage, work) {
        for(;;){
            const step = this.measure(stage, ()=>work.next());
            if (step.done) return step.value;
            yield;
        }
    }
    get seconds() {
        return Object.fromEntries([
            ...this.spent
        ].map(([stage, ms])=>[
                stage,
                Math.round(ms) / 1000
            ]));
    }
}

function sceneSubject(film, scene, name) {
    return {
        ...timelineSubject(film, film.sceneTimeline(scene)),
        name,
        kind: 'scene',
        path: scene.name,
        stage: {
            x: 0,
            y: 0,
            ...film.stage
        },
        ground: host_headless.stageGround(film)
    };
}
function symbolSubject(film, item, name = host_headless.leafOf(item.name)) {
    const timeline = film.itemTimeline(item);
    const shown = timeline ? timelineSubject(film, timeline) : nothingOf(film);
    return {
        ...shown,
        name,
        kind: 'symbol',
        path: item.name
    };
}
function timelineSubject(film, timeline) {
    const { layers } = timeline;
    const hasFrames = layers.length === 0 || layers.some(({ keyframes })=>keyframes.length > 0);
    return {
        frameCount: hasFrames ? Math.max(1, timeline.frameCount) : 0,
        frameRate: film.frameRate,
        labels: labelSpans(timeline),
        timeline,
        draw: runsOf(timeline),
        region: (frame, drawing)=>frameRegion(timeline, frame, drawing),
        parts: (frame, drawing, only)=>frameParts(timeline, frame, drawing, FIRST_STATE, only)
    };
}
function bitmapSubject(film, item, name = host_headless.leafOf(item.name)) {
    const image = (drawing)=>bitmapImage(item.name, host_headless.NO_COLOR_TRANSFORM, drawing);
    return {
        name,
        kind: 'bitmap',
        path: item.name,
        frameCount: 1,
        frameRate: film.frameRate,
        labels: [],
        draw: (_frame, drawing)=>joinRuns([
                {
                    markup: image(drawing)?.markup ?? ''
                }
            ]),
        region: (_frame, drawing)=>{
            const size = image(drawing);
            return size ? {
                left: 0,
                top: 0,
                right: size.width,
                bottom: size.height
            } : host_headless.emptyBox();
        }
    };
}
function soundSubject(film, item, name = withoutEnding(host_headless.leafOf(item.name))) {
    return {
        ...nothingOf(film),
        name,
        kind: 'sound',
        path: item.name
    };
}
function nothingOf({ frameRate }) {
    return {
        frameCount: 0,
        frameRate,
        labels: [],
        draw: ()=>[],
        region: ()=>host_headless.emptyBox()
    };
}
function withoutEnding(name) {
    return name.replace(/(.)\.(wav|mp3|aiff?)$/i, '$1');
}
function labelSpans({ layers, frameCount: end }) {
    const labels = host_playing().labelsOf(layers.flatMap(({ keyframes })=>keyframes));
    const spans = labels.filter(({ frame }, i)=>frame !== labels[i - 1]?.frame);
    return spans.map(({ name, frame }, i)=>({
            name,
            from: frame,
            to: (spans[i + 1]?.frame ?? end) - 1
        }));
}

const COLOR = '#E6007E';
const SIZE = 11;
const CHARACTER = 0.62;
function drawMarks(marks, view) {
    return element('g', {
        class: 'matches'
    }, marks.map((mark)=>drawMark(mark, view)).join(''));
}
function drawMark({ box, label }, view) {
    const { left, top, right, bottom } = box;
    const outline = {
        x: left,
        y: top,
        width: Math.max(0, right - left),
        height: Math.max(0, bottom - top)
    };
    const width = label.length * SIZE * CHARACTER + 6;
    const height = SIZE + 4;
    const x = Math.max(view.x, Math.min(left, view.x + view.width - width));
    const y = Math.max(view.y, Math.min(top - height, view.y + view.height - height));
    const text = {
        x: x + 3,
        y: y + SIZE,
        'font-family': "'DejaVu Sans', sans-serif",
        'font-size': SIZE,
        fill: '#fff'
    };
    return element('rect', {
        ...outline,
        fill: 'none',
        stroke: COLOR,
        'stroke-width': 1.5
    }) + element('rect', {
        x,
        y,
        width,
        height,
        fill: COLOR
    }) + element('text', text, escapeText(label));
}

function renderTimeline(timeline, film, options) {
    const drawing = new Drawing(film, options.view, drawFrame, options.highlighted);
    const { x, y, width, height } = options.view;
    const ground = options.background ? element('rect', {
        x,
        y,
        width,
        height,
        fill: options.background
    }) : '';
    const runs = drawFrame(timeline, options.frame ?? 0, FIRST_STATE, drawing);
    const content = paintRuns(runs, ground, ()=>options.view, drawing);
    const svg = element('svg', {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: viewBoxOf(options.view)
    }, remarks(drawing), drawing.defs, content, options.overlay ?? '');
    return {
        svg: `${svg}\n`,
        notDrawn: drawing.left,
        faces: drawing.faces
    };
}
function remarks(drawing) {
    const lines = drawing.left.map(([what, count])=>`not drawn: ${what}${count > 1 ? ` (${count} times)` : ''}`);
    if (drawing.faces.length > 0) {
        lines.push(`text set in ${drawing.faces.join(', ')}, or in ${FALLBACK_FACE} where the face is missing`);
    }
    if (lines.length === 0) return '';
    return `<!--\n${lines.map((line)=>`  ${escapeText(line).replace(/-(?=-)/g, '- ')}`).join('\n')}\n-->`;
}

function glyphsOf(text, matrix, faces) {
    if (text.isVertical) return undefined;
    const glyphs = [];
    for (const { outline, format } of lettersOf(text, faces)){
        const curves = outline();
        if (!curves) return undefined;
        const loops = loopsOf(curves).map((loop)=>host_shown().rewriteSegments(loop, matrix));
        if (loops.length > 0) glyphs.push({
            loops,
            format
        });
    }
    return glyphs;
}
function glyphLoops(text, matrix, faces) {
    return glyphsOf(text, matrix, faces)?.flatMap(({ loops })=>loops);
}
function loopsOf(curves) {
    const loops = [];
    let pen = new (host_shown().SegmentPen)();
    let start;
    for (const curve of curves){
        if (!start) {
            start = curve;
            pen.moveTo(curve.x0, curve.y0);
        }
        if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
        else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
        if (curve.x1 !== start.x0 || curve.y1 !== start.y0) continue;
        loops.push(pen.segments());
        pen = new (host_shown().SegmentPen)();
        start = undefined;
    }
    return loops;
}

function standInLines(content, faces, setsSpaces) {
    const pieces = layOutText(content, faces).filter(({ piece })=>piece.text.trim() !== '');
    const atHeight = new Map();
    for (const { y } of pieces)atHeight.set(y, (atHeight.get(y) ?? 0) + 1);
    return pieces.flatMap((placed)=>{
        const { flow, format } = placed.piece;
        const isWhole = flow !== 'stacked' && (setsSpaces || format.letterSpacing === 0);
        return isWhole ? [
            wholeLine(placed, atHeight.get(placed.y) === 1, content.width)
        ] : letters(placed);
    });
}
function letters({ piece, x, y, length }) {
    const placed = {
        piece,
        x,
        y,
        length
    };
    const places = placesOf(piece);
    const stretch = length / (lengthOf(piece) || length || 1);
    return [
        ...piece.text
    ].flatMap((text, i)=>{
        if (text.trim() === '') return [];
        const at = places[i] * stretch;
        const anchor = piece.flow === 'across' ? {
            x: x + at,
            y
        } : {
            x,
            y: y + at
        };
        const align = piece.flow === 'stacked' ? 'center' : 'left';
        return {
            text,
            anchor,
            align,
            room: piece.size,
            placed
        };
    });
}
function wholeLine(placed, isOnly, room) {
    const { piece, x, y, length } = placed;
    const isAlone = piece.flow === 'across' && isOnly;
    const { alignment: said } = piece.format;
    const align = isAlone && (said === 'center' || said === 'right') ? said : 'left';
    const share = {
        left: 0,
        center: 0.5,
        right: 1
    }[align];
    const text = align === 'left' ? piece.text.trimEnd() : piece.text.trim();
    return {
        text,
        anchor: {
            x: x + share * length,
            y
        },
        align,
        room: isAlone ? Math.max(room, length) : length,
        placed
    };
}

const SLOWEST = 0.01;
function checkRate(frameRate) {
    if (frameRate >= SLOWEST && frameRate <= host_errors.MAX_FRAME_RATE) return;
    throw new RangeError(`the document says ${frameRate} frames a second: films and mixes have ${SLOWEST} to ${host_errors.MAX_FRAME_RATE}; correct its frame rate`);
}

function playedSubject(subject, film, seconds, walked) {
    const { timeline, path, frameRate } = subject;
    if (!timeline || subject.frameCount === 0) {
        return {
            ...subject,
            differsFromTimeline: false,
            left: [],
            playhead: (frame)=>frame,
            stateAt: ()=>FIRST_STATE
        };
    }
    const player = walked ?? new (host_playing().FilmPlayer)(timeline, film);
    const frameCount = seconds === undefined ? host_playing().filmLength(player, path) : Math.max(1, Math.round(seconds * frameRate));
    if (frameCount > host_errors.MAX_FRAMES) throw host_playing().tooLong(path, frameCount);
    if (walked?.isOver !== true) player.seek(frameCount - 1);
    const scripts = player.drainUnsupportedScripts();
    const { isPlaying, frame: last } = player.root;
    const stateAt = (frame)=>{
        player.seek(frame);
        return {
            ...FIRST_STATE,
            playing: host_playing().Playing.of(player)
        };
    };
    return {
        ...subject,
        frameCount,
        heldAt: isPlaying || last >= subject.frameCount - 1 ? undefined : last,
        differsFromTimeline: player.differsFromTimeline || frameCount !== subject.frameCount,
        labels: [],
        left: scripts === 0 ? [] : [
            [
                'what a script does that needs a compiler',
                scripts
            ]
        ],
        stateAt,
        newPlayer: ()=>new (host_playing().FilmPlayer)(timeline, film),
        playhead: (frame)=>{
            player.seek(frame);
            return player.root.frame;
        },
        draw: (frame, drawing, without)=>{
            const state = {
                ...stateAt(frame),
                without
            };
            return drawFrame(timeline, player.root.frame, state, drawing);
        },
        region: (frame, drawing)=>{
            const state = stateAt(frame);
            return frameRegion(timeline, player.root.frame, drawing, state);
        },
        parts: (frame, drawing, only)=>{
            const state = stateAt(frame);
            return frameParts(timeline, player.root.frame, drawing, state, only);
        }
    };
}

function layerSubjects(subject) {
    const { timeline } = subject;
    const layers = timeline?.layers ?? [];
    return [
        ...layers
    ].reverse().map((layer)=>{
        const others = layers.filter((other)=>other !== layer);
        const parts = (frame, drawing)=>subject.parts?.(frame, drawing, layer) ?? [];
        return {
            ...subject,
            name: layer.name,
            stage: undefined,
            ground: undefined,
            draw: (frame, drawing, without)=>subject.draw(frame, drawing, new Set([
                    ...others,
                    ...without ?? []
                ])),
            region: (frame, drawing)=>{
                const box = host_headless.emptyBox();
                for (const part of parts(frame, drawing))host_headless.unite(box, part.box);
                return box;
            },
            parts
        };
    });
}

exports.Drawing = Drawing;
exports.EXPORTING_PROGRAM = EXPORTING_PROGRAM;
exports.FIRST_STATE = FIRST_STATE;
exports.Faces = Faces;
exports.PictureSet = PictureSet;
exports.Sequence = Sequence;
exports.SizeBoundedCache = SizeBoundedCache;
exports.Stopwatch = Stopwatch;
exports.UndrawnFrames = UndrawnFrames;
exports.UnfitSubject = UnfitSubject;
exports.adjustedChannels = adjustedChannels;
exports.adjustmentRows = adjustmentRows;
exports.ascentOf = ascentOf;
exports.bitmapFrom = bitmapFrom;
exports.bitmapOf = bitmapOf;
exports.bitmapSubject = bitmapSubject;
exports.blurDeviation = blurDeviation;
exports.breadthOf = breadthOf;
exports.checkRate = checkRate;
exports.chooseFrames = chooseFrames;
exports.cropPixels = cropPixels;
exports.drawElement = drawElement;
exports.drawFrame = drawFrame;
exports.drawMarks = drawMarks;
exports.element = element;
exports.elementsRegion = elementsRegion;
exports.encodeJpeg = encodeJpeg;
exports.encodePicture = encodePicture;
exports.encodePng = encodePng;
exports.encodeSmallPng = encodeSmallPng;
exports.escapeText = escapeText;
exports.explainStackOverflow = explainStackOverflow;
exports.faceAttributes = faceAttributes;
exports.facesOf = facesOf;
exports.fileOfBitmap = fileOfBitmap;
exports.finish = finish;
exports.formatOf = formatOf;
exports.frameRegion = frameRegion;
exports.glyphLoops = glyphLoops;
exports.glyphsOf = glyphsOf;
exports.group = group;
exports.hasAlpha = hasAlpha;
exports.imageOf = imageOf;
exports.isBold = isBold;
exports.joinRuns = joinRuns;
exports.layOutText = layOutText;
exports.layerSubjects = layerSubjects;
exports.lettersOf = lettersOf;
exports.lineLength = lineLength;
exports.linePitch = linePitch;
exports.markupOf = markupOf;
exports.mixedInLight = mixedInLight;
exports.packPixels = packPixels;
exports.paintRuns = paintRuns;
exports.paintedBox = paintedBox;
exports.pastePixels = pastePixels;
exports.pixelsOf = pixelsOf;
exports.pixelsOfBitmap = pixelsOfBitmap;
exports.placesOf = placesOf;
exports.playedSubject = playedSubject;
exports.pngChunk = pngChunk;
exports.pngEnd = pngEnd;
exports.pngHead = pngHead;
exports.rasterize = rasterize;
exports.rasterize$1 = rasterize$1;
exports.readFontFolders = readFontFolders;
exports.readLines = readLines;
exports.renderTimeline = renderTimeline;
exports.roomAround = roomAround;
exports.rotatePixels = rotatePixels;
exports.scaleOf = scaleOf;
exports.sceneSubject = sceneSubject;
exports.soundSubject = soundSubject;
exports.standInLines = standInLines;
exports.symbolSubject = symbolSubject;
exports.transform = transform;
exports.uniteBoxes = uniteBoxes;
exports.unmultiplied = unmultiplied;
exports.wholeView = wholeView;
exports.wrapPicture = wrapPicture;
exports.wrapRuns = wrapRuns;
