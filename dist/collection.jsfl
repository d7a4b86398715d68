// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
(function(){
function accessorDefiner(){
 if(works(defineByDescriptor))
  return defineByDescriptor;
 if(works(defineByMethods))
  return defineByMethods;
 return null;
}
function works(d){
 var w=0;
 var p=function(){return w;};
 function set(v){
  w=Number(v);
 }
 try{
  d(p,'level',{get:function(){return w+1;},set:set});
  p.level=1;
  return p.level===2;
 }
 catch(_){
  return false;
 }
}
function defineByDescriptor(o,n,_){
 var g=_.get,s=_.set;
 var ne=Object;
 if(!ne.defineProperty)
  throw new TypeError('Object.defineProperty is missing');
 ne.defineProperty(o,n,{get:g,set:s,enumerable:true,configurable:true});
}
function defineByMethods(o,n,_){
 var g=_.get,s=_.set;
 o.__defineGetter__(n,g);
 o.__defineSetter__(n,s);
}
var EXTENDSCRIPT_MEMBERS='about bp build buildDate colorPicker decimalPoint engineName error evalFile fileName flags gc getenv global hiresTimer includePath level line locale localize memCache os screens setenv sleep stack strict toString version write writeln';
var EVERY_OBJECT={};
function memberNames(o){
 var n=[];
 var k={};
 function add(na){
  var i=na in EVERY_OBJECT||/^(__.*__|prototype|reflect)$/.test(na);
  if(k['$'+na]||(i&&na!=='toString'))
   return;
  k['$'+na]=true;
  n.push(na);
 }
 addEnumerable(o,add);
 addReflected(o,add);
 addOwn(o,add);
 var c=EXTENDSCRIPT_MEMBERS.split(' ');
 for(var i=0;i<c.length;i++)
  if(c[i]in o)
   add(c[i]);
 return n;
}
function addEnumerable(o,a){
 for(var n in o)
  if(typeof n==='string')
   a(n);
}
function addReflected(o,a){
 var _;
 try{
  var r=o.reflect;
  var p=[r.properties,r.methods];
  for(var pa=0;pa<p.length;pa++){
   var m=(_=p[pa])!==null&&_!==void 0?_:[];
   for(var i=0;i<m.length;i++)
    a(String(m[i].name));
  }
 }
 catch(_b){
 }
}
function addOwn(o,a){
 var _=Object,g=_.getOwnPropertyNames,ge=_.getPrototypeOf;
 if(!g||!ge)
  return;
 var i=typeof o==='function';
 for(var at=o;at&&ge(at);at=ge(at)){
  var n=g(at);
  for(var i1=0;i1<n.length;i1++)
   if(!i||!(n[i1]in addOwn))
    a(n[i1]);
 }
}
var PROTOTYPE='__proto__';
function forwardMembers(r){
 var n=newNames$1(r);
 var d=accessorDefiner();
 if(d){
  forEachName(n,function(n){return d(r,n,accessorsOf(r,n));});
  return;
 }
 forEachName(n,function(n){return copyMethod(r,n);});
 inheritFromHost(r);
 forEachName(n,function(n){return copyValue(r,n);});
}
function forEachName(n,u){
 for(var i=0;i<n.length;i++){
  try{
   u(n[i]);
  }
  catch(_){
  }
 }
}
function newNames$1(r){
 var t={};
 for(var n in r)
  if(!(n in{}))
   t['$'+n]=true;
 var na=memberNames(r.host);
 var f=[];
 for(var i=0;i<na.length;i++)
  if(!t['$'+na[i]])
   f.push(na[i]);
 return f;
}
function hostMember(r,n){
 return r.host[n];
}
function accessorsOf(r,n){
 var m;
 var f;
 return{
  get:function(){
   var v=hostMember(r,n);
   if(typeof v!=='function')
    return v;
   if(v!==m)
    f=forwarder(r,n,(m=v));
   return f;
  },
  set:function(v){
   r.host[n]=v;
  }
 };
}
function copyMethod(r,n){
 var v=hostMember(r,n);
 if(typeof v==='function')
  r[n]=forwarder(r,n,v);
}
function copyValue(r,n){
 var v=hostMember(r,n);
 if(typeof v==='function')
  return;
 if(typeof r[n]!==typeof v)
  r[n]=v;
 var w=r;
 if(!w.watch)
  return;
 w.watch(n,function passOn(_,_b,w){
  r.host[n]=w;
  return w;
 });
}
function forwarder(r,n,m){
 function forward(){
  var i=typeof forward.prototype==='object'&&this instanceof forward;
  var s=i?this:r.host;
  return hostMember(r,n).apply(s,arguments);
 }
 forward.prototype=m.prototype;
 return forward;
}
function inheritFromHost(r){
 var c=r.call,a=r.apply;
 try{
  r[PROTOTYPE]=r.host;
  r.call=c;
  r.apply=a;
 }
 catch(_){
 }
}
var version='0.1.0';
var NAMES=['Collection','ElementCollection','ItemCollection','Selectors','$','$$'];
function install(g,o){
 var l=g.Collection;
 var a=(l===null||l===void 0?void 0:l.noConflict)&&l.version===version?l.noConflict():o;
 var b={};
 standInForHost(g,a.$);
 for(var i=0;i<NAMES.length;i++){
  if(NAMES[i]in g)
   move(NAMES[i],g,b);
  move(NAMES[i],a,g);
 }
 a.Collection.version=version;
 a.Collection.noConflict=function noConflict(){
  for(var i=0;i<NAMES.length;i++)
   giveBack$1(NAMES[i],g,a,b);
  return a;
 };
}
function move(n,f,t){
 t[n]=f[n];
}
function giveBack$1(n,g,a,b){
 if(g[n]!==a[n])
  return;
 if(n in b)
  move(n,b,g);
 else
  delete g[n];
}
function standInForHost(g,$1){
 var p=g.$;
 var E=g.ElementCollection;
 var i=p&&E&&p.fn===E.prototype;
 var h=i?p.host:p;
 if(h===undefined||h===null)
  return;
 $1.host=h;
 if(typeof h==='object'||typeof h==='function')
  forwardMembers($1);
}
function printedBy(p,m,t){
 try{
  p[m](t);
  return true;
 }
 catch(_){
  return false;
 }
}
function output(t){
 if(typeof fl!=='undefined'&&printedBy(fl,'trace',t))
  return;
 if(typeof $!=='undefined'&&printedBy($,'writeln',t))
  return;
 if(typeof console!=='undefined'&&printedBy(console,'log',t))
  return;
 if(typeof print==='function')
  printedBy({log:print},'log',t);
}
function errorText(t){
 var m=typeof t==='object'&&t!==null&&t.message;
 return typeof m==='string'?m:String(t);
}
var DELETED=/^Invalid JavaScript object\b/;
function isDeletedError(t){
 return DELETED.test(errorText(t));
}
function isDeleted(o){
 try{
  return typeof o.name!=='string';
 }
 catch(_){
  return true;
 }
}
var NOT_IMPLEMENTED=/^NotImplemented\b/;
function read(o,p){
 try{
  return o[p];
 }
 catch(e){
  if(isDeletedError(e)||NOT_IMPLEMENTED.test(errorText(e)))
   throw e;
  return undefined;
 }
}
function readList(o,p){
 return listOf(read(o,p));
}
function ask(o,m){
 var a=read(o,m);
 return typeof a==='function'&&Boolean(a.call(o));
}
function listOf(v){
 return isObject(v)&&typeof v.length==='number'?v:[];
}
function isObject(v){
 return typeof v==='object'&&v!==null;
}
function readProperty(v,n){
 return v===null||v===undefined?undefined:v[n];
}
function readLeniently(v,n){
 return typeof v==='object'&&v!==null?read(v,n):readProperty(v,n);
}
function readPath(v,l,r,s){
 if(r===void 0){r=readProperty;}
 if(s===void 0){s=0;}
 var a=v;
 for(var i=s;i<l.length;i++){
  if(a===undefined||a===null)
   return undefined;
  a=r(a,l[i]);
 }
 return a;
}
function pathReader(p){
 var l=p.split('.');
 if(l.length===1)
  return function(v){return readProperty(v,p);};
 return function(v){return readPath(v,l);};
}
function isArray(v){
 return v instanceof Array||Object.prototype.toString.call(v)==='[object Array]';
}
function shapeTypeOf(s){
 if(read(s,'isDrawingObject'))
  return'drawing object';
 if(read(s,'isOvalObject'))
  return'oval';
 if(read(s,'isRectangleObject'))
  return'rectangle';
 return read(s,'isGroup')?'group':'shape';
}
function isGroup(e,r){
 if(r===void 0){r=read;}
 return(Boolean(r(e,'isGroup'))&&
  !r(e,'isDrawingObject')&&
  !r(e,'isOvalObject')&&
  !r(e,'isRectangleObject'));
}
function describeElement(e,t){
 var n=e.name;
 var i=t==='instance'?e.libraryItem:null;
 var p=i?', '+String(i.name):'';
 return(n?String(n)+' ':'')+'('+wordFor(e,t)+p+')';
}
function wordFor(e,t){
 if(t==='text')
  return String(e.textType)+' text';
 if(t==='tlfText')
  return'TLF text';
 if(t!=='instance')
  return shapeTypeOf(e);
 var i=String(e.instanceType);
 return i==='symbol'?String(e.symbolType):i;
}
function describeHostObject(o){
 var e=o.elementType;
 if(typeof e==='string')
  return describeElement(o,e);
 var i=o.itemType;
 return typeof i==='string'?String(o.name)+' ('+i+')':null;
}
function describeNamed(o){
 var n=o.name;
 return typeof n==='string'&&n!==''?n:String(o);
}
function escapeLineBreaks(t){
 if(t.indexOf('\r')<0&&t.indexOf('\n')<0)
  return t;
 return t.replace(/\r/g,'\\r').replace(/\n/g,'\\n');
}
function quote$1(t){
 return'"'+escapeLineBreaks(t.replace(/\\/g,'\\\\').replace(/"/g,'\\"'))+'"';
}
function attempt(d){
 try{
  return escapeLineBreaks(d());
 }
 catch(e){
  return'('+escapeLineBreaks(errorText(e))+')';
 }
}
function describeValue(v){
 if(typeof v==='string')
  return quote$1(v);
 if(!isObject(v)&&typeof v!=='function')
  return String(v);
 return attempt(function(){return describeHostObject(v)||describeNamed(v);});
}
function describeArgument(v){
 if(typeof v==='function')
  return'a Function';
 if(isArray(v))
  return'an Array';
 if(!isObject(v))
  return describeValue(v);
 return attempt(function(){return describeHostObject(v)||Object.prototype.toString.call(v);});
}
function failure(m,i,e,er,mo){
 if(mo===void 0){mo='';}
 var c=m+'(): ';
 var me=errorText(er);
 var p=me.indexOf(c)===0?me.substring(c.length):me;
 var t=c+'element '+i+', '+describeValue(e)+mo+': '+p;
 return caused(er instanceof TypeError?new TypeError(t):new Error(t),er);
}
function caused(e,c){
 e.cause=c;
 return e;
}
function wrongArgument(m,n,e,v){
 return new TypeError(m+'(): '+n+' must be '+e+', got '+describeArgument(v));
}
function outOfRange(m,n,e,v){
 return new RangeError(m+'(): '+n+' must be '+e+', got '+describeArgument(v));
}
function checkFunction(m,n,v){
 if(typeof v!=='function')
  throw wrongArgument(m,n,'a Function',v);
}
function checkParams(m,v){
 if(v!==undefined&&!isArray(v))
  throw wrongArgument(m,'params','an Array',v);
}
function checkName(m,n,v){
 if(typeof v!=='string'||v==='')
  throw wrongArgument(m,n,'a non-empty String',v);
}
function checkOptionalNumber(m,n,v){
 if(v!==undefined&&v!==null&&typeof v!=='number'){
  throw wrongArgument(m,n,'a Number',v);
 }
}
function checkNumber(m,n,v){
 if(typeof v!=='number')
  throw wrongArgument(m,n,'a Number',v);
 if(!isFinite(v))
  throw outOfRange(m,n,'a finite Number',v);
}
function checkWholeNumber(m,n,v){
 if(typeof v!=='number')
  throw wrongArgument(m,n,'a Number',v);
 if(!isFinite(v)||Math.floor(v)!==v)
  throw outOfRange(m,n,'a whole Number',v);
}
function checkBoolean(m,n,v){
 if(typeof v!=='boolean')
  throw wrongArgument(m,n,'true or false',v);
}
function attribute(m,n,v){
 checkName(m,'name',n);
 if(v!==undefined)
  return{name:n,value:v};
 throw new TypeError(m+'(): no value was given for "'+n+'"; to read it, use pluck');
}
function attributesOf(m,a){
 var f=a[0];
 if(typeof f!=='object'||f===null)
  return[attribute(m,f,a[1])];
 if(isArray(f))
  throw wrongArgument(m,'the first argument','a name or an Object of values',f);
 var at=[];
 for(var n in f){
  if(Object.prototype.hasOwnProperty.call(f,n)){
   at.push(attribute(m,n,f[n]));
  }
 }
 return at;
}
function setForEach(m,e,v,s,se){
 var c=typeof v==='function'?v:null;
 for(var i=0;i<e.length;i++){
  var o=c?c.call(s,e[i],i,e):v;
  try{
   se(e[i],o,i);
  }
  catch(er){
   throw failure(m,i,e[i],er);
  }
 }
}
function setProperty(m,e,a,s){
 var n=a.name,v=a.value;
 if(typeof v==='function')
  setToResults(m,e,n,v,s);
 else
  setToValue(m,e,n,v);
}
function setToValue(m,e,n,v){
 var i=0;
 try{
  for(;i<e.length;i++)
   e[i][n]=v;
 }
 catch(er){
  throw failure(m,i,e[i],er);
 }
}
function setToResults(m,e,n,c,s){
 var ca=-1;
 var i=0;
 try{
  for(;i<e.length;i++){
   var el=e[i];
   var r=c.call(s,el,i,e);
   ca=i;
   el[n]=r;
  }
 }
 catch(er){
  throw ca===i?failure(m,i,e[i],er):er;
 }
}
function isRegExp(v){
 return Object.prototype.toString.call(v)==='[object RegExp]';
}
function regExpTest(e){
 var c=new RegExp(e.source,flagsOf(e));
 return function matchesRegExp(t){
  c.lastIndex=0;
  return c.test(t);
 };
}
function flagsOf(e){
 var _=e,f=_.flags,g=_.global,i=_.ignoreCase,m=_.multiline,s=_.sticky;
 if(typeof f==='string')
  return f;
 return(g?'g':'')+(i?'i':'')+(m?'m':'')+(s?'y':'');
}
var NOT_ASCII=/[\u0080-\uFFFF]/;
function foldCase(t){
 if(!NOT_ASCII.test(t))
  return t.toLowerCase();
 var f=[];
 for(var i=0;i<t.length;i++)
  f.push(foldCharacter(t.charAt(i)));
 return f.join('');
}
function foldCharacter(c){
 var u=c.toUpperCase();
 var f=(u.length===1?u:c).toLowerCase();
 var e=f.charCodeAt(0)<128&&c.charCodeAt(0)>=128;
 return f.length===1&&!e?f:c;
}
var PLAIN=/^[\u0000-jl-\u007F]*$/;
function equals$1(l,i){
 if(!i)
  return function(t){return t===l;};
 var le=l.length;
 var f=foldCase(l);
 return function(t){return t.length===le&&foldCase(t)===f;};
}
function beginsWith(l,i){
 var le=l.length;
 if(!i)
  return function(t){return t.substring(0,le)===l;};
 var f=foldCase(l);
 if(PLAIN.test(f))
  return function(t){return t.substring(0,le).toLowerCase()===f;};
 return function(t){return foldCase(t.substring(0,le))===f;};
}
function endsWith(l,i){
 var le=l.length;
 if(!i)
  return function(t){return t.substring(t.length-le)===l;};
 var f=foldCase(l);
 return function(t){return foldCase(t.substring(t.length-le))===f;};
}
function contains(l,i){
 if(!i)
  return function(t){return t.indexOf(l)>=0;};
 var f=foldCase(l);
 return function(t){return foldCase(t).indexOf(f)>=0;};
}
var ZERO=48;
var NINE=57;
function compileRanges(p){
 return function matchesRanges(t){
  var pl=nowhere(t);
  pl[0]=true;
  for(var i=0;i<p.length;i++){
   var pi=p[i];
   if(pi.type==='any')
    pl=afterAny(pl);
   else if(pi.type==='text')
    pl=afterText(t,pl,pi.text);
   else
    pl=afterRange(t,pl,pi,isAny(p,i-1),isAny(p,i+1));
  }
  return pl[t.length];
 };
}
function isOneNumber(p){
 var r=0;
 for(var i=0;i<p.length;i++){
  if(p[i].type==='any')
   return false;
  if(p[i].type==='range')
   r++;
 }
 return r===1;
}
var WHOLE_NUMBER=/^-?[0-9]+$/;
function compileNumber(p,i){
 var a=0;
 while(p[a].type!=='range')
  a++;
 var _=p[a],m=_.min,ma=_.max;
 var b=joinedText(p.slice(0,a));
 var af=joinedText(p.slice(a+1));
 var be=beginsWith(b,i);
 var e=endsWith(af,i);
 return function matchesNumber(t){
  var en=t.length-af.length;
  if(en<=b.length||!be(t)||!e(t))
   return false;
  var d=t.substring(b.length,en);
  var n=Number(d);
  return n>=m&&n<=ma&&WHOLE_NUMBER.test(d);
 };
}
function joinedText(p){
 var t='';
 for(var i=0;i<p.length;i++)
  t+=p[i].text;
 return t;
}
function isAny(p,i){
 return i>=0&&i<p.length&&p[i].type==='any';
}
function nowhere(t){
 var p=[];
 for(var i=0;i<=t.length;i++)
  p.push(false);
 return p;
}
function afterAny(p){
 var r=[];
 var o=false;
 for(var i=0;i<p.length;i++){
  o=o||p[i];
  r.push(o);
 }
 return r;
}
function afterText(t,p,l){
 var r=nowhere(t);
 for(var i=0;i<p.length;i++){
  if(p[i]&&t.substring(i,i+l.length)===l)
   r[i+l.length]=true;
 }
 return r;
}
function afterRange(t,p,r,f,fu){
 var re=nowhere(t);
 var h=r.min<=0&&r.max>=0;
 var z=0;
 var ze=0;
 function reach(e){
  if(!fu||!isDigit(t,e))
   re[e]=true;
 }
 for(var s=0;s<p.length;s++){
  if(!p[s])
   continue;
  var n=t.charAt(s)==='-';
  var d=n?s+1:s;
  if(!isDigit(t,d)||(f&&!n&&isDigit(t,s-1)))
   continue;
  z=Math.max(z,d);
  while(t.charAt(z)==='0')
   z++;
  ze=Math.max(ze,d);
  while(ze<z){
   ze++;
   if(h)
    reach(ze);
  }
  var l=n?-r.max:r.min;
  var m=n?-r.min:r.max;
  var v=0;
  for(var e=z;isDigit(t,e);e++){
   v=v*10+t.charCodeAt(e)-ZERO;
   if(v>m)
    break;
   if(v>=l)
    reach(e+1);
  }
 }
 return re;
}
function isDigit(t,i){
 var c=t.charCodeAt(i);
 return c>=ZERO&&c<=NINE;
}
function compilePattern(p,_){
 var i=_.ignoreCase;
 if(isOneNumber(p))
  return compileNumber(p,i);
 var l=literalsBetweenStars(p);
 var s=l&&compileOneLiteral(l,i);
 if(s)
  return s;
 if(!i)
  return l?compileStars(l):compileRanges(p);
 return compileFolded(foldPattern(p));
}
function wildcard(t){
 var p=[];
 var s=0;
 for(var st=t.indexOf('*');st>=0;st=t.indexOf('*',s)){
  if(st>s)
   p.push({type:'text',text:t.substring(s,st)});
  if(p.length===0||p[p.length-1].type!=='any')
   p.push({type:'any'});
  s=st+1;
 }
 if(s<t.length)
  p.push({type:'text',text:t.substring(s)});
 return p;
}
function foldPattern(p){
 var f=[];
 for(var i=0;i<p.length;i++){
  var pi=p[i];
  f.push(pi.type==='text'?{type:'text',text:foldCase(pi.text)}:pi);
 }
 return f;
}
function compileFolded(p){
 var m=compilePattern(p,{ignoreCase:false});
 return function(t){return m(foldCase(t));};
}
function literalsBetweenStars(p){
 var l=[''];
 for(var i=0;i<p.length;i++){
  var pi=p[i];
  if(pi.type==='range')
   return null;
  if(pi.type==='any')
   l.push('');
  else
   l[l.length-1]+=pi.text;
 }
 return l;
}
function compileOneLiteral(l,i){
 switch(l.length){
  case 1:
   return equals$1(l[0],i);
  case 2:
   if(l[1]==='')
    return beginsWith(l[0],i);
   return l[0]===''?endsWith(l[1],i):null;
  case 3:
   return l[0]===''&&l[2]===''?contains(l[1],i):null;
  default:
   return null;
 }
}
function compileStars(l){
 var la=l.length-1;
 var h=l[0];
 var t=l[la];
 var s=l.join('').length;
 return function matchesStars(te){
  var e=te.length-t.length;
  if(te.length<s)
   return false;
  if(te.substring(0,h.length)!==h||te.substring(e)!==t)
   return false;
  var f=h.length;
  for(var i=1;i<la;i++){
   var fo=te.indexOf(l[i],f);
   if(fo<0)
    return false;
   f=fo+l[i].length;
  }
  return f<=e;
 };
}
function valueTest(w){
 var m=textTest(w);
 if(!m)
  return function(v){return v===w;};
 return function(v){return v!==null&&v!==undefined&&m(String(v));};
}
function textTest(w){
 if(isRegExp(w))
  return regExpTest(w);
 if(typeof w!=='string'||w.indexOf('*')<0)
  return null;
 return compilePattern(wildcard(w),{ignoreCase:false});
}
function findByProperty(m,e,w,p,i){
 if(i===void 0){i=true;}
 var ma=textTest(w);
 var f=[];
 var c=0;
 var i1=0;
 try{
  for(;i1<e.length;i1++){
   var el=e[i1];
   var h=false;
   if(el!==null&&el!==undefined){
    var v=el[p];
    if(!ma)
     h=v===w;
    else if(typeof v==='string')
     h=ma(v);
    else
     h=v!==null&&v!==undefined&&ma(String(v));
   }
   if(h===i)
    f[c++]=el;
  }
 }
 catch(er){
  throw failure(m,i1,e[i1],er);
 }
 return f;
}
function toInteger(v){
 var n=Number(v);
 return(n<0?Math.ceil(n):Math.floor(n))||0;
}
function indexOf(e,el,f){
 var fr=toInteger(f);
 for(var i=fr<0?Math.max(e.length+fr,0):fr;i<e.length;i++){
  if(e[i]===el)
   return i;
 }
 return-1;
}
function forEach(m,e,w){
 var i=0;
 try{
  for(;i<e.length;i++)
   w(e[i],i);
 }
 catch(er){
  throw failure(m,i,e[i],er);
 }
}
function invokeOnEach(c,e,n,p){
 var m=[];
 forEach(c,e,function findMethod(e,i){
  var me=readProperty(e,n);
  if(typeof me!=='function')
   throw new TypeError('it has no method "'+n+'"');
  m[i]=me;
 });
 var t=e.slice();
 for(var i=0;i<t.length;i++){
  try{
   m[i].apply(t[i],p);
  }
  catch(er){
   throw failure(c,i,t[i],er);
  }
 }
}
var last$1=null;
function rememberFind(e,l){
 last$1={list:l,found:l.slice(),searched:e.slice()};
}
function isSame(l,o){
 if(l.length!==o.length)
  return false;
 for(var i=0;i<l.length;i++)
  if(l[i]!==o[i])
   return false;
 return true;
}
function withoutLastFound(e,l){
 if(!last$1||last$1.list!==l)
  return null;
 var f=last$1.found,s=last$1.searched;
 last$1=null;
 if(!isSame(l,f)||!isSame(e,s))
  return null;
 var r=[];
 var n=0;
 for(var i=0;i<e.length;i++){
  if(n<f.length&&e[i]===f[n])
   n++;
  else
   r.push(e[i]);
 }
 return r;
}
function padLeft(t,w,c){
 if(c===void 0){c=' ';}
 var p=t;
 while(p.length<w)
  p=c+p;
 return p;
}
function listing(l,e){
 var c=e.length;
 var li=[l+': '+c+(c===1?' element':' elements')];
 var w=String(c-1).length;
 for(var i=0;i<c;i++){
  li.push('  '+padLeft(String(i),w)+': '+describeValue(e[i]));
 }
 return li.join('\n');
}
var TELLING$1=['name','x','y','elementType','width','height','depth'];
var LONG=8;
var BucketMap=(function(){
 function BucketMap(){
  this.root={entries:[],divided:null};
 }
 BucketMap.prototype.get=function(k){
  var e=entryOf(this.find(k).bucket,k);
  return e?e.value:undefined;
 };
 BucketMap.prototype.set=function(k,v){
  var p=this.find(k);
  var e=entryOf(p.bucket,k);
  if(e){
   e.value=v;
   return;
  }
  p.bucket.entries.push({key:k,value:v});
  if(p.bucket.entries.length>LONG&&p.depth<TELLING$1.length)
   divide(p.bucket,p.depth);
 };
 BucketMap.prototype.find=function(k){
  var b=this.root;
  var d=0;
  while(b.divided)
   b=childFor(b.divided,TELLING$1[d++],k);
  return{bucket:b,depth:d};
 };
 return BucketMap;
}());
function entryOf(b,k){
 for(var i=0;i<b.entries.length;i++)
  if(b.entries[i].key===k)
   return b.entries[i];
 return null;
}
function divide(b,d){
 var di={};
 for(var i=0;i<b.entries.length;i++){
  childFor(di,TELLING$1[d],b.entries[i].key).entries.push(b.entries[i]);
 }
 b.entries=[];
 b.divided=di;
}
function childFor(d,p,k){
 var n=labelOf(k,p);
 if(!Object.prototype.hasOwnProperty.call(d,n))
  d[n]={entries:[],divided:null};
 return d[n];
}
function labelOf(k,p){
 try{
  var v=k[p];
  return typeof v+(isObject(v)||typeof v==='function'?'':String(v));
 }
 catch(_){
  return'!';
 }
}
var IdentityMap=typeof Map==='function'?Map:BucketMap;
function has(m,k){
 return Object.prototype.hasOwnProperty.call(m,k);
}
function isByIdentity(v){
 return(typeof v==='object'&&v!==null)||typeof v==='function';
}
function keyOf$1(v){
 return'$'+typeof v+String(v);
}
var NAN_KEY=keyOf$1(NaN);
var IdentitySet=(function(){
 function IdentitySet(){
  this.plain={};
  this.objects=new IdentityMap();
 }
 IdentitySet.of=function(v){
  var s=new IdentitySet();
  for(var i=0;i<v.length;i++)
   s.add(v[i]);
  return s;
 };
 IdentitySet.prototype.add=function(v){
  if((typeof v==='object'&&v!==null)||typeof v==='function'){
   if(this.objects.get(v))
    return false;
   this.objects.set(v,true);
   return true;
  }
  var k=keyOf$1(v);
  if(has(this.plain,k))
   return false;
  if(k!==NAN_KEY)
   this.plain[k]=true;
  return true;
 };
 IdentitySet.prototype.has=function(v){
  return isByIdentity(v)?this.objects.get(v)===true:has(this.plain,keyOf$1(v));
 };
 return IdentitySet;
}());
function isCollection(v){
 if(typeof v!=='object'||v===null)
  return false;
 var c=v;
 return typeof c.reach==='function'&&isArray(c.elements);
}
function gather(v){
 if(v===undefined||v===null)
  return[];
 var s=isCollection(v)?v.elements:v;
 return isArray(s)?Array.prototype.slice.call(s,0):[s];
}
function gatherArguments(v){
 return v.length>1?gather(v):gather(v[0]);
}
function selectWhere(e,t){
 var k=[];
 var c=0;
 for(var i=0;i<e.length;i++){
  var el=e[i];
  if(t(el,i))
   k[c++]=el;
 }
 return k;
}
var METHOD$p='Collection.remove';
function withoutListed(e,l){
 var r=withoutLastFound(e,l);
 if(r)
  return r;
 var u=IdentitySet.of(l);
 return selectWhere(e,function isNotListed(e){
  return!u.has(e);
 });
}
function withoutPositions(e,s,c){
 checkWholeNumber(METHOD$p,'start',s);
 checkWholeNumber(METHOD$p,'count',c);
 if(c<0)
  throw outOfRange(METHOD$p,'count','0 or more',c);
 var r=e.slice();
 r.splice(s,c);
 return r;
}
function withoutMatches(e,v,p){
 checkName(METHOD$p,'property',p);
 return findByProperty(METHOD$p,e,v,p,false);
}
function isIncluded(e,v){
 if((typeof v!=='object'||v===null)&&typeof v!=='function')
  return false;
 for(var i=0;i<e.length;i++)
  if(e[i]===v)
   return true;
 return false;
}
function withoutRemoved(e,a){
 var w=a[0];
 var d=a[1];
 var i=d===undefined;
 if(i&&w===undefined){
  throw wrongArgument(METHOD$p,'the first argument','elements, a position or a value to look for',w);
 }
 if(isArray(w))
  return withoutListed(e,w);
 if(isCollection(w))
  return withoutListed(e,w.elements);
 if(typeof w==='number'&&typeof d!=='string'){
  return withoutPositions(e,w,i?1:d);
 }
 if(i&&isIncluded(e,w))
  return selectWhere(e,function(e){return e!==w;});
 return withoutMatches(e,w,i?'name':d);
}
function merge(s,t,f,m,e,c){
 var l=f;
 var r=m;
 for(var a=f;a<e;a++){
  var ta=l>=m||(r<e&&c(s[l],s[r])>0);
  t[a]=ta?s[r++]:s[l++];
 }
}
function stableSort(l,c){
 var s=l.slice();
 var t=l.slice();
 for(var w=1;w<l.length;w*=2){
  for(var f=0;f<l.length;f+=2*w){
   var m=Math.min(f+w,l.length);
   merge(s,t,f,m,Math.min(f+2*w,l.length),c);
  }
  var me=t;
  t=s;
  s=me;
 }
 return s;
}
var NUMBER=0;
var NOT_A_NUMBER=1;
var TEXT$1=2;
var OTHER=3;
var ABSENT=4;
function rankOf(e,i,v){
 if(typeof v==='number'){
  return{element:e,index:i,rank:isNaN(v)?NOT_A_NUMBER:NUMBER,value:v,folded:v};
 }
 if(typeof v==='string')
  return{element:e,index:i,rank:TEXT$1,value:v,folded:foldCase(v)};
 return{element:e,index:i,rank:v===undefined?ABSENT:OTHER,value:0,folded:0};
}
function compareRanked(a,b){
 if(a.rank!==b.rank)
  return a.rank-b.rank;
 if(a.folded!==b.folded)
  return a.folded<b.folded?-1:1;
 if(a.value!==b.value)
  return a.value<b.value?-1:1;
 return a.index-b.index;
}
function naturalValue(e){
 if(typeof e!=='object'||e===null)
  return e;
 var n=readProperty(e,'name');
 return typeof n==='string'||typeof n==='number'?n:e;
}
function sortByValue(m,e,r){
 var ra=[];
 forEach(m,e,function rankElement(e,i){
  ra[i]=rankOf(e,i,r(e));
 });
 ra.sort(compareRanked);
 var re=[];
 for(var i=0;i<ra.length;i++)
  re[i]=ra[i].element;
 return re;
}
function sortByComparison(e,c){
 var p=[];
 var a=[];
 for(var i=0;i<e.length;i++)
  (e[i]===undefined?a:p).push(e[i]);
 return stableSort(p,c).concat(a);
}
function sorted(m,e,c){
 if(c===undefined)
  return sortByValue(m,e,naturalValue);
 if(typeof c==='function')
  return sortByComparison(e,c);
 if(typeof c!=='string'||c===''){
  throw wrongArgument(m,'compare','a Function or the name of a property',c);
 }
 return sortByValue(m,e,pathReader(c));
}
var NATIVE_CODE=/\[native code\]/;
function nativeMethod(n){
 var m=Array.prototype[n];
 var i=typeof m==='function'&&NATIVE_CODE.test(String(m));
 return i?m:null;
}
var nativeFilter=nativeMethod('filter');
var nativeMap=nativeMethod('map');
function caller(c,e,s,p){
 if(!p||p.length===0){
  return function callPlainly(el,i){
   return c.call(s,el,i,e);
  };
 }
 return function callWithParams(el,i){
  return c.apply(s,[el,i,e].concat(p));
 };
}
function callForEach(c,e,s,p){
 if(p&&p.length>0){
  var ca=caller(c,e,s,p);
  for(var i=0;i<e.length;i++)
   ca(e[i],i);
  return;
 }
 for(var i=0;i<e.length;i++)
  c.call(s,e[i],i,e);
}
function callToSelect(c,e,s){
 var l=nativeFilter?e.length:0;
 var k=nativeFilter?nativeFilter.call(e,c,s):[];
 for(var i=l;i<e.length;i++){
  var el=e[i];
  if(c.call(s,el,i,e))
   k[k.length]=el;
 }
 return k;
}
function callToMap(c,e,s){
 var l=nativeMap?e.length:0;
 var r=nativeMap?nativeMap.call(e,c,s):[];
 for(var i=l;i<e.length;i++){
  r[i]=c.call(s,e[i],i,e);
 }
 return r;
}
function scopeOr(s,f){
 return s===undefined||s===null?f:s;
}
function className(o){
 var t=o.constructor;
 if(typeof t.name==='string'&&t.name!=='')
  return t.name;
 var d=/^\s*function\s+([\w$]+)/.exec(String(t));
 return d?d[1]:'Collection';
}
function replaceElements(t,e){
 for(var i=0;i<e.length;i++)
  t[i]=e[i];
 t.length=e.length;
}
function withoutDuplicates(e){
 var s=new IdentitySet();
 var k=[];
 for(var i=0;i<e.length;i++)
  if(s.add(e[i]))
   k.push(e[i]);
 return k;
}
var Collection=(function(){
 function Collection(){
  var e=[];
  for(var _=0;_<arguments.length;_++){
   e[_]=arguments[_];
  }
  if(!(this instanceof Collection))
   throw new TypeError('Collection is a class: write "new" before its name');
  this.elements=gatherArguments(e);
 }
 Collection.prototype.each=function(c,p,s){
  checkFunction('Collection.each','callback',c);
  checkParams('Collection.each',p);
  callForEach(c,this.elements,scopeOr(s,this),p);
  return this;
 };
 Collection.prototype.reach=function(c,p,s){
  checkFunction('Collection.reach','callback',c);
  checkParams('Collection.reach',p);
  var ca=caller(c,this.elements,scopeOr(s,this),p);
  for(var i=this.elements.length-1;i>=0;i--){
   if(i<this.elements.length)
    ca(this.elements[i],i);
  }
  return this;
 };
 Collection.prototype.indexOf=function(e,f){
  if(f===void 0){f=0;}
  checkOptionalNumber('Collection.indexOf','fromIndex',f);
  return indexOf(this.elements,e,f);
 };
 Collection.prototype.get=function(i){
  if(typeof i!=='number')
   throw wrongArgument('Collection.get','index','a Number',i);
  return this.elements[i];
 };
 Collection.prototype.find=function(v,p){
  if(p===void 0){p='name';}
  if(arguments.length===0)
   throw wrongArgument('Collection.find','value','given',v);
  checkName('Collection.find','property',p);
  var f=findByProperty('Collection.find',this.elements,v,p);
  rememberFind(this.elements,f);
  return f;
 };
 Collection.prototype.add=function(){
  var e=[];
  for(var _=0;_<arguments.length;_++){
   e[_]=arguments[_];
  }
  var a=gatherArguments(e);
  for(var i=0;i<a.length;i++)
   this.elements.push(a[i]);
  return this;
 };
 Collection.prototype.remove=function(){
  var a=[];
  for(var _=0;_<arguments.length;_++){
   a[_]=arguments[_];
  }
  replaceElements(this.elements,withoutRemoved(this.elements,a));
  return this;
 };
 Collection.prototype.filter=function(c,t){
  checkFunction('Collection.filter','callback',c);
  replaceElements(this.elements,callToSelect(c,this.elements,scopeOr(t,this)));
  return this;
 };
 Collection.prototype.attr=function(){
  var a=[];
  for(var _=0;_<arguments.length;_++){
   a[_]=arguments[_];
  }
  var at=attributesOf('Collection.attr',a);
  for(var i=0;i<at.length;i++){
   setProperty('Collection.attr',this.elements,at[i],this);
  }
  return this;
 };
 Collection.prototype.sort=function(c){
  replaceElements(this.elements,sorted('Collection.sort',this.elements,c));
  return this;
 };
 Collection.prototype.list=function(l){
  var t=l===undefined||l===null?'':String(l);
  output(listing(t||String(this),this.elements));
  return this;
 };
 Collection.prototype.call=function(c){
  var p=[];
  for(var _=1;_<arguments.length;_++){
   p[_-1]=arguments[_];
  }
  checkFunction('Collection.call','callback',c);
  c.apply(this,p);
  return this;
 };
 Collection.prototype.apply=function(c,p,s){
  checkFunction('Collection.apply','callback',c);
  checkParams('Collection.apply',p);
  c.apply(scopeOr(s,this),p||[]);
  return this;
 };
 Collection.prototype.toString=function(){
  return'[object '+className(this)+' length='+this.elements.length+']';
 };
 Collection.prototype.map=function(c,s){
  checkFunction('Collection.map','callback',c);
  return callToMap(c,this.elements,scopeOr(s,this));
 };
 Collection.prototype.pluck=function(p){
  checkName('Collection.pluck','property',p);
  var r=pathReader(p);
  var v=[];
  forEach('Collection.pluck',this.elements,function(e){return v.push(r(e));});
  return v;
 };
 Collection.prototype.invoke=function(n){
  var p=[];
  for(var _=1;_<arguments.length;_++){
   p[_-1]=arguments[_];
  }
  checkName('Collection.invoke','name',n);
  invokeOnEach('Collection.invoke',this.elements,n,p);
  return this;
 };
 Collection.prototype.first=function(){
  return this.elements[0];
 };
 Collection.prototype.last=function(){
  return this.elements[this.elements.length-1];
 };
 Collection.prototype.slice=function(s,e){
  checkOptionalNumber('Collection.slice','start',s);
  checkOptionalNumber('Collection.slice','end',e);
  return this.derive(e===undefined?this.elements.slice(s||0):this.elements.slice(s||0,e));
 };
 Collection.prototype.unique=function(){
  replaceElements(this.elements,withoutDuplicates(this.elements));
  return this;
 };
 Collection.prototype.clone=function(){
  return this.derive(this.elements);
 };
 Collection.prototype.derive=function(e){
  var T=this.constructor;
  return new T(e);
 };
 return Collection;
}());
function __extends(d,b){
for(var n in b){
 if(Object.prototype.hasOwnProperty.call(b,n))d[n]=b[n];
}
function Prototype(){
 this.constructor=d;
}
Prototype.prototype=b.prototype;
d.prototype=new Prototype();
}
function keyframesOf(l){
 var f=readList(l,'frames');
 var k=[];
 var i=0;
 while(i<f.length){
  k.push(f[i]);
  i=endOfSpan(f,i);
 }
 return k;
}
function endOfSpan(f,s){
 var fr=f[s];
 var d=Number(read(fr,'duration'));
 var e=s+1;
 if(f[s+d-1]===fr)
  e=s+d;
 while(e<f.length&&f[e]===fr)
  e++;
 return e;
}
function keyframesOfTimeline(t){
 return flatten(listsOf(readList(t,'layers'),keyframesOf));
}
function elementsOfFrame(f){
 return readList(f,'elements');
}
function elementsOfLayer(l){
 return listsOf(keyframesOf(l),elementsOfFrame);
}
function elementsOfTimeline(t){
 return listsOf(keyframesOfTimeline(t),elementsOfFrame);
}
function elementsOfLayerAt(l,f){
 var fr=readList(l,'frames');
 return f<fr.length?elementsOfFrame(fr[f]):[];
}
function elementsAt(t,f){
 return listsOf(readList(t,'layers'),function(l){return elementsOfLayerAt(l,f);});
}
function currentElements(d){
 var t=d.getTimeline();
 var f=t.currentFrame;
 return listsOf(readList(t,'layers'),function elementsAtPlayhead(l){
  return read(l,'locked')?[]:elementsOfLayerAt(l,f);
 });
}
function elementsAtPlayhead(d){
 var t=d.getTimeline();
 return flatten(elementsAt(t,t.currentFrame));
}
function allElements(d){
 var o=flatten(listsOf(d.timelines,elementsOfTimeline));
 return o.concat(flatten(listsOf(d.library.items,function elementsOfItem(i){
  var t=timelineOf(i);
  return t?elementsOfTimeline(t):[];
 })));
}
function timelineOf(i){
 return read(i,'timeline')||null;
}
function listsOf(o,l){
 var li=[];
 for(var i=0;i<o.length;i++)
  li.push(l(o[i]));
 return li;
}
function flatten(l){
 var a=[];
 for(var at=0;at<l.length;at++){
  var li=l[at];
  var le=li.length;
  for(var i=0;i<le;i++)
   a.push(li[i]);
 }
 return a;
}
var ANYTHING$1=function(){return true;};
function anyOf(t){
 if(t.length===1)
  return t[0];
 if(t.length===2)
  return either(t[0],t[1]);
 return function holdsForAny(c,r){
  for(var i=0;i<t.length;i++)
   if(t[i](c,r))
    return true;
  return false;
 };
}
function allOf(t){
 var d=[];
 for(var i=0;i<t.length;i++)
  if(t[i]!==ANYTHING$1)
   d.push(t[i]);
 if(d.length===0)
  return ANYTHING$1;
 if(d.length===1)
  return d[0];
 if(d.length===2)
  return both(d[0],d[1]);
 return function holdsForAll(c,r){
  for(var i=0;i<d.length;i++)
   if(!d[i](c,r))
    return false;
  return true;
 };
}
function either(f,s){
 return function(c,r){return f(c,r)||s(c,r);};
}
function both(f,s){
 return function(c,r){return f(c,r)&&s(c,r);};
}
function not(t){
 return function(c,r){return!t(c,r);};
}
var DECIMAL=/^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
var WHOLE=/^[+-]?\d+$/;
var GREATEST_WHOLE=9007199254740991;
function toNumber(t){
 var i=t.charAt(0)==='-';
 var v=Number(i||t.charAt(0)==='+'?t.substring(1):t);
 return i?-v:v;
}
function readNumber(t){
 if(!DECIMAL.test(t))
  return null;
 var v=toNumber(t);
 return isFinite(v)?v+0:null;
}
function readWholeNumber(t){
 if(!WHOLE.test(t))
  return null;
 var v=toNumber(t);
 return Math.abs(v)<=GREATEST_WHOLE?v+0:null;
}
function compileComparison(s){
 var w=s.value;
 switch(s.operator){
  case'=':
   return equals(w);
  case'!=':
   return differs(w);
  case'^=':
   return matchesText(beginsWith(w.text,false));
  case'$=':
   return matchesText(endsWith(w.text,false));
  case'*=':
   return matchesText(contains(w.text,false));
  case'~=':
   return matchesText(regExpTest(regExpOf(w)));
  default:
   return ordering(s.operator,w.value);
 }
}
function isPresent(v){
 return v!==undefined&&v!==null;
}
function ordering(o,l){
 if(o==='<')
  return function(v){return(typeof v==='number'?v:numberOf(v))<l;};
 if(o==='<=')
  return function(v){return(typeof v==='number'?v:numberOf(v))<=l;};
 if(o==='>')
  return function(v){return(typeof v==='number'?v:numberOf(v))>l;};
 return function(v){return(typeof v==='number'?v:numberOf(v))>=l;};
}
function numberOf(v){
 var n=typeof v==='string'?readNumber(v):null;
 return n===null?NaN:n;
}
function equals(w){
 if(w.type==='range')
  return isWithin(w);
 if(w.type==='pattern')
  return matchesText(compilePattern(w.pattern,{ignoreCase:false}));
 return equalsText(w.text);
}
function differs(w){
 var i=equals(w);
 return function(v){return!i(v);};
}
function isWithin(_){
 var m=_.min,ma=_.max;
 return function isInRange(v){
  var n=typeof v==='number'?v:numberOf(v);
  return n>=m&&n<=ma;
 };
}
function equalsText(t){
 var n=readNumber(t);
 return function isEqual(v){
  if(typeof v==='string')
   return v===t;
  if(typeof v==='number'&&n!==null)
   return v===n;
  return v!==undefined&&String(v)===t;
 };
}
function regExpOf(_){
 var s=_.source,f=_.flags;
 return new RegExp(s,f);
}
function matchesText(t){
 return function(v){return(typeof v==='string'?t(v):isPresent(v)&&t(String(v)));};
}
var COST={
 NOTHING:0,
 OWN:1,
 LINKED:2,
 TIMELINE:3,
 CONTENTS:4
};
function testStep(t,c,n){
 if(n===void 0){n=false;}
 return{type:'test',test:t,cost:c,runsUserCode:false,needsIdentity:n};
}
var Subject=(function(){
 function Subject(o,i){
  this.object=o;
  this.id=i;
  this.memory=[];
 }
 Subject.prototype.read=function(n){
  return this.remember(n,readFromHost,null);
 };
 Subject.prototype.readText=function(n){
  return textOf$1(this.read(n));
 };
 Subject.prototype.remember=function(k,w,c){
  var m=this.memory;
  for(var i=0;i<m.length;i+=2)
   if(m[i]===k)
    return m[i+1];
  var v=w(this,k,c);
  m.push(k,v);
  return v;
 };
 return Subject;
}());
function hostObjectOf(c){
 return c instanceof Subject?c.object:c;
}
function readMember(s,n){
 return s.read(n);
}
function textOf$1(v){
 if(typeof v==='string')
  return v;
 return v===undefined||v===null?'':String(v);
}
function readFromHost(s,n){
 return read(s.object,n);
}
function blameQuery(t,w,o,r){
 if(r.failure!==null&&r.failure.error===t)
  return t;
 var m=errorText(t);
 var te="".concat(m,"\n  ").concat(w," ").concat(describeValue(o)," in the query \"").concat(r.query,"\"");
 var e=isObject(t)?t:new Error(te);
 rewrite(e,m,te);
 r.failure={error:e};
 return e;
}
function rewrite(e,m,t){
 try{
  e.message=t;
  e.stack=replaceInStack(e.stack,m,t);
 }
 catch(_){
 }
}
function replaceInStack(s,m,t){
 if(typeof s!=='string'||m===''||s.indexOf(t)>=0)
  return s;
 var a=s.indexOf(m);
 return a<0?s:s.substring(0,a)+t+s.substring(a+m.length);
}
function registeredPseudo(n,c,a){
 return userCode(function(ca,r){return Boolean(call(c,':'+n,ca,r,a));});
}
function registeredAttribute(n,c,h,p){
 var v=p.derived('['+n+']',function askCallback(ca,l,r){
  return call(c,l,ca,r);
 });
 return userCode(function(c,r){return h(v.read(c,r));});
}
function userCode(t){
 var s=testStep(t,COST.OWN);
 s.runsUserCode=true;
 return s;
}
function call(c,l,ca,r,a){
 var o=hostObjectOf(ca);
 try{
  return c(o,a);
 }
 catch(e){
  throw blameQuery(e,'thrown by "'+l+'" for',o,r);
 }
}
function compileAttribute(s,c,p){
 if(c){
  var h=s.operator===null?Boolean:compileComparison(s);
  return registeredAttribute(s.key,c,h,p);
 }
 var ho=s.operator===null?isPresent:compileComparison(s);
 var co=s.key.indexOf('.')<0?COST.OWN:COST.LINKED;
 return testStep(p.of(s.key).test(ho),co);
}
var IGNORING_CASE={ignoreCase:true};
function compileName(_,d,p){
 var pa=_.pattern;
 return testStep(d.testName(compilePattern(pa,IGNORING_CASE),p),COST.OWN);
}
function compilePath(_,d,p){
 var pa=_.pattern;
 return testStep(d.testItem('name',compilePattern(pa,IGNORING_CASE),p),COST.LINKED);
}
function compileClass(_,d,p){
 var pa=_.pattern,s=_.scope;
 var m=compilePattern(pa,IGNORING_CASE);
 function matchesClass(n){
  return n!==''&&m(s==='last'?n.substring(n.lastIndexOf('.')+1):n);
 }
 return testStep(d.testItem('linkageClassName',matchesClass,p),COST.LINKED);
}
function joinSteps(w){
 var s=[];
 var t=[];
 for(var i=0;i<w.length;i++){
  var st=w[i];
  if(st.type==='test'){
   insertByCost(t,st);
   continue;
  }
  if(t.length>0)
   s.push(joinTests(t,allOf));
  s.push(st);
  t=[];
 }
 if(t.length>0)
  s.push(joinTests(t,allOf));
 return s;
}
function uniteTests(s){
 return joinTests(s,anyOf);
}
function insertByCost(t,s){
 var a=t.length;
 while(a>0&&!s.runsUserCode&&!t[a-1].runsUserCode&&t[a-1].cost>s.cost)
  a--;
 t.splice(a,0,s);
}
function joinTests(s,j){
 if(s.length===1)
  return s[0];
 var t=[];
 var jo={
  type:'test',
  test:ANYTHING$1,
  cost:COST.NOTHING,
  runsUserCode:false,
  needsIdentity:false
 };
 for(var i=0;i<s.length;i++){
  t.push(s[i].test);
  jo.cost=Math.max(jo.cost,s[i].cost);
  jo.runsUserCode=jo.runsUserCode||s[i].runsUserCode;
  jo.needsIdentity=jo.needsIdentity||s[i].needsIdentity;
 }
 jo.test=j(t);
 return jo;
}
var Property=(function(){
 function Property(k,f){
  this.key=k;
  this.fetch=f;
  this.isKept=false;
  this.isKeptBySubject=false;
  this.lastCandidate=null;
 }
 Property.prototype.read=function(c,r){
  return this.isKept?this.recall(c,r):this.fetch(c,this.key,r);
 };
 Property.prototype.test=function(h){
  var _=this;
  var k=this.key;
  return function(c,r){
   if(!_.isKept)
    return h(_.fetch(c,k,r));
   return h(_.lastCandidate===c?_.lastValue:_.recall(c,r));
  };
 };
 Property.prototype.keepLast=function(){
  this.isKept=true;
 };
 Property.prototype.keepWithSubject=function(){
  this.isKept=this.isKeptBySubject=true;
  if(this.fetch===read)
   this.fetch=readOfSubject;
 };
 Property.prototype.forget=function(){
  this.lastCandidate=null;
  this.lastValue=undefined;
 };
 Property.prototype.recall=function(c,r){
  if(this.isKeptBySubject)
   return c.remember(this.key,this.fetch,r);
  if(this.lastCandidate!==c){
   this.lastValue=this.fetch(c,this.key,r);
   this.lastCandidate=c;
  }
  return this.lastValue;
 };
 return Property;
}());
function readOfSubject(c,n){
 return read(hostObjectOf(c),n);
}
var Properties=(function(){
 function Properties(){
  this.list=[];
 }
 Properties.prototype.of=function(k){
  var l=k.split('.');
  return l.length===1?this.derived(k,read):this.derived(k,this.followed(l));
 };
 Properties.prototype.derived=function(k,f){
  for(var i=0;i<this.list.length;i++){
   if(this.list[i].key!==k)
    continue;
   this.list[i].keepLast();
   return this.list[i];
  }
  var p=new Property(k,f);
  this.list.push(p);
  return p;
 };
 Properties.prototype.readerOf=function(n){
  var p=[];
  for(var i=0;i<n.length;i++)
   p.push(this.of(n[i]));
  return function readerIn(r){
   return function readMember(c,m){
    var a=0;
    while(n[a]!==m)
     a++;
    return p[a].read(c,r);
   };
  };
 };
 Properties.prototype.keepWithSubjects=function(){
  for(var i=0;i<this.list.length;i++)
   this.list[i].keepWithSubject();
 };
 Properties.prototype.forget=function(){
  for(var i=0;i<this.list.length;i++)
   this.list[i].forget();
 };
 Properties.prototype.followed=function(l){
  var f=this.of(l[0]);
  return function fetchAtPath(c,_,r){
   return readPath(f.read(c,r),l,readLeniently,1);
  };
 };
 return Properties;
}());
function compile(q,w){
 var p=compileJoined(q,w,new Properties());
 return p.needsIdentity||!canRunOnObjects(p,w)?withIdentity(p):p;
}
function compileAsWritten(q,w){
 return withIdentity(compileParts(q,w,new Properties()));
}
function compileJoined(q,w,p){
 var pl=compileParts(q,w,p);
 var t=[];
 for(var i=0;i<pl.parts.length;i++){
  var pa=joinSteps(pl.parts[i]);
  pl.parts[i]=pa;
  if(pa.length===1&&pa[0].type==='test')
   t.push(pa[0]);
 }
 if(t.length===pl.parts.length)
  pl.parts=[[uniteTests(t)]];
 return pl;
}
function compileParts(_,w,p){
 var g=_.groups;
 var pl={
  parts:[],
  properties:p,
  needsIdentity:false,
  cost:COST.NOTHING,
  runsUserCode:false,
  replaces:false
 };
 for(var i=0;i<g.length;i++){
  var pa=compilePart(g[i],w,p);
  for(var a=0;a<pa.length;a++)
   mergeFlags(pl,pa[a]);
  pl.parts.push(pa);
 }
 return pl;
}
function compilePart(_,w,p){
 var s=_.steps;
 var pa=[];
 for(var i=0;i<s.length;i++)
  pa.push(compileStep(s[i],w,p));
 return pa;
}
function mergeFlags(p,s){
 if(s.type==='test'){
  p.cost=Math.max(p.cost,s.cost);
  p.needsIdentity=p.needsIdentity||s.needsIdentity;
  p.runsUserCode=p.runsUserCode||s.runsUserCode;
  return;
 }
 p.cost=COST.CONTENTS;
 if(s.type==='position')
  return;
 p.needsIdentity=true;
 p.runsUserCode=p.runsUserCode||s.runsUserCode;
 p.replaces=p.replaces||s.replaces;
}
function canRunOnObjects(_,_b){
 var p=_.parts;
 var d=_b.domain;
 if(p.length>1)
  return false;
 for(var i=0;i<p[0].length;i++){
  var is=p[0][i].type==='position'&&d.inPositionOrder===null;
  if(!is&&(i>0||p[0][i].type!=='test'))
   return false;
 }
 return true;
}
function withIdentity(p){
 p.needsIdentity=true;
 p.properties.keepWithSubjects();
 return p;
}
function compileStep(s,w,p){
 switch(s.type){
  case'universal':
   return testStep(ANYTHING$1,COST.NOTHING);
  case'name':
   return compileName(s,w.domain,p);
  case'path':
   return compilePath(s,w.domain,p);
  case'class':
   return compileClass(s,w.domain,p);
  case'attribute':
   return compileAttribute(s,w.attribute(s.key),p);
  case'pseudo':
   return compilePseudo(s,w,p);
 }
}
function compilePseudo(s,w,p){
 var ps=w.pseudo(s.name);
 if(ps===null){
  var a=s.argument?s.argument.text:undefined;
  return registeredPseudo(s.name,w.callback(s.name),a);
 }
 switch(ps.type){
  case'test':
   return testStep(ps.makeTest(p),ps.cost,ps.needsIdentity);
  case'position':
   return{
    type:'position',
    choose:ps.makeChoice(s.argument),
    inOrder:w.domain.inPositionOrder
   };
  case'replace':
   return{type:'set',replaces:true,runsUserCode:false,apply:ps.apply};
  case'query':
   return ps.makeStep(compileNested(s,ps,w,p));
 }
}
function compileNested(s,p,w,pr){
 var q=s.argument.query;
 var i=w.within(s.name);
 if(!p.looksInside)
  return compileJoined(q,i,pr);
 return withIdentity(compileJoined(q,i,new Properties()));
}
function escape(t,e){
 var s=e.special,_=e.first,f=_===void 0?'':_,_b=e.last,l=_b===void 0?'':_b;
 var p=[];
 for(var i=0;i<t.length;i++){
  var c=t.charAt(i);
  var n=s.indexOf(c)>=0||
   (i===0&&f.indexOf(c)>=0)||
   (i===t.length-1&&l.indexOf(c)>=0);
  p.push(n?"\\".concat(c):c);
 }
 return p.join('');
}
var BLANKS=' \t\n\r\f\u000b\u00a0\u2028\u2029\ufeff';
function isBlank(c){
 return c!==''&&BLANKS.indexOf(c)>=0;
}
function trim(t){
 var s=0;
 var e=t.length;
 while(s<e&&isBlank(t.charAt(s)))
  s++;
 while(e>s&&isBlank(t.charAt(e-1)))
  e--;
 return t.substring(s,e);
}
var LONGEST=40;
var CONTROLS='[^ -~\\u00a1-\\u2027\\u202a-\\uffff]';
function oneLine(t){
 return t.replace(new RegExp(CONTROLS,'g'),' ');
}
function clip(t){
 return t.length<=LONGEST?oneLine(t):"".concat(oneLine(t.substring(0,LONGEST)),"...");
}
function parseRange(s,n){
 var st=s.position;
 var e=s.text.indexOf('}',st);
 if(e<0){
  s.position=s.text.length;
  s.close('}','"{"');
 }
 var so=s.text.substring(st,e+1);
 var b=so.substring(1,so.length-1).split('|');
 var r=n==='whole'?readWholeNumber:readNumber;
 var m=b.length===2?r(trim(b[0])):null;
 var ma=b.length===2?r(trim(b[1])):null;
 if(m===null||ma===null){
  var ex=n==='whole'?'whole numbers':'numbers';
  throw s.error("unreadable range \"".concat(clip(so),"\": expected two ").concat(ex," such as \"{1|20}\", or \"\\{\""),st);
 }
 if(m>ma){
  var h="Did you mean \"{".concat(ma,"|").concat(m,"}\"?");
  throw s.error("unreadable range \"".concat(clip(so),"\": expected the smaller number first"),st,h);
 }
 s.position=e+1;
 return{min:m,max:ma};
}
var PatternBuilder=(function(){
 function PatternBuilder(){
  this.pieces=[];
  this.fragments=[];
 }
 PatternBuilder.prototype.text=function(t){
  if(t!=='')
   this.fragments.push(t);
 };
 PatternBuilder.prototype.any=function(){
  this.flush();
  var l=this.pieces[this.pieces.length-1];
  if(!l||l.type!=='any')
   this.pieces.push({type:'any'});
 };
 PatternBuilder.prototype.range=function(m,ma){
  this.flush();
  this.pieces.push({type:'range',min:m,max:ma});
 };
 PatternBuilder.prototype.pattern=function(){
  this.flush();
  return this.pieces;
 };
 PatternBuilder.prototype.flush=function(){
  if(this.fragments.length>0)
   this.pieces.push({type:'text',text:this.fragments.join('')});
  this.fragments=[];
 };
 return PatternBuilder;
}());
function parseText(s,r){
 var b=new PatternBuilder();
 while(isOneOf(s.peek(),r.trims))
  s.position++;
 var st=s.position;
 var o=0;
 for(var n=s.peek();n!==''&&!isOneOf(n,r.ends);n=s.peek()){
  if(r.parentheses){
   if(n===')'&&o===0)
    break;
   o+=n==='('?1:(n===')'?-1:0);
  }
  if(!isSpecial(n,r)){
   s.position++;
   continue;
  }
  b.text(s.text.substring(st,s.position));
  parseSpecial(s,b);
  st=s.position;
 }
 if(o>0)
  throw s.unexpected('")" or "\\("');
 var e=s.position;
 while(e>st&&isOneOf(s.text.charAt(e-1),r.trims))
  e--;
 b.text(s.text.substring(st,e));
 return b.pattern();
}
function parseQuoted(s,t){
 if(t===void 0){t='';}
 var q=s.peek();
 s.position++;
 var r={ends:q,trims:t,stars:false,ranges:false,parentheses:false};
 var p=parseText(s,r);
 s.close(q,'quote');
 return p;
}
function textOf(p){
 var pi=p[0];
 return pi&&pi.type==='text'?pi.text:'';
}
function isQuote(c){
 return isOneOf(c,'"\'');
}
function isSpecial(c,r){
 return c==='\\'||(r.stars&&c==='*')||(r.ranges&&c==='{');
}
function parseSpecial(s,b){
 if(s.take('*')){
  b.any();
 }
 else if(s.take('\\')){
  b.text(parseEscaped(s));
 }
 else{
  var r=parseRange(s,'whole');
  b.range(r.min,r.max);
 }
}
function parseEscaped(s){
 var c=s.peek();
 if(c==='')
  throw s.unexpected('a character after "\\"');
 s.position++;
 return c;
}
function isOneOf(c,ch){
 return c!==''&&ch.indexOf(c)>=0;
}
var FLAGS=/^[gim]*$/;
function parseRegExp(s){
 var i=s.position;
 if(!s.take('/'))
  throw s.unexpected('a regular expression such as /^star/i after "~="');
 var so=parseSource(s);
 var f=parseFlags(s);
 if(so==='')
  throw s.error('unreadable regular expression: expected something between the slashes',i);
 if(!FLAGS.test(f)){
  throw s.error("unreadable regular expression: expected the flags g, i or m but found \"".concat(clip(f),"\""),i);
 }
 try{
  new RegExp(so,f);
 }
 catch(e){
  throw s.error("unreadable regular expression: expected one that compiles (".concat(errorText(e),")"),i);
 }
 return{type:'regexp',index:i,source:so,flags:f};
}
function parseSource(s){
 var st=s.position;
 var i=false;
 for(var n=s.peek();n!==''&&(i||n!=='/');n=s.peek()){
  if(n==='\\')
   s.position++;
  else if(n==='[')
   i=true;
  else if(n===']')
   i=false;
  s.position++;
 }
 s.position=Math.min(s.position,s.text.length);
 var so=s.text.substring(st,s.position);
 s.close('/','regular expression');
 return so;
}
function parseFlags(s){
 var st=s.position;
 while(/[A-Za-z]/.test(s.peek()))
  s.position++;
 return s.text.substring(st,s.position);
}
function parseValue(s,o){
 switch(o){
  case'~=':
   return parseRegExp(s);
  case'<':
  case'<=':
  case'>':
  case'>=':
   return parseLimit(s,o);
  default:
   return parseComparand(s,o);
 }
}
function parseComparand(s,o){
 if(isMissing(s))
  throw s.unexpected("a value after \"".concat(o,"\" (\"\" is the empty text)"));
 if(isQuote(s.peek()))
  return parseQuotedValue(s);
 return o==='='||o==='!='?parseEqual(s):parseLiteral(s);
}
function isMissing(s){
 return s.peek()===']'||s.peek()==='';
}
function parseQuotedValue(s){
 var i=s.position;
 return{type:'text',index:i,text:textOf(parseQuoted(s)),quoted:true};
}
function parseLiteral(s){
 var i=s.position;
 return{type:'text',index:i,text:textOf(parseText(s,bare(false))),quoted:false};
}
function parseEqual(s){
 var i=s.position;
 if(s.peek()==='{'){
  var r=parseLoneRange(s);
  if(r!==null)
   return r;
  s.position=i;
 }
 var p=parseText(s,bare(true));
 var pl=p.length===1&&p[0].type==='text';
 return pl
  ?{type:'text',index:i,text:textOf(p),quoted:false}
  :{type:'pattern',index:i,pattern:p};
}
function parseLoneRange(s){
 var i=s.position;
 var r=parseRange(s,'any');
 s.skipBlanks();
 return isMissing(s)?{type:'range',index:i,min:r.min,max:r.max}:null;
}
function parseLimit(s,o){
 var i=s.position;
 var e="a number such as 200 or -1.5 after \"".concat(o,"\"");
 if(isMissing(s))
  throw s.unexpected(e);
 var t=textOf(isQuote(s.peek())?parseQuoted(s):parseText(s,bare(false)));
 var v=readNumber(t);
 if(v===null)
  throw s.error("unreadable number \"".concat(clip(t),"\": expected ").concat(e),i);
 return{type:'number',index:i,value:v};
}
function bare(s){
 return{ends:']',trims:BLANKS,stars:s,ranges:s,parentheses:false};
}
var OPERATORS=['!=','^=','$=','*=','~=','<=','>=','=','<','>'];
var MISTAKEN=[
 ['===','='],
 ['!==','!='],
 ['==','='],
 ['=>','>='],
 ['=<','<='],
 ['<>','!=']
];
var NOT_IN_KEYS="".concat(BLANKS,"=!^*~<>[]{}()\"'|,:/`");
function parseAttribute(s){
 var i=s.position;
 s.position++;
 s.skipBlanks();
 var k=parseKey(s);
 s.skipBlanks();
 if(s.take(']'))
  return{type:'attribute',index:i,key:k,operator:null,value:null};
 var o=parseOperator(s);
 s.skipBlanks();
 var v=parseValue(s,o);
 s.skipBlanks();
 s.close(']','"["');
 return{type:'attribute',index:i,key:k,operator:o,value:v};
}
function parseKey(s){
 var st=s.position;
 var p=[];
 while(!isKeyEnd(s)){
  var c=s.peek();
  s.position++;
  p.push(c==='\\'?parseEscaped(s):c);
 }
 if(p.length===0)
  throw s.unexpected('the name of a property');
 var k=p.join('');
 if(".".concat(k,".").indexOf('..')>=0){
  throw s.error('unreadable property: expected names with single dots between them',st);
 }
 return k;
}
function isKeyEnd(s){
 var c=s.peek();
 if(c==='$')
  return s.text.charAt(s.position+1)==='=';
 return c===''||NOT_IN_KEYS.indexOf(c)>=0;
}
function parseOperator(s){
 for(var i=0;i<MISTAKEN.length;i++){
  var w=MISTAKEN[i][0];
  if(!isNext(s,w))
   continue;
  throw s.error("unknown operator \"".concat(w,"\""),s.position,"Did you mean \"".concat(MISTAKEN[i][1],"\"?"));
 }
 for(var i=0;i<OPERATORS.length;i++){
  if(!isNext(s,OPERATORS[i]))
   continue;
  s.position+=OPERATORS[i].length;
  return OPERATORS[i];
 }
 if(s.peek()==='')
  s.close(']','"["');
 throw s.unexpected('"]" or one of = != ^= $= *= ~= < <= > >=');
}
function isNext(s,w){
 return s.text.substring(s.position,s.position+w.length)===w;
}
var SPECIAL='\\:[,*{';
var SPECIAL_NESTED="".concat(SPECIAL,"()");
var QUOTES$1='"\'';
var IN_QUOTES='\\"';
function printName(p,pl){
 var b=printPattern(p,escapes(pl,'./',''));
 return choose$1(p,pl,b,'',{special:IN_QUOTES,first:'/'});
}
function printPath(p,pl){
 var b="/".concat(printPattern(p,escapes(pl,'/','/')));
 return choose$1(p,pl,b,'/',{special:IN_QUOTES,first:'/',last:'/'});
}
function printClass(p,pl){
 var b=printPattern(p,escapes(pl,'',''));
 return".".concat(choose$1(p,pl,b,'',{special:IN_QUOTES}));
}
function printPattern(p,_){
 var s=_.special,f=_.first,l=_.last;
 var e=p.length-1;
 var pa=[];
 for(var i=0;i<=e;i++){
  var pi=p[i];
  if(pi.type==='any')
   pa.push('*');
  else if(pi.type==='range')
   pa.push("{".concat(pi.min,"|").concat(pi.max,"}"));
  else
   pa.push(escape(pi.text,{special:s,first:i===0?f:'',last:i===e?l:''}));
 }
 return pa.join('');
}
function quote(t){
 return"\"".concat(escape(t,{special:IN_QUOTES}),"\"");
}
function escapes(_,f,l){
 var n=_.nested;
 return{special:n?SPECIAL_NESTED:SPECIAL,first:BLANKS+QUOTES$1+f,last:BLANKS+l};
}
function choose$1(p,_,b,pr,i){
 var c=_.closed;
 var l=literalOf(p);
 if(l===null||(!c&&l!==''&&b===pr+l))
  return b;
 return"\"".concat(pr).concat(escape(l,i),"\"");
}
function literalOf(p){
 if(p.length===0)
  return'';
 return p.length===1&&p[0].type==='text'?p[0].text:null;
}
var QUOTES='"\'';
function printAttribute(s){
 var k=escape(s.key,{special:"".concat(NOT_IN_KEYS,"\\"),last:'$'});
 if(s.operator===null||s.value===null)
  return"[".concat(k,"]");
 return"[".concat(k).concat(s.operator).concat(printValue(s.operator,s.value),"]");
}
function printValue(o,v){
 switch(v.type){
  case'text':
   return printText(o,v);
  case'pattern':
   return printPattern(v.pattern,{special:'\\]*{',first:"".concat(BLANKS).concat(QUOTES,"=<>"),last:BLANKS});
  case'range':
   return"{".concat(v.min,"|").concat(v.max,"}");
  case'number':
   return String(v.value);
  case'regexp':
   return"/".concat(v.source,"/").concat(v.flags);
 }
}
function printText(o,v){
 if(v.quoted)
  return quote(v.text);
 var i=o==='='||o==='!=';
 return escape(v.text,{
  special:i?'\\]*{':'\\]',
  first:"".concat(BLANKS).concat(QUOTES,"=<>"),
  last:BLANKS
 });
}
function stringify(q){
 return printQuery(q,false);
}
function stringifyStep(s){
 return printStep(s,{nested:false,closed:false});
}
function printQuery(q,n){
 var g=[];
 for(var i=0;i<q.groups.length;i++)
  g.push(printGroup(q.groups[i],n));
 return g.join(', ');
}
function printGroup(g,n){
 var s=[];
 for(var i=0;i<g.steps.length;i++){
  var ne=g.steps[i+1];
  s.push(printStep(g.steps[i],{nested:n,closed:Boolean(ne)&&ne.type==='class'}));
 }
 return s.join('');
}
function printStep(s,p){
 switch(s.type){
  case'universal':
   return'*';
  case'name':
   return printName(s.pattern,p);
  case'path':
   return printPath(s.pattern,p);
  case'class':
   return printClass(s.pattern,p);
  case'attribute':
   return printAttribute(s);
  case'pseudo':
   return printPseudo(s);
 }
}
function printPseudo(s){
 return s.argument===null?":".concat(s.name):":".concat(s.name,"(").concat(printArgument(s.argument),")");
}
function printArgument(a){
 switch(a.type){
  case'query':
   return printQuery(a.query,true);
  case'nth':
   return printNth(a.a,a.b);
  case'number':
   return String(a.value);
  case'text':
   return escape(a.text,{special:'\\()'});
 }
}
function printNth(a,b){
 if(a===0)
  return String(b);
 var s=a===1?'n':(a===-1?'-n':"".concat(a,"n"));
 if(b===0)
  return s;
 return b>0?"".concat(s,"+").concat(b):"".concat(s).concat(b);
}
function explanation(c,q,ca){
 var l=[{label:'candidates',count:ca}];
 return{
  add:function(p,s,k){
   var c=p>0&&s===0?', ':'';
   l.push({label:c+stringifyStep(q.groups[p].steps[s]),count:k});
  },
  finish:function(m){
   l.push({label:'matches',count:m});
   return c+': '+stringify(q)+'\n'+table(l);
  }
 };
}
function table(l){
 var la=0;
 var c=0;
 for(var i=0;i<l.length;i++){
  la=Math.max(la,l[i].label.length);
  c=Math.max(c,String(l[i].count).length);
 }
 var r=[];
 for(var i=0;i<l.length;i++){
  var _=l[i],lab=_.label,co=_.count;
  r.push('  '+lab+padLeft(String(co),la-lab.length+2+c));
 }
 return r.join('\n');
}
function soleTest(_){
 var p=_.parts;
 var s=p[0][0];
 return p.length===1&&p[0].length===1&&s.type==='test'?s:null;
}
var DistinctList=(function(){
 function DistinctList(){
  this.subjects=[];
  this.isListed=[];
 }
 DistinctList.of=function(s){
  var l=new DistinctList();
  l.addAll(s);
  return l;
 };
 DistinctList.prototype.add=function(s){
  if(this.isListed[s.id])
   return false;
  this.isListed[s.id]=true;
  this.subjects.push(s);
  return true;
 };
 DistinctList.prototype.addAll=function(s){
  for(var i=0;i<s.length;i++)
   this.add(s[i]);
 };
 DistinctList.prototype.has=function(s){
  return Boolean(this.isListed[s.id]);
 };
 DistinctList.prototype.hasAny=function(s){
  for(var i=0;i<s.length;i++)
   if(this.has(s[i]))
    return true;
  return false;
 };
 DistinctList.prototype.inOrderOf=function(a){
  var o=[];
  for(var i=0;i<a.length;i++)
   if(this.has(a[i]))
    o.push(a[i]);
  return o;
 };
 return DistinctList;
}());
function runOnSubjects(_,s,r,so,t){
 var p=_.parts,re=_.replaces;
 if(so===void 0){so=s;}
 var f=new DistinctList();
 for(var pa=0;pa<p.length;pa++){
  var k=s;
  for(var i=0;i<p[pa].length;i++){
   k=apply(p[pa][i],k,r,so);
   if(t)
    t(pa,i,k.length);
  }
  if(p.length===1)
   return k;
  f.addAll(k);
 }
 return re?f.subjects:f.inOrderOf(s);
}
function apply(s,se,r,so){
 if(s.type==='test')
  return keep([se],s.test,r);
 return s.type==='position'?choose(s,se,r):s.apply(se,r,so);
}
function choose(_,s,r){
 var c=_.choose,i=_.inOrder;
 if(i===null)
  return c(s,r.random);
 return DistinctList.of(c(i(s),r.random)).inOrderOf(s);
}
function keep(l,t,r){
 var k=[];
 var c=0;
 for(var a=0;a<l.length;a++){
  var li=l[a];
  var le=li.length;
  var i=0;
  try{
   for(;i<le;i++)
    if(t(li[i],r))
     k[c++]=li[i];
  }
  catch(e){
   throw blameQuery(e,'met at',hostObjectOf(li[i]),r);
  }
 }
 return k;
}
function folderOf(p){
 return p.substring(0,p.lastIndexOf('/'));
}
function leafOf(p){
 return p.substring(p.lastIndexOf('/')+1);
}
function joinPath(f,l){
 return f===''?l:f+'/'+l;
}
function trimSlashes(p){
 return p.replace(/^\/+/,'').replace(/\/+$/,'');
}
function depthOf(p){
 return p.split('/').length;
}
function ancestorsOf(p){
 var a=[];
 for(var s=p.indexOf('/');s>=0;s=p.indexOf('/',s+1)){
  a.push(p.substring(0,s));
 }
 return a;
}
function isBelow(f,p){
 return p.substring(0,f.length+1)===f+'/';
}
function isFolder(i){
 return i.read('itemType')==='folder';
}
var LibraryIndex=(function(){
 function LibraryIndex(i,s){
  this.paths={};
  this.folders={};
  this.filled=null;
  this.items=s.allDistinct(i);
  for(var i1=0;i1<this.items.length;i1++)
   this.enter(this.items[i1]);
 }
 LibraryIndex.prototype.at=function(p){
  return this.paths['/'+p]||null;
 };
 LibraryIndex.prototype.inFolder=function(p){
  return this.folders['/'+p]||[];
 };
 LibraryIndex.prototype.isFilled=function(p){
  if(!this.filled)
   this.filled=filledFolders(this.items);
  return this.filled['/'+p]===true;
 };
 LibraryIndex.prototype.enter=function(i){
  var p=i.readText('name');
  var f='/'+folderOf(p);
  var s=this.folders[f]||(this.folders[f]=[]);
  this.paths['/'+p]=i;
  s.push(i);
 };
 return LibraryIndex;
}());
function filledFolders(i){
 var f={};
 for(var i1=0;i1<i.length;i1++){
  if(isFolder(i[i1]))
   continue;
  var fo=folderOf(i[i1].readText('name'));
  while(!f['/'+fo]){
   f['/'+fo]=true;
   fo=folderOf(fo);
  }
 }
 return f;
}
var Subjects=(function(){
 function Subjects(){
  this.list=[];
  this.index=null;
 }
 Subjects.prototype.of=function(o){
  var i=this.index||(this.index=this.buildIndex());
  return i.get(o)||this.append(o,i);
 };
 Subjects.prototype.all=function(o){
  var s=[];
  var i=[];
  for(var i1=0;i1<o.length;i1++){
   var su=this.of(o[i1]);
   if(!i[su.id])
    s.push(su);
   i[su.id]=true;
  }
  return s;
 };
 Subjects.prototype.allDistinct=function(o){
  if(this.list.length>0)
   return this.all(o);
  for(var i=0;i<o.length;i++)
   this.append(o[i],null);
  return this.list.slice(0);
 };
 Subjects.prototype.append=function(o,i){
  var s=new Subject(o,this.list.length);
  this.list.push(s);
  if(i)
   i.set(o,s);
  return s;
 };
 Subjects.prototype.buildIndex=function(){
  var i=new IdentityMap();
  for(var i1=0;i1<this.list.length;i1++)
   i.set(this.list[i1].object,this.list[i1]);
  return i;
 };
 return Subjects;
}());
var Run=(function(){
 function Run(o){
  this.elements=new Subjects();
  this.items=new Subjects();
  this.failure=null;
  this.libraryIndex=null;
  this.memory={};
  this.query=o.query;
  this.document=o.document;
  this.random=o.random;
 }
 Run.prototype.library=function(){
  if(!this.libraryIndex)
   this.libraryIndex=new LibraryIndex(this.document.library.items,this.items);
  return this.libraryIndex;
 };
 Run.prototype.itemOf=function(e){
  var i=e.read('libraryItem');
  return isObject(i)?this.items.of(i):null;
 };
 Run.prototype.remember=function(n,w){
  if(this.memory[n]===undefined)
   this.memory[n]=w(this);
  return this.memory[n];
 };
 return Run;
}());
function readingPseudo(c,m){
 return{type:'test',cost:c,needsIdentity:false,makeTest:m};
}
function subjectPseudo(c,t){
 return{type:'test',cost:c,needsIdentity:true,makeTest:function(){return t;}};
}
function mergePseudos(l){
 var a={};
 for(var i=0;i<l.length;i++){
  var li=l[i];
  for(var n in li)
   if(Object.prototype.hasOwnProperty.call(li,n))
    a[n]=li[n];
 }
 return a;
}
function hasValue(n,v){
 return function(p){return p.of(n).test(function(f){return f===v;});};
}
function isTrue(n){
 return function(p){return p.of(n).test(Boolean);};
}
function any(m){
 return function(p){return anyOf(madeBy(m,p));};
}
function all(m){
 return function(p){return allOf(madeBy(m,p));};
}
function isNot(m){
 return function(p){return not(m(p));};
}
function madeBy(m,p){
 var t=[];
 for(var i=0;i<m.length;i++)
  t.push(m[i](p));
 return t;
}
function isNamed(w){
 return function makeTest(p){
  var n=p.of('name');
  return function(e,r){return(textOf$1(n.read(e,r))!=='')===w;};
 };
}
var isFiltered=function makeTest(p){
 var f=p.of('filters');
 return function(e,r){return listOf(f.read(e,r)).length>0;};
};
var ELEMENT_STATES={
 selected:readingPseudo(COST.OWN,isTrue('selected')),
 named:readingPseudo(COST.OWN,isNamed(true)),
 unnamed:readingPseudo(COST.OWN,isNamed(false)),
 filtered:readingPseudo(COST.OWN,isFiltered),
 tinted:readingPseudo(COST.OWN,hasValue('colorMode','tint')),
 transparent:readingPseudo(COST.OWN,hasValue('colorMode','alpha')),
 exported:readingPseudo(COST.LINKED,isTrue('libraryItem.linkageExportForAS'))
};
var KEYFRAMES=':keyframes';
var ELEMENTS=':elements';
var MEMBERS=':members';
function keyframesOfItem(i){
 return i.remember(KEYFRAMES,inspectTimeline,null);
}
function inspectTimeline(i){
 var t=timelineOf(i.object);
 return t?frameSubjects(t):null;
}
function frameSubjects(t){
 var f=keyframesOfTimeline(t);
 var s=[];
 for(var i=0;i<f.length;i++)
  s.push(new Subject(f[i],i));
 return s;
}
function elementCount(k){
 return listOf(k.read('elements')).length;
}
function elementsOfKeyframes(k,r){
 var e=[];
 for(var i=0;i<k.length;i++){
  var l=listOf(k[i].read('elements'));
  for(var a=0;a<l.length;a++)
   e.push(l[a]);
 }
 return r.elements.all(e);
}
function elementsOfItem(i,r){
 return i.remember(ELEMENTS,inspectElements,r);
}
function inspectElements(i,_,r){
 return elementsOfKeyframes(keyframesOfItem(i)||[],r);
}
function membersOf(e,r){
 return e.remember(MEMBERS,inspectMembers,r);
}
function inspectMembers(e,_,r){
 return isGroup(e,readMember)?r.elements.all(listOf(e.read('members'))):[];
}
function symbolOf(e,r){
 if(e.read('elementType')!=='instance')
  return null;
 var i=r.itemOf(e);
 return i&&keyframesOfItem(i)?i:null;
}
var Descent=(function(){
 function Descent(r,l){
  if(l===void 0){l=new DistinctList();}
  this.run=r;
  this.leftOut=l;
  this.found=new DistinctList();
  this.entered=new DistinctList();
 }
 Descent.prototype.enter=function(e){
  var s=symbolOf(e,this.run);
  if(!s)
   return membersOf(e,this.run);
  return this.entered.add(s)?elementsOfItem(s,this.run):[];
 };
 Descent.prototype.into=function(e){
  this.through(this.enter(e));
 };
 Descent.prototype.through=function(e){
  var w=[];
  pushReversed(w,e);
  for(var n=w.pop();n!==undefined;n=w.pop()){
   if(this.leftOut.has(n)||!this.found.add(n))
    continue;
   pushReversed(w,this.enter(n));
  }
 };
 return Descent;
}());
function pushReversed(l,s){
 for(var i=s.length-1;i>=0;i--)
  l.push(s[i]);
}
function childrenOf$2(s,r){
 var d=new Descent(r);
 var c=new DistinctList();
 for(var i=0;i<s.length;i++)
  c.addAll(d.enter(s[i]));
 return c.subjects;
}
function descendantsOf$1(s,r){
 var d=new Descent(r);
 for(var i=0;i<s.length;i++)
  d.into(s[i]);
 return d.found.subjects;
}
function parentsOf$1(s,r,so){
 var w=DistinctList.of(s);
 var c=reachableElements(so,r);
 var i=[];
 var p=[];
 for(var i1=0;i1<c.length;i1++){
  var sy=symbolOf(c[i1],r);
  if(sy&&i[sy.id]===undefined){
   i[sy.id]=w.hasAny(elementsOfItem(sy,r));
  }
  var is=sy?i[sy.id]:w.hasAny(membersOf(c[i1],r));
  if(is)
   p.push(c[i1]);
 }
 return p;
}
function reachableElements(s,r){
 var d=new Descent(r,DistinctList.of(s));
 for(var i=0;i<s.length;i++){
  d.found.add(s[i]);
  d.into(s[i]);
 }
 return d.found.subjects;
}
var ELEMENT_TREE={
 children:{type:'replace',apply:childrenOf$2},
 descendants:{type:'replace',apply:descendantsOf$1},
 parent:{type:'replace',apply:parentsOf$1}
};
var isSymbol$1=hasValue('instanceType','symbol');
var isVideo=any([
 hasValue('instanceType','video'),
 hasValue('instanceType','embedded video'),
 hasValue('instanceType','linked video')
]);
var isShape$1=any([hasValue('elementType','shape'),hasValue('elementType','shapeObj')]);
var isTlfText=hasValue('elementType','tlfText');
var isPrimitive=any([isTrue('isRectangleObject'),isTrue('isOvalObject')]);
var isGroupElement=function makeTest(p){
 var r=p.readerOf(['isGroup','isDrawingObject','isOvalObject','isRectangleObject']);
 return function(e,ru){return isGroup(e,r(ru));};
};
function symbolOfType(s){
 return all([isSymbol$1,hasValue('symbolType',s)]);
}
function textOfType(t){
 return all([hasValue('elementType','text'),hasValue('textType',t)]);
}
function isComponent(p){
 var e=p.of('elementType');
 var i=p.of('instanceType');
 var it=p.of('libraryItem.itemType');
 return function isInstanceOfComponent(el,r){
  if(e.read(el,r)!=='instance')
   return false;
  return i.read(el,r)==='component'||it.read(el,r)==='component';
 };
}
var isMovieClip=symbolOfType('movie clip');
var isButton=symbolOfType('button');
var isCompiledClip=hasValue('instanceType','compiled clip');
var isScriptable=any([
 isMovieClip,
 isButton,
 textOfType('dynamic'),
 textOfType('input'),
 isVideo,
 isCompiledClip,
 isComponent
]);
function own$1(m){
 return readingPseudo(COST.OWN,m);
}
var ELEMENT_TYPES={
 instance:own$1(hasValue('elementType','instance')),
 symbol:own$1(isSymbol$1),
 movieclip:own$1(isMovieClip),
 graphic:own$1(symbolOfType('graphic')),
 button:own$1(isButton),
 bitmap:own$1(hasValue('instanceType','bitmap')),
 compiledclip:own$1(isCompiledClip),
 component:readingPseudo(COST.LINKED,isComponent),
 video:own$1(isVideo),
 embeddedvideo:own$1(hasValue('instanceType','embedded video')),
 linkedvideo:own$1(hasValue('instanceType','linked video')),
 text:own$1(any([hasValue('elementType','text'),isTlfText])),
 "static":own$1(textOfType('static')),
 dynamic:own$1(textOfType('dynamic')),
 input:own$1(textOfType('input')),
 tlftext:own$1(isTlfText),
 shape:own$1(all([isShape$1,isNot(isGroupElement),isNot(isPrimitive)])),
 group:own$1(isGroupElement),
 primitive:own$1(isPrimitive),
 rectangle:own$1(isTrue('isRectangleObject')),
 oval:own$1(isTrue('isOvalObject')),
 scriptable:readingPseudo(COST.LINKED,isScriptable)
};
function containmentOf(p,r){
 var t=soleTest(p);
 return t?new ContainmentOfEach(t.test,r):new ContainmentOfSets(p,r);
}
var ContainmentOfEach=(function(){
 function ContainmentOfEach(t,r){
  this.test=t;
  this.run=r;
  this.known=[];
 }
 ContainmentOfEach.prototype.inElement=function(e){
  var s=symbolOf(e,this.run);
  if(s)
   return this.inItem(s);
  var l=this.look(membersOf(e,this.run));
  if(l.matches)
   return true;
  for(var i=0;i<l.symbols.length;i++)
   if(this.inItem(l.symbols[i]))
    return true;
  return false;
 };
 ContainmentOfEach.prototype.inItem=function(i){
  if(this.known[i.id]===undefined)
   this.explore(i);
  return this.known[i.id]===true;
 };
 ContainmentOfEach.prototype.explore=function(s){
  var r=new DistinctList();
  var h=[];
  var m=[];
  r.add(s);
  for(var i=0;i<r.subjects.length;i++){
   var sy=r.subjects[i];
   var l=this.look(elementsOfItem(sy,this.run));
   if(l.matches||this.anyKnown(l.symbols))
    m.push(sy);
   else
    this.noteHolder(sy,l.symbols,r,h);
  }
  this.conclude(r.subjects,m,h);
 };
 ContainmentOfEach.prototype.noteHolder=function(h,s,r,ho){
  for(var i=0;i<s.length;i++){
   var sy=s[i];
   if(this.known[sy.id]!==undefined)
    continue;
   r.add(sy);
   var o=ho[sy.id]||(ho[sy.id]=[]);
   o.push(h);
  }
 };
 ContainmentOfEach.prototype.conclude=function(r,m,h){
  for(var i=0;i<r.length;i++)
   this.known[r[i].id]=false;
  for(var s=m.pop();s!==undefined;s=m.pop()){
   if(this.known[s.id])
    continue;
   this.known[s.id]=true;
   var a=h[s.id]||[];
   for(var i=0;i<a.length;i++)
    m.push(a[i]);
  }
 };
 ContainmentOfEach.prototype.anyKnown=function(s){
  for(var i=0;i<s.length;i++)
   if(this.known[s[i].id])
    return true;
  return false;
 };
 ContainmentOfEach.prototype.look=function(e){
  var s=new DistinctList();
  var w=e.slice(0);
  for(var i=0;i<w.length;i++){
   if(this.test(w[i],this.run))
    return{matches:true,symbols:[]};
   var sy=symbolOf(w[i],this.run);
   var m=sy?[]:membersOf(w[i],this.run);
   if(sy)
    s.add(sy);
   for(var a=0;a<m.length;a++)
    w.push(m[a]);
  }
  return{matches:false,symbols:s.subjects};
 };
 return ContainmentOfEach;
}());
var ContainmentOfSets=(function(){
 function ContainmentOfSets(p,r){
  this.plan=p;
  this.run=r;
  this.known=[];
 }
 ContainmentOfSets.prototype.inElement=function(e){
  var s=symbolOf(e,this.run);
  return s?this.inItem(s):this.findsIn(membersOf(e,this.run));
 };
 ContainmentOfSets.prototype.inItem=function(i){
  var k=this.known[i.id];
  if(k===undefined){
   k=this.findsIn(elementsOfItem(i,this.run));
   this.known[i.id]=k;
  }
  return k;
 };
 ContainmentOfSets.prototype.findsIn=function(e){
  var d=new Descent(this.run);
  d.through(e);
  return runOnSubjects(this.plan,d.found.subjects,this.run).length>0;
 };
 return ContainmentOfSets;
}());
var containments=0;
function containing(h){
 return{
  type:'query',
  looksInside:true,
  makeStep:function(p){
   var n='containment '+String(++containments);
   var t=function contains(c,r){
    var co=r.remember(n,function(){return containmentOf(p,r);});
    return h(co,c);
   };
   return{
    type:'test',
    test:t,
    cost:COST.CONTENTS,
    runsUserCode:p.runsUserCode,
    needsIdentity:true
   };
  }
 };
}
var ELEMENT_HAS={
 has:containing(function(c,e){return c.inElement(e);})
};
var ITEM_HAS={
 has:containing(function(c,i){return c.inItem(i);})
};
function matching(w){
 return{
  type:'query',
  looksInside:false,
  makeStep:function(p){
   var s=soleTest(p);
   if(s===null)
    return matchingSet(p,w);
   if(!w)
    s.test=not(s.test);
   return s;
  }
 };
}
function matchingSet(p,w){
 return{
  type:'set',
  replaces:false,
  runsUserCode:p.runsUserCode,
  apply:function(s,r,so){
   var m=DistinctList.of(runOnSubjects(p,s,r,so));
   var k=[];
   for(var i=0;i<s.length;i++)
    if(m.has(s[i])===w)
     k.push(s[i]);
   return k;
  }
 };
}
var IS_OR_NOT={
 is:matching(true),
 not:matching(false)
};
var BY_ITEM='*';
function findReferences(e,s,o,r){
 var t=r(e,'elementType');
 if(t==='instance'){
  var i=r(e,'libraryItem');
  if(isObject(i))
   s.addItem(i);
 }
 else if(t==='text'||t==='tlfText'){
  if(s.addFace)
   addFaces(listOf(r(e,'textRuns')),s.addFace);
 }
 else if(s.addBitmap){
  var p=bitmapsOfShape(o(e));
  for(var i1=0;i1<p.length;i1++)
   s.addBitmap(p[i1]);
 }
}
function findSound(k,s,r){
 var so=r(k,'soundLibraryItem');
 if(isObject(so))
  s.addItem(so);
}
function facesOfFont(f,p){
 return[foldCase(String(f)),foldCase(leafOf(p)+BY_ITEM)];
}
function bitmapsOfShape(s){
 var p=[];
 var c=readList(s,'contours');
 for(var i=0;i<c.length;i++)
  addFill(p,read(c[i],'fill'));
 var e=readList(s,'edges');
 for(var i=0;i<e.length;i++){
  var st=read(e[i],'stroke');
  if(isObject(st))
   addFill(p,read(st,'shapeFill'));
 }
 return p;
}
function addFill(p,f){
 if(!isObject(f)||read(f,'style')!=='bitmap')
  return;
 var pa=read(f,'bitmapPath');
 if(typeof pa==='string')
  p.push(pa);
}
function addFaces(r,a){
 for(var i=0;i<r.length;i++){
  var at=read(r[i],'textAttrs');
  if(isObject(at))
   a(foldCase(String(read(at,'face'))));
 }
}
var Usage=(function(){
 function Usage(r){
  this.run=r;
  this.addBitmap=null;
  this.addFace=null;
  this.used=new DistinctList();
  this.faces={};
  this.unusedBitmaps=0;
  this.unusedFonts=0;
  var i=r.library().items;
  for(var i1=0;i1<i.length;i1++)
   this.count(i[i1],1);
  for(var i1=0;i1<i.length;i1++)
   if(isRoot(i[i1]))
    this.use(i[i1]);
  var s=r.document.timelines;
  for(var i1=0;i1<s.length;i1++)
   this.visitScene(s[i1]);
  this.visitItems();
  for(var i1=0;i1<i.length;i1++)
   if(this.isFontInUse(i[i1]))
    this.use(i[i1]);
 }
 Usage.prototype.has=function(i){
  return this.used.has(i);
 };
 Usage.prototype.addItem=function(i){
  this.use(this.run.items.of(i));
 };
 Usage.prototype.use=function(i){
  if(this.used.add(i))
   this.count(i,-1);
 };
 Usage.prototype.count=function(i,c){
  var _=this;
  var t=i.read('itemType');
  if(t==='bitmap'){
   this.unusedBitmaps+=c;
   this.addBitmap=this.unusedBitmaps>0?function(p){return _.usePath(p);}:null;
  }
  else if(t==='font'){
   this.unusedFonts+=c;
   this.addFace=this.unusedFonts>0?function(f){return _.noteFace(f);}:null;
  }
 };
 Usage.prototype.usePath=function(p){
  var i=this.run.library().at(p);
  if(i)
   this.use(i);
 };
 Usage.prototype.noteFace=function(f){
  this.faces['/'+f]=true;
 };
 Usage.prototype.visitScene=function(t){
  var k=frameSubjects(t);
  this.visitSounds(k);
  this.visitElements(elementsOfKeyframes(k,this.run));
 };
 Usage.prototype.visitItems=function(){
  var i=this.used.subjects;
  for(var i1=0;i1<i.length;i1++){
   var k=keyframesOfItem(i[i1]);
   if(k===null)
    continue;
   this.visitSounds(k);
   this.visitElements(elementsOfItem(i[i1],this.run));
  }
 };
 Usage.prototype.visitSounds=function(k){
  for(var i=0;i<k.length;i++)
   findSound(k[i],this,readMember);
 };
 Usage.prototype.visitElements=function(e){
  var w=e.slice(0);
  for(var i=0;i<w.length;i++){
   findReferences(w[i],this,hostObjectOf,readMember);
   var m=membersOf(w[i],this.run);
   for(var a=0;a<m.length;a++)
    w.push(m[a]);
  }
 };
 Usage.prototype.isFontInUse=function(i){
  if(i.read('itemType')!=='font')
   return false;
  var f=facesOfFont(i.read('font'),i.readText('name'));
  for(var i1=0;i1<f.length;i1++)
   if(this.faces['/'+f[i1]])
    return true;
  return false;
 };
 return Usage;
}());
function isRoot(i){
 return Boolean(i.read('linkageExportForAS')||i.read('linkageExportForRS')||i.read('linkageImportForRS'));
}
function isSelected(i,r){
 return r.remember('selected items',selectedItems).has(i);
}
function selectedItems(r){
 return DistinctList.of(r.items.all(r.document.library.getSelectedItems()));
}
function isUsed(i,r){
 return r.remember('usage',usageOf).has(i);
}
function usageOf(r){
 return new Usage(r);
}
var ITEM_STATES={
 selected:subjectPseudo(COST.LINKED,isSelected),
 exported:readingPseudo(COST.OWN,isTrue('linkageExportForAS')),
 used:subjectPseudo(COST.CONTENTS,isUsed),
 unused:subjectPseudo(COST.CONTENTS,function(i,r){return!isUsed(i,r);})
};
function childrenOf$1(s,r){
 var l=r.library();
 var c=new DistinctList();
 for(var i=0;i<s.length;i++){
  if(isFolder(s[i]))
   c.addAll(l.inFolder(s[i].readText('name')));
 }
 return c.subjects;
}
function descendantsOf(s,r){
 var f=new DistinctList();
 for(var i=0;i<s.length;i++){
  var w=childrenOf$1([s[i]],r).reverse();
  for(var n=w.pop();n!==undefined;n=w.pop()){
   if(!f.add(n))
    continue;
   var ins=childrenOf$1([n],r);
   for(var a=ins.length-1;a>=0;a--)
    w.push(ins[a]);
  }
 }
 return f.subjects;
}
function parentsOf(s,r){
 var l=r.library();
 var p=new DistinctList();
 for(var i=0;i<s.length;i++){
  var pa=l.at(folderOf(s[i].readText('name')));
  if(pa)
   p.add(pa);
 }
 return p.subjects;
}
var ITEM_TREE={
 children:{type:'replace',apply:childrenOf$1},
 descendants:{type:'replace',apply:descendantsOf},
 parent:{type:'replace',apply:parentsOf}
};
function isOfType(i){
 return hasValue('itemType',i);
}
function isVideoOfType(t){
 return any([isOfType(t),all([isOfType('video'),hasValue('videoType',t)])]);
}
function own(m){
 return readingPseudo(COST.OWN,m);
}
var isSymbol=any([isOfType('movie clip'),isOfType('graphic'),isOfType('button')]);
var ITEM_TYPES={
 movieclip:own(isOfType('movie clip')),
 graphic:own(isOfType('graphic')),
 button:own(isOfType('button')),
 symbol:own(isSymbol),
 timeline:own(isSymbol),
 folder:own(isOfType('folder')),
 bitmap:own(isOfType('bitmap')),
 sound:own(isOfType('sound')),
 font:own(isOfType('font')),
 video:own(any([isOfType('video'),isOfType('embedded video'),isOfType('linked video')])),
 embeddedvideo:own(isVideoOfType('embedded video')),
 linkedvideo:own(isVideoOfType('linked video')),
 compiledclip:own(isOfType('compiled clip')),
 component:own(isOfType('component')),
 screen:own(isOfType('screen'))
};
function nth$1(a,b){
 var s=Math.abs(a)||1;
 var r=(b-1)%s;
 var l=a===0||(a>0&&b>0)?b:1+(r<0?r+s:r);
 return function chooseNth(li){
  var c=[];
  var h=a>0?li.length:Math.min(b,li.length);
  for(var at=l;at>0&&at<=h;at+=s)
   c.push(li[at-1]);
  return c;
 };
}
function drawn(p){
 return function chooseDrawn(l,r){
  var c=[];
  for(var i=0;i<l.length;i++)
   if(r()<p)
    c.push(l[i]);
  return c;
 };
}
var last=function(l){return l.slice(-1);};
function fixed(c){
 return{type:'position',argument:'none',makeChoice:function(){return c;}};
}
var POSITIONS={
 first:fixed(nth$1(0,1)),
 last:fixed(last),
 even:fixed(nth$1(2,0)),
 odd:fixed(nth$1(2,1)),
 nth:{
  type:'position',
  argument:'nth',
  makeChoice:function(a){
   return nth$1(a.a,a.b);
  }
 },
 random:{
  type:'position',
  argument:'optional-probability',
  makeChoice:function(a){
   return drawn(a?a.value:0.5);
  }
 }
};
function someKeyframe(t){
 return function holdsForSome(k){
  for(var i=0;i<k.length;i++)
   if(t(k[i]))
    return true;
  return false;
 };
}
function isTweened(k){
 var t=k.readText('tweenType');
 return(t!==''&&t!=='none')||ask(k.object,'isMotionObject');
}
var hasElements=someKeyframe(function(k){return elementCount(k)>0;});
var isEmpty=function(k){return!hasElements(k);};
var isAnimated=someKeyframe(isTweened);
var isKeyframed=someKeyframe(function(k){return Number(k.read('startFrame'))>0&&elementCount(k)>0;});
var isScripted=someKeyframe(function(k){return k.readText('actionScript')!=='';});
var isAudible=someKeyframe(function(k){return Boolean(k.read('soundLibraryItem'))||k.readText('soundName')!=='';});
function holdsForItem(i,n,t){
 return i.remember(n,inspectItem,t);
}
function inspectItem(i,_,t){
 var k=keyframesOfItem(i);
 return k!==null&&t(k);
}
function ofInstances(n,t){
 return readingPseudo(COST.TIMELINE,function makeTest(p){
  var e=p.of('elementType');
  var l=p.of('libraryItem');
  return function holdsForSymbol(el,r){
   if(e.read(el,r)!=='instance')
    return false;
   var i=l.read(el,r);
   return isObject(i)&&holdsForItem(r.items.of(i),n,t);
  };
 });
}
function ofItems(n,t){
 return subjectPseudo(COST.TIMELINE,function(i){return holdsForItem(i,n,t);});
}
var ELEMENT_TIMELINES={
 empty:ofInstances(':empty',isEmpty),
 animated:ofInstances(':animated',isAnimated),
 keyframed:ofInstances(':keyframed',isKeyframed),
 scripted:ofInstances(':scripted',isScripted),
 audible:ofInstances(':audible',isAudible)
};
var ITEM_TIMELINES={
 empty:subjectPseudo(COST.TIMELINE,function isEmptyItem(i,r){
  if(isFolder(i))
   return!r.library().isFilled(i.readText('name'));
  return holdsForItem(i,':empty',isEmpty);
 }),
 animated:ofItems(':animated',isAnimated),
 keyframed:ofItems(':keyframed',isKeyframed),
 scripted:ofItems(':scripted',isScripted),
 audible:ofItems(':audible',isAudible)
};
var ELEMENT_PSEUDOS=mergePseudos([
 ELEMENT_TYPES,
 ELEMENT_STATES,
 ELEMENT_TIMELINES,
 ELEMENT_TREE,
 POSITIONS,
 IS_OR_NOT,
 ELEMENT_HAS
]);
var ITEM_PSEUDOS=mergePseudos([
 ITEM_TYPES,
 ITEM_STATES,
 ITEM_TIMELINES,
 ITEM_TREE,
 POSITIONS,
 IS_OR_NOT,
 ITEM_HAS
]);
var elementDomain={
 word:'element',
 pseudos:ELEMENT_PSEUDOS,
 testName:function(m,p){
  return p.of('name').test(function(n){return m(typeof n==='string'?n:textOf$1(n));});
 },
 testItem:function(p,m,pr){
  var l=pr.of('libraryItem');
  var v=pr.of('libraryItem.'+p);
  return function matchesItem(e,r){
   return isObject(l.read(e,r))&&m(textOf$1(v.read(e,r)));
  };
 },
 inPositionOrder:null,
 subjectsOf:function(r){return r.elements;},
 reachableFrom:reachableElements
};
function inPathOrder(i){
 var p=[];
 for(var i1=0;i1<i.length;i1++){
  var pa=i[i1].readText('name');
  p.push({item:i[i1],path:pa,key:foldCase(pa).split('/').join('\u0000')});
 }
 p.sort(comparePlaces);
 var o=[];
 for(var i1=0;i1<p.length;i1++)
  o.push(p[i1].item);
 return o;
}
function comparePlaces(a,b){
 return compareTexts(a.key,b.key)||compareTexts(a.path,b.path);
}
function compareTexts(a,b){
 if(a===b)
  return 0;
 return a<b?-1:1;
}
var itemDomain={
 word:'item',
 pseudos:ITEM_PSEUDOS,
 testName:function(m,p){
  var pa=p.of('name');
  return function(i,r){return m(leafOf(textOf$1(pa.read(i,r))));};
 },
 testItem:function(p,m,pr){
  var v=pr.of(p);
  return function(i,r){return m(textOf$1(v.read(i,r)));};
 },
 inPositionOrder:inPathOrder,
 subjectsOf:function(r){return r.items;},
 reachableFrom:function(s,r){
  var a=DistinctList.of(s);
  a.addAll(r.library().items);
  return a.subjects;
 }
};
var SHORTEST_PREFIX=3;
var LONGEST_WORD=64;
function nearest(w,k){
 if(w.length>LONGEST_WORD)
  return null;
 var f=foldCase(w);
 var b=null;
 var l=Math.min(3,Math.max(1,Math.floor(w.length/3)))+1;
 for(var i=0;i<k.length;i++){
  var d=editDistance(f,foldCase(k[i]),l);
  if(d<l){
   l=d;
   b=k[i];
  }
 }
 return b===null?shortestWithPrefix(f,k):b;
}
function shortestWithPrefix(p,k){
 if(p.length<SHORTEST_PREFIX)
  return null;
 var b=null;
 for(var i=0;i<k.length;i++){
  var be=foldCase(k[i].substring(0,p.length))===p;
  if(be&&(b===null||k[i].length<b.length))
   b=k[i];
 }
 return b;
}
function editDistance(f,t,l){
 if(Math.abs(f.length-t.length)>=l)
  return l;
 var b=[];
 var la=[];
 for(var c=0;c<=t.length;c++)
  la.push(c);
 for(var r=1;r<=f.length;r++){
  var cu=[r];
  var le=f.charAt(r-1);
  for(var c=1;c<=t.length;c++){
   var ta=t.charAt(c-1);
   var co=Math.min(la[c]+1,cu[c-1]+1,la[c-1]+(le===ta?0:1));
   var s=r>1&&c>1&&le===t.charAt(c-2)&&ta===f.charAt(r-2);
   if(s)
    co=Math.min(co,b[c-2]+1);
   cu.push(co);
  }
  b=la;
  la=cu;
 }
 return Math.min(la[t.length],l);
}
var STEPS$1=/^([+-]?\d*)n$/;
var STEPS_AND_OFFSET=/^([+-]?\d*)n[ \t\r\n\f]*([+-])[ \t\r\n\f]*(\d+)$/;
function readNth(t){
 var s=t.toLowerCase();
 if(s==='even')
  return{a:2,b:0};
 if(s==='odd')
  return{a:2,b:1};
 var st=STEPS$1.exec(s);
 if(st)
  return nth(readSteps(st[1]),0);
 var b=STEPS_AND_OFFSET.exec(s);
 if(b)
  return nth(readSteps(b[1]),readWholeNumber(b[2]+b[3]));
 return nth(0,readWholeNumber(s));
}
function readSteps(t){
 return readWholeNumber(t===''||t==='+'||t==='-'?"".concat(t,"1"):t);
}
function nth(a,b){
 return a===null||b===null?null:{a:a,b:b};
}
var DEEPEST=32;
var WORD={ends:')',trims:'',stars:false,ranges:false,parentheses:false};
var ANYTHING={ends:'',trims:'',stars:false,ranges:false,parentheses:true};
function parseArgument(s,k,v,p){
 if(k==='query'&&s.depth===DEEPEST){
  throw s.error("too deep: expected at most ".concat(DEEPEST," queries within one another"));
 }
 s.position++;
 var a=parseContent(s,k,v,p);
 s.close(')','"("');
 return a;
}
function parseContent(s,k,v,p){
 switch(k){
  case'query':
   return parseNested(s,v,p);
  case'nth':
   return parseNth(s);
  case'optional-probability':
   return parseProbability(s);
  default:
   return parseUntouched(s);
 }
}
function parseNested(s,v,p){
 s.skipBlanks();
 if(s.peek()===')')
  throw s.error('missing argument: expected a query before ")"');
 s.depth++;
 var q=p(s,v);
 s.depth--;
 return{type:'query',index:q.index,query:q};
}
function parseNth(s){
 var _=parseWord(s),i=_.index,t=_.text;
 var n=readNth(t);
 if(n===null)
  throw unreadable(s,'position',t,i,'a position such as 3, 2n+1, odd or even');
 return{type:'nth',index:i,a:n.a,b:n.b};
}
function parseProbability(s){
 var _=parseWord(s),i=_.index,t=_.text;
 var v=readNumber(t);
 if(v===null||v<0||v>1){
  throw unreadable(s,'probability',t,i,'a number from 0 to 1');
 }
 return{type:'number',index:i,value:v};
}
function parseWord(s){
 s.skipBlanks();
 var i=s.position;
 return{index:i,text:trim(textOf(parseText(s,WORD)))};
}
function unreadable(s,w,t,i,e){
 if(t!=='')
  return s.error("unreadable ".concat(w," \"").concat(clip(t),"\": expected ").concat(e),i);
 var m=s.peek()===''?'unclosed "("':'missing argument';
 return s.error("".concat(m,": expected ").concat(e),i);
}
function parseUntouched(s){
 var i=s.position;
 return{type:'text',index:i,text:textOf(parseText(s,ANYTHING))};
}
var SYNONYMS=[['contains','has']];
function parsePseudo(s,v,p){
 var i=s.position;
 s.position++;
 var w=parseName$1(s);
 var n=canonical(w);
 var a=v.argumentOf(n);
 if(a===null)
  throw unknownPseudo(s,w,i,v);
 var o=s.peek()==='(';
 if(!o&&(a==='query'||a==='nth')){
  throw s.error("missing argument: expected \"(\" after \":".concat(w,"\""));
 }
 if(o&&a==='none'){
  throw s.error("surplus argument: expected no parentheses after \":".concat(w,"\""));
 }
 var ar=o?parseArgument(s,a,v.within(n),p):null;
 return{type:'pseudo',index:i,name:n,argument:ar};
}
function parseName$1(s){
 var st=s.position;
 while(/[A-Za-z0-9_-]/.test(s.peek()))
  s.position++;
 if(s.position===st)
  throw s.unexpected('the name of a pseudo after ":"');
 return s.text.substring(st,s.position);
}
function canonical(n){
 for(var i=0;i<SYNONYMS.length;i++)
  if(SYNONYMS[i][0]===n)
   return SYNONYMS[i][1];
 return n;
}
function unknownPseudo(s,n,i,v){
 var k=v.pseudos().slice(0);
 for(var i1=0;i1<SYNONYMS.length;i1++){
  if(v.argumentOf(SYNONYMS[i1][1])!==null)
   k.push(SYNONYMS[i1][0]);
 }
 var ne=nearest(n,k);
 var h=ne===null?"Expected one of :".concat(k.sort().join(' :')):"Did you mean \":".concat(ne,"\"?");
 return s.error("unknown pseudo \":".concat(clip(n),"\""),i,h);
}
var LONGEST_LINE=160;
var BEFORE_CARET=100;
var CUT='...';
function pointAt(t,i){
 var s=0;
 var e=t.length;
 if(t.length>LONGEST_LINE){
  s=Math.max(0,i-BEFORE_CARET);
  e=Math.min(t.length,s+LONGEST_LINE);
 }
 var h=s>0?CUT:'';
 var ta=e<t.length?CUT:'';
 var l=oneLine(t.substring(s,e));
 return"  ".concat(h).concat(l).concat(ta,"\n  ").concat(padLeft('^',h.length+i-s+1));
}
var NAME='SelectorError';
var LOCATION=['stack','fileName','lineNumber','line'];
var SelectorError=function SelectorError(p){
 this.message=format(p);
 this.query=p.query;
 this.index=p.index;
 locate(this);
};
function Parent(){
}
Parent.prototype=Error.prototype;
var prototype=new Parent();
prototype.name=NAME;
prototype.toString=function toString(){
 return"".concat(this.name,": ").concat(this.message);
};
prototype.constructor=SelectorError;
SelectorError.prototype=prototype;
function format(p){
 var m="".concat(p.caller,": ").concat(p.problem,"\n").concat(pointAt(p.query,p.index));
 return p.hint===undefined?m:"".concat(m,"\n  ").concat(p.hint);
}
function locate(e){
 var r=new Error(e.message);
 for(var i=0;i<LOCATION.length;i++){
  var p=r[LOCATION[i]];
  if(p===undefined)
   continue;
  e[LOCATION[i]]=typeof p==='string'?p.replace(/^Error:/,"".concat(NAME,":")):p;
 }
}
var Scanner=(function(){
 function Scanner(t,
 c){
  this.text=t;
  this.caller=c;
  this.position=0;
  this.depth=0;
 }
 Scanner.prototype.peek=function(){
  return this.text.charAt(this.position);
 };
 Scanner.prototype.take=function(c){
  if(this.peek()!==c)
   return false;
  this.position++;
  return true;
 };
 Scanner.prototype.skipBlanks=function(){
  while(isBlank(this.peek()))
   this.position++;
 };
 Scanner.prototype.close=function(c,o){
  if(this.take(c))
   return;
  if(this.peek()!=='')
   throw this.unexpected(quoteCharacter(c));
  throw this.error("unclosed ".concat(o,": expected ").concat(quoteCharacter(c)," before the end"));
 };
 Scanner.prototype.unexpected=function(e){
  return this.error("expected ".concat(e," but found ").concat(quoteCharacter(this.peek())));
 };
 Scanner.prototype.error=function(p,i,h){
  if(i===void 0){i=this.position;}
  return new SelectorError({caller:this.caller,problem:p,query:this.text,index:i,hint:h});
 };
 return Scanner;
}());
function quoteCharacter(c){
 if(c==='')
  return'the end';
 return c==='"'?"'\"'":"\"".concat(oneLine(c),"\"");
}
var BEGINNINGS='a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';
var STEPS='".class", "[attribute]", ":pseudo", ","';
function parse(t,v,c){
 if(c===void 0){c='$()';}
 return parseQuery(new Scanner(t,c),v);
}
function parseQuery(s,v){
 var g=[];
 do
  g.push(parseGroup(s,v));
 while(s.take(','));
 return{type:'query',text:s.text,index:g[0].index,groups:g};
}
function parseGroup(s,v){
 s.skipBlanks();
 var i=s.position;
 var st=[];
 for(var ste=parseBeginning(s,v);ste!==null;ste=parseStep(s,v)){
  st.push(ste);
  s.skipBlanks();
 }
 if(st.length===0)
  throw emptyGroup(s);
 if(!isGroupEnd(s))
  throw s.unexpected(s.depth>0?"".concat(STEPS," or \")\""):STEPS);
 return{type:'group',index:i,steps:st};
}
function parseBeginning(s,v){
 if(isGroupEnd(s))
  return null;
 var st=parseStep(s,v);
 if(st!==null)
  return st;
 var n=s.peek();
 var i=n==='/'||(isQuote(n)&&s.text.charAt(s.position+1)==='/');
 return i?parsePath(s):parseName(s);
}
function parseStep(s,v){
 switch(s.peek()){
  case'.':
   return parseClass(s);
  case'[':
   return parseAttribute(s);
  case':':
   return parsePseudo(s,v,parseQuery);
  default:
   return null;
 }
}
function parseName(s){
 var i=s.position;
 var p=parseWords(s,'');
 return p.length===1&&p[0].type==='any'
  ?{type:'universal',index:i}
  :{type:'name',index:i,pattern:p};
}
function parsePath(s){
 var i=s.position;
 while(s.take('/'))
  ;
 var p=parseWords(s,'/');
 if(p.length===0)
  throw s.unexpected('the path of an item after "/"');
 return{type:'path',index:i,pattern:p};
}
function parseClass(s){
 var i=s.position;
 s.position++;
 var p=parseWords(s,'');
 if(p.length===0)
  throw s.unexpected('the name of a class after "."');
 return{type:'class',index:i,scope:classScope(p),pattern:p};
}
function parseWords(s,t){
 if(isQuote(s.peek()))
  return parseQuoted(s,t);
 return parseText(s,{
  ends:':[,',
  trims:BLANKS+t,
  stars:true,
  ranges:true,
  parentheses:s.depth>0
 });
}
function classScope(p){
 for(var i=0;i<p.length;i++){
  var pi=p[i];
  if(pi.type==='text'&&pi.text.indexOf('.')>=0)
   return'whole';
 }
 var f=p[0];
 if(f.type==='any')
  return'last';
 return f.type==='text'&&isCapital(f.text.charAt(0))?'last':'whole';
}
function isCapital(c){
 return c.toLowerCase()!==c;
}
function isGroupEnd(s){
 var n=s.peek();
 return n===''||n===','||(n===')'&&s.depth>0);
}
function emptyGroup(s){
 var w=trim(s.text)===''?'query':'part';
 return s.error("empty ".concat(w,": expected ").concat(BEGINNINGS));
}
var PSEUDO_NAME=/^:[A-Za-z0-9_-]+$/;
var ATTRIBUTE_NAME=/^\[[A-Za-z0-9_-]+\]$/;
var SYNONYM=':contains';
var MOST_PLANS=200;
var registrations=0;
var Registry=(function(){
 function Registry(d,c){
  this.domain=d;
  this.contents=c;
  this.callbacks={};
  this.plans={};
  this.planCount=0;
  this.generation=0;
 }
 Registry.prototype.register=function(n,c){
  var m='Selectors.'+this.domain.word+'.register(): ';
  if(typeof n!=='string'||!(PSEUDO_NAME.test(n)||ATTRIBUTE_NAME.test(n))){
   var e='name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
   throw new TypeError(m+e+describeValue(n));
  }
  if(typeof c!=='function'){
   throw new TypeError(m+'callback must be a Function, got '+describeValue(c));
  }
  if(this.pseudo(n.substring(1))||n===SYNONYM){
   throw new Error(m+'"'+n+'" is built in; choose another name');
  }
  this.callbacks[n]=c;
  registrations++;
 };
 Registry.prototype.pseudo=function(n){
  var p=this.domain.pseudos;
  return Object.prototype.hasOwnProperty.call(p,n)?p[n]:null;
 };
 Registry.prototype.callback=function(p){
  return this.callbacks[':'+p]||null;
 };
 Registry.prototype.attribute=function(k){
  return this.callbacks['['+k+']']||null;
 };
 Registry.prototype.argumentOf=function(p){
  var b=this.pseudo(p);
  if(b===null)
   return this.callback(p)?'optional-text':null;
  if(b.type==='position')
   return b.argument;
  return b.type==='query'?'query':'none';
 };
 Registry.prototype.pseudos=function(){
  var n=[];
  for(var na in this.domain.pseudos)
   if(this.pseudo(na))
    n.push(na);
  for(var na in this.callbacks)
   if(PSEUDO_NAME.test(na))
    n.push(na.substring(1));
  return n;
 };
 Registry.prototype.within=function(p){
  return p==='has'&&this.contents?this.contents:this;
 };
 Registry.prototype.parse=function(t,c){
  return parse(t,this,c);
 };
 Registry.prototype.planOf=function(t,c){
  if(this.generation!==registrations||this.planCount===MOST_PLANS)
   this.forgetPlans();
  var k=this.plans['/'+t];
  if(k)
   return k;
  var p=compile(this.parse(t,c),this);
  this.plans['/'+t]=p;
  this.planCount++;
  return p;
 };
 Registry.prototype.forgetPlans=function(){
  this.plans={};
  this.planCount=0;
  this.generation=registrations;
 };
 return Registry;
}());
var elementRegistry=new Registry(elementDomain);
var itemRegistry=new Registry(itemDomain,elementRegistry);
function wordsOf(r){
 return{
  register:function(n,c){
   r.register(n,c);
   return Selectors;
  }
 };
}
var Selectors={
 element:wordsOf(elementRegistry),
 item:wordsOf(itemRegistry),
 random:Math.random
};
function selectElements(q,l,o){
 return select(l,selection(elementRegistry,q,o));
}
function selectItems$1(q,l,o){
 return select(l,selection(itemRegistry,q,o));
}
function filterElements(q,e,o){
 return filter(e,selection(elementRegistry,q,o));
}
function filterItems(q,i,o){
 return filter(i,selection(itemRegistry,q,o));
}
function distinctObjects(o){
 return objectsOf(new Subjects().all(o));
}
function selection(w,q,o){
 var r=new Run({query:q,document:o.document,random:Selectors.random});
 return{words:w,plan:w.planOf(q,o.caller),run:r,options:o};
}
function select(l,s){
 var p=s.plan,o=s.options;
 if(o.explain)
  return explained(l,s,o.explain);
 return p.needsIdentity?selectSubjects(flatten(l),s):selectObjects(l,s);
}
function selectObjects(l,s){
 var p=s.plan,r=s.run,o=s.options;
 var st=p.parts[0];
 var k=keepObjects(l,s);
 if(!o.isDistinct)
  k=distinctObjects(k);
 for(var i=0;i<st.length;i++){
  var ste=st[i];
  if(ste.type==='position')
   k=ste.choose(k,r.random);
 }
 return k;
}
function keepObjects(l,_){
 var p=_.plan,r=_.run;
 var f=p.parts[0][0];
 if(f.type!=='test'||f.test===ANYTHING$1)
  return flatten(l);
 var s=p.runsUserCode?[flatten(l)]:l;
 p.properties.forget();
 return keep(s,f.test,r);
}
function selectSubjects(o,s){
 var so=sourceOf(o,s);
 return objectsOf(inSourceOrder(runOnSubjects(s.plan,so,s.run),so,s));
}
function explained(l,s,e){
 var w=s.words,r=s.run,o=s.options;
 var q=w.parse(r.query,o.caller);
 var so=sourceOf(flatten(l),s);
 var li=explanation(o.caller,q,so.length);
 var f=runOnSubjects(compileAsWritten(q,w),so,r,so,li.add);
 var or=inSourceOrder(f,so,s);
 e(li.finish(or.length));
 return objectsOf(or);
}
function sourceOf(o,_){
 var w=_.words,r=_.run,op=_.options;
 var s=w.domain.subjectsOf(r);
 return op.isDistinct?s.allDistinct(o):s.all(o);
}
function inSourceOrder(f,s,_){
 var p=_.plan,w=_.words,r=_.run;
 if(!p.replaces)
  return f;
 var c=DistinctList.of(s);
 var fr=new DistinctList();
 for(var i=0;i<f.length;i++)
  if(!c.has(f[i]))
   fr.add(f[i]);
 var k=DistinctList.of(f).inOrderOf(s);
 var is=p.parts.length===1||fr.subjects.length<2;
 var a=is?fr.subjects:fr.inOrderOf(w.domain.reachableFrom(s,r));
 return k.concat(a);
}
function filter(o,s){
 var p=s.plan,w=s.words,r=s.run;
 if(!p.needsIdentity&&soleTest(p))
  return keepObjects([o],s);
 var f=select([o],s);
 var su=w.domain.subjectsOf(r);
 var wa=DistinctList.of(su.all(f));
 var pr=new DistinctList();
 var k=[];
 for(var i=0;i<o.length;i++){
  var sub=su.of(o[i]);
  pr.add(sub);
  if(wa.has(sub))
   k.push(o[i]);
 }
 for(var i=0;i<f.length;i++)
  if(!pr.has(wa.subjects[i]))
   k.push(f[i]);
 return k;
}
function objectsOf(s){
 var o=[];
 for(var i=0;i<s.length;i++)
  o.push(s[i].object);
 return o;
}
function blameDeleted(m,l,q){
 try{
  return q();
 }
 catch(e){
  if(!isDeletedError(e))
   throw e;
  var i=0;
  for(var i1=0;i1<l.length;i1++){
   for(var a=0;a<l[i1].length;a++,i++){
    if(isDeleted(l[i1][a]))
     throw failure(m,i,l[i1][a],e);
   }
  }
  throw e;
 }
}
function undoOnError(w,u){
 try{
  return w();
 }
 catch(e){
  try{
   u();
  }
  catch(_){
  }
  throw e;
 }
}
function withCleanup(w,c){
 var r=undoOnError(w,c);
 c();
 return r;
}
function selectionOf(d){
 return d.selection||[];
}
function readPlace(d){
 var t=d.getTimeline();
 return{
  active:typeof fl==='undefined'||!fl?null:fl.getDocumentDOM(),
  document:d,
  scene:d.currentTimeline,
  item:t.libraryItem,
  timeline:t,
  layer:t.currentLayer,
  frame:t.currentFrame,
  selection:selectionOf(d)
 };
}
function isSameList(a,b){
 if(a.length!==b.length)
  return false;
 for(var i=0;i<a.length;i++)
  if(a[i]!==b[i])
   return false;
 return true;
}
function openItem(d,i){
 return d.library.editItem(i.name)!==false;
}
function enterTimeline(d,i,s){
 if(i)
  openItem(d,i);
 else
  d.editScene(s);
}
function replaceSelection(d,e){
 d.selectNone();
 if(e.length>0)
  d.selection=e;
}
function alive(e){
 var l=[];
 for(var i=0;i<e.length;i++)
  if(!isDeleted(e[i]))
   l.push(e[i]);
 return l;
}
function setPlayhead(t,_){
 var l=_.layer,f=_.frame;
 if(t.currentLayer!==l&&l<t.layerCount)
  t.currentLayer=l;
 if(t.currentFrame!==f)
  t.currentFrame=f;
}
function isThere(_){
 var d=_.document,t=_.timeline,s=_.scene;
 return d.getTimeline()===t&&d.currentTimeline===s;
}
function reenter(_){
 var d=_.document,i=_.item,s=_.scene;
 var sy=i&&!isDeleted(i)?i:null;
 if(!sy||d.currentTimeline!==s)
  enterTimeline(d,null,s);
 if(sy)
  enterTimeline(d,sy,s);
}
function restorePlace(p){
 var d=p.document;
 if(p.active&&fl.getDocumentDOM()!==p.active)
  fl.setActiveWindow(p.active);
 if(!isThere(p))
  reenter(p);
 var t=d.getTimeline();
 if(t!==p.timeline)
  return;
 setPlayhead(t,p);
 if(!isSameList(selectionOf(d),p.selection)){
  replaceSelection(d,alive(p.selection));
  setPlayhead(t,p);
 }
}
function withPlaceRestored(d,w){
 var p=readPlace(d);
 return withCleanup(w,function(){return restorePlace(p);});
}
function restorePlaceOnError(d,w){
 var p=readPlace(d);
 undoOnError(w,function(){return restorePlace(p);});
}
function atFrame(d,f,w){
 var t=d.getTimeline();
 var b={frame:t.currentFrame,layer:t.currentLayer};
 withCleanup(function workAtFrame(){
  if(b.frame!==f)
   t.currentFrame=f;
  w();
 },function(){return setPlayhead(t,b);});
}
function open(m,d,i,ind){
 var is;
 try{
  is=openItem(d,i);
 }
 catch(e){
  throw failure(m,ind,i,e);
 }
 if(!is)
  throw failure(m,ind,i,new Error('the host cannot open it for editing'));
}
function visitsTo(m,i){
 var v=[];
 forEach(m,i,function addVisit(i,ind){
  var s=i;
  if(s.timeline)
   v.push({item:s,index:ind});
 });
 return v;
}
function execInItems(m,d,i,c,s,p){
 var v=visitsTo(m,i);
 if(v.length===0)
  return;
 withPlaceRestored(d,function visitItems(){
  if(fl.getDocumentDOM()!==d)
   fl.setActiveWindow(d);
  for(var i=0;i<v.length;i++){
   var _=v[i],it=_.item,ind=_.index;
   open(m,d,it,ind);
   c.apply(s,[it,ind].concat(p));
  }
 });
}
function findActiveDocument(){
 if(typeof fl==='undefined'||!fl)
  return null;
 return fl.getDocumentDOM()||null;
}
function activeDocument(c){
 var d=findActiveDocument();
 if(d)
  return d;
 throw new Error(c+'(): no document is open; open one first, or pass the Document as an argument');
}
var TELLING=[
 ['element',['elementType']],
 ['item',['itemType']],
 ['document',['library','timelines']],
 ['timeline',['layers']],
 ['layer',['frames']],
 ['frame',['elements','startFrame']]
];
function hostClassOf(v){
 if(!isObject(v))
  return null;
 for(var i=0;i<TELLING.length;i++)
  if(hasAll(v,TELLING[i][1]))
   return TELLING[i][0];
 return null;
}
function isElement(v){
 return hostClassOf(v)==='element';
}
function isDocument(v){
 return hostClassOf(v)==='document';
}
function hasAll(o,m){
 for(var i=0;i<m.length;i++)
  if(!(m[i]in o))
   return false;
 return true;
}
function documentFor(t,g,s){
 if(g){
  if(isDocument(g))
   return g;
  throw wrongArgument(t,'document','a Document',g);
 }
 var i=isCollection(s)?s.dom:null;
 return i||activeDocument(t);
}
var DocumentCollection=(function(_){
 __extends(DocumentCollection,_);
 function DocumentCollection(e,d){
  var _t=_.call(this,e)||this;
  _t.dom=documentFor(_t.domain().typeName,d,e);
  return _t;
 }
 DocumentCollection.prototype.filter=function(t,th){
  if(typeof t!=='string')
   return _.prototype.filter.call(this,t,th);
  var _a=this.domain(),ty=_a.typeName,f=_a.filterByQuery;
  var m=ty+'.filter';
  var _b=this,e=_b.elements,d=_b.dom;
  var q=function(){return f(t,e,{caller:m+'()',document:d});};
  replaceElements(e,blameDeleted(m,[e],q));
  return this;
 };
 DocumentCollection.prototype.exec=function(c,p,s){
  var _=this.domain(),t=_.typeName,i=_.itemsToOpen;
  var m=t+'.exec';
  checkFunction(m,'callback',c);
  checkParams(m,p);
  var ca=c;
  execInItems(m,this.dom,i(m,this.elements),ca,scopeOr(s,this),p||[]);
  return this;
 };
 DocumentCollection.prototype.derive=function(e){
  var T=this.constructor;
  return new T(e,this.dom);
 };
 return DocumentCollection;
}(Collection));
function expandFolder(l,p,s,r){
 var pa=l;
 if(pa.expandFolder)
  pa.expandFolder(s,r,p);
}
function withPanelSelectionRestored(l,w){
 var s=l.getSelectedItems();
 withCleanup(w,function selectAgain(){
  if(isSameList(l.getSelectedItems(),s))
   return;
  l.selectNone();
  for(var i=0;i<s.length;i++){
   if(!isDeleted(s[i]))
    l.selectItem(s[i].name,false,true);
  }
 });
}
function pathsOf$1(m,i){
 var p=[];
 forEach(m,i,function(i){return p.push(i.name);});
 return p;
}
function revealPaths(l,p){
 var e=new IdentitySet();
 for(var p1=0;p1<p.length;p1++){
  var a=ancestorsOf(p[p1]);
  for(var i=0;i<a.length;i++){
   if(e.add(a[i]))
    expandFolder(l,a[i],true,false);
  }
 }
}
var METHOD$o='ItemCollection.addToStage';
var PLACEABLE={
 '/movie clip':true,
 '/graphic':true,
 '/button':true,
 '/bitmap':true,
 '/component':true,
 '/compiled clip':true,
 '/video':true,
 '/embedded video':true,
 '/linked video':true
};
function currentFrameElements(d){
 var t=d.getTimeline();
 var l=t.layers[t.currentLayer];
 var f=l.frames[t.currentFrame];
 return f?f.elements:[];
}
function addItemsToStage(d,i,x,y){
 checkNumber(METHOD$o,'x',x);
 checkNumber(METHOD$o,'y',y);
 var b=currentFrameElements(d).length;
 var l=d.library;
 function place(i){
  if(PLACEABLE['/'+i.itemType]!==true)
   return;
  var p={x:x,y:y};
  if(!l.addItemToDocument(p,i.name))
   throw new Error('the host does not place it');
 }
 restorePlaceOnError(d,function placeAll(){
  withPanelSelectionRestored(l,function(){return forEach(METHOD$o,i,place);});
 });
 var p=currentFrameElements(d).slice(b);
 replaceSelection(d,p);
 return p;
}
var METHOD$n='ItemCollection.attr';
function checkLeaf(_){
 var n=_.name,v=_.value;
 if(n!=='name'||typeof v==='function')
  return;
 checkName(METHOD$n,'name',v);
 if(v.indexOf('/')<0)
  return;
 throw new TypeError(METHOD$n+'(): name must be a name without folders (use move), got '+describeArgument(v));
}
function setItemAttributes(i,a,s){
 var at=attributesOf(METHOD$n,a);
 for(var i1=0;i1<at.length;i1++)
  checkLeaf(at[i1]);
 var _=function(i1){
  var _=at[i1],n=_.name,v=_.value;
  setForEach(METHOD$n,i,v,s,function setProperty(i,o){
   checkLeaf({name:n,value:o});
   i[n]=o;
  });
 };
 for(var i1=0;i1<at.length;i1++){
  _(i1);
 }
}
function orderAlong(v){
 var i=[];
 for(var i1=0;i1<v.length;i1++)
  i.push(i1);
 return stableSort(i,function(a,b){return v[a]-v[b];});
}
var METHOD$m='ItemCollection.deleteItems';
function deleteItems(l,i){
 var p=[];
 var h=[];
 forEach(METHOD$m,i,function readPath(i,ind){
  p[ind]=i.name;
  h[ind]=-depthOf(p[ind]);
 });
 var o=orderAlong(h);
 for(var i1=0;i1<o.length;i1++){
  var ind=o[i1];
  try{
   if(l.deleteItem(p[ind])===false)
    throw new Error('the host does not delete it');
  }
  catch(e){
   throw failure(METHOD$m,ind,i[ind],e);
  }
 }
}
var METHOD$l='ItemCollection.expand';
function expandItems(l,i,s,r){
 forEach(METHOD$l,i,function expand(i){
  if(i.itemType==='folder')
   expandFolder(l,i.name,s,r);
 });
}
function withoutGroups(e){
 var f=[];
 var w=e.slice().reverse();
 for(var n=w.pop();n!==undefined;n=w.pop()){
  if(!isGroup(n)){
   f.push(n);
   continue;
  }
  var m=n.members;
  for(var i=m.length-1;i>=0;i--)
   w.push(m[i]);
 }
 return f;
}
function instancesOf(d,i){
 var w=IdentitySet.of(i);
 var e=withoutGroups(flatten(allElements(d)));
 return selectWhere(e,function(e){return w.has(e.libraryItem);});
}
var METHOD$k='ItemCollection.move';
function folderPath(p){
 if(typeof p!=='string')
  throw wrongArgument(METHOD$k,'path','a String',p);
 var t=trimSlashes(p);
 if(t.indexOf('//')<0)
  return t;
 throw wrongArgument(METHOD$k,'path','a path without empty names',p);
}
function checkNotInside(i,f){
 forEach(METHOD$k,i,function checkTarget(i){
  if(i.itemType!=='folder'||(f+'/').indexOf(i.name+'/')!==0)
   return;
  throw new Error('a folder cannot be moved into itself ("'+f+'")');
 });
}
function makeFolder(l,f){
 if(l.itemExists(f)){
  if(l.getItemType(f)==='folder')
   return;
  throw new Error(METHOD$k+'(): "'+f+'" is no folder, but another item');
 }
 var w=METHOD$k+'(): the host does not make the folder "'+f+'"';
 try{
  if(l.newFolder(f))
   return;
 }
 catch(e){
  throw caused(new Error(w+': '+errorText(e)),e);
 }
 throw new Error(w);
}
function moveItems(l,i,p,r,e){
 var f=folderPath(p);
 checkNotInside(i,f);
 if(i.length===0)
  return;
 withPanelSelectionRestored(l,function makeAndFill(){
  if(f!=='')
   makeFolder(l,f);
  forEach(METHOD$k,i,function moveIn(i){
   if(folderOf(i.name)===f)
    return;
   if(!l.moveToFolder(f,i.name,r))
    throw new Error('the host does not move it');
  });
 });
 if(e&&f!=='')
  expandFolder(l,f,true,false);
}
var COUNTED=/^([\s\S]*[_\-. ])(\d{1,15})$/;
var MOST_DIGITS=100;
var MOST=999999999999999;
var HASHES=/#+$/;
function checkLimits(m,n,v,mo){
 if(v<0)
  throw outOfRange(m,n,'0 or more',v);
 if(v>mo)
  throw outOfRange(m,n,mo+' or less',v);
}
function checkArguments(m,_){
 var p=_.padding,s=_.start,se=_.separator;
 if(p!==undefined&&typeof p!=='boolean'){
  checkWholeNumber(m,'padding',p);
  checkLimits(m,'padding',p,MOST_DIGITS);
 }
 if(s!==undefined){
  checkWholeNumber(m,'start',s);
  checkLimits(m,'start',s,MOST);
 }
 if(se!==undefined&&typeof se!=='string'){
  throw wrongArgument(m,'separator','a String',se);
 }
}
function widthOf(p,s,c){
 if(typeof p==='number')
  return p;
 return p===false?0:String(s+Math.max(c,1)-1).length;
}
function isNumbered(n,c,_){
 var p=_.padding,s=_.start,se=_.separator;
 var i=(typeof p==='number'&&p>0)||s!==undefined||se!==undefined;
 return i||(c>1&&n.indexOf('*')<0);
}
function readTemplate(m,n,c,a){
 checkArguments(m,a);
 var s=a.start;
 var h=HASHES.exec(n);
 if(h){
  var t=n.substring(0,h.index);
  return{text:t,numbering:{start:s===undefined?1:s,width:h[0].length}};
 }
 var co=COUNTED.exec(n);
 if(co){
  var f=s===undefined?parseInt(co[2],10):s;
  return{text:co[1],numbering:{start:f,width:co[2].length}};
 }
 if(!isNumbered(n,c,a))
  return{text:n,numbering:null};
 var fr=s===undefined?1:s;
 var se=a.separator===undefined?'_':a.separator;
 return{text:n+se,numbering:{start:fr,width:widthOf(a.padding,fr,c)}};
}
function fillTemplate(_,i,p){
 var t=_.text,n=_.numbering;
 var na=t.split('*').join(p);
 return n?na+padLeft(String(n.start+i),n.width,'0'):na;
}
function namesFromFunction(r,e,p){
 var n=[];
 for(var i=0;i<e.length;i++){
  var c=caller(r.args[0],e,r.scope,[p[i]]);
  var na=c(e[i],i);
  if(typeof na!=='string'||na===''){
   var pr='the Function must return a non-empty String, got '+describeArgument(na);
   throw failure(r.method,i,e[i],new TypeError(pr));
  }
  n.push(na);
 }
 return n;
}
function newNames(r,e,p){
 var m=r.method,a=r.args;
 if(typeof a[0]==='function')
  return namesFromFunction(r,e,p);
 var n=a[0]===undefined?r.base:a[0];
 checkName(m,'name',n);
 var nu={padding:a[1],start:a[2],separator:a[3]};
 var t=readTemplate(m,n,e.length,nu);
 var na=[];
 for(var i=0;i<e.length;i++)
  na.push(fillTemplate(t,i,p[i]));
 return na;
}
function movesOf(r,i){
 var p=[];
 var l=[];
 forEach(r.method,i,function readPath(i,ind){
  p[ind]=i.name;
  l[ind]=leafOf(i.name);
 });
 var n=newNames(r,i,l);
 var m=[];
 for(var i1=0;i1<i.length;i1++){
  if(n[i1].indexOf('/')>=0){
   var pr='a new name must be a non-empty String without "/", got '+describeArgument(n[i1]);
   throw failure(r.method,i1,i[i1],new TypeError(pr));
  }
  m.push({item:i[i1],index:i1,from:p[i1],to:joinPath(folderOf(p[i1]),n[i1])});
 }
 return m;
}
function pathsOf(m,w){
 var p=[];
 for(var i=0;i<m.length;i++)
  p.push(m[i][w]);
 return p;
}
function pathsOfOthers(l,m){
 var o=IdentitySet.of(pathsOf(m,'from'));
 var ot=[];
 var i=l.items;
 for(var i1=0;i1<i.length;i1++){
  var p=i[i1].name;
  if(!o.has(p))
   ot.push(p);
 }
 return ot;
}
function refuseCollisions(m,mo,o){
 var t=IdentitySet.of(o);
 var c=[];
 for(var i=0;i<mo.length;i++){
  var _=mo[i],f=_.from,to=_.to;
  if(!t.add(to))
   c.push('"'+f+'" as "'+to+'"');
 }
 if(c.length===0)
  return;
 throw new Error(m+'(): these names are taken in their folders: '+c.join(', '));
}
function changes(m){
 return selectWhere(m,function(_){
  var f=_.from,t=_.to;
  return f!==t;
 });
}
function movesInTheWay(m){
 var w=IdentitySet.of(pathsOf(m,'to'));
 return selectWhere(m,function(_){
  var f=_.from;
  return w.has(f);
 });
}
function freePrefix(m,o){
 var p=o.concat(pathsOf(m,'from'),pathsOf(m,'to')).join('\n');
 var pr='renaming ';
 while(p.indexOf(pr)>=0)
  pr+='~';
 return pr;
}
function setLeaf(m,mo,l){
 try{
  mo.item.name=l;
 }
 catch(e){
  throw failure(m,mo.index,mo.item,e);
 }
}
function giveBack(i,p){
 for(var i1=0;i1<i.length;i1++){
  var _=i[i1],it=_.item,f=_.from;
  try{
   if(leafOf(it.name)===p+i1)
    it.name=leafOf(f);
  }
  catch(_b){
  }
 }
}
function renameItems(r,l,i){
 var m=r.method;
 var a=movesOf(r,i);
 var o=pathsOfOthers(l,a);
 refuseCollisions(m,a,o);
 var mo=changes(a);
 var inT=movesInTheWay(mo);
 var p=freePrefix(mo,o);
 try{
  for(var i1=0;i1<inT.length;i1++)
   setLeaf(m,inT[i1],p+i1);
  for(var i1=0;i1<mo.length;i1++)
   setLeaf(m,mo[i1],leafOf(mo[i1].to));
 }
 catch(e){
  giveBack(inT,p);
  throw e;
 }
}
var METHOD$j='ItemCollection.reveal';
function revealItems(l,i){
 revealPaths(l,pathsOf$1(METHOD$j,i));
}
var METHOD$i='ItemCollection.select';
function selectItems(l,i){
 var p=pathsOf$1(METHOD$i,i);
 l.selectNone();
 forEach(METHOD$i,i,function select(_,i){
  if(!l.selectItem(p[i],false,true))
   throw new Error('the library has no such item');
 });
 revealPaths(l,p);
}
var METHOD$h='ItemCollection.update';
function updateItems(l,i){
 forEach(METHOD$h,i,function(i){return l.updateItem(i.name);});
}
var METHOD$g='ItemCollection.usedBy';
var WantedItems=(function(){
 function WantedItems(i){
  var _=this;
  this.isFound=false;
  this.addBitmap=null;
  this.addFace=null;
  this.items=new IdentitySet();
  this.bitmapPaths=new IdentitySet();
  this.faces=new IdentitySet();
  forEach(METHOD$g,i,function(i){return _.want(i);});
 }
 WantedItems.prototype.addItem=function(i){
  if(this.items.has(i))
   this.isFound=true;
 };
 WantedItems.prototype.want=function(i){
  this.items.add(i);
  var t=i.itemType;
  if(t==='bitmap')
   this.wantBitmap(i.name);
  else if(t==='font')
   this.wantFaces(facesOfFont(i.font,i.name));
 };
 WantedItems.prototype.wantBitmap=function(p){
  var _=this;
  this.bitmapPaths.add(p);
  this.addBitmap=function(u){
   if(_.bitmapPaths.has(u))
    _.isFound=true;
  };
 };
 WantedItems.prototype.wantFaces=function(f){
  var _=this;
  for(var i=0;i<f.length;i++)
   this.faces.add(f[i]);
  this.addFace=function(u){
   if(_.faces.has(u))
    _.isFound=true;
  };
 };
 return WantedItems;
}());
function itself(e){
 return e;
}
function isUsedOn(f,w){
 w.isFound=false;
 findSound(f,w,read);
 var wa=elementsOfFrame(f).slice();
 while(!w.isFound&&wa.length>0){
  var e=wa.pop();
  findReferences(e,w,itself,read);
  if(!isGroup(e))
   continue;
  var m=readList(e,'members');
  for(var i=0;i<m.length;i++)
   wa.push(m[i]);
 }
 return w.isFound;
}
function isUsedInTimeline(t,w){
 var k=keyframesOfTimeline(t);
 for(var i=0;i<k.length;i++)
  if(isUsedOn(k[i],w))
   return true;
 return false;
}
function usersOfItems(l,i){
 var w=new WantedItems(i);
 var u=[];
 var a=l.items;
 for(var i1=0;i1<a.length;i1++){
  var t=timelineOf(a[i1]);
  if(t&&isUsedInTimeline(t,w))
   u.push(a[i1]);
 }
 return u;
}
var siblings={};
function newElementCollection(e,d){
 var T=siblings.ElementCollection;
 if(!T)
  throw new Error('ElementCollection is not loaded: import it from the library as well');
 return new T(e,d);
}
var DOMAIN$1={
 typeName:'ItemCollection',
 filterByQuery:filterItems,
 itemsToOpen:function(_,i){return i;}
};
var ItemCollection=(function(_){
 __extends(ItemCollection,_);
 function ItemCollection(i,d){
  var _t=_.call(this,i,d)||this;
  _t.library=_t.dom.library;
  return _t;
 }
 ItemCollection.prototype.filter=function(t,th){
  return _.prototype.filter.call(this,t,th);
 };
 ItemCollection.prototype.deleteItems=function(){
  deleteItems(this.library,withoutDuplicates(this.elements));
  replaceElements(this.elements,[]);
  return this;
 };
 ItemCollection.prototype.select=function(){
  selectItems(this.library,this.elements);
  return this;
 };
 ItemCollection.prototype.expand=function(s,r){
  if(s===void 0){s=true;}
  if(r===void 0){r=false;}
  checkBoolean('ItemCollection.expand','state',s);
  checkBoolean('ItemCollection.expand','recurse',r);
  expandItems(this.library,this.elements,s,r);
  return this;
 };
 ItemCollection.prototype.reveal=function(){
  revealItems(this.library,this.elements);
  return this;
 };
 ItemCollection.prototype.attr=function(){
  var a=[];
  for(var _=0;_<arguments.length;_++){
   a[_]=arguments[_];
  }
  setItemAttributes(this.elements,a,this);
  return this;
 };
 ItemCollection.prototype.rename=function(n,p,s,se){
  var a=[n,p,s,se];
  renameItems({method:'ItemCollection.rename',base:'Item',args:a,scope:this},this.library,this.elements);
  return this;
 };
 ItemCollection.prototype.move=function(p,r,e){
  if(r===void 0){r=false;}
  if(e===void 0){e=true;}
  checkBoolean('ItemCollection.move','replace',r);
  checkBoolean('ItemCollection.move','expand',e);
  moveItems(this.library,this.elements,p,r,e);
  return this;
 };
 ItemCollection.prototype.addToStage=function(x,y){
  if(x===void 0){x=0;}
  if(y===void 0){y=0;}
  return newElementCollection(addItemsToStage(this.dom,this.elements,x,y),this.dom);
 };
 ItemCollection.prototype.instances=function(){
  return newElementCollection(instancesOf(this.dom,this.elements),this.dom);
 };
 ItemCollection.prototype.usedBy=function(){
  return new ItemCollection(usersOfItems(this.library,this.elements),this.dom);
 };
 ItemCollection.prototype.update=function(){
  updateItems(this.library,this.elements);
  return this;
 };
 ItemCollection.prototype.domain=function(){
  return DOMAIN$1;
 };
 return ItemCollection;
}(DocumentCollection));
function nearSide(b,a){
 return a==='x'?b.left:b.top;
}
function farSide(b,a){
 return a==='x'?b.right:b.bottom;
}
function middle(b,a){
 return(nearSide(b,a)+farSide(b,a))/2;
}
function extent(b,a){
 return farSide(b,a)-nearSide(b,a);
}
function center(b){
 return{x:middle(b,'x'),y:middle(b,'y')};
}
function union(b){
 var a={left:Infinity,top:Infinity,right:-Infinity,bottom:-Infinity};
 for(var i=0;i<b.length;i++){
  a.left=Math.min(a.left,b[i].left);
  a.top=Math.min(a.top,b[i].top);
  a.right=Math.max(a.right,b[i].right);
  a.bottom=Math.max(a.bottom,b[i].bottom);
 }
 return a;
}
var EDGES={
 'left:':{axis:'x',fraction:0},
 'horizontal:':{axis:'x',fraction:0.5},
 'right:':{axis:'x',fraction:1},
 'top:':{axis:'y',fraction:0},
 'vertical:':{axis:'y',fraction:0.5},
 'bottom:':{axis:'y',fraction:1}
};
function edgeNamed(w){
 return Object.prototype.hasOwnProperty.call(EDGES,w+':')?EDGES[w+':']:null;
}
function edgesNamed(w){
 var e=[];
 for(var i=0;i<w.length;i++){
  var ed=edgeNamed(w[i]);
  if(!ed||i>1||(i===1&&e[0].axis===ed.axis))
   return null;
  e.push(ed);
 }
 return e.length>0?e:null;
}
function splitWords(v){
 var t=typeof v==='string'?v:v.join(' ');
 var p=t.replace(/,/g,' ').split(' ');
 var w=[];
 for(var i=0;i<p.length;i++)
  if(p[i]!=='')
   w.push(p[i]);
 return w;
}
var CENTER=[
 {axis:'x',fraction:0.5},
 {axis:'y',fraction:0.5}
];
function withoutCenter(w){
 var o=[];
 for(var i=0;i<w.length;i++)
  if(w[i]!=='center')
   o.push(w[i]);
 return o;
}
function alignedEdges(m,t){
 var w=typeof t==='string'?splitWords(t):[];
 var o=withoutCenter(w);
 var h=o.length<w.length;
 var e=o.length===0?CENTER:edgesNamed(o);
 if(w.length===0||w.length>2||!e){
  var ex='left, right, top, bottom, vertical, horizontal, center or a pair of them';
  throw wrongArgument(m,'to',ex,t);
 }
 if(!h||e[0].fraction===0.5)
  return e;
 return e.concat([{axis:e[0].axis==='x'?'y':'x',fraction:0.5}]);
}
function alignDistances(b,e,f){
 var d=[];
 for(var i=0;i<b.length;i++){
  var di={x:0,y:0};
  for(var e1=0;e1<e.length;e1++){
   var _=e[e1],a=_.axis,fr=_.fraction;
   di[a]=nearSide(f,a)-nearSide(b[i],a);
   di[a]+=fr*(extent(f,a)-extent(b[i],a));
  }
  d.push(di);
 }
 return d;
}
function boundsOf(e){
 var l=e.left;
 var t=e.top;
 return{left:l,top:t,right:l+e.width,bottom:t+e.height};
}
function allBounds(m,e){
 var b=[];
 forEach(m,e,function measure(e,i){
  b[i]=boundsOf(e);
 });
 return b;
}
function stageBox(d){
 return{left:0,top:0,right:d.width,bottom:d.height};
}
function moveBy(m,e,d){
 forEach(m,e,function shift(e,i){
  var _=d[i],x=_.x,y=_.y;
  if(x!==0)
   e.x+=x;
  if(y!==0)
   e.y+=y;
 });
}
var METHOD$f='ElementCollection.align';
function alignElements(d,e,t,to){
 var ed=alignedEdges(METHOD$f,t);
 checkBoolean(METHOD$f,'toStage',to);
 var b=allBounds(METHOD$f,e);
 moveBy(METHOD$f,e,alignDistances(b,ed,to?stageBox(d):union(b)));
}
function notePlaces(p,t,s,i){
 var k=keyframesOfTimeline(t);
 for(var i1=0;i1<k.length;i1++){
  var pl={scene:s,item:i,frame:k[i1].startFrame};
  var e=elementsOfFrame(k[i1]);
  for(var e1=0;e1<e.length;e1++)
   p.set(e[e1],pl);
 }
}
function allPlaces(d){
 var p=new IdentityMap();
 var s=d.timelines;
 for(var i=0;i<s.length;i++)
  notePlaces(p,s[i],i,null);
 var it=d.library.items;
 for(var i=0;i<it.length;i++){
  var t=it[i].timeline;
  if(t)
   notePlaces(p,t,0,it[i]);
 }
 return p;
}
function keyOf(a){
 return a?(a.item?'item '+a.item.name:'scene '+a.scene)+' '+a.frame:'stage';
}
function stagesOf(d,e){
 var o=IdentitySet.of(elementsAtPlayhead(d));
 var p=null;
 var b={};
 var s=[];
 for(var i=0;i<e.length;i++){
  var is=o.has(e[i]);
  if(!is&&!p)
   p=allPlaces(d);
  var a=is||!p?undefined:p.get(e[i]);
  var k=keyOf(a);
  var st=b[k];
  if(!st){
   st={at:a||null,elements:[],indices:[]};
   b[k]=st;
   if(a)
    s.push(st);
   else
    s.unshift(st);
  }
  st.elements.push(e[i]);
  st.indices.push(i);
 }
 return s;
}
var NOT_SELECTABLE='it cannot be selected: it must stand on the current frame, unlocked, on a layer that is neither locked nor hidden';
function firstLeftOut(d,e){
 var s=IdentitySet.of(selectionOf(d));
 for(var i=0;i<e.length;i++)
  if(!s.has(e[i]))
   return i;
 return-1;
}
function selectAllOf(m,d,e,i){
 var b=selectionOf(d);
 replaceSelection(d,e);
 var l=firstLeftOut(d,e);
 if(l<0)
  return;
 replaceSelection(d,b);
 throw failure(m,i?i[l]:l,e[l],new Error(NOT_SELECTABLE));
}
function inView(d,_,w){
 var a=_.at;
 if(!a){
  w();
  return;
 }
 enterTimeline(d,a.item,a.scene);
 atFrame(d,a.frame,w);
}
function positionsAt(p,i){
 var f=[];
 for(var i1=0;i1<i.length;i1++)
  f.push(p[i[i1]]);
 return f;
}
function onEachStage(m,d,e,w,p){
 if(e.length===0)
  return;
 withPlaceRestored(d,function visitStages(){
  var s=stagesOf(d,e);
  var _=function(i){
   var e=s[i].elements;
   var ind=p?positionsAt(p,s[i].indices):s[i].indices;
   inView(d,s[i],function workOnStage(){
    selectAllOf(m,d,e,ind);
    w(e,ind);
   });
  };
  for(var i=0;i<s.length;i++){
   _(i);
  }
 });
}
function blameFirst(m,e,w,i){
 try{
  return w();
 }
 catch(er){
  var mo=e.length>1?' and '+(e.length-1)+' more':'';
  throw failure(m,i?i[0]:0,e[0],er,mo);
 }
}
var COLOR=/^#([0-9a-f]{6}|[0-9a-f]{8})$/i;
var LARGEST_COLOR=0xffffff;
function isColorEffect(n){
 return n==='tint'||n==='alpha'||n==='brightness';
}
function checkPercent(m,n,v,l){
 if(typeof v!=='number')
  throw wrongArgument(m,n,'a Number',v);
 if(v>=l&&v<=100)
  return v;
 throw outOfRange(m,n,'from '+l+' to 100',v);
}
function checkColor(m,v){
 if(typeof v==='string'&&COLOR.test(v))
  return v;
 var i=typeof v==='number'&&Math.floor(v)===v;
 if(i&&v>=0&&v<=LARGEST_COLOR)
  return v;
 throw wrongArgument(m,'tint','a colour such as "#FF0000" or 0xFF0000',v);
}
function readColorEffect(m,k,v,s){
 if(k!=='tint'){
  return{kind:k,value:checkPercent(m,k,v,k==='alpha'?0:-100),strength:100};
 }
 var p=s===undefined?100:checkPercent(m,'strength',s,0);
 return{kind:k,value:checkColor(m,v),strength:p};
}
function checkColorable(m,e){
 forEach(m,e,function checkMode(e){
  if(e.colorMode!==undefined)
   return;
  throw new TypeError('this kind of element has no colour effects');
 });
}
function groupByEffect(e,ef){
 var b={};
 var g=[];
 for(var i=0;i<e.length;i++){
  var eff=ef[i];
  var k=String(eff.value);
  var gr=b[k];
  if(!gr){
   gr={effect:eff,elements:[],indices:[]};
   b[k]=gr;
   g.push(gr);
  }
  gr.elements.push(e[i]);
  gr.indices.push(i);
 }
 return g;
}
function applyToSelection(d,e){
 if(e.kind==='tint')
  d.setInstanceTint(e.value,e.strength);
 else if(e.kind==='alpha')
  d.setInstanceAlpha(e.value);
 else
  d.setInstanceBrightness(e.value);
}
function applyToAll(m,d,_){
 var e=_.effect,el=_.elements,i=_.indices;
 function applyOnStage(s,p){
  blameFirst(m,s,function(){return applyToSelection(d,e);},p);
 }
 onEachStage(m,d,el,applyOnStage,i);
}
function applyColorEffects(m,d,e,ef){
 checkColorable(m,e);
 var g=groupByEffect(e,ef);
 for(var i=0;i<g.length;i++)
  applyToAll(m,d,g[i]);
}
var POSITION={first:'x',second:'y'};
var PAIRS={
 'pos:':POSITION,
 'position:':POSITION,
 'size:':{first:'width',second:'height'},
 'scale:':{first:'scaleX',second:'scaleY'}
};
function pairNamed(n){
 return Object.prototype.hasOwnProperty.call(PAIRS,n+':')?PAIRS[n+':']:null;
}
function isFiniteNumber(v){
 return typeof v==='number'&&isFinite(v);
}
function partsOf(v){
 if(isArray(v))
  return v.length===2?[v[0],v[1]]:null;
 if(typeof v!=='object'||v===null)
  return null;
 var n=v;
 var h=n.x!==undefined||n.y!==undefined;
 return h?[n.x,n.y]:[n.width,n.height];
}
function readPair(m,n,v){
 if(isFiniteNumber(v))
  return[v,v];
 var p=partsOf(v);
 if(p&&isFiniteNumber(p[0])&&isFiniteNumber(p[1]))
  return[p[0],p[1]];
 throw wrongArgument(m,n,'a Number, [a, b], {x, y} or {width, height}',v);
}
function setPair(e,p,pa){
 e[p.first]=pa[0];
 e[p.second]=pa[1];
}
function checkAttribute(m,_,s){
 var n=_.name,v=_.value;
 if(isColorEffect(n))
  readColorEffect(m,n,typeof v==='function'?0:v,s);
 else if(pairNamed(n)&&typeof v!=='function')
  readPair(m,n,v);
}
function effectsFor(m,c,k,v,s){
 var e=c.elements;
 var va=typeof v==='function'?caller(v,e,c):null;
 var ef=[];
 for(var i=0;i<e.length;i++){
  ef.push(readColorEffect(m,k,va?va(e[i],i):v,s));
 }
 return ef;
}
function setPairs(m,c,_,p){
 var n=_.name,v=_.value;
 setForEach(m,c.elements,v,c,function setBoth(e,o){
  setPair(e,p,readPair(m,n,o));
 });
}
function setAttribute(m,c,a,s){
 var n=a.name,v=a.value;
 var p=pairNamed(n);
 if(isColorEffect(n)){
  applyColorEffects(m,c.dom,c.elements,effectsFor(m,c,n,v,s));
 }
 else if(p){
  setPairs(m,c,a,p);
 }
 else{
  setProperty(m,c.elements,a,c);
 }
}
function setAttributes(m,c,a){
 var at=attributesOf(m,a);
 var s=typeof a[0]==='string'?a[2]:undefined;
 for(var i=0;i<at.length;i++)
  checkAttribute(m,at[i],s);
 for(var i=0;i<at.length;i++)
  setAttribute(m,c,at[i],s);
}
function concat(o,i){
 return{
  a:o.a*i.a+o.c*i.b,
  b:o.b*i.a+o.d*i.b,
  c:o.a*i.c+o.c*i.d,
  d:o.b*i.c+o.d*i.d,
  tx:o.a*i.tx+o.c*i.ty+o.tx,
  ty:o.b*i.tx+o.d*i.ty+o.ty
 };
}
function transformPoint(t,p){
 return{
  x:t.a*p.x+t.c*p.y+t.tx,
  y:t.b*p.x+t.d*p.y+t.ty
 };
}
function inverseDistance(t,d){
 var de=t.a*t.d-t.b*t.c;
 if(de===0)
  return null;
 return{
  x:(t.d*d.x-t.c*d.y)/de,
  y:(t.a*d.y-t.b*d.x)/de
 };
}
function about(p,a,b,c,d){
 return{a:a,b:b,c:c,d:d,tx:p.x-a*p.x-c*p.y,ty:p.y-b*p.x-d*p.y};
}
function rotationAbout(p,a){
 var r=(a*Math.PI)/180;
 var c=Math.cos(r);
 var s=Math.sin(r);
 return about(p,c,s,-s,c);
}
function scalingAbout(p,x,y){
 return about(p,x,0,0,y);
}
function isShape(e){
 var t=e.elementType;
 return t==='shape'||t==='shapeObj';
}
var METHOD$e='ElementCollection.centerTransformPoint';
function middleOf(e,b){
 var m=center(b);
 if(isShape(e))
  return m;
 var ma=e.matrix;
 return inverseDistance(ma,{x:m.x-ma.tx,y:m.y-ma.ty})||{x:0,y:0};
}
function registrationPoint(e){
 return isShape(e)?{x:e.x,y:e.y}:{x:0,y:0};
}
function centerTransformPoints(e,s){
 checkBoolean(METHOD$e,'state',s);
 var b=s?allBounds(METHOD$e,e):null;
 forEach(METHOD$e,e,function setPoint(e,i){
  var p=b?middleOf(e,b[i]):registrationPoint(e);
  e.setTransformationPoint(p);
 });
}
function containerOf(e){
 if(isGroup(e))
  return e;
 var i=read(e,'libraryItem');
 return isObject(i)&&timelineOf(i)?i:null;
}
function elementsInside(c,f){
 var t=timelineOf(c);
 if(!t)
  return[readList(c,'members')];
 return f===undefined?elementsOfTimeline(t):elementsAt(t,f);
}
var METHOD$d='ElementCollection.children';
function checkFrame(f){
 if(f===undefined)
  return;
 checkWholeNumber(METHOD$d,'frame',f);
 if(f<0)
  throw outOfRange(METHOD$d,'frame','0 or more',f);
}
function childrenOf(e,f){
 checkFrame(f);
 var en=new IdentitySet();
 var l=[];
 forEach(METHOD$d,e,function enterOnce(e){
  var c=containerOf(e);
  if(c&&en.add(c))
   l.push(flatten(elementsInside(c,f)));
 });
 return withoutDuplicates(flatten(l));
}
function deleteElements(d,e){
 var m='ElementCollection.deleteElements';
 onEachStage(m,d,e,function deleteOnStage(s,i){
  blameFirst(m,s,function(){return d.deleteSelection();},i);
 });
}
function distributedEdges(m,v){
 var w=typeof v==='string'||isArray(v)?splitWords(v):[];
 var e=edgesNamed(w);
 if(e)
  return e;
 var ex='one of left, horizontal, right and one of top, vertical, bottom, or one of either';
 throw wrongArgument(m,'edges',ex,v);
}
function positionOf(b,e){
 return nearSide(b,e.axis)+e.fraction*extent(b,e.axis);
}
function positionsOf(b,e){
 var p=[];
 for(var i=0;i<b.length;i++)
  p.push(positionOf(b[i],e));
 return p;
}
function positionAt(e,b,ed,s){
 var r=extent(s,ed.axis)-extent(b,ed.axis);
 return nearSide(s,ed.axis)+e*r+ed.fraction*extent(b,ed.axis);
}
function spread(b,e,s){
 var p=positionsOf(b,e);
 var o=orderAlong(p);
 var l=o.length-1;
 var lo=o[0];
 var h=o[l];
 var low=l===0?e.fraction:0;
 var f=s?positionAt(low,b[lo],e,s):p[lo];
 var t=s?positionAt(1,b[h],e,s):p[h];
 var st=l===0?0:(t-f)/l;
 var d=[];
 for(var i=0;i<=l;i++)
  d[o[i]]=f+i*st-p[o[i]];
 return d;
}
function distributeDistances(b,e,s){
 var d=[];
 for(var i=0;i<b.length;i++)
  d.push({x:0,y:0});
 if(b.length===0)
  return d;
 for(var e1=0;e1<e.length;e1++){
  var a=spread(b,e[e1],s);
  for(var i=0;i<b.length;i++)
   d[i][e[e1].axis]=a[i];
 }
 return d;
}
var METHOD$c='ElementCollection.distribute';
function distributeElements(d,e,ed,t){
 var di=distributedEdges(METHOD$c,ed);
 checkBoolean(METHOD$c,'toStage',t);
 var b=allBounds(METHOD$c,e);
 moveBy(METHOD$c,e,distributeDistances(b,di,t?stageBox(d):null));
}
var NUMBERED=/^([\s\S]*?)(\d{1,15})$/;
function seriesOf(n){
 var s=null;
 for(var i=0;i<n.length;i++){
  var p=NUMBERED.exec(n[i]);
  if(!p)
   continue;
  var l=parseInt(p[2],10);
  if(!s||l>s.last)
   s={prefix:p[1],width:p[2].length,last:l};
 }
 return s;
}
function nameInSeries(s,st){
 return s.prefix+padLeft(String(s.last+st),s.width,'0');
}
var METHOD$b='ElementCollection.duplicate';
function inStageOrder(d,w){
 return selectWhere(elementsAtPlayhead(d),function(e){return w.has(e);});
}
function inOrderOf(o,on,c){
 var co=new IdentityMap();
 for(var i=0;i<on.length;i++)
  co.set(on[i],c[i]);
 var or=[];
 for(var i=0;i<o.length;i++){
  var cop=co.get(o[i]);
  if(cop)
   or.push(cop);
 }
 return or;
}
function duplicateElements(d,e){
 var n=[];
 forEach(METHOD$b,e,function(e,i){return(n[i]=String(e.name));});
 var o=inStageOrder(d,IdentitySet.of(e));
 restorePlaceOnError(d,function duplicateSelected(){
  selectAllOf(METHOD$b,d,e);
  blameFirst(METHOD$b,e,function(){return d.duplicateSelection();});
 });
 var c=inStageOrder(d,IdentitySet.of(selectionOf(d)));
 var or=inOrderOf(e,o,c);
 var s=seriesOf(n);
 var st=0;
 forEach(METHOD$b,or,function nameCopy(c,i){
  if(s&&n[i]!=='')
   c.name=nameInSeries(s,++st);
 });
 return or;
}
var METHOD$a='ElementCollection.group';
function groupElements(d,e){
 restorePlaceOnError(d,function groupSelected(){
  selectAllOf(METHOD$a,d,e);
  blameFirst(METHOD$a,e,function(){return d.group();});
 });
 return selectionOf(d);
}
function distinctItems(m,e){
 var s=new IdentitySet();
 var i=[];
 forEach(m,e,function collectItem(e){
  var it=e.libraryItem;
  if(it&&s.add(it))
   i.push(it);
 });
 return i;
}
function largest(b,a){
 var s=0;
 for(var i=0;i<b.length;i++)
  s=Math.max(s,extent(b[i],a));
 return s;
}
function layoutDistances(b,c,g,ga){
 var s=largest(b,'x')+g;
 var st=largest(b,'y')+ga;
 var d=[];
 for(var i=0;i<b.length;i++){
  d.push({
   x:b[0].left+(i%c)*s-b[i].left,
   y:b[0].top+Math.floor(i/c)*st-b[i].top
  });
 }
 return d;
}
var METHOD$9='ElementCollection.layout';
function layoutElements(e,c,g,ga){
 var i=c===undefined||c===null?Math.max(e.length,1):c;
 checkWholeNumber(METHOD$9,'columns',i);
 if(i<1)
  throw outOfRange(METHOD$9,'columns','1 or more',i);
 checkNumber(METHOD$9,'gapX',g);
 checkNumber(METHOD$9,'gapY',ga);
 var b=allBounds(METHOD$9,e);
 moveBy(METHOD$9,e,layoutDistances(b,i,g,ga));
}
var METHOD$8='ElementCollection.match';
function matchedAxes(d){
 if(d==='width')
  return['x'];
 if(d==='height')
  return['y'];
 if(d==='size')
  return['x','y'];
 throw wrongArgument(METHOD$8,'dimension','"width", "height" or "size"',d);
}
function indexOfName(e,n){
 var m=valueTest(n);
 var f=-1;
 forEach(METHOD$8,e,function testName(e,i){
  if(f<0&&m(e.name))
   f=i;
 });
 if(f>=0)
  return f;
 throw new RangeError(METHOD$8+'(): no element of the collection is named "'+n+'"');
}
function model(e,b,t){
 if(typeof t==='boolean')
  return null;
 if(typeof t==='string')
  return b[indexOfName(e,t)];
 if(typeof t==='number'){
  if(b[t])
   return b[t];
  throw outOfRange(METHOD$8,'to','an index from 0 to '+(b.length-1),t);
 }
 if(isElement(t))
  return allBounds(METHOD$8,[t])[0];
 throw wrongArgument(METHOD$8,'to','true, false, an index, a name or an element',t);
}
function extreme(b,a,bi){
 var f=extent(b[0],a);
 for(var i=1;i<b.length;i++){
  var s=extent(b[i],a);
  f=bi?Math.max(f,s):Math.min(f,s);
 }
 return f;
}
function matchSizes(e,a,t){
 var b=allBounds(METHOD$8,e);
 var o=model(e,b,t);
 var _=function(i){
  var ax=a[i];
  var s=o?extent(o,ax):extreme(b,ax,t===true);
  forEach(METHOD$8,e,function setSize(e,i){
   if(extent(b[i],ax)!==s)
    e[ax==='x'?'width':'height']=s;
  });
 };
 for(var i=0;i<a.length&&b.length>0;i++){
  _(i);
 }
}
var METHOD$7='ElementCollection.move';
function moveElements(e,x,y,r){
 checkNumber(METHOD$7,'x',x);
 checkNumber(METHOD$7,'y',y);
 checkBoolean(METHOD$7,'relative',r);
 if(e.length===0)
  return;
 var d={x:x,y:y};
 if(!r){
  var b=union(allBounds(METHOD$7,e));
  d.x-=b.left;
  d.y-=b.top;
 }
 shift(e,d);
}
function shift(e,d){
 var x=[];
 var y=[];
 forEach(METHOD$7,e,function readPlace(e,i){
  if(d.x!==0)
   x[i]=e.x;
  if(d.y!==0)
   y[i]=e.y;
 });
 forEach(METHOD$7,e,function setPlace(e,i){
  if(d.x!==0)
   e.x=x[i]+d.x;
  if(d.y!==0)
   e.y=y[i]+d.y;
 });
}
var METHOD$6='ElementCollection.orderBy';
var PROPERTIES=[
 'name',
 'elementType',
 'x',
 'y',
 'width',
 'height',
 'size',
 'left',
 'top',
 'rotation',
 'scaleX',
 'scaleY',
 'transformX',
 'transformY',
 'skewX',
 'skewY',
 'random'
];
function isKnown(p){
 for(var i=0;i<PROPERTIES.length;i++)
  if(PROPERTIES[i]===p)
   return true;
 return false;
}
function valueReader(p,r){
 if(p==='random')
  return r;
 if(p==='size')
  return function(e){return e.width*e.height;};
 return function(e){return e[p];};
}
function ordered(e,b,r){
 if(typeof b==='function')
  return sortByComparison(e,b);
 if(isKnown(b))
  return sortByValue(METHOD$6,e,valueReader(b,r));
 var n=typeof b==='string'?nearest(b,PROPERTIES):null;
 var ex='a Function or one of '+PROPERTIES.join(', ');
 throw wrongArgument(METHOD$6,'property',n?ex+' (did you mean "'+n+'"?)':ex,b);
}
function isStacked(e){
 var t=new IdentityMap();
 for(var i=0;i<e.length;i++){
  var _=e[i],l=_.layer,d=_.depth;
  if(d<(t.get(l)||0))
   return false;
  t.set(l,d);
 }
 return true;
}
function positionsIn(e,i){
 var p=new IdentityMap();
 for(var i1=0;i1<e.length;i1++)
  p.set(e[i1],i1);
 var po=[];
 for(var i1=0;i1<i.length;i1++)
  po.push(p.get(i[i1]));
 return po;
}
function restack(d,e,i){
 function bringToFrontInTurn(s,i){
  if(isStacked(s))
   return;
  for(var i1=0;i1<s.length;i1++){
   selectAllOf(METHOD$6,d,[s[i1]],[i[i1]]);
   blameFirst(METHOD$6,[s[i1]],function(){return d.arrange('front');},[i[i1]]);
  }
 }
 onEachStage(METHOD$6,d,i,bringToFrontInTurn,positionsIn(e,i));
}
function effectRange(n){
 if(n==='alpha')
  return{lowest:0,highest:100};
 return n==='brightness'?{lowest:-100,highest:100}:null;
}
function presentEffect(e,n){
 var s=e;
 if(n==='alpha')
  return s.colorAlphaPercent;
 return s.colorMode==='brightness'?s.brightness:0;
}
function within(_,a){
 var l=_.lowest,h=_.highest;
 return Math.min(Math.max(a,l),h);
}
function presentValue(e,n,i){
 var p=i
  ?presentEffect(e,n)
  :e[n];
 if(typeof p==='number'&&isFinite(p))
  return p;
 throw new TypeError('its "'+n+'" is no Number that could be changed, but '+describeArgument(p));
}
function modified(e,n,m,r){
 var ra=effectRange(n);
 var p=m.isRelative?presentValue(e,n,ra!==null):0;
 var v=m.change(p,r);
 return ra?within(ra,v):v;
}
function returned(_,i,n,c){
 var m=_.method,co=_.collection;
 var e=co.elements;
 var v=c.call(co,e[i],i,e);
 if(typeof v==='number'&&isFinite(v))
  return v;
 var p='the Function for "'+n+'" must return a finite Number, got '+describeArgument(v);
 throw failure(m,i,e[i],new TypeError(p));
}
function drawValue(d,i,_,s){
 var n=_.name,m=_.modifier;
 if(typeof m==='function')
  return returned(d,i,n,m);
 var me=d.method,c=d.collection,r=d.random;
 var e=c.elements[i];
 var nu=isNaN(s)?r():s;
 try{
  return modified(e,n,m,nu);
 }
 catch(er){
  throw failure(me,i,e,er);
 }
}
function drawValues(d,i,_){
 var p=_.properties,is=_.isShared;
 var s=is?d.random():NaN;
 var v=[];
 for(var i1=0;i1<p.length;i1++){
  v.push(drawValue(d,i,p[i1],s));
 }
 return v;
}
function drawAll(d,c){
 var dr=[];
 var co=d.collection.elements.length;
 for(var i=0;i<co;i++)
  dr.push(drawValues(d,i,c));
 return dr;
}
var TEXT=/^([-+*\/]?)(\d+(?:\.\d+)?|\.\d+)(%?)$/;
var CHANGES={
 'plain:':function(p,n,r){return p+n*(r-0.5);},
 '+:':function(p,n,r){return p+n*r;},
 '-:':function(p,n,r){return p-n*r;},
 '*:':function(p,n,r){return p*n*r;},
 '/:':function(p,n,r){return(p/n)*r;},
 'plain%:':function(p,n,r){return p+((p*n)/100)*(2*r-1);},
 '+%:':function(p,n,r){return p+((p*n)/100)*r;},
 '-%:':function(p,n,r){return p-((p*n)/100)*r;}
};
function fromText(t){
 var p=TEXT.exec(t);
 if(!p)
  return null;
 var k=(p[1]||'plain')+p[3]+':';
 if(!Object.prototype.hasOwnProperty.call(CHANGES,k))
  return null;
 var c=CHANGES[k];
 var n=Number(p[2]);
 if(p[1]==='/'&&n===0)
  return null;
 return{isRelative:true,change:function(p,r){return c(p,n,r);}};
}
function fromRange(r){
 var f=r[0];
 var t=r[1];
 if(r.length!==2||typeof f!=='number'||typeof t!=='number')
  return null;
 if(!isFinite(f)||!isFinite(t))
  return null;
 return{isRelative:false,change:function(_,r){return f+(t-f)*r;}};
}
function fromNumber(n){
 if(!isFinite(n))
  return null;
 return{isRelative:true,change:function(p,r){return p+n*r;}};
}
function readModifier(m,n,v){
 var mo=null;
 if(typeof v==='number')
  mo=fromNumber(v);
 else if(typeof v==='string')
  mo=fromText(v);
 else if(isArray(v))
  mo=fromRange(v);
 if(mo)
  return mo;
 throw wrongArgument(m,n,'a Number, a text such as "+10" or "20%", or [from, to]',v);
}
function axis(m,n,p){
 var i=typeof p==='function';
 return{name:n,modifier:i?p:readModifier(m,n,p)};
}
function changeOfAxes(m,p,pa){
 var pr=[];
 if(pa[0]!==undefined)
  pr.push(axis(m,p.first,pa[0]));
 if(pa[1]!==undefined)
  pr.push(axis(m,p.second,pa[1]));
 return{properties:pr,isShared:false};
}
function readChange(m,n,v){
 if(n==='tint')
  throw wrongArgument(m,'tint','a Function that returns a colour',v);
 var p=pairNamed(n);
 var pa=p&&!isArray(v)?partsOf(v):null;
 if(p&&pa&&(pa[0]!==undefined||pa[1]!==undefined)){
  return changeOfAxes(m,p,pa);
 }
 var mo=readModifier(m,n,v);
 if(!p)
  return{properties:[{name:n,modifier:mo}],isShared:false};
 var pr=[
  {name:p.first,modifier:mo},
  {name:p.second,modifier:mo}
 ];
 return{properties:pr,isShared:p.first!=='x'};
}
function setDrawn(d,_,dr){
 var p=_.properties;
 forEach(d.method,d.collection.elements,function setValues(e,i){
  for(var i1=0;i1<p.length;i1++){
   e[p[i1].name]=dr[i][i1];
  }
 });
}
function randomizeAttribute(d,_,s){
 var a=_.attribute,c=_.change;
 if(!c){
  s(a);
  return;
 }
 var dr=drawAll(d,c);
 var n=a.name;
 if(effectRange(n))
  s({name:n,value:function(_,i){return dr[i][0];}});
 else
  setDrawn(d,c,dr);
}
function randomizeAll(d,a,s){
 var at=attributesOf(d.method,a);
 var st=[];
 for(var i=0;i<at.length;i++){
  var _=at[i],n=_.name,v=_.value;
  var c=typeof v==='function'?null:readChange(d.method,n,v);
  st.push({attribute:at[i],change:c});
 }
 for(var i=0;i<st.length;i++)
  randomizeAttribute(d,st[i],s);
}
var MODULUS=2147483647;
var MULTIPLIER=16807;
function seeded(s){
 var st=Math.abs(Math.floor(s))%(MODULUS-1)||MODULUS-1;
 return function nextRandom(){
  st=(st*MULTIPLIER)%MODULUS;
  return(st-1)/(MODULUS-1);
 };
}
function randomSource(m,r){
 if(r===undefined)
  return Math.random;
 if(typeof r==='function')
  return r;
 if(typeof r!=='number')
  throw wrongArgument(m,'random','a seed or a Function',r);
 checkNumber(m,'random',r);
 return seeded(r);
}
function renameElements(r,e){
 var p=[];
 forEach(r.method,e,function readName(e,i){
  p[i]=String(e.name);
 });
 var n=newNames(r,e,p);
 forEach(r.method,e,function setName(e,i){
  if(n[i]!==p[i])
   e.name=n[i];
 });
}
var TWIP=0.05;
function differ(a,b){
 return Math.abs(a.x-b.x)>TWIP||Math.abs(a.y-b.y)>TWIP;
}
function assignMatrix(e,m,c){
 var p=e.getTransformationPoint();
 var i=isShape(e);
 var pl=c&&i&&e.isDrawingObject?{x:e.x,y:e.y}:null;
 e.matrix=m;
 if(c&&pl&&!differ(e,pl)){
  var mo=transformPoint(c,pl);
  e.x=mo.x;
  e.y=mo.y;
 }
 var ex=i&&c?transformPoint(c,p):p;
 if(differ(e.getTransformationPoint(),ex))
  e.setTransformationPoint(ex);
}
var METHOD$5='ElementCollection.resetTransform';
function resetTransforms(e){
 forEach(METHOD$5,e,function resetTransform(e){
  var b=e.matrix;
  if(b.a===1&&b.b===0&&b.c===0&&b.d===1)
   return;
  assignMatrix(e,{a:1,b:0,c:0,d:1,tx:b.tx,ty:b.ty},null);
 });
}
function cornerPoint(m,c,b){
 var f={x:0.5,y:0.5};
 var w=typeof c==='string'?splitWords(c):[];
 var s=[];
 for(var i=0;i<w.length;i++)
  if(w[i]!=='center')
   s.push(w[i]);
 var e=edgesNamed(s)||[];
 for(var i=0;i<e.length;i++)
  f[e[i].axis]=e[i].fraction;
 var is=c===undefined||(w.length===2&&e.length===s.length);
 if(!is){
  throw wrongArgument(m,'corner','a corner or edge such as "top left" or "right center"',c);
 }
 return{x:b.left+f.x*extent(b,'x'),y:b.top+f.y*extent(b,'y')};
}
function pivotOf(m,e,c){
 return cornerPoint(m,c,union(allBounds(m,e)));
}
function transformAll(m,e,c){
 forEach(m,e,function transform(e){
  assignMatrix(e,concat(c,e.matrix),c);
 });
}
var METHOD$4='ElementCollection.rotate';
function rotateElements(e,a,c){
 checkNumber(METHOD$4,'angle',a);
 var p=pivotOf(METHOD$4,e,c);
 transformAll(METHOD$4,e,rotationAbout(p,a));
}
var METHOD$3='ElementCollection.scale';
function scaleElements(e,x,y,c){
 checkNumber(METHOD$3,'xScale',x);
 checkNumber(METHOD$3,'yScale',y);
 if(x===0)
  throw outOfRange(METHOD$3,'xScale','other than 0',x);
 if(y===0)
  throw outOfRange(METHOD$3,'yScale','other than 0',y);
 var p=pivotOf(METHOD$3,e,c);
 transformAll(METHOD$3,e,scalingAbout(p,x,y));
}
var METHOD$2='ElementCollection.select';
function whichElements(e,w){
 if(w===undefined||w===true)
  return e;
 if(typeof w==='string')
  return findByProperty(METHOD$2,e,w,'name');
 if(isElement(w))
  return[w];
 if(typeof w!=='number')
  throw wrongArgument(METHOD$2,'which','an index, a name, an element or true',w);
 if(w>=0&&w<e.length&&Math.floor(w)===w)
  return[e[w]];
 throw outOfRange(METHOD$2,'which','an index from 0 to '+(e.length-1),w);
}
function nearSides(b,a){
 var s=[];
 for(var i=0;i<b.length;i++)
  s.push(nearSide(b[i],a));
 return s;
}
function totalExtent(b,a){
 var t=0;
 for(var i=0;i<b.length;i++)
  t+=extent(b[i],a);
 return t;
}
function lineUp(b,o,a,s,g){
 var d=[];
 var at=s;
 for(var i=0;i<o.length;i++){
  var bo=b[o[i]];
  var di={x:0,y:0};
  di[a]=at-nearSide(bo,a);
  d[o[i]]=di;
  at+=extent(bo,a)+g;
 }
 return d;
}
function gapDistances(b,a,g){
 var o=orderAlong(nearSides(b,a));
 return b.length===0?[]:lineUp(b,o,a,nearSide(b[o[0]],a),g);
}
function evenDistances(b,a,s){
 var o=orderAlong(nearSides(b,a));
 var l=o.length-1;
 if(l<0)
  return[];
 var st=nearSide(s||b[o[0]],a);
 var e=farSide(s||b[o[l]],a);
 var r=e-st-totalExtent(b,a);
 return l===0?[{x:0,y:0}]:lineUp(b,o,a,st,r/l);
}
var METHOD$1='ElementCollection.space';
function spaceElements(d,e,di,g){
 if(di!=='horizontal'&&di!=='vertical'){
  throw wrongArgument(METHOD$1,'direction','"horizontal" or "vertical"',di);
 }
 if(typeof g==='number')
  checkNumber(METHOD$1,'gap',g);
 else if(g!==undefined)
  checkBoolean(METHOD$1,'the second argument',g);
 var a=di==='horizontal'?'x':'y';
 var b=allBounds(METHOD$1,e);
 var s=g===true?stageBox(d):null;
 var i=typeof g==='number';
 moveBy(METHOD$1,e,i?gapDistances(b,a,g):evenDistances(b,a,s));
}
var ON_THE_LINE=1e-6;
function snapToGrid(v,s,r){
 var st=v/(s||1);
 var n=Math.floor(st+0.5);
 var i=Math.abs(st-n)<ON_THE_LINE;
 var l=i||r===0?n:(r===-1?Math.floor(st):Math.ceil(st));
 return l*(s||1);
}
var METHOD='ElementCollection.toGrid';
function gridSteps(p){
 var i=isArray(p)&&p.length===2;
 var s=i?{x:p[0],y:p[1]}:{x:p,y:p};
 if(typeof s.x!=='number'||typeof s.y!=='number'){
  throw wrongArgument(METHOD,'precision','a Number or [x, y]',p);
 }
 var is=s.x>=0&&s.y>=0&&isFinite(s.x)&&isFinite(s.y);
 if(!is)
  throw outOfRange(METHOD,'precision','finite and not negative',p);
 return{x:s.x,y:s.y};
}
function moveToGrid(e,p,r){
 var s=gridSteps(p);
 if(r!==-1&&r!==0&&r!==1){
  throw wrongArgument(METHOD,'rounding','-1, 0 or 1',r);
 }
 var x=[];
 var y=[];
 forEach(METHOD,e,function readPlace(e,i){
  x[i]=e.x;
  y[i]=e.y;
 });
 forEach(METHOD,e,function snapPlace(e,i){
  var x1=snapToGrid(x[i],s.x,r);
  var y1=snapToGrid(y[i],s.y,r);
  if(x1!==x[i])
   e.x=x1;
  if(y1!==y[i])
   e.y=y1;
 });
}
var DOMAIN={
 typeName:'ElementCollection',
 filterByQuery:filterElements,
 itemsToOpen:distinctItems
};
var ElementCollection=(function(_){
 __extends(ElementCollection,_);
 function ElementCollection(){
  return(_!==null&&_.apply(this,arguments))||this;
 }
 ElementCollection.prototype.filter=function(t,th){
  return _.prototype.filter.call(this,t,th);
 };
 ElementCollection.prototype.items=function(){
  return new ItemCollection(distinctItems('ElementCollection.items',this.elements),this.dom);
 };
 ElementCollection.prototype.select=function(w){
  replaceSelection(this.dom,whichElements(this.elements,w));
  return this;
 };
 ElementCollection.prototype.group=function(){
  if(this.elements.length>0)
   replaceElements(this.elements,groupElements(this.dom,this.elements));
  return this;
 };
 ElementCollection.prototype.duplicate=function(a){
  if(a===void 0){a=false;}
  checkBoolean('ElementCollection.duplicate','add',a);
  var o=withoutDuplicates(this.elements);
  var c=o.length>0?duplicateElements(this.dom,o):[];
  replaceElements(this.elements,a?this.elements.concat(c):c);
  return this;
 };
 ElementCollection.prototype.deleteElements=function(){
  deleteElements(this.dom,withoutDuplicates(this.elements));
  replaceElements(this.elements,[]);
  return this;
 };
 ElementCollection.prototype.move=function(x,y,r){
  if(r===void 0){r=false;}
  moveElements(this.elements,x,y,r);
  return this;
 };
 ElementCollection.prototype.rotate=function(a,c){
  rotateElements(withoutDuplicates(this.elements),a,c);
  return this;
 };
 ElementCollection.prototype.scale=function(x,y,c){
  if(x===void 0){x=1;}
  if(y===void 0){y=x;}
  scaleElements(withoutDuplicates(this.elements),x,y,c);
  return this;
 };
 ElementCollection.prototype.centerTransformPoint=function(s){
  if(s===void 0){s=true;}
  centerTransformPoints(this.elements,s);
  return this;
 };
 ElementCollection.prototype.resetTransform=function(){
  resetTransforms(this.elements);
  return this;
 };
 ElementCollection.prototype.attr=function(){
  var a=[];
  for(var _=0;_<arguments.length;_++){
   a[_]=arguments[_];
  }
  setAttributes('ElementCollection.attr',this,a);
  return this;
 };
 ElementCollection.prototype.rename=function(n,p,s,se){
  var a=[n,p,s,se];
  renameElements({method:'ElementCollection.rename',base:'clip',args:a,scope:this},this.elements);
  return this;
 };
 ElementCollection.prototype.orderBy=function(p,r){
  if(r===void 0){r=false;}
  checkBoolean('ElementCollection.orderBy','reverse',r);
  var i=ordered(this.elements,p,Math.random);
  restack(this.dom,this.elements,r?i.slice().reverse():i);
  replaceElements(this.elements,i);
  return this;
 };
 ElementCollection.prototype.align=function(t,to){
  if(t===void 0){t='center';}
  if(to===void 0){to=false;}
  alignElements(this.dom,withoutDuplicates(this.elements),t,to);
  return this;
 };
 ElementCollection.prototype.distribute=function(e,t){
  if(t===void 0){t=false;}
  distributeElements(this.dom,withoutDuplicates(this.elements),e,t);
  return this;
 };
 ElementCollection.prototype.space=function(d,g){
  spaceElements(this.dom,withoutDuplicates(this.elements),d,g);
  return this;
 };
 ElementCollection.prototype.match=function(d,t){
  if(t===void 0){t=true;}
  matchSizes(this.elements,matchedAxes(d),t);
  return this;
 };
 ElementCollection.prototype.toGrid=function(p,r){
  if(p===void 0){p=1;}
  if(r===void 0){r=0;}
  moveToGrid(this.elements,p,r);
  return this;
 };
 ElementCollection.prototype.layout=function(c,g,ga){
  if(g===void 0){g=0;}
  if(ga===void 0){ga=g;}
  layoutElements(withoutDuplicates(this.elements),c,g,ga);
  return this;
 };
 ElementCollection.prototype.randomize=function(){
  var _=this;
  var a=[];
  for(var _i=0;_i<arguments.length;_i++){
   a[_i]=arguments[_i];
  }
  var m='ElementCollection.randomize';
  var r=randomSource(m,a[typeof a[0]==='string'?2:1]);
  randomizeAll({method:m,collection:this,random:r},a,function(_a){
   var n=_a.name,v=_a.value;
   return setAttributes(m,_,[n,v]);
  });
  return this;
 };
 ElementCollection.prototype.children=function(f){
  return new ElementCollection(childrenOf(this.elements,f),this.dom);
 };
 ElementCollection.prototype.refresh=function(){
  this.dom.livePreview=true;
  return this;
 };
 ElementCollection.prototype.domain=function(){
  return DOMAIN;
 };
 return ElementCollection;
}(DocumentCollection));
siblings.ElementCollection=ElementCollection;
function withElements(c,e){
 c.elements=e;
 return c;
}
function found(l){
 return{lists:l,isDistinct:true};
}
function given(o){
 return{lists:[o],isDistinct:false};
}
function documentOf(s){
 if(!isCollection(s))
  return null;
 return s.dom||null;
}
var ELEMENT_SOURCES='an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance';
function elementsOfSource(s){
 if(isCollection(s))
  return given(checkElements(s.elements));
 if(isArray(s))
  return given(checkElements(s));
 switch(hostClassOf(s)){
  case'timeline':
   return found(elementsOfTimeline(s));
  case'layer':
   return found(elementsOfLayer(s));
  case'frame':
   return found([elementsOfFrame(s)]);
  case'item':
   return found(elementsOfTimeline(symbolTimeline(s)));
  default:
   return found(elementsOfInstance(s));
 }
}
function checkElements(v){
 for(var i=0;i<v.length;i++){
  if(hostClassOf(v[i])==='element')
   continue;
  throw new TypeError("$(): source must hold elements only, got ".concat(describeArgument(v[i])," at index ").concat(i));
 }
 return v;
}
function symbolTimeline(i){
 var t=timelineOf(i);
 if(t)
  return t;
 throw new TypeError("$(): source must be a symbol when it is an item, got ".concat(describeValue(i)));
}
function elementsOfInstance(e){
 var c=containerOf(e);
 return c===null||c===e?[[e]]:elementsInside(c);
}
function sortArguments(c,a,e){
 var s={};
 for(var i=0;i<a.length;i++){
  if(a[i]===undefined)
   continue;
  var sl=slotOf(a[i]);
  if(sl===null){
   var ar="".concat(c,"(): argument ").concat(i+1);
   throw new TypeError("".concat(ar," must be ").concat(e,", got ").concat(describeArgument(a[i])));
  }
  if(s[sl]!==undefined)
   throw new TypeError("".concat(c,"(): expected one ").concat(WORDS[sl],", got two"));
  s[sl]=a[i];
 }
 return s;
}
var WORDS={
 query:'query String',
 source:'source',
 document:'Document',
 debug:'Boolean'
};
function slotOf(v){
 if(typeof v==='string')
  return'query';
 if(typeof v==='boolean')
  return'debug';
 if(isArray(v)||isCollection(v))
  return'source';
 var k=hostClassOf(v);
 if(k==='document')
  return'document';
 return k===null?null:'source';
}
var EXPECTED$1="a query String, a source (".concat(ELEMENT_SOURCES,"), a Document or a Boolean");
var EXPECTED_BY_ALL='a query String, a Document or a Boolean';
function elementsFound(){
 var a=[];
 for(var _=0;_<arguments.length;_++){
  a[_]=arguments[_];
 }
 var _a=sortArguments('$',a,EXPECTED$1),q=_a.query,s=_a.source,g=_a.document,d=_a.debug;
 var doc=g||documentOf(s)||activeDocument('$');
 var c=found([]);
 if(s)
  c=elementsOfSource(s);
 else if(q!==undefined)
  c=found(currentElements(doc));
 return find('$',q,c,doc,d);
}
function allElementsFound(){
 var a=[];
 for(var _=0;_<arguments.length;_++){
  a[_]=arguments[_];
 }
 var _a=sortArguments('$.all',a,EXPECTED_BY_ALL),q=_a.query,s=_a.source,g=_a.document,d=_a.debug;
 if(s)
  throw new TypeError("$.all(): every argument must be ".concat(EXPECTED_BY_ALL,", got ").concat(describeArgument(s)));
 var doc=g||activeDocument('$.all');
 return find('$.all',q,found(allElements(doc)),doc,d);
}
function find(m,q,_,d,de){
 var l=_.lists,i=_.isDistinct;
 var o={caller:m+'()',document:d,isDistinct:i,explain:de?output:undefined};
 var e=q===undefined
  ?distinctObjects(flatten(l))
  :blameDeleted(m,l,function(){return selectElements(q,l,o);});
 return withElements(new ElementCollection([],d),e);
}
var $$1=elementsFound;
$$1.all=allElementsFound;
$$1.fn=ElementCollection.prototype;
var ITEM_SOURCES='an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element';
function itemsOfSource(s,l){
 if(isCollection(s))
  return given(itemsOfAll(s.elements));
 if(isArray(s))
  return given(itemsOfAll(s));
 if(hostClassOf(s)==='item'&&read(s,'itemType')==='folder'){
  return found([itemsBelow(String(read(s,'name')),l())]);
 }
 return given(itemsOfAll([s]));
}
function itemsOfAll(v){
 var i=[];
 for(var i1=0;i1<v.length;i1++){
  var k=hostClassOf(v[i1]);
  var it=k==='element'?itemOfElement(v[i1],i1):v[i1];
  if(k!=='item'&&k!=='element'){
   throw new TypeError("$$(): source must hold items or elements, got ".concat(describeArgument(v[i1])," at index ").concat(i1));
  }
  if(isObject(it))
   i.push(it);
 }
 return i;
}
function itemOfElement(e,i){
 try{
  return read(e,'libraryItem');
 }
 catch(er){
  throw failure('$$',i,e,er);
 }
}
function itemsBelow(f,i){
 var b=[];
 for(var i1=0;i1<i.length;i1++){
  if(isBelow(f,String(read(i[i1],'name'))))
   b.push(i[i1]);
 }
 return b;
}
var EXPECTED="a query String, a source (".concat(ITEM_SOURCES,"), a Document or a Boolean");
function itemsFound(){
 var _;
 var a=[];
 for(var _i=0;_i<arguments.length;_i++){
  a[_i]=arguments[_i];
 }
 var _b=sortArguments('$$',a,EXPECTED),q=_b.query,s=_b.source,g=_b.document,d=_b.debug;
 var doc=g||documentOf(s)||activeDocument('$$');
 var _c=found([]),l=_c.lists,i=_c.isDistinct;
 if(s)
  (_=itemsOfSource(s,function(){return doc.library.items;}),l=_.lists,i=_.isDistinct);
 else if(q!==undefined)
  l=[doc.library.items];
 var o={caller:'$$()',document:doc,isDistinct:i,explain:d?output:undefined};
 var it=q===undefined
  ?distinctObjects(flatten(l))
  :blameDeleted('$$',l,function(){return selectItems$1(q,l,o);});
 return withElements(new ItemCollection([],doc),it);
}
var $$=itemsFound;
$$.fn=ItemCollection.prototype;
var globals=Function('','return this')();
install(globals,{Collection:Collection,ElementCollection:ElementCollection,ItemCollection:ItemCollection,Selectors:Selectors,$:$$1,$$:$$});
})();
