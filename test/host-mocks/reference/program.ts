import type { Expectation } from './Expectation';

/** What Adobe's reference says of the program. */
export const program: readonly Expectation[] = [
  [
    'fl.documents',
    `[fl.documents.length,fl.findDocumentIndex("a.fla").join(),fl.getDocumentDOM().name]`,
    [1, '0', 'a.fla'],
  ],
  [
    'fl.createDocument',
    `fl.createDocument("timeline");[fl.documents.length,fl.getDocumentDOM().name.indexOf("Untitled")]`,
    [2, 0],
  ],
  [
    'fl.closeDocument',
    `fl.createDocument();fl.closeDocument(fl.getDocumentDOM(),false);fl.documents.length`,
    1,
  ],
  [
    'fl.setActiveWindow',
    `var d=fl.getDocumentDOM();fl.createDocument();fl.setActiveWindow(d);fl.getDocumentDOM()===d`,
    true,
  ],
  [
    'fl.closeAll',
    `fl.createDocument();fl.closeAll(false);[fl.documents.length,fl.getDocumentDOM()]`,
    [0, null],
  ],
  [
    'fl.Math',
    `var a={a:1,b:0,c:0,d:1,tx:5,ty:6};var i=fl.Math.invertMatrix(a);var c=fl.Math.concatMatrix(a,i);[i.tx,i.ty,c.tx,fl.Math.pointDistance({x:0,y:0},{x:3,y:4})]`,
    [-5, -6, 0, 5],
  ],
  [
    'fl.Math.transformPoint',
    `var p=fl.Math.transformPoint({a:2,b:0,c:0,d:2,tx:5,ty:6},{x:1,y:1});[p.x,p.y]`,
    [7, 8],
  ],
  ['fl.version', `/^(WIN|MAC) \\d+,\\d+,\\d+,\\d+$/.test(fl.version)`, true],
  [
    'fl.as3PackagePaths',
    `fl.as3PackagePaths="a;b";[fl.as3PackagePaths,(fl.resetAS3PackagePaths(),typeof fl.as3PackagePaths)]`,
    ['a;b', 'string'],
  ],
  [
    'fl.findObjectInDocByName',
    `var r=fl.findObjectInDocByName("mc1",doc);[r.length,r[0].obj===mc,r[0].layer.name]`,
    [1, true, 'top'],
  ],
  ['fl.findObjectInDocByType', `fl.findObjectInDocByType("text",doc).length`, 1],
  [
    'fl.removeEventListener',
    `fl.removeEventListener("documentNew",fl.addEventListener("documentNew",function(){}))`,
    true,
  ],
  [
    'actionsPanel',
    `fl.actionsPanel.setText("x=1");[fl.actionsPanel.getText(),fl.actionsPanel.hasSelection()]`,
    ['x=1', false],
  ],
  ['fl.findDocumentDOM', `fl.findDocumentDOM(doc.id)===doc`, true],
  ['fl.selectElement', `doc.selectNone();[fl.selectElement(mc,false),doc.selection[0]===mc]`, [true, true]],
  ['fl.closeDocument arg', `err(function(){fl.closeDocument()})`, 'throws'],
  ['fl.fileExists', `fl.fileExists("file:///nix/nix.txt")`, false],
  ['fl.createDocument types', `err(function(){fl.createDocument("nix")})`, 'throws'],
];
