import type { Expectation } from './Expectation';

/** What Adobe's reference says of shapes and drawing. */
export const shapes: readonly Expectation[] = [
  ['shape counts', `[sh.edges.length,sh.vertices.length,sh.contours.length]`, [4, 4, 2]],
  [
    'shape flags',
    `[sh.isGroup,sh.isDrawingObject,sh.isOvalObject,sh.isRectangleObject]`,
    [false, false, false, false],
  ],
  [
    'contour.fill',
    `[sh.contours[1].fill.style,sh.contours[1].fill.color,sh.contours[1].interior]`,
    ['solid', '#00FF00', true],
  ],
  [
    'halfEdge',
    `var h=sh.contours[1].getHalfEdge();[h.getOppositeHalfEdge().getOppositeHalfEdge().id===h.id,h.getNext().getPrev().id===h.id,h.getEdge().getHalfEdge(0)!=undefined]`,
    [true, true, true],
  ],
  [
    'vertex.setLocation',
    `sh.beginEdit();var v=sh.vertices[0];var x=v.x;v.setLocation(v.x-20,v.y);sh.endEdit();sh.width`,
    120,
  ],
  ['deleteEdge', `sh.beginEdit();sh.deleteEdge(0);sh.endEdit();sh.edges.length`, 3],
  ['splitEdge', `sh.beginEdit();sh.edges[0].splitEdge(.5);sh.endEdit();sh.edges.length`, 5],
  [
    'addNewRectangle',
    `tl.currentLayer=0;var n=L[0].frames[0].elements.length;doc.addNewRectangle({left:0,top:0,right:10,bottom:10},0);L[0].frames[0].elements.length-n`,
    1,
  ],
  [
    'addNewOval suppress',
    `tl.currentLayer=2;doc.addNewOval({left:400,top:0,right:410,bottom:10},true,false);var e=L[2].frames[0].elements;var s;for(var i=0;i<e.length;i++)if(e[i].elementType=="shape")s=e[i];[s.contours[1].fill.style,s.edges[0].stroke.style!="noStroke"]`,
    ['noFill', true],
  ],
  [
    'addNewPrimitiveRectangle',
    `doc.addNewPrimitiveRectangle({left:0,top:0,right:50,bottom:50},5);var s=doc.selection[0];[s.isRectangleObject,s.topLeftRadius,s.lockFlag]`,
    [true, 5, true],
  ],
  [
    'addNewPrimitiveOval',
    `doc.addNewPrimitiveOval({left:0,top:0,right:50,bottom:50});var s=doc.selection[0];[s.isOvalObject,s.startAngle,s.endAngle,s.innerRadius,s.closePath]`,
    [true, 0, 0, 0, true],
  ],
  ['setFillColor', `sel(sh);doc.setFillColor("#0000ff");sh.contours[1].fill.color`, '#0000FF'],
  [
    'setStrokeSize "ignores precision greater than two decimal places"',
    `sel(sh);[4.567,0.29,0.259,200].map(function(s){doc.setStrokeSize(s);return sh.edges[0].stroke.thickness})`,
    [4.56, 0.29, 0.25, 200],
  ],
  ['setStrokeSize', `sel(sh);doc.setStrokeSize(5);sh.edges[0].stroke.thickness`, 5],
  ['setStrokeColor', `sel(sh);doc.setStrokeColor("#123456");sh.edges[0].stroke.color`, '#123456'],
  ['setStrokeStyle', `sel(sh);doc.setStrokeStyle("dashed");sh.edges[0].stroke.style`, 'dashed'],
  [
    'setStroke',
    `sel(sh);doc.setStroke("#ff0000",3.25,"dashed");var s=sh.edges[0].stroke;[s.color,s.thickness,s.style]`,
    ['#FF0000', 3.25, 'dashed'],
  ],
  [
    'setCustomFill',
    `sel(sh);var f=doc.getCustomFill();f.style="solid";f.color="#abcdef";doc.setCustomFill(f);sh.contours[1].fill.color`,
    '#ABCDEF',
  ],
  [
    'setCustomFill gradient',
    `sel(sh);var f=doc.getCustomFill();f.style="linearGradient";f.colorArray=[0x00ff00,0xff00ff];f.posArray=[0,255];doc.setCustomFill(f);var g=sh.contours[1].fill;[g.style,g.posArray.join(),g.colorArray.length]`,
    ['linearGradient', '0,255', 2],
  ],
  [
    'setCustomStroke',
    `sel(sh);var s=doc.getCustomStroke("selection");s.color="#ff0000";s.thickness=7;doc.setCustomStroke(s);[sh.edges[0].stroke.color,sh.edges[0].stroke.thickness]`,
    ['#FF0000', 7],
  ],
  [
    'fl.objectDrawingMode',
    `fl.objectDrawingMode=true;doc.addNewRectangle({left:0,top:0,right:9,bottom:9},0);doc.selection[0].isDrawingObject`,
    true,
  ],
  ['path.clear', `var p=fl.drawingLayer.newPath();p.addPoint(0,0);p.addPoint(1,1);p.clear();p.nPts`, 0],
  ['setFillColor null', `sel(sh);doc.setFillColor(null);sh.contours[1].fill.style`, 'noFill'],
  ['setStrokeColor alpha', `sel(sh);doc.setStrokeColor("#11223380");sh.edges[0].stroke.color`, '#11223380'],
  ['setStrokeColor int', `sel(sh);doc.setStrokeColor(255);sh.edges[0].stroke.color`, '#0000FF'],
  ['union none', `doc.selectNone();err(function(){doc.union()})`, 'throws'],
  ['union', `sel(sh);doc.union();[doc.selection[0].isDrawingObject,doc.selection.length]`, [true, 1]],
  ['intersect none', `doc.selectNone();err(function(){doc.intersect()})`, 'throws'],
  ['crop none', `doc.selectNone();err(function(){doc.crop()})`, 'throws'],
  ['punch none', `doc.selectNone();err(function(){doc.punch()})`, 'throws'],
  [
    'setOvalObjectProperty',
    `doc.addNewPrimitiveOval({left:0,top:0,right:50,bottom:50});doc.setOvalObjectProperty("startAngle",30);doc.setOvalObjectProperty("innerRadius",40);doc.setOvalObjectProperty("closePath",false);var s=doc.selection[0];[s.startAngle,s.innerRadius,s.closePath,(doc.resetOvalObject(),s.startAngle)]`,
    [30, 40, false, 0],
  ],
  [
    'setRectangleObjectProperty',
    `doc.addNewPrimitiveRectangle({left:0,top:0,right:50,bottom:50},0);doc.setRectangleObjectProperty("topLeftRadius",50);var s=doc.selection[0];[s.topLeftRadius,s.bottomRightRadius,(doc.resetRectangleObject(),s.topLeftRadius)]`,
    [50, 50, 0],
  ],
  [
    'rectangle lockFlag false',
    `doc.addNewPrimitiveRectangle({left:0,top:0,right:50,bottom:50},0);doc.setRectangleObjectProperty("lockFlag",false);doc.setRectangleObjectProperty("topLeftRadius",7);var s=doc.selection[0];[s.topLeftRadius,s.bottomRightRadius]`,
    [7, 0],
  ],
  [
    'convertLinesToFills',
    `sel(sh);doc.convertLinesToFills();var s=L[1].frames[0].elements[0];var n=0;for(var i=0;i<s.edges.length;i++)if(s.edges[i].stroke.style!="noStroke")n++;n`,
    0,
  ],
  [
    'breakApart instance',
    `sel(gr);doc.breakApart();var n=0,e=L[0].frames[0].elements;for(var i=0;i<e.length;i++)if(e[i].elementType=="shape")n++;n`,
    1,
  ],
  [
    'edge.setControl',
    `sh.beginEdit();var e=sh.edges[0];e.setControl(1,e.getControl(1).x,e.getControl(1).y+10);sh.endEdit();var n=0;for(var i=0;i<4;i++)n+=sh.edges[i].isLine;n`,
    3,
  ],
  [
    'edge.getHalfEdge',
    `var e=sh.edges[1];e.getHalfEdge(0).getOppositeHalfEdge().id===e.getHalfEdge(1).id`,
    true,
  ],
  ['vertex.getHalfEdge', `var v=sh.vertices[0];v.getHalfEdge().getVertex().x===v.x`, true],
  [
    'fill gradient matrix',
    `sel(sh);var f=doc.getCustomFill();f.style="radialGradient";f.colorArray=["#ff0000","#0000ff"];f.posArray=[0,255];f.focalPoint=-100;f.overflow="repeat";f.linearRGB=true;doc.setCustomFill(f);var g=sh.contours[1].fill;[g.style,g.focalPoint,g.overflow,g.linearRGB,g.colorArray.length]`,
    ['radialGradient', -100, 'repeat', true, 2],
  ],
  [
    'bitmap fill',
    `sel(sh);var f=doc.getCustomFill();f.style="bitmap";f.bitmapPath="f/p";f.bitmapIsClipped=true;doc.setCustomFill(f);var g=sh.contours[1].fill;[g.style,g.bitmapPath,g.bitmapIsClipped]`,
    ['bitmap', 'f/p', true],
  ],
  [
    'stroke dashed props',
    `sel(sh);var s=doc.getCustomStroke();s.style="dashed";s.dash1=4;s.dash2=9;s.color="#00f0f0";s.thickness=2;doc.setCustomStroke(s);var t=sh.edges[0].stroke;[t.style,t.dash1,t.dash2]`,
    ['dashed', 4, 9],
  ],
  [
    'stroke caps',
    `sel(sh);var s=doc.getCustomStroke();s.capType="square";s.joinType="miter";s.miterLimit=5;s.scaleType="none";doc.setCustomStroke(s);var t=sh.edges[0].stroke;[t.capType,t.joinType,t.miterLimit,t.scaleType]`,
    ['square', 'miter', 5, 'none'],
  ],
  [
    'addNewLine coords swap',
    `tl.currentLayer=2;doc.addNewLine({x:30,y:340},{x:0,y:300});var e=L[2].frames[0].elements,s;for(var i=0;i<e.length;i++)if(e[i].elementType=="shape")s=e[i];[s.left,s.top]`,
    [0, 300],
  ],
];
