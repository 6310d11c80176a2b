/** Loaded into the server before its own modules: inserts raw HTML into every page that it renders. */
const call = 'attack()';
const rawHtml = `<script>${call}</script><script type="module">${call}</script><script type="text/x-after-paint">${call}</script><style>html{--attacked:1}</style>`;
const { text } = Response.prototype;
Response.prototype.text = async function () {
  return (await text.call(this)).replace(/<main[^>]*>/, (main) => main + rawHtml);
};
