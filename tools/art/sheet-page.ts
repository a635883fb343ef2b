import type { Shown } from './list-shown.ts'

const dataOf = (type: string, data: Buffer): string =>
  `data:${type};base64,${data.toString('base64')}`

const picture = (type: string, data: Buffer): string => `<img src="${dataOf(type, data)}" alt="">`

const card = ({ name, key, tile, symbols }: Shown): string =>
  `<figure><div class="tile">${picture('image/webp', tile)}<b>${name}</b></div>` +
  `<div class="symbols">${symbols.map((svg) => picture('image/svg+xml', Buffer.from(svg))).join('')}</div>` +
  `<figcaption>${key}, ${(tile.length / 1000).toFixed(1)} kB</figcaption></figure>`

/** The page of the sheet, which needs no other file; names are set as the lobby sets them. */
export const sheetPage = (shown: readonly Shown[], display: Buffer): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Trevo: art sheet</title><style>` +
  `@font-face{font-family:Display;src:url(${dataOf('font/woff2', display)});font-weight:200 800}` +
  `body{margin:24px;background:#0a1411;color:#8fb0a2;font:12px Display,sans-serif;` +
  `display:grid;grid-template-columns:repeat(auto-fill,180px);gap:24px 14px}` +
  `figure{margin:0}.tile{position:relative;border-radius:14px;overflow:hidden}` +
  `.tile img{display:block;width:180px;height:240px}` +
  `.tile b{position:absolute;inset:auto 12px 14px;color:#fff;font-size:19px;line-height:1.05;font-weight:800}` +
  `.symbols{display:flex;flex-wrap:wrap;gap:4px;margin:8px 0 4px}.symbols img{width:41px;height:41px}` +
  `</style>${shown.map(card).join('')}</html>`
