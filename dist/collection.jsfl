// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
(function(){
function errorText(e){
var t=typeof e==="object"&&e!==null&&e.message;
return typeof t==="string"?t:String(e)
}
function isArray(e){
return e instanceof Array||Object.prototype.toString.call(e)==="[object Array]"
}
var e=/^Invalid JavaScript object\b/;
var t="undefined";
function isDeletedError(t){
return e.test(errorText(t))
}
function isDeleted(e){
try{
var r=e,n=r.name,i=r.itemType;
return typeof n!=="string"||i===t
}catch(o){
return true
}
}
var r=/^NotImplemented\b/;
function read(e,t){
try{
return e[t]
}catch(r){
return refused(r)
}
}
function refused(e){
if(isDeletedError(e)||r.test(errorText(e)))throw e;
return undefined
}
function readList(e,t){
return listOf(read(e,t))
}
function ask$1(e,t){
var r=read(e,t);
return typeof r==="function"&&Boolean(r.call(e))
}
function listOf(e){
return isObject(e)&&typeof e.length==="number"?e:[]
}
function isObject(e){
return typeof e==="object"&&e!==null
}
function isShapeType(e){
return e==="shape"||e==="shapeObj"
}
function shapeTypeOf(e){
if(read(e,"isDrawingObject"))return"drawing object";
if(read(e,"isOvalObject"))return"oval";
if(read(e,"isRectangleObject"))return"rectangle";
return read(e,"isGroup")?"group":"shape"
}
function isGroup(e,t){
if(t===void 0)t=read;
return Boolean(t(e,"isGroup"))&&!t(e,"isDrawingObject")&&!t(e,"isOvalObject")&&!t(e,"isRectangleObject")
}
var n=500;
function describeElement(e,t){
var r=e.name;
var n=t==="instance"?e.libraryItem:null;
var i=n?", "+String(n.name):"";
return(r?String(r)+" ":"")+"("+wordFor(e,t)+i+")"
}
function describeKeyframe(e,t){
return(e?String(e)+" ":"")+"(keyframe at frame "+(t+1)+")"
}
function layerWord(e){
return e==="folder"?"layer folder":e+" layer"
}
function wordFor(e,t){
if(t==="text")return String(e.textType)+" text";
if(t==="tlfText")return"TLF text";
if(t!=="instance")return shapeTypeOf(e);
var r=String(e.instanceType);
return r==="symbol"?String(e.symbolType):r
}
function describeHostObject(e){
var r="elementType"in e?e.elementType:null;
if(typeof r==="string")return describeElement(e,r);
var n="itemType"in e?e.itemType:null;
if(typeof n==="string")return String(e.name)+" ("+(n===t?"deleted item":n)+")";
var i=e.startFrame;
if(typeof i==="number")return describeKeyframe(e.name,i);
var o=e.layerType;
return typeof o==="string"?String(e.name)+" ("+layerWord(o)+")":null
}
function describeNamed(e){
var t=e.name;
return typeof t==="string"&&t!==""?t:String(e)
}
function describeClass(e){
return Object.prototype.toString.call(e)
}
function escapeLineBreaks(e){
if(e.indexOf("\n")<0&&e.indexOf("\r")<0)return e;
return e.replace(/\r/g,"\\r").replace(/\n/g,"\\n")
}
function quote$1(e){
if(e.length>n)return quote$1(e.substring(0,n))+"... ("+e.length+" characters)";
return'"'+escapeLineBreaks(e.replace(/\\/g,"\\\\").replace(/"/g,'\\"'))+'"'
}
function describeObject(e,t){
try{
return escapeLineBreaks(describeHostObject(e)||t(e))
}catch(r){
return"("+escapeLineBreaks(errorText(r))+")"
}
}
function describeValue(e){
if(typeof e==="string")return quote$1(e);
if(!isObject(e)&&typeof e!=="function")return String(e);
return describeObject(e,describeNamed)
}
function describeArgument(e){
if(typeof e==="function")return"a Function";
if(isArray(e))return"an Array";
if(!isObject(e))return describeValue(e);
return describeObject(e,describeClass)
}
function folderOf(e){
return e.substring(0,e.lastIndexOf("/"))
}
function leafOf(e){
return e.substring(e.lastIndexOf("/")+1)
}
function joinPath(e,t){
return e===""?t:e+"/"+t
}
function trimSlashes(e){
return e.replace(/^\/+/,"").replace(/\/+$/,"")
}
function depthOf(e){
return e.split("/").length
}
function ancestorsOf(e){
var t=[];
for(var r=e.indexOf("/");r>=0;r=e.indexOf("/",r+1))t.push(e.substring(0,r));
return t
}
function isBelow(e,t){
return t.substring(0,e.length+1)===e+"/"
}
var i=["library","timelines"];
var o=[["element",["elementType"]],["item",["itemType"]],["document",i],["timeline",["layers"]],["layer",["frames"]],["frame",["elements","startFrame"]]];
function hostClassOf(e){
if(!isObject(e))return null;
for(var t=0;t<o.length;t++)if(hasAll(e,o[t][1]))return o[t][0];
return null
}
function isElement(e){
return hostClassOf(e)==="element"
}
function isItem(e){
return hostClassOf(e)==="item"
}
function isDocument(e){
return isObject(e)&&hasAll(e,i)
}
function hasAll(e,t){
for(var r=0;r<t.length;r++)if(!(t[r]in e))return false;
return true
}
function includes(e,t){
for(var r=0;r<e.length;r++)if(e[r]===t)return true;
return false
}
function readProperty(e,t){
return e===null||e===undefined?undefined:e[t]
}
function readLeniently(e,t){
if(e===null||e===undefined)return undefined;
try{
return e[t]
}catch(r){
return refused(r)
}
}
function readPath(e,t,r,n){
if(r===void 0)r=readProperty;
if(n===void 0)n=0;
var i=e;
for(var o=n;o<t.length;o++)i=r(i,t[o]);
return i
}
function pathReader(e,t){
if(t===void 0)t=readProperty;
var r=e.split(".");
if(r.length===1)return function(r){
return t(r,e)
};
return function(e){
return readPath(e,r,t)
}
}
var a=["shortName","folder"];
function partOfPath(e,t){
return t==="folder"?folderOf(e):leafOf(e)
}
function isItemWord(e){
return e==="shortName"||e==="folder"
}
function itemFor(e){
var t=hostClassOf(e);
if(t==="item")return e;
var r=t==="element"?read(e,"libraryItem"):null;
return isObject(r)?r:null
}
function readItemWord(e,t){
var r=itemFor(e);
if(!r)return undefined;
return partOfPath(r.name,t)
}
var s="name";
var u=a.concat(["label"]);
function isPathWord(e){
return includes(u,e)
}
var l={
frame:["label"],
item:a,
element:a
};
function pathWordsOf(e){
return l[hostClassOf(e)]||[]
}
function readWordOr(e){
return function readWordOrMember(t,r){
if(!isPathWord(r)||!isObject(t)||r in t)return e(t,r);
if(isItemWord(r))return readItemWord(t,r);
return e(t,hostClassOf(t)==="frame"?s:r)
}
}
function wordReader(e,t){
if(t===void 0)t=readProperty;
var r=e.split(".");
for(var n=0;n<r.length;n++)if(isPathWord(r[n]))return pathReader(e,readWordOr(t));
return pathReader(e,t)
}
function printedBy(e,t,r){
try{
e[t](r);
return true
}catch(n){
return false
}
}
function output(e){
if(typeof fl!=="undefined"&&printedBy(fl,"trace",e))return;
if(typeof $!=="undefined"&&printedBy($,"writeln",e))return;
if(typeof console!=="undefined"&&printedBy(console,"log",e))return;
if(typeof print==="function")printedBy({
log:print
},"log",e)
}
var f="the first argument";
function wrongArgument(e,t,r,n){
return new TypeError(e+"(): "+t+" must be "+r+", got "+describeArgument(n))
}
function outOfRange(e,t,r,n){
return new RangeError(e+"(): "+t+" must be "+r+", got "+describeArgument(n))
}
function checkFunction(e,t,r){
if(typeof r!=="function")throw wrongArgument(e,t,"a Function",r)
}
function checkParams(e,t){
if(t!==undefined&&!isArray(t))throw wrongArgument(e,"params","an Array",t)
}
function checkName$1(e,t,r){
if(typeof r!=="string"||r==="")throw wrongArgument(e,t,"a non-empty String",r)
}
function checkOptionalNumber(e,t,r){
if(r!==undefined&&r!==null&&typeof r!=="number")throw wrongArgument(e,t,"a Number",r)
}
function checkNumber(e,t,r){
if(typeof r!=="number")throw wrongArgument(e,t,"a Number",r);
if(!isFinite(r))throw outOfRange(e,t,"a finite Number",r)
}
function checkWholeNumber(e,t,r){
if(typeof r!=="number")throw wrongArgument(e,t,"a Number",r);
if(!isFinite(r)||Math.floor(r)!==r)throw outOfRange(e,t,"a whole Number",r)
}
function checkBoolean(e,t,r){
if(typeof r!=="boolean")throw wrongArgument(e,t,"true or false",r)
}
var c=/[\u0080-\uFFFF]/;
function foldCase(e){
if(!c.test(e))return e.toLowerCase();
var t=[];
for(var r=0;r<e.length;r++)t.push(foldCharacter(e.charAt(r)));
return t.join("")
}
function foldCharacter(e){
var t=e.toUpperCase();
var r=(t.length===1?t:e).toLowerCase();
var n=r.charCodeAt(0)<128&&e.charCodeAt(0)>=128;
return n?e:r
}
var h=/^[\u0000-jl-\u007F]*$/;
function equals$1(e,t){
if(!t)return function(t){
return t===e
};
var r=e.length;
var n=foldCase(e);
return function(e){
return e.length===r&&foldCase(e)===n
}
}
function beginsWith(e,t){
if(e===""||!t)return beginsExactly(e);
var r=foldCase(e);
return h.test(r)?beginsPlainly(r):beginsFolded(r)
}
function beginsExactly(e){
return function(t){
return t.lastIndexOf(e,0)===0
}
}
function beginsPlainly(e){
var t=e.charCodeAt(0);
var r=e.toUpperCase().charCodeAt(0);
return function beginsInAnyCase(n){
var i=n.charCodeAt(0);
return(i===t||i===r)&&n.substring(0,e.length).toLowerCase()===e
}
}
function beginsFolded(e){
return function(t){
return foldCase(t.substring(0,e.length))===e
}
}
function endsWith(e,t){
var r=e.length;
if(!t)return function(t){
return t.substring(t.length-r)===e
};
var n=foldCase(e);
return function(e){
return foldCase(e.substring(e.length-r))===n
}
}
function contains(e){
return function(t){
return t.indexOf(e)>=0
}
}
var m=/^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
var p=/^[+-]?\d+$/;
var d=9007199254740991;
function toNumber(e){
var t=e.charAt(0)==="-";
var r=Number(t||e.charAt(0)==="+"?e.substring(1):e);
return t?-r:r
}
function readNumber(e){
if(!m.test(e))return null;
var t=toNumber(e);
return isFinite(t)?t+0:null
}
function readWholeNumber(e){
if(!p.test(e))return null;
var t=toNumber(e);
return Math.abs(t)<=d?t+0:null
}
var v=48;
var y=57;
function compileRanges(e){
return function matchesRanges(t){
var r=nowhere(t);
r[0]=true;
for(var n=0;n<e.length;n++){
var i=e[n];
if(i.type==="any")r=afterAny(r);
else if(i.type==="text")r=afterText(t,r,i.text);
else r=afterRange(t,r,i,isAny(e,n-1),isAny(e,n+1))
}
return r[t.length]
}
}
function compileNumber(e,t){
var r=null;
var n="";
var i="";
for(var o=0;o<e.length;o++){
var a=e[o];
if(a.type==="text")if(r)i+=a.text;
else n+=a.text;
else if(r||a.type==="any")return null;
else r=a
}
return r&&testOfNumber(n,r,i,t)
}
function testOfNumber(e,t,r,n){
var i=t.min,o=t.max;
var a=beginsWith(e,n);
var s=endsWith(r,n);
return function matchesNumber(t){
if(!a(t))return false;
var n=t.length-r.length;
if(n<=e.length||(r!==""&&!s(t)))return false;
var u=t.substring(e.length,n);
var l=u.charAt(0)==="+"?null:readWholeNumber(u);
return l!==null&&l>=i&&l<=o
}
}
function isAny(e,t){
return t>=0&&t<e.length&&e[t].type==="any"
}
function nowhere(e){
var t=[];
for(var r=0;r<=e.length;r++)t.push(false);
return t
}
function afterAny(e){
var t=[];
var r=false;
for(var n=0;n<e.length;n++){
r=r||e[n];
t.push(r)
}
return t
}
function afterText(e,t,r){
var n=nowhere(e);
for(var i=0;i<t.length;i++)if(t[i]&&e.substring(i,i+r.length)===r)n[i+r.length]=true;
return n
}
function afterRange(e,t,r,n,i){
var o=nowhere(e);
var a=r.min<=0&&r.max>=0;
var s=0;
var u=0;
function reach(t){
if(!i||!isDigit(e,t))o[t]=true
}
for(var l=0;l<t.length;l++){
if(!t[l])continue;
var f=e.charAt(l)==="-";
var c=f?l+1:l;
if(!isDigit(e,c)||(n&&!f&&isDigit(e,l-1)))continue;
s=Math.max(s,c);
while(e.charAt(s)==="0")s++;
u=Math.max(u,c);
while(u<s){
u++;
if(a)reach(u)
}
var h=f?-r.max:r.min;
var m=f?-r.min:r.max;
var p=0;
for(var d=s;isDigit(e,d);d++){
p=p*10+e.charCodeAt(d)-v;
if(p>m)break;
if(p>=h)reach(d+1)
}
}
return o
}
function isDigit(e,t){
var r=e.charCodeAt(t);
return r>=v&&r<=y
}
function compilePattern(e,t){
var r=literalsBetweenStars(e);
if(r)return compileLiterals(r,t);
var n=t.ignoreCase;
var i=compileNumber(e,n);
if(i)return i;
return n?onFolded(compileRanges(foldPattern(e))):compileRanges(e)
}
function compileWildcard(e,t){
return compileLiterals(e.split("*"),t)
}
function compileLiterals(e,t){
var r=t.ignoreCase;
if(e.length===1)return equals$1(e[0],r);
if(e.length===2&&e[1]==="")return beginsWith(e[0],r);
return r?onFolded(compileStars(foldAll(e))):compileStars(e)
}
function foldAll(e){
var t=[];
for(var r=0;r<e.length;r++)t[r]=foldCase(e[r]);
return t
}
function foldPattern(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=e[r];
t.push(n.type==="text"?{
type:"text",
text:foldCase(n.text)
}:n)
}
return t
}
function onFolded(e){
return function(t){
return e(foldCase(t))
}
}
function literalsBetweenStars(e){
var t=[""];
for(var r=0;r<e.length;r++){
var n=e[r];
if(n.type==="range")return null;
if(n.type==="any")t.push("");
else t[t.length-1]+=n.text
}
return t
}
function compileStars(e){
var t=e.length-1;
var r=e[0];
var n=e[t];
return function matchesStars(i){
var o=i.length-n.length;
if(i.substring(0,r.length)!==r||i.substring(o)!==n)return false;
var a=r.length;
for(var s=1;s<t;s++){
var u=i.indexOf(e[s],a);
if(u<0)return false;
a=u+e[s].length
}
return a<=o
}
}
var g="Collection.documents";
function namesIn(e,t){
return FLfile.listFolder(e,t).sort()
}
function findDocuments(e,t){
checkName$1(g,"folder",e);
checkName$1(g,"pattern",t);
var r=e.replace(/\/+$/,"");
if(!FLfile.exists(r))throw new Error(g+'(): there is no folder "'+r+'"; write it as a URI, file:///\u2026');
var n=compileWildcard(t,{
ignoreCase:true
});
var i=[];
var o=[""];
for(var a=o.shift();a!==undefined;a=o.shift()){
var s=namesIn(r+"/"+a,"files");
for(var u=0;u<s.length;u++)if(n(a+s[u]))i.push(r+"/"+a+s[u]);
var l=namesIn(r+"/"+a,"directories");
for(u=0;u<l.length;u++)o.push(a+l[u]+"/")
}
return i
}
var b=function(){
function DocumentBatch(e){
this.uris=e;
this.results=[];
this.errors=[]
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
return this
};
DocumentBatch.prototype.report=function(){
var e=[];
for(var t=0;t<this.results.length;t++){
var r=this.results[t],n=r.uri,i=r.value,o=r.error;
var a=o===null?(i===undefined?"done":String(i)):"failed: "+errorText(o);
e.push(n+": "+a)
}
var s=e.length;
e.push(s+(s===1?" document, ":" documents, ")+this.errors.length+" failed");
return e.join("\n")
};
DocumentBatch.prototype.add=function(e){
this.results.push(e);
if(e.error!==null)this.errors.push(e)
};
return DocumentBatch
}();
function openDocument(e){
var t=fl.documents;
for(var r=0;r<t.length;r++)if(t[r].pathURI===e)return t[r];
return null
}
function workOn(e,t,r,n){
var i={
uri:e,
value:undefined,
error:null
};
var o=null;
try{
var a=openDocument(e);
if(a)fl.setActiveWindow(a);
else a=o=fl.openDocument(e);
if(!a)throw new Error("Animate refused to open it");
i.value=r(a,t);
if(n&&!fl.saveDocument(a,e))throw new Error("Animate refused to save it")
}catch(s){
i.error=s===null||s===undefined?new Error("thrown: "+String(s)):s
}
try{
if(o)fl.closeDocument(o,false)
}catch(s){
if(i.error===null)i.error=s
}
return i
}
function documentsIn(e,t){
return new b(findDocuments(e,t))
}
function failure(e,t,r,n,i,o){
if(i===void 0)i="";
if(o===void 0)o="";
var a=e+"(): ";
var s=errorText(n);
var u=s.indexOf(a)===0?s.substring(a.length):s;
var l=a+"element "+t+", "+describeValue(r)+i+": "+u+o;
return caused(n instanceof TypeError?new TypeError(l):new Error(l),n)
}
function caused(e,t){
e.cause=t;
return e
}
var O="about bp build buildDate colorPicker decimalPoint engineName error evalFile fileName flags gc getenv global hiresTimer includePath level line locale localize memCache os screens setenv sleep stack strict toString version write writeln";
var w={};
function memberNames(e){
var t=[];
var r={};
function add(e){
var n=e in w||/^(__.*__|prototype|reflect)$/.test(e);
if(r["$"+e]||(n&&e!=="toString"))return;
r["$"+e]=true;
t.push(e)
}
addEnumerable(e,add);
addReflected(e,add);
addOwn(e,add);
var n=O.split(" ");
for(var i=0;i<n.length;i++)if(n[i]in e)add(n[i]);
return t
}
function addEnumerable(e,t){
for(var r in e)if(typeof r==="string")t(r)
}
function addReflected(e,t){
var r;
try{
var n=e.reflect;
var i=[n.properties,n.methods];
for(var o=0;o<i.length;o++){
var a=(r=i[o])!==null&&r!==void 0?r:[];
for(var s=0;s<a.length;s++)t(String(a[s].name))
}
}catch(u){}
}
function addOwn(e,t){
var r=Object,n=r.getOwnPropertyNames,i=r.getPrototypeOf;
if(!n||!i)return;
var o=typeof e==="function";
for(var a=e;a&&i(a);a=i(a)){
var s=n(a);
for(var u=0;u<s.length;u++)if(!o||!(s[u]in addOwn))t(s[u])
}
}
var x=3;
var C=64;
function nearest(e,t){
if(e.length>C)return null;
var r=foldCase(e);
var n=null;
var i=Math.min(3,Math.max(1,Math.floor(e.length/3)))+1;
for(var o=0;o<t.length;o++){
var a=editDistance(r,foldCase(t[o]),i);
if(a<i){
i=a;
n=t[o]
}
}
return n===null?shortestWithPrefix(r,t):n
}
function suggest(e,t){
var r=nearest(e,t);
return r===null?"there are ".concat(t.join(", ")):'did you mean "'.concat(r,'"?')
}
function shortestWithPrefix(e,t){
if(e.length<x)return null;
var r=null;
for(var n=0;n<t.length;n++){
var i=foldCase(t[n].substring(0,e.length))===e;
if(i&&(r===null||t[n].length<r.length))r=t[n]
}
return r
}
function editDistance(e,t,r){
var n=[];
var i=[];
for(var o=0;o<=t.length;o++)i.push(o);
for(var a=1;a<=e.length;a++){
var s=[a];
var u=e.charAt(a-1);
for(o=1;o<=t.length;o++){
var l=t.charAt(o-1);
var f=Math.min(i[o]+1,s[o-1]+1,i[o-1]+(u===l?0:1));
var c=u===t.charAt(o-2)&&l===e.charAt(a-2);
if(c)f=Math.min(f,n[o-2]+1);
s.push(f)
}
n=i;
i=s
}
return Math.min(i[t.length],r)
}
function hasMember(e,t){
return e!==null&&e!==undefined&&t in Object(e)
}
function noMember(e,t,r,n,i){
if(i===void 0)i="";
var o='it has no "'+r+t+'"';
if(e===null||e===undefined)return new TypeError(o);
var a=nearest(t,memberNames(Object(e)).concat(n));
if(a!==null)return new TypeError(o+' (did you mean "'+r+a+'"?)');
return new TypeError(o+i)
}
function checkMembers(e,t,r,n){
var i=t.length;
var o=r.indexOf(".")<0?countHaving(t,r):0;
if(o===i)return;
var a=r.split(".");
try{
for(;o<i;o++)checkLinks(t[o],a,n)
}catch(s){
throw failure(e,o,t[o],s)
}
}
function countHaving(e,t){
var r=e.length;
var n=0;
try{
while(n<r&&t in e[n])n++
}catch(i){}
return n
}
function checkLinks(e,t,r){
var n=e;
var i="";
for(var o=0;o<t.length;o++){
if(o>0){
n=readProperty(n,t[o-1]);
i+=t[o-1]+"."
}
if(hasMember(n,t[o]))continue;
throw noMember(n,t[o],i,r,o===0?"; what is your own is set by each":"")
}
}
function trySet(e,t,r){
try{
e[t]=r
}catch(n){}
}
function setAtPath(e,t,r){
var n=t.length-1;
var i=[e];
for(var o=0;o<n;o++)i.push(readProperty(i[o],t[o]));
var a=i[n];
var s=a[t[n]];
a[t[n]]=r;
if(s===r)return;
for(o=n-1;o>=0;o--){
if(isSet(e,t,s))return;
trySet(i[o],t[o],i[o+1])
}
if(!isSet(e,t,s))throw new Error('the host keeps "'+t.join(".")+'" as it is')
}
function isSet(e,t,r){
var n=e;
for(var i=0;i<t.length;i++)n=readProperty(n,t[i]);
return n!==r
}
function hasOwn(e,t){
return Object.prototype.hasOwnProperty.call(e,t)
}
function ownNames(e){
var t=[];
for(var r in e)if(hasOwn(e,r))t.push(r);
return t
}
function checkAttribute$1(e,t,r){
checkName$1(e,"name",t);
if(r!==undefined)return;
throw new TypeError(e+'(): no value was given for "'+t+'"; to read it, use pluck')
}
function attributesOf$1(e,t,r){
if(!isObject(t)){
checkAttribute$1(e,t,r);
return[{
name:t,
value:r
}]
}
if(isArray(t))throw wrongArgument(e,f,"a name or an Object of values",t);
var n=[];
var i=ownNames(t);
for(var o=0;o<i.length;o++){
var a=i[o];
var s=t[a];
checkAttribute$1(e,a,s);
n.push({
name:a,
value:s
})
}
return n
}
function readValue(e,t){
var r=t.read;
return r&&typeof e!=="function"?r(e):e
}
function setToValue(e,t,r,n,i){
var o=i.set,a=i.setAll;
if(a){
a(n);
return
}
var s=t.length;
var u=0;
try{
if(o)for(;u<s;u++)o(t[u],n,u);
else for(;u<s;u++)t[u][r]=n
}catch(l){
throw failure(e,u,t[u],l,"",setOn(e,r,u,s))
}
}
function setOn(e,t,r,n){
if(e==="Collection.attr")return"";
return'; "'+t+'" was set on '+r+" of "+n
}
function setToResults(e,t,r,n,i,o){
var a=i.read,s=i.set;
var u=t.length;
for(var l=0;l<t.length;l++){
var f=t[l];
var c=n.call(o,f,l,t);
try{
if(a)c=a(c);
if(s)s(f,c,l);
else f[r]=c
}catch(h){
throw failure(e,l,f,h,"",setOn(e,r,l,u))
}
}
}
function setWithin(e,t,r,n,i,o,a){
e(function(){
return setToResults(t,r,n,i,o,a)
})
}
function apply$1(e,t,r,n,i,o){
var a=i.around;
if(typeof n!=="function")setToValue(e,t,r,n,i);
else if(a)setWithin(a,e,t,r,n,i,o);
else setToResults(e,t,r,n,i,o)
}
function setEach(e,t,r,n,i,o){
apply$1(e,t,r,readValue(n,i),i,o)
}
function setAttributes(e,t,r,n,i,o){
var a=attributesOf$1(e,n,i);
var s=isObject(n)?undefined:o;
var u=[];
for(var l=0;l<a.length;l++){
var f=r(a[l].name,t,e,s);
u[l]=f;
a[l].value=readValue(a[l].value,f)
}
for(l=0;l<a.length;l++)apply$1(e,t.elements,a[l].name,a[l].value,u[l],t)
}
var k={};
function memberSetter(e){
return e.indexOf(".")<0?k:pathSetter(e.split("."))
}
function setterOfPath(e,t,r){
var n=t.elements;
if(e.indexOf(".")>=0)checkMembers(r,n,e,[]);
return memberSetter(e)
}
function pathSetter(e){
return{
set:function(t,r){
return setAtPath(t,e,r)
}
}
}
function isRegExp(e){
return Object.prototype.toString.call(e)==="[object RegExp]"
}
function regExpTest(e){
var t=new RegExp(e.source,flagsOf(e));
return function matchesRegExp(e){
t.lastIndex=0;
return t.test(e)
}
}
function flagsOf(e){
var t=e,r=t.flags,n=t.ignoreCase,i=t.multiline,o=t.sticky;
if(typeof r==="string")return r;
return(n?"i":"")+(i?"m":"")+(o?"y":"")
}
var T={
ignoreCase:false
};
function textTest(e){
if(typeof e==="string")return e.indexOf("*")<0?null:compileWildcard(e,T);
return isRegExp(e)?regExpTest(e):null
}
function itself$1(e){
return e
}
function findByProperty(e,t,r,n,i){
if(i===void 0)i=true;
var o=typeof n==="function"?n:null;
var a=textTest(r);
var s=[];
var u=0;
var l=0;
try{
for(;l<t.length;l++){
var f=t[l];
var c=false;
if(f!==null&&f!==undefined){
var h=o?o(f):f[n];
if(o&&isArray(h))c=findByProperty(e,h,r,itself$1).length>0;
else if(!a)c=h===r;
else if(typeof h==="string")c=a(h);
else c=h!==null&&h!==undefined&&a(String(h))
}
if(c===i)s[u++]=f
}
}catch(m){
throw failure(e,l,t[l],m)
}
return s
}
function toInteger(e){
var t=Number(e);
return(t<0?Math.ceil(t):Math.floor(t))||0
}
function indexOf(e,t,r){
var n=toInteger(r);
for(var i=n<0?Math.max(e.length+n,0):n;i<e.length;i++)if(e[i]===t)return i;
return-1
}
function forEach(e,t,r){
var n=0;
try{
for(;n<t.length;n++)r(t[n],n)
}catch(i){
throw failure(e,n,t[n],i)
}
}
function invokeOnEach(e,t,r,n){
var i=[];
forEach(e,t,function findMethod(e,t){
var n=readProperty(e,r);
if(typeof n!=="function")throw new TypeError('it has no method "'+r+'"');
i[t]=n
});
var o=t.slice();
for(var a=0;a<o.length;a++)try{
i[a].apply(o[a],n)
}catch(s){
throw failure(e,a,o[a],s)
}
}
function padLeft(e,t,r){
if(r===void 0)r=" ";
var n=e;
while(n.length<t)n=r+n;
return n
}
function listing(e,t){
var r=t.length;
var n=String(r-1).length;
var i=[e+": "+r+(r===1?" element":" elements")];
for(var o=0;o<r;o++)i.push("  "+padLeft(String(o),n)+": "+t[o]);
return i.join("\n")
}
var E=["name","x","y","elementType","width","height","depth","startFrame","duration","color"];
var S=[].indexOf?64:8;
var A=8;
var F=4;
var I=function(){
function BucketMap(){
this.keys=[];
this.values=[];
this.next=0;
this.sorted=0;
this.root=null;
this.missed=null;
this.missedIn=null
}
BucketMap.prototype.get=function(e){
var t=this.keys.length<=S?indexFrom(this.keys,e,0):this.indexOfMany(e);
if(t<0)return undefined;
this.next=t+1;
return this.values[t]
};
BucketMap.prototype.set=function(e,t){
var r=this.keys.length;
this.keys[r]=e;
this.values[r]=t;
if(!this.missedIn||this.missed!==e||this.sorted!==r)return;
this.sorted++;
this.put(e,r,this.missedIn)
};
BucketMap.prototype.endsBefore=function(e){
var t=this,r=t.next,n=t.keys;
return r===n.length&&(r===0||n[r-1]!==e)
};
BucketMap.prototype.count=function(){
return this.keys.length
};
BucketMap.prototype.indexOfMany=function(e){
var t=this,r=t.keys,n=t.next;
var i=n+F<r.length?n+F:r.length;
for(var o=n<2?0:n-2;o<i;o++)if(r[o]===e)return o;
for(;this.sorted<r.length;this.sorted++)this.put(r[this.sorted],this.sorted,this.bucketOf(r[this.sorted]));
var a=this.bucketOf(e);
var s=indexIn(a,e);
if(s<0){
this.missed=e;
this.missedIn=a
}
return s
};
BucketMap.prototype.bucketOf=function(e){
var t=this.root||(this.root=newBucket(0));
while(t.divided)t=this.childFor(t,e);
return t
};
BucketMap.prototype.put=function(e,t,r){
var n=r.keys,i=r.places,o=r.depth;
n.push(e);
i.push(t);
if(n.length<=A||o>=E.length+(this.whereOf?1:0))return;
r.divided={};
for(var a=0;a<n.length;a++){
var s=this.childFor(r,n[a]);
s.keys.push(n[a]);
s.places.push(i[a])
}
r.keys=[];
r.places=[]
};
BucketMap.prototype.childFor=function(e,t){
var r=e.divided,n=e.depth;
var i=this.whereOf;
var o=n===E.length&&i?"#"+String(i(t)):labelOf$1(t,E[n]);
var a=r;
return a[o]||(a[o]=newBucket(n+1))
};
return BucketMap
}();
function newBucket(e){
return{
depth:e,
keys:[],
places:[],
next:0,
divided:null
}
}
function indexIn(e,t){
var r=e.keys,n=e.places,i=e.next;
var o=indexFrom(r,t,i);
if(o<0&&i>0)o=indexFrom(r,t,0);
if(o<0)return o;
e.next=o+1;
return n[o]
}
function indexFrom(e,t,r){
var n=e;
if(n.indexOf)return n.indexOf(t,r);
for(var i=r;i<e.length;i++)if(e[i]===t)return i;
return-1
}
function labelOf$1(e,t){
try{
var r=e[t];
return typeof r+(isObject(r)||typeof r==="function"?"":String(r))
}catch(n){
return"!"
}
}
var L=typeof Map==="function"?Map:I;
function keyOf$1(e){
return typeof e+String(e)
}
function isTold(e){
return isObject(e)||typeof e==="function"
}
var N=keyOf$1(NaN);
var P=function(){
function IdentitySet(e){
this.plain={};
this.objects=new L;
if(e)this.objects.whereOf=e
}
IdentitySet.of=function(e,t){
var r=new IdentitySet(t);
for(var n=0;n<e.length;n++)if(isTold(e[n]))r.objects.set(e[n],true);
else r.add(e[n]);
return r
};
IdentitySet.prototype.add=function(e){
if(isTold(e)){
if(this.objects.get(e))return false;
this.objects.set(e,true);
return true
}
var t=keyOf$1(e);
if(hasOwn(this.plain,t))return false;
if(t!==N)this.plain[t]=true;
return true
};
IdentitySet.prototype.has=function(e){
if(isTold(e))return this.objects.get(e)===true;
return hasOwn(this.plain,keyOf$1(e))
};
return IdentitySet
}();
function keyframesOf(e){
var t=[];
forEachSpan(e,function(e){
return t.push(e)
});
return t
}
function forEachSpan(e,t){
var r=readList(e,"frames");
var n=0;
while(n<r.length){
var i=endOfSpan(r,n);
t(r[n],n,i);
n=i
}
}
function endOfSpan(e,t){
var r=e[t];
var n=Number(read(r,"duration"));
var i=t+1;
if(e[t+n-1]===r)i=t+n;
while(i<e.length&&e[i]===r)i++;
return i
}
function keyframesOfTimeline(e){
return flatten(listsOf(readList(e,"layers"),keyframesOf))
}
function layersOf(e){
return readList(e,"layers")
}
function timelineLocations(e){
var t=[];
var r=e.timelines;
for(var n=0;n<r.length;n++)t.push({
timeline:r[n],
scene:n,
item:null
});
var i=e.library.items;
for(var o=0;o<i.length;o++){
var a=timelineOf$3(i[o]);
if(a)t.push({
timeline:a,
scene:0,
item:i[o]
})
}
return t
}
function allTimelines(e){
return listsOf(timelineLocations(e),function(e){
var t=e.timeline;
return t
})
}
function listsOfTimelines(e,t){
return listsOf(allTimelines(e),t)
}
function elementsOfFrame(e){
return readList(e,"elements")
}
function elementsOfLayer(e){
return listsOf(keyframesOf(e),elementsOfFrame)
}
function elementsOfTimeline(e){
return listsOf(keyframesOfTimeline(e),elementsOfFrame)
}
function elementsOfLayerAt(e,t){
var r=readList(e,"frames");
return t<r.length?elementsOfFrame(r[t]):[]
}
function elementsAt(e,t){
return listsOf(readList(e,"layers"),function(e){
return elementsOfLayerAt(e,t)
})
}
function currentElements(e){
var t=e.getTimeline();
var r=t.currentFrame;
var n=readList(t,"layers");
var i=[];
for(var o=0;o<n.length;o++)if(!read(n[o],"locked"))i.push(elementsOfLayerAt(n[o],r));
return i
}
function elementsAtPlayhead(e){
var t=e.getTimeline();
return flatten(elementsAt(t,t.currentFrame))
}
function allElements(e){
return flatten(listsOfTimelines(e,elementsOfTimeline))
}
function timelineOf$3(e){
return read(e,"timeline")||null
}
function listsOf(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(t(e[n]));
return r
}
function flatten(e){
var t=[];
var r=0;
for(var n=0;n<e.length;n++){
var i=e[n];
var o=i.length;
for(var a=0;a<o;a++)t[r++]=i[a]
}
return t
}
function containerOf(e){
if(isGroup(e))return e;
var t=read(e,"libraryItem");
return isObject(t)&&timelineOf$3(t)?t:null
}
function membersOf$1(e){
return isGroup(e)?readList(e,"members"):[]
}
function elementsInside(e,t){
var r=timelineOf$3(e);
if(!r)return[readList(e,"members")];
return t===undefined?elementsOfTimeline(r):elementsAt(r,t)
}
function layerOfElement(e){
var t=read(e,"layer");
return isObject(t)?t:null
}
function keyframeFinder(e){
var t=new L;
var r=new P(e);
return function keyframeHolding(e){
var n=layerOfElement(e);
if(n===null)return null;
if(r.add(n))noteElements(n,t);
return t.get(e)||null
}
}
function noteElements(e,t){
var r=keyframesOf(e);
for(var n=0;n<r.length;n++){
var i=elementsOfFrame(r[n]).slice(0);
for(var o=0;o<i.length;o++){
t.set(i[o],r[n]);
var a=membersOf$1(i[o]);
for(var s=0;s<a.length;s++)i.push(a[s])
}
}
}
var j=function(){
function Locations(e){
var t=this;
this.document=e;
this.layers=new L;
this.frames=new L;
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
return i&&i.number
};
this.keyframeOf=keyframeFinder(this.whereOf)
}
Locations.prototype.ofLayer=function(e){
var t=this;
return find(this.layers,e,function(){
return t.seeNext()
})
};
Locations.prototype.ofFrame=function(e){
var t=this.spanOf(e);
return t&&t.place
};
Locations.prototype.spanOf=function(e){
var t=this;
return find(this.frames,e,function(){
return t.noteNext()
})
};
Locations.prototype.seeNext=function(){
var e=this.waiting;
var t=this.next++;
if(t===0)e.push(currentPlace(this.document));
if(t===1)addOthers(e,this.document);
if(t>=e.length)return false;
var r=e[t],n=r.timeline,i=r.scene,o=r.item;
var a=readList(n,"layers");
var s=[];
for(var u=0;u<a.length;u++){
var l=this.seenLayers++;
var f={
layer:a[u],
timeline:n,
scene:i,
item:o,
index:u,
number:l,
timelineNumber:t
};
s.push(f);
this.layers.set(a[u],f)
}
this.lists.push(s);
return true
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
})
})
};
for(var r=0;r<t.length;r++)_loop_1(r);
return true
};
return Locations
}();
function find(e,t,r){
var n=e instanceof I?e:null;
if(n&&n.endsBefore(t))r();
for(;;){
var i=e.get(t);
if(i)return i;
var o=n?n.count():0;
if(!r())return null;
while(n&&n.count()<2*o&&r());
}
}
function currentPlace(e){
var t=e.getTimeline();
return{
timeline:t,
scene:e.currentTimeline,
item:t.libraryItem||null
}
}
function addOthers(e,t){
var r=e[0].timeline;
var n=timelineLocations(t);
for(var i=0;i<n.length;i++)if(n[i].timeline!==r)e.push(n[i])
}
function distinctOf(e,t){
var r=new P(t&&new j(t).whereOf);
var n=[];
var i=0;
for(var o=0;o<e.length;o++)if(r.add(e[o]))n[i++]=e[o];
return n
}
function isDistinct(e){
var t=e.elements,r=e.onceEach;
return r!==undefined&&isPart(t,r)
}
function isPart(e,t){
var r=t.length;
var n=0;
for(var i=0;i<e.length;i++,n++){
while(n<r&&t[n]!==e[i])n++;
if(n>=r)return false
}
return true
}
function withoutDuplicates(e){
if(isDistinct(e))return e.elements.slice(0);
var t=distinctOf(e.elements,e.dom);
e.onceEach=t;
return t.slice(0)
}
function isCollection(e){
if(typeof e!=="object"||e===null)return false;
var t=e;
return typeof t.reach==="function"&&isArray(t.elements)
}
function gather$1(e){
if(e===undefined||e===null)return[];
var t=isCollection(e)?e.elements:e;
return isArray(t)?Array.prototype.slice.call(t,0):[t]
}
function gatherArguments(e,t){
return t.length>0?[e].concat(t):gather$1(e)
}
var D="Collection.remove";
function withoutListed(e,t){
var r=e.elements;
var n=withoutInOrder(r,t);
if(n&&isDistinct(e))return n;
var i=P.of(t);
var o=[];
for(var a=0;a<r.length;a++)if(!i.has(r[a]))o[o.length]=r[a];
return o
}
function withoutInOrder(e,t){
var r=[];
var n=t.length;
var i=0;
for(var o=0;o<e.length;o++)if(i<n&&e[o]===t[i])i++;
else r[r.length]=e[o];
return i===n?r:null
}
function withoutPositions(e,t,r){
checkWholeNumber(D,"start",t);
checkWholeNumber(D,"count",r);
if(r<0)throw outOfRange(D,"count","0 or more",r);
var n=e.slice();
n.splice(t,r);
return n
}
function withoutMatches(e,t,r){
checkName$1(D,"property",r);
var n=e.readerOfWord(r)||r;
return findByProperty(D,e.elements,t,n,false)
}
function withoutRemoved(e,t,r){
var n=e.elements;
var i=r===undefined;
if(i&&t===undefined)throw wrongArgument(D,f,"elements, a position or a value to look for",t);
if(typeof t==="number"&&typeof r!=="string")return withoutPositions(n,t,i?1:r);
if(isObject(t)||typeof t==="function"){
if(isArray(t))return withoutListed(e,t);
if(isCollection(t))return withoutListed(e,t.elements);
if(i&&includes(n,t))return withoutListed(e,[t])
}
return withoutMatches(e,t,i?"name":r)
}
var B=" \t\n\r\f\x0B\u00A0\u2028\u2029\ufeff";
function isBlank(e){
return e!==""&&B.indexOf(e)>=0
}
function trim(e){
var t=0;
var r=e.length;
while(isBlank(e.charAt(t)))t++;
while(r>t&&isBlank(e.charAt(r-1)))r--;
return e.substring(t,r)
}
function csvRow(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=/[",\r\n]|^\s|\s$/.test(e[r]);
t.push(n?'"'+e[r].split('"').join('""')+'"':e[r])
}
return t.join(",")
}
var M={
'"':'\\"',
"\\":"\\\\",
"\b":"\\b",
"\t":"\\t",
"\n":"\\n",
"\f":"\\f",
"\r":"\\r"
};
function escaped(e){
return M[e]||"\\u"+("000"+e.charCodeAt(0).toString(16)).slice(-4)
}
function quoteJson(e){
return'"'+e.replace(/["\\\u0000-\u001F\u2028\u2029]/g,escaped)+'"'
}
function saysNothing(e,t){
return e===null||e===undefined||/^\d+$/.test(t)
}
function checkField(e,t,r){
var n=r.split(".");
var i=t.ownWords();
var o=t.readerOf(n[0]);
var a=0;
var s=null;
forEach(e,t.elements,function follow(t,r){
var u=t;
for(var l=0;a<n.length;){
var f=n[l];
var c=l>0?pathWordsOf(u):i;
if(!hasMember(u,f)&&!includes(c,f)){
if(l<a||s||(l>0&&saysNothing(u,f)))return;
var h=n.slice(0,l).concat([""]).join(".");
s=failure(e,r,t,noMember(u,f,h,c));
return
}
u=(l>0?wordReader(f):o)(u);
if(++l<=a)continue;
a=l;
s=null
}
});
if(s)throw s
}
function fieldsOf(e,t){
var r=typeof t==="string"?t.split(","):t;
var n=[];
for(var i=0;isArray(r)&&i<r.length;i++)n.push(typeof r[i]==="string"?trim(r[i]):"");
if(n.length>0&&!includes(n,""))return n;
throw wrongArgument(e,"fields",'names such as ["name", "libraryItem.name"]',t)
}
function rowsOf$1(e,t,r,n){
var i=[];
for(var o=0;o<r.length;o++){
checkField(e,t,r[o]);
i.push(t.readerOf(r[o]))
}
var a=[];
forEach(e,t.elements,function readRow(e){
var t=[];
for(var r=0;r<i.length;r++)t.push(n(i[r](e)));
a.push(t)
});
return a
}
function plain(e){
if(!isObject(e)||isArray(e))return e;
if(hostClassOf(e)==="frame")return e.startFrame;
var t=e.name;
return typeof t==="string"?t:String(e)
}
function jsonOf(e){
if(isArray(e)){
var t=[];
for(var r=0;r<e.length;r++)t.push(jsonOf(e[r]));
return"["+t.join(",")+"]"
}
var n=plain(e);
if(typeof n==="boolean"||(typeof n==="number"&&isFinite(n)))return String(n);
return typeof n==="string"?quoteJson(n):"null"
}
function cellOf$1(e){
if(e===undefined||e===null)return"";
return isArray(e)?jsonOf(e):String(plain(e))
}
function harmlessCellOf(e){
var t=cellOf$1(e);
return typeof plain(e)==="string"&&/^[=+\-@\t\r\n]/.test(t)?"'"+t:t
}
function checkOptions(e,t){
if(t===undefined)return;
if(!isObject(t)||isArray(t))throw wrongArgument(e,"options","an object",t);
for(var r in t)if(r!=="escapeFormulas")throw wrongArgument(e,"options","an object with escapeFormulas",t);
var n=t.escapeFormulas;
if(n!==undefined&&typeof n!=="boolean")throw wrongArgument(e,"escapeFormulas","a Boolean",n)
}
function jsonRows(e,t,r){
var n=fieldsOf(e,r);
var i=rowsOf$1(e,t,n,jsonOf);
var o=[];
for(var a=0;a<i.length;a++){
var s=[];
for(var u=0;u<n.length;u++)s.push(quoteJson(n[u])+":"+i[a][u]);
o.push("{"+s.join(",")+"}")
}
return o.length===0?"[]":"[\n"+o.join(",\n")+"\n]"
}
function csvRows(e,t,r,n){
checkOptions(e,n);
var i=fieldsOf(e,r);
var o=n&&n.escapeFormulas?harmlessCellOf:cellOf$1;
var a=rowsOf$1(e,t,i,o);
var s=csvRow(i)+"\n";
for(var u=0;u<a.length;u++)s+=csvRow(a[u])+"\n";
return s
}
function merge(e,t,r,n,i,o){
var a=r;
var s=n;
for(var u=r;u<i;u++){
var l=a>=n||(s<i&&o(e[a],e[s])>0);
t[u]=l?e[s++]:e[a++]
}
}
function stableSort(e,t){
var r=e.slice();
var n=e.slice();
for(var i=1;i<e.length;i*=2){
for(var o=0;o<e.length;o+=2*i){
var a=Math.min(o+i,e.length);
merge(r,n,o,a,Math.min(o+2*i,e.length),t)
}
var s=n;
n=r;
r=s
}
return r
}
function compareRanked(e,t){
if(e.folded<t.folded)return-1;
if(e.folded>t.folded)return 1;
if(e.value!==t.value)return e.value<t.value?-1:1;
return e.index-t.index
}
function naturalValue(e){
if(typeof e!=="object"||e===null)return e;
var t=e.name;
return typeof t==="string"||typeof t==="number"?t:e
}
function elementsOf(e){
var t=[];
for(var r=0;r<e.length;r++)t[r]=e[r].element;
return t
}
function rankByValue(e,t,r){
var n=[];
var i=[];
var o=[];
var a=[];
var s=[];
var u=0;
try{
for(;u<t.length;u++){
var l=t[u];
var f=r(l);
if(typeof f==="string")o.push({
element:l,
index:u,
value:f,
folded:foldCase(f)
});
else if(typeof f!=="number")(f===undefined?s:a).push({
element:l,
index:u
});
else if(isNaN(f))i.push({
element:l,
index:u
});
else n.push({
element:l,
index:u,
value:f,
folded:f
})
}
}catch(c){
throw failure(e,u,t[u],c)
}
return n.sort(compareRanked).concat(i,o.sort(compareRanked),a,s)
}
function sortByValue(e,t,r){
return elementsOf(rankByValue(e,t,r))
}
function sortByComparison(e,t){
var r=[];
var n=[];
for(var i=0;i<e.length;i++)(e[i]===undefined?n:r).push(e[i]);
return stableSort(r,t).concat(n)
}
function sorted(e,t,r,n){
if(r===undefined)return sortByValue(e,t,naturalValue);
if(typeof r==="function")return sortByComparison(t,r);
if(typeof r!=="string"||r==="")throw wrongArgument(e,"compare","a Function or the name of a property",r);
return sortByValue(e,t,n.readerOf(r))
}
var R=/\[native code\]/;
function nativeMethod(e){
var t=Array.prototype[e];
var r=typeof t==="function"&&R.test(String(t));
return r?t:null
}
var W=nativeMethod("filter");
var q=nativeMethod("map");
function caller(e,t,r,n){
if(!n||n.length===0)return function callPlainly(n,i){
return e.call(r,n,i,t)
};
return function callWithParams(i,o){
return e.apply(r,[i,o,t].concat(n))
}
}
function callForEach(e,t,r,n){
if(n&&n.length>0){
var i=caller(e,t,r,n);
for(var o=0;o<t.length;o++)i(t[o],o);
return
}
for(o=0;o<t.length;o++)e.call(r,t[o],o,t)
}
function callToSelect(e,t,r){
var n=W?t.length:0;
var i=W?W.call(t,e,r):[];
for(var o=n;o<t.length;o++){
var a=t[o];
if(e.call(r,a,o,t))i[i.length]=a
}
return i
}
function callToMap(e,t,r){
var n=q?t.length:0;
var i=q?q.call(t,e,r):[];
for(var o=n;o<t.length;o++)i[o]=e.call(r,t[o],o,t);
return i
}
function scopeOr(e,t){
return e===undefined||e===null?t:e
}
function className(e){
var t=e.constructor;
if(typeof t.name==="string"&&t.name!=="")return t.name;
var r=/^\s*function\s+([\w$]+)/.exec(String(t));
return r?r[1]:"Collection"
}
function copyWith(e,t){
function Copy(){
return undefined
}
Copy.prototype=e.constructor.prototype;
var r=new Copy;
var n=e;
var i=ownNames(n);
for(var o=0;o<i.length;o++)r[i[o]]=n[i[o]];
r.elements=t.slice();
r.length=t.length;
return r
}
function noteLength(e){
e.length=e.elements.length;
return e
}
function replaceElements(e,t){
var r=e.elements;
var n=t.length;
for(var i=0;i<n;i++)r[i]=t[i];
r.length=e.length=n
}
function replaceSorted(e,t){
if(isDistinct(e))e.onceEach=t;
replaceElements(e,t)
}
var V=function(){
function Collection(e){
var t=[];
for(var r=1;r<arguments.length;r++)t[r-1]=arguments[r];
if(!(this instanceof Collection))throw new TypeError('Collection is a class: write "new" before its name');
this.elements=gatherArguments(e,t);
this.length=this.elements.length
}
Collection.documents=function(e,t){
if(t===void 0)t="*.fla";
return documentsIn(e,t)
};
Collection.prototype.each=function(e,t,r){
checkFunction("Collection.each","callback",e);
checkParams("Collection.each",t);
callForEach(e,this.elements,scopeOr(r,this),t);
return noteLength(this)
};
Collection.prototype.reach=function(e,t,r){
checkFunction("Collection.reach","callback",e);
checkParams("Collection.reach",t);
var n=caller(e,this.elements,scopeOr(r,this),t);
for(var i=this.elements.length-1;i>=0;i--)if(i<this.elements.length)n(this.elements[i],i);
return noteLength(this)
};
Collection.prototype.indexOf=function(e,t){
if(t===void 0)t=0;
checkOptionalNumber("Collection.indexOf","fromIndex",t);
return indexOf(this.elements,e,t)
};
Collection.prototype.get=function(e){
if(typeof e!=="number")throw wrongArgument("Collection.get","index","a Number",e);
return this.elements[e]
};
Collection.prototype.find=function(e,t){
if(t===void 0)t="name";
var r="Collection.find";
if(arguments.length===0)throw wrongArgument(r,"value","given",e);
checkName$1(r,"property",t);
return findByProperty(r,this.elements,e,this.readerOfWord(t)||t)
};
Collection.prototype.add=function(e){
var t=[];
for(var r=1;r<arguments.length;r++)t[r-1]=arguments[r];
var n=gatherArguments(e,t);
for(var i=0;i<n.length;i++)this.elements.push(n[i]);
return noteLength(this)
};
Collection.prototype.remove=function(e,t){
replaceElements(this,withoutRemoved(this,e,t));
return this
};
Collection.prototype.filter=function(e,t){
checkFunction("Collection.filter","callback",e);
replaceElements(this,callToSelect(e,this.elements,scopeOr(t,this)));
return this
};
Collection.prototype.attr=function(e,t){
setAttributes("Collection.attr",this,setterOfPath,e,t);
return this
};
Collection.prototype.sort=function(e){
replaceSorted(this,sorted("Collection.sort",this.elements,e,this));
return this
};
Collection.prototype.list=function(e){
var t=e===undefined||e===null?"":String(e);
output(listing(t||this.toString(),this.describeElements()));
return this
};
Collection.prototype.call=function(e){
var t=[];
for(var r=1;r<arguments.length;r++)t[r-1]=arguments[r];
checkFunction("Collection.call","callback",e);
e.apply(this,t);
return noteLength(this)
};
Collection.prototype.apply=function(e,t,r){
checkFunction("Collection.apply","callback",e);
checkParams("Collection.apply",t);
e.apply(scopeOr(r,this),t||[]);
return noteLength(this)
};
Collection.prototype.toString=function(){
return"[object "+className(this)+" length="+this.elements.length+"]"
};
Collection.prototype.map=function(e,t){
checkFunction("Collection.map","callback",e);
var r=callToMap(e,this.elements,scopeOr(t,this));
noteLength(this);
return r
};
Collection.prototype.pluck=function(e){
checkName$1("Collection.pluck","property",e);
var t=this.readerOf(e);
var r=[];
forEach("Collection.pluck",this.elements,function(e){
return r.push(t(e))
});
return r
};
Collection.prototype.toJSON=function(e){
return jsonRows("Collection.toJSON",this,e||"name")
};
Collection.prototype.toCSV=function(e,t){
return csvRows("Collection.toCSV",this,e,t)
};
Collection.prototype.invoke=function(e){
var t=[];
for(var r=1;r<arguments.length;r++)t[r-1]=arguments[r];
checkName$1("Collection.invoke","name",e);
invokeOnEach("Collection.invoke",this.elements,e,t);
return this
};
Collection.prototype.first=function(){
return this.elements[0]
};
Collection.prototype.last=function(){
return this.elements[this.elements.length-1]
};
Collection.prototype.slice=function(e,t){
checkOptionalNumber("Collection.slice","start",e);
checkOptionalNumber("Collection.slice","end",t);
return this.derive(t===undefined?this.elements.slice(e||0):this.elements.slice(e||0,t))
};
Collection.prototype.unique=function(){
replaceElements(this,withoutDuplicates(this));
return this
};
Collection.prototype.clone=function(){
return this.derive(this.elements)
};
Collection.prototype.derive=function(e){
return copyWith(this,e)
};
Collection.prototype.readerOf=function(e){
return wordReader(e)
};
Collection.prototype.readerOfWord=function(e){
return isPathWord(e)?wordReader(e):null
};
Collection.prototype.ownWords=function(){
return u
};
Collection.prototype.describeElements=function(){
var e=this.describer();
var t=[];
for(var r=0;r<this.elements.length;r++)t[r]=e(this.elements[r]);
return t
};
Collection.prototype.describer=function(){
return describeValue
};
return Collection
}();
function __extends(e,t){
for(var r in t)if(Object.prototype.hasOwnProperty.call(t,r))e[r]=t[r];
function Prototype(){
this.constructor=e
}
Prototype.prototype=t.prototype;
e.prototype=new Prototype
}
function isTextType(e){
return e==="text"||e==="tlfText"
}
function wholeText(e){
var t=read(e,"getTextString");
return String(t.call(e))
}
function attributeOfRuns(e,t){
var r=[];
var n=readList(e,"textRuns");
for(var i=0;i<n.length;i++){
var o=read(n[i],"textAttrs");
if(isObject(o))r.push(read(o,t))
}
return r
}
function seePaint(e,t,r){
if(!isObject(e))return false;
var n=e,i=n.color,o=n.colorArray,a=n.shapeFill;
if(isObject(a)&&a.colorArray)return seePaint(a,t,r);
var s=false;
var u=function seeColorAt(e,n){
var i=e[n];
var o=typeof i==="string"?r(i,t):i;
if(o===i)return;
e[n]=o;
s=true
};
if(o)for(var l=0;l<o.length;l++)u(o,l);
else if(i!==undefined)u(e,"color");
return s
}
function seeParts(e,t,r){
var n=[];
for(var i=0;i<e.length;i++){
var o=read(e[i],t);
if(seePaint(o,t,r))n.push({
part:e[i],
member:t,
paint:o
})
}
return n
}
function seeShape(e,t,r,n){
var i=seeParts(n==="stroke"?[]:readList(e,"contours"),"fill",t);
var o=seeParts(n==="fill"?[]:readList(e,"edges"),"stroke",t);
var a=shapeTypeOf(e);
if(i.length+o.length===0)return;
if(a==="rectangle"||a==="oval")seePrimitive(e,i,o,r);
else r.push({
apply:function(){
return setPaints(e,i.concat(o))
}
})
}
function setPaints(e,t){
e.beginEdit();
for(var r=0;r<t.length;r++)t[r].part[t[r].member]=t[r].paint;
e.endEdit()
}
function seePrimitive(e,t,r,n){
n.push({
selected:e,
apply:function(e){
if(t.length>0)e.setCustomFill(t[0].paint);
if(r.length>0)e.setCustomStroke(r[0].paint)
}
})
}
function seeTint(e,t,r){
var n=e.tintColor,i=e.tintPercent;
var o=t(String(n),"tint");
if(o!==n)r.push({
selected:e,
apply:function(e){
return e.setInstanceTint(o,i)
}
})
}
function seeText(e,t,r){
var n=readList(e,"textRuns");
var i=0;
var o=function seeRunAt(n,o){
var a=t(o,"fill");
var s=i;
if(a!==o)r.push({
apply:function(){
return e.setTextAttr("fillColor",a,n,s)
}
})
};
for(var a=0;a<n.length;a++){
var s=i;
i+=n[a].characters.length;
if(i>s)o(s,String(n[a].textAttrs.fillColor))
}
}
function seeColors(e,t,r,n){
var i=read(e,"elementType");
var o=membersOf$1(e);
for(var a=0;a<o.length;a++)seeColors(o[a],t,r,n);
if(isShapeType(i))seeShape(e,t,r,n);
else if(isTextType(i))seeText(e,t,r);
else if(read(e,"colorMode")==="tint")seeTint(e,t,r)
}
function colorsOfUse(e,t){
var r=[];
var n=function seeColor(e,n){
if(n===t)r.push(e);
return e
};
seeColors(e,n,[],t);
return r
}
var U=/^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
var K=16777215;
function isColor(e){
if(typeof e==="string")return U.test(e);
return typeof e==="number"&&e>=0&&e<=K&&Math.floor(e)===e
}
function hexColor(e){
if(typeof e==="string"&&/^#[0-9a-f]{3}$/i.test(e))return e.replace(/[0-9a-f]/gi,"$&$&").toUpperCase();
if(!isColor(e))return null;
if(typeof e==="number")return"#"+("00000"+e.toString(16)).slice(-6).toUpperCase();
return e.toUpperCase()
}
function isSameColor(e,t){
var r=hexColor(e)||"";
var n=hexColor(t);
return n!==null&&(n.length>7?r:r.substring(0,7))===n
}
var z={
NOTHING:0,
OWN:1,
LINKED:2,
TIMELINE:3,
CONTENTS:4
};
function testStep(e,t,r){
if(r===void 0)r=false;
return{
type:"test",
test:e,
cost:t,
runsUserCode:false,
needsIdentity:r
}
}
var _=function(){
function Subject(e,t){
this.object=e;
this.id=t;
this.memory=[]
}
Subject.prototype.read=function(e){
return this.remember(e,readFromHost,null)
};
Subject.prototype.readText=function(e){
return memberText(this.read(e))
};
Subject.prototype.remember=function(e,t,r){
var n=this.memory;
for(var i=0;i<n.length;i+=2)if(n[i]===e)return n[i+1];
var o=t(this,e,r);
n.push(e,o);
return o
};
return Subject
}();
function hostObjectOf(e){
return e instanceof _?e.object:e
}
function readMember(e,t){
return e.read(t)
}
function memberText(e){
return e===undefined||e===null?"":String(e)
}
function readFromHost(e,t){
return read(e.object,t)
}
function ofUse(e){
var colorsOf=function(t){
return colorsOfUse(t,e)
};
return{
cost:z.LINKED,
isSame:isSameColor,
makeValues:function(e){
var t=e.derived(colorsOf,function(e){
return colorsOf(hostObjectOf(e))
});
return function(e,r){
return t.read(e,r)
}
}
}
}
var G={
"fill:":ofUse("fill"),
"stroke:":ofUse("stroke"),
"tint:":ofUse("tint")
};
function itemWord(e,t,r){
return{
cost:r,
makeValues:function(r){
var n=r.of(t);
return function valuesOf(t,r){
var i=n.read(t,r);
return typeof i==="string"?[partOfPath(i,e)]:[]
}
}
}
}
var Q={
"shortName:":itemWord("shortName","name",z.OWN),
"folder:":itemWord("folder","name",z.OWN)
};
var H={
"shortName:":itemWord("shortName","libraryItem.name",z.LINKED),
"folder:":itemWord("folder","libraryItem.name",z.LINKED)
};
var J=/^(.*?)-(Regular|Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/i;
var X=/(PSMT|PS|MT)$/;
function squash(e){
return e.replace(/[ -]/g,"")
}
function squashAndFold(e){
return foldCase(squash(e))
}
function partsOf$1(e){
var t=J.exec(e);
var r=t?t[1]:e;
return{
family:r.replace(X,""),
style:t?t[2]:""
}
}
function isSameFont(e,t){
return isNamed$1(e,t,squash)
}
function isSimilarFont(e,t){
return isNamed$1(e,t,squashAndFold)
}
function styleWithin(e,t){
var r=partsOf$1(e),n=r.family,i=r.style;
return squashAndFold(n)===squashAndFold(t)?foldCase(i):""
}
function isNamed$1(e,t,r){
var n=r(t);
if(r(e)===n)return true;
var i=partsOf$1(e),o=i.family,a=i.style;
return r(o)===n||(a!==""&&r(o+a)===n)
}
function ofTexts(e,t){
return{
cost:z.LINKED,
isSame:t,
makeValues:function(t){
var r=t.of("elementType");
var n=t.derived(e,function(t){
return e(hostObjectOf(t))
});
return function(e,t){
return isTextType(r.read(e,t))?n.read(e,t):[]
}
}
}
}
var Z={
"text:":ofTexts(function(e){
return[wholeText(e)]
}),
"font:":ofTexts(function(e){
return attributeOfRuns(e,"face")
},function(e,t){
return isSameFont(String(e),t)
}),
"size:":ofTexts(function(e){
return attributeOfRuns(e,"size")
})
};
var Y={
"text:":Z["text:"],
"font:":Z["font:"],
"size:":Z["size:"],
"fill:":G["fill:"],
"stroke:":G["stroke:"],
"tint:":G["tint:"],
"shortName:":H["shortName:"],
"folder:":H["folder:"]
};
var ee=Q;
function readingPseudo(e,t){
return{
type:"test",
cost:e,
needsIdentity:false,
makeTest:t
}
}
function subjectPseudo(e,t){
return{
type:"test",
cost:e,
needsIdentity:true,
makeTest:function(){
return t
}
}
}
function pseudoAboutOthers(e){
return{
type:"query",
asksOthers:true,
makeStep:function(t){
var r=testStep(e(t),z.CONTENTS,true);
r.runsUserCode=t.runsUserCode;
return r
}
}
}
function mergePseudos(e){
var t={};
for(var r=0;r<e.length;r++){
var n=ownNames(e[r]);
for(var i=0;i<n.length;i++)t[n[i]]=e[r][n[i]]
}
return t
}
function isNonEmptyText(e){
return e!==undefined&&e!==null&&String(e)!==""
}
var ANYTHING$1=function(){
return true
};
var NOTHING=function(){
return false
};
function anyOf(e){
var t=united(e);
if(t.length===1)return t[0];
if(t.length===2)return either(t[0],t[1]);
return function holdsForAny(e,r){
for(var n=0;n<t.length;n++)if(t[n](e,r))return true;
return false
}
}
function united(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=t.length-1;
var i=n>=0&&e[r].property;
if(i&&t[n].property===i)t[n]=i.unite(t[n],e[r]);
else t.push(e[r])
}
return t
}
function allOf(e){
var t=[];
for(var r=0;r<e.length;r++)if(e[r]!==ANYTHING$1)t.push(e[r]);
if(t.length===0)return ANYTHING$1;
if(t.length===1)return t[0];
if(t.length===2)return both(t[0],t[1]);
return function holdsForAll(e,r){
for(var n=0;n<t.length;n++)if(!t[n](e,r))return false;
return true
}
}
function either(e,t){
return function(r,n){
return e(r,n)||t(r,n)
}
}
function both(e,t){
return function(r,n){
return e(r,n)&&t(r,n)
}
}
function not(e){
return function(t,r){
return!e(t,r)
}
}
function hasValue(e,t){
return function(r){
return r.of(e).isOneOf([t])
}
}
function isOneOf$1(e,t){
return function(r){
return r.of(e).isOneOf(t)
}
}
function isTrue(e){
return function(t){
return t.of(e).test(Boolean)
}
}
function any(e){
return function(t){
return anyOf(madeBy(e,t))
}
}
function all(e){
return function(t){
return allOf(madeBy(e,t))
}
}
function isNot(e){
return function(t){
return not(e(t))
}
}
function madeBy(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(e[n](t));
return r
}
function isNamed(e){
return function makeTest(t){
var r=t.of("name");
return function(t,n){
return isNonEmptyText(r.read(t,n))===e
}
}
}
var te=function makeTest(e){
var t=e.of("filters");
return function(e,r){
return listOf(t.read(e,r)).length>0
}
};
var re={
selected:readingPseudo(z.OWN,isTrue("selected")),
named:readingPseudo(z.OWN,isNamed(true)),
unnamed:readingPseudo(z.OWN,isNamed(false)),
filtered:readingPseudo(z.OWN,te),
tinted:readingPseudo(z.OWN,hasValue("colorMode","tint")),
transparent:readingPseudo(z.OWN,hasValue("colorMode","alpha")),
exported:readingPseudo(z.LINKED,isTrue("libraryItem.linkageExportForAS"))
};
var ne=":keyframes";
var ie=":elements";
var oe=":members";
function keyframesOfItem(e){
return e.remember(ne,inspectTimeline,null)
}
function inspectTimeline(e){
var t=timelineOf$3(e.object);
return t?frameSubjects(t):null
}
function frameSubjects(e){
var t=keyframesOfTimeline(e);
var r=[];
for(var n=0;n<t.length;n++)r.push(new _(t[n],n));
return r
}
function keyframesOfLayer(e,t){
return e.remember(ne,inspectLayer,t)
}
function inspectLayer(e,t,r){
return r.frames.inside(keyframesOf(e.object))
}
function elementCount(e){
return listOf(e.read("elements")).length
}
function elementsOfKeyframes(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(e[n].remember(ie,inspectKeyframe,t));
return flatten(r)
}
function inspectKeyframe(e,t,r){
return r.elements.inside(listOf(e.read("elements")))
}
function elementsOfItem(e,t){
return e.remember(ie,inspectElements,t)
}
function inspectElements(e,t,r){
return elementsOfKeyframes(keyframesOfItem(e)||[],r)
}
function membersOf(e,t){
return e.remember(oe,inspectMembers,t)
}
function inspectMembers(e,t,r){
return isGroup(e,readMember)?r.elements.inside(listOf(e.read("members"))):[]
}
function symbolOf(e,t){
if(e.read("elementType")!=="instance")return null;
var r=t.itemOf(e);
return r&&keyframesOfItem(r)?r:null
}
var ae=function(){
function DistinctList(){
this.subjects=[];
this.isListed=[]
}
DistinctList.of=function(e){
var t=new DistinctList;
t.addAll(e);
return t
};
DistinctList.prototype.add=function(e){
if(this.isListed[e.id])return false;
this.isListed[e.id]=true;
this.subjects.push(e);
return true
};
DistinctList.prototype.addAll=function(e){
for(var t=0;t<e.length;t++)this.add(e[t])
};
DistinctList.prototype.has=function(e){
return Boolean(this.isListed[e.id])
};
DistinctList.prototype.hasAny=function(e){
for(var t=0;t<e.length;t++)if(this.has(e[t]))return true;
return false
};
DistinctList.prototype.inOrderOf=function(e){
var t=[];
for(var r=0;r<e.length;r++)if(this.has(e[r]))t.push(e[r]);
return t
};
return DistinctList
}();
var se=function(){
function Descent(e,t){
if(t===void 0)t=new ae;
this.run=e;
this.leftOut=t;
this.found=new ae;
this.entered=new ae
}
Descent.prototype.enter=function(e){
var t=symbolOf(e,this.run);
if(!t)return membersOf(e,this.run);
return this.entered.add(t)?elementsOfItem(t,this.run):[]
};
Descent.prototype.into=function(e){
this.through(this.enter(e))
};
Descent.prototype.through=function(e){
var t=[];
pushReversed(t,e);
for(var r=t.pop();r!==undefined;r=t.pop()){
if(this.leftOut.has(r)||!this.found.add(r))continue;
pushReversed(t,this.enter(r))
}
};
return Descent
}();
function pushReversed(e,t){
for(var r=t.length-1;r>=0;r--)e.push(t[r])
}
function childrenOf$3(e,t){
var r=new se(t);
var n=new ae;
for(var i=0;i<e.length;i++)n.addAll(r.enter(e[i]));
return n.subjects
}
function descendantsOf$2(e,t){
var r=new se(t);
for(var n=0;n<e.length;n++)r.into(e[n]);
return r.found.subjects
}
function parentsOf$2(e,t,r){
var n=ae.of(e);
var i=reachableElements(r,t);
var o=[];
var a=[];
for(var s=0;s<i.length;s++){
var u=symbolOf(i[s],t);
if(u&&o[u.id]===undefined)o[u.id]=n.hasAny(elementsOfItem(u,t));
var l=u?o[u.id]:n.hasAny(membersOf(i[s],t));
if(l)a.push(i[s])
}
return a
}
function reachableElements(e,t){
var r=new se(t,ae.of(e));
for(var n=0;n<e.length;n++){
r.found.add(e[n]);
r.into(e[n])
}
return r.found.subjects
}
var ue={
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
var le=hasValue("instanceType","symbol");
var fe=isOneOf$1("instanceType",["video","embedded video","linked video"]);
var isShape=function(e){
return e.of("elementType").test(isShapeType)
};
var isText=function(e){
return e.of("elementType").test(isTextType)
};
var ce=any([isTrue("isRectangleObject"),isTrue("isOvalObject")]);
var he=function makeTest(e){
var t=e.readerOf(["isGroup","isDrawingObject","isOvalObject","isRectangleObject"]);
return function(e,r){
return isGroup(e,t(r))
}
};
function symbolOfType(e){
return all([le,hasValue("symbolType",e)])
}
function textOfType(e){
return all([hasValue("elementType","text"),hasValue("textType",e)])
}
function isComponent(e){
var t=e.of("elementType");
var r=e.of("instanceType");
var n=e.of("libraryItem.itemType");
return function isInstanceOfComponent(e,i){
if(t.read(e,i)!=="instance")return false;
return r.read(e,i)==="component"||n.read(e,i)==="component"
}
}
var me=symbolOfType("movie clip");
var pe=symbolOfType("button");
var de=hasValue("instanceType","compiled clip");
var ve=any([me,pe,textOfType("dynamic"),textOfType("input"),fe,de,isComponent]);
function own$2(e){
return readingPseudo(z.OWN,e)
}
var ye={
instance:own$2(hasValue("elementType","instance")),
symbol:own$2(le),
movieclip:own$2(me),
graphic:own$2(symbolOfType("graphic")),
button:own$2(pe),
bitmap:own$2(hasValue("instanceType","bitmap")),
compiledclip:own$2(de),
component:readingPseudo(z.LINKED,isComponent),
video:own$2(fe),
embeddedvideo:own$2(hasValue("instanceType","embedded video")),
linkedvideo:own$2(hasValue("instanceType","linked video")),
text:own$2(isText),
"static":own$2(textOfType("static")),
dynamic:own$2(textOfType("dynamic")),
input:own$2(textOfType("input")),
tlftext:own$2(hasValue("elementType","tlfText")),
shape:own$2(all([isShape,isNot(he),isNot(ce)])),
group:own$2(he),
primitive:own$2(ce),
rectangle:own$2(isTrue("isRectangleObject")),
oval:own$2(isTrue("isOvalObject")),
scriptable:readingPseudo(z.LINKED,ve)
};
function isMotionObject(e){
return ask$1(e,"isMotionObject")
}
function isTweenType(e){
return isNonEmptyText(e)&&e!=="none"
}
function hasSound(e,t){
return Boolean(t(e,"soundLibraryItem"))||isNonEmptyText(t(e,"soundName"))
}
function newPlayheads(){
return[]
}
function playheadOf(e,t){
var r=e.timeline,n=e.timelineNumber;
var i=t.remember(newPlayheads);
var o=i[n];
if(!o){
var a=r;
o={
frame:a.currentFrame,
selected:listOf(a.getSelectedFrames())
};
i[n]=o
}
return o
}
function meets(e,t,r){
var n=Number(e.read("startFrame"));
return n<r&&t<n+Number(e.read("duration"))
}
function isCurrent(e,t){
var r=t.places().ofFrame(e.object);
if(!r)return false;
var n=playheadOf(r,t).frame;
return meets(e,n,n+1)
}
function isSelected$1(e,t){
var r=t.places().ofFrame(e.object);
if(!r)return false;
var n=playheadOf(r,t).selected;
for(var i=0;i<n.length;i+=3)if(n[i]===r.index&&meets(e,n[i+1],n[i+2]))return true;
return false
}
function own$1(e){
return readingPseudo(z.OWN,e)
}
function hasText$1(e){
return function(t){
return t.of(e).test(isNonEmptyText)
}
}
var ge=hasText$1("name");
function labelled(e){
return own$1(all([ge,hasValue("labelType",e)]))
}
var isEmpty$2=function(e){
return e.of("elements").test(function(e){
return listOf(e).length===0
})
};
var isMotion=function(e){
return e.derived(isMotionObject,function(e){
return isMotionObject(hostObjectOf(e))
}).test(Boolean)
};
var be=all([hasValue("tweenType","motion"),isNot(isMotion)]);
var Oe=any([function(e){
return e.of("tweenType").test(isTweenType)
},isMotion]);
function isStraight(e){
for(var t=0;t<e.length;t++){
var r=e[t],n=r.x,i=r.y;
if(Math.abs(n-i)>1e-6)return false
}
return true
}
function askCurve(e){
var t=hostObjectOf(e);
return t.getCustomEase?t.getCustomEase("all"):[]
}
var hasCurve=function(e){
return e.derived(askCurve,askCurve).test(function(e){
return!isStraight(listOf(e))
})
};
var we=all([Oe,any([function(e){
return e.of("tweenEasing").test(function(e){
return typeof e==="number"&&e!==0
})
},hasValue("hasCustomEase",true),hasCurve])]);
var xe=function makeTest(e){
var t=e.readerOf(["soundLibraryItem","soundName"]);
return function(e,r){
return hasSound(e,t(r))
}
};
var Ce={
labelled:own$1(ge),
name:labelled("name"),
comment:labelled("comment"),
anchor:labelled("anchor"),
empty:own$1(isEmpty$2),
blank:own$1(isEmpty$2),
tween:own$1(Oe),
classic:own$1(be),
shape:own$1(hasValue("tweenType","shape")),
motion:own$1(isMotion),
eased:own$1(we),
scripted:own$1(hasText$1("actionScript")),
audible:own$1(xe),
current:subjectPseudo(z.LINKED,isCurrent),
selected:subjectPseudo(z.LINKED,isSelected$1)
};
function soleTest(e){
var t=e.parts;
var r=t[0][0];
return t.length===1&&t[0].length===1&&r.type==="test"?r:null
}
function blameQuery(e,t,r,n){
if(n.hasFailed)return e;
var i=errorText(e);
var o="".concat(i,"\n  ").concat(t," ").concat(describeValue(r),' in the query "').concat(n.query,'"');
var a=isObject(e)?e:new Error(o);
rewrite(a,i,o);
n.hasFailed=true;
return a
}
function rewrite(e,t,r){
try{
e.message=r;
e.stack=replaceInStack(e.stack,t,r)
}catch(n){}
}
function replaceInStack(e,t,r){
if(typeof e!=="string"||t===""||e.indexOf(r)>=0)return e;
var n=e.indexOf(t);
return n<0?e:e.substring(0,n)+r+e.substring(n+t.length)
}
function runOnSubjects(e,t,r,n,i){
var o=e.parts;
if(n===void 0)n=t;
var a=new ae;
for(var s=0;s<o.length;s++){
var u=t;
for(var l=0;l<o[s].length;l++){
u=apply(o[s][l],u,r,n);
if(i)i(s,l,u.length)
}
if(o.length===1)return u;
a.addAll(u)
}
return a.subjects
}
function apply(e,t,r,n){
if(e.type==="test")return keep([t],e.test,r);
return e.type==="position"?choose$1(e,t,r):e.apply(t,r,n)
}
function choose$1(e,t,r){
var n=e.choose,i=e.listsOf;
if(i===null)return n(t,r.random);
var o=i(t,r);
var a=new ae;
for(var s=0;s<o.length;s++)a.addAll(n(o[s],r.random));
return a.inOrderOf(t)
}
function keep(e,t,r){
var n=[];
var i=0;
for(var o=0;o<e.length;o++){
var a=e[o];
var s=a.length;
var u=0;
try{
for(;u<s;u++)if(t(a[u],r))n[i++]=a[u]
}catch(l){
throw blameQuery(l,"met at",hostObjectOf(a[u]),r)
}
}
return n
}
function containmentOf(e,t){
var r=soleTest(e);
return r?new Te(r.test,t):new Ee(e,t)
}
var ke=function(){
function KnownContainment(e){
this.run=e;
this.known=[]
}
KnownContainment.prototype.inElement=function(e){
var t=symbolOf(e,this.run);
return t?this.inItem(t):this.inMembers(membersOf(e,this.run))
};
KnownContainment.prototype.inItem=function(e){
if(this.known[e.id]===undefined)this.explore(e);
return this.known[e.id]===true
};
return KnownContainment
}();
var Te=function(e){
__extends(ContainmentOfEach,e);
function ContainmentOfEach(t,r){
var n=e.call(this,r)||this;
n.test=t;
return n
}
ContainmentOfEach.prototype.inMembers=function(e){
var t=this.look(e);
if(t.matches)return true;
for(var r=0;r<t.symbols.length;r++)if(this.inItem(t.symbols[r]))return true;
return false
};
ContainmentOfEach.prototype.explore=function(e){
var t=new ae;
var r=[];
var n=[];
t.add(e);
for(var i=0;i<t.subjects.length;i++){
var o=t.subjects[i];
var a=this.look(elementsOfItem(o,this.run));
if(a.matches||this.anyKnown(a.symbols))n.push(o);
else this.noteHolder(o,a.symbols,t,r)
}
this.conclude(t.subjects,n,r)
};
ContainmentOfEach.prototype.noteHolder=function(e,t,r,n){
for(var i=0;i<t.length;i++){
var o=t[i];
if(this.known[o.id]!==undefined)continue;
r.add(o);
var a=n[o.id]||(n[o.id]=[]);
a.push(e)
}
};
ContainmentOfEach.prototype.conclude=function(e,t,r){
for(var n=0;n<e.length;n++)this.known[e[n].id]=false;
for(var i=t.pop();i!==undefined;i=t.pop()){
if(this.known[i.id])continue;
this.known[i.id]=true;
var o=r[i.id]||[];
for(n=0;n<o.length;n++)t.push(o[n])
}
};
ContainmentOfEach.prototype.anyKnown=function(e){
for(var t=0;t<e.length;t++)if(this.known[e[t].id])return true;
return false
};
ContainmentOfEach.prototype.look=function(e){
var t=new ae;
var r=e.slice(0);
for(var n=0;n<r.length;n++){
if(this.test(r[n],this.run))return{
matches:true,
symbols:[]
};
var i=symbolOf(r[n],this.run);
var o=i?[]:membersOf(r[n],this.run);
if(i)t.add(i);
for(var a=0;a<o.length;a++)r.push(o[a])
}
return{
matches:false,
symbols:t.subjects
}
};
return ContainmentOfEach
}(ke);
var Ee=function(e){
__extends(ContainmentOfSets,e);
function ContainmentOfSets(t,r){
var n=e.call(this,r)||this;
n.plan=t;
return n
}
ContainmentOfSets.prototype.explore=function(e){
this.known[e.id]=this.inMembers(elementsOfItem(e,this.run))
};
ContainmentOfSets.prototype.inMembers=function(e){
var t=new se(this.run);
t.through(e);
return runOnSubjects(this.plan,t.found.subjects,this.run).length>0
};
return ContainmentOfSets
}(ke);
function containing(e){
return pseudoAboutOthers(function makeTest(t){
var contentsIn=function(e){
return containmentOf(t,e)
};
return function(t,r){
return e(r.remember(contentsIn),t)
}
})
}
var Se={
has:containing(function(e,t){
return e.inElement(t)
})
};
var Ae={
has:containing(function(e,t){
return e.inItem(t)
})
};
function holding(e){
return pseudoAboutOthers(function(t){
return function(r,n){
return findsIn(t,e(r,n),n)
}
})
}
function findsIn(e,t,r){
var n=soleTest(e);
if(!n)return runOnSubjects(e,t,r).length>0;
for(var i=0;i<t.length;i++)if(n.test(t[i],r))return true;
return false
}
var Fe={
has:holding(function(e,t){
return elementsOfKeyframes([e],t)
})
};
var Ie={
has:holding(function(e,t){
return elementsOfKeyframes(keyframesOfLayer(e,t),t)
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
return r
}
}
}
function matchingSet(e,t){
return{
type:"set",
runsUserCode:e.runsUserCode,
apply:function(r,n,i){
var o=ae.of(runOnSubjects(e,r,n,i));
var a=[];
for(var s=0;s<r.length;s++)if(o.has(r[s])===t)a.push(r[s]);
return a
}
}
}
var Le={
is:matching(true),
not:matching(false)
};
var Ne="*";
function findReferences(e,t,r,n){
var i=n(e,"elementType");
if(i==="instance"){
var o=n(e,"libraryItem");
if(isObject(o))t.addItem(o)
}else if(isTextType(i)){
if(t.addFace)addFaces(listOf(n(e,"textRuns")),t.addFace)
}else if(t.addBitmap){
var a=bitmapsOfShape(r(e));
for(var s=0;s<a.length;s++)t.addBitmap(a[s])
}
}
function findSound(e,t,r){
var n=r(e,"soundLibraryItem");
if(isObject(n))t.addItem(n)
}
function facesOfFont(e,t){
return[foldCase(String(e)),foldCase(leafOf(t)+Ne)]
}
function bitmapsOfShape(e){
var t=[];
var r=readList(e,"contours");
for(var n=0;n<r.length;n++)addFill(t,read(r[n],"fill"));
var i=readList(e,"edges");
for(n=0;n<i.length;n++){
var o=read(i[n],"stroke");
if(isObject(o))addFill(t,read(o,"shapeFill"))
}
return t
}
function addFill(e,t){
if(!isObject(t)||read(t,"style")!=="bitmap")return;
var r=read(t,"bitmapPath");
if(typeof r==="string")e.push(r)
}
function addFaces(e,t){
for(var r=0;r<e.length;r++){
var n=read(e[r],"textAttrs");
if(isObject(n))t(foldCase(String(read(n,"face"))))
}
}
var Pe=function(){
function Usage(e){
this.run=e;
this.addBitmap=null;
this.addFace=null;
this.used=new ae;
this.faces={};
this.unusedBitmaps=0;
this.unusedFonts=0;
var t=e.library().items;
for(var r=0;r<t.length;r++)this.count(t[r],1);
for(r=0;r<t.length;r++)if(isRoot(t[r]))this.use(t[r]);
var n=e.document.timelines;
for(r=0;r<n.length;r++)this.visitScene(n[r]);
this.visitItems();
for(r=0;r<t.length;r++)if(this.isFontInUse(t[r]))this.use(t[r])
}
Usage.prototype.has=function(e){
return this.used.has(e)
};
Usage.prototype.addItem=function(e){
this.use(this.run.items.of(e))
};
Usage.prototype.use=function(e){
if(this.used.add(e))this.count(e,-1)
};
Usage.prototype.count=function(e,t){
var r=this;
var n=e.read("itemType");
if(n==="bitmap"){
this.unusedBitmaps+=t;
this.addBitmap=this.unusedBitmaps>0?function(e){
return r.usePath(e)
}:null
}else if(n==="font"){
this.unusedFonts+=t;
this.addFace=this.unusedFonts>0?function(e){
return r.noteFace(e)
}:null
}
};
Usage.prototype.usePath=function(e){
var t=this.run.library().at(e);
if(t)this.use(t)
};
Usage.prototype.noteFace=function(e){
this.faces["/"+e]=true
};
Usage.prototype.visitScene=function(e){
var t=frameSubjects(e);
this.visitSounds(t);
this.visitElements(elementsOfKeyframes(t,this.run))
};
Usage.prototype.visitItems=function(){
var e=this.used.subjects;
for(var t=0;t<e.length;t++){
var r=keyframesOfItem(e[t]);
if(r===null)continue;
this.visitSounds(r);
this.visitElements(elementsOfItem(e[t],this.run))
}
};
Usage.prototype.visitSounds=function(e){
for(var t=0;t<e.length;t++)findSound(e[t],this,readMember)
};
Usage.prototype.visitElements=function(e){
var t=e.slice(0);
for(var r=0;r<t.length;r++){
findReferences(t[r],this,hostObjectOf,readMember);
var n=membersOf(t[r],this.run);
for(var i=0;i<n.length;i++)t.push(n[i])
}
};
Usage.prototype.isFontInUse=function(e){
if(e.read("itemType")!=="font")return false;
var t=facesOfFont(e.read("font"),e.readText("name"));
for(var r=0;r<t.length;r++)if(this.faces["/"+t[r]])return true;
return false
};
return Usage
}();
function isRoot(e){
return Boolean(e.read("linkageExportForAS")||e.read("linkageExportForRS")||e.read("linkageImportForRS"))
}
function isSelected(e,t){
return t.remember(selectedItems).has(e)
}
function selectedItems(e){
return ae.of(e.items.all(e.document.library.getSelectedItems()))
}
function isUsed(e,t){
return t.remember(usageOf).has(e)
}
function usageOf(e){
return new Pe(e)
}
var je={
selected:subjectPseudo(z.LINKED,isSelected),
exported:readingPseudo(z.OWN,isTrue("linkageExportForAS")),
used:subjectPseudo(z.CONTENTS,isUsed),
unused:subjectPseudo(z.CONTENTS,function(e,t){
return!isUsed(e,t)
})
};
function isFolder(e){
return e.read("itemType")==="folder"
}
var $e=function(){
function LibraryIndex(e,t){
this.paths={};
this.folders={};
this.filled=null;
this.items=t.allDistinct(e);
for(var r=0;r<this.items.length;r++)this.enter(this.items[r])
}
LibraryIndex.prototype.at=function(e){
return this.paths["/"+e]||null
};
LibraryIndex.prototype.inFolder=function(e){
return this.folders["/"+e]||[]
};
LibraryIndex.prototype.isFilled=function(e){
if(!this.filled)this.filled=filledFolders(this.items);
return this.filled["/"+e]===true
};
LibraryIndex.prototype.enter=function(e){
var t=e.readText("name");
var r="/"+folderOf(t);
var n=this.folders[r]||(this.folders[r]=[]);
this.paths["/"+t]=e;
n.push(e)
};
return LibraryIndex
}();
function filledFolders(e){
var t={};
for(var r=0;r<e.length;r++){
if(isFolder(e[r]))continue;
var n=folderOf(e[r].readText("name"));
while(!t["/"+n]){
t["/"+n]=true;
n=folderOf(n)
}
}
return t
}
function childrenOf$2(e,t){
var r=t.library();
var n=new ae;
for(var i=0;i<e.length;i++)if(isFolder(e[i]))n.addAll(r.inFolder(e[i].readText("name")));
return n.subjects
}
function descendantsOf$1(e,t){
var r=new ae;
for(var n=0;n<e.length;n++){
var i=childrenOf$2([e[n]],t).reverse();
for(var o=i.pop();o!==undefined;o=i.pop()){
if(!r.add(o))continue;
var a=childrenOf$2([o],t);
for(var s=a.length-1;s>=0;s--)i.push(a[s])
}
}
return r.subjects
}
function parentsOf$1(e,t){
var r=t.library();
var n=new ae;
for(var i=0;i<e.length;i++){
var o=r.at(folderOf(e[i].readText("name")));
if(o)n.add(o)
}
return n.subjects
}
var De={
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
return hasValue("itemType",e)
}
function isVideoOfType(e){
return any([isOfType(e),all([isOfType("video"),hasValue("videoType",e)])])
}
function own(e){
return readingPseudo(z.OWN,e)
}
var Be=isOneOf$1("itemType",["movie clip","graphic","button"]);
var Me={
movieclip:own(isOfType("movie clip")),
graphic:own(isOfType("graphic")),
button:own(isOfType("button")),
symbol:own(Be),
timeline:own(Be),
folder:own(isOfType("folder")),
bitmap:own(isOfType("bitmap")),
sound:own(isOfType("sound")),
font:own(isOfType("font")),
video:own(isOneOf$1("itemType",["video","embedded video","linked video"])),
embeddedvideo:own(isVideoOfType("embedded video")),
linkedvideo:own(isVideoOfType("linked video")),
compiledclip:own(isOfType("compiled clip")),
component:own(isOfType("component")),
screen:own(isOfType("screen"))
};
function someKeyframe(e){
return function holdsForSome(t){
for(var r=0;r<t.length;r++)if(e(t[r]))return true;
return false
}
}
function isTweened(e){
return isTweenType(e.read("tweenType"))||isMotionObject(e.object)
}
var Re=someKeyframe(function(e){
return elementCount(e)>0
});
var isEmpty$1=function(e){
return!Re(e)
};
var We=someKeyframe(isTweened);
var qe=someKeyframe(function(e){
return Number(e.read("startFrame"))>0&&elementCount(e)>0
});
var Ve=someKeyframe(function(e){
return isNonEmptyText(e.read("actionScript"))
});
var Ue=someKeyframe(function(e){
return hasSound(e,readMember)
});
var Ke=someKeyframe(function(e){
return isNonEmptyText(e.read("name"))
});
function holdsForItem(e,t){
return e.remember(t,inspectItem,null)
}
function inspectItem(e,t){
var r=keyframesOfItem(e);
return r!==null&&t(r)
}
function ofInstances(e){
return readingPseudo(z.TIMELINE,function makeTest(t){
var r=t.of("elementType");
var n=t.of("libraryItem");
return function holdsForSymbol(t,i){
if(r.read(t,i)!=="instance")return false;
var o=n.read(t,i);
return isObject(o)&&holdsForItem(i.items.of(o),e)
}
})
}
function ofItems(e){
return subjectPseudo(z.TIMELINE,function(t){
return holdsForItem(t,e)
})
}
var ze={
empty:ofInstances(isEmpty$1),
animated:ofInstances(We),
keyframed:ofInstances(qe),
scripted:ofInstances(Ve),
audible:ofInstances(Ue)
};
var _e={
empty:subjectPseudo(z.TIMELINE,function isEmptyItem(e,t){
if(isFolder(e))return!t.library().isFilled(e.readText("name"));
return holdsForItem(e,isEmpty$1)
}),
animated:ofItems(We),
keyframed:ofItems(qe),
scripted:ofItems(Ve),
audible:ofItems(Ue)
};
function parentOf(e,t){
if(t===void 0)t=read;
var r=t(e,"parentLayer");
return isObject(r)?r:null
}
function layersAbove(e,t){
if(t===void 0)t=read;
var r=[];
for(var n=parentOf(e,t);n;n=parentOf(n,t))r.push(n);
return r
}
function pathOfLayer(e,t){
if(t===void 0)t=read;
var r=String(t(e,"name"));
var n=layersAbove(e,t);
for(var i=0;i<n.length;i++)if(t(n[i],"layerType")==="folder")r=String(t(n[i],"name"))+"/"+r;
return r
}
function newSiblings(){
return[]
}
function siblingsOf(e,t){
var r=t.places().ofLayer(e.object);
if(!r)return[];
var n=t.remember(newSiblings);
var i=r.timelineNumber;
return n[i]||(n[i]=t.layers.all(layersOf(r.timeline)))
}
function parentSubject(e,t){
var r=parentOf(e.object,function(t,r){
return e.read(r)
});
return r&&t.layers.of(r)
}
function below(e,t,r){
var n=ae.of(e);
var i=new ae;
var o=new ae;
for(var a=0;a<e.length;a++){
if(i.has(e[a]))continue;
var s=siblingsOf(e[a],t);
i.addAll(s);
for(var u=0;u<s.length;u++){
var l=parentSubject(s[u],t);
if(l&&(n.has(l)||(r&&o.has(l))))o.add(s[u])
}
}
return o.subjects
}
function childrenOf$1(e,t){
return below(e,t,false)
}
function descendantsOf(e,t){
return below(e,t,true)
}
function parentsOf(e,t){
var r=new ae;
for(var n=0;n<e.length;n++){
var i=parentSubject(e[n],t);
if(i)r.add(i)
}
return r.subjects
}
function reachableLayers(e,t){
var r=ae.of(e);
for(var n=0;n<e.length;n++)r.addAll(siblingsOf(e[n],t));
return r.subjects
}
var Ge={
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
seen:new ae,
filled:new ae
}
}
function noteTimeline(e,t,r){
var n=t.seen,i=t.filled;
n.addAll(e);
for(var o=0;o<e.length;o++){
var a=parentSubject(e[o],r);
if(!a||i.has(a)||!Re(keyframesOfLayer(e[o],r)))continue;
for(var s=a;s&&!i.has(s);s=parentSubject(s,r))i.add(s)
}
}
function holdsElements(e,t){
var r=t.remember(newKnown);
if(!r.seen.has(e))noteTimeline(siblingsOf(e,t),r,t);
return r.filled.has(e)
}
function switchTest(e,t){
var newKnown=function(){
return{
on:new ae,
off:new ae
}
};
function isAboveSwitched(r,n){
var i=n.remember(newKnown),o=i.on,a=i.off;
var s=[];
var u=false;
for(var l=parentSubject(r,n);l&&!u&&!a.has(l);l=parentSubject(l,n)){
u=o.has(l)||(l.read("layerType")==="folder"&&l.read(e)===t);
s.push(l)
}
(u?o:a).addAll(s);
return u
}
return function(r,n){
return r.read(e)===t||isAboveSwitched(r,n)
}
}
function layersWith(e){
var newAnswers=function(){
return[]
};
return function isAmong(t,r){
var n=r.places().ofLayer(t);
if(!n)return false;
var i=r.remember(newAnswers);
var o=i[n.timelineNumber];
if(!o){
o=[];
var a=e(n.timeline);
for(var s=0;s<a.length;s++)o[a[s]]=true;
i[n.timelineNumber]=o
}
return o[n.index]===true
}
}
function switched(e,t){
return subjectPseudo(z.LINKED,switchTest(e,t))
}
function ofKeyframes(e){
return subjectPseudo(z.TIMELINE,function(t,r){
return e(keyframesOfLayer(t,r))
})
}
function isEmpty(e,t){
if(e.read("layerType")==="folder")return!holdsElements(e,t);
return!Re(keyframesOfLayer(e,t))
}
var Qe=switchTest("visible",false);
function isListed(e){
var t=layersWith(e);
return subjectPseudo(z.LINKED,function(e,r){
return t(e.object,r)
})
}
var He={
locked:switched("locked",true),
hidden:switched("visible",false),
visible:subjectPseudo(z.LINKED,function(e,t){
return!Qe(e,t)
}),
outline:switched("outline",true),
current:isListed(function(e){
return[e.currentLayer]
}),
selected:isListed(function(e){
return listOf(e.getSelectedLayers())
}),
empty:subjectPseudo(z.TIMELINE,isEmpty),
animated:ofKeyframes(We),
keyframed:ofKeyframes(qe),
scripted:ofKeyframes(Ve),
audible:ofKeyframes(Ue),
labelled:ofKeyframes(Ke)
};
var Je=["normal","guide","guided","mask","masked","folder","camera"];
var Xe={};
for(var Ze=0;Ze<Je.length;Ze++)Xe[Je[Ze]]=readingPseudo(z.OWN,hasValue("layerType",Je[Ze]));
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
}
}
var Ye=function(){
function Overlap(e,t){
this.plan=e;
this.run=t;
this.keyframes=new L;
this.layers=new P(t.places().whereOf)
}
Overlap.prototype.holdsFor=function(e){
var t=e.read("layer");
if(!isObject(t))return false;
if(this.layers.add(t))this.noteKeyframes(t);
var r=this.keyframes.get(e.object);
if(!r)return false;
var n=boundsOf$1(e);
var i=r.matches||(r.matches=this.matchesAmong(r.elements));
for(var o=0;o<i.length&&i[o].left<n.right;o++){
var a=i[o];
var s=a.right>n.left&&a.top<n.bottom&&a.bottom>n.top;
if(s&&a.element!==e)return true
}
return false
};
Overlap.prototype.noteKeyframes=function(e){
var t=keyframesOf(e);
for(var r=0;r<t.length;r++){
var n={
elements:elementsOfFrame(t[r]),
matches:null
};
for(var i=0;i<n.elements.length;i++)this.keyframes.set(n.elements[i],n)
}
};
Overlap.prototype.matchesAmong=function(e){
var t=runOnSubjects(this.plan,this.run.elements.all(e),this.run);
var r=[];
for(var n=0;n<t.length;n++)r.push(boundsOf$1(t[n]));
return r.sort(function(e,t){
return e.left-t.left
})
};
return Overlap
}();
var et={
overlaps:pseudoAboutOthers(function makeTest(e){
var overlapIn=function(t){
return new Ye(e,t)
};
return function(e,t){
return t.remember(overlapIn).holdsFor(e)
}
})
};
function nth$1(e,t){
var r=Math.abs(e)||1;
var n=(t-1)%r;
var i=e===0||(e>0&&t>0)?t:1+(n<0?n+r:n);
return function chooseNth(n){
var o=[];
var a=e>0?n.length:Math.min(t,n.length);
for(var s=i;s>0&&s<=a;s+=r)o.push(n[s-1]);
return o
}
}
function drawn(e){
return function chooseDrawn(t,r){
var n=[];
for(var i=0;i<t.length;i++)if(r()<e)n.push(t[i]);
return n
}
}
var last=function(e){
return e.slice(-1)
};
function fixed(e){
return{
type:"position",
argument:"none",
makeChoice:function(){
return e
}
}
}
var tt={
first:fixed(nth$1(0,1)),
last:fixed(last),
even:fixed(nth$1(2,0)),
odd:fixed(nth$1(2,1)),
nth:{
type:"position",
argument:"nth",
makeChoice:function(e){
return nth$1(e.a,e.b)
}
},
random:{
type:"position",
argument:"optional-probability",
makeChoice:function(e){
return drawn(e?e.value:.5)
}
}
};
var rt=mergePseudos([ye,re,ze,ue,tt,Le,Se,et]);
var nt=mergePseudos([Me,je,_e,De,tt,Le,Ae]);
var it=mergePseudos([Xe,He,Ge,tt,Le,Ie]);
var ot=mergePseudos([Ce,tt,Le,Fe]);
var frameOf=function(e,t,r){
return r.places().keyframeOf(hostObjectOf(e))
};
var timelineOf$2=function(e,t,r){
return r.timelineOf(layerOfElement(hostObjectOf(e)))
};
var at={
word:"element",
pseudos:rt,
attributes:Y,
members:{
frame:frameOf,
timeline:timelineOf$2
},
testName:function(e,t){
return t.of("name").text(e,e(""))
},
testItem:function(e,t,r){
var n=r.of("libraryItem");
var i=r.of("libraryItem."+e);
return function matchesItem(e,r){
return isObject(n.read(e,r))&&t(memberText(i.read(e,r)))
}
},
positionLists:null,
subjectsOf:function(e){
return e.elements
},
reachableFrom:reachableElements
};
function layerOfFrame(e,t,r){
var n=r.layerOf(hostObjectOf(e));
return n&&n.object
}
var timelineOf$1=function(e,t,r){
return r.timelineOf(layerOfFrame(e,t,r))
};
var labelOf=function(e){
return read(hostObjectOf(e),s)
};
function byLayer(e,t){
var r=[];
var n=[r];
var i=[];
for(var o=0;o<e.length;o++){
var a=t.layerOf(e[o].object);
if(!a)r.push(e[o]);
else{
if(i[a.id]===undefined)i[a.id]=n.push([])-1;
n[i[a.id]].push(e[o])
}
}
return n
}
function pathOfSubject(e){
return pathOfLayer(e.object)
}
var st={
word:"frame",
pseudos:ot,
attributes:{},
members:{
layer:layerOfFrame,
timeline:timelineOf$1,
label:labelOf
},
testName:function(e,t){
return t.of("name").text(e,e(""))
},
testItem:function(e,t){
if(e!=="name")return NOTHING;
return function matchesLayer(e,r){
var n=r.layerOf(hostObjectOf(e));
return n!==null&&t(n.remember(pathOfLayer,pathOfSubject,null))
}
},
positionLists:byLayer,
subjectsOf:function(e){
return e.frames
},
reachableFrom:function(e){
return e
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
})
}
t.sort(comparePlaces);
var i=[];
for(r=0;r<t.length;r++)i.push(t[r].item);
return i
}
function comparePlaces(e,t){
return compareTexts(e.key,t.key)||compareTexts(e.path,t.path)
}
function compareTexts(e,t){
if(e<t)return-1;
return e>t?1:0
}
var ut={
word:"item",
pseudos:nt,
attributes:ee,
members:{},
testName:function(e,t){
var r=t.of("name");
return function(t,n){
return e(leafOf(memberText(r.read(t,n))))
}
},
testItem:function(e,t,r){
var n=r.of(e);
return function(e,r){
return t(memberText(n.read(e,r)))
}
},
positionLists:function(e){
return[inPathOrder(e)]
},
subjectsOf:function(e){
return e.items
},
reachableFrom:function(e,t){
var r=ae.of(e);
r.addAll(t.library().items);
return r.subjects
}
};
var timelineOf=function(e,t,r){
return r.timelineOf(hostObjectOf(e))
};
var lt={
word:"layer",
pseudos:it,
attributes:{},
members:{
timeline:timelineOf
},
testName:function(e,t){
return t.of("name").text(e,e(""))
},
testItem:function(e,t,r){
if(e!=="name")return NOTHING;
var n=r.derived(pathOfLayer,function(e){
return pathOfLayer(hostObjectOf(e))
});
return n.test(function(e){
return t(e)
})
},
positionLists:null,
subjectsOf:function(e){
return e.layers
},
reachableFrom:reachableLayers
};
function compileComparison(e){
var t=compileTextComparison(e);
if(t)return matchesText(t);
var r=e.operator;
var n=e.value;
if(r==="=")return equals(n);
if(r==="!=")return differs(n);
return ordering(r,n.value)
}
function compileTextComparison(e){
var t=e.operator,r=e.value;
switch(t){
case"^=":
return beginsWith(r.text,false);
case"$=":
return endsWith(r.text,false);
case"*=":
return contains(r.text);
case"~=":
return regExpTest(regExpOf(r));
default:
return null;
}
}
function compileEquality(e){
return equals(e.value)
}
function isPresent(e){
return e!==undefined&&e!==null
}
function ordering(e,t){
if(e==="<")return function(e){
return(typeof e==="number"?e:numberOf(e))<t
};
if(e==="<=")return function(e){
return(typeof e==="number"?e:numberOf(e))<=t
};
if(e===">")return function(e){
return(typeof e==="number"?e:numberOf(e))>t
};
return function(e){
return(typeof e==="number"?e:numberOf(e))>=t
}
}
function numberOf(e){
var t=typeof e==="string"?readNumber(e):null;
return t===null?NaN:t
}
function equals(e){
if(e.type==="range")return isWithin$1(e);
if(e.type==="pattern")return matchesText(compilePattern(e.pattern,{
ignoreCase:false
}));
return equalsText(e.text)
}
function differs(e){
var t=equals(e);
return function(e){
return!t(e)
}
}
function isWithin$1(e){
var t=e.min,r=e.max;
return function isInRange(e){
var n=typeof e==="number"?e:numberOf(e);
return n>=t&&n<=r
}
}
function equalsText(e){
var t=readNumber(e);
return function isEqual(r){
if(typeof r==="string")return r===e;
if(typeof r==="number"&&t!==null)return r===t;
return r!==undefined&&String(r)===e
}
}
function regExpOf(e){
var t=e.source,r=e.flags;
return new RegExp(t,r)
}
function matchesText(e){
return function(t){
return typeof t==="string"?e(t):isPresent(t)&&e(String(t))
}
}
function registeredPseudo(e,t,r){
return userCode(function(n,i){
return Boolean(call(t,":"+e,n,i,r))
})
}
function registeredAttribute(e,t,r,n){
var i=n.derived("["+e+"]",function askCallback(e,r,n){
return call(t,r,e,n)
});
return userCode(function(e,t){
return r(i.read(e,t))
})
}
function userCode(e){
var t=testStep(e,z.OWN);
t.runsUserCode=true;
return t
}
function call(e,t,r,n,i){
var o=hostObjectOf(r);
try{
return e(o,i)
}catch(a){
throw blameQuery(a,'thrown by "'+t+'" for',o,n)
}
}
function compileAttribute(e,t,r){
var n=t.attribute(e.key);
if(n){
var i=e.operator===null?Boolean:compileComparison(e);
return registeredAttribute(e.key,n,i,r)
}
var o=t.domain.attributes[e.key+":"];
if(o)return testStep(builtInTest(e,o,r),o.cost);
var a=e.key.indexOf(".")<0?z.OWN:z.LINKED;
var s=r.of(e.key);
var u=compileTextComparison(e);
if(u)return testStep(s.text(u,false),a);
return testStep(s.test(e.operator===null?isPresent:compileComparison(e)),a)
}
function builtInComparison(e,t){
var r=t.isSame;
var n=e.operator,i=e.value;
if(n===null)return isPresent;
if(n!=="="&&n!=="!=")return compileComparison(e);
if(!r||!i||i.type!=="text")return compileEquality(e);
return function(e){
return r(e,i.text)
}
}
function builtInTest(e,t,r){
var n=t.makeValues(r);
var i=e.operator==="!=";
var o=builtInComparison(e,t);
return function holdsForAny(e,t){
var r=n(e,t);
for(var a=0;a<r.length;a++)if(o(r[a]))return!i;
return i
}
}
var ft={
ignoreCase:true
};
function compileName(e,t,r){
var n=e.pattern;
return testStep(t.testName(compilePattern(n,ft),r),z.OWN)
}
function compilePath(e,t,r){
var n=e.pattern;
return testStep(t.testItem("name",compilePattern(n,ft),r),z.LINKED)
}
function compileClass(e,t,r){
var n=e.pattern,i=e.scope;
var o=compilePattern(n,ft);
function matchesClass(e){
return!!e&&o(i==="last"?e.substring(e.lastIndexOf(".")+1):e)
}
return testStep(t.testItem("linkageClassName",matchesClass,r),z.LINKED)
}
function joinSteps(e){
var t=[];
var r=[];
for(var n=0;n<e.length;n++){
var i=e[n];
if(i.type==="test"){
insertByCost(r,i);
continue
}
addJoined(t,r);
t.push(i);
r=[]
}
addJoined(t,r);
return t
}
function addJoined(e,t){
if(t.length>0)e.push(joinTests(t,allOf))
}
function uniteTests(e){
return joinTests(e,anyOf)
}
function insertByCost(e,t){
var r=e.length;
while(r>0&&!t.runsUserCode&&!e[r-1].runsUserCode&&e[r-1].cost>t.cost)r--;
e.splice(r,0,t)
}
function joinTests(e,t){
var r=[];
var n=testStep(ANYTHING$1,z.NOTHING);
for(var i=0;i<e.length;i++){
r.push(e[i].test);
n.cost=Math.max(n.cost,e[i].cost);
n.runsUserCode=n.runsUserCode||e[i].runsUserCode;
n.needsIdentity=n.needsIdentity||e[i].needsIdentity
}
n.test=t(r);
return n
}
var ct=function(){
function Property(e,t,r){
this.key=e;
this.fetch=t;
this.keeping=r;
this.users=1;
this.lastCandidate=null;
this.isDirect=r==="never"&&t===read;
if(r==="subject"&&t===read)this.fetch=readOfSubject
}
Property.prototype.read=function(e,t){
var r=this.keeping;
if(r==="never")return this.fetch(e,this.key,t);
if(r==="subject")return e.remember(this.key,this.fetch,t);
if(this.lastCandidate!==e){
this.lastValue=this.fetch(e,this.key,t);
this.lastCandidate=e
}
return this.lastValue
};
Property.prototype.reader=function(){
var e=this;
var t=this.key;
if(!this.isDirect)return function(t,r){
return e.read(t,r)
};
return function readDirectly(e){
try{
return e[t]
}catch(r){
return refused(r)
}
}
};
Property.prototype.test=function(e){
var t=this;
var r=this,n=r.key,i=r.fetch;
if(this.keeping!=="never")return function(r,n){
return e(t.read(r,n))
};
if(!this.isDirect)return function(t,r){
return e(i(t,n,r))
};
return function holdsDirectly(t){
var r;
try{
r=t[n]
}catch(i){
r=refused(i)
}
return e(r)
}
};
Property.prototype.isOneOf=function(e){
var t=e.length===1;
var r=t?this.is(e[0]):this.test(function(t){
return includes(e,t)
});
r.property=this;
r.values=e;
return r
};
Property.prototype.text=function(e,t){
var r=this.key;
function matchesValue(r){
if(typeof r==="string")return e(r);
return r===undefined||r===null?t:e(String(r))
}
if(!this.isDirect)return this.test(matchesValue);
return function matchesDirectly(t){
var n;
try{
n=t[r]
}catch(i){
n=refused(i)
}
return typeof n==="string"?e(n):matchesValue(n)
}
};
Property.prototype.unite=function(e,t){
this.users--;
return this.isOneOf(e.values.concat(t.values))
};
Property.prototype.forget=function(){
this.lastCandidate=null;
this.lastValue=undefined
};
Property.prototype.is=function(e){
var t=this;
var r=this.key;
if(!this.isDirect)return function(r,n){
return t.read(r,n)===e
};
return function isDirectly(t){
try{
return t[r]===e
}catch(n){
return refused(n)===e
}
}
};
return Property
}();
function readOfSubject(e,t){
return read(hostObjectOf(e),t)
}
var ht=function(){
function Properties(e,t){
this.own=e;
this.kept=t;
this.list=[]
}
Properties.prototype.of=function(e){
if(e.indexOf(".")>=0)return this.derived(e,this.followed(e));
return this.derived(e,hasOwn(this.own,e)?this.own[e]:read)
};
Properties.prototype.derived=function(e,t){
for(var r=0;r<this.list.length;r++){
if(this.list[r].key!==e)continue;
this.list[r].users++;
return this.list[r]
}
var n=new ct(e,t,this.keepingOf(e));
this.list.push(n);
return n
};
Properties.prototype.readerOf=function(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(this.of(e[r]));
return function readerIn(r){
return function readMember(n,i){
var o=0;
while(e[o]!==i)o++;
return t[o].read(n,r)
}
}
};
Properties.prototype.shared=function(){
var e=[];
for(var t=0;t<this.list.length;t++)if(this.list[t].users>1)e.push(this.list[t].key);
return e
};
Properties.prototype.forget=function(){
for(var e=0;e<this.list.length;e++)this.list[e].forget()
};
Properties.prototype.keepingOf=function(e){
if(!this.kept)return"subject";
return includes(this.kept,e)?"last":"never"
};
Properties.prototype.followed=function(e){
var t=e.indexOf(".");
var r=this.of(e.substring(0,t)).reader();
var n=e.substring(t+1);
var i=n.indexOf(".")<0&&!isPathWord(n);
var o=i?readLeniently:wordReader(n,readLeniently);
return function(e,t,i){
return o(r(e,i),n)
}
};
return Properties
}();
function compile(e,t){
var r=t.domain.members;
var n=compileJoined(e,t,new ht(r,[]));
if(!canRunOnObjects(n,t))return compileWithIdentity(e,t);
var i=n.properties.shared();
return i.length===0?n:compileJoined(e,t,new ht(r,i))
}
function compileAsWritten(e,t){
return withIdentity(compileParts(e,t,new ht(t.domain.members,null)))
}
function compileJoined(e,t,r){
var n=compileParts(e,t,r);
var i=[];
for(var o=0;o<n.parts.length;o++){
var a=joinSteps(n.parts[o]);
n.parts[o]=a;
if(a.length===1&&a[0].type==="test")i.push(a[0])
}
if(i.length===n.parts.length)n.parts=[[uniteTests(i)]];
return n
}
function compileParts(e,t,r){
var n=e.groups;
var i={
parts:[],
properties:r,
needsIdentity:false,
runsUserCode:false
};
for(var o=0;o<n.length;o++){
var a=compilePart(n[o],t,r);
for(var s=0;s<a.length;s++){
var u=a[s];
if(u.type!=="position")i.runsUserCode=i.runsUserCode||u.runsUserCode
}
i.parts.push(a)
}
return i
}
function compilePart(e,t,r){
var n=e.steps;
var i=[];
for(var o=0;o<n.length;o++)i.push(compileStep(n[o],t,r));
return i
}
function canRunOnObjects(e,t){
var r=e.parts;
var n=t.domain;
if(r.length>1)return false;
for(var i=0;i<r[0].length;i++){
var o=r[0][i];
var a=o.type==="position"&&n.positionLists===null;
if(!a&&(i>0||o.type!=="test"||o.needsIdentity))return false
}
return true
}
function compileWithIdentity(e,t){
return withIdentity(compileJoined(e,t,new ht(t.domain.members,null)))
}
function withIdentity(e){
e.needsIdentity=true;
return e
}
function compileStep(e,t,r){
switch(e.type){
case"universal":
return testStep(ANYTHING$1,z.NOTHING);
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
return registeredPseudo(e.name,t.callback(e.name),i)
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
var o=r.within(e.name);
if(!t.asksOthers)return compileJoined(i,o,n);
return compileWithIdentity(i,o)
}
var mt=40;
var pt="[^ -~\\u00a1-\\u2027\\u202a-\\uffff]";
function oneLine(e){
return e.replace(new RegExp(pt,"g")," ")
}
function clip(e){
return e.length<=mt?oneLine(e):"".concat(oneLine(e.substring(0,mt)),"...")
}
function parseRange(e,t){
var r=e.position;
var n=e.text.indexOf("}",r);
if(n<0){
e.position=e.text.length;
e.close("}",'"{"')
}
var i=e.text.substring(r,n+1);
var o=i.substring(1,i.length-1).split("|");
var a=t==="whole"?readWholeNumber:readNumber;
var s=o.length===2?a(trim(o[0])):null;
var u=o.length===2?a(trim(o[1])):null;
if(s===null||u===null){
var l=t==="whole"?"whole numbers":"numbers";
throw e.error('unreadable range "'.concat(clip(i),'": expected two ').concat(l,' such as "{1|20}", or "\\{"'),r)
}
if(s>u){
var f='Did you mean "{'.concat(u,"|").concat(s,'}"?');
throw e.error('unreadable range "'.concat(clip(i),'": expected the smaller number first'),r,f)
}
e.position=n+1;
return{
min:s,
max:u
}
}
var dt=function(){
function PatternBuilder(){
this.pieces=[];
this.fragments=[]
}
PatternBuilder.prototype.text=function(e){
if(e!=="")this.fragments.push(e)
};
PatternBuilder.prototype.any=function(){
this.flush();
var e=this.pieces[this.pieces.length-1];
if(!e||e.type!=="any")this.pieces.push({
type:"any"
})
};
PatternBuilder.prototype.range=function(e,t){
this.flush();
this.pieces.push({
type:"range",
min:e,
max:t
})
};
PatternBuilder.prototype.pattern=function(){
this.flush();
return this.pieces
};
PatternBuilder.prototype.flush=function(){
if(this.fragments.length>0)this.pieces.push({
type:"text",
text:this.fragments.join("")
});
this.fragments=[]
};
return PatternBuilder
}();
var vt="\"'";
function parseText(e,t){
var r=new dt;
while(isOneOf(e.peek(),t.trims))e.position++;
var n=e.position;
var i=0;
for(var o=e.peek();o!==""&&!isOneOf(o,t.ends);o=e.peek()){
if(t.parentheses){
if(o===")"&&i===0)break;
i+=o==="("?1:(o===")"?-1:0)
}
if(!isSpecial(o,t)){
e.position++;
continue
}
r.text(e.text.substring(n,e.position));
parseSpecial(e,r);
n=e.position
}
if(i>0)throw e.unexpected('")" or "\\("');
var a=e.position;
while(a>n&&isOneOf(e.text.charAt(a-1),t.trims))a--;
r.text(e.text.substring(n,a));
return r.pattern()
}
function parseQuoted(e,t){
if(t===void 0)t="";
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
return i
}
function literalText(e){
var t=e[0];
return t&&t.type==="text"?t.text:""
}
function isQuote(e){
return isOneOf(e,vt)
}
function isSpecial(e,t){
return e==="\\"||(t.stars&&e==="*")||(t.ranges&&e==="{")
}
function parseSpecial(e,t){
if(e.take("*"))t.any();
else if(e.take("\\"))t.text(parseEscaped(e));
else{
var r=parseRange(e,"whole");
t.range(r.min,r.max)
}
}
function parseEscaped(e){
var t=e.peek();
if(t==="")throw e.unexpected('a character after "\\"');
e.position++;
return t
}
function isOneOf(e,t){
return e!==""&&t.indexOf(e)>=0
}
var yt=/^[gim]*$/;
function parseRegExp(e){
var t=e.position;
if(!e.take("/"))throw e.unexpected('a regular expression such as /^star/i after "~="');
var r=parseSource(e);
var n=parseFlags(e);
if(r==="")throw e.error("unreadable regular expression: expected something between the slashes",t);
if(!yt.test(n))throw e.error('unreadable regular expression: expected the flags g, i or m but found "'.concat(clip(n),'"'),t);
try{
new RegExp(r,n).test("")
}catch(i){
throw e.error("unreadable regular expression: expected one that compiles (".concat(reasonOf$1(i,r),")"),t)
}
return{
type:"regexp",
index:t,
source:r,
flags:n
}
}
function reasonOf$1(e,t){
return errorText(e).split(t).join(clip(t))
}
function parseSource(e){
var t=e.position;
var r=false;
for(var n=e.peek();n!==""&&(r||n!=="/");n=e.peek()){
if(n==="\\")e.position++;
else if(n==="[")r=true;
else if(n==="]")r=false;
e.position++
}
e.position=Math.min(e.position,e.text.length);
var i=e.text.substring(t,e.position);
e.close("/","regular expression");
return i
}
function parseFlags(e){
var t=e.position;
while(/[A-Za-z]/.test(e.peek()))e.position++;
return e.text.substring(t,e.position)
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
return t==="="||t==="!="?parseEqual(e):parseLiteral(e)
}
function isMissing(e){
return e.peek()==="]"||e.peek()===""
}
function parseQuotedValue(e){
var t=e.position;
return{
type:"text",
index:t,
text:literalText(parseQuoted(e)),
quoted:true
}
}
function parseLiteral(e){
var t=e.position;
return{
type:"text",
index:t,
text:literalText(parseText(e,bare(false))),
quoted:false
}
}
function parseEqual(e){
var t=e.position;
if(e.peek()==="{"){
var r=parseLoneRange(e);
if(r!==null)return r;
e.position=t
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
}
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
}:null
}
function parseLimit(e,t){
var r=e.position;
var n='a number such as 200 or -1.5 after "'.concat(t,'"');
if(isMissing(e))throw e.unexpected(n);
var i=literalText(isQuote(e.peek())?parseQuoted(e):parseText(e,bare(false)));
var o=readNumber(i);
if(o===null)throw e.error('unreadable number "'.concat(clip(i),'": expected ').concat(n),r);
return{
type:"number",
index:r,
value:o
}
}
function bare(e){
return{
ends:"]",
trims:B,
stars:e,
ranges:e,
parentheses:false
}
}
var gt=["!=","^=","$=","*=","~=","<=",">=","=","<",">"];
var bt=[["===","="],["!==","!="],["==","="],["=>",">="],["=<","<="],["<>","!="]];
var Ot="".concat(B,"=!^*~<>[]{}()\"'|,:/`");
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
}
}
function parseKey(e){
var t=e.position;
var r=[];
while(!isKeyEnd(e)){
var n=e.peek();
e.position++;
r.push(n==="\\"?parseEscaped(e):n)
}
if(r.length===0)throw e.unexpected("the name of a property");
var i=r.join("");
if(".".concat(i,".").indexOf("..")>=0)throw e.error("unreadable property: expected names with single dots between them",t);
return i
}
function isKeyEnd(e){
var t=e.peek();
if(t==="$")return e.text.charAt(e.position+1)==="=";
return t===""||Ot.indexOf(t)>=0
}
function parseOperator(e){
for(var t=0;t<bt.length;t++){
var r=bt[t][0];
if(!isNext(e,r))continue;
throw e.error('unknown operator "'.concat(r,'"'),e.position,'Did you mean "'.concat(bt[t][1],'"?'))
}
for(t=0;t<gt.length;t++){
if(!isNext(e,gt[t]))continue;
e.position+=gt[t].length;
return gt[t]
}
if(e.peek()==="")e.close("]",'"["');
throw e.unexpected('"]" or one of = != ^= $= *= ~= < <= > >=')
}
function isNext(e,t){
return e.text.substring(e.position,e.position+t.length)===t
}
var wt=/^([+-]?\d*)n$/;
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
var r=wt.exec(t);
if(r)return nth(readSteps(r[1]),0);
var n=xt.exec(t);
if(n)return nth(readSteps(n[1]),readWholeNumber(n[2]+n[3]));
return nth(0,readWholeNumber(t))
}
function readSteps(e){
return readWholeNumber(e===""||e==="+"||e==="-"?"".concat(e,"1"):e)
}
function nth(e,t){
return e===null||t===null?null:{
a:e,
b:t
}
}
var Ct=32;
var kt={
ends:")",
trims:"",
stars:false,
ranges:false,
parentheses:false
};
var Tt={
ends:"",
trims:"",
stars:false,
ranges:false,
parentheses:true
};
function parseArgument(e,t,r,n){
if(t==="query"&&e.depth===Ct)throw e.error("too deep: the maximum is ".concat(Ct," queries within one another"));
e.position++;
var i=parseContent(e,t,r,n);
e.close(")",'"("');
return i
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
}
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
}
}
function parseProbability(e){
var t=parseWord(e),r=t.index,n=t.text;
var i=readNumber(n);
if(i===null||i<0||i>1)throw unreadable(e,"probability",n,r,"a number from 0 to 1");
return{
type:"number",
index:r,
value:i
}
}
function parseWord(e){
e.skipBlanks();
var t=e.position;
return{
index:t,
text:trim(literalText(parseText(e,kt)))
}
}
function unreadable(e,t,r,n,i){
if(r!=="")return e.error("unreadable ".concat(t,' "').concat(clip(r),'": expected ').concat(i),n);
var o=e.peek()===""?'unclosed "("':"missing argument";
return e.error("".concat(o,": expected ").concat(i),n)
}
function parseUntouched(e){
var t=e.position;
return{
type:"text",
index:t,
text:literalText(parseText(e,Tt))
}
}
var Et=[["contains","has"]];
function canonicalName(e){
for(var t=0;t<Et.length;t++)if(Et[t][0]===e)return Et[t][1];
return e
}
function parsePseudo(e,t,r){
var n=e.position;
e.position++;
var i=parseName$1(e);
var o=canonicalName(i);
var a=t.argumentOf(o);
if(a===null)throw unknownPseudo(e,i,n,t);
var s=e.peek()==="(";
if(!s&&(a==="query"||a==="nth"))throw e.error('missing argument: expected "(" after ":'.concat(i,'"'));
if(s&&a==="none")throw e.error('surplus argument: expected no parentheses after ":'.concat(i,'"'));
var u=s?parseArgument(e,a,t.within(o),r):null;
return{
type:"pseudo",
index:n,
name:o,
argument:u
}
}
function parseName$1(e){
var t=e.position;
while(/[A-Za-z0-9_-]/.test(e.peek()))e.position++;
if(e.position===t)throw e.unexpected('the name of a pseudo after ":"');
return e.text.substring(t,e.position)
}
var St={
eq:":nth(1)",
gt:":nth(n+2)",
lt:":nth(-n+2)",
visible:"[visible=true]",
hidden:"[visible=false]",
"first-child":":first",
"last-child":":last",
"nth-child":":nth(2)"
};
function unknownPseudo(e,t,r,n){
var i=n.pseudos().slice(0);
for(var o=0;o<Et.length;o++)if(n.argumentOf(Et[o][1])!==null)i.push(Et[o][0]);
var a=nearest(t,i);
var s=hintInside(t,n)||(a===null&&!hasOwn(St,t)?"Expected one of :".concat(i.sort().join(" :")):'Did you mean "'.concat(a===null?St[t]:":".concat(a),'"?'));
return e.error('unknown pseudo ":'.concat(clip(t),'"'),r,s)
}
function hintInside(e,t){
var r=["frames","has"];
for(var n=0;n<r.length;n++){
if(t.argumentOf(r[n])!=="query")continue;
if(t.within(r[n]).argumentOf(e)!==null)return'Did you mean ":'.concat(r[n],"(:").concat(e,')"?')
}
return null
}
var At=160;
var Ft=100;
var It="...";
function pointAt(e,t){
var r=0;
var n=e.length;
if(e.length>At){
r=Math.max(0,t-Ft);
n=Math.min(e.length,r+At)
}
var i=r>0?It:"";
var o=n<e.length?It:"";
var a=oneLine(e.substring(r,n));
return"  ".concat(i).concat(a).concat(o,"\n  ").concat(padLeft("^",i.length+t-r+1))
}
var Lt="SelectorError";
var Nt=["stack","fileName","lineNumber","line"];
var Pt=function SelectorError(e){
this.message=format(e);
this.query=e.query;
this.index=e.index;
locate(this)
};
function Parent(){}
Parent.prototype=Error.prototype;
var jt=new Parent;
jt.name=Lt;
jt.toString=function toString(){
return"".concat(this.name,": ").concat(this.message)
};
jt.constructor=Pt;
Pt.prototype=jt;
function format(e){
var t="".concat(e.caller,": ").concat(e.problem,"\n").concat(pointAt(e.query,e.index));
return e.hint===undefined?t:"".concat(t,"\n  ").concat(e.hint)
}
function locate(e){
var t=new Error(e.message);
for(var r=0;r<Nt.length;r++){
var n=t[Nt[r]];
if(n===undefined)continue;
e[Nt[r]]=typeof n==="string"?n.replace(/^Error:/,"".concat(Lt,":")):n
}
}
var $t=function(){
function Scanner(e,t){
this.text=e;
this.caller=t;
this.position=0;
this.depth=0
}
Scanner.prototype.peek=function(){
return this.text.charAt(this.position)
};
Scanner.prototype.take=function(e){
if(this.peek()!==e)return false;
this.position++;
return true
};
Scanner.prototype.skipBlanks=function(){
while(isBlank(this.peek()))this.position++
};
Scanner.prototype.close=function(e,t){
if(this.take(e))return;
if(this.peek()!=="")throw this.unexpected(quoteCharacter(e));
throw this.error("unclosed ".concat(t,": expected ").concat(quoteCharacter(e)," before the end"))
};
Scanner.prototype.unexpected=function(e){
return this.error("expected ".concat(e," but found ").concat(quoteCharacter(this.peek())))
};
Scanner.prototype.error=function(e,t,r){
if(t===void 0)t=this.position;
return new Pt({
caller:this.caller,
problem:e,
query:this.text,
index:t,
hint:r
})
};
return Scanner
}();
function quoteCharacter(e){
if(e==="")return"the end";
return e==='"'?"'\"'":'"'.concat(oneLine(e),'"')
}
var Dt='a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';
var Bt='".class", "[attribute]", ":pseudo", ","';
function parse(e,t,r){
if(r===void 0)r="$()";
return parseQuery(new $t(e,r),t)
}
function parseQuery(e,t){
var r=[];
do{
r.push(parseGroup(e,t))
}while(e.take(","));
return{
type:"query",
text:e.text,
index:r[0].index,
groups:r
}
}
function parseGroup(e,t){
e.skipBlanks();
var r=e.position;
var n=[];
for(var i=parseBeginning(e,t);i!==null;i=parseStep(e,t)){
n.push(i);
e.skipBlanks()
}
if(n.length===0)throw emptyGroup(e);
if(!isGroupEnd(e))throw e.unexpected(e.depth>0?"".concat(Bt,' or ")"'):Bt);
return{
type:"group",
index:r,
steps:n
}
}
function parseBeginning(e,t){
if(isGroupEnd(e))return null;
var r=parseStep(e,t);
if(r!==null)return r;
var n=e.peek();
var i=n==="/"||(isQuote(n)&&e.text.charAt(e.position+1)==="/");
return i?parsePath(e):parseName(e)
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
}
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
}
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
}
}
function parseWords(e,t){
if(isQuote(e.peek()))return parseQuoted(e,t);
return parseText(e,{
ends:":[,",
trims:B+t,
stars:true,
ranges:true,
parentheses:e.depth>0
})
}
function classScope(e){
for(var t=0;t<e.length;t++){
var r=e[t];
if(r.type==="text"&&r.text.indexOf(".")>=0)return"whole"
}
var n=e[0];
if(n.type==="any")return"last";
return n.type==="text"&&isCapital(n.text.charAt(0))?"last":"whole"
}
function isCapital(e){
return e.toLowerCase()!==e
}
function isGroupEnd(e){
var t=e.peek();
return t===""||t===","||(t===")"&&e.depth>0)
}
function emptyGroup(e){
var t=trim(e.text)===""?"query":"part";
return e.error("empty ".concat(t,": expected ").concat(Dt))
}
var Mt=function(){
function Subjects(e){
this.run=e;
this.list=[];
this.index=null;
this.isInside=true
}
Subjects.prototype.of=function(e){
var t=this.index||(this.index=this.buildIndex());
var r=t.get(e);
if(r)return r;
this.isInside=false;
return this.append(e)
};
Subjects.prototype.all=function(e){
var t=[];
var r=[];
for(var n=0;n<e.length;n++){
var i=this.of(e[n]);
if(!r[i.id])t.push(i);
r[i.id]=true
}
return t
};
Subjects.prototype.allDistinct=function(e){
if(this.list.length>0)return this.all(e);
this.isInside=false;
for(var t=0;t<e.length;t++)this.append(e[t]);
return this.list.slice(0)
};
Subjects.prototype.inside=function(e){
if(!this.isInside)return this.all(e);
var t=this.list.length;
for(var r=0;r<e.length;r++)this.append(e[r]);
return this.list.slice(t)
};
Subjects.prototype.append=function(e){
var t=new _(e,this.list.length);
this.list.push(t);
if(this.index)this.index.set(e,t);
return t
};
Subjects.prototype.buildIndex=function(){
var e=new L;
if(this.run)e.whereOf=this.run.places().whereOf;
for(var t=0;t<this.list.length;t++)e.set(this.list[t].object,this.list[t]);
return e
};
return Subjects
}();
var Rt=function(){
function QueryRun(e){
this.elements=new Mt(this);
this.items=new Mt;
this.layers=new Mt(this);
this.frames=new Mt(this);
this.hasFailed=false;
this.layersAt=[];
this.libraryIndex=null;
this.knownPlaces=null;
this.memory=[];
this.query=e.query;
this.document=e.document;
this.random=e.random
}
QueryRun.prototype.library=function(){
if(!this.libraryIndex)this.libraryIndex=new $e(this.document.library.items,this.items);
return this.libraryIndex
};
QueryRun.prototype.places=function(){
if(!this.knownPlaces)this.knownPlaces=new j(this.document);
return this.knownPlaces
};
QueryRun.prototype.layerOf=function(e){
var t=this.places().ofFrame(e);
if(!t)return null;
var r=this.layersAt;
return r[t.number]||(r[t.number]=this.layers.inside([t.layer])[0])
};
QueryRun.prototype.timelineOf=function(e){
var t=e&&this.places().ofLayer(e);
return t&&t.timeline
};
QueryRun.prototype.itemOf=function(e){
var t=e.read("libraryItem");
return isObject(t)?this.items.of(t):null
};
QueryRun.prototype.remember=function(e){
var t=this.memory;
for(var r=0;r<t.length;r+=2)if(t[r]===e)return t[r+1];
var n=e(this);
t.push(e,n);
return n
};
return QueryRun
}();
var Wt=/^:[A-Za-z0-9_-]+$/;
var qt=/^\[[A-Za-z0-9_-]+\]$/;
var Vt=200;
function onlyOf(e){
var t=[];
for(var r=0;r<e.length;r++)if(!includes(t,e[r]))t.push(e[r]);
return t.length<2?t[0]:t
}
var Ut=0;
var Kt=function(){
function Registry(e,t){
if(t===void 0)t={};
this.domain=e;
this.contents=t;
this.callbacks={};
this.plans={};
this.planCount=0;
this.generation=0
}
Registry.prototype.register=function(e,t){
var r="Selectors."+this.domain.word+".register(): ";
if(typeof e!=="string"||!(Wt.test(e)||qt.test(e))){
var n='name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
throw new TypeError(r+n+describeValue(e))
}
if(typeof t!=="function")throw new TypeError(r+"callback must be a Function, got "+describeValue(t));
if(this.pseudo(canonicalName(e.substring(1))))throw new Error(r+'"'+e+'" is built in; choose another name');
this.callbacks[e]=t;
Ut++
};
Registry.prototype.pseudo=function(e){
var t=this.domain.pseudos;
return hasOwn(t,e)?t[e]:null
};
Registry.prototype.callback=function(e){
return this.callbacks[":"+e]||null
};
Registry.prototype.attribute=function(e){
return this.callbacks["["+e+"]"]||null
};
Registry.prototype.argumentOf=function(e){
var t=this.pseudo(e);
if(t===null)return this.callback(e)?"optional-text":null;
if(t.type==="position")return t.argument;
return t.type==="query"?"query":"none"
};
Registry.prototype.readableWords=function(){
var e=this.domain,t=e.attributes,r=e.members;
var n=ownNames(r);
for(var i in t)if(hasOwn(t,i))n.push(i.replace(":",""));
for(var i in this.callbacks)if(qt.test(i))n.push(i.slice(1,-1));
return n
};
Registry.prototype.readerOfWord=function(e,t){
var r=this.attribute(e);
if(r)return r;
var n=this.domain,i=n.attributes,o=n.members;
var a=i[e+":"];
if(!a&&!hasOwn(o,e))return null;
var s=new Rt({
query:e,
document:t,
random:Math.random
});
if(!a)return function(t){
return o[e](t,e,s)
};
var u=a.makeValues(new ht(o,[]));
return function(e){
return onlyOf(u(e,s))
}
};
Registry.prototype.readerOf=function(e,t){
var r=e.indexOf(".");
if(r<0)return this.readerOfWord(e,t)||wordReader(e);
var n=this.readerOfWord(e.substring(0,r),t);
if(!n)return wordReader(e);
var i=wordReader(e.substring(r+1));
return function(e){
return i(n(e))
}
};
Registry.prototype.pseudos=function(){
var e=[];
for(var t in this.domain.pseudos)if(this.pseudo(t))e.push(t);
for(var t in this.callbacks)if(Wt.test(t))e.push(t.substring(1));
return e
};
Registry.prototype.within=function(e){
return hasOwn(this.contents,e)?this.contents[e]:this
};
Registry.prototype.parse=function(e,t){
return parse(e,this,t)
};
Registry.prototype.planOf=function(e,t){
if(this.generation!==Ut||this.planCount===Vt)this.forgetPlans();
var r=this.plans["/"+e];
if(r)return r;
var n=compile(this.parse(e,t),this);
this.plans["/"+e]=n;
this.planCount++;
return n
};
Registry.prototype.forgetPlans=function(){
this.plans={};
this.planCount=0;
this.generation=Ut
};
return Registry
}();
var zt=new Kt(at);
var _t=new Kt(ut,{
has:zt
});
var Gt=new Kt(st,{
has:zt
});
var Qt=new Kt(lt,{
has:zt,
frames:Gt
});
function wordsOf(e){
return{
register:function(t,r){
e.register(t,r);
return Ht
}
}
}
var Ht={
element:wordsOf(zt),
item:wordsOf(_t),
layer:wordsOf(Qt),
frame:wordsOf(Gt),
random:Math.random
};
function blameDeleted(e,t,r){
try{
return r()
}catch(a){
if(!isDeletedError(a))throw a;
var n=0;
for(var i=0;i<t.length;i++)for(var o=0;o<t[i].length;o++,n++)if(isDeleted(t[i][o]))throw failure(e,n,t[i][o],a);
throw a
}
}
function escape(e,t){
var r=t.special,n=t.first,i=n===void 0?"":n,o=t.last,a=o===void 0?"":o;
var s=[];
for(var u=0;u<e.length;u++){
var l=e.charAt(u);
var f=r.indexOf(l)>=0||(u===0&&i.indexOf(l)>=0)||(u===e.length-1&&a.indexOf(l)>=0);
s.push(f?"\\".concat(l):l)
}
return s.join("")
}
var Jt="\\:[,*{";
var Xt="".concat(Jt,"()");
var Zt='\\"';
function printName(e,t){
var r=printPattern(e,escapes(t,"./",""));
return choose(e,t,r,"",{
special:Zt,
first:"/"
})
}
function printPath(e,t){
var r="/".concat(printPattern(e,escapes(t,"/","/")));
return choose(e,t,r,"/",{
special:Zt,
first:"/",
last:"/"
})
}
function printClass(e,t){
var r=printPattern(e,escapes(t,"",""));
return".".concat(choose(e,t,r,"",{
special:Zt
}))
}
function printPattern(e,t){
var r=t.special,n=t.first,i=t.last;
var o=e.length-1;
var a=[];
for(var s=0;s<=o;s++){
var u=e[s];
if(u.type==="any")a.push("*");
else if(u.type==="range")a.push("{".concat(u.min,"|").concat(u.max,"}"));
else a.push(escape(u.text,{
special:r,
first:s===0?n:"",
last:s===o?i:""
}))
}
return a.join("")
}
function quote(e){
return'"'.concat(escape(e,{
special:Zt
}),'"')
}
function escapes(e,t,r){
var n=e.nested;
return{
special:n?Xt:Jt,
first:B+vt+t,
last:B+r
}
}
function choose(e,t,r,n,i){
var o=t.closed;
var a=literalOf(e);
if(a===null||(!o&&a!==""&&r===n+a))return r;
return'"'.concat(n).concat(escape(a,i),'"')
}
function literalOf(e){
if(e.length===0)return"";
return e.length===1&&e[0].type==="text"?e[0].text:null
}
function printAttribute(e){
var t=escape(e.key,{
special:"".concat(Ot,"\\"),
last:"$"
});
if(e.operator===null||e.value===null)return"[".concat(t,"]");
return"[".concat(t).concat(e.operator).concat(printValue(e.operator,e.value),"]")
}
function printValue(e,t){
switch(t.type){
case"text":
return printText(e,t);
case"pattern":
return printPattern(t.pattern,{
special:"\\]*{",
first:"".concat(B).concat(vt,"=<>"),
last:B
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
first:"".concat(B).concat(vt,"=<>"),
last:B
})
}
function stringify(e){
return printQuery(e,false)
}
function stringifyStep(e){
return printStep(e,{
nested:false,
closed:false
})
}
function printQuery(e,t){
var r=[];
for(var n=0;n<e.groups.length;n++)r.push(printGroup(e.groups[n],t));
return r.join(", ")
}
function printGroup(e,t){
var r=[];
for(var n=0;n<e.steps.length;n++){
var i=e.steps[n+1];
r.push(printStep(e.steps[n],{
nested:t,
closed:Boolean(i)&&i.type==="class"
}))
}
return r.join("")
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
return e.argument===null?":".concat(e.name):":".concat(e.name,"(").concat(printArgument(e.argument),")")
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
return t>0?"".concat(r,"+").concat(t):"".concat(r).concat(t)
}
function explanation(e,t,r){
var n=[{
label:"candidates",
count:r
}];
return{
add:function(e,r,i){
var o=e>0&&r===0?", ":"";
n.push({
label:o+stringifyStep(t.groups[e].steps[r]),
count:i
})
},
finish:function(r){
n.push({
label:"matches",
count:r
});
return e+": "+stringify(t)+"\n"+table(n)
}
}
}
function table(e){
var t=0;
var r=0;
for(var n=0;n<e.length;n++){
t=Math.max(t,e[n].label.length);
r=Math.max(r,String(e[n].count).length)
}
var i=[];
for(n=0;n<e.length;n++){
var o=e[n],a=o.label,s=o.count;
i.push("  "+a+padLeft(String(s),t-a.length+2+r))
}
return i.join("\n")
}
var Yt=/([bdsw])([+*?{$]|$)/i;
var er=/[<>]| [+~] /;
function hintAt(e,t,r){
var n=e.groups;
for(var i=0;i<n.length;i++){
var o=n[i].steps;
for(var a=0;a<o.length;a++){
var s=hintAtStep(o[a],t,r);
if(s!==null)return s
}
}
return null
}
function hintAtStep(e,t,r){
switch(e.type){
case"name":
case"class":
return hintAtName(e.type,stringifyStep(e),t);
case"attribute":
return hintAtRegExp(e)||hintAtAttribute(e.key,t,r);
case"pseudo":
return hintAtContents(e);
default:
return null;
}
}
function hintAtRegExp(e){
if(!e.value||e.value.type!=="regexp")return null;
var t=e.value.source;
var r=t.indexOf("\\")<0?Yt.exec(t):null;
return r&&"/"+t+"/ has no backslash; in a script write two for one: \\\\"+r[1]
}
function hintAtAttribute(e,t,r){
var n=t.domain,i=n.attributes,o=n.members,a=n.word;
var s=e.split(".")[0];
var u=t.attribute(e)||i[s+":"]||hasOwn(o,s);
if(u||r.length===0)return null;
for(var l=0;l<r.length;l++)if(s in r[l])return null;
var f=nearest(s,memberNames(r[0]));
return f&&"no "+a+" has "+s+"; did you mean "+f+"?"
}
function hintAtContents(e){
var t=e.name,r=e.argument;
if(t!=="has"||!r||r.type!=="query")return null;
var n=r.query.groups;
var i=n[0].steps[0];
if(n.length>1||n[0].steps.length>1||i.type!=="name")return null;
var o=stringifyStep(i);
return":has("+o+") looks for a name; did you mean [text*="+o+"]?"
}
function hintAtName(e,t,r){
var n=r.domain.word;
var i=n==="element";
if(e==="name"&&(er.test(t)||(i&&t.indexOf(" ")>0)))return t+" is one name; what is inside is found by :has(\u2026), :parent and paths: /folder/*";
var o=e==="name"&&t.indexOf("/")>0?"/"+t:meaningOf(t,r);
if(o===null)return null;
return"no "+n+" is named "+t+"; did you mean "+o+"?"
}
function meaningOf(e,t){
if(e.charAt(0)==="#")return e.length>1?e.substring(1):null;
var r=foldCase(e.replace(".",""));
var n=t.pseudos();
for(var i=0;i<n.length;i++)if(foldCase(n[i])===r)return":"+n[i];
return null
}
function selectFrom(e,t,r,n){
var i=selection(e,t,n);
var o=select(r,i);
if(o.length===0)sayHint(r,i);
return o
}
function filterFrom(e,t,r,n){
var i=selection(e,t,n);
var o=filtered(r,i);
if(o.length===0)sayHint([r],i);
return o
}
function filtered(e,t){
var r=t.plan,n=t.run,i=t.words,o=t.options;
if(!r.needsIdentity&&soleTest(r))return keepObjects([e],t);
var a=select([e],t);
if(o.isDistinct)return a;
var s=i.domain.subjectsOf(n);
var u=ae.of(s.all(a));
var l=new ae;
var f=[];
for(var c=0;c<e.length;c++){
var h=s.of(e[c]);
l.add(h);
if(u.has(h))f.push(e[c])
}
for(c=0;c<a.length;c++)if(!l.has(u.subjects[c]))f.push(a[c]);
return f
}
function sayHint(e,t){
var r=t.words,n=t.plan,i=t.run,o=t.options;
if(n.isHinted)return;
n.isHinted=true;
var a=o.caller,s=o.explain;
var u=s?null:hintAt(r.parse(i.query,a),r,flatten(e));
if(u!==null)output(a+": "+u)
}
function selection(e,t,r){
var n=new Rt({
query:t,
document:r.document,
random:Ht.random
});
return{
words:e,
plan:e.planOf(t,r.caller),
run:n,
options:r
}
}
function select(e,t){
var r=t.plan,n=t.options;
if(n.explain)return explained(e,t,n.explain);
return r.needsIdentity?selectSubjects(flatten(e),t):selectObjects(e,t)
}
function selectObjects(e,t){
var r=t.plan,n=t.run,i=t.options;
var o=r.parts[0];
var a=keepObjects(e,t);
if(!i.isDistinct)a=distinctOf(a,i.document);
for(var s=0;s<o.length;s++){
var u=o[s];
if(u.type==="position")a=u.choose(a,n.random)
}
return a
}
function keepObjects(e,t){
var r=t.plan,n=t.run;
var i=r.parts[0][0];
if(i.type!=="test"||i.test===ANYTHING$1)return flatten(e);
var o=r.runsUserCode?[flatten(e)]:e;
r.properties.forget();
return keep(o,i.test,n)
}
function selectSubjects(e,t){
var r=sourceOf(e,t);
return objectsOf(inSourceOrder(runOnSubjects(t.plan,r,t.run),r,t))
}
function explained(e,t,r){
var n=t.words,i=t.run,o=t.options;
var a=n.parse(i.query,o.caller);
var s=sourceOf(flatten(e),t);
var u=explanation(o.caller,a,s.length);
var l=runOnSubjects(compileAsWritten(a,n),s,i,s,u.add);
var f=inSourceOrder(l,s,t);
var c=f.length===0?hintAt(a,n,objectsOf(s)):null;
r(u.finish(f.length)+(c===null?"":"\n  "+c));
return objectsOf(f)
}
function sourceOf(e,t){
var r=t.words,n=t.run,i=t.options;
var o=r.domain.subjectsOf(n);
return i.isDistinct?o.allDistinct(e):o.all(e)
}
function inSourceOrder(e,t,r){
var n=r.plan,i=r.words,o=r.run;
var a=ae.of(t);
var s=new ae;
for(var u=0;u<e.length;u++)if(!a.has(e[u]))s.add(e[u]);
var l=ae.of(e).inOrderOf(t);
var f=n.parts.length===1||s.subjects.length<2;
var c=f?s.subjects:s.inOrderOf(i.domain.reachableFrom(t,o));
return l.concat(c)
}
function objectsOf(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(e[r].object);
return t
}
function findActiveDocument(){
if(typeof fl==="undefined"||!fl)return null;
return fl.getDocumentDOM()||null
}
function activeDocument(e){
var t=findActiveDocument();
if(t)return t;
var r=typeof fl==="undefined"?"call createHost().install() in Node":"open one first";
throw new Error(e+"(): no document is open; "+r+", or pass the Document as an argument")
}
function isSameList(e,t){
if(e.length!==t.length)return false;
for(var r=0;r<e.length;r++)if(e[r]!==t[r])return false;
return true
}
function selectWhere(e,t){
var r=[];
var n=0;
for(var i=0;i<e.length;i++){
var o=e[i];
if(t(o,i))r[n++]=o
}
return r
}
function undoOnError(e,t){
try{
return e()
}catch(r){
try{
t()
}catch(n){}
throw r
}
}
function withCleanup(e,t){
var r=undoOnError(e,t);
t();
return r
}
function selectionOf(e){
return e.selection||[]
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
}
}
function openItem(e,t){
return e.library.editItem(t.name)!==false
}
function enterTimeline(e,t,r){
if(t)openItem(e,t);
else e.editScene(r)
}
function replaceSelection(e,t){
e.selectNone();
if(t.length>0)e.selection=t
}
function alive(e){
return selectWhere(e,function(e){
return!isDeleted(e)
})
}
function setPlayhead(e,t){
var r=t.layer,n=t.frame;
if(e.currentLayer!==r&&r<e.layerCount)e.currentLayer=r;
if(e.currentFrame!==n)e.currentFrame=n
}
function isThere(e){
var t=e.document,r=e.timeline,n=e.scene;
return t.getTimeline()===r&&t.currentTimeline===n
}
function reenter(e){
var t=e.document,r=e.item,n=e.scene;
var i=r&&!isDeleted(r)?r:null;
if(!i||t.currentTimeline!==n)enterTimeline(t,null,n);
if(i)enterTimeline(t,i,n)
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
setPlayhead(r,e)
}
}
function withPlaceRestored(e,t){
var r=readUserLocation(e);
return withCleanup(t,function(){
return restoreUserLocation(r)
})
}
function restorePlaceOnError(e,t){
var r=readUserLocation(e);
undoOnError(t,function(){
return restoreUserLocation(r)
})
}
function atFrame(e,t,r){
var n=e.getTimeline();
var i={
frame:n.currentFrame,
layer:n.currentLayer
};
withCleanup(function workAtFrame(){
if(i.frame!==t)n.currentFrame=t;
r()
},function(){
return setPlayhead(n,i)
})
}
function open(e,t,r,n){
var i;
try{
i=openItem(t,r)
}catch(o){
throw failure(e,n,r,o)
}
if(!i)throw failure(e,n,r,new Error("the host cannot open it for editing"))
}
function visitsTo(e,t){
var r=[];
forEach(e,t,function addVisit(e,t){
var n=e;
if(n.timeline)r.push({
item:n,
index:t
})
});
return r
}
function execInItems(e,t,r,n,i,o){
var a=visitsTo(e,r);
if(a.length===0)return;
withPlaceRestored(t,function visitItems(){
if(fl.getDocumentDOM()!==t)fl.setActiveWindow(t);
for(var r=0;r<a.length;r++){
var s=a[r],u=s.item,l=s.index;
open(e,t,u,l);
n.apply(i,[u,l].concat(o))
}
})
}
function documentFor(e,t,r){
if(t){
if(isDocument(t))return t;
throw wrongArgument(e,"document","a Document",t)
}
var n=isCollection(r)?r.dom:null;
return n||activeDocument(e)
}
function foundBy(e,t,r,n){
var i=t.elements,o=t.dom;
var a={
caller:r+"()",
document:o,
isDistinct:isDistinct(t)
};
return blameDeleted(r,[i],function(){
return filterFrom(n,e,i,a)
})
}
function checkObjects(e,t){
for(var r=0;r<t.length;r++)if(!isObject(t[r]))throw wrongArgument(e,"each value","an object of a document",t[r])
}
var tr=function(e){
__extends(DocumentCollection,e);
function DocumentCollection(t,r){
var n=e.call(this,t)||this;
var i=n.traits().typeName;
checkObjects(i,n.elements);
n.dom=documentFor(i,r,t);
return n
}
DocumentCollection.prototype.add=function(e){
var t=[];
for(var r=1;r<arguments.length;r++)t[r-1]=arguments[r];
var n=gatherArguments(e,t);
checkObjects(this.traits().typeName+".add",n);
for(var i=0;i<n.length;i++)this.elements.push(n[i]);
return noteLength(this)
};
DocumentCollection.prototype.filter=function(t,r){
if(typeof t==="function")return e.prototype.filter.call(this,t,r);
var n=this.traits(),i=n.typeName,o=n.words;
var a=i+".filter";
if(typeof t!=="string")throw wrongArgument(a,"test","a query or a Function",t);
replaceElements(this,foundBy(t,this,a,o));
return this
};
DocumentCollection.prototype.exec=function(e,t,r){
var n=this.traits(),i=n.typeName,o=n.itemsToOpen;
var a=i+".exec";
checkFunction(a,"callback",e);
checkParams(a,t);
var s=e;
execInItems(a,this.dom,o(a,this.elements),s,scopeOr(r,this),t||[]);
return noteLength(this)
};
DocumentCollection.prototype.readerOf=function(e){
return this.traits().words.readerOf(e,this.dom)
};
DocumentCollection.prototype.readerOfWord=function(e){
var t=this.traits().words;
return e.indexOf(".")<0?t.readerOfWord(e,this.dom):this.readerOf(e)
};
DocumentCollection.prototype.ownWords=function(){
return this.traits().words.readableWords()
};
return DocumentCollection
}(V);
function itemTypeOf(e){
var r=e.itemType;
if(r===t)throw new Error("it was deleted");
return r
}
function expandFolder(e,t,r,n){
var i=e;
if(i.expandFolder)i.expandFolder(r,n,t)
}
function withPanelSelectionRestored(e,t){
var r=e.getSelectedItems();
withCleanup(t,function selectAgain(){
if(isSameList(e.getSelectedItems(),r))return;
e.selectNone();
for(var t=0;t<r.length;t++)if(!isDeleted(r[t]))e.selectItem(r[t].name,false,true)
})
}
function pathsOf$1(e,t){
var r=[];
forEach(e,t,function addPath(e){
itemTypeOf(e);
r.push(e.name)
});
return r
}
function revealPaths(e,t){
var r=new P;
for(var n=0;n<t.length;n++){
var i=ancestorsOf(t[n]);
for(var o=0;o<i.length;o++)if(r.add(i[o]))expandFolder(e,i[o],true,false)
}
}
var rr="ItemCollection.addToStage";
var nr={
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
return n?n.elements:[]
}
function addItemsToStage(e,t,r,n){
checkNumber(rr,"x",r);
checkNumber(rr,"y",n);
var i=currentFrameElements(e).length;
var o=e.library;
function place(e){
if(nr["/"+itemTypeOf(e)]!==true)return;
var t={
x:r,
y:n
};
if(!o.addItemToDocument(t,e.name))throw new Error("Animate refused to place it")
}
restorePlaceOnError(e,function placeAll(){
withPanelSelectionRestored(o,function(){
return forEach(rr,t,place)
})
});
var a=currentFrameElements(e).slice(i);
replaceSelection(e,a);
return a
}
var ir={
expected:"true or false",
holds:function(e){
return typeof e==="boolean"
}
};
function textSetBy(e){
return{
expected:"a String",
holds:function(e){
return typeof e==="string"
},
set:e
}
}
var or=textSetBy();
function oneOf(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(describeArgument(e[r]));
return{
expected:"one of "+t.join(", "),
holds:function(t){
return includes(e,t)
}
}
}
function wholeNumber(e,t){
return{
expected:"a whole Number from ".concat(e," to ").concat(t),
holds:function(r){
return typeof r==="number"&&r>=e&&r<=t&&Math.floor(r)===r
}
}
}
function isSound$1(e){
return isItem(e)&&read(e,"itemType")==="sound"
}
function setLabel(e,t){
e.name=t;
if(t!=="")e.labelType="name"
}
var ar={
label:textSetBy(setLabel),
name:or,
labelType:oneOf(["none","name","comment","anchor"]),
actionScript:or,
tweenType:oneOf(["none","motion","shape"]),
tweenEasing:wholeNumber(-100,100),
tweenInstanceName:or,
hasCustomEase:ir,
useSingleEaseCurve:ir,
motionTweenSnap:ir,
motionTweenScale:ir,
motionTweenSync:ir,
motionTweenOrientToPath:ir,
motionTweenRotate:oneOf(["none","auto","clockwise","counter-clockwise"]),
motionTweenRotateTimes:wholeNumber(0,65535),
shapeTweenBlend:oneOf(["distributive","angular"]),
soundName:or,
soundLibraryItem:{
expected:"a sound of the library",
holds:isSound$1
},
soundSync:oneOf(["event","stop","start","stream"]),
soundEffect:oneOf(["none","left channel","right channel","fade left to right","fade right to left","fade in","fade out","custom"]),
soundLoopMode:oneOf(["repeat","loop"]),
soundLoop:wholeNumber(0,65535)
};
var sr={
name:{
expected:"a non-empty String",
holds:function(e){
return typeof e==="string"&&e!==""
}
},
color:{
expected:'a colour such as "#FF8800" or 0xFF8800',
holds:isColor
},
height:oneOf([100,200,300]),
layerType:oneOf(["normal","guide","guided","mask","masked","folder"]),
locked:ir,
visible:ir,
outline:ir
};
var ur={
frame:ar,
layer:sr
};
function attributesOf(e){
return ur[hostClassOf(e)]||{}
}
function valueSetter(e,t,r){
var n=r.expected,i=r.holds,o=r.set;
return{
read:function(r){
if(!i(r))throw wrongArgument(e,t,n,r);
return r
},
set:o
}
}
function dottedSetter(e,t,r){
var n=r.lastIndexOf(".");
var i=r.substring(n+1);
var o=t.readerOf(r.substring(0,n));
var a={};
function ownerOf(t){
var s=o(t);
var u=attributesOf(s);
if(hasOwn(u,i))a=valueSetter(e,r,u[i]);
else if(!hasMember(s,i))throw noMember(s,i,r.substring(0,n+1),ownNames(u));
return s
}
forEach(e,t.elements,ownerOf);
var s=a.read,u=a.set;
return{
read:s,
set:function(e,t){
var r=ownerOf(e);
if(u)u(r,t,0);
else r[i]=t
}
}
}
function checkedSetter(e,t,r,n){
if(r.indexOf(".")>=0)return dottedSetter(e,t,r);
if(hasOwn(n,r))return valueSetter(e,r,n[r]);
var i=suggest(r,ownNames(n));
throw new TypeError("".concat(e,'(): unknown attribute "').concat(r,'"; ').concat(i))
}
function folderPath(e,t,r){
if(typeof r!=="string")throw wrongArgument(e,t,"a String",r);
var n=trimSlashes(r);
if(n.indexOf("//")<0)return n;
throw wrongArgument(e,t,"a path without empty names",r)
}
var lr="ItemCollection.move";
function checkNotInside(e,t){
forEach(lr,e,function checkTarget(e){
var r=t===e.name||isBelow(e.name,t);
if(itemTypeOf(e)!=="folder"||!r)return;
throw new Error('a folder cannot be moved into itself ("'+t+'")')
})
}
function makeFolder(e,t){
if(e.itemExists(t)){
if(e.getItemType(t)==="folder")return;
throw new Error(lr+'(): "'+t+'" is another item, not a folder')
}
var r=lr+'(): Animate refused to make the folder "'+t+'"';
try{
if(e.newFolder(t))return
}catch(n){
throw caused(new Error(r+": "+errorText(n)),n)
}
throw new Error(r)
}
function moveItems(e,t,r,n,i){
var o=folderPath(lr,"path",r);
checkNotInside(t,o);
if(t.length===0)return;
withPanelSelectionRestored(e,function makeAndFill(){
if(o!=="")makeFolder(e,o);
forEach(lr,t,function moveIn(t){
if(folderOf(t.name)===o)return;
if(!e.moveToFolder(o,t.name,n))throw new Error("Animate refused to move it")
})
});
if(i&&o!=="")expandFolder(e,o,true,false)
}
function readLeaf(e,t,r){
checkName$1(e,t,r);
if(r.indexOf("/")<0)return r;
throw new TypeError(e+"(): "+t+" must be a name without folders (use move), got "+describeArgument(r))
}
function itemWordSetter(e,t,r){
if(r==="folder")return valueSetter(e,r,textSetBy(function moveItem(e,r){
moveItems(t,[itemFor(e)],r,false,false)
}));
return{
read:function(t){
return readLeaf(e,r,t)
},
set:function(e,t){
itemFor(e).name=t
}
}
}
function nameSetter(e){
return{
read:function(t){
return readLeaf(e,"name",t)
}
}
}
function setterOfItems(e,t,r){
var n=t.elements,i=t.library;
if(isItemWord(e))return itemWordSetter(r,i,e);
checkMembers(r,n,e,a);
return e==="name"?nameSetter(r):memberSetter(e)
}
function nearSide(e,t){
return t==="x"?e.left:e.top
}
function farSide(e,t){
return t==="x"?e.right:e.bottom
}
function middle(e,t){
return(nearSide(e,t)+farSide(e,t))/2
}
function extent(e,t){
return farSide(e,t)-nearSide(e,t)
}
function center(e){
return{
x:middle(e,"x"),
y:middle(e,"y")
}
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
t.bottom=Math.max(t.bottom,e[r].bottom)
}
return t
}
function commonBounds(e){
if(e.length===0)return null;
var t=union(e),r=t.left,n=t.top,i=t.right,o=t.bottom;
return{
left:r,
top:n,
right:i,
bottom:o,
width:i-r,
height:o-n
}
}
var fr={
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
return fr[e+":"]||null
}
function edgesNamed(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=edgeNamed(e[r]);
if(!n||r>1||(r===1&&t[0].axis===n.axis))return null;
t.push(n)
}
return t.length>0?t:null
}
function splitWords(e){
var t=typeof e==="string"?e:e.join(" ");
var r=t.replace(/,/g," ").split(" ");
var n=[];
for(var i=0;i<r.length;i++)if(r[i]!=="")n.push(r[i]);
return n
}
function withoutCenter(e){
return selectWhere(e,function(e){
return e!=="center"
})
}
function cornerPoint(e,t,r){
var n={
x:.5,
y:.5
};
var i=typeof t==="string"?splitWords(t):[];
var o=withoutCenter(i);
var a=edgesNamed(o)||[];
for(var s=0;s<a.length;s++)n[a[s].axis]=a[s].fraction;
var u=t===undefined||(i.length===2&&a.length===o.length);
if(!u)throw wrongCorner(e,t);
return{
x:r.left+n.x*extent(r,"x"),
y:r.top+n.y*extent(r,"y")
}
}
function wrongCorner(e,t){
return wrongArgument(e,"corner",'a corner or edge such as "top left" or "right center"',t)
}
function boundsOf(e){
var t=e.left;
var r=e.top;
return{
left:t,
top:r,
right:t+e.width,
bottom:r+e.height
}
}
function allBounds(e,t){
var r=[];
forEach(e,t,function measure(e,t){
r[t]=boundsOf(e)
});
return r
}
function pivotOf(e,t,r){
return cornerPoint(e,r,union(allBounds(e,t)))
}
function stageBox(e){
return{
left:0,
top:0,
right:e.width,
bottom:e.height
}
}
var cr="ItemCollection.bounds";
function boundsOfItems(e){
var t=[];
forEach(cr,e,function addElements(e){
var r=timelineOf$3(e);
if(r)t.push(flatten(elementsOfTimeline(r)))
});
return commonBounds(allBounds(cr,flatten(t)))
}
function orderAlong(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(r);
return stableSort(t,function(t,r){
return e[t]-e[r]
})
}
var hr="ItemCollection.deleteItems";
function deleteItems(e,t){
var r=[];
var n=[];
forEach(hr,t,function readPath(e,t){
r[t]=e.name;
n[t]=-depthOf(r[t])
});
var i=orderAlong(n);
for(var o=0;o<i.length;o++){
var a=i[o];
try{
if(e.deleteItem(r[a])===false)throw new Error("Animate refused to delete it")
}catch(s){
throw failure(hr,a,t[a],s)
}
}
}
var mr="ItemCollection.expand";
function expandItems(e,t,r,n){
forEach(mr,t,function expand(t){
if(itemTypeOf(t)==="folder")expandFolder(e,t.name,r,n)
})
}
function withoutGroups(e){
var t=[];
var r=e.reverse();
for(var n=r.pop();n!==undefined;n=r.pop()){
if(!isGroup(n)){
t.push(n);
continue
}
var i=n.members;
for(var o=i.length-1;o>=0;o--)r.push(i[o])
}
return t
}
function instancesOf(e,t){
var r=P.of(t);
var n=withoutGroups(flatten(allElements(e)));
return selectWhere(n,function(e){
return r.has(e.libraryItem)
})
}
var pr=/^([\s\S]*[_\-. ])(\d{1,15})$/;
var dr=100;
var vr=999999999999999;
var yr=/#+$/;
function checkLimits(e,t,r,n){
if(r<0)throw outOfRange(e,t,"0 or more",r);
if(r>n)throw outOfRange(e,t,n+" or less",r)
}
function checkArguments(e,t){
var r=t.padding,n=t.start,i=t.separator;
if(r!==undefined&&typeof r!=="boolean"){
checkWholeNumber(e,"padding",r);
checkLimits(e,"padding",r,dr)
}
if(n!==undefined){
checkWholeNumber(e,"start",n);
checkLimits(e,"start",n,vr)
}
if(i!==undefined&&typeof i!=="string")throw wrongArgument(e,"separator","a String",i)
}
function widthOf(e,t,r){
if(typeof e==="number")return e;
return e===false?0:String(t+Math.max(r,1)-1).length
}
function isNumbered(e,t,r){
var n=r.padding,i=r.start,o=r.separator;
var a=(typeof n==="number"&&n>0)||i!==undefined||o!==undefined;
return a||(t>1&&e.indexOf("*")<0)
}
function readTemplate(e,t,r,n){
checkArguments(e,n);
var i=n.start;
var o=yr.exec(t);
if(o){
var a=t.substring(0,o.index);
return{
text:a,
numbering:{
start:i===undefined?1:i,
width:o[0].length
}
}
}
var s=pr.exec(t);
if(s){
var u=i===undefined?parseInt(s[2],10):i;
return{
text:s[1],
numbering:{
start:u,
width:s[2].length
}
}
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
}
}
function namesOf(e,t,r){
var n=e.text,i=e.numbering;
var o=n.split("*");
var a=o.length===1;
var s=[];
var u=0;
var l=a?n:"";
for(var f=0;f<t;f++){
var c=i?String(i.start+f):"";
if(i&&c.length!==u){
u=c.length;
l=(a?n:"")+padLeft("",i.width-u,"0")
}
s[f]=a?l+c:o.join(r[f])+l+c
}
return s
}
function needsPresentNames(e){
var t=e.args;
return typeof t[0]==="function"||String(t[0]).indexOf("*")>=0
}
function namesFromFunction(e,t,r){
var n=[];
var i=t.slice(0);
for(var o=0;o<i.length;o++){
var a=caller(e.args[0],t,e.scope,[r[o]]);
var s=a(i[o],o);
if(typeof s!=="string"||s===""){
var u="the Function must return a non-empty String, got "+describeArgument(s);
throw failure(e.method,o,i[o],new TypeError(u))
}
n.push(s)
}
return n
}
function newNames$1(e,t,r){
var n=e.method,i=e.args;
if(typeof i[0]==="function")return namesFromFunction(e,t,r);
var o=i[0]===undefined?e.base:i[0];
checkName$1(n,"name",o);
var a={
padding:i[1],
start:i[2],
separator:i[3]
};
var s=t.length;
return namesOf(readTemplate(n,o,s,a),s,r)
}
var gr="ItemCollection.linkage";
var br=/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;
function checkClasses(e,t,r){
var n=P.of(t);
var i={};
var o=e.items;
for(var a=0;a<o.length;a++)if(!n.has(o[a])&&o[a].linkageExportForAS)i["."+o[a].linkageClassName]=true;
for(a=0;a<t.length;a++){
var s=!br.test(r[a])?describeArgument(r[a])+" is not a class name":(i["."+r[a]]?"another item has the class "+describeArgument(r[a]):"");
if(s!=="")throw failure(gr,a,t[a],new TypeError(s));
i["."+r[a]]=true
}
}
function linkItems(e,t,r,n){
var i=[];
forEach(gr,t,function readLeaf(e,t){
if(e.itemType==="folder")throw new TypeError('folders have no class; filter(":not(:folder)")');
i[t]=leafOf(e.name)
});
if(r===false){
forEach(gr,t,function unlink(e){
if(!e.linkageExportForAS)return;
e.linkageClassName="";
e.linkageExportForAS=false
});
return
}
if(typeof r!=="string"&&typeof r!=="function")throw wrongArgument(gr,f,"a name, a Function or false",r);
var o=newNames$1({
method:gr,
base:"",
args:[r],
scope:n
},t,i);
checkClasses(e,t,o);
forEach(gr,t,function link(e,t){
if(!e.linkageExportForAS)e.linkageExportForAS=true;
e.linkageClassName=o[t]
})
}
function movesOf(e,t){
var r=t.slice(0);
var n=[];
var i=[];
forEach(e.method,r,function readPath(e,t){
n[t]=e.name;
i[t]=leafOf(e.name)
});
var o=newNames$1(e,t,i);
var a=[];
for(var s=0;s<r.length;s++){
if(o[s].indexOf("/")>=0){
var u='a new name must be a non-empty String without "/", got '+describeArgument(o[s]);
throw failure(e.method,s,r[s],new TypeError(u))
}
a.push({
item:r[s],
index:s,
from:n[s],
to:joinPath(folderOf(n[s]),o[s])
})
}
return a
}
function pathsOf(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(e[n][t]);
return r
}
function pathsOfOthers(e,t){
var r=P.of(pathsOf(t,"from"));
var n=[];
var i=e.items;
for(var o=0;o<i.length;o++){
var a=i[o].name;
if(!r.has(a))n.push(a)
}
return n
}
function refuseCollisions(e,t,r){
var n=P.of(r);
var i=[];
for(var o=0;o<t.length;o++){
var a=t[o],s=a.from,u=a.to;
if(!n.add(u))i.push('"'+s+'" as "'+u+'"')
}
if(i.length===0)return;
throw new Error(e+"(): these names are taken in their folders: "+i.join(", "))
}
function changes(e){
return selectWhere(e,function(e){
var t=e.from,r=e.to;
return t!==r
})
}
function movesInTheWay(e){
var t=P.of(pathsOf(e,"to"));
return selectWhere(e,function(e){
var r=e.from;
return t.has(r)
})
}
function freePrefix(e,t){
var r=t.concat(pathsOf(e,"from"),pathsOf(e,"to")).join("\n");
var n="renaming ";
while(r.indexOf(n)>=0)n+="~";
return n
}
function setLeaf(e,t,r){
try{
t.item.name=r
}catch(n){
throw failure(e,t.index,t.item,n)
}
}
function giveBack$1(e,t){
for(var r=0;r<e.length;r++){
var n=e[r],i=n.item,o=n.from;
try{
if(leafOf(i.name)===t+r)i.name=leafOf(o)
}catch(a){}
}
}
function renameItems(e,t,r){
var n=e.method;
var i=movesOf(e,r);
var o=pathsOfOthers(t,i);
refuseCollisions(n,i,o);
var a=changes(i);
var s=movesInTheWay(a);
var u=freePrefix(a,o);
try{
for(var l=0;l<s.length;l++)setLeaf(n,s[l],u+l);
for(l=0;l<a.length;l++)setLeaf(n,a[l],leafOf(a[l].to))
}catch(f){
giveBack$1(s,u);
throw f
}
}
var Or="ItemCollection.reveal";
function revealItems(e,t){
revealPaths(e,pathsOf$1(Or,t))
}
var wr="ItemCollection.select";
function selectItemsInPanel(e,t){
var r=pathsOf$1(wr,t);
e.selectNone();
forEach(wr,t,function select(t,n){
if(!e.selectItem(r[n],false,true))throw new Error("the library has no such item")
});
revealPaths(e,r)
}
var xr="ItemCollection.update";
function updateItems(e,t){
var r=pathsOf$1(xr,t);
forEach(xr,t,function(t,n){
return e.updateItem(r[n])
})
}
var Cr="ItemCollection.usedBy";
var kr=function(){
function WantedItems(e){
var t=this;
this.isFound=false;
this.addBitmap=null;
this.addFace=null;
this.items=new P;
this.bitmapPaths=new P;
this.faces=new P;
forEach(Cr,e,function(e){
return t.want(e)
})
}
WantedItems.prototype.addItem=function(e){
if(this.items.has(e))this.isFound=true
};
WantedItems.prototype.want=function(e){
this.items.add(e);
var t=itemTypeOf(e);
if(t==="bitmap")this.wantBitmap(e.name);
else if(t==="font")this.wantFaces(facesOfFont(e.font,e.name))
};
WantedItems.prototype.wantBitmap=function(e){
var t=this;
this.bitmapPaths.add(e);
this.addBitmap=function(e){
if(t.bitmapPaths.has(e))t.isFound=true
}
};
WantedItems.prototype.wantFaces=function(e){
var t=this;
for(var r=0;r<e.length;r++)this.faces.add(e[r]);
this.addFace=function(e){
if(t.faces.has(e))t.isFound=true
}
};
return WantedItems
}();
function itself(e){
return e
}
function isUsedOn(e,t){
t.isFound=false;
findSound(e,t,read);
var r=elementsOfFrame(e).slice();
while(!t.isFound&&r.length>0){
var n=r.pop();
findReferences(n,t,itself,read);
var i=membersOf$1(n);
for(var o=0;o<i.length;o++)r.push(i[o])
}
return t.isFound
}
function isUsedInTimeline(e,t){
var r=keyframesOfTimeline(e);
for(var n=0;n<r.length;n++)if(isUsedOn(r[n],t))return true;
return false
}
function usersOfItems(e,t){
var r=new kr(t);
var n=[];
var i=e.items;
for(var o=0;o<i.length;o++){
var a=timelineOf$3(i[o]);
if(a&&isUsedInTimeline(a,r))n.push(i[o])
}
return n
}
function withElements(e,t){
e.elements=t;
e.length=t.length;
e.onceEach=t.slice(0);
return e
}
var Tr={};
function newSibling(e,t,r,n,i){
if(n===void 0)n="";
var o=Tr[e];
if(!o)throw new Error(e+" is not loaded: import it from the library as well");
var a=o.Type,s=o.words;
function collectionOf(e){
return withElements(new a([],r),e)
}
if(i===undefined)return collectionOf(t);
if(typeof i!=="string")throw wrongArgument(n,"query","a query",i);
var u={
caller:n+"()",
document:r,
isDistinct:true
};
return collectionOf(filterFrom(s,i,t,u))
}
function listOfOne(e){
return e?[e]:[]
}
function listsOfEach(e,t,r){
var n=t.elements;
var i=[];
forEach(e,n,function(e){
return i.push(r(e))
});
return flatten(i)
}
function collect(e,t,r){
return distinctOf(listsOfEach(e,t,r),t.dom)
}
function collectOwn(e,t,r){
var n=listsOfEach(e,t,r);
return isDistinct(t)?n:distinctOf(n,t.dom)
}
function layersOfItems(e,t){
return collectOwn(e,t,function layersOfItem(e){
var t=timelineOf$3(e);
return t?layersOf(t):[]
})
}
function framesOfLayers(e,t){
return collectOwn(e,t,keyframesOf)
}
function elementsOfLayers(e,t){
return collectOwn(e,t,function(e){
return flatten(elementsOfLayer(e))
})
}
function elementsOfFrames(e,t){
return collectOwn(e,t,elementsOfFrame)
}
function layersOfElements(e,t){
return collect(e,t,function(e){
return listOfOne(layerOfElement(e))
})
}
function framesOfElements(e,t){
var r=new j(t.dom).keyframeOf;
return collect(e,t,function(e){
return listOfOne(r(e))
})
}
function collectAt(e,t,r,n,i){
var o=new j(t.dom);
var a=[];
return listsOfEach(e,t,function objectAround(e){
var t=o[r](e);
if(!t||a[t[n]])return[];
a[t[n]]=true;
return listOfOne(i(t))
})
}
function layersOfFrames(e,t){
return collectAt(e,t,"ofFrame","number",function(e){
var t=e.layer;
return t
})
}
function symbolsAround(e,t,r){
return collectAt(e,t,r,"timelineNumber",function(e){
var t=e.item;
return t
})
}
function parentsOfLayers(e,t){
return collect(e,t,function(e){
return listOfOne(parentOf(e))
})
}
function childrenOfLayers(e,t){
var r=new j(t.dom);
var n=P.of(t.elements,r.whereOf);
var i=[];
return listsOfEach(e,t,function childrenBeside(e){
var t=r.ofLayer(e);
if(!t||i[t.timelineNumber])return[];
i[t.timelineNumber]=true;
var o=[];
var a=layersOf(t.timeline);
for(var s=0;s<a.length;s++){
var u=parentOf(a[s]);
if(u&&n.has(u))o.push(a[s])
}
return o
})
}
var Er={
typeName:"ItemCollection",
words:_t,
itemsToOpen:function(e,t){
return t
}
};
var Sr=function(e){
__extends(ItemCollection,e);
function ItemCollection(t,r){
var n=e.call(this,t,r)||this;
n.library=n.dom.library;
return n
}
ItemCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r)
};
ItemCollection.prototype.deleteItems=function(){
deleteItems(this.library,withoutDuplicates(this));
replaceElements(this,[]);
return this
};
ItemCollection.prototype.select=function(){
selectItemsInPanel(this.library,this.elements);
return this
};
ItemCollection.prototype.expand=function(e,t){
if(e===void 0)e=true;
if(t===void 0)t=false;
var r="ItemCollection.expand";
checkBoolean(r,"state",e);
checkBoolean(r,"recurse",t);
expandItems(this.library,this.elements,e,t);
return this
};
ItemCollection.prototype.reveal=function(){
revealItems(this.library,this.elements);
return this
};
ItemCollection.prototype.pluck=function(t){
return e.prototype.pluck.call(this,t)
};
ItemCollection.prototype.attr=function(e,t){
setAttributes("ItemCollection.attr",this,setterOfItems,e,t);
return this
};
ItemCollection.prototype.linkage=function(e){
linkItems(this.library,withoutDuplicates(this),e,this);
return this
};
ItemCollection.prototype.bounds=function(){
return boundsOfItems(this.elements)
};
ItemCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
renameItems({
method:"ItemCollection.rename",
base:"Item",
args:i,
scope:this
},this.library,this.elements);
return this
};
ItemCollection.prototype.move=function(e,t,r){
if(t===void 0)t=false;
if(r===void 0)r=true;
var n="ItemCollection.move";
checkBoolean(n,"replace",t);
checkBoolean(n,"expand",r);
moveItems(this.library,this.elements,e,t,r);
return this
};
ItemCollection.prototype.addToStage=function(e,t){
if(e===void 0)e=0;
if(t===void 0)t=0;
return newSibling("ElementCollection",addItemsToStage(this.dom,this.elements,e,t),this.dom)
};
ItemCollection.prototype.instances=function(){
return newSibling("ElementCollection",instancesOf(this.dom,this.elements),this.dom)
};
ItemCollection.prototype.layers=function(e){
var t="ItemCollection.layers";
var r=layersOfItems(t,this);
return newSibling("LayerCollection",r,this.dom,t,e)
};
ItemCollection.prototype.frames=function(e){
var t="ItemCollection.frames";
var r=layersOfItems(t,this);
var n=framesOfLayers(t,{
elements:r,
onceEach:r,
dom:this.dom
});
return newSibling("FrameCollection",n,this.dom,t,e)
};
ItemCollection.prototype.usedBy=function(){
return withElements(new ItemCollection([],this.dom),usersOfItems(this.library,this.elements))
};
ItemCollection.prototype.update=function(){
updateItems(this.library,this.elements);
return this
};
ItemCollection.prototype.traits=function(){
return Er
};
return ItemCollection
}(tr);
Tr.ItemCollection={
Type:Sr,
words:_t
};
var Ar=[{
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
var o=n.length===0?Ar:edgesNamed(n);
if(r.length===0||r.length>2||!o){
var a="left, right, top, bottom, vertical, horizontal, center or a pair of them";
throw wrongArgument(e,"to",a,t)
}
if(!i||o[0].fraction===.5)return o;
return o.concat([{
axis:o[0].axis==="x"?"y":"x",
fraction:.5
}])
}
function alignDistances(e,t,r){
var n=[];
for(var i=0;i<e.length;i++){
var o={
x:0,
y:0
};
for(var a=0;a<t.length;a++){
var s=t[a],u=s.axis,l=s.fraction;
o[u]=nearSide(r,u)-nearSide(e[i],u);
o[u]+=l*(extent(r,u)-extent(e[i],u))
}
n.push(o)
}
return n
}
function concat(e,t){
return{
a:e.a*t.a+e.c*t.b,
b:e.b*t.a+e.d*t.b,
c:e.a*t.c+e.c*t.d,
d:e.b*t.c+e.d*t.d,
tx:e.a*t.tx+e.c*t.ty+e.tx,
ty:e.b*t.tx+e.d*t.ty+e.ty
}
}
function transformPoint(e,t){
return{
x:e.a*t.x+e.c*t.y+e.tx,
y:e.b*t.x+e.d*t.y+e.ty
}
}
function inverseDistance(e,t){
var r=e.a*e.d-e.b*e.c;
if(r===0)return null;
return{
x:(e.d*t.x-e.c*t.y)/r,
y:(e.a*t.y-e.b*t.x)/r
}
}
function about(e,t,r,n,i){
return{
a:t,
b:r,
c:n,
d:i,
tx:e.x-t*e.x-n*e.y,
ty:e.y-r*e.x-i*e.y
}
}
function rotationAbout(e,t){
var r=t*Math.PI/180;
var n=Math.cos(r);
var i=Math.sin(r);
return about(e,n,i,-i,n)
}
function scalingAbout(e,t,r){
return about(e,t,0,0,r)
}
var Fr=.05;
function differ(e,t){
return Math.abs(e.x-t.x)>Fr||Math.abs(e.y-t.y)>Fr
}
function assignMatrix(e,t,r){
var n=e.getTransformationPoint();
var i=isShapeType(e.elementType);
var o=r&&i&&e.isDrawingObject?{
x:e.x,
y:e.y
}:null;
e.matrix=t;
if(r&&o&&!differ(e,o)){
var a=transformPoint(r,o);
e.x=a.x;
e.y=a.y
}
var s=i&&r?transformPoint(r,n):n;
if(differ(e.getTransformationPoint(),s))e.setTransformationPoint(s)
}
function transformAll(e,t,r){
forEach(e,t,function transform(e){
assignMatrix(e,concat(r,e.matrix),r)
})
}
function moveBy(e,t,r){
forEach(e,t,function shift(e,t){
var n=r[t],i=n.x,o=n.y;
if(i!==0)e.x+=i;
if(o!==0)e.y+=o
})
}
var Ir="ElementCollection.align";
function alignElements(e,t,r,n){
var i=alignedEdges(Ir,r);
checkBoolean(Ir,"toStage",n);
var o=allBounds(Ir,t);
moveBy(Ir,t,alignDistances(o,i,n?stageBox(e):union(o)))
}
function noteOthers(e,t,r){
var n=timelineLocations(t);
var _loop_1=function(t){
var i=n[t],o=i.timeline,a=i.scene,s=i.item;
var u=layersOf(o);
for(var l=0;l<u.length;l++)forEachSpan(u[l],function noteKeyframe(n,i,u){
if(o===r.timeline&&i<=r.frame&&r.frame<u)return;
var l={
scene:a,
item:s,
frame:i,
key:t+" "+i
};
var f=elementsOfFrame(n);
for(var c=0;c<f.length;c++)e.set(f[c],l)
})
};
for(var i=0;i<n.length;i++)_loop_1(i)
}
function stageFinder(e){
var t=new L;
var r=null;
var n=false;
return function stageOf(i){
if(!r){
var o=e.getTimeline();
r={
timeline:o,
frame:o.currentFrame
};
var a=elementsAtPlayhead(e);
for(var s=0;s<a.length;s++)t.set(a[s],null)
}
var u=t.get(i);
if(u===undefined&&!n){
n=true;
noteOthers(t,e,r);
u=t.get(i)
}
return u||null
}
}
function stagesOf(e,t){
var r=stageFinder(e);
var n={};
var i=[];
for(var o=0;o<t.length;o++){
var a=r(t[o]);
var s=a?a.key:"stage";
var u=n[s];
if(!u){
u={
at:a,
elements:[],
indices:[]
};
n[s]=u;
if(a)i.push(u);
else i.unshift(u)
}
u.elements.push(t[o]);
u.indices.push(o)
}
return i
}
var Lr="it must be on the current frame, unlocked, on a layer that is neither locked nor hidden";
function whyNotSelectable(e){
var t=Lr;
try{
t=reasonOf(e)
}catch(r){}
return"it cannot be selected: "+t
}
function reasonOf(e){
if(read(e,"locked")===true)return"it is locked";
var t=read(e,"layer");
var r='its layer "'+String(read(t,"name"))+'" is ';
if(read(t,"locked")===true)return r+"locked; unlock it first, with layers().attr('locked', false)";
if(read(t,"visible")===false)return r+"hidden; show it first, with layers().attr('visible', true)";
return Lr
}
function firstLeftOut(e,t){
var r=P.of(selectionOf(e));
for(var n=0;n<t.length;n++)if(!r.has(t[n]))return n;
return-1
}
function trySelecting(e,t){
var r=selectionOf(e);
replaceSelection(e,t);
var n=firstLeftOut(e,t);
if(n>=0)replaceSelection(e,r);
return n
}
function selectAllOf(e,t,r,n){
var i=trySelecting(t,r);
if(i<0)return;
throw failure(e,n?n[i]:i,r[i],new Error(whyNotSelectable(r[i])))
}
function inView(e,t,r){
if(!t){
r();
return
}
enterTimeline(e,t.item,t.scene);
atFrame(e,t.frame,r)
}
function oneSelected(e){
var t=stageFinder(e);
return function withSelected(r,n){
function selectAndWork(){
if(trySelecting(e,[r])>=0)throw new Error(whyNotSelectable(r));
n()
}
var i=t(r);
if(!i)selectAndWork();
else withPlaceRestored(e,function(){
return inView(e,i,selectAndWork)
})
}
}
function positionsAt(e,t){
var r=[];
for(var n=0;n<t.length;n++)r.push(e[t[n]]);
return r
}
function onEachStage(e,t,r,n,i){
if(r.length===0)return;
withPlaceRestored(t,function visitStages(){
var o=stagesOf(t,r);
var _loop_1=function(r){
var a=o[r].elements;
var s=i?positionsAt(i,o[r].indices):o[r].indices;
inView(t,o[r].at,function workOnStage(){
selectAllOf(e,t,a,s);
n(a,s)
})
};
for(var a=0;a<o.length;a++)_loop_1(a)
})
}
function blameFirst(e,t,r,n){
try{
return r()
}catch(o){
var i=t.length>1?" and "+(t.length-1)+" more":"";
throw failure(e,n?n[0]:0,t[0],o,i)
}
}
function isColorEffect(e){
return e==="tint"||e==="alpha"||e==="brightness"
}
function checkPercent(e,t,r,n){
if(typeof r!=="number")throw wrongArgument(e,t,"a Number",r);
if(r>=n&&r<=100)return r;
throw outOfRange(e,t,"from "+n+" to 100",r)
}
function checkColor(e,t){
if(isColor(t))return t;
throw wrongArgument(e,"tint",'a colour such as "#FF0000" or 0xFF0000',t)
}
function checkColorable(e,t){
forEach(e,t,function checkMode(e){
if(e.colorMode!==undefined)return;
throw new TypeError("this kind of element has no colour effects")
})
}
function applyToSelection(e,t,r,n){
if(t==="tint")e.setInstanceTint(r,n);
else if(t==="alpha")e.setInstanceAlpha(r);
else e.setInstanceBrightness(r)
}
function strengthOf(e,t,r){
return t!=="tint"||r===undefined?100:checkPercent(e,"strength",r,0)
}
function colorEffectSetter(e,t,r,n,i){
var o=strengthOf(e,n,i);
var a=oneSelected(t);
checkColorable(e,r);
return{
read:function(t){
if(n==="tint")return checkColor(e,t);
return checkPercent(e,n,t,n==="alpha"?0:-100)
},
setAll:function(i){
onEachStage(e,t,r,function applyOnStage(r,a){
blameFirst(e,r,function(){
return applyToSelection(t,n,i,o)
},a)
})
},
around:function(e){
return withPlaceRestored(t,e)
},
set:function(e,r){
a(e,function(){
return applyToSelection(t,n,r,o)
})
}
}
}
var Nr={
first:"x",
second:"y"
};
var Pr={
first:"width",
second:"height"
};
var jr={
first:"scaleX",
second:"scaleY"
};
var $r="pos position size scale tint alpha brightness text font".split(" ").concat(a);
function pairNamed(e){
if(e==="size")return Pr;
if(e==="scale")return jr;
return e==="pos"||e==="position"?Nr:null
}
function isFiniteNumber(e){
return typeof e==="number"&&isFinite(e)
}
function partsOf(e){
if(isArray(e))return e.length===2?[e[0],e[1]]:null;
if(typeof e!=="object"||e===null)return null;
var t=e;
var r=t.x!==undefined||t.y!==undefined;
return r?[t.x,t.y]:[t.width,t.height]
}
function readPair(e,t,r){
if(isFiniteNumber(r))return[r,r];
var n=partsOf(r);
if(n&&isFiniteNumber(n[0])&&isFiniteNumber(n[1]))return[n[0],n[1]];
throw wrongArgument(e,t,"a Number, [a, b], {x, y} or {width, height}",r)
}
function hasText(e,t){
var r=false;
forEach(e,t,function lookAt(e){
if(isTextType(e.elementType))r=true
});
return r
}
function ambiguousSize(e,t){
return new TypeError("".concat(e,"(): size of texts must be [width, height], got ").concat(t,"; the size of the font is textAttr('size', ").concat(t,")"))
}
function pairSetter(e,t,r,n){
var i=n.first,o=n.second;
var a=r==="size";
return{
read:function(n){
if(a&&typeof n==="number"){
a=hasText(e,t);
if(a)throw ambiguousSize(e,n)
}
return readPair(e,r,n)
},
set:function(e,t){
e[i]=t[0];
e[o]=t[1]
}
}
}
function checkTexts(e,t){
forEach(e,t,function checkText(e){
if(!isTextType(e.elementType))throw new TypeError('it is not a text; filter(":text") keeps the texts')
});
return t
}
var Dr="ElementCollection.text";
function readTexts(e){
var t=checkTexts(Dr,e);
var r=[];
forEach(Dr,t,function(e){
return r.push(e.getTextString())
});
return r
}
function setTexts(e,t,r){
if(typeof t!=="string"&&typeof t!=="function")throw wrongArgument(Dr,f,"a String or a Function",t);
var n=textSetter(Dr,e,"text","what the Function returns");
setEach(Dr,e,"text",t,n,r)
}
function isTextWord(e){
return e==="text"||e==="font"
}
function textSetter(e,t,r,n){
if(n===void 0)n=r;
checkTexts(e,t);
return valueSetter(e,n,textSetBy(function setText(e,t){
if(r==="text")e.setTextString(t);
else e.setTextAttr("face",t)
}))
}
function checkAttribute(e,t,r){
if(!isColorEffect(r)&&!pairNamed(r))checkMember(e,t,r)
}
function checkMember(e,t,r){
if(isItemWord(r))checkMembers(e,t,"libraryItem.name",[]);
else checkMembers(e,t,r,$r)
}
function setterOfElements(e,t,r,n){
var i=t.elements,o=t.dom;
if(isColorEffect(e))return colorEffectSetter(r,o,i,e,n);
var a=pairNamed(e);
if(a)return pairSetter(r,i,e,a);
if(isTextWord(e))return textSetter(r,i,e);
var s=e.substring(0,e.indexOf("."));
if(hasOwn(at.members,s))return dottedSetter(r,t,e);
checkMember(r,i,e);
return isItemWord(e)?itemWordSetter(r,o.library,e):memberSetter(e)
}
function inPointCoordinates(e,t){
if(isShapeType(e.elementType))return t;
var r=e.matrix;
return inverseDistance(r,{
x:t.x-r.tx,
y:t.y-r.ty
})||{
x:0,
y:0
}
}
var Br="ElementCollection.centerTransformPoint";
function registrationPoint(e){
return isShapeType(e.elementType)?{
x:e.x,
y:e.y
}:{
x:0,
y:0
}
}
function centerTransformPoints(e,t){
checkBoolean(Br,"state",t);
var r=t?allBounds(Br,e):null;
forEach(Br,e,function setPoint(e,t){
var n=r?inPointCoordinates(e,center(r[t])):registrationPoint(e);
e.setTransformationPoint(n)
})
}
var Mr="ElementCollection.children";
function checkFrame(e){
if(e===undefined)return;
checkWholeNumber(Mr,"frame",e);
if(e<0)throw outOfRange(Mr,"frame","0 or more",e)
}
function childrenOf(e,t,r){
checkFrame(r);
var n=new P(new j(t).whereOf);
var i=[];
forEach(Mr,e,function enterOnce(e){
var t=containerOf(e);
if(t&&n.add(t))i.push(flatten(elementsInside(t,r)))
});
return flatten(i)
}
function countColors(e){
var t={};
var r=[];
forEach("ElementCollection.colors",e,function countElement(e){
var n={};
var i=function seeColor(e){
var i=hexColor(e);
if(i===null||n[i])return e;
n[i]=true;
if(!hasOwn(t,i))r.push(t[i]={
color:i,
count:0
});
t[i].count++;
return e
};
seeColors(e,i,[])
});
return r.sort(function(e,t){
return t.count-e.count||(e.color<t.color?-1:1)
})
}
function deleteElements(e,t){
var r="ElementCollection.deleteElements";
onEachStage(r,e,t,function deleteOnStage(t,n){
blameFirst(r,t,function(){
return e.deleteSelection()
},n)
})
}
function distributedEdges(e,t){
var r=typeof t==="string"||isArray(t)?splitWords(t):[];
var n=edgesNamed(r);
if(n)return n;
var i="one of left, horizontal, right and one of top, vertical, bottom, or one of either";
throw wrongArgument(e,"edges",i,t)
}
function positionOf(e,t){
return nearSide(e,t.axis)+t.fraction*extent(e,t.axis)
}
function positionsOf(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(positionOf(e[n],t));
return r
}
function positionAt(e,t,r,n){
var i=extent(n,r.axis)-extent(t,r.axis);
return nearSide(n,r.axis)+e*i+r.fraction*extent(t,r.axis)
}
function spread(e,t,r){
var n=positionsOf(e,t);
var i=orderAlong(n);
var o=i.length-1;
var a=i[0];
var s=i[o];
var u=o===0?t.fraction:0;
var l=r?positionAt(u,e[a],t,r):n[a];
var f=r?positionAt(1,e[s],t,r):n[s];
var c=o===0?0:(f-l)/o;
var h=[];
for(var m=0;m<=o;m++)h[i[m]]=l+m*c-n[i[m]];
return h
}
function distributeDistances(e,t,r){
var n=[];
for(var i=0;i<e.length;i++)n.push({
x:0,
y:0
});
if(e.length===0)return n;
for(var o=0;o<t.length;o++){
var a=spread(e,t[o],r);
for(i=0;i<e.length;i++)n[i][t[o].axis]=a[i]
}
return n
}
var Rr="ElementCollection.distribute";
function distributeElements(e,t,r,n){
var i=distributedEdges(Rr,r);
checkBoolean(Rr,"toStage",n);
var o=allBounds(Rr,t);
moveBy(Rr,t,distributeDistances(o,i,n?stageBox(e):null))
}
var Wr=/^([\s\S]*?)(\d{1,15})$/;
function seriesOf(e){
var t=null;
for(var r=0;r<e.length;r++){
var n=Wr.exec(e[r]);
if(!n)continue;
var i=parseInt(n[2],10);
if(!t||i>t.last)t={
prefix:n[1],
width:n[2].length,
last:i
}
}
return t
}
function nameInSeries(e,t){
return e.prefix+padLeft(String(e.last+t),e.width,"0")
}
var qr="ElementCollection.duplicate";
function inStageOrder(e,t){
var r=new L;
var n=elementsAtPlayhead(e);
for(var i=0;i<n.length;i++)r.set(n[i],i);
var o=[];
for(i=0;i<t.length;i++){
var a=r.get(t[i]);
if(a!==undefined)o[a]=true
}
return selectWhere(n,function(e,t){
return o[t]
})
}
function inOrderOf(e,t,r){
var n=new L;
for(var i=0;i<t.length;i++)n.set(t[i],r[i]);
var o=[];
for(i=0;i<e.length;i++){
var a=n.get(e[i]);
if(a)o.push(a)
}
return o
}
function duplicateElements(e,t){
var r=[];
forEach(qr,t,function(e,t){
return r[t]=String(e.name)
});
var n=inStageOrder(e,t);
restorePlaceOnError(e,function duplicateSelected(){
selectAllOf(qr,e,t);
blameFirst(qr,t,function(){
return e.duplicateSelection()
})
});
var i=inStageOrder(e,selectionOf(e));
var o=inOrderOf(t,n,i);
var a=seriesOf(r);
var s=0;
forEach(qr,o,function nameCopy(e,t){
if(a&&r[t]!=="")e.name=nameInSeries(a,++s)
});
return o
}
var Vr="id timeline layer frame name font size source text".split(" ");
function withLineFeeds(e){
return e.replace(/\r\n?/g,"\n")
}
function textsOnFrame(e,t){
var r=[];
var n=function addTexts(e,i){
for(var o=0;o<e.length;o++){
var a=i||t.has(e[o]);
if(isTextType(read(e[o],"elementType")))r.push(a?e[o]:null);
else n(membersOf$1(e[o]),a)
}
};
n(elementsOfFrame(e),false);
return r
}
function entriesOfTexts(e,t){
var r=t.elements,n=t.dom;
var i=new j(n);
var o=P.of(r,i.whereOf);
var a=[];
var s={};
var u=[];
forEach(e,r,function addFrame(e){
var t=i.keyframeOf(e);
var r=t&&i.spanOf(t);
if(!t||!r||a[r.number])return;
a[r.number]=true;
var n=textsOnFrame(t,o);
var l=r.place,f=l.item,c=l.timeline,h=l.layer;
var m={
timeline:f?"/"+nameOf(f):nameOf(c),
layer:nameOf(h),
frame:r.start+1
};
var p=m.timeline+":"+m.layer+":"+m.frame+":";
for(var d=0;d<n.length;d++){
s[p]=(s[p]||0)+1;
var v=n[d];
if(v)addRuns(u,v,p+s[p]+".",m)
}
});
return u
}
function nameOf(e){
return String(read(e,"name"))
}
function addRuns(e,t,r,n){
var i=n.timeline,o=n.layer,a=n.frame;
var s=readList(t,"textRuns");
for(var u=0;u<s.length;u++){
var l=s[u];
var f=withLineFeeds(l.characters);
if(f==="")continue;
var c=l.textAttrs,h=c.face,m=c.size;
var p=r+(u+1);
var d={
id:p,
timeline:i,
layer:o,
frame:a,
name:t.name,
font:h,
size:m,
source:f,
text:f
};
e.push({
row:d,
run:l,
order:e.length
})
}
}
var Ur="ElementCollection.exportTexts";
function cellOf(e){
return typeof e==="string"&&/^'*[=+\-@\t\r\n]/.test(e)?"'"+e:String(e)
}
function valuesOf(e,t){
var r=[];
for(var n=0;n<Vr.length;n++)r.push(t(e[Vr[n]],Vr[n]));
return r
}
function jsonMember(e,t){
return quoteJson(t)+":"+(typeof e==="string"?quoteJson(e):e)
}
function tableOfTexts(e,t){
if(t!=="csv"&&t!=="json")throw wrongArgument(Ur,f,'"csv" or "json"',t);
var r=entriesOfTexts(Ur,e);
var n=[];
for(var i=0;i<r.length;i++){
var o=r[i].row;
n.push(t==="csv"?csvRow(valuesOf(o,cellOf)):"{"+valuesOf(o,jsonMember).join(",")+"}")
}
if(t==="csv")return[csvRow(Vr)].concat(n).join("\n")+"\n";
return n.length===0?"[]":"[\n"+n.join(",\n")+"\n]"
}
var Kr="ElementCollection.group";
function groupElements(e,t){
restorePlaceOnError(e,function groupSelected(){
selectAllOf(Kr,e,t);
blameFirst(Kr,t,function(){
return e.group()
})
});
return selectionOf(e)
}
function separatorOf(e){
var t=/^[^,;\t\r\n]*([,;\t])/.exec(e);
return t?t[1]:","
}
function parseCsv(e){
var t=e.charAt(0)==="\ufeff"?e.substring(1):e;
var r=separatorOf(t);
var n=new RegExp('(?:"([^"]*(?:""[^"]*)*)"|([^"'+r+"\\r\\n]*))("+r+"|\\r\\n?|\\n|$)","g");
var i=[];
var o=[];
var a=0;
while(a<t.length||o.length>0){
n.lastIndex=a;
var s=n.exec(t);
if(!s||s.index!==a)return null;
a+=s[0].length;
o.push(s[1]?s[1].split('""').join('"'):s[2]||"");
if(s[3]===r)continue;
if(o.length>1||o[0]!=="")i.push(o);
o=[]
}
return i
}
var zr="ElementCollection.importTexts";
var _r=5;
function refuse(e){
return new Error(zr+"(): "+e+"; nothing was changed")
}
function contentOf(e){
return/^'+[=+\-@\t\r\n]/.test(e)?e.substring(1):e
}
function rowsOfCsv(e){
var t=parseCsv(e);
if(!t||t.length===0)throw refuse(t?"the table is empty":"a cell in quotes does not end");
var r=[];
for(var n=1;n<t.length;n++){
var i={};
for(var o=0;o<t[n].length;o++)i[t[0][o]]=contentOf(t[n][o]);
r.push(i)
}
return r
}
var Gr=["id","source","text"];
function rowsOf(e){
if(typeof e!=="string"&&!isArray(e))throw wrongArgument(zr,f,"a table in CSV or an Array of rows",e);
var t=typeof e==="string"?rowsOfCsv(e):e;
var r={};
for(var n=0;n<t.length;n++){
for(var i=0;i<Gr.length;i++)if(!isObject(t[n])||typeof t[n][Gr[i]]!=="string")throw refuse("row "+(n+1)+' has no text in the column "'+Gr[i]+'"');
var o=keyOf(t[n].id);
if(r[o])throw refuse("two rows have the id "+describeArgument(t[n].id));
r[o]=true
}
return t
}
function currentTexts(e,t){
var r={
byId:{},
bySource:{}
};
var n={};
for(var i=0;i<t.length;i++)n[keyOf(t[i].id)]=withLineFeeds(t[i].source);
for(i=0;i<e.length;i++){
var o=e[i].row,a=o.id,s=o.source;
r.byId[keyOf(a)]=e[i];
var u=keyOf(s);
if(n[keyOf(a)]!==s)r.bySource[u]=u in r.bySource?null:e[i]
}
return r
}
function keyOf(e){
return"$"+e
}
function withEndsOf(e,t){
var r=e.match(/\r\n|\r|\n/g)||["\r"];
var n=t.split("\n");
var i=n[0];
for(var o=1;o<n.length;o++)i+=r[Math.min(o,r.length)-1]+n[o];
return i
}
function problemOf(e,t,r){
var n=t&&t.row.source;
if(n===withLineFeeds(e.source)||n===withLineFeeds(e.text))return null;
var i=r||t;
return{
kind:r?"moved":(i?"changed":"missing"),
row:e,
now:i?i.row:null
}
}
function describeProblem(e){
var t=e.kind,r=e.row,n=e.now;
var i=describeArgument(r.source)+" at "+r.id+" is ";
if(!n)return i+"missing";
return i+"now "+(t==="moved"?"at "+n.id:describeArgument(n.source))
}
function changesOf$1(e,t,r){
var n=t.byId,i=t.bySource;
var o=[];
var a=[];
for(var s=0;s<e.length;s++){
var u=e[s];
var l=withLineFeeds(u.source);
var f=withLineFeeds(u.text);
if(f===l)continue;
var c=i[keyOf(l)];
var h=n[keyOf(u.id)];
var m=problemOf(u,h,c);
if(m&&!r)a.push(describeProblem(m));
if(m&&!(r&&r(m)))continue;
var p=m?c||h:h;
if(p&&p.row.source!==f)o.push({
entry:p,
characters:withEndsOf(p.run.characters,f)
})
}
if(a.length>_r)a.splice(_r,a.length,a.length-_r+" more");
if(a.length>0)throw refuse("texts have changed since the table was made: "+a.join("; "));
return o
}
function putTexts(e,t,r){
var n=rowsOf(t);
if(r!==undefined)checkFunction(zr,"the second argument",r);
var i=currentTexts(entriesOfTexts(zr,e),n);
var o=changesOf$1(n,i,r);
o.sort(function(e,t){
return t.entry.order-e.entry.order
});
for(var a=0;a<o.length;a++)o[a].entry.run.characters=o[a].characters
}
function distinctItems(e,t){
var r=new L;
var n=[];
var i=0;
try{
for(;i<t.length;i++){
var o=t[i].libraryItem;
if(!o||r.get(o))continue;
r.set(o,true);
n.push(o)
}
}catch(a){
throw failure(e,i,t[i],a)
}
return n
}
function largest(e,t){
var r=0;
for(var n=0;n<e.length;n++)r=Math.max(r,extent(e[n],t));
return r
}
function layoutDistances(e,t,r,n){
var i=largest(e,"x")+r;
var o=largest(e,"y")+n;
var a=[];
for(var s=0;s<e.length;s++)a.push({
x:e[0].left+s%t*i-e[s].left,
y:e[0].top+Math.floor(s/t)*o-e[s].top
});
return a
}
var Qr="ElementCollection.layout";
function layoutElements(e,t,r,n){
var i=t===undefined||t===null?Math.max(e.length,1):t;
checkWholeNumber(Qr,"columns",i);
if(i<1)throw outOfRange(Qr,"columns","1 or more",i);
checkNumber(Qr,"gapX",r);
checkNumber(Qr,"gapY",n);
var o=allBounds(Qr,e);
moveBy(Qr,e,layoutDistances(o,i,r,n))
}
var Hr="ElementCollection.match";
function matchedAxes(e){
if(e==="width")return["x"];
if(e==="height")return["y"];
if(e==="size")return["x","y"];
throw wrongArgument(Hr,"dimension",'"width", "height" or "size"',e)
}
function indexOfName(e,t){
var r=textTest(t);
var n=-1;
function isNamed(e){
return typeof e==="string"&&(r?r(e):e===t)
}
forEach(Hr,e,function testName(e,t){
if(n<0&&isNamed(e.name))n=t
});
if(n>=0)return n;
throw new RangeError(Hr+'(): no element of the collection is named "'+t+'"')
}
function model(e,t,r){
if(typeof r==="boolean")return null;
if(typeof r==="string")return t[indexOfName(e,r)];
if(typeof r==="number"){
if(t[r])return t[r];
throw outOfRange(Hr,"to","an index from 0 to "+(t.length-1),r)
}
if(isElement(r))return allBounds(Hr,[r])[0];
throw wrongArgument(Hr,"to","true, false, an index, a name or an element",r)
}
function extreme(e,t,r){
var n=extent(e[0],t);
for(var i=1;i<e.length;i++){
var o=extent(e[i],t);
n=r?Math.max(n,o):Math.min(n,o)
}
return n
}
function matchSizes(e,t,r){
var n=allBounds(Hr,e);
var i=model(e,n,r);
var _loop_1=function(o){
var a=t[o];
var s=i?extent(i,a):extreme(n,a,r===true);
forEach(Hr,e,function setSize(e,t){
if(extent(n[t],a)!==s)e[a==="x"?"width":"height"]=s
})
};
for(var o=0;o<t.length&&n.length>0;o++)_loop_1(o)
}
var Jr="ElementCollection.move";
function moveElements(e,t,r,n){
checkNumber(Jr,"x",t);
checkNumber(Jr,"y",r);
checkBoolean(Jr,"relative",n);
if(e.length===0)return;
var i={
x:t,
y:r
};
if(!n){
var o=topLeftCorner(e);
i.x-=o.x;
i.y-=o.y
}
shift(e,i)
}
function topLeftCorner(e){
var t={
x:Infinity,
y:Infinity
};
forEach(Jr,e,function extendCorner(e){
var r=e.left,n=e.top;
t.x=Math.min(t.x,r);
t.y=Math.min(t.y,n)
});
return t
}
function shift(e,t){
var r=t.x,n=t.y;
var i=[];
var o=[];
var a=e.length;
var s=0;
try{
for(;s<a;s++){
var u=e[s];
if(r!==0)i[s]=u.x;
if(n!==0)o[s]=u.y
}
for(s=0;s<a;s++){
u=e[s];
if(r!==0)u.x=i[s]+r;
if(n!==0)u.y=o[s]+n
}
}catch(l){
throw failure(Jr,s,e[s],l)
}
}
var Xr="ElementCollection.orderBy";
var Zr=("name elementType x y width height size left top "+"rotation scaleX scaleY transformX transformY skewX skewY random").split(" ");
function valueReader(e,t,r){
if(t==="random")return r;
if(t==="size")return function(e){
return e.width*e.height
};
return e.readerOf(t)
}
function ordered(e,t,r){
var n=e.elements;
if(typeof t==="function"){
var i=[];
for(var o=0;o<n.length;o++)i.push({
element:n[o],
index:o
});
return stableSort(i,function(e,r){
return t(e.element,r.element)
})
}
var a=Zr.concat(e.ownWords());
var s=typeof t==="string"&&t.indexOf(".")>0;
if(s)checkField(Xr,e,t);
if(s||includes(a,t))return rankByValue(Xr,n,valueReader(e,t,r));
var u=typeof t==="string"?nearest(t,a):null;
var l="a Function or one of "+Zr.join(", ")+", a word of queries, or a path";
throw wrongArgument(Xr,"property",u?l+' (did you mean "'+u+'"?)':l,t)
}
function isStacked(e,t){
var r=new L;
r.whereOf=t;
for(var n=0;n<e.length;n++){
var i=e[n],o=i.layer,a=i.depth;
var s=r.get(o);
if(!s)r.set(o,{
depth:a
});
else if(a<s.depth)return false;
else s.depth=a
}
return true
}
function restack(e,t){
var r=new j(e).whereOf;
var n=[];
var i=[];
for(var o=0;o<t.length;o++){
n.push(t[o].element);
i.push(t[o].index)
}
function bringToFrontInTurn(t,n){
if(isStacked(t,r))return;
for(var i=0;i<t.length;i++){
selectAllOf(Xr,e,[t[i]],[n[i]]);
blameFirst(Xr,[t[i]],function(){
return e.arrange("front")
},[n[i]])
}
}
onEachStage(Xr,e,n,bringToFrontInTurn,i)
}
var Yr="ElementCollection.pivot";
function movePivots(e,t){
if(typeof t!=="string")throw wrongCorner(Yr,t);
var r=t==="center"?"center center":t;
cornerPoint(Yr,r,{
left:0,
top:0,
right:0,
bottom:0
});
var n=allBounds(Yr,e);
forEach(Yr,e,function setPivot(e,t){
var i=inPointCoordinates(e,cornerPoint(Yr,r,n[t]));
e.setTransformationPoint(i)
})
}
function effectRange(e){
if(e==="alpha")return{
lowest:0,
highest:100
};
return e==="brightness"?{
lowest:-100,
highest:100
}:null
}
function presentEffect(e,t){
var r=e;
if(t==="alpha")return r.colorAlphaPercent;
return r.colorMode==="brightness"?r.brightness:0
}
function within(e,t){
var r=e.lowest,n=e.highest;
return Math.min(Math.max(t,r),n)
}
function presentValue(e,t,r){
var n=r?presentEffect(e,t):e[t];
if(typeof n==="number"&&isFinite(n))return n;
throw new TypeError('its "'+t+'" is not a Number that could be changed, but '+describeArgument(n))
}
function modified(e,t,r,n){
var i=effectRange(t);
var o=r.isRelative?presentValue(e,t,i!==null):0;
var a=r.change(o,n);
return i?within(i,a):a
}
function returned(e,t,r,n){
var i=e.method,o=e.collection;
var a=o.elements;
var s=n.call(o,a[t],t,a);
if(typeof s==="number"&&isFinite(s))return s;
var u='the Function for "'+r+'" must return a finite Number, got '+describeArgument(s);
throw failure(i,t,a[t],new TypeError(u))
}
function drawValue(e,t,r,n){
var i=r.name,o=r.modifier;
if(typeof o==="function")return returned(e,t,i,o);
var a=e.method,s=e.collection,u=e.random;
var l=s.elements[t];
var f=isNaN(n)?u():n;
try{
return modified(l,i,o,f)
}catch(c){
throw failure(a,t,l,c)
}
}
function drawValues(e,t,r){
var n=r.properties,i=r.isShared;
var o=i?e.random():NaN;
var a=[];
for(var s=0;s<n.length;s++)a.push(drawValue(e,t,n[s],o));
return a
}
function drawAll(e,t){
var r=[];
var n=e.collection.elements.length;
for(var i=0;i<n;i++)r.push(drawValues(e,i,t));
return r
}
var en=/^([-+*\/]?)(\d+(?:\.\d+)?|\.\d+)(%?)$/;
var tn={
"plain:":function(e,t,r){
return e+t*(r-.5)
},
"+:":function(e,t,r){
return e+t*r
},
"-:":function(e,t,r){
return e-t*r
},
"*:":function(e,t,r){
return e*t*r
},
"/:":function(e,t,r){
return e/t*r
},
"plain%:":function(e,t,r){
return e+e*t/100*(2*r-1)
},
"+%:":function(e,t,r){
return e+e*t/100*r
},
"-%:":function(e,t,r){
return e-e*t/100*r
}
};
function fromText(e){
var t=en.exec(e);
if(!t)return null;
var r=(t[1]||"plain")+t[3]+":";
if(!hasOwn(tn,r))return null;
var n=tn[r];
var i=Number(t[2]);
if(t[1]==="/"&&i===0)return null;
return{
isRelative:true,
change:function(e,t){
return n(e,i,t)
}
}
}
function fromRange(e){
var t=e[0];
var r=e[1];
if(e.length!==2||typeof t!=="number"||typeof r!=="number")return null;
if(!isFinite(t)||!isFinite(r))return null;
return{
isRelative:false,
change:function(e,n){
return t+(r-t)*n
}
}
}
function fromNumber(e){
if(!isFinite(e))return null;
return{
isRelative:true,
change:function(t,r){
return t+e*r
}
}
}
function readModifier(e,t,r){
var n=null;
if(typeof r==="number")n=fromNumber(r);
else if(typeof r==="string")n=fromText(r);
else if(isArray(r))n=fromRange(r);
if(n)return n;
throw wrongArgument(e,t,'a Number, a text such as "+10" or "20%", or [from, to]',r)
}
function axis(e,t,r){
var n=typeof r==="function";
return{
name:t,
modifier:n?r:readModifier(e,t,r)
}
}
function changeOfAxes(e,t,r){
var n=[];
if(r[0]!==undefined)n.push(axis(e,t.first,r[0]));
if(r[1]!==undefined)n.push(axis(e,t.second,r[1]));
return{
properties:n,
isShared:false
}
}
function readChange(e,t,r){
if(t==="tint")throw wrongArgument(e,"tint","a Function that returns a colour",r);
var n=pairNamed(t);
var i=n&&!isArray(r)?partsOf(r):null;
if(n&&i&&(i[0]!==undefined||i[1]!==undefined))return changeOfAxes(e,n,i);
var o=readModifier(e,t,r);
if(!n)return{
properties:[{
name:t,
modifier:o
}],
isShared:false
};
var a=[{
name:n.first,
modifier:o
},{
name:n.second,
modifier:o
}];
return{
properties:a,
isShared:n.first!=="x"
}
}
function setDrawn(e,t,r){
var n=t.properties;
forEach(e.method,e.collection.elements,function setValues(e,t){
for(var i=0;i<n.length;i++)e[n[i].name]=r[t][i]
})
}
function randomizeAttribute(e,t,r){
var n=t.attribute,i=t.change;
if(!i){
r(n);
return
}
var o=drawAll(e,i);
var a=n.name;
if(effectRange(a))r({
name:a,
value:function(e,t){
return o[t][0]
}
});
else setDrawn(e,i,o)
}
function randomizeAll(e,t,r){
var n=attributesOf$1(e.method,t[0],t[1]);
var i=[];
for(var o=0;o<n.length;o++){
var a=n[o],s=a.name,u=a.value;
checkAttribute(e.method,e.collection.elements,s);
var l=typeof u==="function"?null:readChange(e.method,s,u);
i.push({
attribute:n[o],
change:l
})
}
for(o=0;o<i.length;o++)randomizeAttribute(e,i[o],r)
}
var rn=2147483647;
var nn=16807;
function seeded(e){
var t=Math.abs(Math.floor(e))%(rn-1)||rn-1;
return function nextRandom(){
t=t*nn%rn;
return(t-1)/(rn-1)
}
}
function randomSource(e,t){
if(t===undefined)return Math.random;
if(typeof t==="function")return t;
if(typeof t!=="number")throw wrongArgument(e,"random","a seed or a Function",t);
checkNumber(e,"random",t);
return seeded(t)
}
function renameElements(e,t){
var r=t.slice(0);
var n=needsPresentNames(e);
var i=n?presentNames(e.method,r):[];
var o=newNames$1(e,t,i);
var a=r.length;
var s=0;
try{
for(;s<a;s++)if(!n||o[s]!==i[s])r[s].name=o[s]
}catch(u){
throw failure(e.method,s,r[s],u)
}
}
function presentNames(e,t){
var r=[];
forEach(e,t,function readName(e,t){
r[t]=String(e.name)
});
return r
}
function kindOf(e){
var t=read(e,"libraryItem");
return isObject(t)?"item "+String(read(t,"name")):"type "+String(read(e,"elementType"))
}
function nameKey(e){
var t=e.kind,r=e.name;
return t+"\n"+r
}
function elementsWithin(e){
var t=elementsOfFrame(e).slice(0);
for(var r=0;r<t.length;r++){
var n=membersOf$1(t[r]);
for(var i=0;i<n.length;i++)t.push(n[i])
}
return t
}
function take(e){
for(var t=e&&e.pop();t;t=e&&e.pop()){
if(t.goesOn)continue;
t.goesOn=true;
return t
}
return null
}
function sortParts(e){
var t={};
function note(e,r){
var n=t[e]||(t[e]=[]);
n.push(r)
}
for(var r=e.length-1;r>=0;r--){
note(e[r].kind,e[r]);
if(e[r].name!=="")note(nameKey(e[r]),e[r])
}
return t
}
function numberClips(e,t,r){
for(var n=0;n<e.length;n++){
var i=take(t[nameKey(e[n])]);
if(i)e[n].clip=i.clip
}
for(n=0;n<e.length;n++){
if(e[n].clip>=0)continue;
i=take(t[e[n].kind]);
e[n].clip=i?i.clip:r()
}
}
function clipFinder(e){
var t=new L;
var r=new P(e);
var n=0;
var newClip=function(){
return n++
};
function noteLayer(e){
var r=keyframesOf(e);
var n={};
for(var i=0;i<r.length;i++){
var o=elementsWithin(r[i]);
var a=[];
for(var s=0;s<o.length;s++){
var u=String(read(o[s],"name")||"");
var l={
kind:kindOf(o[s]),
name:u,
clip:-1,
goesOn:false
};
a.push(l);
t.set(o[s],l)
}
numberClips(a,n,newClip);
n=sortParts(a)
}
}
return function clipOf(e){
var n=layerOfElement(e);
if(n!==null&&r.add(n))noteLayer(n);
var i=t.get(e);
return i?i.clip:newClip()
}
}
function renameAlongKeyframes(e,t,r){
var n=e.method;
var i=clipFinder(new j(t).whereOf);
var o=[];
var a=[];
var s=[];
var u=[];
var l=[];
forEach(n,r,function noteClip(e,t){
o[t]=String(e.name);
var r=i(e);
var n=s[r];
if(n===undefined){
n=u.push(e)-1;
l.push(o[t]);
s[r]=n
}
a[t]=n
});
var f=newNames$1(e,u,l);
forEach(n,r,function setName(e,t){
var r=f[a[t]];
if(r!==o[t])e.name=r
})
}
var on="ElementCollection.replaceColor";
var an='a colour such as "#FF0000" or 0xFF0000';
function checkedColor(e,t,r){
if(r===void 0)r=an;
var n=hexColor(t);
if(n===null)throw wrongArgument(on,e,r,t);
return n
}
function channel(e,t){
return parseInt(e.substring(t,t+2),16)
}
function isNear(e,t,r){
for(var n=1;n<t.length;n+=2)if(Math.abs(channel(e+"FF",n)-channel(t,n))>r)return false;
return true
}
function withAlphaOf(e,t){
return t.length===7?t+e.substring(7):t
}
function replacerOf(e,t,r){
if(typeof e!=="function"){
var n=checkedColor(f,e,an+", or a Function");
var i=checkedColor("the new colour",t);
if(typeof r!=="number")throw wrongArgument(on,"the tolerance","a Number",r);
if(!(r>=0&&r<=255))throw outOfRange(on,"the tolerance","from 0 to 255",r);
return function(e){
return isNear(e,n,r)?withAlphaOf(e,i):e
}
}
return function replaced(t){
var r=e(t);
if(r===undefined||r===null)return t;
return withAlphaOf(t,checkedColor("what the Function returns",r))
}
}
function replaceColors(e,t,r,n,i){
var o=replacerOf(r,n,i);
var a=function seeColor(e){
var t=hexColor(e);
var r=t===null?e:o(t);
return r===t?e:r
};
var s=[];
forEach(on,t,function seeElement(e,t){
s[t]=[];
seeColors(e,a,s[t])
});
var u=oneSelected(e);
var l=function applyWhere(r){
forEach(on,t,function applyChanges(t,n){
var _loop_1=function(t){
var i=s[n][t];
if(!i.selected===r)return"continue";
if(i.selected)u(i.selected,function(){
return i.apply(e)
});
else i.apply(e)
};
for(var i=0;i<s[n].length;i++)_loop_1(i)
})
};
withPlaceRestored(e,function(){
return l(true)
});
l(false)
}
var sn="ElementCollection.replaceText";
function replacingText(e,t){
return function replaceAll(r){
var n=r.split(e);
var i=n[0];
var o=n[0].length;
for(var a=1;a<n.length;a++){
var s=typeof t==="string"?t:String(t(e,o,r));
i+=s+n[a];
o+=e.length+n[a].length
}
return i
}
}
function replacementOf(e,t){
if(typeof t!=="string"&&typeof t!=="function")throw wrongArgument(sn,"the replacement","a String or a Function",t);
if(isRegExp(e))return function(r){
return r.replace(e,t)
};
if(typeof e!=="string"||e==="")throw wrongArgument(sn,f,"a non-empty String or a RegExp",e);
return replacingText(e,t)
}
function changesOf(e,t){
var r=[];
var n=e.textRuns;
for(var i=0;i<n.length;i++){
var o=n[i].characters;
var a=t(o);
if(a!==o)r.push({
run:n[i],
characters:a
})
}
return r
}
function replaceInTexts(e,t,r){
var n=replacementOf(t,r);
var i=[];
var o=checkTexts(sn,e);
for(var a=0;a<o.length;a++)i.push(changesOf(o[a],n));
forEach(sn,o,function change(e,t){
for(var r=i[t].length-1;r>=0;r--)i[t][r].run.characters=i[t][r].characters
})
}
var un="ElementCollection.resetTransform";
function resetTransforms(e){
forEach(un,e,function resetTransform(e){
var t=e.matrix;
if(t.a===1&&t.b===0&&t.c===0&&t.d===1)return;
assignMatrix(e,{
a:1,
b:0,
c:0,
d:1,
tx:t.tx,
ty:t.ty
},null)
})
}
var ln="ElementCollection.rotate";
function rotateElements(e,t,r){
checkNumber(ln,"angle",t);
var n=pivotOf(ln,e,r);
transformAll(ln,e,rotationAbout(n,t))
}
var fn="ElementCollection.scale";
function scaleElements(e,t,r,n){
checkNumber(fn,"xScale",t);
checkNumber(fn,"yScale",r);
if(t===0)throw outOfRange(fn,"xScale","other than 0",t);
if(r===0)throw outOfRange(fn,"yScale","other than 0",r);
var i=pivotOf(fn,e,n);
transformAll(fn,e,scalingAbout(i,t,r))
}
var cn="ElementCollection.select";
function whichElements(e,t){
if(t===undefined||t===true)return e;
if(typeof t==="string")return findByProperty(cn,e,t,"name");
if(isElement(t))return[t];
if(typeof t!=="number")throw wrongArgument(cn,"which","an index, a name, an element or true",t);
if(t>=0&&t<e.length&&Math.floor(t)===t)return[e[t]];
throw outOfRange(cn,"which","an index from 0 to "+(e.length-1),t)
}
function nearSides(e,t){
var r=[];
for(var n=0;n<e.length;n++)r.push(nearSide(e[n],t));
return r
}
function totalExtent(e,t){
var r=0;
for(var n=0;n<e.length;n++)r+=extent(e[n],t);
return r
}
function lineUp(e,t,r,n,i){
var o=[];
var a=n;
for(var s=0;s<t.length;s++){
var u=e[t[s]];
var l={
x:0,
y:0
};
l[r]=a-nearSide(u,r);
o[t[s]]=l;
a+=extent(u,r)+i
}
return o
}
function gapDistances(e,t,r){
var n=orderAlong(nearSides(e,t));
return e.length===0?[]:lineUp(e,n,t,nearSide(e[n[0]],t),r)
}
function evenDistances(e,t,r){
var n=orderAlong(nearSides(e,t));
var i=n.length-1;
if(i<0)return[];
var o=nearSide(r||e[n[0]],t);
var a=farSide(r||e[n[i]],t);
var s=a-o-totalExtent(e,t);
return i===0?[{
x:0,
y:0
}]:lineUp(e,n,t,o,s/i)
}
var hn="ElementCollection.space";
function spaceElements(e,t,r,n){
if(r!=="horizontal"&&r!=="vertical")throw wrongArgument(hn,"direction",'"horizontal" or "vertical"',r);
if(typeof n==="number")checkNumber(hn,"gap",n);
else if(n!==undefined&&typeof n!=="boolean")throw wrongArgument(hn,"gap","a Number or true",n);
var i=r==="horizontal"?"x":"y";
var o=allBounds(hn,t);
var a=n===true?stageBox(e):null;
var s=typeof n==="number";
moveBy(hn,t,s?gapDistances(o,i,n):evenDistances(o,i,a))
}
function libraryPath(e,t,r,n,i,o){
if(!isItem(n)&&(typeof n!=="string"||n===""))throw wrongArgument(e,t,"a library item or its path",n);
var a=typeof n==="string"?n:n.name;
if(r.itemExists(a)&&i(r.getItemType(a)))return a;
throw new Error(e+'(): the library has no item "'+a+'" that '+o)
}
var mn="ElementCollection.swap";
function isPlaced(e){
return e!=="folder"
}
function swapItems(e,t,r){
var n=libraryPath(mn,f,e.library,r,isPlaced,"can be placed on a stage");
var i=[];
forEach(mn,t,function checkInstance(e,t){
if(e.elementType!=="instance")throw new TypeError("it is not an instance of a library item");
i[t]=e.name
});
var o=t.slice();
onEachStage(mn,e,t,function swapInTurn(t,r){
for(var a=0;a<t.length;a++){
var s=r[a];
selectAllOf(mn,e,[t[a]],[s]);
blameFirst(mn,[t[a]],function(){
return e.swapElement(n)
},[s]);
var u=selectionOf(e)[0]||t[a];
u.name=i[s];
o[s]=u
}
});
return o
}
var pn="ElementCollection.textAttr";
var dn=("aliasText alignment autoKern bold characterPosition characterSpacing face fillColor indent "+"italic leftMargin letterSpacing lineSpacing rightMargin rotation size target url").split(" ");
function checkName(e){
if(includes(dn,e))return;
var t="texts have no attribute "+describeArgument(e);
throw new TypeError(pn+"(): "+t+"; "+suggest(e,dn))
}
function isSame$1(e,t,r){
if(typeof t!=="string"||typeof r!=="string")return t===r;
return e==="face"?isSimilarFont(t,r):foldCase(t)===foldCase(r)
}
function keptStyle(e,t){
var r=e.name,n=e.from,i=e.to;
var o=r==="face"&&typeof t==="string"&&typeof n==="string";
return o&&!/bold|italic|oblique/i.test(String(i))?styleWithin(t,n):""
}
function stretchesWith(e,t){
var r=t.name,n=t.from;
var i=[];
var o=e.textRuns;
var a=0;
for(var s=0;s<o.length;s++){
var u=a+o[s].characters.length;
var l=o[s].textAttrs[r];
if(isSame$1(r,l,n)){
var f=keptStyle(t,l);
var c=i[i.length-1];
if(c&&c.end===a&&c.style===f)c.end=u;
else i.push({
start:a,
end:u,
style:f
})
}
a=u
}
return i
}
function setBetween(e,t,r,n){
var i=n.start,o=n.end;
if(o===0)e.setTextAttr(t,r);
else e.setTextAttr(t,r,i,o)
}
function setWhere(e,t){
var r=stretchesWith(e,t);
for(var n=r.length-1;n>=0;n--){
var i=r[n].style;
setBetween(e,t.name,t.to,r[n]);
if(i.indexOf("bold")>=0)setBetween(e,"bold",true,r[n]);
if(/italic|oblique/.test(i))setBetween(e,"italic",true,r[n])
}
}
function setTextAttributes(e,t,r){
var n=typeof t[0]==="string"&&t[2]!==undefined;
var i=attributesOf$1(pn,t[0],t[1]);
for(var o=0;o<i.length;o++)checkName(i[o].name);
var a=checkTexts(pn,e);
var _loop_1=function(e){
var o=i[e],s=o.name,u=o.value;
setEach(pn,a,s,n?t[2]:u,{
set:function(e,t){
if(n)setWhere(e,{
name:s,
from:u,
to:t
});
else e.setTextAttr(s,t)
}
},r)
};
for(o=0;o<i.length;o++)_loop_1(o)
}
var vn=1e-6;
function snapToGrid(e,t,r){
var n=e/(t||1);
var i=Math.floor(n+.5);
var o=Math.abs(n-i)<vn;
var a=o||r===0?i:(r===-1?Math.floor(n):Math.ceil(n));
return a*(t||1)
}
var yn="ElementCollection.toGrid";
function gridSteps(e){
var t=isArray(e)&&e.length===2;
var r=t?{
x:e[0],
y:e[1]
}:{
x:e,
y:e
};
if(typeof r.x!=="number"||typeof r.y!=="number")throw wrongArgument(yn,"precision","a Number or [x, y]",e);
var n=r.x>=0&&r.y>=0&&isFinite(r.x)&&isFinite(r.y);
if(!n)throw outOfRange(yn,"precision","finite and not negative",e);
return{
x:r.x,
y:r.y
}
}
function moveToGrid(e,t,r){
var n=gridSteps(t);
if(r!==-1&&r!==0&&r!==1)throw wrongArgument(yn,"rounding","-1, 0 or 1",r);
var i=[];
var o=[];
var a=e.length;
var s=0;
try{
for(;s<a;s++){
i[s]=e[s].x;
o[s]=e[s].y
}
for(s=0;s<a;s++){
var u=snapToGrid(i[s],n.x,r);
var l=snapToGrid(o[s],n.y,r);
if(u!==i[s])e[s].x=u;
if(l!==o[s])e[s].y=l
}
}catch(f){
throw failure(yn,s,e[s],f)
}
}
var gn="ElementCollection.toSymbol";
var bn=["movie clip","graphic","button"];
var On=["top left","top center","top right","center left","center","center right","bottom left","bottom center","bottom right"];
function checkChoice(e,t,r){
if(!includes(r,t))throw wrongArgument(gn,e,'"'+r.join('", "')+'"',t)
}
function checkFree(e,t){
var r={};
var n=[];
for(var i=0;i<t.length;i++){
if(r["/"+t[i]]||e.itemExists(t[i]))n.push('"'+t[i]+'"');
r["/"+t[i]]=true
}
if(n.length>0)throw new Error(gn+"(): the library has these names already: "+n.join(", "))
}
function convert(e,t,r,n){
var i=e.library;
var o=folderOf(r);
var a=e.convertToSymbol;
var s=a.call(e,t,o===""?r:"",n);
if(!s)throw new Error("Animate refused to convert it to a symbol");
if(o==="")return;
if(!i.itemExists(o))i.newFolder(o);
if(!i.moveToFolder(o,s.name,false))throw new Error("Animate refused to move the symbol");
s.name=leafOf(r)
}
function convertToSymbols(e,t,r,n,i,o){
checkChoice("type",r,bn);
checkChoice("registration",i,On);
var a=[];
forEach(gn,t,function readName(e){
var t=e.name;
a.push(String(t||"Symbol"))
});
var s=newNames$1({
method:gn,
base:"Symbol",
args:[n],
scope:o
},t,a);
var u=[];
for(var l=0;l<s.length;l++)u.push(trimSlashes(s[l]));
checkFree(e.library,u);
var f=[];
withPanelSelectionRestored(e.library,function convertAll(){
onEachStage(gn,e,t,function convertInTurn(t,n){
var _loop_1=function(o){
selectAllOf(gn,e,[t[o]],[n[o]]);
blameFirst(gn,[t[o]],function(){
return convert(e,r,u[n[o]],i)
},[n[o]]);
f[n[o]]=selectionOf(e)[0]
};
for(var o=0;o<t.length;o++)_loop_1(o)
})
});
return f
}
var wn={
typeName:"ElementCollection",
words:zt,
itemsToOpen:distinctItems
};
var xn=function(e){
__extends(ElementCollection,e);
function ElementCollection(){
return (e!==null&&e.apply(this,arguments))||this
}
ElementCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r)
};
ElementCollection.prototype.items=function(){
var e=distinctItems("ElementCollection.items",this.elements);
return withElements(new Sr([],this.dom),e)
};
ElementCollection.prototype.layers=function(e){
var t="ElementCollection.layers";
var r=layersOfElements(t,this);
return newSibling("LayerCollection",r,this.dom,t,e)
};
ElementCollection.prototype.frames=function(e){
var t="ElementCollection.frames";
var r=framesOfElements(t,this);
return newSibling("FrameCollection",r,this.dom,t,e)
};
ElementCollection.prototype.select=function(e){
replaceSelection(this.dom,whichElements(this.elements,e));
return this
};
ElementCollection.prototype.group=function(){
if(this.elements.length>0)replaceElements(this,groupElements(this.dom,this.elements));
return this
};
ElementCollection.prototype.duplicate=function(e){
if(e===void 0)e=false;
checkBoolean("ElementCollection.duplicate","add",e);
var t=withoutDuplicates(this);
var r=t.length>0?duplicateElements(this.dom,t):[];
replaceElements(this,e?this.elements.concat(r):r);
return this
};
ElementCollection.prototype.deleteElements=function(){
deleteElements(this.dom,withoutDuplicates(this));
replaceElements(this,[]);
return this
};
ElementCollection.prototype.move=function(e,t,r){
if(r===void 0)r=false;
moveElements(this.elements,e,t,r);
return this
};
ElementCollection.prototype.rotate=function(e,t){
rotateElements(withoutDuplicates(this),e,t);
return this
};
ElementCollection.prototype.scale=function(e,t,r){
if(e===void 0)e=1;
if(t===void 0)t=e;
scaleElements(withoutDuplicates(this),e,t,r);
return this
};
ElementCollection.prototype.centerTransformPoint=function(e){
if(e===void 0)e=true;
centerTransformPoints(this.elements,e);
return this
};
ElementCollection.prototype.pivot=function(e){
movePivots(this.elements,e);
return this
};
ElementCollection.prototype.bounds=function(){
return commonBounds(allBounds("ElementCollection.bounds",this.elements))
};
ElementCollection.prototype.swap=function(e){
replaceElements(this,swapItems(this.dom,this.elements,e));
return this
};
ElementCollection.prototype.toSymbol=function(e,t,r){
if(e===void 0)e="movie clip";
if(r===void 0)r="top left";
var n=withoutDuplicates(this);
var i=convertToSymbols(this.dom,n,e,t,r,this);
replaceElements(this,i);
return this
};
ElementCollection.prototype.text=function(e){
if(arguments.length===0)return readTexts(this.elements);
setTexts(this.elements,e,this);
return this
};
ElementCollection.prototype.replaceText=function(e,t){
replaceInTexts(this.elements,e,t);
return this
};
ElementCollection.prototype.exportTexts=function(e){
if(e===void 0)e="csv";
return tableOfTexts(this,e)
};
ElementCollection.prototype.importTexts=function(e,t){
putTexts(this,e,t);
return this
};
ElementCollection.prototype.textAttr=function(){
var e=[];
for(var t=0;t<arguments.length;t++)e[t]=arguments[t];
setTextAttributes(this.elements,e,this);
return this
};
ElementCollection.prototype.colors=function(){
return countColors(withoutDuplicates(this))
};
ElementCollection.prototype.replaceColor=function(e,t,r){
if(r===void 0)r=0;
replaceColors(this.dom,withoutDuplicates(this),e,t,r);
return this
};
ElementCollection.prototype.resetTransform=function(){
resetTransforms(this.elements);
return this
};
ElementCollection.prototype.pluck=function(t){
return e.prototype.pluck.call(this,t)
};
ElementCollection.prototype.attr=function(e,t,r){
setAttributes("ElementCollection.attr",this,setterOfElements,e,t,r);
return this
};
ElementCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
renameElements({
method:"ElementCollection.rename",
base:"clip",
args:i,
scope:this
},this.elements);
return noteLength(this)
};
ElementCollection.prototype.renameAlongKeyframes=function(e,t,r,n){
var i=[e,t,r,n];
var o="ElementCollection.renameAlongKeyframes";
renameAlongKeyframes({
method:o,
base:"clip",
args:i,
scope:this
},this.dom,withoutDuplicates(this));
return noteLength(this)
};
ElementCollection.prototype.orderBy=function(e,t){
if(t===void 0)t=false;
checkBoolean("ElementCollection.orderBy","reverse",t);
var r=ordered(this,e,Math.random);
restack(this.dom,t?r.slice().reverse():r);
replaceSorted(this,elementsOf(r));
return this
};
ElementCollection.prototype.align=function(e,t){
if(e===void 0)e="center";
if(t===void 0)t=false;
alignElements(this.dom,withoutDuplicates(this),e,t);
return this
};
ElementCollection.prototype.distribute=function(e,t){
if(t===void 0)t=false;
distributeElements(this.dom,withoutDuplicates(this),e,t);
return this
};
ElementCollection.prototype.space=function(e,t){
spaceElements(this.dom,withoutDuplicates(this),e,t);
return this
};
ElementCollection.prototype.match=function(e,t){
if(t===void 0)t=true;
matchSizes(this.elements,matchedAxes(e),t);
return this
};
ElementCollection.prototype.toGrid=function(e,t){
if(e===void 0)e=1;
if(t===void 0)t=0;
moveToGrid(this.elements,e,t);
return this
};
ElementCollection.prototype.layout=function(e,t,r){
if(t===void 0)t=0;
if(r===void 0)r=t;
layoutElements(withoutDuplicates(this),e,t,r);
return this
};
ElementCollection.prototype.randomize=function(){
var e=this;
var t=[];
for(var r=0;r<arguments.length;r++)t[r]=arguments[r];
var n="ElementCollection.randomize";
var i=randomSource(n,t[typeof t[0]==="string"?2:1]);
randomizeAll({
method:n,
collection:this,
random:i
},t,function(t){
var r=t.name,i=t.value;
return setAttributes(n,e,setterOfElements,r,i)
});
return this
};
ElementCollection.prototype.children=function(e){
var t=childrenOf(this.elements,this.dom,e);
return withElements(new ElementCollection([],this.dom),t)
};
ElementCollection.prototype.refresh=function(){
this.dom.livePreview=true;
return this
};
ElementCollection.prototype.traits=function(){
return wn
};
return ElementCollection
}(tr);
Tr.ElementCollection={
Type:xn,
words:zt
};
function setterOfFrames(e,t,r){
return checkedSetter(r,t,e,ar)
}
function readChoice(e){
return{
layers:e.layers,
current:e.currentLayer,
frame:e.currentFrame,
selectedLayers:e.getSelectedLayers(),
selectedFrames:e.getSelectedFrames()
}
}
function presentIndices(e,t){
var r=0;
return function presentIndex(n){
for(var i=t.length;i>0;i--,r++){
if(r>=t.length)r=0;
if(t[r]===e.layers[n])return r
}
return-1
}
}
function moved(e,t,r){
var n=[];
for(var i=0;i<e.length;i+=t){
var o=r(e[i]);
if(o<0)continue;
n.push(o);
for(var a=1;a<t;a++)n.push(e[i+a])
}
return n
}
function isSame(e,t){
return e.join()===t.join()
}
function selectLayers(e,t,r){
var n=selectWhere(t,function(e){
return e!==r
});
n.push(r);
for(var i=0;i<n.length;i++)e.setSelectedLayers(n[i],i===0)
}
function restoreChoice(e,t){
var r=e.layers;
var n=presentIndices(t,r);
var i=n(t.current);
var o=i>=0?i:Math.min(t.current,r.length-1);
if(e.currentLayer!==o)e.currentLayer=o;
var a=moved(t.selectedLayers,1,n);
if(!isSame(e.getSelectedLayers(),a))selectLayers(e,a,o);
var s=moved(t.selectedFrames,3,n);
if(i>=0&&!isSame(e.getSelectedFrames(),s))e.setSelectedFrames(s,true);
if(e.currentFrame!==t.frame)e.currentFrame=t.frame;
return o
}
function onTimeline(e,t,r){
var n=readChoice(e);
withCleanup(function(){
return r(e)
},function chooseAgain(){
var r=restoreChoice(e,n);
if(e===t.timeline)t.layer=r
})
}
function onTimelines(e,t,r){
if(t.length===0)return;
var n=readUserLocation(e);
withCleanup(function visitTimelines(){
var _loop_1=function(i){
var o=t[i],a=o.timeline,s=o.item,u=o.scene;
if(e.getTimeline()!==a)enterTimeline(e,s,u);
onTimeline(a,n,function(e){
return r(e,t[i])
})
};
for(var i=0;i<t.length;i++)_loop_1(i)
},function(){
return restoreUserLocation(n)
})
}
function spansOf(e,t,r){
var n=new j(t);
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
})
});
return i
}
function spansByTimeline(e){
var t=[];
var r=[];
var n=[];
var i=[];
for(var o=0;o<e.length;o++){
var a=e[o].place;
var s=n[a.number];
if(!s){
var u=r[a.timelineNumber];
if(!u){
u={
timeline:a.timeline,
scene:a.scene,
item:a.item,
layers:[]
};
r[a.timelineNumber]=u;
t.push(u)
}
s=[];
n[a.number]=s;
i.push({
timeline:u,
place:a,
spans:s
})
}
s.push(e[o])
}
for(o=0;o<i.length;o++)i[o].timeline.layers.push({
place:i[o].place,
runs:runsOf(i[o].spans)
});
return t
}
function runsOf(e){
e.sort(function(e,t){
return e.start-t.start
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
t.push(r)
}
r.spans.push(i);
r.end=i.end
}
return t
}
function onEachRun(e,t,r,n){
onTimelines(t,r,function workOnLayers(t,r){
var i=r.layers;
for(var o=0;o<i.length;o++){
var a=i[o],s=a.place,u=a.runs;
if(t.currentLayer!==s.index)t.currentLayer=s.index;
for(var l=u.length-1;l>=0;l--)try{
n(t,u[l])
}catch(m){
var f=u[l].spans[0],c=f.index,h=f.frame;
throw failure(e,c,h,m)
}
}
})
}
function clearFrames(e,t,r){
var n=spansByTimeline(spansOf(e,t,r));
onEachRun(e,t,n,function clearRun(e,t){
var r=t.start,n=t.end;
e.clearFrames(r,n)
})
}
function deleteFrames(e,t,r){
var n=spansByTimeline(spansOf(e,t,r));
onEachRun(e,t,n,function removeRun(e,t){
var r=t.start,n=t.end;
e.removeFrames(r,n)
})
}
var Cn={
quad:{
ease:function(e){
return e*e
},
times:pieces(1)
},
cubic:{
ease:function(e){
return e*e*e
},
times:pieces(1)
},
back:{
ease:function(e){
return e*e*(2.7*e-1.7)
},
times:pieces(1)
},
quart:{
ease:function(e){
return e*e*e*e
},
times:pieces(3)
},
quint:{
ease:function(e){
return e*e*e*e*e
},
times:pieces(4)
},
sine:{
ease:function(e){
return 1-Math.cos(e*Math.PI/2)
},
times:pieces(2)
},
circ:{
ease:function(e){
return 1-Math.sqrt(1-e*e)
},
times:[0,.5,.75,.9,.97,.995,1]
},
bounce:{
ease:function(e){
return 1-bounce(1-e)
},
times:[0,1/11,3/11,7/11,1]
},
elastic:{
ease:function(e){
return elastic(e,.3)
},
times:pieces(20)
}
};
var kn={
back:function(e){
return e*e*(3.5925*e-2.5925)
},
elastic:function(e){
return elastic(e,.45)
}
};
function pieces(e){
var t=[];
for(var r=0;r<=e;r++)t.push(r/e);
return t
}
function bounce(e){
if(e<4/11)return 7.5625*e*e;
if(e<8/11)return 7.5625*(e-6/11)*(e-6/11)+.75;
if(e<10/11)return 7.5625*(e-9/11)*(e-9/11)+.9375;
return 7.5625*(e-21/22)*(e-21/22)+.984375
}
function elastic(e,t){
return-Math.pow(2,10*(e-1))*Math.sin((e-1-t/4)*2*Math.PI/t)
}
var Tn=curveOf(function(e){
return e
},pieces(1));
var En=/^(\w+?)(InOut|In|Out)$/;
function easeNames(){
var e=["none","linear"];
var t=ownNames(Cn);
for(var r=0;r<t.length;r++)e.push(t[r]+"In",t[r]+"Out",t[r]+"InOut");
return e
}
function curveOf(e,t){
var r=[{
x:0,
y:0
}];
for(var n=1;n<t.length;n++){
var i=t[n-1];
var o=(t[n]-i)/3;
var a=e(i);
var s=e(i+o);
var u=e(i+2*o);
var l=e(t[n]);
r.push({
x:i+o,
y:(-5*a+18*s-9*u+2*l)/6
});
r.push({
x:i+2*o,
y:(2*a-9*s+18*u-5*l)/6
});
r.push({
x:t[n],
y:l
})
}
r[r.length-1]={
x:1,
y:1
};
return r
}
function mirrored(e){
var t=[];
for(var r=e.length-1;r>=0;r--)t.push(1-e[r]);
return t
}
function halves(e){
var t=[];
for(var r=0;r<e.length;r++)t.push(e[r]/2);
var n=mirrored(e);
for(r=1;r<n.length;r++)t.push(.5+n[r]/2);
return t
}
function namedCurve(e,t){
if(t==="none"||t==="linear")return{
slider:0
};
var r=En.exec(t);
if(!r||!hasOwn(Cn,r[1])){
var n=suggest(t,easeNames());
throw new TypeError("".concat(e,"(): unknown ease ").concat(describeArgument(t),"; ").concat(n))
}
var i=Cn[r[1]],o=i.ease,a=i.times;
if(r[2]==="In")return{
curve:curveOf(o,a)
};
if(r[2]==="Out")return{
curve:curveOf(function(e){
return 1-o(1-e)
},mirrored(a))
};
var s=kn[r[1]]||o;
var whole=function(e){
return e<.5?s(2*e)/2:1-s(2-2*e)/2
};
return{
curve:curveOf(whole,halves(a))
}
}
function isPoint(e){
var t=e;
if(!t||typeof t.x!=="number"||typeof t.y!=="number")return false;
return isFinite(t.y)
}
var Sn="the points { x, y } of a curve: 4, 7, 10 \u2026, from (0, 0) to (1, 1), x rising from 0 to 1";
function isCurve(e){
var t=e.length-1;
if(t%3!==0)return false;
for(var r=0;r<=t;r++)if(!isPoint(e[r]))return false;
var n=e;
for(r=0;r<t;r+=3){
var i=n[r].x;
var o=n[r+3].x;
if(!(i<o&&isWithin(n[r+1].x,i,o)&&isWithin(n[r+2].x,i,o)))return false
}
return isAt(n[0],0)&&isAt(n[t],1)
}
function isWithin(e,t,r){
return t<=e&&e<=r
}
function isAt(e,t){
var r=e.x,n=e.y;
return r===t&&n===t
}
function readEasing(e,t){
if(typeof t==="string")return namedCurve(e,t);
if(isArray(t)){
if(!isCurve(t))throw wrongArgument(e,"easing",Sn,t);
return{
curve:t
}
}
if(typeof t!=="number")throw wrongArgument(e,"easing","a Number, the name of an ease or an Array of points",t);
if(!(t>=-100&&t<=100)||Math.floor(t)!==t)throw outOfRange(e,"easing","a whole Number from -100 to 100",t);
return{
slider:t
}
}
function setEasing(e,t){
if("slider"in t){
if(e.hasCustomEase){
e.setCustomEase("all",Tn);
e.hasCustomEase=false
}
e.tweenEasing=t.slider;
return
}
e.useSingleEaseCurve=true;
e.setCustomEase("all",t.curve);
e.hasCustomEase=true
}
function refuseMotionObjects(e,t){
forEach(e,t,function refuseOne(e){
if(!isMotionObject(e))return;
var t="leave motion objects out with filter(':not(:motion)')";
throw new Error("it is a motion object, which scripts cannot change; "+t)
})
}
var An="FrameCollection.ease";
function easeFrames(e,t){
var r=readEasing(An,t);
refuseMotionObjects(An,e);
forEach(An,e,function easeTween(e){
var t=e.tweenType;
if(t==="motion"||t==="shape")setEasing(e,r)
})
}
function frameDescriber(e){
var t=new j(e);
return function describeFrame(e){
var r=describeValue(e);
try{
var n=t.ofFrame(e);
return n?r+" on "+String(read(n.layer,"name")).replace(/\r\n?|\n/g," "):r
}catch(i){
return r
}
}
}
function resize(e,t,r,n){
if(n>0)e.insertFrames(n,false,t);
else e.removeFrames(r+n,r)
}
function startBefore(e,t){
return t===0?-1:Number(read(readList(e,"frames")[t-1],"startFrame"))
}
function checkRoom(e,t,r){
var n=t.layers;
for(var i=0;i<n.length;i++){
var o=n[i],a=o.place,s=o.runs;
for(var u=0;u<s.length;u++){
var l=s[u];
var f=l.spans[0];
var c=l.spans[l.spans.length-1];
var h=startBefore(a.layer,l.start);
if(h<0)throw refusal(e,f,"the first keyframe of a layer cannot move");
if(l.start+r<=h)throw refusal(e,f,roomWord(l.start-h,"after the keyframe before it"));
if(r>=c.end-c.start)throw refusal(e,c,roomWord(c.end-c.start,"before the next one"));
l.before=h
}
}
}
function roomWord(e,t){
return"it can move by up to "+(e-1)+(e===2?" frame":" frames")+", to stay "+t
}
function refusal(e,t,r){
var n=t.index,i=t.frame;
return failure(e,n,i,new Error(r))
}
function moveFrames(e,t,r,n){
checkWholeNumber(e,"by",n);
var i=n;
if(i===0)return;
var o=spansByTimeline(spansOf(e,t,r));
for(var a=0;a<o.length;a++)checkRoom(e,o[a],i);
onEachRun(e,t,o,function moveRun(e,t){
var r=t.spans,n=t.start,o=t.before;
var a=r[r.length-1];
resize(e,a.start,a.end,-i);
resize(e,o,n,i)
})
}
var Fn="FrameCollection.replaceSound";
var In="is a sound";
function isSound(e){
return e==="sound"
}
function replaceSounds(e,t,r,n){
var i=e.library;
var o=libraryPath(Fn,f,i,r,isSound,In);
var a=libraryPath(Fn,"the new sound",i,n,isSound,In);
var s=i.items[Number(i.findItemIndex(a))];
forEach(Fn,t,function replaceOn(e){
var t=read(e,"soundLibraryItem");
if(t&&t.name===o)e.soundLibraryItem=s
})
}
function openOnlyTimeline(e,t,r,n){
if(r.length>1){
var i="these "+n+" are on several timelines; select those of one timeline at a time";
throw new Error(e+"(): "+i)
}
var o=r[0],a=o.timeline,s=o.item,u=o.scene;
if(t.getTimeline()!==a)enterTimeline(t,s,u)
}
function selectFramesInTimeline(e,t,r){
var n=spansByTimeline(spansOf(e,t,r));
if(n.length===0)return;
openOnlyTimeline(e,t,n,"frames");
var i=n[0],o=i.timeline,a=i.layers;
var s=true;
for(var u=0;u<a.length;u++){
var l=a[u],f=l.place,c=l.runs;
for(var h=0;h<c.length;h++){
var m=[f.index,c[h].start,c[h].end];
o.setSelectedFrames(m,s);
s=false
}
}
}
function setDurations(e,t,r,n){
checkWholeNumber(e,"duration",n);
var i=n;
if(i<1)throw outOfRange(e,"duration","1 or more",n);
var o=[];
var a=spansOf(e,t,r);
for(var s=0;s<a.length;s++)if(a[s].end-a[s].start!==i)o.push(a[s]);
onEachRun(e,t,spansByTimeline(o),function resizeEach(e,t){
var r=t.spans;
for(var n=r.length-1;n>=0;n--){
var o=r[n],a=o.start,s=o.end;
resize(e,a,s,i-(s-a))
}
})
}
function toKeyframes(e,t,r){
var n=spansOf(e,t,r);
var i=spansByTimeline(n);
onEachRun(e,t,i,function convertRun(e,t){
var r=t.spans,n=t.start,i=t.end;
if(i-n>r.length)e.convertToKeyframes(n,i)
});
return keyframesIn(n)
}
function keyframesIn(e){
var t=[];
var r=null;
var n=[];
for(var i=0;i<e.length;i++){
if(e[i].place.layer!==r){
r=e[i].place.layer;
n=r.frames
}
for(var o=e[i].start;o<e[i].end;o++)t.push(n[o])
}
return t
}
var Ln="FrameCollection.tween";
function refuseOtherThanShapes(e,t){
forEach(e,t,function refuseOne(e){
var t=elementsOfFrame(e);
for(var r=0;r<t.length;r++){
if(isShapeType(read(t[r],"elementType"))&&!isGroup(t[r]))continue;
throw new Error("a shape tween needs shapes, and there is something else on the keyframe")
}
})
}
function tweenFrames(e,t,r,n){
var i=r==="motion"||r==="classic";
if(!i&&r!=="shape")throw wrongArgument(Ln,"type",'"motion" or "shape"',r);
var o=n===undefined?null:readEasing(Ln,n);
refuseMotionObjects(Ln,t);
if(i){
var a=spansByTimeline(spansOf(Ln,e,t));
onEachRun(Ln,e,a,function tweenRun(e,t){
var r=t.start,n=t.end;
e.createMotionTween(r,n)
})
}else{
refuseOtherThanShapes(Ln,t);
forEach(Ln,t,function tweenShape(e){
e.tweenType="shape"
})
}
if(o)forEach(Ln,t,function(e){
return setEasing(e,o)
})
}
var Nn="FrameCollection.untween";
function untweenFrames(e,t){
var r=[];
forEach(Nn,t,function findMotion(e){
if(isMotionObject(e))r.push(e)
});
var n=spansByTimeline(spansOf(Nn,e,r));
onEachRun(Nn,e,n,function removeMotion(e,t){
var r=t.start,n=t.end;
e.removeMotionObject(r,n)
});
forEach(Nn,t,function untween(e){
var t=e.tweenType;
if(t==="motion"||t==="shape")e.tweenType="none"
})
}
var Pn=function(e){
__extends(FrameCollection,e);
function FrameCollection(){
return (e!==null&&e.apply(this,arguments))||this
}
FrameCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r)
};
FrameCollection.prototype.attr=function(e,t){
setAttributes("FrameCollection.attr",this,setterOfFrames,e,t);
return noteLength(this)
};
FrameCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
var o={
method:"FrameCollection.rename",
base:"label",
args:i,
scope:this
};
renameElements(o,this.elements);
return noteLength(this)
};
FrameCollection.prototype.select=function(){
selectFramesInTimeline("FrameCollection.select",this.dom,withoutDuplicates(this));
return this
};
FrameCollection.prototype.clear=function(){
clearFrames("FrameCollection.clear",this.dom,withoutDuplicates(this));
return this
};
FrameCollection.prototype.deleteFrames=function(){
deleteFrames("FrameCollection.deleteFrames",this.dom,withoutDuplicates(this));
replaceElements(this,[]);
return this
};
FrameCollection.prototype.setDuration=function(e){
setDurations("FrameCollection.setDuration",this.dom,withoutDuplicates(this),e);
return this
};
FrameCollection.prototype.replaceSound=function(e,t){
replaceSounds(this.dom,this.elements,e,t);
return this
};
FrameCollection.prototype.tween=function(e,t){
if(e===void 0)e="motion";
tweenFrames(this.dom,withoutDuplicates(this),e,t);
return this
};
FrameCollection.prototype.untween=function(){
untweenFrames(this.dom,withoutDuplicates(this));
return this
};
FrameCollection.prototype.ease=function(e){
easeFrames(withoutDuplicates(this),e);
return this
};
FrameCollection.prototype.toKeyframes=function(){
var e="FrameCollection.toKeyframes";
replaceElements(this,toKeyframes(e,this.dom,withoutDuplicates(this)));
return this
};
FrameCollection.prototype.move=function(e){
moveFrames("FrameCollection.move",this.dom,withoutDuplicates(this),e);
return this
};
FrameCollection.prototype.contents=function(e){
var t="FrameCollection.contents";
var r=elementsOfFrames(t,this);
return newSibling("ElementCollection",r,this.dom,t,e)
};
FrameCollection.prototype.layers=function(e){
var t="FrameCollection.layers";
var r=layersOfFrames(t,this);
return newSibling("LayerCollection",r,this.dom,t,e)
};
FrameCollection.prototype.items=function(){
var e="FrameCollection.items";
var t=elementsOfFrames(e,this);
return newSibling("ItemCollection",distinctItems(e,t),this.dom)
};
FrameCollection.prototype.describer=function(){
return frameDescriber(this.dom)
};
FrameCollection.prototype.traits=function(){
var e=this;
return{
typeName:"FrameCollection",
words:Gt,
itemsToOpen:function(t){
return symbolsAround(t,e,"ofFrame")
}
}
};
return FrameCollection
}(tr);
Tr.FrameCollection={
Type:Pn,
words:Gt
};
function setterOfLayers(e,t,r){
return checkedSetter(r,t,e,sr)
}
function byTimeline(e,t,r){
var n=new j(t);
var i=[];
var o=[];
forEach(e,r,function sortIn(e){
var t=n.ofLayer(e);
if(!t)throw new Error("it is not in the document");
var r=t.timeline,a=t.scene,s=t.item,u=t.timelineNumber;
var l=o[u];
if(!l){
l={
timeline:r,
scene:a,
item:s,
places:[]
};
o[u]=l;
i.push(l)
}
l.places.push(t)
});
for(var a=0;a<i.length;a++)i[a].places.sort(function(e,t){
return e.index-t.index
});
return i
}
function isPlaceAt(e){
var t=[];
for(var r=0;r<e.length;r++)t[e[r].index]=true;
return t
}
var jn=function(){
function LayerStack(e){
this.timeline=e;
this.parents=[];
this.depths=[];
this.last=0;
this.layers=layersOf(e).slice(0);
var t=[];
for(var r=0;r<this.layers.length;r++){
var n=parentOf(this.layers[r]);
while(t.length>0&&t[t.length-1]!==n)t.pop();
this.parents.push(n);
this.depths.push(t.length);
t.push(this.layers[r])
}
}
LayerStack.prototype.indexOf=function(e){
var t=this,r=t.layers,n=t.last;
for(var i=0;i<r.length;i++){
var o=r[n+i]===e;
if(!o&&r[n-i]!==e)continue;
this.last=o?n+i:n-i;
return this.last
}
return-1
};
LayerStack.prototype.parentOf=function(e){
return this.parents[this.indexOf(e)]||null
};
LayerStack.prototype.rootOf=function(e){
var t=e;
for(var r=this.parentOf(e);r;r=this.parentOf(r))t=r;
return t
};
LayerStack.prototype.childrenOf=function(e){
var t=[];
var r=e?this.indexOf(e):-1;
var n=e?this.branchEnd(r):this.layers.length;
for(var i=r+1;i<n;i++)if(this.parents[i]===e)t.push(this.layers[i]);
return t
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
t.push(i)
}
return e
};
LayerStack.prototype.branchEnd=function(e){
var t=e+1;
while(t<this.layers.length&&this.depths[t]>this.depths[e])t++;
return t
};
LayerStack.prototype.place=function(e,t,r,n){
var i=e.length-1;
if(!t&&i>0){
this.place([e[i]],false,r,n);
this.place(e.slice(0,i),true,e[i],n);
return
}
var o=this.indexOf(r);
var a=t?o:this.branchEnd(o);
var s=this.depths[o]+(n===r?1:0);
var u=[];
var l=0;
var f=0;
for(var c=0;c<e.length;c++){
var h=this.indexOf(e[c]);
var m=this.branchEnd(h);
var p=h<a?h-l:h;
if(a+f!==p&&a+f!==p+m-h)this.timeline.reorderLayer(p,o+f,t);
if(h<a)l+=m-h;
else f+=m-h;
var d=s-this.depths[h];
this.parents[h]=n;
for(var v=h;v<m;v++){
this.depths[v]+=d;
u.push(v)
}
if(parentOf(e[c])!==n)e[c].parentLayer=n
}
var y=[this.layers,this.parents,this.depths];
for(c=0;c<y.length;c++)gather(y[c],u,a)
};
return LayerStack
}();
function gather(e,t,r){
var n=Math.min(t[0],r);
var i=Math.max(t[t.length-1]+1,r);
var o=[];
var a=[];
var s=[];
for(var u=n;u<i;u++)if(t[a.length]===u)a.push(e[u]);
else(u<r?o:s).push(e[u]);
var l=o.concat(a,s);
for(u=n;u<i;u++)e[u]=l[u-n]
}
function isCamera(e){
return read(e,"layerType")==="camera"
}
function canHoldLayers(e){
var t=read(e,"layerType");
return t==="folder"||t==="mask"||t==="guide"
}
function emptiesTimeline(e,t){
var r=isPlaceAt(t);
for(var n=0;n<e.layers.length;n++){
if(!r[n])return false;
if(read(e.layers[n],"layerType")==="folder")n=e.branchEnd(n)-1
}
return true
}
function deleteLayers(e,t,r){
var n=byTimeline(e,t,r);
for(var i=0;i<n.length;i++){
var o=new jn(n[i].timeline);
if(emptiesTimeline(o,n[i].places))throw lastLayer(e,n[i])
}
onTimelines(t,n,function deleteFromBelow(e,t){
var r=t.places;
for(var n=r.length-1;n>=0;n--)e.deleteLayer(r[n].index)
})
}
function lastLayer(e,t){
var r=t.timeline,n=t.places;
var i=String(read(r,"name"));
var o='the timeline "'+i+'" must keep at least one layer; leave one out';
return failure(e,0,n[0].layer,new Error(o))
}
function outermost(e,t){
var r=[];
var n=0;
for(var i=0;i<t.length;i++){
var o=t[i],a=o.layer,s=o.index;
if(s<n)continue;
r.push(a);
n=e.branchEnd(s)
}
return r
}
function placeInside(e,t,r){
var n=e.childrenOf(r);
var i=0;
for(var o=0;o<n.length;o++){
var a=indexOf(t,n[o],i);
if(a<0){
e.place(t,true,n[o],r);
return
}
i=a+1
}
e.place(t,false,r,r)
}
function refuseCameras(e,t){
forEach(e,t,function refuseCamera(e){
if(isCamera(e))throw new Error("a camera stays above all layers")
})
}
function refuseCircle(e,t,r,n){
for(var i=n;i;i=t.parentOf(i))for(var o=0;o<r.length;o++){
if(r[o]!==i)continue;
throw failure(e,o,i,new Error("it cannot move beside or into itself or what is in it"))
}
}
function onStacks(e,t,r,n,i){
var o=[];
var a=[];
for(var s=0;s<r.length;s++){
o.push(new jn(r[s].timeline));
a.push(outermost(o[s],r[s].places));
refuseCircle(e,o[s],a[s],n)
}
var u=0;
onTimelines(t,r,function workOnStack(){
var e=u++;
i(o[e],a[e])
})
}
function rangesOf(e,t){
var r=[];
for(var n=0;n<t.length;n++){
var i=e.indexOf(t[n]);
var o=e.branchEnd(i)-1;
var a=r[r.length-1];
var s=a&&a.end+1===i&&e.parentOf(t[n])===e.parentOf(e.layers[a.start]);
if(s)a.end=o;
else r.push({
start:i,
end:o
})
}
return r
}
function duplicateLayers(e,t,r){
var n=byTimeline(e,t,r);
var i=[];
onTimelines(t,n,function duplicateRanges(e,t){
var r=t.places;
var n=new jn(e);
var o=rangesOf(n,outermost(n,r));
for(var a=o.length-1;a>=0;a--)e.duplicateLayers(o[a].start,o[a].end);
addCopies(i,r,o,newLayers(e,n.layers))
});
return i
}
function newLayers(e,t){
var r=[];
var n=layersOf(e);
var i=0;
for(var o=0;o<n.length;o++)if(n[o]===t[i])i++;
else r.push(n[o]);
return r
}
function addCopies(e,t,r,n){
var i=isPlaceAt(t);
var o=0;
for(var a=0;a<r.length;a++)for(var s=r[a].start;s<=r[a].end;s++,o++)if(i[s]&&n[o])e.push(n[o])
}
function layerArgument(e,t){
var r=isCollection(t)?t.elements[0]:t;
if(hostClassOf(r)!=="layer")throw wrongArgument(e,"layer","a Layer or a LayerCollection with one",t);
return r
}
function maskLayers(e,t,r,n){
var i=layerArgument(e,n);
var o=new j(t).ofLayer(i);
if(!o)throw wrongArgument(e,"layer","a layer of the document",i);
var a=read(i,"layerType");
if(a!=="mask"&&a!=="normal")throw wrongArgument(e,"layer","a normal layer or a mask",i);
var s=byTimeline(e,t,r);
for(var u=0;u<s.length;u++){
var l=s[u],f=l.timeline,c=l.places;
for(var h=0;h<c.length;h++)refuseUnmaskable(e,c[h].layer,f===o.timeline)
}
onStacks(e,t,s,i,function maskAll(e,t){
if(a!=="mask")i.layerType="mask";
placeInside(e,t,i)
})
}
function refuseUnmaskable(e,t,r){
var n=read(t,"layerType");
var i="";
if(!r)i="it is on another timeline than the mask";
else if(n!=="normal"&&n!=="masked"&&n!=="guided")i="a ".concat(String(n)," layer cannot be masked");
if(i)throw failure(e,0,t,new Error(i))
}
function moveLayers(e,t,r,n,i){
var o=layerArgument(e,n);
if(i!=="above"&&i!=="below"&&i!=="inside")throw wrongArgument(e,"where",'"above", "below" or "inside"',i);
if(i==="inside"&&!canHoldLayers(o))throw wrongArgument(e,"layer",'a folder, mask or guide for "inside"',o);
if(i==="above"&&isCamera(o))throw wrongArgument(e,"layer","a layer that others can be above",o);
refuseCameras(e,r);
var a=new j(t).ofLayer(o);
if(!a)throw wrongArgument(e,"layer","a layer of the document",o);
var s=byTimeline(e,t,r);
for(var u=0;u<s.length;u++){
if(s[u].timeline===a.timeline)continue;
throw failure(e,0,s[u].places[0].layer,new Error("it is on another timeline than the layer to move to"))
}
onStacks(e,t,s,o,function move(e,t){
if(i==="inside")placeInside(e,t,o);
else e.place(t,i==="above",o,e.parentOf(o))
})
}
function restackLayers(e,t,r){
var n=new L;
for(var i=0;i<r.length;i++)if(!isCamera(r[i]))n.set(r[i],i);
var o=byTimeline(e,t,r);
onStacks(e,t,o,null,function restack(e){
var t=e.allSiblings();
for(var r=0;r<t.length;r++)restackSiblings(e,t[r],n)
})
}
function restackSiblings(e,t,r){
var n=t.parent,i=t.children;
var o=i.slice(0);
var a=[];
var s=[];
for(var u=0;u<i.length;u++){
var l=r.get(i[u]);
if(l===undefined)continue;
a.push(u);
s.push({
layer:i[u],
rank:l
})
}
s.sort(function(e,t){
return e.rank-t.rank
});
for(u=0;u<a.length;u++)o[a[u]]=s[u].layer;
for(u=0;u<o.length;u++){
var f=i[u];
if(f===o[u])continue;
e.place([o[u]],true,f,n);
moveInList(i,o[u],u)
}
}
function moveInList(e,t,r){
var n=r;
while(e[n]!==t)n++;
e.splice(n,1);
e.splice(r,0,t)
}
function selectLayersInTimeline(e,t,r){
var n=byTimeline(e,t,r);
if(n.length===0)return;
openOnlyTimeline(e,t,n,"layers");
var i=n[0],o=i.timeline,a=i.places;
for(var s=a.length-1;s>=0;s--)o.setSelectedLayers(a[s].index,s===a.length-1)
}
function findFolder(e,t,r){
var n=e.childrenOf(r);
for(var i=0;i<n.length;i++)if(read(n[i],"layerType")==="folder"&&read(n[i],"name")===t)return n[i];
return null
}
function findPath(e,t){
var r=null;
for(var n=0;n<t.length;n++){
var i=findFolder(e,t[n],r);
if(!i)return{
folder:r,
missing:t.slice(n)
};
r=i
}
return{
folder:r,
missing:[]
}
}
function addFolder(e,t,r){
e.currentLayer=r;
var n=e.addNewLayer(t,"folder",true);
return e.layers[n]
}
function moveToFolder(e,t,r,n){
var i=folderPath(e,"name",n);
var o=i===""?[]:i.split("/");
if(o.length>0)refuseCameras(e,r);
var a=byTimeline(e,t,r);
for(var s=0;s<a.length;s++){
var u=new jn(a[s].timeline);
var l=findPath(u,o).folder;
refuseCircle(e,u,outermost(u,a[s].places),l)
}
onStacks(e,t,a,null,function move(e,t){
if(o.length===0)takeOut(e,t);
else fillFolder(e,t,o)
})
}
function takeOut(e,t){
for(var r=0;r<t.length;r++)e.place([t[r]],true,e.rootOf(t[r]),null)
}
function fillFolder(e,t,r){
var n=e;
var i=findPath(n,r);
var o=i.missing;
var a=i.folder;
for(var s=0;s<o.length;s++){
var u=n.indexOf(n.rootOf(a||t[0]));
var l=addFolder(n.timeline,o[s],u);
n=new jn(n.timeline);
if(a)placeInside(n,[l],a);
a=l
}
placeInside(n,t,a)
}
function unmaskLayers(e,t,r){
var n=[];
forEach(e,r,function findMasked(e){
if(read(e,"layerType")==="masked")n.push(e)
});
var i=byTimeline(e,t,n);
onStacks(e,t,i,null,function unmaskAll(e,t){
for(var r=t.length-1;r>=0;r--)sinkInMask(e,t[r],t[r+1]);
for(r=t.length-1;r>=0;r--)t[r].layerType="normal"
})
}
function sinkInMask(e,t,r){
var n=e.parentOf(t);
if(r&&e.parentOf(r)===n)e.place([t],true,r,n);
else{
var i=e.childrenOf(n);
e.place([t],false,i[i.length-1],n)
}
}
var $n=function(e){
__extends(LayerCollection,e);
function LayerCollection(){
return (e!==null&&e.apply(this,arguments))||this
}
LayerCollection.prototype.filter=function(t,r){
return e.prototype.filter.call(this,t,r)
};
LayerCollection.prototype.attr=function(e,t){
setAttributes("LayerCollection.attr",this,setterOfLayers,e,t);
return noteLength(this)
};
LayerCollection.prototype.rename=function(e,t,r,n){
var i=[e,t,r,n];
var o={
method:"LayerCollection.rename",
base:"Layer",
args:i,
scope:this
};
renameElements(o,this.elements);
return noteLength(this)
};
LayerCollection.prototype.select=function(){
selectLayersInTimeline("LayerCollection.select",this.dom,withoutDuplicates(this));
return this
};
LayerCollection.prototype.deleteLayers=function(){
deleteLayers("LayerCollection.deleteLayers",this.dom,withoutDuplicates(this));
replaceElements(this,[]);
return this
};
LayerCollection.prototype.moveTo=function(e,t){
moveLayers("LayerCollection.moveTo",this.dom,withoutDuplicates(this),e,t);
return this
};
LayerCollection.prototype.toFolder=function(e){
moveToFolder("LayerCollection.toFolder",this.dom,withoutDuplicates(this),e);
return this
};
LayerCollection.prototype.orderBy=function(e,t){
if(t===void 0)t=false;
var r="LayerCollection.orderBy";
checkBoolean(r,"reverse",t);
if(typeof e!=="function"){
checkName$1(r,"property",e);
checkField(r,this,e)
}
var n=sorted(r,withoutDuplicates(this),e,this);
restackLayers(r,this.dom,t?n.slice().reverse():n);
replaceElements(this,n);
this.onceEach=n;
return this
};
LayerCollection.prototype.duplicate=function(){
var e=withoutDuplicates(this);
replaceElements(this,duplicateLayers("LayerCollection.duplicate",this.dom,e));
return this
};
LayerCollection.prototype.mask=function(e){
maskLayers("LayerCollection.mask",this.dom,withoutDuplicates(this),e);
return this
};
LayerCollection.prototype.unmask=function(){
unmaskLayers("LayerCollection.unmask",this.dom,withoutDuplicates(this));
return this
};
LayerCollection.prototype.contents=function(e){
var t="LayerCollection.contents";
var r=elementsOfLayers(t,this);
return newSibling("ElementCollection",r,this.dom,t,e)
};
LayerCollection.prototype.frames=function(e){
var t="LayerCollection.frames";
var r=framesOfLayers(t,this);
return newSibling("FrameCollection",r,this.dom,t,e)
};
LayerCollection.prototype.items=function(){
var e="LayerCollection.items";
var t=elementsOfLayers(e,this);
return newSibling("ItemCollection",distinctItems(e,t),this.dom)
};
LayerCollection.prototype.bounds=function(){
var e="LayerCollection.bounds";
return commonBounds(allBounds(e,elementsOfLayers(e,this)))
};
LayerCollection.prototype.parent=function(){
var e=parentsOfLayers("LayerCollection.parent",this);
return withElements(new LayerCollection([],this.dom),e)
};
LayerCollection.prototype.children=function(){
var e=childrenOfLayers("LayerCollection.children",this);
return withElements(new LayerCollection([],this.dom),e)
};
LayerCollection.prototype.traits=function(){
var e=this;
return{
typeName:"LayerCollection",
words:Qt,
itemsToOpen:function(t){
return symbolsAround(t,e,"ofLayer")
}
}
};
return LayerCollection
}(tr);
Tr.LayerCollection={
Type:$n,
words:Qt
};
function found(e){
return{
lists:e,
isDistinct:true
}
}
function given(e){
return{
lists:[e],
isDistinct:false
}
}
function documentOf(e){
if(!isCollection(e))return null;
return e.dom||null
}
function sortArguments(e,t,r){
var n={};
for(var i=0;i<t.length;i++){
if(t[i]===undefined)continue;
var o=slotOf(t[i]);
if(o===null){
var a="".concat(e,"(): argument ").concat(i+1);
throw new TypeError("".concat(a," must be ").concat(r,", got ").concat(describeArgument(t[i])))
}
if(n[o]!==undefined)throw new TypeError("".concat(e,"(): expected one ").concat(Dn[o],", got two"));
n[o]=t[i]
}
return n
}
var Dn={
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
return t===null?null:"source"
}
function queryFunction(e){
var t=e.caller;
var r="a query String, a source (".concat(e.sources,"), a Document or a Boolean");
function find(){
var n=[];
for(var i=0;i<arguments.length;i++)n[i]=arguments[i];
var o=sortArguments(t,n,r),a=o.query,s=o.source,u=o.document,l=o.debug;
var f=u||documentOf(s)||activeDocument(t);
var c=s?candidatesOf(s,e.ofSource(s,f)):found(e.byDefault(f,a));
return collectionOf(e,t,a,c,f,l)
}
find.hint=function(r){
var n=flatten(e.byDefault(activeDocument(t),r));
return hintAt(e.words.parse(r,t),e.words,n)
};
find.fn=e.Collection.prototype;
if(e.inAll)find.all=queryOfAll(e,e.inAll);
return find
}
function candidatesOf(e,t){
var r=t.lists,n=t.isDistinct;
if(n||!isCollection(e)||!isDistinct(e))return t;
return isSameList(flatten(r),e.elements)?found(r):t
}
var Bn="a query String, a Document or a Boolean";
function queryOfAll(e,t){
var r=e.caller+".all";
return function findInAll(){
var n=[];
for(var i=0;i<arguments.length;i++)n[i]=arguments[i];
var o=sortArguments(r,n,Bn),a=o.query,s=o.source,u=o.document,l=o.debug;
if(s)throw new TypeError("".concat(r,"(): every argument must be ").concat(Bn,", got ").concat(describeArgument(s)));
var f=u||activeDocument(r);
return collectionOf(e,r,a,found(t(f)),f,l)
}
}
function collectionOf(e,t,r,n,i,o){
var a;
if(r===undefined){
a=flatten(n.lists);
if(!n.isDistinct)a=distinctOf(a,i)
}else a=matchesOf(e.words,t,r,n,i,o);
return withElements(new e.Collection([],i),a)
}
function matchesOf(e,t,r,n,i,o){
var a=n.lists,s=n.isDistinct;
var u={
caller:t+"()",
document:i,
isDistinct:s,
explain:o?output:undefined
};
return blameDeleted(t,a,function(){
return selectFrom(e,r,a,u)
})
}
var Mn="a Timeline, Layer or Frame, a symbol item or instance, an element, a collection of any of these or an Array";
function layersOfSource(e,t){
return expanded("$.layers",e,t,layersOfValue)
}
function framesOfSource(e,t){
return expanded("$.frames",e,t,function framesOfValue(e,t){
var r=hostClassOf(e);
if(r==="frame")return[e];
if(r==="element"&&symbolTimeline$1(e,t)===null)return listOfOne(t.places.keyframeOf(e));
var n=layersOfValue(e,t);
return n&&flatten(listsOf(n,keyframesOf))
})
}
function expanded(e,t,r,n){
var i=isCollection(t)||isArray(t);
var o=isCollection(t)?t.elements:(isArray(t)?t:[t]);
var a={
places:new j(r),
isAlone:!i
};
var s=[];
for(var u=0;u<o.length;u++){
var l=n(o[u],a);
if(l===null){
var f=i?" at index "+u:"";
throw new TypeError("".concat(e,"(): source must be ").concat(Mn,", got ").concat(describeArgument(o[u])).concat(f))
}
s.push(l)
}
return given(flatten(s))
}
function layersOfValue(e,t){
var r=e;
switch(hostClassOf(e)){
case"timeline":
return layersOf(r);
case"layer":
return[r];
case"frame":
var n=t.places.ofFrame(r);
return listOfOne(n&&n.layer);
case"item":
var i=timelineOf$3(r);
return i?layersOf(i):(t.isAlone?null:[]);
case"element":
i=symbolTimeline$1(r,t);
return i?layersOf(i):listOfOne(layerOfElement(r));
default:
return null;
}
}
function symbolTimeline$1(e,t){
var r=t.isAlone?containerOf(e):null;
return r&&timelineOf$3(r)
}
var Rn=queryFunction({
caller:"$.frames",
Collection:Pn,
sources:Mn,
ofSource:framesOfSource,
byDefault:function(e){
return[keyframesOfTimeline(e.getTimeline())]
},
words:Gt,
inAll:function(e){
return listsOfTimelines(e,keyframesOfTimeline)
}
});
var Wn=queryFunction({
caller:"$.layers",
Collection:$n,
sources:Mn,
ofSource:layersOfSource,
byDefault:function(e){
return[layersOf(e.getTimeline())]
},
words:Qt,
inAll:function(e){
return listsOfTimelines(e,layersOf)
}
});
var qn="an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance";
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
else throw new TypeError("$(): source must hold elements only, got ".concat(describeArgument(n)," at index ").concat(r))
}
return flatten(t)
}
function symbolTimeline(e){
var t=timelineOf$3(e);
if(t)return t;
throw new TypeError("$(): source must be a symbol when it is an item, got ".concat(describeValue(e)))
}
function elementsOfInstance(e){
var t=containerOf(e);
return t===null||t===e?[[e]]:elementsInside(t)
}
var Vn=queryFunction({
caller:"$",
Collection:xn,
sources:qn,
ofSource:elementsOfSource,
byDefault:function(e,t){
return t===undefined?[]:currentElements(e)
},
words:zt,
inAll:allElements
});
Vn.layers=Wn;
Vn.frames=Rn;
var Un="an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element";
function itemsOfSource(e,t){
if(isCollection(e))return given(itemsOfAll(e.elements));
if(isArray(e))return given(itemsOfAll(e));
if(hostClassOf(e)==="item"&&read(e,"itemType")==="folder")return found([itemsBelow(String(read(e,"name")),t.library.items)]);
return given(itemsOfAll([e]))
}
function itemsOfAll(e){
var t=[];
for(var r=0;r<e.length;r++){
var n=hostClassOf(e[r]);
if(n==="layer"||n==="frame"){
addItemsOn(e[r],n==="layer",t);
continue
}
var i=n==="element"?itemOfElement(e[r],r):e[r];
if(n!=="item"&&n!=="element")throw new TypeError("$$(): source must hold items or elements, got ".concat(describeArgument(e[r])," at index ").concat(r));
if(isObject(i))t.push(i)
}
return t
}
function addItemsOn(e,t,r){
var n=t?flatten(elementsOfLayer(e)):elementsOfFrame(e);
for(var i=0;i<n.length;i++){
var o=itemOfElement(n[i],i);
if(isObject(o))r.push(o)
}
}
function itemOfElement(e,t){
try{
return read(e,"libraryItem")
}catch(r){
throw failure("$$",t,e,r)
}
}
function itemsBelow(e,t){
var r=[];
for(var n=0;n<t.length;n++)if(isBelow(e,String(read(t[n],"name"))))r.push(t[n]);
return r
}
var Kn=queryFunction({
caller:"$$",
Collection:Sr,
sources:Un,
ofSource:itemsOfSource,
byDefault:function(e,t){
return t===undefined?[]:[e.library.items]
},
words:_t
});
var zn="0.1.0";
function attribute(e){
return e.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/\n/g,"&#10;")
}
function panelXml(e,t,r){
var n="";
var i=r===""?[]:r.split("\n");
for(var o=0;o<i.length;o++)n+='<label value="'+attribute(i[o])+'"/>';
var a=ownNames(t);
for(o=0;o<a.length;o++){
var s=t[a[o]][0];
var u=t[a[o]][1];
n+='<label value="'+attribute(s)+'" control="'+attribute(a[o])+'"/>';
n+='<textbox id="'+attribute(a[o])+'" size="50" value="'+attribute(u)+'"/>'
}
return'<dialog buttons="accept, cancel" title="'+attribute(e)+'"><vbox>'+n+"</vbox></dialog>"
}
function askByPanel(e,t,r,n){
var i=e.xmlPanelFromString(panelXml(t,r,n));
if(!i||i.dismiss!=="accept")return null;
var o={};
var a=ownNames(r);
for(var s=0;s<a.length;s++)o[a[s]]=String(i[a[s]]);
return o
}
function askByPrompts(e,t,r){
var n={};
var i=ownNames(t);
for(var o=0;o<i.length;o++){
var a=t[i[o]][0];
var s=t[i[o]][1];
var u=prompt((o===0&&r!==""?r+"\n\n":"")+e+"\n"+a,s);
if(u===null)return null;
n[i[o]]=u
}
return n
}
function withAnswers(e,t){
var r={};
var n=ownNames(e);
for(var i=0;i<n.length;i++)r[n[i]]=[e[n[i]][0],t[n[i]]];
return r
}
function ask(e,t,r){
var n=fl;
var i="";
for(var o=t;;){
var a=typeof n.xmlPanelFromString==="function";
var s=a?askByPanel(n,e,o,i):askByPrompts(e,o,i);
if(!s)return false;
try{
r(s);
return true
}catch(u){
i=errorText(u);
o=withAnswers(t,s)
}
}
}
var _n=/^(?:\$\$?|layers\b|frames\b)?/;
function lookUp(e){
var t=trim(e);
var r=_n.exec(t)[0];
var n=trim(t.substring(r.length))||"*";
switch(r){
case"$$":
return Kn(n);
case"layers":
return Vn.layers(n);
case"frames":
return Vn.frames(n);
default:
return Vn(n);
}
}
var Gn={
Collection:V,
ElementCollection:xn,
ItemCollection:Sr,
LayerCollection:$n,
FrameCollection:Pn,
Selectors:Ht,
$:Vn,
$$:Kn
};
Gn.Collection.ask=ask;
Gn.Collection.lookUp=lookUp;
function accessorDefiner(){
if(works(defineByDescriptor))return defineByDescriptor;
if(works(defineByMethods))return defineByMethods;
return null
}
function works(e){
var t=0;
var probe=function(){
return t
};
function set(e){
t=Number(e)
}
try{
e(probe,"level",{
get:function(){
return t+1
},
set:set
});
probe.level=1;
return probe.level===2
}catch(r){
return false
}
}
function defineByDescriptor(e,t,r){
var n=r.get,i=r.set;
var o=Object;
if(!o.defineProperty)throw new TypeError("Object.defineProperty is missing");
o.defineProperty(e,t,{
get:n,
set:i,
enumerable:true,
configurable:true
})
}
function defineByMethods(e,t,r){
var n=r.get,i=r.set;
e.__defineGetter__(t,n);
e.__defineSetter__(t,i)
}
var Qn="__proto__";
function forwardMembers(e){
var t=newNames(e);
var r=accessorDefiner();
if(r){
forEachName(t,function(t){
return r(e,t,accessorsOf(e,t))
});
return
}
forEachName(t,function(t){
return copyMethod(e,t)
});
inheritFromHost(e);
forEachName(t,function(t){
return copyValue(e,t)
})
}
function forEachName(e,t){
for(var r=0;r<e.length;r++)try{
t(e[r])
}catch(n){}
}
function newNames(e){
var t={};
for(var r in e)if(!(r in{}))t["$"+r]=true;
var n=memberNames(e.host);
var i=[];
for(var o=0;o<n.length;o++)if(!t["$"+n[o]])i.push(n[o]);
return i
}
function hostMember(e,t){
return e.host[t]
}
function accessorsOf(e,t){
var r;
var n;
return{
get:function(){
var i=hostMember(e,t);
if(typeof i!=="function")return i;
if(i!==r)n=forwarder(e,t,r=i);
return n
},
set:function(r){
e.host[t]=r
}
}
}
function copyMethod(e,t){
var r=hostMember(e,t);
if(typeof r==="function")e[t]=forwarder(e,t,r)
}
function copyValue(e,t){
var r=hostMember(e,t);
if(typeof r==="function")return;
if(typeof e[t]!==typeof r)e[t]=r;
var n=e;
if(!n.watch)return;
n.watch(t,function passOn(r,n,i){
e.host[t]=i;
return i
})
}
function forwarder(e,t,r){
function forward(){
var r=typeof forward.prototype==="object"&&this instanceof forward;
var n=r?this:e.host;
return hostMember(e,t).apply(n,arguments)
}
forward.prototype=r.prototype;
return forward
}
function inheritFromHost(e){
var t=e.call,r=e.apply;
try{
e[Qn]=e.host;
e.call=t;
e.apply=r
}catch(n){}
}
function install(e,t){
var r=e.Collection;
var n=(r===null||r===void 0?void 0:r.noConflict)&&r.version===zn?r.noConflict():t;
var i=ownNames(t);
var o={};
standInForHost(e,n.$);
for(var a=0;a<i.length;a++){
if(i[a]in e)o[i[a]]=e[i[a]];
e[i[a]]=n[i[a]]
}
n.Collection.version=zn;
n.Collection.noConflict=function noConflict(){
for(var t=0;t<i.length;t++)giveBack(i[t],e,n,o);
return n
}
}
function giveBack(e,t,r,n){
if(t[e]!==r[e])return;
if(e in n)t[e]=n[e];
else delete t[e]
}
function standInForHost(e,t){
var r=e.$;
var n=e.ElementCollection;
var i=(r===null||r===void 0?void 0:r.fn)&&r.fn===(n===null||n===void 0?void 0:n.prototype);
var o=i?r.host:r;
if(o===undefined||o===null)return;
t.host=o;
if(typeof o==="object"||typeof o==="function")forwardMembers(t)
}
function isRunByItself(){
if(typeof fl==="undefined"||!fl)return false;
if(!/\/Commands\/collection\.jsfl$/i.test(String(fl.scriptURI)))return false;
var e=String(new Error("").stack).match(/file:\/\/.*(?=:\d)/g)||[];
for(var t=0;t<e.length;t++)if(!/\/collection\.jsfl$/i.test(e[t]))return false;
return true
}
function runFromMenu(){
if(!isRunByItself())return;
if(!fl.getDocumentDOM()){
alert("Open a document first: queries look for what is in it.");
return
}
var e="Query: $\u2026 on the stage, $$\u2026 in the library, layers \u2026, frames \u2026";
ask("Select by Query",{
query:[e,"$*"]
},function(e){
return lookUp(e.query).select().list()
})
}
function globals(){
return this
}
install(globals(),Gn);
runFromMenu()
})();
