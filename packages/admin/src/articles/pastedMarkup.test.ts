import { parseArticle } from '@brand/service/markup';
import { expect, test } from 'vitest';
import { pastedMarkup } from './pastedMarkup.ts';

test.each<[string, string, string]>([
  ['headings', '<h1>One</h1><h2>Two</h2><h4>Four</h4>', '## One\n\n## Two\n\n### Four'],
  [
    'bold and italic',
    '<p>a <b>b </b>c <i>d</i> <em><strong>e</strong></em></p>',
    'a **b** c *d **e***',
  ],
  ['neighbours', '<p><b>a</b><b>b</b> <b>c</b></p>', '**ab c**'],
  ['marks beside letters', '<p>say<b>"this"</b>now</p>', 'say"**this**"now'],
  ['bold over paragraphs', '<b><p>a</p><p>b</p></b>', '**a**\n\n**b**'],
  [
    'links',
    '<a href=" https://example.org/a b_(c)">a</a> <a>b</a>',
    '[a](https://example.org/a%20b_%28c%29) b',
  ],
  [
    'nested lists',
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
    '- a\n  1. b\n  2. c\n- d',
  ],
  ['a list beside its item', '<ul><li><p>a</p></li><ul><li><p>b</p></li></ul></ul>', '- a\n   - b'],
  ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  [
    'code',
    '<pre><span>a *b*</span>\nc</pre><p>x <code>y*z*</code></p>',
    '```\na *b*\nc\n```\n\nx `y*z*`',
  ],
  [
    'tables',
    '<table><tr><th>a</th><th>b|c</th></tr><tr><td><p>d</p><p>e</p></td><td>f</td></tr></table>',
    '| a | b\\|c |\n|---|---|\n| d e | f |',
  ],
  [
    'a row of one cell',
    '<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    '| a |\n|---|\n| b | c |',
  ],
  ['tables for layout', '<table><tr><td><p>a</p></td></tr><tr><td>b</td></tr></table>', 'a\n\nb'],
  ['line breaks', '<p>a<br>b</p>', 'a\n\nb'],
  [
    'signs of markup',
    '<p>2 * 3 * 4 and [x] # y</p><p># no</p>',
    '2 \\* 3 \\* 4 and \\[x\\] # y\n\n\\# no',
  ],
  [
    'signs that readers would see',
    '<p>~~a~~ &lt;/b&gt; &amp;nbsp;</p><p>##b</p><p>| c |</p><h2>d #</h2>',
    '\\~~a\\~~ \\</b> \\&nbsp;\n\n\\##b\n\n\\| c |\n\n## d \\#',
  ],
  ['line breaks in code', '<pre>a<br>b</pre>', '```\na\nb\n```'],
  [
    'links around blocks',
    '<a href="https://example.org"><h3>a</h3><p>b</p></a>',
    '[a b](https://example.org)',
  ],
  [
    'lists in cells',
    '<table><tr><td>a</td><td><ul><li>b</li><li>c</li></ul></td></tr></table>',
    '| a | b c |\n|---|---|',
  ],
  ['bold tables', '<b><table><tr><td>a</td><td>b</td></tr></table></b>', '| a | b |\n|---|---|'],
  [
    'bold beside letters',
    '<p><b><code>a</code></b>b c<b><a href="https://example.org">d</a></b>e <b>🎉</b>f</p>',
    '`a`b c[d](https://example.org)e 🎉f',
  ],
  ['small digits', '<p>40 m<sup>3</sup>/min CO<sub>2</sub></p>', '40 m³/min CO₂'],
  ['text', '<div>a</div><div>b &lt;c&gt;</div>', 'a\n\nb <c>'],
])('%s', (_name, html, markup) => {
  expect(pastedMarkup(html)).toEqual({ markup, lost: [] });
});

test('what has no markup is named, once each', () => {
  const html =
    '<p><u>a</u> <s>b</s> <u>c</u> <span style="text-decoration: underline">d</span> x<sup>th</sup><img src="data:,"><input type="checkbox"><a href="/b">y</a></p><hr><table><tr><td colspan="2">a</td><td>b</td></tr></table><iframe src="https://example.org"></iframe>';
  expect(pastedMarkup(html).lost.sort()).toEqual([
    'checkboxes',
    'embedded media',
    'lines',
    'links without a full address',
    'merged cells',
    'pictures',
    'small letters',
    'strikethrough',
    'underlining',
  ]);
});

/** As the clipboard holds it, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment-->
<h1>Maintenance<o:p></o:p></h1>
<p class=MsoNormal>Replace the <b>filter</b> every <i>season</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Filter<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Seal<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Stop<o:p></o:p></p>
<!--EndFragment--></body></html>`;
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;font-style:normal">Head</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal">Some </span><span style="font-weight:700;font-style:normal">bold</span><span style="font-weight:400;font-style:italic"> words</span></p><ul><li dir="ltr"><p><span style="font-weight:400">One</span></p></li></ul></b>`;

test.each([
  [
    'Word',
    word,
    '## Maintenance\n\nReplace the **filter** every *season*.\n\n- Filter\n   - Seal\n1. Stop',
  ],
  ['Google Docs', docs, '## Head\n\nSome **bold** *words*\n\n- One'],
])('text of %s keeps its structure', (_name, html, markup) => {
  expect(pastedMarkup(html)).toEqual({ markup, lost: [] });
  expect(JSON.stringify(parseArticle(markup))).not.toContain('*');
});
