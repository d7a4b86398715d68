// Writes all texts beside the document as a table for translators; run again, it puts the changed table back.
var uri = fl.getDocumentDOM().pathURI.replace(/\.\w+$/, '') + ' texts.csv';

if (FLfile.exists(uri)) {
  $.all('*').importTexts(FLfile.read(uri));
  fl.trace('The texts of ' + uri + ' are in the document.');
} else {
  FLfile.write(uri, $.all('*').exportTexts());
  fl.trace('Change the column "text" of ' + uri + ', then run this again.');
}
