const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(400)}`;
const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1c">${body}</b><br class="Apple-interchange-newline">`;
const span = (style: string, words: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;${style}">${words}</span>`;

/** What is pasted, and what is left of it. */
export const horrors: [name: string, html: string, markdown: string][] = [
  // Word.
  [
    'Word: a paragraph',
    word('<p class=MsoNormal>Nine <b style="mso-bidi-font-weight:normal">roses</b><o:p></o:p></p>'),
    'Nine **roses**',
  ],
  [
    'Word: an empty line between',
    word(
      '<p class=MsoNormal>One<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two</p>',
    ),
    'One\n\nTwo',
  ],
  ['Word: a list with signs', word(item(1, '·', 'One') + item(1, '·', 'Two')), '- One\n- Two'],
  ['Word: a numbered list', word(item(1, '1.', 'One') + item(1, '2.', 'Two')), '1. One\n2. Two'],
  [
    'Word: a list in a list',
    word(item(1, '·', 'One') + item(2, 'o', 'Inner') + item(1, '·', 'Two')),
    '- One\n  - Inner\n- Two',
  ],
  [
    'Word: a list between paragraphs',
    word(`<p>Before</p>${item(1, '·', 'One')}<p>After</p>`),
    'Before\n\n- One\n\nAfter',
  ],
  [
    'Word: headings',
    word('<h1>Part<o:p></o:p></h1><h2><span lang=DE>Chapter</span></h2>'),
    '## Part\n\n## Chapter',
  ],
  [
    'Word: a drawing',
    word(
      '<p>See<v:shapetype id="_x0000"><v:stroke joinstyle="miter"/></v:shapetype><v:shape><v:imagedata src="file:///C:/x.png"/></v:shape> it</p>',
    ),
    'See it',
  ],
  [
    'Word: a picture on her own disk',
    word('<p>See <img width=300 src="file:///C:/Users/a/x.png"> it</p>'),
    'See it',
  ],
  [
    'Word: a comment in the margin',
    word(
      '<p>Kept<span style="mso-special-character:comment"><a href="#_msocom_1">[A1]</a></span></p><div style="mso-element:comment">secret</div>',
    ),
    'Kept[A1]',
  ],
  [
    'Word: a table',
    word(
      '<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal>Number</p></td><td><p>Meaning</p></td></tr><tr><td><p>9</p></td><td><p>End</p></td></tr></table>',
    ),
    '| Number | Meaning |\n| --- | --- |\n| 9 | End |',
  ],
  ['Word: hidden text', word('<p>Seen<span style="mso-hide:all;display:none"> not seen</span></p>'), 'Seen'],
  [
    'Word: a link',
    word(
      '<p><a href="https://a.example/x"><span style="mso-fareast-font-family:Calibri">words</span></a></p>',
    ),
    '[words](https://a.example/x)',
  ],
  [
    'Word: a place in the document',
    word('<p><a name="_Toc1">Heading</a> <a href="#_Toc2">to two</a></p>'),
    'Heading to two',
  ],
  ['Word: soft hyphens, tabs and odd spaces', word('<p>A\tword&nbsp;&nbsp;&nbsp;here</p>'), 'A word here'],
  [
    'Word: struck and italic',
    word('<p><s>old</s> <i style="mso-bidi-font-style:normal">new</i></p>'),
    '~~old~~ _new_',
  ],
  [
    'Word: conditional comments inside',
    word('<p>a<!--[if !supportEmptyParas]-->&nbsp;<!--[endif]-->b</p>'),
    'a b',
  ],
  ['Word: an equation', word('<p>So<m:oMath><m:r>x=1</m:r></m:oMath> it is</p>'), 'So it is'],
  // Google Docs.
  ['Docs: the wrapper that is called bold', docs(`<p dir="ltr">${span('', 'Plain')}</p>`), 'Plain'],
  [
    'Docs: bold by weight',
    docs(`<p>${span('font-weight:700', 'Bold')}${span('', ' plain')}</p>`),
    '**Bold** plain',
  ],
  ['Docs: italic by style', docs(`<p>${span('font-style:italic', 'Leaning')}</p>`), '_Leaning_'],
  ['Docs: struck by style', docs(`<p>${span('text-decoration:line-through', 'Gone')}</p>`), '~~Gone~~'],
  [
    'Docs: headings',
    docs(`<h1 dir="ltr">${span('', 'Title')}</h1><h3>${span('', 'Small')}</h3>`),
    '## Title\n\n### Small',
  ],
  [
    'Docs: a list',
    docs(
      `<ul><li dir="ltr" aria-level="1"><p role="presentation">${span('', 'One')}</p></li><li><p>${span('', 'Two')}</p></li></ul>`,
    ),
    '- One\n- Two',
  ],
  [
    'Docs: an inner list beside the items',
    docs(`<ul><li>${span('', 'One')}</li><ul><li>${span('', 'Inner')}</li></ul><li>Two</li></ul>`),
    '- One\n  - Inner\n- Two',
  ],
  [
    'Docs: a numbered list that begins at four',
    docs('<ol start="4"><li>Four</li><li>Five</li></ol>'),
    '4. Four\n5. Five',
  ],
  [
    'Docs: a picture of theirs',
    docs('<p><span><img src="https://lh7-us.googleusercontent.com/x" width="602"></span>Words</p>'),
    'Words',
  ],
  ['Docs: lines in a paragraph', docs('<p>One<br>Two</p>'), 'One\\\nTwo'],
  ['Docs: empty lines', docs('<p>One</p><br><p>Two</p><br><br>'), 'One\n\nTwo'],
  [
    'Docs: a link with its look',
    docs(
      `<p><a href="https://a.example" style="text-decoration:none">${span('color:#1155cc;text-decoration:underline', 'there')}</a></p>`,
    ),
    '[there](https://a.example)',
  ],
  ['Docs: a rule', docs('<p>One</p><p><hr></p><p>Two</p>'), 'One\n\n---\n\nTwo'],
  // Notion and others.
  [
    'Notion: a to-do',
    '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <input type="checkbox" checked> <span class="to-do-children-unchecked">Water</span></li></ul>',
    '- Water',
  ],
  ['Notion: a toggle', '<details open=""><summary>More</summary><p>Inside</p></details>', 'More\n\nInside'],
  ['Notion: a quotation', '<!-- notionvc: 1 --><blockquote class="">Wise words</blockquote>', '> Wise words'],
  [
    'Notion: code',
    '<pre><code class="language-js">let a = 1;\n  b</code></pre>',
    '```\nlet a = 1;\n  b\n```',
  ],
  [
    'Notion: a call-out',
    '<figure class="block-color-gray_background callout" style="white-space:pre-wrap;display:flex"><div style="font-size:1.5em"><span class="icon">!</span></div><div>Mind it</div></figure>',
    '!\n\nMind it',
  ],
  [
    'a page: navigation and words',
    '<nav><ul><li><a href="/a">A</a></li></ul></nav><article><h2>Head</h2><p>Words</p></article>',
    '- [A](/a)\n\n## Head\n\nWords',
  ],
  [
    'a mail: a table for its look',
    '<table width=600><tr><td><table><tr><td><p>Dear you,</p><p>come.</p></td></tr></table></td></tr></table>',
    'Dear you,\n\ncome.',
  ],
  [
    'a table with tables in it',
    '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table></td><td>f</td></tr><tr><td>g</td><td>h</td></tr></table>',
    'a\n\n| b | c |\n| --- | --- |\n| d | e |\n\nf\n\ng\n\nh',
  ],
  [
    'a cell with signs',
    '<table><tr><th>a|b</th><th>*c*</th></tr><tr><td>1</td><td>_2_</td></tr></table>',
    '| a\\|b | \\*c\\* |\n| --- | --- |\n| 1 | \\_2\\_ |',
  ],
  [
    'words that look like Markdown',
    '<p># no heading</p><p>1. no list</p><p>*no stars*</p>',
    '\\# no heading\n\n1\\. no list\n\n\\*no stars\\*',
  ],
  ['block elements in bold', '<b><p>One</p><p>Two</p></b>', '**One**\n\n**Two**'],
  ['bold that ends with a space', '<p><b>Nine </b>roses</p>', '**Nine** roses'],
  ['nothing closed', '<p>One<p>Two<ul><li>a<li>b</ul><b>c', 'One\n\nTwo\n\n- a\n- b\n\n**c**'],
  ['closed twice and crosswise', '</p></div><b>a<i>b</b>c</i></b></b>d', '**a*b***cd'],
  // What would run, load or lie.
  ['a script', '<p>a</p><script>alert(1)</script><p>b</p>', 'a\n\nb'],
  ['a script that is never closed', '<p>a</p><script>alert(1)', 'a'],
  ['a script in capitals with a slash', '<p>a<SCRIPT/x>alert(1)</SCRIPT >b</p>', 'ab'],
  ['a style', '<style>@import "https://evil.example"; p{color:red}</style><p>a</p>', 'a'],
  ['handlers', '<p onclick="alert(1)" onmouseover=alert(2)>a</p><img src=x onerror=alert(3)>', 'a'],
  [
    'an address that runs',
    '<p><a href="javascript:alert(1)">a</a> <a href=" JaVa&#115;cript:alert(1)">b</a> <a href="data:text/html,x">c</a></p>',
    'a b c',
  ],
  [
    'an address of another protocol',
    '<p><a href="//evil.example">a</a> <a href="vbscript:x">b</a> <a href="file:///etc/passwd">c</a></p>',
    'a b c',
  ],
  ['data for a picture', `<p>a<img src="${picture}" alt="x">b</p>`, 'ab'],
  [
    'drawings and formulas',
    '<p>a</p><svg onload=alert(1)><text>x</text></svg><math><mi>x</mi></math><p>b</p>',
    'a\n\nb',
  ],
  [
    'frames, objects and forms',
    '<iframe src="https://evil.example">x</iframe><object data=x>y</object><embed src=z><form action="/x"><p>a</p><textarea>t</textarea><select><option>o</select></form>',
    'a',
  ],
  [
    'a template and what is for those without scripts',
    '<template><p>t</p></template><noscript><p>n</p></noscript><p>a</p>',
    'a',
  ],
  ['a comment that hides the rest', '<p>a</p><!-- <p>b</p>', 'a'],
  ['quotes that are never closed', '<p>a</p><a href="https://a.example>b</a><p>c</p>', 'a\n\nb\n\nc'],
  ['a tag that is never closed', '<p>a</p><p class="', 'a'],
  [
    'a picture of ours stays',
    '<p><img src="/media/0123456789abcdef0123456789abcdef/01234567/16x8.png" alt="A bench" onerror=x></p>',
    '![A bench](/media/0123456789abcdef0123456789abcdef/01234567/16x8.png)',
  ],
  ['signs of nothing', '<p>3 < 4 & 5 > 2</p>', '3 < 4 & 5 > 2'],
  ['signs that no eye sees', '<p>a\u200bb\ufeffc\u0000d</p>', 'abcd'],
];

const many = (piece: string, times: number) => piece.repeat(times);

/** What is meant to take forever, or to be more than the stack. */
export const endless: [name: string, html: string][] = [
  ['100,000 elements in each other', many('<div>', 100_000)],
  ['lists in lists', many('<ul><li>a', 20_000)],
  ['tables in tables', many('<table><tr><td>a', 20_000)],
  ['quotations in quotations', many('<blockquote>', 20_000)],
  ['tags that never close', many('<a ', 500_000)],
  ['quotes that never close', many('<a b="', 300_000)],
  ['comments that never close', many('<!-', 500_000)],
  ['comments within comments', many('<!--', 500_000)],
  ['scripts that never close', many('<script>', 200_000)],
  ['an attribute without end', `<p ${many('a', 2_000_000)}`],
  ['a style without end', `<p style="${many('mso-list:', 200_000)}">a</p>`],
  ['entities', many('&amp;', 400_000)],
  ['bold in bold', many('<b>a', 40_000)],
  ['stars', `<p>${many('*', 100_000)}</p>`],
  ['items of Word', many("<p style='mso-list:l0 level1 lfo1'>a</p>", 20_000)],
  [
    'a table of a hundred thousand cells',
    `<table>${many(`<tr>${many('<td>a</td>', 100)}</tr>`, 1_000)}</table>`,
  ],
];
