// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Names that need no quotes behind a dot, the words reserved in ES3 left out. */
var PLAIN_NAME = /^[A-Za-z_]\w*$/;
var RESERVED = /^(abstract|boolean|break|byte|case|catch|char|class|const|continue|debugger|default|delete|do|double|else|enum|export|extends|false|final|finally|float|for|function|goto|if|implements|import|in|instanceof|int|interface|long|native|new|null|package|private|protected|public|return|short|static|super|switch|synchronized|this|throw|throws|transient|true|try|typeof|var|void|volatile|while|with)$/;
/** Whether source text may have the name of a member behind a dot, in every engine. */
function isMemberName(name) {
    return PLAIN_NAME.test(name) && !RESERVED.test(name);
}

export { isMemberName };
