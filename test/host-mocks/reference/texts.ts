import type { Expectation } from './Expectation';

/** What Adobe's reference says of texts. */
export const texts: readonly Expectation[] = [
  ['text.textType', `[tx.textType,(tx.textType="input",tx.textType)]`, ['static', 'input']],
  [
    'getTextString range',
    `[tx.getTextString(),tx.getTextString(0,5),tx.getTextString(6)]`,
    ['Hello World', 'Hello', 'World'],
  ],
  ['setTextString', `tx.setTextString("Bye");tx.getTextString()`, 'Bye'],
  ['setTextString range', `tx.setTextString("J",0,1);tx.getTextString()`, 'Jello World'],
  ['setTextString insert', `tx.setTextString("x",5);tx.getTextString()`, 'Hellox World'],
  ['text.length', `tx.length`, 11],
  [
    'setTextAttr range',
    `tx.setTextAttr("bold",true,0,5);[tx.getTextAttr("bold",0,5),tx.getTextAttr("bold",6,11),tx.getTextAttr("bold")]`,
    [true, false, undefined],
  ],
  ['setTextAttr size', `tx.setTextAttr("size",30);[tx.getTextAttr("size"),tx.textRuns.length]`, [30, 1]],
  [
    'textRuns',
    `tx.setTextAttr("italic",true,0,5);[tx.textRuns.length,tx.textRuns[0].characters,tx.textRuns[0].textAttrs.italic,tx.textRuns[1].characters]`,
    [2, 'Hello', true, ' World'],
  ],
  ['fillColor', `tx.setTextAttr("fillColor","#ff00ff");tx.getTextAttr("fillColor")`, '#FF00FF'],
  ['fillColor number', `tx.setTextAttr("fillColor",0x00ff00);tx.getTextAttr("fillColor")`, '#00FF00'],
  [
    'url',
    `tx.setTextAttr("url","http://x.y");tx.setTextAttr("target","_blank");[tx.getTextAttr("url"),tx.getTextAttr("target")]`,
    ['http://x.y', '_blank'],
  ],
  ['alignment', `tx.setTextAttr("alignment","justify");tx.getTextAttr("alignment")`, 'justify'],
  [
    'characterPosition',
    `tx.setTextAttr("characterPosition","superscript",0,1);tx.getTextAttr("characterPosition",0,1)`,
    'superscript',
  ],
  ['letterSpacing', `tx.setTextAttr("letterSpacing",5);tx.getTextAttr("letterSpacing")`, 5],
  ['maxCharacters', `tx.textType="input";tx.maxCharacters=30;tx.maxCharacters`, 30],
  ['lineType', `tx.textType="input";tx.lineType="password";tx.lineType`, 'password'],
  [
    'border scroll html',
    `tx.textType="dynamic";tx.border=true;tx.renderAsHTML=true;tx.scrollable=true;[tx.border,tx.renderAsHTML,tx.scrollable]`,
    [true, true, true],
  ],
  ['variableName', `tx.textType="dynamic";tx.variableName="v";tx.variableName`, 'v'],
  ['orientation', `tx.orientation="vertical left to right";tx.orientation`, 'vertical left to right'],
  [
    'fontRenderingMode',
    `tx.fontRenderingMode="bitmap";[tx.fontRenderingMode,(tx.fontRenderingMode="customThicknessSharpness",tx.antiAliasSharpness=20,tx.antiAliasThickness=-10,[tx.antiAliasSharpness,tx.antiAliasThickness].join())]`,
    ['bitmap', '20,-10'],
  ],
  ['useDeviceFonts', `tx.useDeviceFonts=true;tx.useDeviceFonts`, true],
  ['selectable', `tx.selectable=false;tx.selectable`, false],
  [
    'embedRanges',
    `tx.textType="dynamic";tx.embedRanges="1|3|7";tx.embeddedCharacters="abc";[tx.embedRanges,tx.embeddedCharacters]`,
    ['1|3|7', 'abc'],
  ],
  ['selectionStart', `sel(tx);doc.setTextSelection(2,5);[tx.selectionStart,tx.selectionEnd]`, [2, 5]],
  [
    'doc.setTextString sel',
    `sel(tx);doc.setTextSelection(0,5);doc.setTextString("Hi");tx.getTextString()`,
    'Hi World',
  ],
  ['doc.getTextString', `sel(tx);[doc.getTextString(),doc.getTextString(2,4)]`, ['Hello World', 'll']],
  [
    'doc.setElementTextAttr',
    `sel(tx);[doc.setElementTextAttr("size",44),doc.getElementTextAttr("size")]`,
    [true, 44],
  ],
  [
    'doc.setTextRectangle',
    `sel(tx);[doc.setTextRectangle({left:0,top:0,right:50,bottom:200}),doc.setTextSelection(1,2)]`,
    [true, true],
  ],
  ['doc.setTextRectangle none', `sel(mc);doc.setTextRectangle({left:0,top:0,right:50,bottom:200})`, false],
  ['setTextString both', `sel(tx);[doc.setTextString("XYZ",3,8),tx.getTextString()]`, [true, 'HelXYZrld']],
  ['setTextString start only', `sel(tx);doc.setTextString("XYZ",3);tx.getTextString()`, 'HelXYZlo World'],
  ['setTextString no text', `sel(mc);doc.setTextString("q")`, false],
  ['setTextSelection no text', `sel(mc);doc.setTextSelection(0,1)`, false],
  [
    'setElementTextAttr range',
    `sel(tx);doc.setElementTextAttr("italic",true,0,5);[tx.getTextAttr("italic",0,5),tx.getTextAttr("italic",5,11)]`,
    [true, false],
  ],
  [
    'textAttrs all',
    `var a=tx.textRuns[0].textAttrs;a.indent=5;a.leftMargin=6;a.rightMargin=7;a.lineSpacing=8;a.autoKern=false;a.rotation=true;a.aliasText=true;var b=tx.textRuns[0].textAttrs;[b.indent,b.leftMargin,b.rightMargin,b.lineSpacing,b.autoKern,b.rotation,b.aliasText]`,
    [5, 6, 7, 8, false, true, true],
  ],
  [
    'tabIndex text',
    `tx.textType="dynamic";tx.tabIndex=3;[tx.tabIndex,tx.accName===""||tx.accName===undefined]`,
    [3, true],
  ],
  ['text.filters', `sel(tx);doc.addFilter("blurFilter");tx.filters.length`, 1],
  // clipPaste: "pastes the contents of the Clipboard"; clipCopyString: "copies the specified string to the Clipboard".
  [
    'clipPaste of a string into the edited text',
    `sel(tx);doc.setTextSelection(0,5);fl.clipCopyString("Good");doc.clipPaste();doc.clipPaste();
    [tx.getTextString(),E.length]`,
    ['GoodGood World', 3],
  ],
  [
    'clipPaste of a string never pastes older elements',
    `sel(mc);doc.clipCopy();fl.clipCopyString("text");var e="";
    try{doc.clipPaste()}catch(x){e=x.message}[/^NotImplemented: Document.clipPaste of a text/.test(e),L[0].frames[0].elements.length]`,
    [true, 3],
  ],
  [
    'clipPaste of elements copied after a string',
    `fl.clipCopyString("text");sel(mc);doc.clipCopy();doc.clipPaste();L[0].frames[0].elements.length`,
    4,
  ],
  [
    'clipPaste of elements after a text was edited, in a symbol',
    `sel(mc);doc.clipCopy();sel(tx);doc.setTextSelection(0,5);lib.editItem("g");doc.clipPaste();
    doc.getTimeline().layers[0].frames[0].elements.length`,
    2,
  ],
  [
    'clipPaste of elements while a text is edited',
    `sel(mc);doc.clipCopy();sel(tx);doc.setTextSelection(0,5);var e="";
    try{doc.clipPaste()}catch(x){e=x.message}[/^NotImplemented: Document.clipPaste of elements/.test(e),L[0].frames[0].elements.length]`,
    [true, 3],
  ],
];
