// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
(function(){
function errorText(e){
var t=typeof e==="object"&&e!==null&&e.message;
return typeof t==="string"?t:String(e);
}
function isArray(e){
return e instanceof Array||Object.prototype.toString.call(e)==="[object Array]";
}
var e=/^Invalid JavaScript object\b/;
function isDeletedError(t){
return e.test(errorText(t));
}
function isDeleted(e){
try{
return typeof e.name!=="string";
}catch(t){
return true;
}
}
var t=/^NotImplemented\b/;
function read(e,r){
try{
return e[r];
}catch(n){
if(isDeletedError(n)||t.test(errorText(n)))throw n;
return undefined;
}
}
function readList(e,t){
return listOf(read(e,t));
}
function ask$1(e,t){
var r=read(e,t);
return typeof r==="function"&&Boolean(r.call(e));
}
function listOf(e){
return isObject(e)&&typeof e.length==="number"?e:[];
}
function isObject(e){
return typeof e==="object"&&e!==null;
}
function isShapeType(e){
return e==="shape"||e==="shapeObj";
}
function shapeTypeOf(e){
if(read(e,"isDrawingObject"))return"drawing object";
if(read(e,"isOvalObject"))return"oval";
if(read(e,"isRectangleObject"))return"rectangle";
return read(e,"isGroup")?"group":"shape";
}
function isGroup(e,t){
if(t===void 0){
t=read;
}
return Boolean(t(e,"isGroup"))&&!t(e,"isDrawingObject")&&!t(e,"isOvalObject")&&!t(e,"isRectangleObject");
}
var r=500;
function describeElement(e,t){
var r=e.name;
var n=t==="instance"?e.libraryItem:null;
var i=n?", "+String(n.name):"";
return(r?String(r)+" ":"")+"("+wordFor(e,t)+i+")";
}
function describeKeyframe(e,t){
return(e?String(e)+" ":"")+"(keyframe at frame "+(t+1)+")";
}
function layerWord(e){
return e==="folder"?"layer folder":e+" layer";
}
function wordFor(e,t){
if(t==="text")return String(e.textType)+" text";
if(t==="tlfText")return"TLF text";
if(t!=="instance")return shapeTypeOf(e);
var r=String(e.instanceType);
return r==="symbol"?String(e.symbolType):r;
}
function describeHostObject(e){
var t="elementType"in e?e.elementType:null;
if(typeof t==="string")return describeElement(e,t);
var r="itemType"in e?e.itemType:null;
if(typeof r==="string")return String(e.name)+" ("+r+")";
var n=e.startFrame;
if(typeof n==="number")return describeKeyframe(e.name,n);
var i=e.layerType;
return typeof i==="string"?String(e.name)+" ("+layerWord(i)+")":null;
}
function describeNamed(e){
var t=e.name;
return typeof t==="string"&&t!==""?t:String(e);
}
function escapeLineBreaks(e){
return e.replace(/\r/g,"\\r").replace(/\n/g,"\\n");
}
function quote$1(e){
if(e.length>r)return quote$1(e.substring(0,r))+"... ("+e.length+" characters)";
return'"'+escapeLineBreaks(e.replace(/\\/g,"\\\\").replace(/"/g,'\\"'))+'"';
}
function attempt(e){
try{
return escapeLineBreaks(e());
}catch(t){
return"("+escapeLineBreaks(errorText(t))+")";
}
}
function describeValue(e){
if(typeof e==="string")return quote$1(e);
if(!isObject(e)&&typeof e!=="function")return String(e);
return attempt(function(){
return describeHostObject(e)||describeNamed(e);
});
}
function describeArgument(e){
if(typeof e==="function")return"a Function";
if(isArray(e))return"an Array";
if(!isObject(e))return describeValue(e);
return attempt(function(){
return describeHostObject(e)||Object.prototype.toString.call(e);
});
}
function folderOf(e){
return e.substring(0,e.lastIndexOf("/"));
}
function leafOf(e){
return e.substring(e.lastIndexOf("/")+1);
}
function joinPath(e,t){
return e===""?t:e+"/"+t;
}
function trimSlashes(e){
return e.replace(/^\/+/,"").replace(/\/+$/,"");
}
function depthOf(e){
return e.split("/").length;
}
function ancestorsOf(e){
var t=[];
for(var r=e.indexOf("/");r>=0;r=e.indexOf("/",r+1)){
t.push(e.substring(0,r));
}
return t;
}
function isBelow(e,t){
return t.substring(0,e.length+1)===e+"/";
}
var n=[["element",["elementType"]],["item",["itemType"]],["document",["library","timelines"]],["timeline",["layers"]],["layer",["frames"]],["frame",["elements","startFrame"]]];
function hostClassOf(e){
if(!isObject(e))return null;
for(var t=0;t<n.length;t++)if(hasAll(e,n[t][1]))return n[t][0];
return null;
}
function isElement(e){
return hostClassOf(e)==="element";
}
function isItem(e){
return hostClassOf(e)==="item";
}
function isDocument(e){
return hostClassOf(e)==="document";
}
function hasAll(e,t){
for(var r=0;r<t.length;r++)if(!(t[r]in e))return false;
return true;
}
function readProperty(e,t){
return e===null||e===undefined?undefined:e[t];
}
function readLeniently(e,t){
return typeof e==="object"&&e!==null?read(e,t):readProperty(e,t);
}
function readPath(e,t,r,n){
if(r===void 0){
r=readProperty;
}
if(n===void 0){
n=0;
}
var i=e;
for(var a=n;a<t.length;a++)i=r(i,t[a]);
return i;
}
function pathReader(e,t){
if(t===void 0){
t=readProperty;
}
var r=e.split(".");
if(r.length===1)return function(r){
return t(r,e);
};
return function(e){
return readPath(e,r,t);
};
}
var i=["shortName","folder"];
function partOfPath(e,t){
return t==="folder"?folderOf(e):leafOf(e);
}
function isItemWord(e){
return e==="shortName"||e==="folder";
}
function itemFor(e){
var t=hostClassOf(e);
if(t==="item")return e;
var r=t==="element"?read(e,"libraryItem"):null;
return isObject(r)?r:null;
}
function readItemWord(e,t){
var r=itemFor(e);
if(!r)return undefined;
return partOfPath(r.name,t);
}
function readWordOr(e){
return function readWordOrMember(t,r){
var n=isItemWord(r)&&isObject(t)&&!(r in t);
return n?readItemWord(t,r):e(t,r);
};
}
function wordReader(e,t){
if(t===void 0){
t=readProperty;
}
var r=e.split(".");
for(var n=0;n<r.length;n++){
if(isItemWord(r[n]))return pathReader(e,readWordOr(t));
}
return pathReader(e,t);
}
function printedBy(e,t,r){
try{
e[t](r);
return true;
}catch(n){
return false;
}
}
function output(e){
if(typeof fl!=="undefined"&&printedBy(fl,"trace",e))return;
if(typeof $!=="undefined"&&printedBy($,"writeln",e))return;
if(typeof console!=="undefined"&&printedBy(console,"log",e))return;
if(typeof print==="function")printedBy({
log:print
},"log",e);
}
function wrongArgument(e,t,r,n){
return new TypeError(e+"(): "+t+" must be "+r+", got "+describeArgument(n));
}
function outOfRange(e,t,r,n){
return new RangeError(e+"(): "+t+" must be "+r+", got "+describeArgument(n));
}
function checkFunction(e,t,r){
if(typeof r!=="function")throw wrongArgument(e,t,"a Function",r);
}
function checkParams(e,t){
if(t!==undefined&&!isArray(t))throw wrongArgument(e,"params","an Array",t);
}
function checkName$1(e,t,r){
if(typeof r!=="string"||r==="")throw wrongArgument(e,t,"a non-empty String",r);
}
function checkOptionalNumber(e,t,r){
if(r!==undefined&&r!==null&&typeof r!=="number"){
throw wrongArgument(e,t,"a Number",r);
}
}
function checkNumber(e,t,r){
if(typeof r!=="number")throw wrongArgument(e,t,"a Number",r);
if(!isFinite(r))throw outOfRange(e,t,"a finite Number",r);
}
function checkWholeNumber(e,t,r){
if(typeof r!=="number")throw wrongArgument(e,t,"a Number",r);
if(!isFinite(r)||Math.floor(r)!==r)throw outOfRange(e,t,"a whole Number",r);
}
function checkBoolean(e,t,r){
if(typeof r!=="boolean")throw wrongArgument(e,t,"true or false",r);
}
var a=/[\u0080-\uFFFF]/;
function foldCase(e){
if(!a.test(e))return e.toLowerCase();
var t=[];
for(var r=0;r<e.length;r++)t.push(foldCharacter(e.charAt(r)));
return t.join("");
}
function foldCharacter(e){
var t=e.toUpperCase();
var r=(t.length===1?t:e).toLowerCase();
var n=r.charCodeAt(0)<128&&e.charCodeAt(0)>=128;
return n?e:r;
}
var o=/^[\u0000-jl-\u007F]*$/;
function equals$1(e,t){
if(!t)return function(t){
return t===e;
};
var r=e.length;
var n=foldCase(e);
return function(e){
return e.length===r&&foldCase(e)===n;
};
}
function beginsWith(e,t){
var r=e.length;
if(!t)return function(t){
return t.substring(0,r)===e;
};
var n=foldCase(e);
if(o.test(n))return function(e){
return e.substring(0,r).toLowerCase()===n;
};
return function(e){
return foldCase(e.substring(0,r))===n;
};
}
function endsWith(e,t){
var r=e.length;
if(!t)return function(t){
return t.substring(t.length-r)===e;
};
var n=foldCase(e);
return function(e){
return foldCase(e.substring(e.length-r))===n;
};
}
function contains(e){
return function(t){
return t.indexOf(e)>=0;
};
}
var s=/^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
var u=/^[+-]?\d+$/;
var l=9007199254740991;
function toNumber(e){
var t=e.charAt(0)==="-";
var r=Number(t||e.charAt(0)==="+"?e.substring(1):e);
return t?-r:r;
}
function readNumber(e){
if(!s.test(e))return null;
var t=toNumber(e);
return isFinite(t)?t+0:null;
}
function readWholeNumber(e){
if(!u.test(e))return null;
var t=toNumber(e);
return Math.abs(t)<=l?t+0:null;
}
var f=48;
var c=57;
function compileRanges(e){
return function matchesRanges(t){
var r=nowhere(t);
r[0]=true;
for(var n=0;n<e.length;n++){
var i=e[n];
if(i.type==="any")r=afterAny(r);
else if(i.type==="text")r=afterText(t,r,i.text);
else r=afterRange(t,r,i,isAny(e,n-1),isAny(e,n+1));
}
return r[t.length];
};
}
function compileNumber(e,t){
var r=null;
var n="";
var i="";
for(var a=0;a<e.length;a++){
var o=e[a];
if(o.type==="text"){
if(r)i+=o.text;
else n+=o.text;
}else if(r||o.type==="any")return null;
else r=o;
}
return r&&testOfNumber(n,r,i,t);
}
function testOfNumber(e,t,r,n){
var i=t.min,a=t.max;
var o=beginsWith(e,n);
var s=endsWith(r,n);
return function matchesNumber(t){
var n=t.length-r.length;
if(n<=e.length||!o(t)||(r!==""&&!s(t)))return false;
var u=t.substring(e.length,n);
var l=u.charAt(0)==="+"?null:readWholeNumber(u);
return l!==null&&l>=i&&l<=a;
};
}
function isAny(e,t){
return t>=0&&t<e.length&&e[t].type==="any";
}
function nowhere(e){
var t=[];
for(var r=0;r<=e.length;r++)t.push(false);
return t;
}
function afterAny(e){
var t=[];
var r=false;
for(var n=0;n<e.length;n++){
r=r||e[n];
t.push(r);
}
return t;
}
function afterText(e,t,r){
var n=nowhere(e);
for(var i=0;i<t.length;i++){
if(t[i]&&e.substring(i,i+r.length)===r)n[i+r.length]=true;
}
return n;
}
function afterRange(e,t,r,n,i){
var a=nowhere(e);
var o=r.min<=0&&r.max>=0;
var s=0;
var u=0;
function reach(t){
if(!i||!isDigit(e,t))a[t]=true;
}
for(var l=0;l<t.length;l++){
if(!t[l])continue;
var c=e.charAt(l)==="-";
var h=c?l+1:l;
if(!isDigit(e,h)||(n&&!c&&isDigit(e,l-1)))continue;
s=Math.max(s,h);
while(e.charAt(s)==="0")s++;
u=Math.max(u,h);
while(u<s){
u++;
if(o)reach(u);
}
var m=c?-r.max:r.min;
var p=c?-r.min:r.max;
var d=0;
for(var v=s;isDigit(e,v);v++){
d=d*10+e.charCodeAt(v)-f;
if(d>p)break;
if(d>=m)reach(v+1);
}
}
return a;
}
function isDigit(e,t){
var r=e.charCodeAt(t);
return r>=f&&r<=c;
}
function compilePattern(e,t){
var r=t.ignoreCase;
var n=compileNumber(e,r);
if(n)return n;
var i=literalsBetweenStars(e);
if(i&&i.length===1)return equals$1(i[0],r);
if(i&&i.length===2&&i[1]==="")return beginsWith(i[0],r);
if(!r)return i?compileStars(i):compileRanges(e);
return compileFolded(foldPattern(e));
}
function wildcard(e){
var t=[];
var r=0;
for(var n=e.indexOf("*");n>=0;n=e.indexOf("*",r)){
if(n>r)t.push({
type:"text",
text:e.substring(r,n)
});
if(t.length===0||t[t.length-1].type!=="any")t.push({
type:"any"
});
r=n+1;
}
if(r<e.length)t.push({
type:"text",
text:e.substring(r)
});
return t;
}
function foldPattern(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=e[r];
t.push(n.type==="text"?{
type:"text",
text:foldCase(n.text)
}:n);
}
return t;
}
function compileFolded(e){
var t=compilePattern(e,{
ignoreCase:false
});
return function(e){
return t(foldCase(e));
};
}
function literalsBetweenStars(e){
var t=[""];
for(var r=0;r<e.length;r++){
var n=e[r];
if(n.type==="range")return null;
if(n.type==="any")t.push("");
else t[t.length-1]+=n.text;
}
return t;
}
function compileStars(e){
var t=e.length-1;
var r=e[0];
var n=e[t];
return function matchesStars(i){
var a=i.length-n.length;
if(i.substring(0,r.length)!==r||i.substring(a)!==n)return false;
var o=r.length;
for(var s=1;s<t;s++){
var u=i.indexOf(e[s],o);
if(u<0)return false;
o=u+e[s].length;
}
return o<=a;
};
}
var h="Collection.documents";
function namesIn(e,t){
return FLfile.listFolder(e,t).sort();
}
function findDocuments(e,t){
checkName$1(h,"folder",e);
checkName$1(h,"pattern",t);
var r=e.replace(/\/+$/,"");
if(!FLfile.exists(r))throw new Error(h+'(): there is no folder "'+r+'"; write it as a URI, file:///\u2026');
var n=compilePattern(wildcard(t),{
ignoreCase:true
});
var i=[];
var a=[""];
for(var o=a.shift();o!==undefined;o=a.shift()){
var s=namesIn(r+"/"+o,"files");
for(var u=0;u<s.length;u++)if(n(o+s[u]))i.push(r+"/"+o+s[u]);
var l=namesIn(r+"/"+o,"directories");
for(var u=0;u<l.length;u++)a.push(o+l[u]+"/");
}
return i;
}
var m=function(){
function DocumentBatch(e){
this.uris=e;
this.results=[];
this.errors=[];
}
DocumentBatch.prototype.each=function(e,t){
var r=t&&t.save!==undefined?t.save:false;
checkFunction("DocumentBatch.each","callback",e);
checkBoolean("DocumentBatch.each","save",r);
this.results=[];
this.errors=[];
var n=fl.getDocumentDOM();
for(var i=0;i<this.uris.length;i++)this.add(workOn(this.uris[i],i,e,r));
if(n&&fl.getDocumentDOM()!==n)fl.setActiveWindow(n);
return this;
};
DocumentBatch.prototype.report=function(){
var e=[];
for(var t=0;t<this.results.length;t++){
var r=this.results[t],n=r.uri,i=r.value,a=r.error;
var o=a===null?(i===undefined?"done":String(i)):"failed: "+errorText(a);
e.push(n+": "+o);
}
var s=e.length;
e.push(s+(s===1?" document, ":" documents, ")+this.errors.length+" failed");
return e.join("\n");
};
DocumentBatch.prototype.add=function(e){
this.results.push(e);
if(e.error!==null)this.errors.push(e);
};
return DocumentBatch;
}();
function openDocument(e){
var t=fl.documents;
for(var r=0;r<t.length;r++)if(t[r].pathURI===e)return t[r];
return null;
}
function workOn(e,t,r,n){
var i={
uri:e,
value:undefined,
error:null
};
var a=null;
try{
var o=openDocument(e);
if(o)fl.setActiveWindow(o);
else o=a=fl.openDocument(e);
if(!o)throw new Error("Animate refused to open it");
i.value=r(o,t);
if(n&&!fl.saveDocument(o,e))throw new Error("Animate refused to save it");
}catch(s){
i.error=s===null||s===undefined?new Error("thrown: "+String(s)):s;
}
try{
if(a)fl.closeDocument(a,false);
}catch(s){
if(i.error===null)i.error=s;
}
return i;
}
function documentsIn(e,t){
return new m(findDocuments(e,t));
}
function failure(e,t,r,n,i,a){
if(i===void 0){
i="";
}
if(a===void 0){
a="";
}
var o=e+"(): ";
var s=errorText(n);
var u=s.indexOf(o)===0?s.substring(o.length):s;
var l=o+"element "+t+", "+describeValue(r)+i+": "+u+a;
return caused(n instanceof TypeError?new TypeError(l):new Error(l),n);
}
function caused(e,t){
e.cause=t;
return e;
}
var p="about bp build buildDate colorPicker decimalPoint engineName error evalFile fileName flags gc getenv global hiresTimer includePath level line locale localize memCache os screens setenv sleep stack strict toString version write writeln";
var d={};
function memberNames(e){
var t=[];
var r={};
function add(e){
var n=e in d||/^(__.*__|prototype|reflect)$/.test(e);
if(r["$"+e]||(n&&e!=="toString"))return;
r["$"+e]=true;
t.push(e);
}
addEnumerable(e,add);
addReflected(e,add);
addOwn(e,add);
var n=p.split(" ");
for(var i=0;i<n.length;i++)if(n[i]in e)add(n[i]);
return t;
}
function addEnumerable(e,t){
for(var r in e)if(typeof r==="string")t(r);
}
function addReflected(e,t){
var r;
try{
var n=e.reflect;
var i=[n.properties,n.methods];
for(var a=0;a<i.length;a++){
var o=(r=i[a])!==null&&r!==void 0?r:[];
for(var s=0;s<o.length;s++)t(String(o[s].name));
}
}catch(u){}
}
function addOwn(e,t){
var r=Object,n=r.getOwnPropertyNames,i=r.getPrototypeOf;
if(!n||!i)return;
var a=typeof e==="function";
for(var o=e;o&&i(o);o=i(o)){
var s=n(o);
for(var u=0;u<s.length;u++)if(!a||!(s[u]in addOwn))t(s[u]);
}
}
var v=3;
var y=64;
function nearest(e,t){
if(e.length>y)return null;
var r=foldCase(e);
var n=null;
var i=Math.min(3,Math.max(1,Math.floor(e.length/3)))+1;
for(var a=0;a<t.length;a++){
var o=editDistance(r,foldCase(t[a]),i);
if(o<i){
i=o;
n=t[a];
}
}
return n===null?shortestWithPrefix(r,t):n;
}
function suggest(e,t){
var r=nearest(e,t);
return r===null?"there are ".concat(t.join(", ")):'did you mean "'.concat(r,'"?');
}
function shortestWithPrefix(e,t){
if(e.length<v)return null;
var r=null;
for(var n=0;n<t.length;n++){
var i=foldCase(t[n].substring(0,e.length))===e;
if(i&&(r===null||t[n].length<r.length))r=t[n];
}
return r;
}
function editDistance(e,t,r){
var n=[];
var i=[];
for(var a=0;a<=t.length;a++)i.push(a);
for(var o=1;o<=e.length;o++){
var s=[o];
var u=e.charAt(o-1);
for(var a=1;a<=t.length;a++){
var l=t.charAt(a-1);
var f=Math.min(i[a]+1,s[a-1]+1,i[a-1]+(u===l?0:1));
var c=u===t.charAt(a-2)&&l===e.charAt(o-2);
if(c)f=Math.min(f,n[a-2]+1);
s.push(f);
}
n=i;
i=s;
}
return Math.min(i[t.length],r);
}
function hasMember(e,t){
return e!==null&&e!==undefined&&t in Object(e);
}
function noMember(e,t,r,n){
var i='it has no "'+r+t+'"';
if(e===null||e===undefined)return new TypeError(i);
var a=nearest(t,memberNames(Object(e)).concat(n));
if(a!==null)return new TypeError(i+' (did you mean "'+r+a+'"?)');
return new TypeError(i+(r===""?"; what is your own is set by each":""));
}
function checkMembers(e,t,r,n){
var i=r.split(".");
var a=i.length===1;
var o=0;
try{
for(;o<t.length;o++){
if(!a||!hasMember(t[o],r))checkLinks(t[o],i,n);
}
}catch(s){
throw failure(e,o,t[o],s);
}
}
function checkLinks(e,t,r){
var n=e;
var i="";
for(var a=0;a<t.length;a++){
if(a>0){
n=readProperty(n,t[a-1]);
i+=t[a-1]+".";
}
if(!hasMember(n,t[a]))throw noMember(n,t[a],i,r);
}
}
function checkPath(e,t,r){
if(r.indexOf(".")>=0)checkMembers(e,t,r,[]);
}
function trySet(e,t,r){
try{
e[t]=r;
}catch(n){}
}
function setAtPath(e,t,r){
var n=t.length-1;
var i=[e];
for(var a=0;a<n;a++)i.push(readProperty(i[a],t[a]));
var o=i[n];
var s=o[t[n]];
o[t[n]]=r;
if(s===r)return;
for(var a=n-1;a>=0;a--){
if(isSet(e,t,s))return;
trySet(i[a],t[a],i[a+1]);
}
if(!isSet(e,t,s))throw new Error('the host keeps "'+t.join(".")+'" as it is');
}
function isSet(e,t,r){
var n=e;
for(var i=0;i<t.length;i++)n=readProperty(n,t[i]);
return n!==r;
}
function hasOwn(e,t){
return Object.prototype.hasOwnProperty.call(e,t);
}
function ownNames(e){
var t=[];
for(var r in e)if(hasOwn(e,r))t.push(r);
return t;
}
function attribute$1(e,t,r){
checkName$1(e,"name",t);
if(r!==undefined)return{
name:t,
value:r
};
throw new TypeError(e+'(): no value was given for "'+t+'"; to read it, use pluck');
}
function attributesOf(e,t){
var r=t[0];
if(typeof r!=="object"||r===null)return[attribute$1(e,r,t[1])];
if(isArray(r))throw wrongArgument(e,"the first argument","a name or an Object of values",r);
var n=[];
var i=ownNames(r);
for(var a=0;a<i.length;a++){
n.push(attribute$1(e,i[a],r[i[a]]));
}
return n;
}
function settingOf(e,t){
var r=e.name,n=e.value;
var i=typeof n!=="function";
return{
attribute:{
name:r,
value:i&&t.read?t.read(n):n
},
setter:t
};
}
function setToValue(e,t,r){
var n=r.attribute,i=r.setter;
var a=n.name,o=n.value;
var s=i.set;
if(i.setAll){
i.setAll(o);
return;
}
var u=0;
try{
for(;u<t.length;u++){
if(s)s(t[u],o,u);
else t[u][a]=o;
}
}catch(l){
throw failure(e,u,t[u],l);
}
}
function setToResults(e,t,r,n){
var i=r.attribute,a=r.setter,o=a.read,s=a.set;
var u=i.name;
var l=i.value;
var f=t.length;
var c;
var h="call";
var m=0;
try{
for(;m<t.length;m++){
c=t[m];
h="call";
var p=l.call(n,c,m,t);
var d=p;
if(o){
h="read";
d=o(p);
}
h="set";
if(s)s(c,d,m);
else c[u]=d;
}
}catch(y){
if(h==="call")throw y;
var v=h==="read"?'; "'+u+'" was set on '+m+" of "+f:"";
throw failure(e,m,c,y,"",v);
}
}
function apply$1(e,t,r,n){
var i=r.setter.around;
if(typeof r.attribute.value!=="function")setToValue(e,t,r);
else if(i)i(function(){
return setToResults(e,t,r,n);
});
else setToResults(e,t,r,n);
}
function setEach(e,t,r,n,i){
apply$1(e,t,settingOf(r,n),i);
}
function setAttributes(e,t,r,n){
var i=attributesOf(e,r);
var a=[];
for(var o=0;o<i.length;o++){
a.push(settingOf(i[o],n(i[o].name)));
}
for(var o=0;o<a.length;o++)apply$1(e,t.elements,a[o],t);
}
function memberSetter(e){
var t=e.split(".");
if(t.length===1)return{};
return{
set:function(e,r){
return setAtPath(e,t,r);
}
};
}
function isRegExp(e){
return Object.prototype.toString.call(e)==="[object RegExp]";
}
function regExpTest(e){
var t=new RegExp(e.source,flagsOf(e));
return function matchesRegExp(e){
t.lastIndex=0;
return t.test(e);
};
}
function flagsOf(e){
var t=e,r=t.flags,n=t.ignoreCase,i=t.multiline,a=t.sticky;
if(typeof r==="string")return r;
return(n?"i":"")+(i?"m":"")+(a?"y":"");
}
function valueTest(e){
var t=textTest(e);
if(!t)return function(t){
return t===e;
};
return function(e){
return e!==null&&e!==undefined&&t(String(e));
};
}
function textTest(e){
if(isRegExp(e))return regExpTest(e);
if(typeof e!=="string"||e.indexOf("*")<0)return null;
return compilePattern(wildcard(e),{
ignoreCase:false
});
}
function findByProperty(e,t,r,n,i){
if(i===void 0){
i=true;
}
var a=valueTest(r);
var o=[];
var s=0;
var u=0;
try{
for(;u<t.length;u++){
var l=t[u];
var f=l!==null&&l!==undefined&&a(l[n]);
if(f===i)o[s++]=l;
}
}catch(c){
throw failure(e,u,t[u],c);
}
return o;
}
function toInteger(e){
var t=Number(e);
return(t<0?Math.ceil(t):Math.floor(t))||0;
}
function indexOf(e,t,r){
var n=toInteger(r);
for(var i=n<0?Math.max(e.length+n,0):n;i<e.length;i++){
if(e[i]===t)return i;
}
return-1;
}
function forEach(e,t,r){
var n=0;
try{
for(;n<t.length;n++)r(t[n],n);
}catch(i){
throw failure(e,n,t[n],i);
}
}
function invokeOnEach(e,t,r,n){
var i=[];
forEach(e,t,function findMethod(e,t){
var n=readProperty(e,r);
if(typeof n!=="function")throw new TypeError('it has no method "'+r+'"');
i[t]=n;
});
var a=t.slice();
for(var o=0;o<a.length;o++){
try{
i[o].apply(a[o],n);
}catch(s){
throw failure(e,o,a[o],s);
}
}
}
function padLeft(e,t,r){
if(r===void 0){
r=" ";
}
var n=e;
while(n.length<t)n=r+n;
return n;
}
function listing(e,t){
var r=t.length;
var n=String(r-1).length;
var i=[e+": "+r+(r===1?" element":" elements")];
for(var a=0;a<r;a++)i.push("  "+padLeft(String(a),n)+": "+t[a]);
return i.join("\n");
}
function describeAll(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(t(e[n]).replace(/\r\n?|\n/g," "));
return r;
}
var g=["name","x","y","elementType","width","height","depth","startFrame","duration","color"];
var b=8;
var w=4;
var O=function(){
function BucketMap(){
this.entries=[];
this.next=0;
this.sorted=0;
this.root=newBucket(0);
this.missed=null;
this.missedIn=this.root;
}
BucketMap.prototype.get=function(e){
var t=this.nearby(e)||this.inBucket(e);
if(!t)return undefined;
this.next=t.index+1;
return t.value;
};
BucketMap.prototype.set=function(e,t){
var r=this.entries;
var n=this.missed===e&&this.sorted===r.length;
var i={
key:e,
value:t,
index:r.length
};
r.push(i);
if(!n)return;
this.sorted++;
this.put(i,this.missedIn);
};
BucketMap.prototype.endsBefore=function(e){
var t=this,r=t.next,n=t.entries;
return r===n.length&&(r===0||n[r-1].key!==e);
};
BucketMap.prototype.count=function(){
return this.entries.length;
};
BucketMap.prototype.nearby=function(e){
var t=this,r=t.entries,n=t.next;
var i=Math.min(n+w,r.length);
for(var a=Math.max(n-1,0);a<i;a++)if(r[a].key===e)return r[a];
return null;
};
BucketMap.prototype.inBucket=function(e){
var t=this.entries;
for(;this.sorted<t.length;this.sorted++){
this.put(t[this.sorted],this.bucketOf(t[this.sorted].key));
}
var r=this.bucketOf(e);
var n=entryOf(r,e);
if(!n){
this.missed=e;
this.missedIn=r;
}
return n;
};
BucketMap.prototype.bucketOf=function(e){
var t=this.root;
while(t.divided)t=this.childFor(t,e);
return t;
};
BucketMap.prototype.put=function(e,t){
var r=t.entries;
r.push(e);
if(r.length<=b||t.depth>=g.length+(this.whereOf?1:0))return;
t.divided={};
for(var n=0;n<r.length;n++)this.childFor(t,r[n].key).entries.push(r[n]);
t.entries=[];
};
BucketMap.prototype.childFor=function(e,t){
var r=e.divided,n=e.depth;
var i=this.whereOf;
var a=n===g.length&&i?"#"+String(i(t)):labelOf(t,g[n]);
var o=r;
if(!hasOwn(o,a))o[a]=newBucket(n+1);
return o[a];
};
return BucketMap;
}();
function newBucket(e){
return{
depth:e,
entries:[],
next:0,
divided:null
};
}
function entryOf(e,t){
var r=e.entries;
var n=e.next;
for(var i=r.length;i>0;i--,n++){
if(n>=r.length)n=0;
if(r[n].key!==t)continue;
e.next=n+1;
return r[n];
}
return null;
}
function labelOf(e,t){
try{
var r=e[t];
return typeof r+(isObject(r)||typeof r==="function"?"":String(r));
}catch(n){
return"!";
}
}
var x=typeof Map==="function"?Map:O;
function keyOf(e){
return typeof e+String(e);
}
function isTold(e){
return isObject(e)||typeof e==="function";
}
var k=keyOf(NaN);
var C=function(){
function IdentitySet(e){
this.plain={};
this.objects=new x;
if(e)this.objects.whereOf=e;
}
IdentitySet.of=function(e,t){
var r=new IdentitySet(t);
for(var n=0;n<e.length;n++){
if(isTold(e[n]))r.objects.set(e[n],true);
else r.add(e[n]);
}
return r;
};
IdentitySet.prototype.add=function(e){
if(isTold(e)){
if(this.objects.get(e))return false;
this.objects.set(e,true);
return true;
}
var t=keyOf(e);
if(hasOwn(this.plain,t))return false;
if(t!==k)this.plain[t]=true;
return true;
};
IdentitySet.prototype.has=function(e){
if(isTold(e))return this.objects.get(e)===true;
return hasOwn(this.plain,keyOf(e));
};
return IdentitySet;
}();
function keyframesOf(e){
var t=[];
forEachSpan(e,function(e){
return t.push(e);
});
return t;
}
function forEachSpan(e,t){
var r=readList(e,"frames");
var n=0;
while(n<r.length){
var i=endOfSpan(r,n);
t(r[n],n,i);
n=i;
}
}
function endOfSpan(e,t){
var r=e[t];
var n=Number(read(r,"duration"));
var i=t+1;
if(e[t+n-1]===r)i=t+n;
while(i<e.length&&e[i]===r)i++;
return i;
}
function keyframesOfTimeline(e){
return flatten(listsOf(readList(e,"layers"),keyframesOf));
}
function layersOf(e){
return readList(e,"layers");
}
function timelineLocations(e){
var t=[];
var r=e.timelines;
for(var n=0;n<r.length;n++){
t.push({
timeline:r[n],
scene:n,
item:null
});
}
var i=e.library.items;
for(var a=0;a<i.length;a++){
var o=timelineOf(i[a]);
if(o)t.push({
timeline:o,
scene:0,
item:i[a]
});
}
return t;
}
function allTimelines(e){
return listsOf(timelineLocations(e),function(e){
var t=e.timeline;
return t;
});
}
function listsOfTimelines(e,t){
return listsOf(allTimelines(e),t);
}
function elementsOfFrame(e){
return readList(e,"elements");
}
function elementsOfLayer(e){
return listsOf(keyframesOf(e),elementsOfFrame);
}
function elementsOfTimeline(e){
return listsOf(keyframesOfTimeline(e),elementsOfFrame);
}
function elementsOfLayerAt(e,t){
var r=readList(e,"frames");
return t<r.length?elementsOfFrame(r[t]):[];
}
function elementsAt(e,t){
return listsOf(readList(e,"layers"),function(e){
return elementsOfLayerAt(e,t);
});
}
function currentElements(e){
var t=e.getTimeline();
var r=t.currentFrame;
return listsOf(readList(t,"layers"),function elementsAtPlayhead(e){
return read(e,"locked")?[]:elementsOfLayerAt(e,r);
});
}
function elementsAtPlayhead(e){
var t=e.getTimeline();
return flatten(elementsAt(t,t.currentFrame));
}
function allElements(e){
return flatten(listsOfTimelines(e,elementsOfTimeline));
}
function timelineOf(e){
return read(e,"timeline")||null;
}
function listsOf(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(t(e[n]));
return r;
}
function flatten(e){
var t=[];
var r=0;
for(var n=0;n<e.length;n++){
var i=e[n];
var a=i.length;
for(var o=0;o<a;o++)t[r++]=i[o];
}
return t;
}
function containerOf(e){
if(isGroup(e))return e;
var t=read(e,"libraryItem");
return isObject(t)&&timelineOf(t)?t:null;
}
function membersOf$1(e){
return isGroup(e)?readList(e,"members"):[];
}
function elementsInside(e,t){
var r=timelineOf(e);
if(!r)return[readList(e,"members")];
return t===undefined?elementsOfTimeline(r):elementsAt(r,t);
}
function layerOfElement(e){
var t=read(e,"layer");
return isObject(t)?t:null;
}
function keyframeFinder(e){
var t=new x;
var r=new C(e);
return function keyframeHolding(e){
var n=layerOfElement(e);
if(n===null)return null;
if(r.add(n))noteElements(n,t);
return t.get(e)||null;
};
}
function noteElements(e,t){
var r=keyframesOf(e);
for(var n=0;n<r.length;n++){
var i=elementsOfFrame(r[n]).slice(0);
for(var a=0;a<i.length;a++){
t.set(i[a],r[n]);
var o=membersOf$1(i[a]);
for(var s=0;s<o.length;s++)i.push(o[s]);
}
}
}
var E=function(){
function Locations(e){
var t=this;
this.document=e;
this.layers=new x;
this.frames=new x;
this.lists=[];
this.seenLayers=0;
this.seenFrames=0;
this.spans=0;
this.waiting=[];
this.next=0;
this.whereOf=function(e){
var r=hostClassOf(e);
var n=r==="element"?t.keyframeOf(e):e;
var i=n&&(r==="layer"?t.ofLayer(n):t.spanOf(n));
return i&&i.number;
};
this.keyframeOf=keyframeFinder(this.whereOf);
}
Locations.prototype.ofLayer=function(e){
var t=this;
return find(this.layers,e,function(){
return t.seeNext();
});
};
Locations.prototype.ofFrame=function(e){
var t=this.spanOf(e);
return t&&t.place;
};
Locations.prototype.spanOf=function(e){
var t=this;
return find(this.frames,e,function(){
return t.noteNext();
});
};
Locations.prototype.seeNext=function(){
var e=this.waiting;
var t=this.next++;
if(t===0)e.push(currentPlace(this.document));
if(t===1)addOthers(e,this.document);
if(t>=e.length)return false;
var r=e[t],n=r.timeline,i=r.scene,a=r.item;
var o=readList(n,"layers");
var s=[];
for(var u=0;u<o.length;u++){
var l=this.seenLayers++;
var f={
layer:o[u],
timeline:n,
scene:i,
item:a,
index:u,
number:l,
timelineNumber:t
};
s.push(f);
this.layers.set(o[u],f);
}
this.lists.push(s);
return true;
};
Locations.prototype.noteNext=function(){
var e=this;
if(this.seenFrames===this.lists.length&&!this.seeNext())return false;
var t=this.lists[this.seenFrames++];
var _loop_1=function(r){
var n=t[r];
forEachSpan(n.layer,function(t,r,i){
return e.frames.set(t,{
place:n,
start:r,
end:i,
number:e.spans++
});
});
};
for(var r=0;r<t.length;r++){
_loop_1(r);
}
return true;
};
return Locations;
}();
function find(e,t,r){
var n=e instanceof O?e:null;
if(n&&n.endsBefore(t))r();
for(;;){
var i=e.get(t);
if(i)return i;
var a=n?n.count():0;
if(!r())return null;
while(n&&n.count()<2*a&&r());
}
}
function currentPlace(e){
var t=e.getTimeline();
return{
timeline:t,
scene:e.currentTimeline,
item:t.libraryItem||null
};
}
function addOthers(e,t){
var r=e[0].timeline;
var n=timelineLocations(t);
for(var i=0;i<n.length;i++)if(n[i].timeline!==r)e.push(n[i]);
}
function distinctOf(e,t){
var r=new C(t&&new E(t).whereOf);
var n=[];
var i=0;
for(var a=0;a<e.length;a++)if(r.add(e[a]))n[i++]=e[a];
return n;
}
function isDistinct(e){
var t=e.elements,r=e.onceEach;
return r!==undefined&&isPart(t,r);
}
function isPart(e,t){
var r=0;
for(var n=0;n<e.length;n++,r++){
while(r<t.length&&t[r]!==e[n])r++;
if(r>=t.length)return false;
}
return true;
}
function withoutDuplicates(e){
if(isDistinct(e))return e.elements.slice(0);
var t=distinctOf(e.elements,e.dom);
e.onceEach=t;
return t.slice(0);
}
function isCollection(e){
if(typeof e!=="object"||e===null)return false;
var t=e;
return typeof t.reach==="function"&&isArray(t.elements);
}
function gather(e){
if(e===undefined||e===null)return[];
var t=isCollection(e)?e.elements:e;
return isArray(t)?Array.prototype.slice.call(t,0):[t];
}
function gatherArguments(e){
return e.length>1?gather(e):gather(e[0]);
}
function includes(e,t){
for(var r=0;r<e.length;r++)if(e[r]===t)return true;
return false;
}
function selectWhere(e,t){
var r=[];
var n=0;
for(var i=0;i<e.length;i++){
var a=e[i];
if(t(a,i))r[n++]=a;
}
return r;
}
var T="Collection.remove";
function withoutListed(e,t){
var r=e.elements;
var n=isPart(t,r)&&isDistinct(e)?null:C.of(t);
var i=[];
var a=0;
for(var o=0;o<r.length;o++){
if(a<t.length&&r[o]===t[a])a++;
else if(!n||!n.has(r[o]))i[i.length]=r[o];
}
return i;
}
function withoutPositions(e,t,r){
checkWholeNumber(T,"start",t);
checkWholeNumber(T,"count",r);
if(r<0)throw outOfRange(T,"count","0 or more",r);
var n=e.slice();
n.splice(t,r);
return n;
}
function withoutMatches(e,t,r){
checkName$1(T,"property",r);
return findByProperty(T,e,t,r,false);
}
function isIncluded(e,t){
return(isObject(t)||typeof t==="function")&&includes(e,t);
}
function withoutRemoved(e,t){
var r=e.elements;
var n=t[0];
var i=t[1];
var a=i===undefined;
if(a&&n===undefined){
throw wrongArgument(T,"the first argument","elements, a position or a value to look for",n);
}
if(isArray(n))return withoutListed(e,n);
if(isCollection(n))return withoutListed(e,n.elements);
if(typeof n==="number"&&typeof i!=="string"){
return withoutPositions(r,n,a?1:i);
}
if(a&&isIncluded(r,n))return selectWhere(r,function(e){
return e!==n;
});
return withoutMatches(r,n,a?"name":i);
}
var S=" \t\n\r\f\x0B\u00A0\u2028\u2029\ufeff";
function isBlank(e){
return e!==""&&S.indexOf(e)>=0;
}
function trim(e){
var t=0;
var r=e.length;
while(isBlank(e.charAt(t)))t++;
while(r>t&&isBlank(e.charAt(r-1)))r--;
return e.substring(t,r);
}
function csvRow(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=/[",\r\n]|^\s|\s$/.test(e[r]);
t.push(n?'"'+e[r].split('"').join('""')+'"':e[r]);
}
return t.join(",");
}
var I={
'"':'\\"',
"\\":"\\\\",
"\b":"\\b",
"\t":"\\t",
"\n":"\\n",
"\f":"\\f",
"\r":"\\r"
};
function escaped(e){
return I[e]||"\\u"+("000"+e.charCodeAt(0).toString(16)).slice(-4);
}
function quoteJson(e){
return'"'+e.replace(/["\\\u0000-\u001F\u2028\u2029]/g,escaped)+'"';
}
function fieldsOf(e,t){
var r=typeof t==="string"?t.split(","):t;
var n=[];
for(var i=0;isArray(r)&&i<r.length;i++){
n.push(typeof r[i]==="string"?trim(r[i]):"");
}
if(n.length>0&&!includes(n,""))return n;
throw wrongArgument(e,"fields",'names such as ["name", "libraryItem.name"]',t);
}
function checkField(e,t,r,n){
var a=r.split(".")[0];
if(isItemWord(a)||t.length===0)return;
for(var o=0;o<t.length;o++)if(hasMember(t[o],a))return;
if(n(a)(t[0])!==undefined)return;
checkMembers(e,[t[0]],a,i);
}
function rowsOf(e,t,r,n,i){
var a=[];
for(var o=0;o<r.length;o++){
checkField(e,t,r[o],n);
a.push(n(r[o]));
}
var s=[];
forEach(e,t,function readRow(e){
var t=[];
for(var r=0;r<a.length;r++)t.push(i(a[r](e)));
s.push(t);
});
return s;
}
function plain(e){
if(!isObject(e)||isArray(e))return e;
var t=e.name;
return typeof t==="string"?t:String(e);
}
function jsonOf(e){
if(isArray(e)){
var t=[];
for(var r=0;r<e.length;r++)t.push(jsonOf(e[r]));
return"["+t.join(",")+"]";
}
var n=plain(e);
if(typeof n==="boolean"||(typeof n==="number"&&isFinite(n)))return String(n);
return typeof n==="string"?quoteJson(n):"null";
}
function cellOf(e){
if(e===undefined||e===null)return"";
return isArray(e)?jsonOf(e):String(plain(e));
}
function harmlessCellOf(e){
var t=cellOf(e);
return typeof plain(e)==="string"&&/^[=+\-@\t\r\n]/.test(t)?"'"+t:t;
}
function checkOptions(e,t){
if(t===undefined)return;
if(!isObject(t)||isArray(t))throw wrongArgument(e,"options","an object",t);
for(var r in t){
if(r!=="escapeFormulas")throw wrongArgument(e,"options","an object with escapeFormulas",t);
}
var n=t.escapeFormulas;
if(n!==undefined&&typeof n!=="boolean")throw wrongArgument(e,"escapeFormulas","a Boolean",n);
}
function jsonRows(e,t,r,n){
var i=fieldsOf(e,r);
var a=rowsOf(e,t,i,n,jsonOf);
var o=[];
for(var s=0;s<a.length;s++){
var u=[];
for(var l=0;l<i.length;l++)u.push(quoteJson(i[l])+":"+a[s][l]);
o.push("{"+u.join(",")+"}");
}
return o.length===0?"[]":"[\n"+o.join(",\n")+"\n]";
}
function csvRows(e,t,r,n,i){
checkOptions(e,i);
var a=fieldsOf(e,r);
var o=i&&i.escapeFormulas?harmlessCellOf:cellOf;
var s=rowsOf(e,t,a,n,o);
var u=csvRow(a)+"\n";
for(var l=0;l<s.length;l++)u+=csvRow(s[l])+"\n";
return u;
}
function merge(e,t,r,n,i,a){
var o=r;
var s=n;
for(var u=r;u<i;u++){
var l=o>=n||(s<i&&a(e[o],e[s])>0);
t[u]=l?e[s++]:e[o++];
}
}
function stableSort(e,t){
var r=e.slice();
var n=e.slice();
for(var i=1;i<e.length;i*=2){
for(var a=0;a<e.length;a+=2*i){
var o=Math.min(a+i,e.length);
merge(r,n,a,o,Math.min(a+2*i,e.length),t);
}
var s=n;
n=r;
r=s;
}
return r;
}
var A=0;
var F=1;
var L=2;
var N=3;
var P=4;
function rankOf(e,t,r){
if(typeof r==="number"){
return{
element:e,
index:t,
rank:isNaN(r)?F:A,
value:r,
folded:r
};
}
if(typeof r==="string")return{
element:e,
index:t,
rank:L,
value:r,
folded:foldCase(r)
};
return{
element:e,
index:t,
rank:r===undefined?P:N,
value:0,
folded:0
};
}
function compareRanked(e,t){
if(e.rank!==t.rank)return e.rank-t.rank;
if(e.folded!==t.folded)return e.folded<t.folded?-1:1;
if(e.value!==t.value)return e.value<t.value?-1:1;
return e.index-t.index;
}
function naturalValue(e){
if(typeof e!=="object"||e===null)return e;
var t=e.name;
return typeof t==="string"||typeof t==="number"?t:e;
}
function elementsOf(e){
var t=[];
for(var r=0;r<e.length;r++)t[r]=e[r].element;
return t;
}
function rankByValue(e,t,r){
var n=[];
forEach(e,t,function rankElement(e,t){
n[t]=rankOf(e,t,r(e));
});
return n.sort(compareRanked);
}
function sortByValue(e,t,r){
return elementsOf(rankByValue(e,t,r));
}
function sortByComparison(e,t){
var r=[];
var n=[];
for(var i=0;i<e.length;i++)(e[i]===undefined?n:r).push(e[i]);
return stableSort(r,t).concat(n);
}
function sorted(e,t,r,n){
if(n===void 0){
n=wordReader;
}
if(r===undefined)return sortByValue(e,t,naturalValue);
if(typeof r==="function")return sortByComparison(t,r);
if(typeof r!=="string"||r===""){
throw wrongArgument(e,"compare","a Function or the name of a property",r);
}
return sortByValue(e,t,n(r));
}
var j=/\[native code\]/;
function nativeMethod(e){
var t=Array.prototype[e];
var r=typeof t==="function"&&j.test(String(t));
return r?t:null;
}
var B=nativeMethod("filter");
var D=nativeMethod("map");
function caller(e,t,r,n){
if(!n||n.length===0){
return function callPlainly(n,i){
return e.call(r,n,i,t);
};
}
return function callWithParams(i,a){
return e.apply(r,[i,a,t].concat(n));
};
}
function callForEach(e,t,r,n){
if(n&&n.length>0){
var i=caller(e,t,r,n);
for(var a=0;a<t.length;a++)i(t[a],a);
return;
}
for(var a=0;a<t.length;a++)e.call(r,t[a],a,t);
}
function callToSelect(e,t,r){
var n=B?t.length:0;
var i=B?B.call(t,e,r):[];
for(var a=n;a<t.length;a++){
var o=t[a];
if(e.call(r,o,a,t))i[i.length]=o;
}
return i;
}
function callToMap(e,t,r){
var n=D?t.length:0;
var i=D?D.call(t,e,r):[];
for(var a=n;a<t.length;a++){
i[a]=e.call(r,t[a],a,t);
}
return i;
}
function scopeOr(e,t){
return e===undefined||e===null?t:e;
}
function className(e){
var t=e.constructor;
if(typeof t.name==="string"&&t.name!=="")return t.name;
var r=/^\s*function\s+([\w$]+)/.exec(String(t));
return r?r[1]:"Collection";
}
function copyWith(e,t){
function Copy(){
return undefined;
}
Copy.prototype=e.constructor.prototype;
var r=new Copy;
var n=e;
var i=ownNames(n);
for(var a=0;a<i.length;a++)r[i[a]]=n[i[a]];
r.elements=t.slice();
r.length=t.length;
return r;
}
function noteLength(e){
e.length=e.elements.length;
return e;
}
function replaceElements(e,t){
var r=e.elements;
for(var n=0;n<t.length;n++)r[n]=t[n];
r.length=e.length=t.length;
}
function replaceSorted(e,t){
if(isDistinct(e))e.onceEach=t;
replaceElements(e,t);
}
var M=function(){
function Collection(){
var e=[];
for(var t=0;t<arguments.length;t++){
e[t]=arguments[t];
}
if(!(this instanceof Collection))throw new TypeError('Collection is a class: write "new" before its name');
this.elements=gatherArguments(e);
this.length=this.elements.length;
}
Collection.documents=function(e,t){
if(t===void 0){
t="*.fla";
}
return documentsIn(e,t);
};
Collection.prototype.each=function(e,t,r){
checkFunction("Collection.each","callback",e);
checkParams("Collection.each",t);
callForEach(e,this.elements,scopeOr(r,this),t);
return noteLength(this);
};
Collection.prototype.reach=function(e,t,r){
checkFunction("Collection.reach","callback",e);
checkParams("Collection.reach",t);
var n=caller(e,this.elements,scopeOr(r,this),t);
for(var i=this.elements.length-1;i>=0;i--){
if(i<this.elements.length)n(this.elements[i],i);
}
return noteLength(this);
};
Collection.prototype.indexOf=function(e,t){
if(t===void 0){
t=0;
}
checkOptionalNumber("Collection.indexOf","fromIndex",t);
return indexOf(this.elements,e,t);
};
Collection.prototype.get=function(e){
if(typeof e!=="number")throw wrongArgument("Collection.get","index","a Number",e);
return this.elements[e];
};
Collection.prototype.find=function(e,t){
if(t===void 0){
t="name";
}
if(arguments.length===0)throw wrongArgument("Collection.find","value","given",e);
checkName$1("Collection.find","property",t);
return findByProperty("Collection.find",this.elements,e,t);
};
Collection.prototype.add=function(){
var e=[];
for(var t=0;t<arguments.length;t++){
e[t]=arguments[t];
}
var r=gatherArguments(e);
for(var n=0;n<r.length;n++)this.elements.push(r[n]);
return noteLength(this);
};
Collection.prototype.remove=function(){
var e=[];
for(var t=0;t<arguments.length;t++){
e[t]=arguments[t];
}
replaceElements(this,withoutRemoved(this,e));
return this;
};
Collection.prototype.filter=function(e,t){
checkFunction("Collection.filter","callback",e);
replaceElements(this,callToSelect(e,this.elements,scopeOr(t,this)));
return this;
};
Collection.prototype.attr=function(){
var e=this;
var t=[];
for(var r=0;r<arguments.length;r++){
t[r]=arguments[r];
}
setAttributes("Collection.attr",this,t,function(t){
checkPath("Collection.attr",e.elements,t);
return memberSetter(t);
});
return this;
};
Collection.prototype.sort=function(e){
var t=this;
var readerOf=function(e){
return t.readerOf(e);
};
replaceSorted(this,sorted("Collection.sort",this.elements,e,readerOf));
return this;
};
Collection.prototype.list=function(e){
var t=e===undefined||e===null?"":String(e);
output(listing(t||this.toString(),this.describeElements()));
return this;
};
Collection.prototype.call=function(e){
var t=[];
for(var r=1;r<arguments.length;r++){
t[r-1]=arguments[r];
}
checkFunction("Collection.call","callback",e);
e.apply(this,t);
return noteLength(this);
};
Collection.prototype.apply=function(e,t,r){
checkFunction("Collection.apply","callback",e);
checkParams("Collection.apply",t);
e.apply(scopeOr(r,this),t||[]);
return noteLength(this);
};
Collection.prototype.toString=function(){
return"[object "+className(this)+" length="+this.elements.length+"]";
};
Collection.prototype.map=function(e,t){
checkFunction("Collection.map","callback",e);
var r=callToMap(e,this.elements,scopeOr(t,this));
noteLength(this);
return r;
};
Collection.prototype.pluck=function(e){
checkName$1("Collection.pluck","property",e);
var t=this.readerOf(e);
var r=[];
forEach("Collection.pluck",this.elements,function(e){
return r.push(t(e));
});
return r;
};
Collection.prototype.toJSON=function(e){
var t=this;
return jsonRows("Collection.toJSON",this.elements,e||"name",function(e){
return t.readerOf(e);
});
};
Collection.prototype.toCSV=function(e,t){
var r=this;
return csvRows("Collection.toCSV",this.elements,e,function(e){
return r.readerOf(e);
},t);
};
Collection.prototype.invoke=function(e){
var t=[];
for(var r=1;r<arguments.length;r++){
t[r-1]=arguments[r];
}
checkName$1("Collection.invoke","name",e);
invokeOnEach("Collection.invoke",this.elements,e,t);
return this;
};
Collection.prototype.first=function(){
return this.elements[0];
};
Collection.prototype.last=function(){
return this.elements[this.elements.length-1];
};
Collection.prototype.slice=function(e,t){
checkOptionalNumber("Collection.slice","start",e);
checkOptionalNumber("Collection.slice","end",t);
return this.derive(t===undefined?this.elements.slice(e||0):this.elements.slice(e||0,t));
};
Collection.prototype.unique=function(){
replaceElements(this,withoutDuplicates(this));
return this;
};
Collection.prototype.clone=function(){
return this.derive(this.elements);
};
Collection.prototype.derive=function(e){
return copyWith(this,e);
};
Collection.prototype.readerOf=function(e){
return wordReader(e);
};
Collection.prototype.describeElements=function(){
return describeAll(this.elements,this.describer());
};
Collection.prototype.describer=function(){
return describeValue;
};
return Collection;
}();
function __extends(e,t){
for(var r in t){
if(Object.prototype.hasOwnProperty.call(t,r))e[r]=t[r];
}
function Prototype(){
this.constructor=e;
}
Prototype.prototype=t.prototype;
e.prototype=new Prototype;
}
var ANYTHING$1=function(){
return true;
};
var NOTHING=function(){
return false;
};
function anyOf(e){
if(e.length===1)return e[0];
if(e.length===2)return either(e[0],e[1]);
return function holdsForAny(t,r){
for(var n=0;n<e.length;n++)if(e[n](t,r))return true;
return false;
};
}
function allOf(e){
var t=[];
for(var r=0;r<e.length;r++)if(e[r]!==ANYTHING$1)t.push(e[r]);
if(t.length===0)return ANYTHING$1;
if(t.length===1)return t[0];
if(t.length===2)return both(t[0],t[1]);
return function holdsForAll(e,r){
for(var n=0;n<t.length;n++)if(!t[n](e,r))return false;
return true;
};
}
function either(e,t){
return function(r,n){
return e(r,n)||t(r,n);
};
}
function both(e,t){
return function(r,n){
return e(r,n)&&t(r,n);
};
}
function not(e){
return function(t,r){
return!e(t,r);
};
}
function compileComparison(e){
var t=e.value;
switch(e.operator){
case"=":
return equals(t);
case"!=":
return differs(t);
case"^=":
return matchesText(beginsWith(t.text,false));
case"$=":
return matchesText(endsWith(t.text,false));
case"*=":
return matchesText(contains(t.text));
case"~=":
return matchesText(regExpTest(regExpOf(t)));
default:
return ordering(e.operator,t.value);
}
}
function compileEquality(e){
return equals(e.value);
}
function isPresent(e){
return e!==undefined&&e!==null;
}
function ordering(e,t){
if(e==="<")return function(e){
return(typeof e==="number"?e:numberOf(e))<t;
};
if(e==="<=")return function(e){
return(typeof e==="number"?e:numberOf(e))<=t;
};
if(e===">")return function(e){
return(typeof e==="number"?e:numberOf(e))>t;
};
return function(e){
return(typeof e==="number"?e:numberOf(e))>=t;
};
}
function numberOf(e){
var t=typeof e==="string"?readNumber(e):null;
return t===null?NaN:t;
}
function equals(e){
if(e.type==="range")return isWithin$1(e);
if(e.type==="pattern")return matchesText(compilePattern(e.pattern,{
ignoreCase:false
}));
return equalsText(e.text);
}
function differs(e){
var t=equals(e);
return function(e){
return!t(e);
};
}
function isWithin$1(e){
var t=e.min,r=e.max;
return function isInRange(e){
var n=typeof e==="number"?e:numberOf(e);
return n>=t&&n<=r;
};
}
function equalsText(e){
var t=readNumber(e);
return function isEqual(r){
if(typeof r==="string")return r===e;
if(typeof r==="number"&&t!==null)return r===t;
return r!==undefined&&String(r)===e;
};
}
function regExpOf(e){
var t=e.source,r=e.flags;
return new RegExp(t,r);
}
function matchesText(e){
return function(t){
return typeof t==="string"?e(t):isPresent(t)&&e(String(t));
};
}
var R={
NOTHING:0,
OWN:1,
LINKED:2,
TIMELINE:3,
CONTENTS:4
};
function testStep(e,t,r){
if(r===void 0){
r=false;
}
return{
type:"test",
test:e,
cost:t,
runsUserCode:false,
needsIdentity:r
};
}
var W=function(){
function Subject(e,t){
this.object=e;
this.id=t;
this.memory=[];
}
Subject.prototype.read=function(e){
return this.remember(e,readFromHost,null);
};
Subject.prototype.readText=function(e){
return memberText(this.read(e));
};
Subject.prototype.remember=function(e,t,r){
var n=this.memory;
for(var i=0;i<n.length;i+=2)if(n[i]===e)return n[i+1];
var a=t(this,e,r);
n.push(e,a);
return a;
};
return Subject;
}();
function hostObjectOf(e){
return e instanceof W?e.object:e;
}
function readMember(e,t){
return e.read(t);
}
function memberText(e){
return e===undefined||e===null?"":String(e);
}
function readFromHost(e,t){
return read(e.object,t);
}
function blameQuery(e,t,r,n){
if(n.hasFailed)return e;
var i=errorText(e);
var a="".concat(i,"\n  ").concat(t," ").concat(describeValue(r),' in the query "').concat(n.query,'"');
var o=isObject(e)?e:new Error(a);
rewrite(o,i,a);
n.hasFailed=true;
return o;
}
function rewrite(e,t,r){
try{
e.message=r;
e.stack=replaceInStack(e.stack,t,r);
}catch(n){}
}
function replaceInStack(e,t,r){
if(typeof e!=="string"||t===""||e.indexOf(r)>=0)return e;
var n=e.indexOf(t);
return n<0?e:e.substring(0,n)+r+e.substring(n+t.length);
}
function registeredPseudo(e,t,r){
return userCode(function(n,i){
return Boolean(call(t,":"+e,n,i,r));
});
}
function registeredAttribute(e,t,r,n){
var i=n.derived("["+e+"]",function askCallback(e,r,n){
return call(t,r,e,n);
});
return userCode(function(e,t){
return r(i.read(e,t));
});
}
function userCode(e){
var t=testStep(e,R.OWN);
t.runsUserCode=true;
return t;
}
function call(e,t,r,n,i){
var a=hostObjectOf(r);
try{
return e(a,i);
}catch(o){
throw blameQuery(o,'thrown by "'+t+'" for',a,n);
}
}
function compileAttribute(e,t,r){
var n=t.attribute(e.key);
if(n){
var i=e.operator===null?Boolean:compileComparison(e);
return registeredAttribute(e.key,n,i,r);
}
var a=t.domain.attributes[e.key+":"];
if(a)return testStep(builtInTest(e,a,r),a.cost);
var o=e.operator===null?isPresent:compileComparison(e);
var s=e.key.indexOf(".")<0?R.OWN:R.LINKED;
return testStep(r.of(e.key).test(o),s);
}
function builtInComparison(e,t){
var r=t.isSame;
var n=e.operator,i=e.value;
if(n===null)return isPresent;
if(n!=="="&&n!=="!=")return compileComparison(e);
if(!r||!i||i.type!=="text")return compileEquality(e);
return function(e){
return r(e,i.text);
};
}
function builtInTest(e,t,r){
var n=t.makeValues(r);
var i=e.operator==="!=";
var a=builtInComparison(e,t);
return function holdsForAny(e,t){
var r=n(e,t);
for(var o=0;o<r.length;o++)if(a(r[o]))return!i;
return i;
};
}
var q={
ignoreCase:true
};
function compileName(e,t,r){
var n=e.pattern;
return testStep(t.testName(compilePattern(n,q),r),R.OWN);
}
function compilePath(e,t,r){
var n=e.pattern;
return testStep(t.testItem("name",compilePattern(n,q),r),R.LINKED);
}
function compileClass(e,t,r){
var n=e.pattern,i=e.scope;
var a=compilePattern(n,q);
function matchesClass(e){
return!!e&&a(i==="last"?e.substring(e.lastIndexOf(".")+1):e);
}
return testStep(t.testItem("linkageClassName",matchesClass,r),R.LINKED);
}
function joinSteps(e){
var t=[];
var r=[];
for(var n=0;n<e.length;n++){
var i=e[n];
if(i.type==="test"){
insertByCost(r,i);
continue;
}
addJoined(t,r);
t.push(i);
r=[];
}
addJoined(t,r);
return t;
}
function addJoined(e,t){
if(t.length>0)e.push(joinTests(t,allOf));
}
function uniteTests(e){
return joinTests(e,anyOf);
}
function insertByCost(e,t){
var r=e.length;
while(r>0&&!t.runsUserCode&&!e[r-1].runsUserCode&&e[r-1].cost>t.cost)r--;
e.splice(r,0,t);
}
function joinTests(e,t){
var r=[];
var n=testStep(ANYTHING$1,R.NOTHING);
for(var i=0;i<e.length;i++){
r.push(e[i].test);
n.cost=Math.max(n.cost,e[i].cost);
n.runsUserCode=n.runsUserCode||e[i].runsUserCode;
n.needsIdentity=n.needsIdentity||e[i].needsIdentity;
}
n.test=t(r);
return n;
}
var K=function(){
function Property(e,t){
this.key=e;
this.fetch=t;
this.isKept=false;
this.isKeptBySubject=false;
this.lastCandidate=null;
}
Property.prototype.read=function(e,t){
return this.isKept?this.recall(e,t):this.fetch(e,this.key,t);
};
Property.prototype.test=function(e){
var t=this;
var r=this.key;
return function(n,i){
if(!t.isKept)return e(t.fetch(n,r,i));
return e(t.lastCandidate===n?t.lastValue:t.recall(n,i));
};
};
Property.prototype.keepLast=function(){
this.isKept=true;
};
Property.prototype.keepWithSubject=function(){
this.isKept=this.isKeptBySubject=true;
if(this.fetch===read)this.fetch=readOfSubject;
};
Property.prototype.forget=function(){
this.lastCandidate=null;
this.lastValue=undefined;
};
Property.prototype.recall=function(e,t){
if(this.isKeptBySubject)return e.remember(this.key,this.fetch,t);
if(this.lastCandidate!==e){
this.lastValue=this.fetch(e,this.key,t);
this.lastCandidate=e;
}
return this.lastValue;
};
return Property;
}();
function readOfSubject(e,t){
return read(hostObjectOf(e),t);
}
var V=function(){
function Properties(e){
this.own=e;
this.list=[];
}
Properties.prototype.of=function(e){
if(e.indexOf(".")>=0)return this.derived(e,this.followed(e));
return this.derived(e,hasOwn(this.own,e)?this.own[e]:read);
};
Properties.prototype.derived=function(e,t){
for(var r=0;r<this.list.length;r++){
if(this.list[r].key!==e)continue;
this.list[r].keepLast();
return this.list[r];
}
var n=new K(e,t);
this.list.push(n);
return n;
};
Properties.prototype.readerOf=function(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(this.of(e[r]));
return function readerIn(r){
return function readMember(n,i){
var a=0;
while(e[a]!==i)a++;
return t[a].read(n,r);
};
};
};
Properties.prototype.keepWithSubjects=function(){
for(var e=0;e<this.list.length;e++)this.list[e].keepWithSubject();
};
Properties.prototype.forget=function(){
for(var e=0;e<this.list.length;e++)this.list[e].forget();
};
Properties.prototype.followed=function(e){
var t=e.indexOf(".");
var r=this.of(e.substring(0,t));
var n=wordReader(e.substring(t+1),readLeniently);
return function(e,t,i){
return n(r.read(e,i));
};
};
return Properties;
}();
function compile(e,t){
var r=compileJoined(e,t,new V(t.domain.members));
return canRunOnObjects(r,t)?r:withIdentity(r);
}
function compileAsWritten(e,t){
return withIdentity(compileParts(e,t,new V(t.domain.members)));
}
function compileJoined(e,t,r){
var n=compileParts(e,t,r);
var i=[];
for(var a=0;a<n.parts.length;a++){
var o=joinSteps(n.parts[a]);
n.parts[a]=o;
if(o.length===1&&o[0].type==="test")i.push(o[0]);
}
if(i.length===n.parts.length)n.parts=[[uniteTests(i)]];
return n;
}
function compileParts(e,t,r){
var n=e.groups;
var i={
parts:[],
properties:r,
needsIdentity:false,
runsUserCode:false
};
for(var a=0;a<n.length;a++){
var o=compilePart(n[a],t,r);
for(var s=0;s<o.length;s++){
var u=o[s];
if(u.type!=="position")i.runsUserCode=i.runsUserCode||u.runsUserCode;
}
i.parts.push(o);
}
return i;
}
function compilePart(e,t,r){
var n=e.steps;
var i=[];
for(var a=0;a<n.length;a++)i.push(compileStep(n[a],t,r));
return i;
}
function canRunOnObjects(e,t){
var r=e.parts;
var n=t.domain;
if(r.length>1)return false;
for(var i=0;i<r[0].length;i++){
var a=r[0][i];
var o=a.type==="position"&&n.positionLists===null;
if(!o&&(i>0||a.type!=="test"||a.needsIdentity))return false;
}
return true;
}
function withIdentity(e){
e.needsIdentity=true;
e.properties.keepWithSubjects();
return e;
}
function compileStep(e,t,r){
switch(e.type){
case"universal":
return testStep(ANYTHING$1,R.NOTHING);
case"name":
return compileName(e,t.domain,r);
case"path":
return compilePath(e,t.domain,r);
case"class":
return compileClass(e,t.domain,r);
case"attribute":
return compileAttribute(e,t,r);
case"pseudo":
return compilePseudo(e,t,r);
}
}
function compilePseudo(e,t,r){
var n=t.pseudo(e.name);
if(n===null){
var i=e.argument?e.argument.text:undefined;
return registeredPseudo(e.name,t.callback(e.name),i);
}
switch(n.type){
case"test":
return testStep(n.makeTest(r),n.cost,n.needsIdentity);
case"position":
return{
type:"position",
choose:n.makeChoice(e.argument),
listsOf:t.domain.positionLists
};
case"replace":
return{
type:"set",
runsUserCode:false,
apply:n.apply
};
case"query":
return n.makeStep(compileNested(e,n,t,r));
}
}
function compileNested(e,t,r,n){
var i=e.argument.query;
var a=r.within(e.name);
if(!t.asksOthers)return compileJoined(i,a,n);
return withIdentity(compileJoined(i,a,new V(a.domain.members)));
}
function escape(e,t){
var r=t.special,n=t.first,i=n===void 0?"":n,a=t.last,o=a===void 0?"":a;
var s=[];
for(var u=0;u<e.length;u++){
var l=e.charAt(u);
var f=r.indexOf(l)>=0||(u===0&&i.indexOf(l)>=0)||(u===e.length-1&&o.indexOf(l)>=0);
s.push(f?"\\".concat(l):l);
}
return s.join("");
}
var U=40;
var _="[^ -~\\u00a1-\\u2027\\u202a-\\uffff]";
function oneLine(e){
return e.replace(new RegExp(_,"g")," ");
}
function clip(e){
return e.length<=U?oneLine(e):"".concat(oneLine(e.substring(0,U)),"...");
}
function parseRange(e,t){
var r=e.position;
var n=e.text.indexOf("}",r);
if(n<0){
e.position=e.text.length;
e.close("}",'"{"');
}
var i=e.text.substring(r,n+1);
var a=i.substring(1,i.length-1).split("|");
var o=t==="whole"?readWholeNumber:readNumber;
var s=a.length===2?o(trim(a[0])):null;
var u=a.length===2?o(trim(a[1])):null;
if(s===null||u===null){
var l=t==="whole"?"whole numbers":"numbers";
throw e.error('unreadable range "'.concat(clip(i),'": expected two ').concat(l,' such as "{1|20}", or "\\{"'),r);
}
if(s>u){
var f='Did you mean "{'.concat(u,"|").concat(s,'}"?');
throw e.error('unreadable range "'.concat(clip(i),'": expected the smaller number first'),r,f);
}
e.position=n+1;
return{
min:s,
max:u
};
}
var z=function(){
function PatternBuilder(){
this.pieces=[];
this.fragments=[];
}
PatternBuilder.prototype.text=function(e){
if(e!=="")this.fragments.push(e);
};
PatternBuilder.prototype.any=function(){
this.flush();
var e=this.pieces[this.pieces.length-1];
if(!e||e.type!=="any")this.pieces.push({
type:"any"
});
};
PatternBuilder.prototype.range=function(e,t){
this.flush();
this.pieces.push({
type:"range",
min:e,
max:t
});
};
PatternBuilder.prototype.pattern=function(){
this.flush();
return this.pieces;
};
PatternBuilder.prototype.flush=function(){
if(this.fragments.length>0)this.pieces.push({
type:"text",
text:this.fragments.join("")
});
this.fragments=[];
};
return PatternBuilder;
}();
var Q="\"'";
function parseText(e,t){
var r=new z;
while(isOneOf$1(e.peek(),t.trims))e.position++;
var n=e.position;
var i=0;
for(var a=e.peek();a!==""&&!isOneOf$1(a,t.ends);a=e.peek()){
if(t.parentheses){
if(a===")"&&i===0)break;
i+=a==="("?1:(a===")"?-1:0);
}
if(!isSpecial(a,t)){
e.position++;
continue;
}
r.text(e.text.substring(n,e.position));
parseSpecial(e,r);
n=e.position;
}
if(i>0)throw e.unexpected('")" or "\\("');
var o=e.position;
while(o>n&&isOneOf$1(e.text.charAt(o-1),t.trims))o--;
r.text(e.text.substring(n,o));
return r.pattern();
}
function parseQuoted(e,t){
if(t===void 0){
t="";
}
var r=e.peek();
e.position++;
var n={
ends:r,
trims:t,
stars:false,
ranges:false,
parentheses:false
};
var i=parseText(e,n);
e.close(r,"quote");
return i;
}
function literalText(e){
var t=e[0];
return t&&t.type==="text"?t.text:"";
}
function isQuote(e){
return isOneOf$1(e,Q);
}
function isSpecial(e,t){
return e==="\\"||(t.stars&&e==="*")||(t.ranges&&e==="{");
}
function parseSpecial(e,t){
if(e.take("*")){
t.any();
}else if(e.take("\\")){
t.text(parseEscaped(e));
}else{
var r=parseRange(e,"whole");
t.range(r.min,r.max);
}
}
function parseEscaped(e){
var t=e.peek();
if(t==="")throw e.unexpected('a character after "\\"');
e.position++;
return t;
}
function isOneOf$1(e,t){
return e!==""&&t.indexOf(e)>=0;
}
var G=/^[gim]*$/;
function parseRegExp(e){
var t=e.position;
if(!e.take("/"))throw e.unexpected('a regular expression such as /^star/i after "~="');
var r=parseSource(e);
var n=parseFlags(e);
if(r==="")throw e.error("unreadable regular expression: expected something between the slashes",t);
if(!G.test(n)){
throw e.error('unreadable regular expression: expected the flags g, i or m but found "'.concat(clip(n),'"'),t);
}
try{
new RegExp(r,n).test("");
}catch(i){
throw e.error("unreadable regular expression: expected one that compiles (".concat(reasonOf$1(i,r),")"),t);
}
return{
type:"regexp",
index:t,
source:r,
flags:n
};
}
function reasonOf$1(e,t){
return errorText(e).split(t).join(clip(t));
}
function parseSource(e){
var t=e.position;
var r=false;
for(var n=e.peek();n!==""&&(r||n!=="/");n=e.peek()){
if(n==="\\")e.position++;
else if(n==="[")r=true;
else if(n==="]")r=false;
e.position++;
}
e.position=Math.min(e.position,e.text.length);
var i=e.text.substring(t,e.position);
e.close("/","regular expression");
return i;
}
function parseFlags(e){
var t=e.position;
while(/[A-Za-z]/.test(e.peek()))e.position++;
return e.text.substring(t,e.position);
}
function parseValue(e,t){
switch(t){
case"~=":
return parseRegExp(e);
case"<":
case"<=":
case">":
case">=":
return parseLimit(e,t);
default:
return parseComparand(e,t);
}
}
function parseComparand(e,t){
if(isMissing(e))throw e.unexpected('a value after "'.concat(t,'" ("" is the empty text)'));
if(isQuote(e.peek()))return parseQuotedValue(e);
return t==="="||t==="!="?parseEqual(e):parseLiteral(e);
}
function isMissing(e){
return e.peek()==="]"||e.peek()==="";
}
function parseQuotedValue(e){
var t=e.position;
return{
type:"text",
index:t,
text:literalText(parseQuoted(e)),
quoted:true
};
}
function parseLiteral(e){
var t=e.position;
return{
type:"text",
index:t,
text:literalText(parseText(e,bare(false))),
quoted:false
};
}
function parseEqual(e){
var t=e.position;
if(e.peek()==="{"){
var r=parseLoneRange(e);
if(r!==null)return r;
e.position=t;
}
var n=parseText(e,bare(true));
var i=n.length===1&&n[0].type==="text";
return i?{
type:"text",
index:t,
text:literalText(n),
quoted:false
}:{
type:"pattern",
index:t,
pattern:n
};
}
function parseLoneRange(e){
var t=e.position;
var r=parseRange(e,"any");
e.skipBlanks();
return isMissing(e)?{
type:"range",
index:t,
min:r.min,
max:r.max
}:null;
}
function parseLimit(e,t){
var r=e.position;
var n='a number such as 200 or -1.5 after "'.concat(t,'"');
if(isMissing(e))throw e.unexpected(n);
var i=literalText(isQuote(e.peek())?parseQuoted(e):parseText(e,bare(false)));
var a=readNumber(i);
if(a===null)throw e.error('unreadable number "'.concat(clip(i),'": expected ').concat(n),r);
return{
type:"number",
index:r,
value:a
};
}
function bare(e){
return{
ends:"]",
trims:S,
stars:e,
ranges:e,
parentheses:false
};
}
var H=["!=","^=","$=","*=","~=","<=",">=","=","<",">"];
var J=[["===","="],["!==","!="],["==","="],["=>",">="],["=<","<="],["<>","!="]];
var X="".concat(S,"=!^*~<>[]{}()\"'|,:/`");
function parseAttribute(e){
var t=e.position;
e.position++;
e.skipBlanks();
var r=parseKey(e);
e.skipBlanks();
if(e.take("]"))return{
type:"attribute",
index:t,
key:r,
operator:null,
value:null
};
var n=parseOperator(e);
e.skipBlanks();
var i=parseValue(e,n);
e.skipBlanks();
e.close("]",'"["');
return{
type:"attribute",
index:t,
key:r,
operator:n,
value:i
};
}
function parseKey(e){
var t=e.position;
var r=[];
while(!isKeyEnd(e)){
var n=e.peek();
e.position++;
r.push(n==="\\"?parseEscaped(e):n);
}
if(r.length===0)throw e.unexpected("the name of a property");
var i=r.join("");
if(".".concat(i,".").indexOf("..")>=0){
throw e.error("unreadable property: expected names with single dots between them",t);
}
return i;
}
function isKeyEnd(e){
var t=e.peek();
if(t==="$")return e.text.charAt(e.position+1)==="=";
return t===""||X.indexOf(t)>=0;
}
function parseOperator(e){
for(var t=0;t<J.length;t++){
var r=J[t][0];
if(!isNext(e,r))continue;
throw e.error('unknown operator "'.concat(r,'"'),e.position,'Did you mean "'.concat(J[t][1],'"?'));
}
for(var t=0;t<H.length;t++){
if(!isNext(e,H[t]))continue;
e.position+=H[t].length;
return H[t];
}
if(e.peek()==="")e.close("]",'"["');
throw e.unexpected('"]" or one of = != ^= $= *= ~= < <= > >=');
}
function isNext(e,t){
return e.text.substring(e.position,e.position+t.length)===t;
}
var Z="\\:[,*{";
var Y="".concat(Z,"()");
var ee='\\"';
function printName(e,t){
var r=printPattern(e,escapes(t,"./",""));
return choose$1(e,t,r,"",{
special:ee,
first:"/"
});
}
function printPath(e,t){
var r="/".concat(printPattern(e,escapes(t,"/","/")));
return choose$1(e,t,r,"/",{
special:ee,
first:"/",
last:"/"
});
}
function printClass(e,t){
var r=printPattern(e,escapes(t,"",""));
return".".concat(choose$1(e,t,r,"",{
special:ee
}));
}
function printPattern(e,t){
var r=t.special,n=t.first,i=t.last;
var a=e.length-1;
var o=[];
for(var s=0;s<=a;s++){
var u=e[s];
if(u.type==="any")o.push("*");
else if(u.type==="range")o.push("{".concat(u.min,"|").concat(u.max,"}"));
else o.push(escape(u.text,{
special:r,
first:s===0?n:"",
last:s===a?i:""
}));
}
return o.join("");
}
function quote(e){
return'"'.concat(escape(e,{
special:ee
}),'"');
}
function escapes(e,t,r){
var n=e.nested;
return{
special:n?Y:Z,
first:S+Q+t,
last:S+r
};
}
function choose$1(e,t,r,n,i){
var a=t.closed;
var o=literalOf(e);
if(o===null||(!a&&o!==""&&r===n+o))return r;
return'"'.concat(n).concat(escape(o,i),'"');
}
function literalOf(e){
if(e.length===0)return"";
return e.length===1&&e[0].type==="text"?e[0].text:null;
}
function printAttribute(e){
var t=escape(e.key,{
special:"".concat(X,"\\"),
last:"$"
});
if(e.operator===null||e.value===null)return"[".concat(t,"]");
return"[".concat(t).concat(e.operator).concat(printValue(e.operator,e.value),"]");
}
function printValue(e,t){
switch(t.type){
case"text":
return printText(e,t);
case"pattern":
return printPattern(t.pattern,{
special:"\\]*{",
first:"".concat(S).concat(Q,"=<>"),
last:S
});
case"range":
return"{".concat(t.min,"|").concat(t.max,"}");
case"number":
return String(t.value);
case"regexp":
return"/".concat(t.source,"/").concat(t.flags);
}
}
function printText(e,t){
if(t.quoted)return quote(t.text);
var r=e==="="||e==="!=";
return escape(t.text,{
special:r?"\\]*{":"\\]",
first:"".concat(S).concat(Q,"=<>"),
last:S
});
}
function stringify(e){
return printQuery(e,false);
}
function stringifyStep(e){
return printStep(e,{
nested:false,
closed:false
});
}
function printQuery(e,t){
var r=[];
for(var n=0;n<e.groups.length;n++)r.push(printGroup(e.groups[n],t));
return r.join(", ");
}
function printGroup(e,t){
var r=[];
for(var n=0;n<e.steps.length;n++){
var i=e.steps[n+1];
r.push(printStep(e.steps[n],{
nested:t,
closed:Boolean(i)&&i.type==="class"
}));
}
return r.join("");
}
function printStep(e,t){
switch(e.type){
case"universal":
return"*";
case"name":
return printName(e.pattern,t);
case"path":
return printPath(e.pattern,t);
case"class":
return printClass(e.pattern,t);
case"attribute":
return printAttribute(e);
case"pseudo":
return printPseudo(e);
}
}
function printPseudo(e){
return e.argument===null?":".concat(e.name):":".concat(e.name,"(").concat(printArgument(e.argument),")");
}
function printArgument(e){
switch(e.type){
case"query":
return printQuery(e.query,true);
case"nth":
return printNth(e.a,e.b);
case"number":
return String(e.value);
case"text":
return escape(e.text,{
special:"\\()"
});
}
}
function printNth(e,t){
if(e===0)return String(t);
var r=e===1?"n":(e===-1?"-n":"".concat(e,"n"));
if(t===0)return r;
return t>0?"".concat(r,"+").concat(t):"".concat(r).concat(t);
}
function explanation(e,t,r){
var n=[{
label:"candidates",
count:r
}];
return{
add:function(e,r,i){
var a=e>0&&r===0?", ":"";
n.push({
label:a+stringifyStep(t.groups[e].steps[r]),
count:i
});
},
finish:function(r){
n.push({
label:"matches",
count:r
});
return e+": "+stringify(t)+"\n"+table(n);
}
};
}
function table(e){
var t=0;
var r=0;
for(var n=0;n<e.length;n++){
t=Math.max(t,e[n].label.length);
r=Math.max(r,String(e[n].count).length);
}
var i=[];
for(var n=0;n<e.length;n++){
var a=e[n],o=a.label,s=a.count;
i.push("  "+o+padLeft(String(s),t-o.length+2+r));
}
return i.join("\n");
}
var te=/([bdsw])([+*?{$]|$)/i;
function hintAt(e,t){
var r=e.groups;
for(var n=0;n<r.length;n++){
var i=r[n].steps;
for(var a=0;a<i.length;a++){
var o=a===0&&i[a].type==="name"?hintAtName(i[a],t):hintAtRegExp(i[a]);
if(o!==null)return o;
}
}
return null;
}
function hintAtRegExp(e){
if(e.type!=="attribute"||!e.value||e.value.type!=="regexp")return null;
var t=e.value.source;
var r=t.indexOf("\\")<0?te.exec(t):null;
return r&&"/"+t+"/ has no backslash; in a script write two for one: \\\\"+r[1];
}
function hintAtName(e,t){
var r=stringifyStep(e);
var n=meaningOf(r,t);
if(n===null)return null;
return"no "+t.domain.word+" is named "+r+"; did you mean "+n+"?";
}
function meaningOf(e,t){
if(e.charAt(0)==="#")return e.length>1?e.substring(1):null;
var r=t.pseudos();
for(var n=0;n<r.length;n++)if(foldCase(r[n])===foldCase(e))return":"+r[n];
return null;
}
function soleTest(e){
var t=e.parts;
var r=t[0][0];
return t.length===1&&t[0].length===1&&r.type==="test"?r:null;
}
var re=function(){
function DistinctList(){
this.subjects=[];
this.isListed=[];
}
DistinctList.of=function(e){
var t=new DistinctList;
t.addAll(e);
return t;
};
DistinctList.prototype.add=function(e){
if(this.isListed[e.id])return false;
this.isListed[e.id]=true;
this.subjects.push(e);
return true;
};
DistinctList.prototype.addAll=function(e){
for(var t=0;t<e.length;t++)this.add(e[t]);
};
DistinctList.prototype.has=function(e){
return Boolean(this.isListed[e.id]);
};
DistinctList.prototype.hasAny=function(e){
for(var t=0;t<e.length;t++)if(this.has(e[t]))return true;
return false;
};
DistinctList.prototype.inOrderOf=function(e){
var t=[];
for(var r=0;r<e.length;r++)if(this.has(e[r]))t.push(e[r]);
return t;
};
return DistinctList;
}();
function runOnSubjects(e,t,r,n,i){
var a=e.parts;
if(n===void 0){
n=t;
}
var o=new re;
for(var s=0;s<a.length;s++){
var u=t;
for(var l=0;l<a[s].length;l++){
u=apply(a[s][l],u,r,n);
if(i)i(s,l,u.length);
}
if(a.length===1)return u;
o.addAll(u);
}
return o.subjects;
}
function apply(e,t,r,n){
if(e.type==="test")return keep([t],e.test,r);
return e.type==="position"?choose(e,t,r):e.apply(t,r,n);
}
function choose(e,t,r){
var n=e.choose,i=e.listsOf;
if(i===null)return n(t,r.random);
var a=i(t,r);
var o=new re;
for(var s=0;s<a.length;s++)o.addAll(n(a[s],r.random));
return o.inOrderOf(t);
}
function keep(e,t,r){
var n=[];
var i=0;
for(var a=0;a<e.length;a++){
var o=e[a];
var s=o.length;
var u=0;
try{
for(;u<s;u++)if(t(o[u],r))n[i++]=o[u];
}catch(l){
throw blameQuery(l,"met at",hostObjectOf(o[u]),r);
}
}
return n;
}
function isFolder(e){
return e.read("itemType")==="folder";
}
var ne=function(){
function LibraryIndex(e,t){
this.paths={};
this.folders={};
this.filled=null;
this.items=t.allDistinct(e);
for(var r=0;r<this.items.length;r++)this.enter(this.items[r]);
}
LibraryIndex.prototype.at=function(e){
return this.paths["/"+e]||null;
};
LibraryIndex.prototype.inFolder=function(e){
return this.folders["/"+e]||[];
};
LibraryIndex.prototype.isFilled=function(e){
if(!this.filled)this.filled=filledFolders(this.items);
return this.filled["/"+e]===true;
};
LibraryIndex.prototype.enter=function(e){
var t=e.readText("name");
var r="/"+folderOf(t);
var n=this.folders[r]||(this.folders[r]=[]);
this.paths["/"+t]=e;
n.push(e);
};
return LibraryIndex;
}();
function filledFolders(e){
var t={};
for(var r=0;r<e.length;r++){
if(isFolder(e[r]))continue;
var n=folderOf(e[r].readText("name"));
while(!t["/"+n]){
t["/"+n]=true;
n=folderOf(n);
}
}
return t;
}
var ie=function(){
function Subjects(e){
this.whereOf=e;
this.list=[];
this.index=null;
this.isInside=true;
}
Subjects.prototype.of=function(e){
var t=this.index||(this.index=this.buildIndex());
var r=t.get(e);
if(r)return r;
this.isInside=false;
return this.append(e);
};
Subjects.prototype.all=function(e){
var t=[];
var r=[];
for(var n=0;n<e.length;n++){
var i=this.of(e[n]);
if(!r[i.id])t.push(i);
r[i.id]=true;
}
return t;
};
Subjects.prototype.allDistinct=function(e){
if(this.list.length>0)return this.all(e);
this.isInside=false;
for(var t=0;t<e.length;t++)this.append(e[t]);
return this.list.slice(0);
};
Subjects.prototype.inside=function(e){
if(!this.isInside)return this.all(e);
var t=this.list.length;
for(var r=0;r<e.length;r++)this.append(e[r]);
return this.list.slice(t);
};
Subjects.prototype.append=function(e){
var t=new W(e,this.list.length);
this.list.push(t);
if(this.index)this.index.set(e,t);
return t;
};
Subjects.prototype.buildIndex=function(){
var e=new x;
if(this.whereOf)e.whereOf=this.whereOf;
for(var t=0;t<this.list.length;t++)e.set(this.list[t].object,this.list[t]);
return e;
};
return Subjects;
}();
var ae=function(){
function QueryRun(e){
var t=this;
this.elements=new ie(function(e){
return t.places().whereOf(e);
});
this.items=new ie;
this.layers=new ie(function(e){
return t.places().whereOf(e);
});
this.frames=new ie(function(e){
return t.places().whereOf(e);
});
this.hasFailed=false;
this.layersAt=[];
this.libraryIndex=null;
this.knownPlaces=null;
this.memory=[];
this.query=e.query;
this.document=e.document;
this.random=e.random;
}
QueryRun.prototype.library=function(){
if(!this.libraryIndex)this.libraryIndex=new ne(this.document.library.items,this.items);
return this.libraryIndex;
};
QueryRun.prototype.places=function(){
if(!this.knownPlaces)this.knownPlaces=new E(this.document);
return this.knownPlaces;
};
QueryRun.prototype.layerOf=function(e){
var t=this.places().ofFrame(e);
if(!t)return null;
var r=this.layersAt;
return r[t.number]||(r[t.number]=this.layers.inside([t.layer])[0]);
};
QueryRun.prototype.itemOf=function(e){
var t=e.read("libraryItem");
return isObject(t)?this.items.of(t):null;
};
QueryRun.prototype.remember=function(e){
var t=this.memory;
for(var r=0;r<t.length;r+=2)if(t[r]===e)return t[r+1];
var n=e(this);
t.push(e,n);
return n;
};
return QueryRun;
}();
function itemWord(e,t,r){
return{
cost:r,
makeValues:function(r){
var n=r.of(t);
return function valuesOf(t,r){
var i=n.read(t,r);
return typeof i==="string"?[partOfPath(i,e)]:[];
};
}
};
}
var oe={
"shortName:":itemWord("shortName","name",R.OWN),
"folder:":itemWord("folder","name",R.OWN)
};
var se={
"shortName:":itemWord("shortName","libraryItem.name",R.LINKED),
"folder:":itemWord("folder","libraryItem.name",R.LINKED)
};
var ue=/^(.*?)-(Regular|Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/i;
var le=/(PSMT|PS|MT)$/;
function squash(e){
return e.replace(/[ -]/g,"");
}
function squashAndFold(e){
return foldCase(squash(e));
}
function partsOf$1(e){
var t=ue.exec(e);
var r=t?t[1]:e;
return{
family:r.replace(le,""),
style:t?t[2]:""
};
}
function isSameFont(e,t){
return isNamed$1(e,t,squash);
}
function isSimilarFont(e,t){
return isNamed$1(e,t,squashAndFold);
}
function styleWithin(e,t){
var r=partsOf$1(e),n=r.family,i=r.style;
return squashAndFold(n)===squashAndFold(t)?foldCase(i):"";
}
function isNamed$1(e,t,r){
var n=r(t);
if(r(e)===n)return true;
var i=partsOf$1(e),a=i.family,o=i.style;
return r(a)===n||(o!==""&&r(a+o)===n);
}
function isTextType(e){
return e==="text"||e==="tlfText";
}
function wholeText(e){
var t=read(e,"getTextString");
return String(t.call(e));
}
function attributeOfRuns(e,t){
var r=[];
var n=readList(e,"textRuns");
for(var i=0;i<n.length;i++){
var a=read(n[i],"textAttrs");
if(isObject(a))r.push(read(a,t));
}
return r;
}
function ofTexts(e,t){
return{
cost:R.LINKED,
isSame:t,
makeValues:function(t){
var r=t.of("elementType");
var n=t.derived(e,function(t){
return e(hostObjectOf(t));
});
return function(e,t){
return isTextType(r.read(e,t))?n.read(e,t):[];
};
}
};
}
var fe={
"text:":ofTexts(function(e){
return[wholeText(e)];
}),
"font:":ofTexts(function(e){
return attributeOfRuns(e,"face");
},function(e,t){
return isSameFont(String(e),t);
}),
"size:":ofTexts(function(e){
return attributeOfRuns(e,"size");
})
};
var ce={
"text:":fe["text:"],
"font:":fe["font:"],
"size:":fe["size:"],
"shortName:":se["shortName:"],
"folder:":se["folder:"]
};
var he=oe;
function readingPseudo(e,t){
return{
type:"test",
cost:e,
needsIdentity:false,
makeTest:t
};
}
function subjectPseudo(e,t){
return{
type:"test",
cost:e,
needsIdentity:true,
makeTest:function(){
return t;
}
};
}
function pseudoAboutOthers(e){
return{
type:"query",
asksOthers:true,
makeStep:function(t){
var r=testStep(e(t),R.CONTENTS,true);
r.runsUserCode=t.runsUserCode;
return r;
}
};
}
function mergePseudos(e){
var t={};
for(var r=0;r<e.length;r++){
var n=ownNames(e[r]);
for(var i=0;i<n.length;i++)t[n[i]]=e[r][n[i]];
}
return t;
}
function isNonEmptyText(e){
return e!==undefined&&e!==null&&String(e)!=="";
}
function hasValue(e,t){
return function(r){
return r.of(e).test(function(e){
return e===t;
});
};
}
function isOneOf(e,t){
return function(r){
return r.of(e).test(function(e){
return includes(t,e);
});
};
}
function isTrue(e){
return function(t){
return t.of(e).test(Boolean);
};
}
function any(e){
return function(t){
return anyOf(madeBy(e,t));
};
}
function all(e){
return function(t){
return allOf(madeBy(e,t));
};
}
function isNot(e){
return function(t){
return not(e(t));
};
}
function madeBy(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(e[n](t));
return r;
}
function isNamed(e){
return function makeTest(t){
var r=t.of("name");
return function(t,n){
return isNonEmptyText(r.read(t,n))===e;
};
};
}
var me=function makeTest(e){
var t=e.of("filters");
return function(e,r){
return listOf(t.read(e,r)).length>0;
};
};
var pe={
selected:readingPseudo(R.OWN,isTrue("selected")),
named:readingPseudo(R.OWN,isNamed(true)),
unnamed:readingPseudo(R.OWN,isNamed(false)),
filtered:readingPseudo(R.OWN,me),
tinted:readingPseudo(R.OWN,hasValue("colorMode","tint")),
transparent:readingPseudo(R.OWN,hasValue("colorMode","alpha")),
exported:readingPseudo(R.LINKED,isTrue("libraryItem.linkageExportForAS"))
};
var de=":keyframes";
var ve=":elements";
var ye=":members";
function keyframesOfItem(e){
return e.remember(de,inspectTimeline,null);
}
function inspectTimeline(e){
var t=timelineOf(e.object);
return t?frameSubjects(t):null;
}
function frameSubjects(e){
var t=keyframesOfTimeline(e);
var r=[];
for(var n=0;n<t.length;n++)r.push(new W(t[n],n));
return r;
}
function keyframesOfLayer(e,t){
return e.remember(de,inspectLayer,t);
}
function inspectLayer(e,t,r){
return r.frames.inside(keyframesOf(e.object));
}
function elementCount(e){
return listOf(e.read("elements")).length;
}
function elementsOfKeyframes(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(e[n].remember(ve,inspectKeyframe,t));
return flatten(r);
}
function inspectKeyframe(e,t,r){
return r.elements.inside(listOf(e.read("elements")));
}
function elementsOfItem(e,t){
return e.remember(ve,inspectElements,t);
}
function inspectElements(e,t,r){
return elementsOfKeyframes(keyframesOfItem(e)||[],r);
}
function membersOf(e,t){
return e.remember(ye,inspectMembers,t);
}
function inspectMembers(e,t,r){
return isGroup(e,readMember)?r.elements.inside(listOf(e.read("members"))):[];
}
function symbolOf(e,t){
if(e.read("elementType")!=="instance")return null;
var r=t.itemOf(e);
return r&&keyframesOfItem(r)?r:null;
}
var ge=function(){
function Descent(e,t){
if(t===void 0){
t=new re;
}
this.run=e;
this.leftOut=t;
this.found=new re;
this.entered=new re;
}
Descent.prototype.enter=function(e){
var t=symbolOf(e,this.run);
if(!t)return membersOf(e,this.run);
return this.entered.add(t)?elementsOfItem(t,this.run):[];
};
Descent.prototype.into=function(e){
this.through(this.enter(e));
};
Descent.prototype.through=function(e){
var t=[];
pushReversed(t,e);
for(var r=t.pop();r!==undefined;r=t.pop()){
if(this.leftOut.has(r)||!this.found.add(r))continue;
pushReversed(t,this.enter(r));
}
};
return Descent;
}();
function pushReversed(e,t){
for(var r=t.length-1;r>=0;r--)e.push(t[r]);
}
function childrenOf$3(e,t){
var r=new ge(t);
var n=new re;
for(var i=0;i<e.length;i++)n.addAll(r.enter(e[i]));
return n.subjects;
}
function descendantsOf$2(e,t){
var r=new ge(t);
for(var n=0;n<e.length;n++)r.into(e[n]);
return r.found.subjects;
}
function parentsOf$2(e,t,r){
var n=re.of(e);
var i=reachableElements(r,t);
var a=[];
var o=[];
for(var s=0;s<i.length;s++){
var u=symbolOf(i[s],t);
if(u&&a[u.id]===undefined){
a[u.id]=n.hasAny(elementsOfItem(u,t));
}
var l=u?a[u.id]:n.hasAny(membersOf(i[s],t));
if(l)o.push(i[s]);
}
return o;
}
function reachableElements(e,t){
var r=new ge(t,re.of(e));
for(var n=0;n<e.length;n++){
r.found.add(e[n]);
r.into(e[n]);
}
return r.found.subjects;
}
var be={
children:{
type:"replace",
apply:childrenOf$3
},
descendants:{
type:"replace",
apply:descendantsOf$2
},
parent:{
type:"replace",
apply:parentsOf$2
}
};
var we=hasValue("instanceType","symbol");
var Oe=isOneOf("instanceType",["video","embedded video","linked video"]);
var isShape$1=function(e){
return e.of("elementType").test(isShapeType);
};
var isText=function(e){
return e.of("elementType").test(isTextType);
};
var xe=any([isTrue("isRectangleObject"),isTrue("isOvalObject")]);
var ke=function makeTest(e){
var t=e.readerOf(["isGroup","isDrawingObject","isOvalObject","isRectangleObject"]);
return function(e,r){
return isGroup(e,t(r));
};
};
function symbolOfType(e){
return all([we,hasValue("symbolType",e)]);
}
function textOfType(e){
return all([hasValue("elementType","text"),hasValue("textType",e)]);
}
function isComponent(e){
var t=e.of("elementType");
var r=e.of("instanceType");
var n=e.of("libraryItem.itemType");
return function isInstanceOfComponent(e,i){
if(t.read(e,i)!=="instance")return false;
return r.read(e,i)==="component"||n.read(e,i)==="component";
};
}
var Ce=symbolOfType("movie clip");
var Ee=symbolOfType("button");
var Te=hasValue("instanceType","compiled clip");
var Se=any([Ce,Ee,textOfType("dynamic"),textOfType("input"),Oe,Te,isComponent]);
function own$2(e){
return readingPseudo(R.OWN,e);
}
var Ie={
instance:own$2(hasValue("elementType","instance")),
symbol:own$2(we),
movieclip:own$2(Ce),
graphic:own$2(symbolOfType("graphic")),
button:own$2(Ee),
bitmap:own$2(hasValue("instanceType","bitmap")),
compiledclip:own$2(Te),
component:readingPseudo(R.LINKED,isComponent),
video:own$2(Oe),
embeddedvideo:own$2(hasValue("instanceType","embedded video")),
linkedvideo:own$2(hasValue("instanceType","linked video")),
text:own$2(isText),
"static":own$2(textOfType("static")),
dynamic:own$2(textOfType("dynamic")),
input:own$2(textOfType("input")),
tlftext:own$2(hasValue("elementType","tlfText")),
shape:own$2(all([isShape$1,isNot(ke),isNot(xe)])),
group:own$2(ke),
primitive:own$2(xe),
rectangle:own$2(isTrue("isRectangleObject")),
oval:own$2(isTrue("isOvalObject")),
scriptable:readingPseudo(R.LINKED,Se)
};
function isMotionObject(e){
return ask$1(e,"isMotionObject");
}
function isTweenType(e){
return isNonEmptyText(e)&&e!=="none";
}
function hasSound(e,t){
return Boolean(t(e,"soundLibraryItem"))||isNonEmptyText(t(e,"soundName"));
}
function newPlayheads(){
return[];
}
function playheadOf(e,t){
var r=e.timeline,n=e.timelineNumber;
var i=t.remember(newPlayheads);
var a=i[n];
if(!a){
var o=r;
a={
frame:o.currentFrame,
selected:listOf(o.getSelectedFrames())
};
i[n]=a;
}
return a;
}
function meets(e,t,r){
var n=Number(e.read("startFrame"));
return n<r&&t<n+Number(e.read("duration"));
}
function isCurrent(e,t){
var r=t.places().ofFrame(e.object);
if(!r)return false;
var n=playheadOf(r,t).frame;
return meets(e,n,n+1);
}
function isSelected$1(e,t){
var r=t.places().ofFrame(e.object);
if(!r)return false;
var n=playheadOf(r,t).selected;
for(var i=0;i<n.length;i+=3){
if(n[i]===r.index&&meets(e,n[i+1],n[i+2]))return true;
}
return false;
}
function own$1(e){
return readingPseudo(R.OWN,e);
}
function hasText(e){
return function(t){
return t.of(e).test(isNonEmptyText);
};
}
var Ae=hasText("name");
function labelled(e){
return own$1(all([Ae,hasValue("labelType",e)]));
}
var isEmpty$2=function(e){
return e.of("elements").test(function(e){
return listOf(e).length===0;
});
};
var isMotion=function(e){
return e.derived(isMotionObject,function(e){
return isMotionObject(hostObjectOf(e));
}).test(Boolean);
};
var Fe=all([hasValue("tweenType","motion"),isNot(isMotion)]);
var Le=any([function(e){
return e.of("tweenType").test(isTweenType);
},isMotion]);
function isStraight(e){
for(var t=0;t<e.length;t++){
var r=e[t],n=r.x,i=r.y;
if(Math.abs(n-i)>1e-6)return false;
}
return true;
}
function askCurve(e){
var t=hostObjectOf(e);
return t.getCustomEase?t.getCustomEase("all"):[];
}
var hasCurve=function(e){
return e.derived(askCurve,askCurve).test(function(e){
return!isStraight(listOf(e));
});
};
var Ne=all([Le,any([function(e){
return e.of("tweenEasing").test(function(e){
return typeof e==="number"&&e!==0;
});
},hasValue("hasCustomEase",true),hasCurve])]);
var Pe=function makeTest(e){
var t=e.readerOf(["soundLibraryItem","soundName"]);
return function(e,r){
return hasSound(e,t(r));
};
};
var je={
labelled:own$1(Ae),
name:labelled("name"),
comment:labelled("comment"),
anchor:labelled("anchor"),
empty:own$1(isEmpty$2),
blank:own$1(isEmpty$2),
tween:own$1(Le),
classic:own$1(Fe),
shape:own$1(hasValue("tweenType","shape")),
motion:own$1(isMotion),
eased:own$1(Ne),
scripted:own$1(hasText("actionScript")),
audible:own$1(Pe),
current:subjectPseudo(R.LINKED,isCurrent),
selected:subjectPseudo(R.LINKED,isSelected$1)
};
function containmentOf(e,t){
var r=soleTest(e);
return r?new $e(r.test,t):new De(e,t);
}
var Be=function(){
function KnownContainment(e){
this.run=e;
this.known=[];
}
KnownContainment.prototype.inElement=function(e){
var t=symbolOf(e,this.run);
return t?this.inItem(t):this.inMembers(membersOf(e,this.run));
};
KnownContainment.prototype.inItem=function(e){
if(this.known[e.id]===undefined)this.explore(e);
return this.known[e.id]===true;
};
return KnownContainment;
}();
var $e=function(e){
__extends(ContainmentOfEach,e);
function ContainmentOfEach(t,r){
var n=e.call(this,r)||this;
n.test=t;
return n;
}
ContainmentOfEach.prototype.inMembers=function(e){
var t=this.look(e);
if(t.matches)return true;
for(var r=0;r<t.symbols.length;r++)if(this.inItem(t.symbols[r]))return true;
return false;
};
ContainmentOfEach.prototype.explore=function(e){
var t=new re;
var r=[];
var n=[];
t.add(e);
for(var i=0;i<t.subjects.length;i++){
var a=t.subjects[i];
var o=this.look(elementsOfItem(a,this.run));
if(o.matches||this.anyKnown(o.symbols))n.push(a);
else this.noteHolder(a,o.symbols,t,r);
}
this.conclude(t.subjects,n,r);
};
ContainmentOfEach.prototype.noteHolder=function(e,t,r,n){
for(var i=0;i<t.length;i++){
var a=t[i];
if(this.known[a.id]!==undefined)continue;
r.add(a);
var o=n[a.id]||(n[a.id]=[]);
o.push(e);
}
};
ContainmentOfEach.prototype.conclude=function(e,t,r){
for(var n=0;n<e.length;n++)this.known[e[n].id]=false;
for(var i=t.pop();i!==undefined;i=t.pop()){
if(this.known[i.id])continue;
this.known[i.id]=true;
var a=r[i.id]||[];
for(var n=0;n<a.length;n++)t.push(a[n]);
}
};
ContainmentOfEach.prototype.anyKnown=function(e){
for(var t=0;t<e.length;t++)if(this.known[e[t].id])return true;
return false;
};
ContainmentOfEach.prototype.look=function(e){
var t=new re;
var r=e.slice(0);
for(var n=0;n<r.length;n++){
if(this.test(r[n],this.run))return{
matches:true,
symbols:[]
};
var i=symbolOf(r[n],this.run);
var a=i?[]:membersOf(r[n],this.run);
if(i)t.add(i);
for(var o=0;o<a.length;o++)r.push(a[o]);
}
return{
matches:false,
symbols:t.subjects
};
};
return ContainmentOfEach;
}(Be);
var De=function(e){
__extends(ContainmentOfSets,e);
function ContainmentOfSets(t,r){
var n=e.call(this,r)||this;
n.plan=t;
return n;
}
ContainmentOfSets.prototype.explore=function(e){
this.known[e.id]=this.inMembers(elementsOfItem(e,this.run));
};
ContainmentOfSets.prototype.inMembers=function(e){
var t=new ge(this.run);
t.through(e);
return runOnSubjects(this.plan,t.found.subjects,this.run).length>0;
};
return ContainmentOfSets;
}(Be);
function containing(e){
return pseudoAboutOthers(function makeTest(t){
var contentsIn=function(e){
return containmentOf(t,e);
};
return function(t,r){
return e(r.remember(contentsIn),t);
};
});
}
var Me={
has:containing(function(e,t){
return e.inElement(t);
})
};
var Re={
has:containing(function(e,t){
return e.inItem(t);
})
};
function holding(e){
return pseudoAboutOthers(function(t){
return function(r,n){
return findsIn(t,e(r,n),n);
};
});
}
function findsIn(e,t,r){
var n=soleTest(e);
if(!n)return runOnSubjects(e,t,r).length>0;
for(var i=0;i<t.length;i++)if(n.test(t[i],r))return true;
return false;
}
var We={
has:holding(function(e,t){
return elementsOfKeyframes([e],t);
})
};
var qe={
has:holding(function(e,t){
return elementsOfKeyframes(keyframesOfLayer(e,t),t);
}),
frames:holding(keyframesOfLayer)
};
function matching(e){
return{
type:"query",
asksOthers:false,
makeStep:function(t){
var r=soleTest(t);
if(r===null)return matchingSet(t,e);
if(!e)r.test=not(r.test);
return r;
}
};
}
function matchingSet(e,t){
return{
type:"set",
runsUserCode:e.runsUserCode,
apply:function(r,n,i){
var a=re.of(runOnSubjects(e,r,n,i));
var o=[];
for(var s=0;s<r.length;s++)if(a.has(r[s])===t)o.push(r[s]);
return o;
}
};
}
var Ke={
is:matching(true),
not:matching(false)
};
var Ve="*";
function findReferences(e,t,r,n){
var i=n(e,"elementType");
if(i==="instance"){
var a=n(e,"libraryItem");
if(isObject(a))t.addItem(a);
}else if(isTextType(i)){
if(t.addFace)addFaces(listOf(n(e,"textRuns")),t.addFace);
}else if(t.addBitmap){
var o=bitmapsOfShape(r(e));
for(var s=0;s<o.length;s++)t.addBitmap(o[s]);
}
}
function findSound(e,t,r){
var n=r(e,"soundLibraryItem");
if(isObject(n))t.addItem(n);
}
function facesOfFont(e,t){
return[foldCase(String(e)),foldCase(leafOf(t)+Ve)];
}
function bitmapsOfShape(e){
var t=[];
var r=readList(e,"contours");
for(var n=0;n<r.length;n++)addFill(t,read(r[n],"fill"));
var i=readList(e,"edges");
for(var n=0;n<i.length;n++){
var a=read(i[n],"stroke");
if(isObject(a))addFill(t,read(a,"shapeFill"));
}
return t;
}
function addFill(e,t){
if(!isObject(t)||read(t,"style")!=="bitmap")return;
var r=read(t,"bitmapPath");
if(typeof r==="string")e.push(r);
}
function addFaces(e,t){
for(var r=0;r<e.length;r++){
var n=read(e[r],"textAttrs");
if(isObject(n))t(foldCase(String(read(n,"face"))));
}
}
var Ue=function(){
function Usage(e){
this.run=e;
this.addBitmap=null;
this.addFace=null;
this.used=new re;
this.faces={};
this.unusedBitmaps=0;
this.unusedFonts=0;
var t=e.library().items;
for(var r=0;r<t.length;r++)this.count(t[r],1);
for(var r=0;r<t.length;r++)if(isRoot(t[r]))this.use(t[r]);
var n=e.document.timelines;
for(var r=0;r<n.length;r++)this.visitScene(n[r]);
this.visitItems();
for(var r=0;r<t.length;r++)if(this.isFontInUse(t[r]))this.use(t[r]);
}
Usage.prototype.has=function(e){
return this.used.has(e);
};
Usage.prototype.addItem=function(e){
this.use(this.run.items.of(e));
};
Usage.prototype.use=function(e){
if(this.used.add(e))this.count(e,-1);
};
Usage.prototype.count=function(e,t){
var r=this;
var n=e.read("itemType");
if(n==="bitmap"){
this.unusedBitmaps+=t;
this.addBitmap=this.unusedBitmaps>0?function(e){
return r.usePath(e);
}:null;
}else if(n==="font"){
this.unusedFonts+=t;
this.addFace=this.unusedFonts>0?function(e){
return r.noteFace(e);
}:null;
}
};
Usage.prototype.usePath=function(e){
var t=this.run.library().at(e);
if(t)this.use(t);
};
Usage.prototype.noteFace=function(e){
this.faces["/"+e]=true;
};
Usage.prototype.visitScene=function(e){
var t=frameSubjects(e);
this.visitSounds(t);
this.visitElements(elementsOfKeyframes(t,this.run));
};
Usage.prototype.visitItems=function(){
var e=this.used.subjects;
for(var t=0;t<e.length;t++){
var r=keyframesOfItem(e[t]);
if(r===null)continue;
this.visitSounds(r);
this.visitElements(elementsOfItem(e[t],this.run));
}
};
Usage.prototype.visitSounds=function(e){
for(var t=0;t<e.length;t++)findSound(e[t],this,readMember);
};
Usage.prototype.visitElements=function(e){
var t=e.slice(0);
for(var r=0;r<t.length;r++){
findReferences(t[r],this,hostObjectOf,readMember);
var n=membersOf(t[r],this.run);
for(var i=0;i<n.length;i++)t.push(n[i]);
}
};
Usage.prototype.isFontInUse=function(e){
if(e.read("itemType")!=="font")return false;
var t=facesOfFont(e.read("font"),e.readText("name"));
for(var r=0;r<t.length;r++)if(this.faces["/"+t[r]])return true;
return false;
};
return Usage;
}();
function isRoot(e){
return Boolean(e.read("linkageExportForAS")||e.read("linkageExportForRS")||e.read("linkageImportForRS"));
}
function isSelected(e,t){
return t.remember(selectedItems).has(e);
}
function selectedItems(e){
return re.of(e.items.all(e.document.library.getSelectedItems()));
}
function isUsed(e,t){
return t.remember(usageOf).has(e);
}
function usageOf(e){
return new Ue(e);
}
var _e={
selected:subjectPseudo(R.LINKED,isSelected),
exported:readingPseudo(R.OWN,isTrue("linkageExportForAS")),
used:subjectPseudo(R.CONTENTS,isUsed),
unused:subjectPseudo(R.CONTENTS,function(e,t){
return!isUsed(e,t);
})
};
function childrenOf$2(e,t){
var r=t.library();
var n=new re;
for(var i=0;i<e.length;i++){
if(isFolder(e[i]))n.addAll(r.inFolder(e[i].readText("name")));
}
return n.subjects;
}
function descendantsOf$1(e,t){
var r=new re;
for(var n=0;n<e.length;n++){
var i=childrenOf$2([e[n]],t).reverse();
for(var a=i.pop();a!==undefined;a=i.pop()){
if(!r.add(a))continue;
var o=childrenOf$2([a],t);
for(var s=o.length-1;s>=0;s--)i.push(o[s]);
}
}
return r.subjects;
}
function parentsOf$1(e,t){
var r=t.library();
var n=new re;
for(var i=0;i<e.length;i++){
var a=r.at(folderOf(e[i].readText("name")));
if(a)n.add(a);
}
return n.subjects;
}
var ze={
children:{
type:"replace",
apply:childrenOf$2
},
descendants:{
type:"replace",
apply:descendantsOf$1
},
parent:{
type:"replace",
apply:parentsOf$1
}
};
function isOfType(e){
return hasValue("itemType",e);
}
function isVideoOfType(e){
return any([isOfType(e),all([isOfType("video"),hasValue("videoType",e)])]);
}
function own(e){
return readingPseudo(R.OWN,e);
}
var Qe=isOneOf("itemType",["movie clip","graphic","button"]);
var Ge={
movieclip:own(isOfType("movie clip")),
graphic:own(isOfType("graphic")),
button:own(isOfType("button")),
symbol:own(Qe),
timeline:own(Qe),
folder:own(isOfType("folder")),
bitmap:own(isOfType("bitmap")),
sound:own(isOfType("sound")),
font:own(isOfType("font")),
video:own(isOneOf("itemType",["video","embedded video","linked video"])),
embeddedvideo:own(isVideoOfType("embedded video")),
linkedvideo:own(isVideoOfType("linked video")),
compiledclip:own(isOfType("compiled clip")),
component:own(isOfType("component")),
screen:own(isOfType("screen"))
};
function someKeyframe(e){
return function holdsForSome(t){
for(var r=0;r<t.length;r++)if(e(t[r]))return true;
return false;
};
}
function isTweened(e){
return isTweenType(e.read("tweenType"))||isMotionObject(e.object);
}
var He=someKeyframe(function(e){
return elementCount(e)>0;
});
var isEmpty$1=function(e){
return!He(e);
};
var Je=someKeyframe(isTweened);
var Xe=someKeyframe(function(e){
return Number(e.read("startFrame"))>0&&elementCount(e)>0;
});
var Ze=someKeyframe(function(e){
return isNonEmptyText(e.read("actionScript"));
});
var Ye=someKeyframe(function(e){
return hasSound(e,readMember);
});
var et=someKeyframe(function(e){
return isNonEmptyText(e.read("name"));
});
function holdsForItem(e,t){
return e.remember(t,inspectItem,null);
}
function inspectItem(e,t){
var r=keyframesOfItem(e);
return r!==null&&t(r);
}
function ofInstances(e){
return readingPseudo(R.TIMELINE,function makeTest(t){
var r=t.of("elementType");
var n=t.of("libraryItem");
return function holdsForSymbol(t,i){
if(r.read(t,i)!=="instance")return false;
var a=n.read(t,i);
return isObject(a)&&holdsForItem(i.items.of(a),e);
};
});
}
function ofItems(e){
return subjectPseudo(R.TIMELINE,function(t){
return holdsForItem(t,e);
});
}
var tt={
empty:ofInstances(isEmpty$1),
animated:ofInstances(Je),
keyframed:ofInstances(Xe),
scripted:ofInstances(Ze),
audible:ofInstances(Ye)
};
var rt={
empty:subjectPseudo(R.TIMELINE,function isEmptyItem(e,t){
if(isFolder(e))return!t.library().isFilled(e.readText("name"));
return holdsForItem(e,isEmpty$1);
}),
animated:ofItems(Je),
keyframed:ofItems(Xe),
scripted:ofItems(Ze),
audible:ofItems(Ye)
};
function parentOf(e,t){
if(t===void 0){
t=read;
}
var r=t(e,"parentLayer");
return isObject(r)?r:null;
}
function layersAbove(e,t){
if(t===void 0){
t=read;
}
var r=[];
for(var n=parentOf(e,t);n;n=parentOf(n,t))r.push(n);
return r;
}
function pathOfLayer(e,t){
if(t===void 0){
t=read;
}
var r=String(t(e,"name"));
var n=layersAbove(e,t);
for(var i=0;i<n.length;i++){
if(t(n[i],"layerType")==="folder"){
r=String(t(n[i],"name"))+"/"+r;
}
}
return r;
}
function newSiblings(){
return[];
}
function siblingsOf(e,t){
var r=t.places().ofLayer(e.object);
if(!r)return[];
var n=t.remember(newSiblings);
var i=r.timelineNumber;
return n[i]||(n[i]=t.layers.all(layersOf(r.timeline)));
}
function parentSubject(e,t){
var r=parentOf(e.object,function(t,r){
return e.read(r);
});
return r&&t.layers.of(r);
}
function below(e,t,r){
var n=re.of(e);
var i=new re;
var a=new re;
for(var o=0;o<e.length;o++){
if(i.has(e[o]))continue;
var s=siblingsOf(e[o],t);
i.addAll(s);
for(var u=0;u<s.length;u++){
var l=parentSubject(s[u],t);
if(l&&(n.has(l)||(r&&a.has(l))))a.add(s[u]);
}
}
return a.subjects;
}
function childrenOf$1(e,t){
return below(e,t,false);
}
function descendantsOf(e,t){
return below(e,t,true);
}
function parentsOf(e,t){
var r=new re;
for(var n=0;n<e.length;n++){
var i=parentSubject(e[n],t);
if(i)r.add(i);
}
return r.subjects;
}
function reachableLayers(e,t){
var r=re.of(e);
for(var n=0;n<e.length;n++)r.addAll(siblingsOf(e[n],t));
return r.subjects;
}
var nt={
children:{
type:"replace",
apply:childrenOf$1
},
descendants:{
type:"replace",
apply:descendantsOf
},
parent:{
type:"replace",
apply:parentsOf
}
};
function newKnown(){
return{
seen:new re,
filled:new re
};
}
function noteTimeline(e,t,r){
var n=t.seen,i=t.filled;
n.addAll(e);
for(var a=0;a<e.length;a++){
var o=parentSubject(e[a],r);
if(!o||i.has(o)||!He(keyframesOfLayer(e[a],r)))continue;
for(var s=o;s&&!i.has(s);s=parentSubject(s,r))i.add(s);
}
}
function holdsElements(e,t){
var r=t.remember(newKnown);
if(!r.seen.has(e))noteTimeline(siblingsOf(e,t),r,t);
return r.filled.has(e);
}
function switchTest(e,t){
var newKnown=function(){
return{
on:new re,
off:new re
};
};
function isAboveSwitched(r,n){
var i=n.remember(newKnown),a=i.on,o=i.off;
var s=[];
var u=false;
for(var l=parentSubject(r,n);l&&!u&&!o.has(l);l=parentSubject(l,n)){
u=a.has(l)||(l.read("layerType")==="folder"&&l.read(e)===t);
s.push(l);
}
(u?a:o).addAll(s);
return u;
}
return function(r,n){
return r.read(e)===t||isAboveSwitched(r,n);
};
}
function layersWith(e){
var newAnswers=function(){
return[];
};
return function isAmong(t,r){
var n=r.places().ofLayer(t);
if(!n)return false;
var i=r.remember(newAnswers);
var a=i[n.timelineNumber];
if(!a){
a=[];
var o=e(n.timeline);
for(var s=0;s<o.length;s++)a[o[s]]=true;
i[n.timelineNumber]=a;
}
return a[n.index]===true;
};
}
function switched(e,t){
return subjectPseudo(R.LINKED,switchTest(e,t));
}
function ofKeyframes(e){
return subjectPseudo(R.TIMELINE,function(t,r){
return e(keyframesOfLayer(t,r));
});
}
function isEmpty(e,t){
if(e.read("layerType")==="folder")return!holdsElements(e,t);
return!He(keyframesOfLayer(e,t));
}
var it=switchTest("visible",false);
function isListed(e){
var t=layersWith(e);
return subjectPseudo(R.LINKED,function(e,r){
return t(e.object,r);
});
}
var at={
locked:switched("locked",true),
hidden:switched("visible",false),
visible:subjectPseudo(R.LINKED,function(e,t){
return!it(e,t);
}),
outline:switched("outline",true),
current:isListed(function(e){
return[e.currentLayer];
}),
selected:isListed(function(e){
return listOf(e.getSelectedLayers());
}),
empty:subjectPseudo(R.TIMELINE,isEmpty),
animated:ofKeyframes(Je),
keyframed:ofKeyframes(Xe),
scripted:ofKeyframes(Ze),
audible:ofKeyframes(Ye),
labelled:ofKeyframes(et)
};
var ot=["normal","guide","guided","mask","masked","folder","camera"];
var st={};
for(var ut=0;ut<ot.length;ut++){
st[ot[ut]]=readingPseudo(R.OWN,hasValue("layerType",ot[ut]));
}
function boundsOf$1(e){
var t=Number(e.read("left"));
var r=Number(e.read("top"));
var n=t+Number(e.read("width"));
return{
element:e,
left:t,
top:r,
right:n,
bottom:r+Number(e.read("height"))
};
}
var lt=function(){
function Overlap(e,t){
this.plan=e;
this.run=t;
this.keyframes=new x;
this.layers=new C(t.places().whereOf);
}
Overlap.prototype.holdsFor=function(e){
var t=e.read("layer");
if(!isObject(t))return false;
if(this.layers.add(t))this.noteKeyframes(t);
var r=this.keyframes.get(e.object);
if(!r)return false;
var n=boundsOf$1(e);
var i=r.matches||(r.matches=this.matchesAmong(r.elements));
for(var a=0;a<i.length&&i[a].left<n.right;a++){
var o=i[a];
var s=o.right>n.left&&o.top<n.bottom&&o.bottom>n.top;
if(s&&o.element!==e)return true;
}
return false;
};
Overlap.prototype.noteKeyframes=function(e){
var t=keyframesOf(e);
for(var r=0;r<t.length;r++){
var n={
elements:elementsOfFrame(t[r]),
matches:null
};
for(var i=0;i<n.elements.length;i++){
this.keyframes.set(n.elements[i],n);
}
}
};
Overlap.prototype.matchesAmong=function(e){
var t=runOnSubjects(this.plan,this.run.elements.all(e),this.run);
var r=[];
for(var n=0;n<t.length;n++)r.push(boundsOf$1(t[n]));
return r.sort(function(e,t){
return e.left-t.left;
});
};
return Overlap;
}();
var ft={
overlaps:pseudoAboutOthers(function makeTest(e){
var overlapIn=function(t){
return new lt(e,t);
};
return function(e,t){
return t.remember(overlapIn).holdsFor(e);
};
})
};
function nth$1(e,t){
var r=Math.abs(e)||1;
var n=(t-1)%r;
var i=e===0||(e>0&&t>0)?t:1+(n<0?n+r:n);
return function chooseNth(n){
var a=[];
var o=e>0?n.length:Math.min(t,n.length);
for(var s=i;s>0&&s<=o;s+=r)a.push(n[s-1]);
return a;
};
}
function drawn(e){
return function chooseDrawn(t,r){
var n=[];
for(var i=0;i<t.length;i++)if(r()<e)n.push(t[i]);
return n;
};
}
var last=function(e){
return e.slice(-1);
};
function fixed(e){
return{
type:"position",
argument:"none",
makeChoice:function(){
return e;
}
};
}
var ct={
first:fixed(nth$1(0,1)),
last:fixed(last),
even:fixed(nth$1(2,0)),
odd:fixed(nth$1(2,1)),
nth:{
type:"position",
argument:"nth",
makeChoice:function(e){
return nth$1(e.a,e.b);
}
},
random:{
type:"position",
argument:"optional-probability",
makeChoice:function(e){
return drawn(e?e.value:.5);
}
}
};
var ht=mergePseudos([Ie,pe,tt,be,ct,Ke,Me,ft]);
var mt=mergePseudos([Ge,_e,rt,ze,ct,Ke,Re]);
var pt=mergePseudos([st,at,nt,ct,Ke,qe]);
var dt=mergePseudos([je,ct,Ke,We]);
var vt={
word:"element",
pseudos:ht,
attributes:ce,
members:{},
testName:function(e,t){
return t.of("name").test(function(t){
return e(typeof t==="string"?t:memberText(t));
});
},
testItem:function(e,t,r){
var n=r.of("libraryItem");
var i=r.of("libraryItem."+e);
return function matchesItem(e,r){
return isObject(n.read(e,r))&&t(memberText(i.read(e,r)));
};
},
positionLists:null,
subjectsOf:function(e){
return e.elements;
},
reachableFrom:reachableElements
};
var yt=function layerOf(e,t,r){
var n=r.layerOf(hostObjectOf(e));
return n&&n.object;
};
function byLayer(e,t){
var r=[];
var n=[r];
var i=[];
for(var a=0;a<e.length;a++){
var o=t.layerOf(e[a].object);
if(!o)r.push(e[a]);
else{
if(i[o.id]===undefined)i[o.id]=n.push([])-1;
n[i[o.id]].push(e[a]);
}
}
return n;
}
function pathOfSubject(e){
return pathOfLayer(e.object);
}
var gt={
word:"frame",
pseudos:dt,
attributes:{},
members:{
layer:yt
},
testName:function(e,t){
return t.of("name").test(function(t){
return e(memberText(t));
});
},
testItem:function(e,t){
if(e!=="name")return NOTHING;
return function matchesLayer(e,r){
var n=r.layerOf(hostObjectOf(e));
return n!==null&&t(n.remember(pathOfLayer,pathOfSubject,null));
};
},
positionLists:byLayer,
subjectsOf:function(e){
return e.frames;
},
reachableFrom:function(e){
return e;
}
};
function inPathOrder(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=e[r].readText("name");
t.push({
item:e[r],
path:n,
key:foldCase(n).split("/").join("\0")
});
}
t.sort(comparePlaces);
var i=[];
for(var r=0;r<t.length;r++)i.push(t[r].item);
return i;
}
function comparePlaces(e,t){
return compareTexts(e.key,t.key)||compareTexts(e.path,t.path);
}
function compareTexts(e,t){
if(e<t)return-1;
return e>t?1:0;
}
var bt={
word:"item",
pseudos:mt,
attributes:he,
members:{},
testName:function(e,t){
var r=t.of("name");
return function(t,n){
return e(leafOf(memberText(r.read(t,n))));
};
},
testItem:function(e,t,r){
var n=r.of(e);
return function(e,r){
return t(memberText(n.read(e,r)));
};
},
positionLists:function(e){
return[inPathOrder(e)];
},
subjectsOf:function(e){
return e.items;
},
reachableFrom:function(e,t){
var r=re.of(e);
r.addAll(t.library().items);
return r.subjects;
}
};
var wt={
word:"layer",
pseudos:pt,
attributes:{},
members:{},
testName:function(e,t){
return t.of("name").test(function(t){
return e(memberText(t));
});
},
testItem:function(e,t,r){
if(e!=="name")return NOTHING;
var n=r.derived(pathOfLayer,function(e){
return pathOfLayer(hostObjectOf(e));
});
return n.test(function(e){
return t(e);
});
},
positionLists:null,
subjectsOf:function(e){
return e.layers;
},
reachableFrom:reachableLayers
};
var Ot=/^([+-]?\d*)n$/;
var xt=/^([+-]?\d*)n[ \t\r\n\f]*([+-])[ \t\r\n\f]*(\d+)$/;
function readNth(e){
var t=e.toLowerCase();
if(t==="even")return{
a:2,
b:0
};
if(t==="odd")return{
a:2,
b:1
};
var r=Ot.exec(t);
if(r)return nth(readSteps(r[1]),0);
var n=xt.exec(t);
if(n)return nth(readSteps(n[1]),readWholeNumber(n[2]+n[3]));
return nth(0,readWholeNumber(t));
}
function readSteps(e){
return readWholeNumber(e===""||e==="+"||e==="-"?"".concat(e,"1"):e);
}
function nth(e,t){
return e===null||t===null?null:{
a:e,
b:t
};
}
var kt=32;
var Ct={
ends:")",
trims:"",
stars:false,
ranges:false,
parentheses:false
};
var Et={
ends:"",
trims:"",
stars:false,
ranges:false,
parentheses:true
};
function parseArgument(e,t,r,n){
if(t==="query"&&e.depth===kt){
throw e.error("too deep: expected at most ".concat(kt," queries within one another"));
}
e.position++;
var i=parseContent(e,t,r,n);
e.close(")",'"("');
return i;
}
function parseContent(e,t,r,n){
switch(t){
case"query":
return parseNested(e,r,n);
case"nth":
return parseNth(e);
case"optional-probability":
return parseProbability(e);
default:
return parseUntouched(e);
}
}
function parseNested(e,t,r){
e.skipBlanks();
if(e.peek()===")")throw e.error('missing argument: expected a query before ")"');
e.depth++;
var n=r(e,t);
e.depth--;
return{
type:"query",
index:n.index,
query:n
};
}
function parseNth(e){
var t=parseWord(e),r=t.index,n=t.text;
var i=readNth(n);
if(i===null)throw unreadable(e,"position",n,r,"a position such as 3, 2n+1, odd or even");
return{
type:"nth",
index:r,
a:i.a,
b:i.b
};
}
function parseProbability(e){
var t=parseWord(e),r=t.index,n=t.text;
var i=readNumber(n);
if(i===null||i<0||i>1){
throw unreadable(e,"probability",n,r,"a number from 0 to 1");
}
return{
type:"number",
index:r,
value:i
};
}
function parseWord(e){
e.skipBlanks();
var t=e.position;
return{
index:t,
text:trim(literalText(parseText(e,Ct)))
};
}
function unreadable(e,t,r,n,i){
if(r!=="")return e.error("unreadable ".concat(t,' "').concat(clip(r),'": expected ').concat(i),n);
var a=e.peek()===""?'unclosed "("':"missing argument";
return e.error("".concat(a,": expected ").concat(i),n);
}
function parseUntouched(e){
var t=e.position;
return{
type:"text",
index:t,
text:literalText(parseText(e,Et))
};
}
var Tt=[["contains","has"]];
function canonicalName(e){
for(var t=0;t<Tt.length;t++)if(Tt[t][0]===e)return Tt[t][1];
return e;
}
function parsePseudo(e,t,r){
var n=e.position;
e.position++;
var i=parseName$1(e);
var a=canonicalName(i);
var o=t.argumentOf(a);
if(o===null)throw unknownPseudo(e,i,n,t);
var s=e.peek()==="(";
if(!s&&(o==="query"||o==="nth")){
throw e.error('missing argument: expected "(" after ":'.concat(i,'"'));
}
if(s&&o==="none"){
throw e.error('surplus argument: expected no parentheses after ":'.concat(i,'"'));
}
var u=s?parseArgument(e,o,t.within(a),r):null;
return{
type:"pseudo",
index:n,
name:a,
argument:u
};
}
function parseName$1(e){
var t=e.position;
while(/[A-Za-z0-9_-]/.test(e.peek()))e.position++;
if(e.position===t)throw e.unexpected('the name of a pseudo after ":"');
return e.text.substring(t,e.position);
}
function unknownPseudo(e,t,r,n){
var i=n.pseudos().slice(0);
for(var a=0;a<Tt.length;a++){
if(n.argumentOf(Tt[a][1])!==null)i.push(Tt[a][0]);
}
var o=nearest(t,i);
var s=hintInside(t,n)||(o===null?"Expected one of :".concat(i.sort().join(" :")):'Did you mean ":'.concat(o,'"?'));
return e.error('unknown pseudo ":'.concat(clip(t),'"'),r,s);
}
function hintInside(e,t){
var r=["frames","has"];
for(var n=0;n<r.length;n++){
if(t.argumentOf(r[n])!=="query")continue;
if(t.within(r[n]).argumentOf(e)!==null)return'Did you mean ":'.concat(r[n],"(:").concat(e,')"?');
}
return null;
}
var St=160;
var It=100;
var At="...";
function pointAt(e,t){
var r=0;
var n=e.length;
if(e.length>St){
r=Math.max(0,t-It);
n=Math.min(e.length,r+St);
}
var i=r>0?At:"";
var a=n<e.length?At:"";
var o=oneLine(e.substring(r,n));
return"  ".concat(i).concat(o).concat(a,"\n  ").concat(padLeft("^",i.length+t-r+1));
}
var Ft="SelectorError";
var Lt=["stack","fileName","lineNumber","line"];
var Nt=function SelectorError(e){
this.message=format(e);
this.query=e.query;
this.index=e.index;
locate(this);
};
function Parent(){}
Parent.prototype=Error.prototype;
var Pt=new Parent;
Pt.name=Ft;
Pt.toString=function toString(){
return"".concat(this.name,": ").concat(this.message);
};
Pt.constructor=Nt;
Nt.prototype=Pt;
function format(e){
var t="".concat(e.caller,": ").concat(e.problem,"\n").concat(pointAt(e.query,e.index));
return e.hint===undefined?t:"".concat(t,"\n  ").concat(e.hint);
}
function locate(e){
var t=new Error(e.message);
for(var r=0;r<Lt.length;r++){
var n=t[Lt[r]];
if(n===undefined)continue;
e[Lt[r]]=typeof n==="string"?n.replace(/^Error:/,"".concat(Ft,":")):n;
}
}
var jt=function(){
function Scanner(e,t){
this.text=e;
this.caller=t;
this.position=0;
this.depth=0;
}
Scanner.prototype.peek=function(){
return this.text.charAt(this.position);
};
Scanner.prototype.take=function(e){
if(this.peek()!==e)return false;
this.position++;
return true;
};
Scanner.prototype.skipBlanks=function(){
while(isBlank(this.peek()))this.position++;
};
Scanner.prototype.close=function(e,t){
if(this.take(e))return;
if(this.peek()!=="")throw this.unexpected(quoteCharacter(e));
throw this.error("unclosed ".concat(t,": expected ").concat(quoteCharacter(e)," before the end"));
};
Scanner.prototype.unexpected=function(e){
return this.error("expected ".concat(e," but found ").concat(quoteCharacter(this.peek())));
};
Scanner.prototype.error=function(e,t,r){
if(t===void 0){
t=this.position;
}
return new Nt({
caller:this.caller,
problem:e,
query:this.text,
index:t,
hint:r
});
};
return Scanner;
}();
function quoteCharacter(e){
if(e==="")return"the end";
return e==='"'?"'\"'":'"'.concat(oneLine(e),'"');
}
var Bt='a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';
var $t='".class", "[attribute]", ":pseudo", ","';
function parse(e,t,r){
if(r===void 0){
r="$()";
}
return parseQuery(new jt(e,r),t);
}
function parseQuery(e,t){
var r=[];
do{
r.push(parseGroup(e,t));
}while(e.take(","));
return{
type:"query",
text:e.text,
index:r[0].index,
groups:r
};
}
function parseGroup(e,t){
e.skipBlanks();
var r=e.position;
var n=[];
for(var i=parseBeginning(e,t);i!==null;i=parseStep(e,t)){
n.push(i);
e.skipBlanks();
}
if(n.length===0)throw emptyGroup(e);
if(!isGroupEnd(e))throw e.unexpected(e.depth>0?"".concat($t,' or ")"'):$t);
return{
type:"group",
index:r,
steps:n
};
}
function parseBeginning(e,t){
if(isGroupEnd(e))return null;
var r=parseStep(e,t);
if(r!==null)return r;
var n=e.peek();
var i=n==="/"||(isQuote(n)&&e.text.charAt(e.position+1)==="/");
return i?parsePath(e):parseName(e);
}
function parseStep(e,t){
switch(e.peek()){
case".":
return parseClass(e);
case"[":
return parseAttribute(e);
case":":
return parsePseudo(e,t,parseQuery);
default:
return null;
}
}
function parseName(e){
var t=e.position;
var r=parseWords(e,"");
return r.length===1&&r[0].type==="any"?{
type:"universal",
index:t
}:{
type:"name",
index:t,
pattern:r
};
}
function parsePath(e){
var t=e.position;
while(e.take("/"));
var r=parseWords(e,"/");
if(r.length===0)throw e.unexpected('the path of an item after "/"');
return{
type:"path",
index:t,
pattern:r
};
}
function parseClass(e){
var t=e.position;
e.position++;
var r=parseWords(e,"");
if(r.length===0)throw e.unexpected('the name of a class after "."');
return{
type:"class",
index:t,
scope:classScope(r),
pattern:r
};
}
function parseWords(e,t){
if(isQuote(e.peek()))return parseQuoted(e,t);
return parseText(e,{
ends:":[,",
trims:S+t,
stars:true,
ranges:true,
parentheses:e.depth>0
});
}
function classScope(e){
for(var t=0;t<e.length;t++){
var r=e[t];
if(r.type==="text"&&r.text.indexOf(".")>=0)return"whole";
}
var n=e[0];
if(n.type==="any")return"last";
return n.type==="text"&&isCapital(n.text.charAt(0))?"last":"whole";
}
function isCapital(e){
return e.toLowerCase()!==e;
}
function isGroupEnd(e){
var t=e.peek();
return t===""||t===","||(t===")"&&e.depth>0);
}
function emptyGroup(e){
var t=trim(e.text)===""?"query":"part";
return e.error("empty ".concat(t,": expected ").concat(Bt));
}
var Dt=/^:[A-Za-z0-9_-]+$/;
var Mt=/^\[[A-Za-z0-9_-]+\]$/;
var Rt=200;
var Wt=0;
var qt=function(){
function Registry(e,t){
if(t===void 0){
t={};
}
this.domain=e;
this.contents=t;
this.callbacks={};
this.plans={};
this.planCount=0;
this.generation=0;
}
Registry.prototype.register=function(e,t){
var r="Selectors."+this.domain.word+".register(): ";
if(typeof e!=="string"||!(Dt.test(e)||Mt.test(e))){
var n='name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
throw new TypeError(r+n+describeValue(e));
}
if(typeof t!=="function"){
throw new TypeError(r+"callback must be a Function, got "+describeValue(t));
}
if(this.pseudo(canonicalName(e.substring(1)))){
throw new Error(r+'"'+e+'" is built in; choose another name');
}
this.callbacks[e]=t;
Wt++;
};
Registry.prototype.pseudo=function(e){
var t=this.domain.pseudos;
return hasOwn(t,e)?t[e]:null;
};
Registry.prototype.callback=function(e){
return this.callbacks[":"+e]||null;
};
Registry.prototype.attribute=function(e){
return this.callbacks["["+e+"]"]||null;
};
Registry.prototype.argumentOf=function(e){
var t=this.pseudo(e);
if(t===null)return this.callback(e)?"optional-text":null;
if(t.type==="position")return t.argument;
return t.type==="query"?"query":"none";
};
Registry.prototype.pseudos=function(){
var e=[];
for(var t in this.domain.pseudos)if(this.pseudo(t))e.push(t);
for(var t in this.callbacks)if(Dt.test(t))e.push(t.substring(1));
return e;
};
Registry.prototype.within=function(e){
return hasOwn(this.contents,e)?this.contents[e]:this;
};
Registry.prototype.parse=function(e,t){
return parse(e,this,t);
};
Registry.prototype.planOf=function(e,t){
if(this.generation!==Wt||this.planCount===Rt)this.forgetPlans();
var r=this.plans["/"+e];
if(r)return r;
var n=compile(this.parse(e,t),this);
this.plans["/"+e]=n;
this.planCount++;
return n;
};
Registry.prototype.forgetPlans=function(){
this.plans={};
this.planCount=0;
this.generation=Wt;
};
return Registry;
}();
var Kt=new qt(vt);
var Vt=new qt(bt,{
has:Kt
});
var Ut=new qt(gt,{
has:Kt
});
var _t=new qt(wt,{
has:Kt,
frames:Ut
});
function wordsOf(e){
return{
register:function(t,r){
e.register(t,r);
return zt;
}
};
}
var zt={
element:wordsOf(Kt),
item:wordsOf(Vt),
layer:wordsOf(_t),
frame:wordsOf(Ut),
random:Math.random
};
function selectFrom(e,t,r,n){
return select(r,selection(e,t,n));
}
function filterElements(e,t,r){
return filter(t,selection(Kt,e,r));
}
function filterItems(e,t,r){
return filter(t,selection(Vt,e,r));
}
function filterLayers(e,t,r){
return filter(t,selection(_t,e,r));
}
function filterFrames(e,t,r){
return filter(t,selection(Ut,e,r));
}
function selection(e,t,r){
var n=new ae({
query:t,
document:r.document,
random:zt.random
});
return{
words:e,
plan:e.planOf(t,r.caller),
run:n,
options:r
};
}
function select(e,t){
var r=t.plan,n=t.options;
if(n.explain)return explained(e,t,n.explain);
return r.needsIdentity?selectSubjects(flatten(e),t):selectObjects(e,t);
}
function selectObjects(e,t){
var r=t.plan,n=t.run,i=t.options;
var a=r.parts[0];
var o=keepObjects(e,t);
if(!i.isDistinct)o=distinctOf(o,i.document);
for(var s=0;s<a.length;s++){
var u=a[s];
if(u.type==="position")o=u.choose(o,n.random);
}
return o;
}
function keepObjects(e,t){
var r=t.plan,n=t.run;
var i=r.parts[0][0];
if(i.type!=="test"||i.test===ANYTHING$1)return flatten(e);
var a=r.runsUserCode?[flatten(e)]:e;
r.properties.forget();
return keep(a,i.test,n);
}
function selectSubjects(e,t){
var r=sourceOf(e,t);
return objectsOf(inSourceOrder(runOnSubjects(t.plan,r,t.run),r,t));
}
function explained(e,t,r){
var n=t.words,i=t.run,a=t.options;
var o=n.parse(i.query,a.caller);
var s=sourceOf(flatten(e),t);
var u=explanation(a.caller,o,s.length);
var l=runOnSubjects(compileAsWritten(o,n),s,i,s,u.add);
var f=inSourceOrder(l,s,t);
var c=f.length===0?hintAt(o,n):null;
r(u.finish(f.length)+(c===null?"":"\n  "+c));
return objectsOf(f);
}
function sourceOf(e,t){
var r=t.words,n=t.run,i=t.options;
var a=r.domain.subjectsOf(n);
return i.isDistinct?a.allDistinct(e):a.all(e);
}
function inSourceOrder(e,t,r){
var n=r.plan,i=r.words,a=r.run;
var o=re.of(t);
var s=new re;
for(var u=0;u<e.length;u++)if(!o.has(e[u]))s.add(e[u]);
var l=re.of(e).inOrderOf(t);
var f=n.parts.length===1||s.subjects.length<2;
var c=f?s.subjects:s.inOrderOf(i.domain.reachableFrom(t,a));
return l.concat(c);
}
function filter(e,t){
var r=t.plan,n=t.words,i=t.run,a=t.options;
if(!r.needsIdentity&&soleTest(r))return keepObjects([e],t);
var o=select([e],t);
if(a.isDistinct)return o;
var s=n.domain.subjectsOf(i);
var u=re.of(s.all(o));
var l=new re;
var f=[];
for(var c=0;c<e.length;c++){
var h=s.of(e[c]);
l.add(h);
if(u.has(h))f.push(e[c]);
}
for(var c=0;c<o.length;c++)if(!l.has(u.subjects[c]))f.push(o[c]);
return f;
}
function objectsOf(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(e[r].object);
return t;
}
function blameDeleted(e,t,r){
try{
return r();
}catch(o){
if(!isDeletedError(o))throw o;
var n=0;
for(var i=0;i<t.length;i++){
for(var a=0;a<t[i].length;a++,n++){
if(isDeleted(t[i][a]))throw failure(e,n,t[i][a],o);
}
}
throw o;
}
}
function findActiveDocument(){
if(typeof fl==="undefined"||!fl)return null;
return fl.getDocumentDOM()||null;
}
function activeDocument(e){
var t=findActiveDocument();
if(t)return t;
throw new Error(e+"(): no document is open; open one first, or pass the Document as an argument");
}
function isSameList(e,t){
if(e.length!==t.length)return false;
for(var r=0;r<e.length;r++)if(e[r]!==t[r])return false;
return true;
}
function undoOnError(e,t){
try{
return e();
}catch(r){
try{
t();
}catch(n){}
throw r;
}
}
function withCleanup(e,t){
var r=undoOnError(e,t);
t();
return r;
}
function selectionOf(e){
return e.selection||[];
}
function readUserLocation(e){
var t=e.getTimeline();
return{
active:findActiveDocument(),
document:e,
scene:e.currentTimeline,
item:t.libraryItem,
timeline:t,
layer:t.currentLayer,
frame:t.currentFrame,
selection:selectionOf(e)
};
}
function openItem(e,t){
return e.library.editItem(t.name)!==false;
}
function enterTimeline(e,t,r){
if(t)openItem(e,t);
else e.editScene(r);
}
function replaceSelection(e,t){
e.selectNone();
if(t.length>0)e.selection=t;
}
function alive(e){
return selectWhere(e,function(e){
return!isDeleted(e);
});
}
function setPlayhead(e,t){
var r=t.layer,n=t.frame;
if(e.currentLayer!==r&&r<e.layerCount)e.currentLayer=r;
if(e.currentFrame!==n)e.currentFrame=n;
}
function isThere(e){
var t=e.document,r=e.timeline,n=e.scene;
return t.getTimeline()===r&&t.currentTimeline===n;
}
function reenter(e){
var t=e.document,r=e.item,n=e.scene;
var i=r&&!isDeleted(r)?r:null;
if(!i||t.currentTimeline!==n)enterTimeline(t,null,n);
if(i)enterTimeline(t,i,n);
}
function restoreUserLocation(e){
var t=e.document;
if(e.active&&fl.getDocumentDOM()!==e.active)fl.setActiveWindow(e.active);
if(!isThere(e))reenter(e);
var r=t.getTimeline();
if(r!==e.timeline)return;
setPlayhead(r,e);
if(!isSameList(selectionOf(t),e.selection)){
replaceSelection(t,alive(e.selection));
setPlayhead(r,e);
}
}
function withPlaceRestored(e,t){
var r=readUserLocation(e);
return withCleanup(t,function(){
return restoreUserLocation(r);
});
}
function restorePlaceOnError(e,t){
var r=readUserLocation(e);
undoOnError(t,function(){
return restoreUserLocation(r);
});
}
function atFrame(e,t,r){
var n=e.getTimeline();
var i={
frame:n.currentFrame,
layer:n.currentLayer
};
withCleanup(function workAtFrame(){
if(i.frame!==t)n.currentFrame=t;
r();
},function(){
return setPlayhead(n,i);
});
}
function open(e,t,r,n){
var i;
try{
i=openItem(t,r);
}catch(a){
throw failure(e,n,r,a);
}
if(!i)throw failure(e,n,r,new Error("the host cannot open it for editing"));
}
function visitsTo(e,t){
var r=[];
forEach(e,t,function addVisit(e,t){
var n=e;
if(n.timeline)r.push({
item:n,
index:t
});
});
return r;
}
function execInItems(e,t,r,n,i,a){
var o=visitsTo(e,r);
if(o.length===0)return;
withPlaceRestored(t,function visitItems(){
if(fl.getDocumentDOM()!==t)fl.setActiveWindow(t);
for(var r=0;r<o.length;r++){
var s=o[r],u=s.item,l=s.index;
open(e,t,u,l);
n.apply(i,[u,l].concat(a));
}
});
}
function documentFor(e,t,r){
if(t){
if(isDocument(t))return t;
throw wrongArgument(e,"document","a Document",t);
}
var n=isCollection(r)?r.dom:null;
return n||activeDocument(e);
}
var Qt=function(e){
__extends(DocumentCollection,e);
function DocumentCollection(t,r){
var n=e.call(this,t)||this;
n.dom=documentFor(n.traits().typeName,r,t);
return n;
}
DocumentCollection.prototype.filter=function(t,r){
var n=this.traits(),i=n.typeName,a=n.filterByQuery;
var o=i+".filter";
if(typeof t!=="string"){
if(typeof t!=="function")throw wrongArgument(o,"test","a query or a Function",t);
return e.prototype.filter.call(this,t,r);
}
var s=this,u=s.elements,l=s.dom;
var f={
caller:o+"()",
document:l,
isDistinct:isDistinct(this)
};
var query=function(){
return a(t,u,f);
};
replaceElements(this,blameDeleted(o,[u],query));
return this;
};
DocumentCollection.prototype.exec=function(e,t,r){
var n=this.traits(),i=n.typeName,a=n.itemsToOpen;
var o=i+".exec";
checkFunction(o,"callback",e);
checkParams(o,t);
var s=e;
execInItems(o,this.dom,a(o,this.elements),s,scopeOr(r,this),t||[]);
return noteLength(this);
};
return DocumentCollection;
}(M);
function itemTypeOf(e){
var t=e.itemType;
return t==="undefined"?String(e.name):t;
}
function expandFolder(e,t,r,n){
var i=e;
if(i.expandFolder)i.expandFolder(r,n,t);
}
function withPanelSelectionRestored(e,t){
var r=e.getSelectedItems();
withCleanup(t,function selectAgain(){
if(isSameList(e.getSelectedItems(),r))return;
e.selectNone();
for(var t=0;t<r.length;t++){
if(!isDeleted(r[t]))e.selectItem(r[t].name,false,true);
}
});
}
function pathsOf$1(e,t){
var r=[];
forEach(e,t,function(e){
return r.push(e.name);
});
return r;
}
function revealPaths(e,t){
var r=new C;
for(var n=0;n<t.length;n++){
var i=ancestorsOf(t[n]);
for(var a=0;a<i.length;a++){
if(r.add(i[a]))expandFolder(e,i[a],true,false);
}
}
}
var Gt="ItemCollection.addToStage";
var Ht={
"/movie clip":true,
"/graphic":true,
"/button":true,
"/bitmap":true,
"/component":true,
"/compiled clip":true,
"/video":true,
"/embedded video":true,
"/linked video":true
};
function currentFrameElements(e){
var t=e.getTimeline();
var r=t.layers[t.currentLayer];
var n=r.frames[t.currentFrame];
return n?n.elements:[];
}
function addItemsToStage(e,t,r,n){
checkNumber(Gt,"x",r);
checkNumber(Gt,"y",n);
var i=currentFrameElements(e).length;
var a=e.library;
function place(e){
if(Ht["/"+itemTypeOf(e)]!==true)return;
var t={
x:r,
y:n
};
if(!a.addItemToDocument(t,e.name))throw new Error("Animate refused to place it");
}
restorePlaceOnError(e,function placeAll(){
withPanelSelectionRestored(a,function(){
return forEach(Gt,t,place);
});
});
var o=currentFrameElements(e).slice(i);
replaceSelection(e,o);
return o;
}
var Jt="ItemCollection.move";
function folderPath(e){
if(typeof e!=="string")throw wrongArgument(Jt,"path","a String",e);
var t=trimSlashes(e);
if(t.indexOf("//")<0)return t;
throw wrongArgument(Jt,"path","a path without empty names",e);
}
function checkNotInside(e,t){
forEach(Jt,e,function checkTarget(e){
var r=t===e.name||isBelow(e.name,t);
if(e.itemType!=="folder"||!r)return;
throw new Error('a folder cannot be moved into itself ("'+t+'")');
});
}
function makeFolder(e,t){
if(e.itemExists(t)){
if(e.getItemType(t)==="folder")return;
throw new Error(Jt+'(): "'+t+'" is another item, not a folder');
}
var r=Jt+'(): Animate refused to make the folder "'+t+'"';
try{
if(e.newFolder(t))return;
}catch(n){
throw caused(new Error(r+": "+errorText(n)),n);
}
throw new Error(r);
}
function moveItems(e,t,r,n,i){
var a=folderPath(r);
checkNotInside(t,a);
if(t.length===0)return;
withPanelSelectionRestored(e,function makeAndFill(){
if(a!=="")makeFolder(e,a);
forEach(Jt,t,function moveIn(t){
if(folderOf(t.name)===a)return;
if(!e.moveToFolder(a,t.name,n))throw new Error("Animate refused to move it");
});
});
if(i&&a!=="")expandFolder(e,a,true,false);
}
function readLeaf(e,t,r){
checkName$1(e,t,r);
if(r.indexOf("/")<0)return r;
throw new TypeError(e+"(): "+t+" must be a name without folders (use move), got "+describeArgument(r));
}
function readFolder(e,t){
if(typeof t==="string")return t;
throw wrongArgument(e,"folder","a String",t);
}
function itemWordSetter(e,t,r){
if(r==="folder"){
return{
read:function(t){
return readFolder(e,t);
},
set:function(e,r){
return moveItems(t,[itemFor(e)],r,false,false);
}
};
}
return{
read:function(t){
return readLeaf(e,r,t);
},
set:function(e,t){
itemFor(e).name=t;
}
};
}
var Xt="ItemCollection.attr";
function setterOf(e,t){
var r=e.elements,n=e.library;
if(isItemWord(t))return itemWordSetter(Xt,n,t);
checkMembers(Xt,r,t,i);
return t==="name"?{
read:function(e){
return readLeaf(Xt,t,e);
}
}:memberSetter(t);
}
function setItemAttributes(e,t){
setAttributes(Xt,e,t,function(t){
return setterOf(e,t);
});
}
function nearSide(e,t){
return t==="x"?e.left:e.top;
}
function farSide(e,t){
return t==="x"?e.right:e.bottom;
}
function middle(e,t){
return(nearSide(e,t)+farSide(e,t))/2;
}
function extent(e,t){
return farSide(e,t)-nearSide(e,t);
}
function center(e){
return{
x:middle(e,"x"),
y:middle(e,"y")
};
}
function union(e){
var t={
left:Infinity,
top:Infinity,
right:-Infinity,
bottom:-Infinity
};
for(var r=0;r<e.length;r++){
t.left=Math.min(t.left,e[r].left);
t.top=Math.min(t.top,e[r].top);
t.right=Math.max(t.right,e[r].right);
t.bottom=Math.max(t.bottom,e[r].bottom);
}
return t;
}
function commonBounds(e){
if(e.length===0)return null;
var t=union(e),r=t.left,n=t.top,i=t.right,a=t.bottom;
return{
left:r,
top:n,
right:i,
bottom:a,
width:i-r,
height:a-n
};
}
function boundsOf(e){
var t=e.left;
var r=e.top;
return{
left:t,
top:r,
right:t+e.width,
bottom:r+e.height
};
}
function allBounds(e,t){
var r=[];
forEach(e,t,function measure(e,t){
r[t]=boundsOf(e);
});
return r;
}
function stageBox(e){
return{
left:0,
top:0,
right:e.width,
bottom:e.height
};
}
var Zt="ItemCollection.bounds";
function boundsOfItems(e){
var t=[];
forEach(Zt,e,function addElements(e){
var r=timelineOf(e);
if(r)t.push(flatten(elementsOfTimeline(r)));
});
return commonBounds(allBounds(Zt,flatten(t)));
}
function orderAlong(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(r);
return stableSort(t,function(t,r){
return e[t]-e[r];
});
}
var Yt="ItemCollection.deleteItems";
function deleteItems(e,t){
var r=[];
var n=[];
forEach(Yt,t,function readPath(e,t){
r[t]=e.name;
n[t]=-depthOf(r[t]);
});
var i=orderAlong(n);
for(var a=0;a<i.length;a++){
var o=i[a];
try{
if(e.deleteItem(r[o])===false)throw new Error("Animate refused to delete it");
}catch(s){
throw failure(Yt,o,t[o],s);
}
}
}
var er="ItemCollection.expand";
function expandItems(e,t,r,n){
forEach(er,t,function expand(t){
if(itemTypeOf(t)==="folder")expandFolder(e,t.name,r,n);
});
}
function withoutGroups(e){
var t=[];
var r=e.reverse();
for(var n=r.pop();n!==undefined;n=r.pop()){
if(!isGroup(n)){
t.push(n);
continue;
}
var i=n.members;
for(var a=i.length-1;a>=0;a--)r.push(i[a]);
}
return t;
}
function instancesOf(e,t){
var r=C.of(t);
var n=withoutGroups(flatten(allElements(e)));
return selectWhere(n,function(e){
return r.has(e.libraryItem);
});
}
var tr=/^([\s\S]*[_\-. ])(\d{1,15})$/;
var rr=100;
var nr=999999999999999;
var ir=/#+$/;
function checkLimits(e,t,r,n){
if(r<0)throw outOfRange(e,t,"0 or more",r);
if(r>n)throw outOfRange(e,t,n+" or less",r);
}
function checkArguments(e,t){
var r=t.padding,n=t.start,i=t.separator;
if(r!==undefined&&typeof r!=="boolean"){
checkWholeNumber(e,"padding",r);
checkLimits(e,"padding",r,rr);
}
if(n!==undefined){
checkWholeNumber(e,"start",n);
checkLimits(e,"start",n,nr);
}
if(i!==undefined&&typeof i!=="string"){
throw wrongArgument(e,"separator","a String",i);
}
}
function widthOf(e,t,r){
if(typeof e==="number")return e;
return e===false?0:String(t+Math.max(r,1)-1).length;
}
function isNumbered(e,t,r){
var n=r.padding,i=r.start,a=r.separator;
var o=(typeof n==="number"&&n>0)||i!==undefined||a!==undefined;
return o||(t>1&&e.indexOf("*")<0);
}
function readTemplate(e,t,r,n){
checkArguments(e,n);
var i=n.start;
var a=ir.exec(t);
if(a){
var o=t.substring(0,a.index);
return{
text:o,
numbering:{
start:i===undefined?1:i,
width:a[0].length
}
};
}
var s=tr.exec(t);
if(s){
var u=i===undefined?parseInt(s[2],10):i;
return{
text:s[1],
numbering:{
start:u,
width:s[2].length
}
};
}
if(!isNumbered(t,r,n))return{
text:t,
numbering:null
};
var l=i===undefined?1:i;
var f=n.separator===undefined?"_":n.separator;
return{
text:t+f,
numbering:{
start:l,
width:widthOf(n.padding,l,r)
}
};
}
function fillTemplate(e,t,r){
var n=e.text,i=e.numbering;
var a=n.split("*").join(r);
return i?a+padLeft(String(i.start+t),i.width,"0"):a;
}
function needsPresentNames(e){
var t=e.args;
return typeof t[0]==="function"||String(t[0]).indexOf("*")>=0;
}
function namesFromFunction(e,t,r){
var n=[];
var i=t.slice(0);
for(var a=0;a<i.length;a++){
var o=caller(e.args[0],t,e.scope,[r[a]]);
var s=o(i[a],a);
if(typeof s!=="string"||s===""){
var u="the Function must return a non-empty String, got "+describeArgument(s);
throw failure(e.method,a,i[a],new TypeError(u));
}
n.push(s);
}
return n;
}
function newNames$1(e,t,r){
var n=e.method,i=e.args;
if(typeof i[0]==="function")return namesFromFunction(e,t,r);
var a=i[0]===undefined?e.base:i[0];
checkName$1(n,"name",a);
var o={
padding:i[1],
start:i[2],
separator:i[3]
};
var s=readTemplate(n,a,t.length,o);
var u=[];
for(var l=0;l<t.length;l++)u.push(fillTemplate(s,l,r[l]));
return u;
}
var ar="ItemCollection.linkage";
var or=/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;
function checkClasses(e,t,r){
var n=C.of(t);
var i={};
var a=e.items;
for(var o=0;o<a.length;o++){
if(!n.has(a[o])&&a[o].linkageExportForAS)i["."+a[o].linkageClassName]=true;
}
for(var o=0;o<t.length;o++){
var s=!or.test(r[o])?describeArgument(r[o])+" is no name of a class":(i["."+r[o]]?"another item has the class "+describeArgument(r[o]):"");
if(s!=="")throw failure(ar,o,t[o],new TypeError(s));
i["."+r[o]]=true;
}
}
function linkItems(e,t,r,n){
var i=[];
forEach(ar,t,function readLeaf(e,t){
if(e.itemType==="folder")throw new TypeError('folders have no class; filter(":not(:folder)")');
i[t]=leafOf(e.name);
});
if(r===false){
forEach(ar,t,function unlink(e){
if(!e.linkageExportForAS)return;
e.linkageClassName="";
e.linkageExportForAS=false;
});
return;
}
if(typeof r!=="string"&&typeof r!=="function")throw wrongArgument(ar,"the first argument","a name, a Function or false",r);
var a=newNames$1({
method:ar,
base:"",
args:[r],
scope:n
},t,i);
checkClasses(e,t,a);
forEach(ar,t,function link(e,t){
if(!e.linkageExportForAS)e.linkageExportForAS=true;
e.linkageClassName=a[t];
});
}
function movesOf(e,t){
var r=t.slice(0);
var n=[];
var i=[];
forEach(e.method,r,function readPath(e,t){
n[t]=e.name;
i[t]=leafOf(e.name);
});
var a=newNames$1(e,t,i);
var o=[];
for(var s=0;s<r.length;s++){
if(a[s].indexOf("/")>=0){
var u='a new name must be a non-empty String without "/", got '+describeArgument(a[s]);
throw failure(e.method,s,r[s],new TypeError(u));
}
o.push({
item:r[s],
index:s,
from:n[s],
to:joinPath(folderOf(n[s]),a[s])
});
}
return o;
}
function pathsOf(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(e[n][t]);
return r;
}
function pathsOfOthers(e,t){
var r=C.of(pathsOf(t,"from"));
var n=[];
var i=e.items;
for(var a=0;a<i.length;a++){
var o=i[a].name;
if(!r.has(o))n.push(o);
}
return n;
}
function refuseCollisions(e,t,r){
var n=C.of(r);
var i=[];
for(var a=0;a<t.length;a++){
var o=t[a],s=o.from,u=o.to;
if(!n.add(u))i.push('"'+s+'" as "'+u+'"');
}
if(i.length===0)return;
throw new Error(e+"(): these names are taken in their folders: "+i.join(", "));
}
function changes(e){
return selectWhere(e,function(e){
var t=e.from,r=e.to;
return t!==r;
});
}
function movesInTheWay(e){
var t=C.of(pathsOf(e,"to"));
return selectWhere(e,function(e){
var r=e.from;
return t.has(r);
});
}
function freePrefix(e,t){
var r=t.concat(pathsOf(e,"from"),pathsOf(e,"to")).join("\n");
var n="renaming ";
while(r.indexOf(n)>=0)n+="~";
return n;
}
function setLeaf(e,t,r){
try{
t.item.name=r;
}catch(n){
throw failure(e,t.index,t.item,n);
}
}
function giveBack$1(e,t){
for(var r=0;r<e.length;r++){
var n=e[r],i=n.item,a=n.from;
try{
if(leafOf(i.name)===t+r)i.name=leafOf(a);
}catch(o){}
}
}
function renameItems(e,t,r){
var n=e.method;
var i=movesOf(e,r);
var a=pathsOfOthers(t,i);
refuseCollisions(n,i,a);
var o=changes(i);
var s=movesInTheWay(o);
var u=freePrefix(o,a);
try{
for(var l=0;l<s.length;l++)setLeaf(n,s[l],u+l);
for(var l=0;l<o.length;l++)setLeaf(n,o[l],leafOf(o[l].to));
}catch(f){
giveBack$1(s,u);
throw f;
}
}
var sr="ItemCollection.reveal";
function revealItems(e,t){
revealPaths(e,pathsOf$1(sr,t));
}
var ur="ItemCollection.select";
function selectItemsInPanel(e,t){
var r=pathsOf$1(ur,t);
e.selectNone();
forEach(ur,t,function select(t,n){
if(!e.selectItem(r[n],false,true))throw new Error("the library has no such item");
});
revealPaths(e,r);
}
var lr="ItemCollection.update";
function updateItems(e,t){
forEach(lr,t,function(t){
return e.updateItem(t.name);
});
}
var fr="ItemCollection.usedBy";
var cr=function(){
function WantedItems(e){
var t=this;
this.isFound=false;
this.addBitmap=null;
this.addFace=null;
this.items=new C;
this.bitmapPaths=new C;
this.faces=new C;
forEach(fr,e,function(e){
return t.want(e);
});
}
WantedItems.prototype.addItem=function(e){
if(this.items.has(e))this.isFound=true;
};
WantedItems.prototype.want=function(e){
this.items.add(e);
var t=itemTypeOf(e);
if(t==="bitmap")this.wantBitmap(e.name);
else if(t==="font")this.wantFaces(facesOfFont(e.font,e.name));
};
WantedItems.prototype.wantBitmap=function(e){
var t=this;
this.bitmapPaths.add(e);
this.addBitmap=function(e){
if(t.bitmapPaths.has(e))t.isFound=true;
};
};
WantedItems.prototype.wantFaces=function(e){
var t=this;
for(var r=0;r<e.length;r++)this.faces.add(e[r]);
this.addFace=function(e){
if(t.faces.has(e))t.isFound=true;
};
};
return WantedItems;
}();
function itself(e){
return e;
}
function isUsedOn(e,t){
t.isFound=false;
findSound(e,t,read);
var r=elementsOfFrame(e).slice();
while(!t.isFound&&r.length>0){
var n=r.pop();
findReferences(n,t,itself,read);
var i=membersOf$1(n);
for(var a=0;a<i.length;a++)r.push(i[a]);
}
return t.isFound;
}
function isUsedInTimeline(e,t){
var r=keyframesOfTimeline(e);
for(var n=0;n<r.length;n++)if(isUsedOn(r[n],t))return true;
return false;
}
function usersOfItems(e,t){
var r=new cr(t);
var n=[];
var i=e.items;
for(var a=0;a<i.length;a++){
var o=timelineOf(i[a]);
if(o&&isUsedInTimeline(o,r))n.push(i[a]);
}
return n;
}
function withElements(e,t){
e.elements=t;
e.length=t.length;
e.onceEach=t.slice(0);
return e;
}
var hr={};
function newSibling(e,t,r,n,i){
if(n===void 0){
n="";
}
var a=hr[e];
if(!a)throw new Error(e+" is not loaded: import it from the library as well");
var o=a.Type,s=a.filterByQuery;
function collectionOf(e){
return withElements(new o([],r),e);
}
if(i===undefined)return collectionOf(t);
if(typeof i!=="string")throw wrongArgument(n,"query","a query",i);
return collectionOf(s(i,t,{
caller:n+"()",
document:r,
isDistinct:true
}));
}
function listOfOne(e){
return e?[e]:[];
}
function listsOfEach(e,t,r){
var n=t.elements;
var i=[];
forEach(e,n,function(e){
return i.push(r(e));
});
return flatten(i);
}
function collect(e,t,r){
return distinctOf(listsOfEach(e,t,r),t.dom);
}
function collectOwn(e,t,r){
var n=listsOfEach(e,t,r);
return isDistinct(t)?n:distinctOf(n,t.dom);
}
function layersOfItems(e,t){
return collectOwn(e,t,function layersOfItem(e){
var t=timelineOf(e);
return t?layersOf(t):[];
});
}
function framesOfLayers(e,t){
return collectOwn(e,t,keyframesOf);
}
function elementsOfLayers(e,t){
return collectOwn(e,t,function(e){
return flatten(elementsOfLayer(e));
});
}
function elementsOfFrames(e,t){
return collectOwn(e,t,elementsOfFrame);
}
function layersOfElements(e,t){
return collect(e,t,function(e){
return listOfOne(layerOfElement(e));
});
}
function framesOfElements(e,t){
var r=new E(t.dom).keyframeOf;
return collect(e,t,function(e){
return listOfOne(r(e));
});
}
function collectAt(e,t,r,n,i){
var a=new E(t.dom);
var o=[];
return listsOfEach(e,t,function objectAround(e){
var t=a[r](e);
if(!t||o[t[n]])return[];
o[t[n]]=true;
return listOfOne(i(t));
});
}
function layersOfFrames(e,t){
return collectAt(e,t,"ofFrame","number",function(e){
var t=e.layer;
return t;
});
}
function symbolsAround(e,t,r){
return collectAt(e,t,r,"timelineNumber",function(e){
var t=e.item;
return t;
});
}
function parentsOfLayers(e,t){
return collect(e,t,function(e){
return listOfOne(parentOf(e));
});
}
function childrenOfLayers(e,t){
var r=new E(t.dom);
var n=C.of(t.elements,r.whereOf);
var i=[];
return listsOfEach(e,t,function childrenBeside(e){
var t=r.ofLayer(e);
if(!t||i[t.timelineNumber])return[];
i[t.timelineNumber]=true;
var a=[];
var o=layersOf(t.timeline);
for(var s=0;s<o.length;s++){
var u=parentOf(o[s]);
if(u&&n.has(u))a.push(o[s]);
}
return a;
});
}
var mr={
typeName:"ItemCollection",
filterByQuery:filterItems,
itemsToOpen:function(e,t){
return t;
}
};
var pr=function(e){
__extends(ItemCollection,e);
function ItemCollection(t,r){
var n=e.call(this,t,r)||this;
n.library=n.dom.library;
return n;
}
ItemCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r);
};
ItemCollection.prototype.deleteItems=function(){
deleteItems(this.library,withoutDuplicates(this));
replaceElements(this,[]);
return this;
};
ItemCollection.prototype.select=function(){
selectItemsInPanel(this.library,this.elements);
return this;
};
ItemCollection.prototype.expand=function(e,t){
if(e===void 0){
e=true;
}
if(t===void 0){
t=false;
}
checkBoolean("ItemCollection.expand","state",e);
checkBoolean("ItemCollection.expand","recurse",t);
expandItems(this.library,this.elements,e,t);
return this;
};
ItemCollection.prototype.reveal=function(){
revealItems(this.library,this.elements);
return this;
};
ItemCollection.prototype.pluck=function(t){
return e.prototype.pluck.call(this,t);
};
ItemCollection.prototype.attr=function(){
var e=[];
for(var t=0;t<arguments.length;t++){
e[t]=arguments[t];
}
setItemAttributes(this,e);
return this;
};
ItemCollection.prototype.linkage=function(e){
linkItems(this.library,withoutDuplicates(this),e,this);
return this;
};
ItemCollection.prototype.bounds=function(){
return boundsOfItems(this.elements);
};
ItemCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
renameItems({
method:"ItemCollection.rename",
base:"Item",
args:i,
scope:this
},this.library,this.elements);
return this;
};
ItemCollection.prototype.move=function(e,t,r){
if(t===void 0){
t=false;
}
if(r===void 0){
r=true;
}
checkBoolean("ItemCollection.move","replace",t);
checkBoolean("ItemCollection.move","expand",r);
moveItems(this.library,this.elements,e,t,r);
return this;
};
ItemCollection.prototype.addToStage=function(e,t){
if(e===void 0){
e=0;
}
if(t===void 0){
t=0;
}
return newSibling("ElementCollection",addItemsToStage(this.dom,this.elements,e,t),this.dom);
};
ItemCollection.prototype.instances=function(){
return newSibling("ElementCollection",instancesOf(this.dom,this.elements),this.dom);
};
ItemCollection.prototype.layers=function(e){
var t="ItemCollection.layers";
var r=layersOfItems(t,this);
return newSibling("LayerCollection",r,this.dom,t,e);
};
ItemCollection.prototype.frames=function(e){
var t="ItemCollection.frames";
var r=layersOfItems(t,this);
var n=framesOfLayers(t,{
elements:r,
onceEach:r,
dom:this.dom
});
return newSibling("FrameCollection",n,this.dom,t,e);
};
ItemCollection.prototype.usedBy=function(){
return withElements(new ItemCollection([],this.dom),usersOfItems(this.library,this.elements));
};
ItemCollection.prototype.update=function(){
updateItems(this.library,this.elements);
return this;
};
ItemCollection.prototype.traits=function(){
return mr;
};
return ItemCollection;
}(Qt);
hr.ItemCollection={
Type:pr,
filterByQuery:filterItems
};
var dr={
"left:":{
axis:"x",
fraction:0
},
"horizontal:":{
axis:"x",
fraction:.5
},
"right:":{
axis:"x",
fraction:1
},
"top:":{
axis:"y",
fraction:0
},
"vertical:":{
axis:"y",
fraction:.5
},
"bottom:":{
axis:"y",
fraction:1
}
};
function edgeNamed(e){
return dr[e+":"]||null;
}
function edgesNamed(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=edgeNamed(e[r]);
if(!n||r>1||(r===1&&t[0].axis===n.axis))return null;
t.push(n);
}
return t.length>0?t:null;
}
function splitWords(e){
var t=typeof e==="string"?e:e.join(" ");
var r=t.replace(/,/g," ").split(" ");
var n=[];
for(var i=0;i<r.length;i++)if(r[i]!=="")n.push(r[i]);
return n;
}
function withoutCenter(e){
return selectWhere(e,function(e){
return e!=="center";
});
}
var vr=[{
axis:"x",
fraction:.5
},{
axis:"y",
fraction:.5
}];
function alignedEdges(e,t){
var r=typeof t==="string"?splitWords(t):[];
var n=withoutCenter(r);
var i=n.length<r.length;
var a=n.length===0?vr:edgesNamed(n);
if(r.length===0||r.length>2||!a){
var o="left, right, top, bottom, vertical, horizontal, center or a pair of them";
throw wrongArgument(e,"to",o,t);
}
if(!i||a[0].fraction===.5)return a;
return a.concat([{
axis:a[0].axis==="x"?"y":"x",
fraction:.5
}]);
}
function alignDistances(e,t,r){
var n=[];
for(var i=0;i<e.length;i++){
var a={
x:0,
y:0
};
for(var o=0;o<t.length;o++){
var s=t[o],u=s.axis,l=s.fraction;
a[u]=nearSide(r,u)-nearSide(e[i],u);
a[u]+=l*(extent(r,u)-extent(e[i],u));
}
n.push(a);
}
return n;
}
function moveBy(e,t,r){
forEach(e,t,function shift(e,t){
var n=r[t],i=n.x,a=n.y;
if(i!==0)e.x+=i;
if(a!==0)e.y+=a;
});
}
var yr="ElementCollection.align";
function alignElements(e,t,r,n){
var i=alignedEdges(yr,r);
checkBoolean(yr,"toStage",n);
var a=allBounds(yr,t);
moveBy(yr,t,alignDistances(a,i,n?stageBox(e):union(a)));
}
var gr=/^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
var br=16777215;
function isColor(e){
if(typeof e==="string")return gr.test(e);
return typeof e==="number"&&e>=0&&e<=br&&Math.floor(e)===e;
}
function noteOthers(e,t,r){
var n=timelineLocations(t);
var _loop_1=function(t){
var i=n[t],a=i.timeline,o=i.scene,s=i.item;
var u=layersOf(a);
for(var l=0;l<u.length;l++){
forEachSpan(u[l],function noteKeyframe(n,i,u){
if(a===r.timeline&&i<=r.frame&&r.frame<u)return;
var l={
scene:o,
item:s,
frame:i,
key:t+" "+i
};
var f=elementsOfFrame(n);
for(var c=0;c<f.length;c++)e.set(f[c],l);
});
}
};
for(var i=0;i<n.length;i++){
_loop_1(i);
}
}
function stageFinder(e){
var t=new x;
var r=null;
var n=false;
return function stageOf(i){
if(!r){
var a=e.getTimeline();
r={
timeline:a,
frame:a.currentFrame
};
var o=elementsAtPlayhead(e);
for(var s=0;s<o.length;s++)t.set(o[s],null);
}
var u=t.get(i);
if(u===undefined&&!n){
n=true;
noteOthers(t,e,r);
u=t.get(i);
}
return u||null;
};
}
function stagesOf(e,t){
var r=stageFinder(e);
var n={};
var i=[];
for(var a=0;a<t.length;a++){
var o=r(t[a]);
var s=o?o.key:"stage";
var u=n[s];
if(!u){
u={
at:o,
elements:[],
indices:[]
};
n[s]=u;
if(o)i.push(u);
else i.unshift(u);
}
u.elements.push(t[a]);
u.indices.push(a);
}
return i;
}
var wr="it must stand on the current frame, unlocked, on a layer that is neither locked nor hidden";
function whyNotSelectable(e){
try{
return"it cannot be selected: "+reasonOf(e);
}catch(t){
return"it cannot be selected: "+wr;
}
}
function reasonOf(e){
if(read(e,"locked")===true)return"it is locked";
var t=read(e,"layer");
var r='its layer "'+String(read(t,"name"))+'" is ';
if(read(t,"locked")===true)return r+"locked; unlock it first, with layers().attr('locked', false)";
if(read(t,"visible")===false)return r+"hidden; show it first, with layers().attr('visible', true)";
return wr;
}
function firstLeftOut(e,t){
var r=C.of(selectionOf(e));
for(var n=0;n<t.length;n++)if(!r.has(t[n]))return n;
return-1;
}
function trySelecting(e,t){
var r=selectionOf(e);
replaceSelection(e,t);
var n=firstLeftOut(e,t);
if(n>=0)replaceSelection(e,r);
return n;
}
function selectAllOf(e,t,r,n){
var i=trySelecting(t,r);
if(i<0)return;
throw failure(e,n?n[i]:i,r[i],new Error(whyNotSelectable(r[i])));
}
function inView(e,t,r){
if(!t){
r();
return;
}
enterTimeline(e,t.item,t.scene);
atFrame(e,t.frame,r);
}
function oneSelected(e){
var t=stageFinder(e);
return function withSelected(r,n){
function selectAndWork(){
if(trySelecting(e,[r])>=0)throw new Error(whyNotSelectable(r));
n();
}
var i=t(r);
if(!i)selectAndWork();
else withPlaceRestored(e,function(){
return inView(e,i,selectAndWork);
});
};
}
function positionsAt(e,t){
var r=[];
for(var n=0;n<t.length;n++)r.push(e[t[n]]);
return r;
}
function onEachStage(e,t,r,n,i){
if(r.length===0)return;
withPlaceRestored(t,function visitStages(){
var a=stagesOf(t,r);
var _loop_1=function(r){
var o=a[r].elements;
var s=i?positionsAt(i,a[r].indices):a[r].indices;
inView(t,a[r].at,function workOnStage(){
selectAllOf(e,t,o,s);
n(o,s);
});
};
for(var o=0;o<a.length;o++){
_loop_1(o);
}
});
}
function blameFirst(e,t,r,n){
try{
return r();
}catch(a){
var i=t.length>1?" and "+(t.length-1)+" more":"";
throw failure(e,n?n[0]:0,t[0],a,i);
}
}
function isColorEffect(e){
return e==="tint"||e==="alpha"||e==="brightness";
}
function checkPercent(e,t,r,n){
if(typeof r!=="number")throw wrongArgument(e,t,"a Number",r);
if(r>=n&&r<=100)return r;
throw outOfRange(e,t,"from "+n+" to 100",r);
}
function checkColor(e,t){
if(isColor(t))return t;
throw wrongArgument(e,"tint",'a colour such as "#FF0000" or 0xFF0000',t);
}
function checkColorable(e,t){
forEach(e,t,function checkMode(e){
if(e.colorMode!==undefined)return;
throw new TypeError("this kind of element has no colour effects");
});
}
function applyToSelection(e,t,r,n){
if(t==="tint")e.setInstanceTint(r,n);
else if(t==="alpha")e.setInstanceAlpha(r);
else e.setInstanceBrightness(r);
}
function strengthOf(e,t,r){
return t!=="tint"||r===undefined?100:checkPercent(e,"strength",r,0);
}
function colorEffectSetter(e,t,r,n,i){
var a=strengthOf(e,n,i);
var o=oneSelected(t);
checkColorable(e,r);
return{
read:function(t){
if(n==="tint")return checkColor(e,t);
return checkPercent(e,n,t,n==="alpha"?0:-100);
},
setAll:function(i){
onEachStage(e,t,r,function applyOnStage(r,o){
blameFirst(e,r,function(){
return applyToSelection(t,n,i,a);
},o);
});
},
around:function(e){
return withPlaceRestored(t,e);
},
set:function(e,r){
o(e,function(){
return applyToSelection(t,n,r,a);
});
}
};
}
var Or={
first:"x",
second:"y"
};
var xr={
"pos:":Or,
"position:":Or,
"size:":{
first:"width",
second:"height"
},
"scale:":{
first:"scaleX",
second:"scaleY"
}
};
var kr=["pos","position","size","scale","tint","alpha","brightness"].concat(i);
function pairNamed(e){
return xr[e+":"]||null;
}
function isFiniteNumber(e){
return typeof e==="number"&&isFinite(e);
}
function partsOf(e){
if(isArray(e))return e.length===2?[e[0],e[1]]:null;
if(typeof e!=="object"||e===null)return null;
var t=e;
var r=t.x!==undefined||t.y!==undefined;
return r?[t.x,t.y]:[t.width,t.height];
}
function readPair(e,t,r){
if(isFiniteNumber(r))return[r,r];
var n=partsOf(r);
if(n&&isFiniteNumber(n[0])&&isFiniteNumber(n[1]))return[n[0],n[1]];
throw wrongArgument(e,t,"a Number, [a, b], {x, y} or {width, height}",r);
}
function pairSetter(e,t){
var r=pairNamed(t);
return r&&{
read:function(r){
return readPair(e,t,r);
},
set:function(e,t){
e[r.first]=t[0];
e[r.second]=t[1];
}
};
}
function checkAttribute$1(e,t,r){
if(isItemWord(r))checkMembers(e,t,"libraryItem.name",[]);
else if(!isColorEffect(r)&&!pairNamed(r))checkMembers(e,t,r,kr);
}
function setElementAttributes(e,t,r){
var n=typeof r[0]==="string"?r[2]:undefined;
setAttributes(e,t,r,function setterOf(r){
var i=t.elements,a=t.dom;
checkAttribute$1(e,i,r);
if(isColorEffect(r))return colorEffectSetter(e,a,i,r,n);
if(isItemWord(r))return itemWordSetter(e,a.library,r);
return pairSetter(e,r)||memberSetter(r);
});
}
function concat(e,t){
return{
a:e.a*t.a+e.c*t.b,
b:e.b*t.a+e.d*t.b,
c:e.a*t.c+e.c*t.d,
d:e.b*t.c+e.d*t.d,
tx:e.a*t.tx+e.c*t.ty+e.tx,
ty:e.b*t.tx+e.d*t.ty+e.ty
};
}
function transformPoint(e,t){
return{
x:e.a*t.x+e.c*t.y+e.tx,
y:e.b*t.x+e.d*t.y+e.ty
};
}
function inverseDistance(e,t){
var r=e.a*e.d-e.b*e.c;
if(r===0)return null;
return{
x:(e.d*t.x-e.c*t.y)/r,
y:(e.a*t.y-e.b*t.x)/r
};
}
function about(e,t,r,n,i){
return{
a:t,
b:r,
c:n,
d:i,
tx:e.x-t*e.x-n*e.y,
ty:e.y-r*e.x-i*e.y
};
}
function rotationAbout(e,t){
var r=t*Math.PI/180;
var n=Math.cos(r);
var i=Math.sin(r);
return about(e,n,i,-i,n);
}
function scalingAbout(e,t,r){
return about(e,t,0,0,r);
}
function isShape(e){
return isShapeType(e.elementType);
}
function inPointCoordinates(e,t){
if(isShape(e))return t;
var r=e.matrix;
return inverseDistance(r,{
x:t.x-r.tx,
y:t.y-r.ty
})||{
x:0,
y:0
};
}
var Cr="ElementCollection.centerTransformPoint";
function registrationPoint(e){
return isShape(e)?{
x:e.x,
y:e.y
}:{
x:0,
y:0
};
}
function centerTransformPoints(e,t){
checkBoolean(Cr,"state",t);
var r=t?allBounds(Cr,e):null;
forEach(Cr,e,function setPoint(e,t){
var n=r?inPointCoordinates(e,center(r[t])):registrationPoint(e);
e.setTransformationPoint(n);
});
}
var Er="ElementCollection.children";
function checkFrame(e){
if(e===undefined)return;
checkWholeNumber(Er,"frame",e);
if(e<0)throw outOfRange(Er,"frame","0 or more",e);
}
function childrenOf(e,t,r){
checkFrame(r);
var n=new C(new E(t).whereOf);
var i=[];
forEach(Er,e,function enterOnce(e){
var t=containerOf(e);
if(t&&n.add(t))i.push(flatten(elementsInside(t,r)));
});
return flatten(i);
}
function deleteElements(e,t){
var r="ElementCollection.deleteElements";
onEachStage(r,e,t,function deleteOnStage(t,n){
blameFirst(r,t,function(){
return e.deleteSelection();
},n);
});
}
function distributedEdges(e,t){
var r=typeof t==="string"||isArray(t)?splitWords(t):[];
var n=edgesNamed(r);
if(n)return n;
var i="one of left, horizontal, right and one of top, vertical, bottom, or one of either";
throw wrongArgument(e,"edges",i,t);
}
function positionOf(e,t){
return nearSide(e,t.axis)+t.fraction*extent(e,t.axis);
}
function positionsOf(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(positionOf(e[n],t));
return r;
}
function positionAt(e,t,r,n){
var i=extent(n,r.axis)-extent(t,r.axis);
return nearSide(n,r.axis)+e*i+r.fraction*extent(t,r.axis);
}
function spread(e,t,r){
var n=positionsOf(e,t);
var i=orderAlong(n);
var a=i.length-1;
var o=i[0];
var s=i[a];
var u=a===0?t.fraction:0;
var l=r?positionAt(u,e[o],t,r):n[o];
var f=r?positionAt(1,e[s],t,r):n[s];
var c=a===0?0:(f-l)/a;
var h=[];
for(var m=0;m<=a;m++)h[i[m]]=l+m*c-n[i[m]];
return h;
}
function distributeDistances(e,t,r){
var n=[];
for(var i=0;i<e.length;i++)n.push({
x:0,
y:0
});
if(e.length===0)return n;
for(var a=0;a<t.length;a++){
var o=spread(e,t[a],r);
for(var i=0;i<e.length;i++)n[i][t[a].axis]=o[i];
}
return n;
}
var Tr="ElementCollection.distribute";
function distributeElements(e,t,r,n){
var i=distributedEdges(Tr,r);
checkBoolean(Tr,"toStage",n);
var a=allBounds(Tr,t);
moveBy(Tr,t,distributeDistances(a,i,n?stageBox(e):null));
}
var Sr=/^([\s\S]*?)(\d{1,15})$/;
function seriesOf(e){
var t=null;
for(var r=0;r<e.length;r++){
var n=Sr.exec(e[r]);
if(!n)continue;
var i=parseInt(n[2],10);
if(!t||i>t.last)t={
prefix:n[1],
width:n[2].length,
last:i
};
}
return t;
}
function nameInSeries(e,t){
return e.prefix+padLeft(String(e.last+t),e.width,"0");
}
var Ir="ElementCollection.duplicate";
function inStageOrder(e,t){
var r=new x;
var n=elementsAtPlayhead(e);
for(var i=0;i<n.length;i++)r.set(n[i],i);
var a=[];
for(var i=0;i<t.length;i++){
var o=r.get(t[i]);
if(o!==undefined)a[o]=true;
}
return selectWhere(n,function(e,t){
return a[t];
});
}
function inOrderOf(e,t,r){
var n=new x;
for(var i=0;i<t.length;i++)n.set(t[i],r[i]);
var a=[];
for(var i=0;i<e.length;i++){
var o=n.get(e[i]);
if(o)a.push(o);
}
return a;
}
function duplicateElements(e,t){
var r=[];
forEach(Ir,t,function(e,t){
return r[t]=String(e.name);
});
var n=inStageOrder(e,t);
restorePlaceOnError(e,function duplicateSelected(){
selectAllOf(Ir,e,t);
blameFirst(Ir,t,function(){
return e.duplicateSelection();
});
});
var i=inStageOrder(e,selectionOf(e));
var a=inOrderOf(t,n,i);
var o=seriesOf(r);
var s=0;
forEach(Ir,a,function nameCopy(e,t){
if(o&&r[t]!=="")e.name=nameInSeries(o,++s);
});
return a;
}
var Ar="ElementCollection.group";
function groupElements(e,t){
restorePlaceOnError(e,function groupSelected(){
selectAllOf(Ar,e,t);
blameFirst(Ar,t,function(){
return e.group();
});
});
return selectionOf(e);
}
function distinctItems(e,t){
var r=new C;
var n=[];
forEach(e,t,function collectItem(e){
var t=e.libraryItem;
if(t&&r.add(t))n.push(t);
});
return n;
}
function largest(e,t){
var r=0;
for(var n=0;n<e.length;n++)r=Math.max(r,extent(e[n],t));
return r;
}
function layoutDistances(e,t,r,n){
var i=largest(e,"x")+r;
var a=largest(e,"y")+n;
var o=[];
for(var s=0;s<e.length;s++){
o.push({
x:e[0].left+s%t*i-e[s].left,
y:e[0].top+Math.floor(s/t)*a-e[s].top
});
}
return o;
}
var Fr="ElementCollection.layout";
function layoutElements(e,t,r,n){
var i=t===undefined||t===null?Math.max(e.length,1):t;
checkWholeNumber(Fr,"columns",i);
if(i<1)throw outOfRange(Fr,"columns","1 or more",i);
checkNumber(Fr,"gapX",r);
checkNumber(Fr,"gapY",n);
var a=allBounds(Fr,e);
moveBy(Fr,e,layoutDistances(a,i,r,n));
}
var Lr="ElementCollection.match";
function matchedAxes(e){
if(e==="width")return["x"];
if(e==="height")return["y"];
if(e==="size")return["x","y"];
throw wrongArgument(Lr,"dimension",'"width", "height" or "size"',e);
}
function indexOfName(e,t){
var r=valueTest(t);
var n=-1;
forEach(Lr,e,function testName(e,t){
if(n<0&&r(e.name))n=t;
});
if(n>=0)return n;
throw new RangeError(Lr+'(): no element of the collection is named "'+t+'"');
}
function model(e,t,r){
if(typeof r==="boolean")return null;
if(typeof r==="string")return t[indexOfName(e,r)];
if(typeof r==="number"){
if(t[r])return t[r];
throw outOfRange(Lr,"to","an index from 0 to "+(t.length-1),r);
}
if(isElement(r))return allBounds(Lr,[r])[0];
throw wrongArgument(Lr,"to","true, false, an index, a name or an element",r);
}
function extreme(e,t,r){
var n=extent(e[0],t);
for(var i=1;i<e.length;i++){
var a=extent(e[i],t);
n=r?Math.max(n,a):Math.min(n,a);
}
return n;
}
function matchSizes(e,t,r){
var n=allBounds(Lr,e);
var i=model(e,n,r);
var _loop_1=function(a){
var o=t[a];
var s=i?extent(i,o):extreme(n,o,r===true);
forEach(Lr,e,function setSize(e,t){
if(extent(n[t],o)!==s)e[o==="x"?"width":"height"]=s;
});
};
for(var a=0;a<t.length&&n.length>0;a++){
_loop_1(a);
}
}
var Nr="ElementCollection.move";
function moveElements(e,t,r,n){
checkNumber(Nr,"x",t);
checkNumber(Nr,"y",r);
checkBoolean(Nr,"relative",n);
if(e.length===0)return;
var i={
x:t,
y:r
};
if(!n){
var a=topLeftCorner(e);
i.x-=a.x;
i.y-=a.y;
}
shift(e,i);
}
function topLeftCorner(e){
var t={
x:Infinity,
y:Infinity
};
forEach(Nr,e,function extendCorner(e){
var r=e.left,n=e.top;
t.x=Math.min(t.x,r);
t.y=Math.min(t.y,n);
});
return t;
}
function shift(e,t){
var r=[];
var n=[];
forEach(Nr,e,function readPlace(e,i){
if(t.x!==0)r[i]=e.x;
if(t.y!==0)n[i]=e.y;
});
forEach(Nr,e,function setPlace(e,i){
if(t.x!==0)e.x=r[i]+t.x;
if(t.y!==0)e.y=n[i]+t.y;
});
}
var Pr="ElementCollection.orderBy";
var jr=["name","elementType","x","y","width","height","size","left","top","rotation","scaleX","scaleY","transformX","transformY","skewX","skewY","random"];
function isKnown(e){
return includes(jr,e);
}
function valueReader(e,t){
if(e==="random")return t;
if(e==="size")return function(e){
return e.width*e.height;
};
return function(t){
return t[e];
};
}
function ordered(e,t,r){
if(typeof t==="function"){
var n=[];
for(var i=0;i<e.length;i++)n.push({
element:e[i],
index:i
});
return stableSort(n,function(e,r){
return t(e.element,r.element);
});
}
if(isKnown(t))return rankByValue(Pr,e,valueReader(t,r));
var a=typeof t==="string"?nearest(t,jr):null;
var o="a Function or one of "+jr.join(", ");
throw wrongArgument(Pr,"property",a?o+' (did you mean "'+a+'"?)':o,t);
}
function isStacked(e,t){
var r=new x;
r.whereOf=t;
for(var n=0;n<e.length;n++){
var i=e[n],a=i.layer,o=i.depth;
var s=r.get(a);
if(!s)r.set(a,{
depth:o
});
else if(o<s.depth)return false;
else s.depth=o;
}
return true;
}
function restack(e,t){
var r=new E(e).whereOf;
var n=[];
var i=[];
for(var a=0;a<t.length;a++){
n.push(t[a].element);
i.push(t[a].index);
}
function bringToFrontInTurn(t,n){
if(isStacked(t,r))return;
for(var i=0;i<t.length;i++){
selectAllOf(Pr,e,[t[i]],[n[i]]);
blameFirst(Pr,[t[i]],function(){
return e.arrange("front");
},[n[i]]);
}
}
onEachStage(Pr,e,n,bringToFrontInTurn,i);
}
function cornerPoint(e,t,r){
var n={
x:.5,
y:.5
};
var i=typeof t==="string"?splitWords(t):[];
var a=withoutCenter(i);
var o=edgesNamed(a)||[];
for(var s=0;s<o.length;s++)n[o[s].axis]=o[s].fraction;
var u=t===undefined||(i.length===2&&o.length===a.length);
if(!u)throw wrongCorner(e,t);
return{
x:r.left+n.x*extent(r,"x"),
y:r.top+n.y*extent(r,"y")
};
}
function wrongCorner(e,t){
return wrongArgument(e,"corner",'a corner or edge such as "top left" or "right center"',t);
}
var Br="ElementCollection.pivot";
function movePivots(e,t){
if(typeof t!=="string")throw wrongCorner(Br,t);
var r=t==="center"?"center center":t;
cornerPoint(Br,r,{
left:0,
top:0,
right:0,
bottom:0
});
var n=allBounds(Br,e);
forEach(Br,e,function setPivot(e,t){
var i=inPointCoordinates(e,cornerPoint(Br,r,n[t]));
e.setTransformationPoint(i);
});
}
function effectRange(e){
if(e==="alpha")return{
lowest:0,
highest:100
};
return e==="brightness"?{
lowest:-100,
highest:100
}:null;
}
function presentEffect(e,t){
var r=e;
if(t==="alpha")return r.colorAlphaPercent;
return r.colorMode==="brightness"?r.brightness:0;
}
function within(e,t){
var r=e.lowest,n=e.highest;
return Math.min(Math.max(t,r),n);
}
function presentValue(e,t,r){
var n=r?presentEffect(e,t):e[t];
if(typeof n==="number"&&isFinite(n))return n;
throw new TypeError('its "'+t+'" is no Number that could be changed, but '+describeArgument(n));
}
function modified(e,t,r,n){
var i=effectRange(t);
var a=r.isRelative?presentValue(e,t,i!==null):0;
var o=r.change(a,n);
return i?within(i,o):o;
}
function returned(e,t,r,n){
var i=e.method,a=e.collection;
var o=a.elements;
var s=n.call(a,o[t],t,o);
if(typeof s==="number"&&isFinite(s))return s;
var u='the Function for "'+r+'" must return a finite Number, got '+describeArgument(s);
throw failure(i,t,o[t],new TypeError(u));
}
function drawValue(e,t,r,n){
var i=r.name,a=r.modifier;
if(typeof a==="function")return returned(e,t,i,a);
var o=e.method,s=e.collection,u=e.random;
var l=s.elements[t];
var f=isNaN(n)?u():n;
try{
return modified(l,i,a,f);
}catch(c){
throw failure(o,t,l,c);
}
}
function drawValues(e,t,r){
var n=r.properties,i=r.isShared;
var a=i?e.random():NaN;
var o=[];
for(var s=0;s<n.length;s++){
o.push(drawValue(e,t,n[s],a));
}
return o;
}
function drawAll(e,t){
var r=[];
var n=e.collection.elements.length;
for(var i=0;i<n;i++)r.push(drawValues(e,i,t));
return r;
}
var $r=/^([-+*\/]?)(\d+(?:\.\d+)?|\.\d+)(%?)$/;
var Dr={
"plain:":function(e,t,r){
return e+t*(r-.5);
},
"+:":function(e,t,r){
return e+t*r;
},
"-:":function(e,t,r){
return e-t*r;
},
"*:":function(e,t,r){
return e*t*r;
},
"/:":function(e,t,r){
return e/t*r;
},
"plain%:":function(e,t,r){
return e+e*t/100*(2*r-1);
},
"+%:":function(e,t,r){
return e+e*t/100*r;
},
"-%:":function(e,t,r){
return e-e*t/100*r;
}
};
function fromText(e){
var t=$r.exec(e);
if(!t)return null;
var r=(t[1]||"plain")+t[3]+":";
if(!hasOwn(Dr,r))return null;
var n=Dr[r];
var i=Number(t[2]);
if(t[1]==="/"&&i===0)return null;
return{
isRelative:true,
change:function(e,t){
return n(e,i,t);
}
};
}
function fromRange(e){
var t=e[0];
var r=e[1];
if(e.length!==2||typeof t!=="number"||typeof r!=="number")return null;
if(!isFinite(t)||!isFinite(r))return null;
return{
isRelative:false,
change:function(e,n){
return t+(r-t)*n;
}
};
}
function fromNumber(e){
if(!isFinite(e))return null;
return{
isRelative:true,
change:function(t,r){
return t+e*r;
}
};
}
function readModifier(e,t,r){
var n=null;
if(typeof r==="number")n=fromNumber(r);
else if(typeof r==="string")n=fromText(r);
else if(isArray(r))n=fromRange(r);
if(n)return n;
throw wrongArgument(e,t,'a Number, a text such as "+10" or "20%", or [from, to]',r);
}
function axis(e,t,r){
var n=typeof r==="function";
return{
name:t,
modifier:n?r:readModifier(e,t,r)
};
}
function changeOfAxes(e,t,r){
var n=[];
if(r[0]!==undefined)n.push(axis(e,t.first,r[0]));
if(r[1]!==undefined)n.push(axis(e,t.second,r[1]));
return{
properties:n,
isShared:false
};
}
function readChange(e,t,r){
if(t==="tint")throw wrongArgument(e,"tint","a Function that returns a colour",r);
var n=pairNamed(t);
var i=n&&!isArray(r)?partsOf(r):null;
if(n&&i&&(i[0]!==undefined||i[1]!==undefined)){
return changeOfAxes(e,n,i);
}
var a=readModifier(e,t,r);
if(!n)return{
properties:[{
name:t,
modifier:a
}],
isShared:false
};
var o=[{
name:n.first,
modifier:a
},{
name:n.second,
modifier:a
}];
return{
properties:o,
isShared:n.first!=="x"
};
}
function setDrawn(e,t,r){
var n=t.properties;
forEach(e.method,e.collection.elements,function setValues(e,t){
for(var i=0;i<n.length;i++){
e[n[i].name]=r[t][i];
}
});
}
function randomizeAttribute(e,t,r){
var n=t.attribute,i=t.change;
if(!i){
r(n);
return;
}
var a=drawAll(e,i);
var o=n.name;
if(effectRange(o))r({
name:o,
value:function(e,t){
return a[t][0];
}
});
else setDrawn(e,i,a);
}
function randomizeAll(e,t,r){
var n=attributesOf(e.method,t);
var i=[];
for(var a=0;a<n.length;a++){
var o=n[a],s=o.name,u=o.value;
checkAttribute$1(e.method,e.collection.elements,s);
var l=typeof u==="function"?null:readChange(e.method,s,u);
i.push({
attribute:n[a],
change:l
});
}
for(var a=0;a<i.length;a++)randomizeAttribute(e,i[a],r);
}
var Mr=2147483647;
var Rr=16807;
function seeded(e){
var t=Math.abs(Math.floor(e))%(Mr-1)||Mr-1;
return function nextRandom(){
t=t*Rr%Mr;
return(t-1)/(Mr-1);
};
}
function randomSource(e,t){
if(t===undefined)return Math.random;
if(typeof t==="function")return t;
if(typeof t!=="number")throw wrongArgument(e,"random","a seed or a Function",t);
checkNumber(e,"random",t);
return seeded(t);
}
function renameElements(e,t){
var r=t.slice(0);
var n=[];
if(needsPresentNames(e)){
forEach(e.method,r,function readName(e,t){
n[t]=String(e.name);
});
}
var i=newNames$1(e,t,n);
forEach(e.method,r,function setName(e,t){
if(i[t]!==n[t])e.name=i[t];
});
}
function kindOf(e){
var t=read(e,"libraryItem");
return isObject(t)?"item "+String(read(t,"name")):"type "+String(read(e,"elementType"));
}
function nameKey(e){
var t=e.kind,r=e.name;
return t+"\n"+r;
}
function elementsWithin(e){
var t=elementsOfFrame(e).slice(0);
for(var r=0;r<t.length;r++){
var n=membersOf$1(t[r]);
for(var i=0;i<n.length;i++)t.push(n[i]);
}
return t;
}
function take(e){
for(var t=e&&e.pop();t;t=e&&e.pop()){
if(t.goesOn)continue;
t.goesOn=true;
return t;
}
return null;
}
function sortParts(e){
var t={};
function note(e,r){
var n=t[e]||(t[e]=[]);
n.push(r);
}
for(var r=e.length-1;r>=0;r--){
note(e[r].kind,e[r]);
if(e[r].name!=="")note(nameKey(e[r]),e[r]);
}
return t;
}
function numberClips(e,t,r){
for(var n=0;n<e.length;n++){
var i=take(t[nameKey(e[n])]);
if(i)e[n].clip=i.clip;
}
for(var n=0;n<e.length;n++){
if(e[n].clip>=0)continue;
var i=take(t[e[n].kind]);
e[n].clip=i?i.clip:r();
}
}
function clipFinder(e){
var t=new x;
var r=new C(e);
var n=0;
var newClip=function(){
return n++;
};
function noteLayer(e){
var r=keyframesOf(e);
var n={};
for(var i=0;i<r.length;i++){
var a=elementsWithin(r[i]);
var o=[];
for(var s=0;s<a.length;s++){
var u=String(read(a[s],"name")||"");
var l={
kind:kindOf(a[s]),
name:u,
clip:-1,
goesOn:false
};
o.push(l);
t.set(a[s],l);
}
numberClips(o,n,newClip);
n=sortParts(o);
}
}
return function clipOf(e){
var n=layerOfElement(e);
if(n!==null&&r.add(n))noteLayer(n);
var i=t.get(e);
return i?i.clip:newClip();
};
}
function renameAlongKeyframes(e,t,r){
var n=e.method;
var i=clipFinder(new E(t).whereOf);
var a=[];
var o=[];
var s=[];
var u=[];
var l=[];
forEach(n,r,function noteClip(e,t){
a[t]=String(e.name);
var r=i(e);
var n=s[r];
if(n===undefined){
n=u.push(e)-1;
l.push(a[t]);
s[r]=n;
}
o[t]=n;
});
var f=newNames$1(e,u,l);
forEach(n,r,function setName(e,t){
var r=f[o[t]];
if(r!==a[t])e.name=r;
});
}
function checkTexts(e,t){
forEach(e,t,function checkText(e){
if(!isTextType(e.elementType))throw new TypeError('it is no text; filter(":text") keeps the texts');
});
return t;
}
var Wr="ElementCollection.replaceText";
function replacingText(e,t){
return function replaceAll(r){
var n=r.split(e);
var i=n[0];
var a=n[0].length;
for(var o=1;o<n.length;o++){
var s=typeof t==="string"?t:String(t(e,a,r));
i+=s+n[o];
a+=e.length+n[o].length;
}
return i;
};
}
function replacementOf(e,t){
if(typeof t!=="string"&&typeof t!=="function")throw wrongArgument(Wr,"the replacement","a String or a Function",t);
if(isRegExp(e))return function(r){
return r.replace(e,t);
};
if(typeof e!=="string"||e==="")throw wrongArgument(Wr,"the first argument","a non-empty String or a RegExp",e);
return replacingText(e,t);
}
function changesOf(e,t){
var r=[];
var n=e.textRuns;
for(var i=0;i<n.length;i++){
var a=n[i].characters;
var o=t(a);
if(o!==a)r.push({
run:n[i],
characters:o
});
}
return r;
}
function replaceInTexts(e,t,r){
var n=replacementOf(t,r);
var i=[];
var a=checkTexts(Wr,e);
for(var o=0;o<a.length;o++)i.push(changesOf(a[o],n));
forEach(Wr,a,function change(e,t){
for(var r=i[t].length-1;r>=0;r--){
i[t][r].run.characters=i[t][r].characters;
}
});
}
var qr=.05;
function differ(e,t){
return Math.abs(e.x-t.x)>qr||Math.abs(e.y-t.y)>qr;
}
function assignMatrix(e,t,r){
var n=e.getTransformationPoint();
var i=isShape(e);
var a=r&&i&&e.isDrawingObject?{
x:e.x,
y:e.y
}:null;
e.matrix=t;
if(r&&a&&!differ(e,a)){
var o=transformPoint(r,a);
e.x=o.x;
e.y=o.y;
}
var s=i&&r?transformPoint(r,n):n;
if(differ(e.getTransformationPoint(),s))e.setTransformationPoint(s);
}
var Kr="ElementCollection.resetTransform";
function resetTransforms(e){
forEach(Kr,e,function resetTransform(e){
var t=e.matrix;
if(t.a===1&&t.b===0&&t.c===0&&t.d===1)return;
assignMatrix(e,{
a:1,
b:0,
c:0,
d:1,
tx:t.tx,
ty:t.ty
},null);
});
}
function pivotOf(e,t,r){
return cornerPoint(e,r,union(allBounds(e,t)));
}
function transformAll(e,t,r){
forEach(e,t,function transform(e){
assignMatrix(e,concat(r,e.matrix),r);
});
}
var Vr="ElementCollection.rotate";
function rotateElements(e,t,r){
checkNumber(Vr,"angle",t);
var n=pivotOf(Vr,e,r);
transformAll(Vr,e,rotationAbout(n,t));
}
var Ur="ElementCollection.scale";
function scaleElements(e,t,r,n){
checkNumber(Ur,"xScale",t);
checkNumber(Ur,"yScale",r);
if(t===0)throw outOfRange(Ur,"xScale","other than 0",t);
if(r===0)throw outOfRange(Ur,"yScale","other than 0",r);
var i=pivotOf(Ur,e,n);
transformAll(Ur,e,scalingAbout(i,t,r));
}
var _r="ElementCollection.select";
function whichElements(e,t){
if(t===undefined||t===true)return e;
if(typeof t==="string")return findByProperty(_r,e,t,"name");
if(isElement(t))return[t];
if(typeof t!=="number")throw wrongArgument(_r,"which","an index, a name, an element or true",t);
if(t>=0&&t<e.length&&Math.floor(t)===t)return[e[t]];
throw outOfRange(_r,"which","an index from 0 to "+(e.length-1),t);
}
function nearSides(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(nearSide(e[n],t));
return r;
}
function totalExtent(e,t){
var r=0;
for(var n=0;n<e.length;n++)r+=extent(e[n],t);
return r;
}
function lineUp(e,t,r,n,i){
var a=[];
var o=n;
for(var s=0;s<t.length;s++){
var u=e[t[s]];
var l={
x:0,
y:0
};
l[r]=o-nearSide(u,r);
a[t[s]]=l;
o+=extent(u,r)+i;
}
return a;
}
function gapDistances(e,t,r){
var n=orderAlong(nearSides(e,t));
return e.length===0?[]:lineUp(e,n,t,nearSide(e[n[0]],t),r);
}
function evenDistances(e,t,r){
var n=orderAlong(nearSides(e,t));
var i=n.length-1;
if(i<0)return[];
var a=nearSide(r||e[n[0]],t);
var o=farSide(r||e[n[i]],t);
var s=o-a-totalExtent(e,t);
return i===0?[{
x:0,
y:0
}]:lineUp(e,n,t,a,s/i);
}
var zr="ElementCollection.space";
function spaceElements(e,t,r,n){
if(r!=="horizontal"&&r!=="vertical"){
throw wrongArgument(zr,"direction",'"horizontal" or "vertical"',r);
}
if(typeof n==="number")checkNumber(zr,"gap",n);
else if(n!==undefined&&typeof n!=="boolean")throw wrongArgument(zr,"gap","a Number or true",n);
var i=r==="horizontal"?"x":"y";
var a=allBounds(zr,t);
var o=n===true?stageBox(e):null;
var s=typeof n==="number";
moveBy(zr,t,s?gapDistances(a,i,n):evenDistances(a,i,o));
}
var Qr="ElementCollection.swap";
function pathOf(e,t){
if(!isItem(t)&&(typeof t!=="string"||t===""))throw wrongArgument(Qr,"the first argument","a library item or its path",t);
var r=typeof t==="string"?t:t.name;
if(e.itemExists(r)&&e.getItemType(r)!=="folder")return r;
throw new Error(Qr+'(): the library has no item "'+r+'" that can stand on a stage');
}
function swapItems(e,t,r){
var n=pathOf(e.library,r);
var i=[];
forEach(Qr,t,function checkInstance(e,t){
if(e.elementType!=="instance")throw new TypeError("it is no instance of a library item");
i[t]=e.name;
});
var a=t.slice();
onEachStage(Qr,e,t,function swapInTurn(t,r){
for(var o=0;o<t.length;o++){
var s=r[o];
selectAllOf(Qr,e,[t[o]],[s]);
blameFirst(Qr,[t[o]],function(){
return e.swapElement(n);
},[s]);
var u=selectionOf(e)[0]||t[o];
u.name=i[s];
a[s]=u;
}
});
return a;
}
var Gr="ElementCollection.text";
function readTexts(e){
var t=checkTexts(Gr,e);
var r=[];
forEach(Gr,t,function(e){
return r.push(e.getTextString());
});
return r;
}
function setTexts(e,t,r){
if(typeof t!=="string"&&typeof t!=="function")throw wrongArgument(Gr,"the first argument","a String or a Function",t);
var n={
read:function(e){
if(typeof e!=="string")throw wrongArgument(Gr,"what the Function returns","a String",e);
return e;
},
set:function(e,t){
return e.setTextString(t);
}
};
setEach(Gr,checkTexts(Gr,e),{
name:"text",
value:t
},n,r);
}
var Hr="ElementCollection.textAttr";
var Jr=["aliasText","alignment","autoKern","bold","characterPosition","characterSpacing","face","fillColor","indent","italic","leftMargin","letterSpacing","lineSpacing","rightMargin","rotation","size","target","url"];
function checkName(e){
if(includes(Jr,e))return;
var t="texts have no attribute "+describeArgument(e);
throw new TypeError(Hr+"(): "+t+"; "+suggest(e,Jr));
}
function isSame$1(e,t,r){
if(typeof t!=="string"||typeof r!=="string")return t===r;
return e==="face"?isSimilarFont(t,r):foldCase(t)===foldCase(r);
}
function keptStyle(e,t){
var r=e.name,n=e.from,i=e.to;
var a=r==="face"&&typeof t==="string"&&typeof n==="string";
return a&&!/bold|italic|oblique/i.test(String(i))?styleWithin(t,n):"";
}
function stretchesWith(e,t){
var r=t.name,n=t.from;
var i=[];
var a=e.textRuns;
var o=0;
for(var s=0;s<a.length;s++){
var u=o+a[s].characters.length;
var l=a[s].textAttrs[r];
if(isSame$1(r,l,n)){
var f=keptStyle(t,l);
var c=i[i.length-1];
if(c&&c.end===o&&c.style===f)c.end=u;
else i.push({
start:o,
end:u,
style:f
});
}
o=u;
}
return i;
}
function setBetween(e,t,r,n){
var i=n.start,a=n.end;
if(a===0)e.setTextAttr(t,r);
else e.setTextAttr(t,r,i,a);
}
function setWhere(e,t){
var r=stretchesWith(e,t);
for(var n=r.length-1;n>=0;n--){
var i=r[n].style;
setBetween(e,t.name,t.to,r[n]);
if(i.indexOf("bold")>=0)setBetween(e,"bold",true,r[n]);
if(/italic|oblique/.test(i))setBetween(e,"italic",true,r[n]);
}
}
function setTextAttributes(e,t,r){
var n=typeof t[0]==="string"&&t[2]!==undefined;
var i=attributesOf(Hr,t);
for(var a=0;a<i.length;a++)checkName(i[a].name);
var o=checkTexts(Hr,e);
var _loop_1=function(e){
var a=i[e],s=a.name,u=a.value;
setEach(Hr,o,{
name:s,
value:n?t[2]:u
},{
set:function(e,t){
if(n)setWhere(e,{
name:s,
from:u,
to:t
});
else e.setTextAttr(s,t);
}
},r);
};
for(var a=0;a<i.length;a++){
_loop_1(a);
}
}
var Xr=1e-6;
function snapToGrid(e,t,r){
var n=e/(t||1);
var i=Math.floor(n+.5);
var a=Math.abs(n-i)<Xr;
var o=a||r===0?i:(r===-1?Math.floor(n):Math.ceil(n));
return o*(t||1);
}
var Zr="ElementCollection.toGrid";
function gridSteps(e){
var t=isArray(e)&&e.length===2;
var r=t?{
x:e[0],
y:e[1]
}:{
x:e,
y:e
};
if(typeof r.x!=="number"||typeof r.y!=="number"){
throw wrongArgument(Zr,"precision","a Number or [x, y]",e);
}
var n=r.x>=0&&r.y>=0&&isFinite(r.x)&&isFinite(r.y);
if(!n)throw outOfRange(Zr,"precision","finite and not negative",e);
return{
x:r.x,
y:r.y
};
}
function moveToGrid(e,t,r){
var n=gridSteps(t);
if(r!==-1&&r!==0&&r!==1){
throw wrongArgument(Zr,"rounding","-1, 0 or 1",r);
}
var i=[];
var a=[];
forEach(Zr,e,function readPlace(e,t){
i[t]=e.x;
a[t]=e.y;
});
forEach(Zr,e,function snapPlace(e,t){
var o=snapToGrid(i[t],n.x,r);
var s=snapToGrid(a[t],n.y,r);
if(o!==i[t])e.x=o;
if(s!==a[t])e.y=s;
});
}
var Yr="ElementCollection.toSymbol";
var en=["movie clip","graphic","button"];
var tn=["top left","top center","top right","center left","center","center right","bottom left","bottom center","bottom right"];
function checkChoice(e,t,r){
if(!includes(r,t))throw wrongArgument(Yr,e,'"'+r.join('", "')+'"',t);
}
function checkFree(e,t){
var r={};
var n=[];
for(var i=0;i<t.length;i++){
if(r["/"+t[i]]||e.itemExists(t[i]))n.push('"'+t[i]+'"');
r["/"+t[i]]=true;
}
if(n.length>0)throw new Error(Yr+"(): the library has these names already: "+n.join(", "));
}
function convert(e,t,r,n){
var i=e.library;
var a=folderOf(r);
var o=e.convertToSymbol;
var s=o.call(e,t,a===""?r:"",n);
if(!s)throw new Error("Animate refused to convert it to a symbol");
if(a==="")return;
if(!i.itemExists(a))i.newFolder(a);
if(!i.moveToFolder(a,s.name,false))throw new Error("Animate refused to move the symbol");
s.name=leafOf(r);
}
function convertToSymbols(e,t,r,n,i,a){
checkChoice("type",r,en);
checkChoice("registration",i,tn);
var o=[];
forEach(Yr,t,function readName(e){
var t=e.name;
o.push(String(t||"Symbol"));
});
var s=newNames$1({
method:Yr,
base:"Symbol",
args:[n],
scope:a
},t,o);
var u=[];
for(var l=0;l<s.length;l++)u.push(trimSlashes(s[l]));
checkFree(e.library,u);
var f=[];
withPanelSelectionRestored(e.library,function convertAll(){
onEachStage(Yr,e,t,function convertInTurn(t,n){
var _loop_1=function(a){
selectAllOf(Yr,e,[t[a]],[n[a]]);
blameFirst(Yr,[t[a]],function(){
return convert(e,r,u[n[a]],i);
},[n[a]]);
f[n[a]]=selectionOf(e)[0];
};
for(var a=0;a<t.length;a++){
_loop_1(a);
}
});
});
return f;
}
var rn={
typeName:"ElementCollection",
filterByQuery:filterElements,
itemsToOpen:distinctItems
};
var nn=function(e){
__extends(ElementCollection,e);
function ElementCollection(){
return (e!==null&&e.apply(this,arguments))||this;
}
ElementCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r);
};
ElementCollection.prototype.items=function(){
var e=distinctItems("ElementCollection.items",this.elements);
return withElements(new pr([],this.dom),e);
};
ElementCollection.prototype.layers=function(e){
var t="ElementCollection.layers";
var r=layersOfElements(t,this);
return newSibling("LayerCollection",r,this.dom,t,e);
};
ElementCollection.prototype.frames=function(e){
var t="ElementCollection.frames";
var r=framesOfElements(t,this);
return newSibling("FrameCollection",r,this.dom,t,e);
};
ElementCollection.prototype.select=function(e){
replaceSelection(this.dom,whichElements(this.elements,e));
return this;
};
ElementCollection.prototype.group=function(){
if(this.elements.length>0)replaceElements(this,groupElements(this.dom,this.elements));
return this;
};
ElementCollection.prototype.duplicate=function(e){
if(e===void 0){
e=false;
}
checkBoolean("ElementCollection.duplicate","add",e);
var t=withoutDuplicates(this);
var r=t.length>0?duplicateElements(this.dom,t):[];
replaceElements(this,e?this.elements.concat(r):r);
return this;
};
ElementCollection.prototype.deleteElements=function(){
deleteElements(this.dom,withoutDuplicates(this));
replaceElements(this,[]);
return this;
};
ElementCollection.prototype.move=function(e,t,r){
if(r===void 0){
r=false;
}
moveElements(this.elements,e,t,r);
return this;
};
ElementCollection.prototype.rotate=function(e,t){
rotateElements(withoutDuplicates(this),e,t);
return this;
};
ElementCollection.prototype.scale=function(e,t,r){
if(e===void 0){
e=1;
}
if(t===void 0){
t=e;
}
scaleElements(withoutDuplicates(this),e,t,r);
return this;
};
ElementCollection.prototype.centerTransformPoint=function(e){
if(e===void 0){
e=true;
}
centerTransformPoints(this.elements,e);
return this;
};
ElementCollection.prototype.pivot=function(e){
movePivots(this.elements,e);
return this;
};
ElementCollection.prototype.bounds=function(){
return commonBounds(allBounds("ElementCollection.bounds",this.elements));
};
ElementCollection.prototype.swap=function(e){
replaceElements(this,swapItems(this.dom,this.elements,e));
return this;
};
ElementCollection.prototype.toSymbol=function(e,t,r){
if(e===void 0){
e="movie clip";
}
if(r===void 0){
r="top left";
}
var n=withoutDuplicates(this);
var i=convertToSymbols(this.dom,n,e,t,r,this);
replaceElements(this,i);
return this;
};
ElementCollection.prototype.text=function(e){
if(arguments.length===0)return readTexts(this.elements);
setTexts(this.elements,e,this);
return this;
};
ElementCollection.prototype.replaceText=function(e,t){
replaceInTexts(this.elements,e,t);
return this;
};
ElementCollection.prototype.textAttr=function(){
var e=[];
for(var t=0;t<arguments.length;t++){
e[t]=arguments[t];
}
setTextAttributes(this.elements,e,this);
return this;
};
ElementCollection.prototype.resetTransform=function(){
resetTransforms(this.elements);
return this;
};
ElementCollection.prototype.pluck=function(t){
return e.prototype.pluck.call(this,t);
};
ElementCollection.prototype.attr=function(){
var e=[];
for(var t=0;t<arguments.length;t++){
e[t]=arguments[t];
}
setElementAttributes("ElementCollection.attr",this,e);
return this;
};
ElementCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
renameElements({
method:"ElementCollection.rename",
base:"clip",
args:i,
scope:this
},this.elements);
return noteLength(this);
};
ElementCollection.prototype.renameAlongKeyframes=function(e,t,r,n){
var i=[e,t,r,n];
var a="ElementCollection.renameAlongKeyframes";
renameAlongKeyframes({
method:a,
base:"clip",
args:i,
scope:this
},this.dom,withoutDuplicates(this));
return noteLength(this);
};
ElementCollection.prototype.orderBy=function(e,t){
if(t===void 0){
t=false;
}
checkBoolean("ElementCollection.orderBy","reverse",t);
var r=ordered(this.elements,e,Math.random);
restack(this.dom,t?r.slice().reverse():r);
replaceSorted(this,elementsOf(r));
return this;
};
ElementCollection.prototype.align=function(e,t){
if(e===void 0){
e="center";
}
if(t===void 0){
t=false;
}
alignElements(this.dom,withoutDuplicates(this),e,t);
return this;
};
ElementCollection.prototype.distribute=function(e,t){
if(t===void 0){
t=false;
}
distributeElements(this.dom,withoutDuplicates(this),e,t);
return this;
};
ElementCollection.prototype.space=function(e,t){
spaceElements(this.dom,withoutDuplicates(this),e,t);
return this;
};
ElementCollection.prototype.match=function(e,t){
if(t===void 0){
t=true;
}
matchSizes(this.elements,matchedAxes(e),t);
return this;
};
ElementCollection.prototype.toGrid=function(e,t){
if(e===void 0){
e=1;
}
if(t===void 0){
t=0;
}
moveToGrid(this.elements,e,t);
return this;
};
ElementCollection.prototype.layout=function(e,t,r){
if(t===void 0){
t=0;
}
if(r===void 0){
r=t;
}
layoutElements(withoutDuplicates(this),e,t,r);
return this;
};
ElementCollection.prototype.randomize=function(){
var e=this;
var t=[];
for(var r=0;r<arguments.length;r++){
t[r]=arguments[r];
}
var n="ElementCollection.randomize";
var i=randomSource(n,t[typeof t[0]==="string"?2:1]);
randomizeAll({
method:n,
collection:this,
random:i
},t,function(t){
var r=t.name,i=t.value;
return setElementAttributes(n,e,[r,i]);
});
return this;
};
ElementCollection.prototype.children=function(e){
var t=childrenOf(this.elements,this.dom,e);
return withElements(new ElementCollection([],this.dom),t);
};
ElementCollection.prototype.refresh=function(){
this.dom.livePreview=true;
return this;
};
ElementCollection.prototype.traits=function(){
return rn;
};
return ElementCollection;
}(Qt);
hr.ElementCollection={
Type:nn,
filterByQuery:filterElements
};
var an={
expected:"true or false",
holds:function(e){
return typeof e==="boolean";
}
};
var on={
expected:"a String",
holds:function(e){
return typeof e==="string";
}
};
function oneOf(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(describeArgument(e[r]));
return{
expected:"one of "+t.join(", "),
holds:function(t){
return includes(e,t);
}
};
}
function wholeNumber(e,t){
return{
expected:"a whole Number from ".concat(e," to ").concat(t),
holds:function(r){
return typeof r==="number"&&r>=e&&r<=t&&Math.floor(r)===r;
}
};
}
function dottedSetter(e,t,r,n){
var i=r.lastIndexOf(".");
var a=r.substring(i+1);
var o=n(r.substring(0,i));
function ownerOf(e){
var t=o(e);
if(!hasMember(t,a))throw noMember(t,a,r.substring(0,i+1),[]);
return t;
}
forEach(e,t,ownerOf);
return{
set:function(e,t){
ownerOf(e)[a]=t;
}
};
}
function checkAttribute(e,t,r){
if(hasOwn(r,t))return;
var n=suggest(t,ownNames(r));
throw new TypeError("".concat(e,'(): there is no attribute "').concat(t,'" to set; ').concat(n));
}
function checkedSetter(e,t,r,n,i){
if(r.indexOf(".")>=0)return dottedSetter(e,t,r,i);
checkAttribute(e,r,n);
var a=n[r],o=a.expected,s=a.holds;
return{
read:function(t){
if(!s(t))throw wrongArgument(e,r,o,t);
return t;
}
};
}
var sn="FrameCollection.attr";
function isSound(e){
return isItem(e)&&read(e,"itemType")==="sound";
}
var un={
label:on,
name:on,
labelType:oneOf(["none","name","comment","anchor"]),
actionScript:on,
tweenType:oneOf(["none","motion","shape"]),
tweenEasing:wholeNumber(-100,100),
tweenInstanceName:on,
hasCustomEase:an,
useSingleEaseCurve:an,
motionTweenSnap:an,
motionTweenScale:an,
motionTweenSync:an,
motionTweenOrientToPath:an,
motionTweenRotate:oneOf(["none","auto","clockwise","counter-clockwise"]),
motionTweenRotateTimes:wholeNumber(0,65535),
shapeTweenBlend:oneOf(["distributive","angular"]),
soundName:on,
soundLibraryItem:{
expected:"a sound of the library",
holds:isSound
},
soundSync:oneOf(["event","stop","start","stream"]),
soundEffect:oneOf(["none","left channel","right channel","fade left to right","fade right to left","fade in","fade out","custom"]),
soundLoopMode:oneOf(["repeat","loop"]),
soundLoop:wholeNumber(0,65535)
};
function setLabel(e,t){
e.name=t;
if(t!=="")e.labelType="name";
}
function setFrameAttributes(e,t,r){
setAttributes(sn,e,t,function setterOf(t){
var n=checkedSetter(sn,e.elements,t,un,r);
return t==="label"?{
read:n.read,
set:setLabel
}:n;
});
}
function readChoice(e){
return{
layers:e.layers,
current:e.currentLayer,
frame:e.currentFrame,
selectedLayers:e.getSelectedLayers(),
selectedFrames:e.getSelectedFrames()
};
}
function presentIndices(e,t){
var r=[];
for(var n=0;n<e.layers.length;n++){
var i=e.layers[n];
r.push(t[n]===i?n:indexOf(t,i,0));
}
return r;
}
function movedLayers(e,t){
var r=[];
for(var n=0;n<e.length;n++)if(t[e[n]]>=0)r.push(t[e[n]]);
return r;
}
function movedFrames(e,t){
var r=[];
for(var n=0;n<e.length;n+=3){
if(t[e[n]]>=0)r.push(t[e[n]],e[n+1],e[n+2]);
}
return r;
}
function isSame(e,t){
return e.join()===t.join();
}
function selectLayers(e,t,r){
var n=selectWhere(t,function(e){
return e!==r;
});
n.push(r);
for(var i=0;i<n.length;i++)e.setSelectedLayers(n[i],i===0);
}
function restoreChoice(e,t){
var r=e.layers;
var n=presentIndices(t,r);
var i=n[t.current];
var a=i>=0?i:Math.min(t.current,r.length-1);
if(e.currentLayer!==a)e.currentLayer=a;
var o=movedLayers(t.selectedLayers,n);
if(!isSame(e.getSelectedLayers(),o))selectLayers(e,o,a);
var s=movedFrames(t.selectedFrames,n);
if(!isSame(e.getSelectedFrames(),s))e.setSelectedFrames(s,true);
if(e.currentFrame!==t.frame)e.currentFrame=t.frame;
return a;
}
function onTimeline(e,t,r){
var n=readChoice(e);
withCleanup(function(){
return r(e);
},function chooseAgain(){
var r=restoreChoice(e,n);
if(e===t.timeline)t.layer=r;
});
}
function onTimelines(e,t,r){
if(t.length===0)return;
var n=readUserLocation(e);
withCleanup(function visitTimelines(){
var _loop_1=function(i){
var a=t[i],o=a.timeline,s=a.item,u=a.scene;
if(e.getTimeline()!==o)enterTimeline(e,s,u);
onTimeline(o,n,function(e){
return r(e,t[i]);
});
};
for(var i=0;i<t.length;i++){
_loop_1(i);
}
},function(){
return restoreUserLocation(n);
});
}
function spansOf(e,t,r){
var n=new E(t);
var i=[];
forEach(e,r,function findSpan(e,t){
var r=n.spanOf(e);
if(!r)throw new Error("it is not in the document");
i.push({
frame:e,
index:t,
place:r.place,
start:r.start,
end:r.end,
number:r.number
});
});
return i;
}
function spansByTimeline(e){
var t=[];
var r=[];
var n=[];
var i=[];
for(var a=0;a<e.length;a++){
var o=e[a].place;
var s=n[o.number];
if(!s){
var u=r[o.timelineNumber];
if(!u){
u={
timeline:o.timeline,
scene:o.scene,
item:o.item,
layers:[]
};
r[o.timelineNumber]=u;
t.push(u);
}
s=[];
n[o.number]=s;
i.push({
timeline:u,
place:o,
spans:s
});
}
s.push(e[a]);
}
for(var a=0;a<i.length;a++){
i[a].timeline.layers.push({
place:i[a].place,
runs:runsOf(i[a].spans)
});
}
return t;
}
function runsOf(e){
e.sort(function(e,t){
return e.start-t.start;
});
var t=[];
var r=null;
for(var n=0;n<e.length;n++){
var i=e[n];
if(!r||r.end!==i.start){
r={
spans:[],
start:i.start,
end:i.end
};
t.push(r);
}
r.spans.push(i);
r.end=i.end;
}
return t;
}
function onEachRun(e,t,r,n){
onTimelines(t,r,function workOnLayers(t,r){
var i=r.layers;
for(var a=0;a<i.length;a++){
var o=i[a],s=o.place,u=o.runs;
if(t.currentLayer!==s.index)t.currentLayer=s.index;
for(var l=u.length-1;l>=0;l--){
try{
n(t,u[l]);
}catch(m){
var f=u[l].spans[0],c=f.index,h=f.frame;
throw failure(e,c,h,m);
}
}
}
});
}
function clearFrames(e,t,r){
var n=spansByTimeline(spansOf(e,t,r));
onEachRun(e,t,n,function clearRun(e,t){
var r=t.start,n=t.end;
e.clearFrames(r,n);
});
}
function deleteFrames(e,t,r){
var n=spansByTimeline(spansOf(e,t,r));
onEachRun(e,t,n,function removeRun(e,t){
var r=t.start,n=t.end;
e.removeFrames(r,n);
});
}
var ln={
quad:{
ease:function(e){
return e*e;
},
times:pieces(1)
},
cubic:{
ease:function(e){
return e*e*e;
},
times:pieces(1)
},
back:{
ease:function(e){
return e*e*(2.7*e-1.7);
},
times:pieces(1)
},
quart:{
ease:function(e){
return e*e*e*e;
},
times:pieces(3)
},
quint:{
ease:function(e){
return e*e*e*e*e;
},
times:pieces(4)
},
sine:{
ease:function(e){
return 1-Math.cos(e*Math.PI/2);
},
times:pieces(2)
},
circ:{
ease:function(e){
return 1-Math.sqrt(1-e*e);
},
times:[0,.5,.75,.9,.97,.995,1]
},
bounce:{
ease:function(e){
return 1-bounce(1-e);
},
times:[0,1/11,3/11,7/11,1]
},
elastic:{
ease:function(e){
return elastic(e,.3);
},
times:pieces(20)
}
};
var fn={
back:function(e){
return e*e*(3.5925*e-2.5925);
},
elastic:function(e){
return elastic(e,.45);
}
};
function pieces(e){
var t=[];
for(var r=0;r<=e;r++)t.push(r/e);
return t;
}
function bounce(e){
if(e<4/11)return 7.5625*e*e;
if(e<8/11)return 7.5625*(e-6/11)*(e-6/11)+.75;
if(e<10/11)return 7.5625*(e-9/11)*(e-9/11)+.9375;
return 7.5625*(e-21/22)*(e-21/22)+.984375;
}
function elastic(e,t){
return-Math.pow(2,10*(e-1))*Math.sin((e-1-t/4)*2*Math.PI/t);
}
var cn=curveOf(function(e){
return e;
},pieces(1));
var hn=/^(\w+?)(InOut|In|Out)$/;
function easeNames(){
var e=["none","linear"];
var t=ownNames(ln);
for(var r=0;r<t.length;r++){
e.push(t[r]+"In",t[r]+"Out",t[r]+"InOut");
}
return e;
}
function curveOf(e,t){
var r=[{
x:0,
y:0
}];
for(var n=1;n<t.length;n++){
var i=t[n-1];
var a=(t[n]-i)/3;
var o=e(i);
var s=e(i+a);
var u=e(i+2*a);
var l=e(t[n]);
r.push({
x:i+a,
y:(-5*o+18*s-9*u+2*l)/6
});
r.push({
x:i+2*a,
y:(2*o-9*s+18*u-5*l)/6
});
r.push({
x:t[n],
y:l
});
}
r[r.length-1]={
x:1,
y:1
};
return r;
}
function mirrored(e){
var t=[];
for(var r=e.length-1;r>=0;r--)t.push(1-e[r]);
return t;
}
function halves(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(e[r]/2);
var n=mirrored(e);
for(var r=1;r<n.length;r++)t.push(.5+n[r]/2);
return t;
}
function namedCurve(e,t){
if(t==="none"||t==="linear")return{
slider:0
};
var r=hn.exec(t);
if(!r||!hasOwn(ln,r[1])){
var n=suggest(t,easeNames());
throw new TypeError("".concat(e,"(): there is no ease ").concat(describeArgument(t),"; ").concat(n));
}
var i=ln[r[1]],a=i.ease,o=i.times;
if(r[2]==="In")return{
curve:curveOf(a,o)
};
if(r[2]==="Out")return{
curve:curveOf(function(e){
return 1-a(1-e);
},mirrored(o))
};
var s=fn[r[1]]||a;
var whole=function(e){
return e<.5?s(2*e)/2:1-s(2-2*e)/2;
};
return{
curve:curveOf(whole,halves(o))
};
}
function isPoint(e){
var t=e;
if(!t||typeof t.x!=="number"||typeof t.y!=="number")return false;
return isFinite(t.y);
}
var mn="the points { x, y } of a curve: 4, 7, 10 \u2026, from (0, 0) to (1, 1), x rising from 0 to 1";
function isCurve(e){
var t=e.length-1;
if(t%3!==0)return false;
for(var r=0;r<=t;r++)if(!isPoint(e[r]))return false;
var n=e;
for(var r=0;r<t;r+=3){
var i=n[r].x;
var a=n[r+3].x;
if(!(i<a&&isWithin(n[r+1].x,i,a)&&isWithin(n[r+2].x,i,a)))return false;
}
return isAt(n[0],0)&&isAt(n[t],1);
}
function isWithin(e,t,r){
return t<=e&&e<=r;
}
function isAt(e,t){
var r=e.x,n=e.y;
return r===t&&n===t;
}
function readEasing(e,t){
if(typeof t==="string")return namedCurve(e,t);
if(isArray(t)){
if(!isCurve(t))throw wrongArgument(e,"easing",mn,t);
return{
curve:t
};
}
if(typeof t!=="number"){
throw wrongArgument(e,"easing","a Number, the name of an ease or an Array of points",t);
}
if(!(t>=-100&&t<=100)||Math.floor(t)!==t){
throw outOfRange(e,"easing","a whole Number from -100 to 100",t);
}
return{
slider:t
};
}
function setEasing(e,t){
if("slider"in t){
if(e.hasCustomEase){
e.setCustomEase("all",cn);
e.hasCustomEase=false;
}
e.tweenEasing=t.slider;
return;
}
e.useSingleEaseCurve=true;
e.setCustomEase("all",t.curve);
e.hasCustomEase=true;
}
function refuseMotionObjects(e,t){
forEach(e,t,function refuseOne(e){
if(!isMotionObject(e))return;
var t="leave motion objects out with filter(':not(:motion)')";
throw new Error("it is a motion object, which scripts cannot change; "+t);
});
}
var pn="FrameCollection.ease";
function easeFrames(e,t){
var r=readEasing(pn,t);
refuseMotionObjects(pn,e);
forEach(pn,e,function easeTween(e){
var t=e.tweenType;
if(t==="motion"||t==="shape")setEasing(e,r);
});
}
function frameDescriber(e){
var t=new E(e);
return function describeFrame(e){
var r=describeValue(e);
try{
var n=t.ofFrame(e);
return n?r+" on "+String(read(n.layer,"name")):r;
}catch(i){
return r;
}
};
}
function resize(e,t,r,n){
if(n>0)e.insertFrames(n,false,t);
else e.removeFrames(r+n,r);
}
function startBefore(e,t){
return t===0?-1:Number(read(readList(e,"frames")[t-1],"startFrame"));
}
function checkRoom(e,t,r){
var n=t.layers;
for(var i=0;i<n.length;i++){
var a=n[i],o=a.place,s=a.runs;
for(var u=0;u<s.length;u++){
var l=s[u];
var f=l.spans[0];
var c=l.spans[l.spans.length-1];
var h=startBefore(o.layer,l.start);
if(h<0)throw refusal(e,f,"the first keyframe of a layer cannot move");
if(l.start+r<=h)throw refusal(e,f,roomWord(l.start-h,"after the keyframe before it"));
if(r>=c.end-c.start)throw refusal(e,c,roomWord(c.end-c.start,"before the next one"));
l.before=h;
}
}
}
function roomWord(e,t){
return"it can move by "+(e-1)+(e===2?" frame":" frames")+" at most, to stay "+t;
}
function refusal(e,t,r){
var n=t.index,i=t.frame;
return failure(e,n,i,new Error(r));
}
function moveFrames(e,t,r,n){
checkWholeNumber(e,"by",n);
var i=n;
if(i===0)return;
var a=spansByTimeline(spansOf(e,t,r));
for(var o=0;o<a.length;o++)checkRoom(e,a[o],i);
onEachRun(e,t,a,function moveRun(e,t){
var r=t.spans,n=t.start,a=t.before;
var o=r[r.length-1];
resize(e,o.start,o.end,-i);
resize(e,a,n,i);
});
}
function openOnlyTimeline(e,t,r,n){
if(r.length>1){
var i="these "+n+" are on several timelines; select those of one timeline at a time";
throw new Error(e+"(): "+i);
}
var a=r[0],o=a.timeline,s=a.item,u=a.scene;
if(t.getTimeline()!==o)enterTimeline(t,s,u);
}
function selectFramesInTimeline(e,t,r){
var n=spansByTimeline(spansOf(e,t,r));
if(n.length===0)return;
openOnlyTimeline(e,t,n,"frames");
var i=n[0],a=i.timeline,o=i.layers;
var s=true;
for(var u=0;u<o.length;u++){
var l=o[u],f=l.place,c=l.runs;
for(var h=0;h<c.length;h++){
var m=[f.index,c[h].start,c[h].end];
a.setSelectedFrames(m,s);
s=false;
}
}
}
function setDurations(e,t,r,n){
checkWholeNumber(e,"duration",n);
var i=n;
if(i<1)throw outOfRange(e,"duration","1 or more",n);
var a=[];
var o=spansOf(e,t,r);
for(var s=0;s<o.length;s++)if(o[s].end-o[s].start!==i)a.push(o[s]);
onEachRun(e,t,spansByTimeline(a),function resizeEach(e,t){
var r=t.spans;
for(var n=r.length-1;n>=0;n--){
var a=r[n],o=a.start,s=a.end;
resize(e,o,s,i-(s-o));
}
});
}
function toKeyframes(e,t,r){
var n=spansOf(e,t,r);
var i=spansByTimeline(n);
onEachRun(e,t,i,function convertRun(e,t){
var r=t.spans,n=t.start,i=t.end;
if(i-n>r.length)e.convertToKeyframes(n,i);
});
return keyframesIn(n);
}
function keyframesIn(e){
var t=[];
var r=null;
var n=[];
for(var i=0;i<e.length;i++){
if(e[i].place.layer!==r){
r=e[i].place.layer;
n=r.frames;
}
for(var a=e[i].start;a<e[i].end;a++)t.push(n[a]);
}
return t;
}
var dn="FrameCollection.tween";
function refuseOtherThanShapes(e,t){
forEach(e,t,function refuseOne(e){
var t=elementsOfFrame(e);
for(var r=0;r<t.length;r++){
if(isShapeType(read(t[r],"elementType"))&&!isGroup(t[r]))continue;
throw new Error("a shape tween needs shapes, and there is something else on the keyframe");
}
});
}
function tweenFrames(e,t,r,n){
var i=r==="motion"||r==="classic";
if(!i&&r!=="shape")throw wrongArgument(dn,"type",'"motion" or "shape"',r);
var a=n===undefined?null:readEasing(dn,n);
refuseMotionObjects(dn,t);
if(i){
var o=spansByTimeline(spansOf(dn,e,t));
onEachRun(dn,e,o,function tweenRun(e,t){
var r=t.start,n=t.end;
e.createMotionTween(r,n);
});
}else{
refuseOtherThanShapes(dn,t);
forEach(dn,t,function tweenShape(e){
e.tweenType="shape";
});
}
if(a)forEach(dn,t,function(e){
return setEasing(e,a);
});
}
var vn="FrameCollection.untween";
function untweenFrames(e,t){
var r=[];
forEach(vn,t,function findMotion(e){
if(isMotionObject(e))r.push(e);
});
var n=spansByTimeline(spansOf(vn,e,r));
onEachRun(vn,e,n,function removeMotion(e,t){
var r=t.start,n=t.end;
e.removeMotionObject(r,n);
});
forEach(vn,t,function untween(e){
var t=e.tweenType;
if(t==="motion"||t==="shape")e.tweenType="none";
});
}
function placeReader(e,t,r){
var n=t.split(".");
var i=n[0];
if(i!=="timeline"&&(i!=="layer"||r!=="ofFrame"))return null;
var a=new E(e);
return function readAtPlace(e){
var t=a[r](e);
return readPath(t?t[i]:undefined,n,readProperty,1);
};
}
var yn=function(e){
__extends(FrameCollection,e);
function FrameCollection(){
return (e!==null&&e.apply(this,arguments))||this;
}
FrameCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r);
};
FrameCollection.prototype.attr=function(){
var e=this;
var t=[];
for(var r=0;r<arguments.length;r++){
t[r]=arguments[r];
}
setFrameAttributes(this,t,function(t){
return e.readerOf(t);
});
return noteLength(this);
};
FrameCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
var a={
method:"FrameCollection.rename",
base:"label",
args:i,
scope:this
};
renameElements(a,this.elements);
return noteLength(this);
};
FrameCollection.prototype.select=function(){
selectFramesInTimeline("FrameCollection.select",this.dom,withoutDuplicates(this));
return this;
};
FrameCollection.prototype.clear=function(){
clearFrames("FrameCollection.clear",this.dom,withoutDuplicates(this));
return this;
};
FrameCollection.prototype.deleteFrames=function(){
deleteFrames("FrameCollection.deleteFrames",this.dom,withoutDuplicates(this));
replaceElements(this,[]);
return this;
};
FrameCollection.prototype.setDuration=function(e){
setDurations("FrameCollection.setDuration",this.dom,withoutDuplicates(this),e);
return this;
};
FrameCollection.prototype.tween=function(e,t){
if(e===void 0){
e="motion";
}
tweenFrames(this.dom,withoutDuplicates(this),e,t);
return this;
};
FrameCollection.prototype.untween=function(){
untweenFrames(this.dom,withoutDuplicates(this));
return this;
};
FrameCollection.prototype.ease=function(e){
easeFrames(withoutDuplicates(this),e);
return this;
};
FrameCollection.prototype.toKeyframes=function(){
var e="FrameCollection.toKeyframes";
replaceElements(this,toKeyframes(e,this.dom,withoutDuplicates(this)));
return this;
};
FrameCollection.prototype.move=function(e){
moveFrames("FrameCollection.move",this.dom,withoutDuplicates(this),e);
return this;
};
FrameCollection.prototype.contents=function(e){
var t="FrameCollection.contents";
var r=elementsOfFrames(t,this);
return newSibling("ElementCollection",r,this.dom,t,e);
};
FrameCollection.prototype.layers=function(e){
var t="FrameCollection.layers";
var r=layersOfFrames(t,this);
return newSibling("LayerCollection",r,this.dom,t,e);
};
FrameCollection.prototype.items=function(){
var e="FrameCollection.items";
var t=elementsOfFrames(e,this);
return newSibling("ItemCollection",distinctItems(e,t),this.dom);
};
FrameCollection.prototype.readerOf=function(t){
if(t==="label")return e.prototype.readerOf.call(this,"name");
return placeReader(this.dom,t,"ofFrame")||e.prototype.readerOf.call(this,t);
};
FrameCollection.prototype.describer=function(){
return frameDescriber(this.dom);
};
FrameCollection.prototype.traits=function(){
var e=this;
return{
typeName:"FrameCollection",
filterByQuery:filterFrames,
itemsToOpen:function(t){
return symbolsAround(t,e,"ofFrame");
}
};
};
return FrameCollection;
}(Qt);
hr.FrameCollection={
Type:yn,
filterByQuery:filterFrames
};
var gn="LayerCollection.attr";
var bn={
name:{
expected:"a non-empty String",
holds:function(e){
return typeof e==="string"&&e!=="";
}
},
color:{
expected:'a colour such as "#FF8800" or 0xFF8800',
holds:isColor
},
height:oneOf([100,200,300]),
layerType:oneOf(["normal","guide","guided","mask","masked","folder"]),
locked:an,
visible:an,
outline:an
};
function setLayerAttributes(e,t,r){
setAttributes(gn,e,t,function(t){
return checkedSetter(gn,e.elements,t,bn,r);
});
}
function byTimeline(e,t,r){
var n=new E(t);
var i=[];
var a=[];
forEach(e,r,function sortIn(e){
var t=n.ofLayer(e);
if(!t)throw new Error("it is not in the document");
var r=t.timeline,o=t.scene,s=t.item,u=t.timelineNumber;
var l=a[u];
if(!l){
l={
timeline:r,
scene:o,
item:s,
places:[]
};
a[u]=l;
i.push(l);
}
l.places.push(t);
});
for(var o=0;o<i.length;o++)i[o].places.sort(function(e,t){
return e.index-t.index;
});
return i;
}
function layersAt(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(e[r].layer);
return t;
}
var wn=function(){
function LayerStack(e){
this.timeline=e;
this.parents=[];
this.depths=[];
this.layers=layersOf(e).slice(0);
var t=[];
for(var r=0;r<this.layers.length;r++){
var n=parentOf(this.layers[r]);
while(t.length>0&&t[t.length-1]!==n)t.pop();
this.parents.push(n);
this.depths.push(t.length);
t.push(this.layers[r]);
}
}
LayerStack.prototype.indexOf=function(e){
for(var t=0;t<this.layers.length;t++)if(this.layers[t]===e)return t;
return-1;
};
LayerStack.prototype.parentOf=function(e){
return this.parents[this.indexOf(e)]||null;
};
LayerStack.prototype.rootOf=function(e){
var t=e;
for(var r=this.parentOf(e);r;r=this.parentOf(r))t=r;
return t;
};
LayerStack.prototype.childrenOf=function(e){
var t=[];
for(var r=0;r<this.layers.length;r++)if(this.parents[r]===e)t.push(this.layers[r]);
return t;
};
LayerStack.prototype.allSiblings=function(){
var e=[{
parent:null,
children:[]
}];
var t=e.slice(0);
for(var r=0;r<this.layers.length;r++){
var n=this.layers[r];
t.length=this.depths[r]+1;
t[this.depths[r]].children.push(n);
var i={
parent:n,
children:[]
};
e.push(i);
t.push(i);
}
return e;
};
LayerStack.prototype.branchEnd=function(e){
var t=e+1;
while(t<this.layers.length&&this.depths[t]>this.depths[e])t++;
return t;
};
LayerStack.prototype.place=function(e,t,r,n){
var i=this.indexOf(e);
var a=this.branchEnd(i);
var o=this.indexOf(r);
var s=t?o:this.branchEnd(o);
if(s!==i&&s!==a)this.timeline.reorderLayer(i,o,t);
this.moveHere(i,a-i,s,n);
if(parentOf(e)!==n)e.parentLayer=n;
};
LayerStack.prototype.moveHere=function(e,t,r,n){
var i=this.layers.splice(e,t);
var a=this.parents.splice(e,t);
var o=this.depths.splice(e,t);
var s=(n?this.depths[this.indexOf(n)]+1:0)-o[0];
a[0]=n;
var u=r>e?r-t:r;
for(var l=0;l<t;l++){
this.layers.splice(u+l,0,i[l]);
this.parents.splice(u+l,0,a[l]);
this.depths.splice(u+l,0,o[l]+s);
}
};
return LayerStack;
}();
function isCamera(e){
return read(e,"layerType")==="camera";
}
function canHoldLayers(e){
var t=read(e,"layerType");
return t==="folder"||t==="mask"||t==="guide";
}
function emptiesTimeline(e,t){
var r=C.of(t);
var n=new C;
for(var i=0;i<t.length;i++)if(read(t[i],"layerType")==="folder")n.add(t[i]);
for(var i=0;i<e.layers.length;i++){
var a=e.layers[i];
var o=r.has(a);
while(!o&&(a=e.parentOf(a)))o=n.has(a);
if(!o)return false;
}
return true;
}
function deleteLayers(e,t,r){
var n=byTimeline(e,t,r);
for(var i=0;i<n.length;i++){
var a=new wn(n[i].timeline);
if(emptiesTimeline(a,layersAt(n[i].places)))throw lastLayer(e,n[i]);
}
onTimelines(t,n,function deleteFromBelow(e,t){
var r=t.places;
for(var n=r.length-1;n>=0;n--)e.deleteLayer(r[n].index);
});
}
function lastLayer(e,t){
var r=t.timeline,n=t.places;
var i=String(read(r,"name"));
var a='the timeline "'+i+'" must keep at least one layer; leave one out';
return failure(e,0,n[0].layer,new Error(a));
}
function outermost(e,t){
var r=[];
var n=0;
for(var i=0;i<t.length;i++){
var a=t[i],o=a.layer,s=a.index;
if(s<n)continue;
r.push(o);
n=e.branchEnd(s);
}
return r;
}
function placeInside(e,t,r){
var n=e.childrenOf(r);
for(var i=0;i<n.length;i++){
if(includes(t,n[i]))continue;
for(var a=0;a<t.length;a++)e.place(t[a],true,n[i],r);
return;
}
var o=t[t.length-1];
e.place(o,false,r,r);
for(var i=0;i<t.length-1;i++)e.place(t[i],true,o,r);
}
function refuseCameras(e,t){
forEach(e,t,function refuseCamera(e){
if(isCamera(e))throw new Error("a camera stays above all layers");
});
}
function refuseCircle(e,t,r,n){
for(var i=n;i;i=t.parentOf(i)){
for(var a=0;a<r.length;a++){
if(r[a]!==i)continue;
throw failure(e,a,i,new Error("it cannot move beside or into itself or what is in it"));
}
}
}
function onStacks(e,t,r,n,i){
var a=[];
var o=[];
for(var s=0;s<r.length;s++){
a.push(new wn(r[s].timeline));
o.push(outermost(a[s],r[s].places));
refuseCircle(e,a[s],o[s],n);
}
var u=0;
onTimelines(t,r,function workOnStack(){
var e=u++;
i(a[e],o[e]);
});
}
function rangesOf(e,t){
var r=[];
for(var n=0;n<t.length;n++){
var i=e.indexOf(t[n]);
var a=e.branchEnd(i)-1;
var o=r[r.length-1];
var s=o&&o.end+1===i&&e.parentOf(t[n])===e.parentOf(e.layers[o.start]);
if(s)o.end=a;
else r.push({
start:i,
end:a
});
}
return r;
}
function duplicateLayers(e,t,r){
var n=byTimeline(e,t,r);
var i=[];
onTimelines(t,n,function duplicateRanges(e,t){
var r=t.places;
var n=new wn(e);
var a=C.of(layersAt(r));
var o=rangesOf(n,outermost(n,r));
for(var s=o.length-1;s>=0;s--)e.duplicateLayers(o[s].start,o[s].end);
addCopies(i,n.layers,o,a,newLayers(e,n.layers));
});
return i;
}
function newLayers(e,t){
var r=C.of(t);
var n=[];
var i=layersOf(e);
for(var a=0;a<i.length;a++)if(!r.has(i[a]))n.push(i[a]);
return n;
}
function addCopies(e,t,r,n,i){
var a=0;
for(var o=0;o<r.length;o++){
for(var s=r[o].start;s<=r[o].end;s++,a++){
if(n.has(t[s])&&i[a])e.push(i[a]);
}
}
}
function layerArgument(e,t,r){
var n=isCollection(r)?r.elements[0]:r;
if(hostClassOf(n)!=="layer")throw wrongArgument(e,t,"a Layer or a LayerCollection with one",r);
return n;
}
function maskLayers(e,t,r,n){
var i=layerArgument(e,"layer",n);
var a=new E(t).ofLayer(i);
if(!a)throw wrongArgument(e,"layer","a layer of the document",i);
var o=read(i,"layerType");
if(o!=="mask"&&o!=="normal")throw wrongArgument(e,"layer","a normal layer or a mask",i);
var s=byTimeline(e,t,r);
for(var u=0;u<s.length;u++){
var l=s[u],f=l.timeline,c=l.places;
for(var h=0;h<c.length;h++)refuseUnmaskable(e,c[h].layer,f===a.timeline);
}
onStacks(e,t,s,i,function maskAll(e,t){
if(o!=="mask")i.layerType="mask";
placeInside(e,t,i);
});
}
function refuseUnmaskable(e,t,r){
var n=read(t,"layerType");
var i="";
if(!r)i="it is on another timeline than the mask";
else if(n!=="normal"&&n!=="masked"&&n!=="guided")i="a ".concat(String(n)," layer cannot be masked");
if(i)throw failure(e,0,t,new Error(i));
}
function placeBy(e,t,r,n){
var i=e.parentOf(n);
if(r==="above"){
for(var a=0;a<t.length;a++)e.place(t[a],true,n,i);
return;
}
var o=t[t.length-1];
e.place(o,false,n,i);
for(var a=0;a<t.length-1;a++)e.place(t[a],true,o,i);
}
function moveLayers(e,t,r,n,i){
var a=layerArgument(e,"layer",n);
if(i!=="above"&&i!=="below"&&i!=="inside"){
throw wrongArgument(e,"where",'"above", "below" or "inside"',i);
}
if(i==="inside"&&!canHoldLayers(a)){
throw wrongArgument(e,"layer",'a folder, mask or guide for "inside"',a);
}
if(i==="above"&&isCamera(a)){
throw wrongArgument(e,"layer","a layer that others can be above",a);
}
refuseCameras(e,r);
var o=new E(t).ofLayer(a);
if(!o)throw wrongArgument(e,"layer","a layer of the document",a);
var s=byTimeline(e,t,r);
for(var u=0;u<s.length;u++){
if(s[u].timeline===o.timeline)continue;
throw failure(e,0,s[u].places[0].layer,new Error("it is on another timeline than the layer to move to"));
}
onStacks(e,t,s,a,function move(e,t){
if(i==="inside")placeInside(e,t,a);
else placeBy(e,t,i,a);
});
}
function restackLayers(e,t,r){
var n=new x;
for(var i=0;i<r.length;i++)if(!isCamera(r[i]))n.set(r[i],i);
var a=byTimeline(e,t,r);
onStacks(e,t,a,null,function restack(e){
var t=e.allSiblings();
for(var r=0;r<t.length;r++)restackSiblings(e,t[r],n);
});
}
function restackSiblings(e,t,r){
var n=t.parent,i=t.children;
var a=i.slice(0);
var o=[];
var s=[];
for(var u=0;u<i.length;u++){
var l=r.get(i[u]);
if(l===undefined)continue;
o.push(u);
s.push({
layer:i[u],
rank:l
});
}
s.sort(function(e,t){
return e.rank-t.rank;
});
for(var u=0;u<o.length;u++)a[o[u]]=s[u].layer;
for(var u=0;u<a.length;u++){
var f=i[u];
if(f===a[u])continue;
e.place(a[u],true,f,n);
moveInList(i,a[u],u);
}
}
function moveInList(e,t,r){
var n=r;
while(e[n]!==t)n++;
e.splice(n,1);
e.splice(r,0,t);
}
function selectLayersInTimeline(e,t,r){
var n=byTimeline(e,t,r);
if(n.length===0)return;
openOnlyTimeline(e,t,n,"layers");
var i=n[0],a=i.timeline,o=i.places;
for(var s=o.length-1;s>=0;s--){
a.setSelectedLayers(o[s].index,s===o.length-1);
}
}
function findFolder(e,t,r){
var n=e.childrenOf(r);
for(var i=0;i<n.length;i++){
if(read(n[i],"layerType")==="folder"&&read(n[i],"name")===t)return n[i];
}
return null;
}
function findPath(e,t){
var r=null;
for(var n=0;n<t.length;n++){
var i=findFolder(e,t[n],r);
if(!i)return{
folder:r,
missing:t.slice(n)
};
r=i;
}
return{
folder:r,
missing:[]
};
}
function addFolder(e,t,r){
e.currentLayer=r;
var n=e.addNewLayer(t,"folder",true);
return e.layers[n];
}
function moveToFolder(e,t,r,n){
if(typeof n!=="string")throw wrongArgument(e,"name","a String",n);
var i=trimSlashes(n);
var a=i===""?[]:i.split("/");
for(var o=0;o<a.length;o++){
if(a[o]==="")throw wrongArgument(e,"name","a path without empty names",n);
}
if(a.length>0)refuseCameras(e,r);
var s=byTimeline(e,t,r);
for(var o=0;o<s.length;o++){
var u=new wn(s[o].timeline);
var l=findPath(u,a).folder;
refuseCircle(e,u,outermost(u,s[o].places),l);
}
onStacks(e,t,s,null,function move(e,t){
if(a.length===0)takeOut(e,t);
else fillFolder(e,t,a);
});
}
function takeOut(e,t){
for(var r=0;r<t.length;r++)e.place(t[r],true,e.rootOf(t[r]),null);
}
function fillFolder(e,t,r){
var n=e;
var i=findPath(n,r);
var a=i.missing;
var o=i.folder;
for(var s=0;s<a.length;s++){
var u=n.indexOf(n.rootOf(o||t[0]));
var l=addFolder(n.timeline,a[s],u);
n=new wn(n.timeline);
if(o)placeInside(n,[l],o);
o=l;
}
placeInside(n,t,o);
}
function unmaskLayers(e,t,r){
var n=[];
forEach(e,r,function findMasked(e){
if(read(e,"layerType")==="masked")n.push(e);
});
var i=byTimeline(e,t,n);
onStacks(e,t,i,null,function unmaskAll(e,t){
for(var r=t.length-1;r>=0;r--)sinkInMask(e,t[r],t[r+1]);
for(var r=t.length-1;r>=0;r--)t[r].layerType="normal";
});
}
function sinkInMask(e,t,r){
var n=e.parentOf(t);
if(r&&e.parentOf(r)===n)e.place(t,true,r,n);
else{
var i=e.childrenOf(n);
e.place(t,false,i[i.length-1],n);
}
}
var On=function(e){
__extends(LayerCollection,e);
function LayerCollection(){
return (e!==null&&e.apply(this,arguments))||this;
}
LayerCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r);
};
LayerCollection.prototype.attr=function(){
var e=this;
var t=[];
for(var r=0;r<arguments.length;r++){
t[r]=arguments[r];
}
setLayerAttributes(this,t,function(t){
return e.readerOf(t);
});
return noteLength(this);
};
LayerCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
var a={
method:"LayerCollection.rename",
base:"Layer",
args:i,
scope:this
};
renameElements(a,this.elements);
return noteLength(this);
};
LayerCollection.prototype.select=function(){
selectLayersInTimeline("LayerCollection.select",this.dom,withoutDuplicates(this));
return this;
};
LayerCollection.prototype.deleteLayers=function(){
deleteLayers("LayerCollection.deleteLayers",this.dom,withoutDuplicates(this));
replaceElements(this,[]);
return this;
};
LayerCollection.prototype.moveTo=function(e,t){
moveLayers("LayerCollection.moveTo",this.dom,withoutDuplicates(this),e,t);
return this;
};
LayerCollection.prototype.toFolder=function(e){
moveToFolder("LayerCollection.toFolder",this.dom,withoutDuplicates(this),e);
return this;
};
LayerCollection.prototype.orderBy=function(e,t){
if(t===void 0){
t=false;
}
var r="LayerCollection.orderBy";
if(typeof e!=="function")checkName$1(r,"property",e);
checkBoolean(r,"reverse",t);
var n=sorted(r,withoutDuplicates(this),e);
restackLayers(r,this.dom,t?n.slice().reverse():n);
replaceElements(this,n);
this.onceEach=n;
return this;
};
LayerCollection.prototype.duplicate=function(){
var e=withoutDuplicates(this);
replaceElements(this,duplicateLayers("LayerCollection.duplicate",this.dom,e));
return this;
};
LayerCollection.prototype.mask=function(e){
maskLayers("LayerCollection.mask",this.dom,withoutDuplicates(this),e);
return this;
};
LayerCollection.prototype.unmask=function(){
unmaskLayers("LayerCollection.unmask",this.dom,withoutDuplicates(this));
return this;
};
LayerCollection.prototype.contents=function(e){
var t="LayerCollection.contents";
var r=elementsOfLayers(t,this);
return newSibling("ElementCollection",r,this.dom,t,e);
};
LayerCollection.prototype.frames=function(e){
var t="LayerCollection.frames";
var r=framesOfLayers(t,this);
return newSibling("FrameCollection",r,this.dom,t,e);
};
LayerCollection.prototype.items=function(){
var e="LayerCollection.items";
var t=elementsOfLayers(e,this);
return newSibling("ItemCollection",distinctItems(e,t),this.dom);
};
LayerCollection.prototype.bounds=function(){
var e="LayerCollection.bounds";
return commonBounds(allBounds(e,elementsOfLayers(e,this)));
};
LayerCollection.prototype.parent=function(){
var e=parentsOfLayers("LayerCollection.parent",this);
return withElements(new LayerCollection([],this.dom),e);
};
LayerCollection.prototype.children=function(){
var e=childrenOfLayers("LayerCollection.children",this);
return withElements(new LayerCollection([],this.dom),e);
};
LayerCollection.prototype.readerOf=function(t){
return placeReader(this.dom,t,"ofLayer")||e.prototype.readerOf.call(this,t);
};
LayerCollection.prototype.traits=function(){
var e=this;
return{
typeName:"LayerCollection",
filterByQuery:filterLayers,
itemsToOpen:function(t){
return symbolsAround(t,e,"ofLayer");
}
};
};
return LayerCollection;
}(Qt);
hr.LayerCollection={
Type:On,
filterByQuery:filterLayers
};
function found(e){
return{
lists:e,
isDistinct:true
};
}
function given(e){
return{
lists:[e],
isDistinct:false
};
}
function documentOf(e){
if(!isCollection(e))return null;
return e.dom||null;
}
function sortArguments(e,t,r){
var n={};
for(var i=0;i<t.length;i++){
if(t[i]===undefined)continue;
var a=slotOf(t[i]);
if(a===null){
var o="".concat(e,"(): argument ").concat(i+1);
throw new TypeError("".concat(o," must be ").concat(r,", got ").concat(describeArgument(t[i])));
}
if(n[a]!==undefined)throw new TypeError("".concat(e,"(): expected one ").concat(xn[a],", got two"));
n[a]=t[i];
}
return n;
}
var xn={
query:"query String",
source:"source",
document:"Document",
debug:"Boolean"
};
function slotOf(e){
if(typeof e==="string")return"query";
if(typeof e==="boolean")return"debug";
if(isArray(e)||isCollection(e))return"source";
var t=hostClassOf(e);
if(t==="document")return"document";
return t===null?null:"source";
}
function queryFunction(e){
var t=e.caller;
var r="a query String, a source (".concat(e.sources,"), a Document or a Boolean");
function find(){
var n=[];
for(var i=0;i<arguments.length;i++){
n[i]=arguments[i];
}
var a=sortArguments(t,n,r),o=a.query,s=a.source,u=a.document,l=a.debug;
var f=u||documentOf(s)||activeDocument(t);
var c=s?candidatesOf(s,e.ofSource(s,f)):found(e.byDefault(f,o));
return collectionOf(e,t,o,c,f,l);
}
find.hint=function(r){
return hintAt(e.words.parse(r,t),e.words);
};
find.fn=e.Collection.prototype;
return find;
}
function candidatesOf(e,t){
var r=t.lists,n=t.isDistinct;
if(n||!isCollection(e)||!isDistinct(e))return t;
return isSameList(flatten(r),e.elements)?found(r):t;
}
var kn="a query String, a Document or a Boolean";
function queryOfAll(e,t){
var r=e.caller+".all";
return function findInAll(){
var n=[];
for(var i=0;i<arguments.length;i++){
n[i]=arguments[i];
}
var a=sortArguments(r,n,kn),o=a.query,s=a.source,u=a.document,l=a.debug;
if(s){
throw new TypeError("".concat(r,"(): every argument must be ").concat(kn,", got ").concat(describeArgument(s)));
}
var f=u||activeDocument(r);
return collectionOf(e,r,o,found(t(f)),f,l);
};
}
function collectionOf(e,t,r,n,i,a){
var o=e.words,s=e.Collection;
var u=n.lists,l=n.isDistinct;
var f={
caller:t+"()",
document:i,
isDistinct:l,
explain:a?output:undefined
};
var c=r===undefined?(l?flatten(u):distinctOf(flatten(u),i)):blameDeleted(t,u,function(){
return selectFrom(o,r,u,f);
});
return withElements(new s([],i),c);
}
var Cn="a Timeline, Layer or Frame, a symbol item or instance, an element, a collection of any of these or an Array";
function layersOfSource(e,t){
return expanded("$.layers",e,t,layersOfValue);
}
function framesOfSource(e,t){
return expanded("$.frames",e,t,function framesOfValue(e,t){
var r=hostClassOf(e);
if(r==="frame")return[e];
if(r==="element"&&symbolTimeline$1(e,t)===null){
return listOfOne(t.places.keyframeOf(e));
}
var n=layersOfValue(e,t);
return n&&flatten(listsOf(n,keyframesOf));
});
}
function expanded(e,t,r,n){
var i=isCollection(t)||isArray(t);
var a=isCollection(t)?t.elements:(isArray(t)?t:[t]);
var o={
places:new E(r),
isAlone:!i
};
var s=[];
for(var u=0;u<a.length;u++){
var l=n(a[u],o);
if(l===null){
var f=i?" at index "+u:"";
throw new TypeError("".concat(e,"(): source must be ").concat(Cn,", got ").concat(describeArgument(a[u])).concat(f));
}
s.push(l);
}
return given(flatten(s));
}
function layersOfValue(e,t){
var r=e;
switch(hostClassOf(e)){
case"timeline":
return layersOf(r);
case"layer":
return[r];
case"frame":
{
var n=t.places.ofFrame(r);
return listOfOne(n&&n.layer);
}
case"item":
{
var i=timelineOf(r);
return i?layersOf(i):(t.isAlone?null:[]);
}
case"element":
{
var i=symbolTimeline$1(r,t);
return i?layersOf(i):listOfOne(layerOfElement(r));
}
default:
return null;
}
}
function symbolTimeline$1(e,t){
var r=t.isAlone?containerOf(e):null;
return r&&timelineOf(r);
}
var En={
caller:"$.frames",
Collection:yn,
sources:Cn,
ofSource:framesOfSource,
byDefault:function(e){
return[keyframesOfTimeline(e.getTimeline())];
},
words:Ut
};
var Tn=queryFunction(En);
Tn.all=queryOfAll(En,function(e){
return listsOfTimelines(e,keyframesOfTimeline);
});
var Sn={
caller:"$.layers",
Collection:On,
sources:Cn,
ofSource:layersOfSource,
byDefault:function(e){
return[layersOf(e.getTimeline())];
},
words:_t
};
var In=queryFunction(Sn);
In.all=queryOfAll(Sn,function(e){
return listsOfTimelines(e,layersOf);
});
var An="an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance";
function elementsOfSource(e){
if(isCollection(e))return given(elementsOfAll(e.elements));
if(isArray(e))return given(elementsOfAll(e));
switch(hostClassOf(e)){
case"timeline":
return found(elementsOfTimeline(e));
case"layer":
return found(elementsOfLayer(e));
case"frame":
return found([elementsOfFrame(e)]);
case"item":
return found(elementsOfTimeline(symbolTimeline(e)));
default:
return found(elementsOfInstance(e));
}
}
function elementsOfAll(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=e[r];
var i=hostClassOf(n);
if(i==="element")t.push([n]);
else if(i==="layer")t.push(flatten(elementsOfLayer(n)));
else if(i==="frame")t.push(elementsOfFrame(n));
else{
throw new TypeError("$(): source must hold elements only, got ".concat(describeArgument(n)," at index ").concat(r));
}
}
return flatten(t);
}
function symbolTimeline(e){
var t=timelineOf(e);
if(t)return t;
throw new TypeError("$(): source must be a symbol when it is an item, got ".concat(describeValue(e)));
}
function elementsOfInstance(e){
var t=containerOf(e);
return t===null||t===e?[[e]]:elementsInside(t);
}
var Fn={
caller:"$",
Collection:nn,
sources:An,
ofSource:elementsOfSource,
byDefault:function(e,t){
return t===undefined?[]:currentElements(e);
},
words:Kt
};
var Ln=queryFunction(Fn);
Ln.all=queryOfAll(Fn,allElements);
Ln.layers=In;
Ln.frames=Tn;
var Nn="an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element";
function itemsOfSource(e,t){
if(isCollection(e))return given(itemsOfAll(e.elements));
if(isArray(e))return given(itemsOfAll(e));
if(hostClassOf(e)==="item"&&read(e,"itemType")==="folder"){
return found([itemsBelow(String(read(e,"name")),t.library.items)]);
}
return given(itemsOfAll([e]));
}
function itemsOfAll(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=hostClassOf(e[r]);
if(n==="layer"||n==="frame"){
addItemsOn(e[r],n==="layer",t);
continue;
}
var i=n==="element"?itemOfElement(e[r],r):e[r];
if(n!=="item"&&n!=="element"){
throw new TypeError("$$(): source must hold items or elements, got ".concat(describeArgument(e[r])," at index ").concat(r));
}
if(isObject(i))t.push(i);
}
return t;
}
function addItemsOn(e,t,r){
var n=t?flatten(elementsOfLayer(e)):elementsOfFrame(e);
for(var i=0;i<n.length;i++){
var a=itemOfElement(n[i],i);
if(isObject(a))r.push(a);
}
}
function itemOfElement(e,t){
try{
return read(e,"libraryItem");
}catch(r){
throw failure("$$",t,e,r);
}
}
function itemsBelow(e,t){
var r=[];
for(var n=0;n<t.length;n++){
if(isBelow(e,String(read(t[n],"name"))))r.push(t[n]);
}
return r;
}
var Pn=queryFunction({
caller:"$$",
Collection:pr,
sources:Nn,
ofSource:itemsOfSource,
byDefault:function(e,t){
return t===undefined?[]:[e.library.items];
},
words:Vt
});
var jn="0.1.0";
function attribute(e){
return e.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/\n/g,"&#10;");
}
function panelXml(e,t,r){
var n="";
var i=r===""?[]:r.split("\n");
for(var a=0;a<i.length;a++)n+='<label value="'+attribute(i[a])+'"/>';
var o=ownNames(t);
for(var a=0;a<o.length;a++){
var s=t[o[a]][0];
var u=t[o[a]][1];
n+='<label value="'+attribute(s)+'" control="'+attribute(o[a])+'"/>';
n+='<textbox id="'+attribute(o[a])+'" size="50" value="'+attribute(u)+'"/>';
}
return'<dialog buttons="accept, cancel" title="'+attribute(e)+'"><vbox>'+n+"</vbox></dialog>";
}
function askByPanel(e,t,r,n){
var i=e.xmlPanelFromString(panelXml(t,r,n));
if(!i||i.dismiss!=="accept")return null;
var a={};
var o=ownNames(r);
for(var s=0;s<o.length;s++)a[o[s]]=String(i[o[s]]);
return a;
}
function askByPrompts(e,t,r){
var n={};
var i=ownNames(t);
for(var a=0;a<i.length;a++){
var o=t[i[a]][0];
var s=t[i[a]][1];
var u=prompt((a===0&&r!==""?r+"\n\n":"")+e+"\n"+o,s);
if(u===null)return null;
n[i[a]]=u;
}
return n;
}
function withAnswers(e,t){
var r={};
var n=ownNames(e);
for(var i=0;i<n.length;i++)r[n[i]]=[e[n[i]][0],t[n[i]]];
return r;
}
function ask(e,t,r){
var n=fl;
var i="";
for(var a=t;;){
var o=typeof n.xmlPanelFromString==="function";
var s=o?askByPanel(n,e,a,i):askByPrompts(e,a,i);
if(!s)return false;
try{
r(s);
return true;
}catch(u){
i=errorText(u);
a=withAnswers(t,s);
}
}
}
var Bn=/^(?:\$\$?|layers\b|frames\b)?/;
function lookUp(e){
var t=trim(e);
var r=Bn.exec(t)[0];
var n=trim(t.substring(r.length))||"*";
switch(r){
case"$$":
return Pn(n);
case"layers":
return Ln.layers(n);
case"frames":
return Ln.frames(n);
default:
return Ln(n);
}
}
var $n={
Collection:M,
ElementCollection:nn,
ItemCollection:pr,
LayerCollection:On,
FrameCollection:yn,
Selectors:zt,
$:Ln,
$$:Pn
};
$n.Collection.ask=ask;
$n.Collection.lookUp=lookUp;
function accessorDefiner(){
if(works(defineByDescriptor))return defineByDescriptor;
if(works(defineByMethods))return defineByMethods;
return null;
}
function works(e){
var t=0;
var probe=function(){
return t;
};
function set(e){
t=Number(e);
}
try{
e(probe,"level",{
get:function(){
return t+1;
},
set:set
});
probe.level=1;
return probe.level===2;
}catch(r){
return false;
}
}
function defineByDescriptor(e,t,r){
var n=r.get,i=r.set;
var a=Object;
if(!a.defineProperty)throw new TypeError("Object.defineProperty is missing");
a.defineProperty(e,t,{
get:n,
set:i,
enumerable:true,
configurable:true
});
}
function defineByMethods(e,t,r){
var n=r.get,i=r.set;
e.__defineGetter__(t,n);
e.__defineSetter__(t,i);
}
var Dn="__proto__";
function forwardMembers(e){
var t=newNames(e);
var r=accessorDefiner();
if(r){
forEachName(t,function(t){
return r(e,t,accessorsOf(e,t));
});
return;
}
forEachName(t,function(t){
return copyMethod(e,t);
});
inheritFromHost(e);
forEachName(t,function(t){
return copyValue(e,t);
});
}
function forEachName(e,t){
for(var r=0;r<e.length;r++){
try{
t(e[r]);
}catch(n){}
}
}
function newNames(e){
var t={};
for(var r in e)if(!(r in{}))t["$"+r]=true;
var n=memberNames(e.host);
var i=[];
for(var a=0;a<n.length;a++)if(!t["$"+n[a]])i.push(n[a]);
return i;
}
function hostMember(e,t){
return e.host[t];
}
function accessorsOf(e,t){
var r;
var n;
return{
get:function(){
var i=hostMember(e,t);
if(typeof i!=="function")return i;
if(i!==r)n=forwarder(e,t,r=i);
return n;
},
set:function(r){
e.host[t]=r;
}
};
}
function copyMethod(e,t){
var r=hostMember(e,t);
if(typeof r==="function")e[t]=forwarder(e,t,r);
}
function copyValue(e,t){
var r=hostMember(e,t);
if(typeof r==="function")return;
if(typeof e[t]!==typeof r)e[t]=r;
var n=e;
if(!n.watch)return;
n.watch(t,function passOn(r,n,i){
e.host[t]=i;
return i;
});
}
function forwarder(e,t,r){
function forward(){
var r=typeof forward.prototype==="object"&&this instanceof forward;
var n=r?this:e.host;
return hostMember(e,t).apply(n,arguments);
}
forward.prototype=r.prototype;
return forward;
}
function inheritFromHost(e){
var t=e.call,r=e.apply;
try{
e[Dn]=e.host;
e.call=t;
e.apply=r;
}catch(n){}
}
function install(e,t){
var r=e.Collection;
var n=(r===null||r===void 0?void 0:r.noConflict)&&r.version===jn?r.noConflict():t;
var i=ownNames(t);
var a={};
standInForHost(e,n.$);
for(var o=0;o<i.length;o++){
if(i[o]in e)a[i[o]]=e[i[o]];
e[i[o]]=n[i[o]];
}
n.Collection.version=jn;
n.Collection.noConflict=function noConflict(){
for(var t=0;t<i.length;t++)giveBack(i[t],e,n,a);
return n;
};
}
function giveBack(e,t,r,n){
if(t[e]!==r[e])return;
if(e in n)t[e]=n[e];
else delete t[e];
}
function standInForHost(e,t){
var r=e.$;
var n=e.ElementCollection;
var i=(r===null||r===void 0?void 0:r.fn)&&r.fn===(n===null||n===void 0?void 0:n.prototype);
var a=i?r.host:r;
if(a===undefined||a===null)return;
t.host=a;
if(typeof a==="object"||typeof a==="function")forwardMembers(t);
}
function isRunByItself(){
if(typeof fl==="undefined"||!fl)return false;
if(!/\/Commands\/collection\.jsfl$/i.test(String(fl.scriptURI)))return false;
var e=String(new Error("").stack).match(/file:\/\/.*(?=:\d)/g)||[];
for(var t=0;t<e.length;t++)if(!/\/collection\.jsfl$/i.test(e[t]))return false;
return true;
}
function runFromMenu(){
if(!isRunByItself())return;
if(!fl.getDocumentDOM()){
alert("Open a document first: queries look for what is in it.");
return;
}
var e="Query: $\u2026 on the stage, $$\u2026 in the library, layers \u2026, frames \u2026";
ask("Select by Query",{
query:[e,"$*"]
},function(e){
return lookUp(e.query).select().list();
});
}
install(Function("","return this")(),$n);
runFromMenu();
})();
