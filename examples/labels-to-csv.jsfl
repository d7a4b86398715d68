// Writes all labels of the document into a table: beside the document, for spreadsheets.
var table = $.frames.all(':labelled').toCSV('name,startFrame,duration,layer.name,timeline.name');
var uri = fl.getDocumentDOM().pathURI;

fl.trace(table);
if (uri) FLfile.write(uri.replace(/\.\w+$/, '') + ' labels.csv', table);
