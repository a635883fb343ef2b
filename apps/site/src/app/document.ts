import { localeOf } from '@trevo/i18n/languages.ts'
import type { Boot } from './boot.ts'
import { themeScript } from '../core/theme/theme.ts'

/** Files of the client build, known when the server part is built. */
export type ClientAssets = {
  readonly entry: string
  /** Files that the entry imports statically. */
  readonly imports: readonly string[]
  /** Styles of the first load, inlined as text. */
  readonly css: string
  /** Chunk with the texts of each language. */
  readonly catalogs: Readonly<Record<Boot['language'], string>>
  /** Files of each lazy part by its module. */
  readonly parts: Readonly<
    Record<string, { readonly js: readonly string[]; /** As text. */ readonly css: string }>
  >
}

declare const __CLIENT_ASSETS__: ClientAssets

/** JSON that is safe inside a script element: no `<` can end it. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)

/**
 * Loads the program once the visible part is painted, or at the visitor's first touch: on a slow
 * connection the two would compete, and the picture would wait for code that it does not need. A
 * performance observer reports the paint; waiting for a second frame would delay the page until the
 * first is drawn. If no paint is reported, the program starts after a tenth of a second, or half a
 * second in the background, where nothing is painted. A button pressed before the program listens
 * (`trevoHears`) is remembered in `trevoPressed` and pressed again by `app/ready.tsx`; links and the
 * search form work without it. The browser's offer to install the site may come before the program
 * too, and is kept in `trevoInstall`; a picture that fails is marked for `ui/picture.tsx`.
 *
 * @param others files that the entry requests as soon as it runs; requested together with it
 */
const starter = (entry: string, others: readonly string[]): string =>
  `(()=>{let s=0,g=()=>{if(s++)return;for(const f of ${JSON.stringify(others)}){` +
  `const l=document.createElement('link');l.rel='modulepreload';l.href='/'+f;` +
  `document.head.append(l)}import('/${entry}')};` +
  `let p=()=>{requestAnimationFrame(()=>{let o=new PerformanceObserver(()=>{o.disconnect();` +
  `setTimeout(g)});for(const type of['paint','largest-contentful-paint'])o.observe({type});` +
  `setTimeout(g,100)});setTimeout(g,500)};` +
  `document.readyState=='complete'?p():addEventListener('load',p);` +
  `for(const e of['pointerdown','keydown'])addEventListener(e,g,{once:true,capture:true});` +
  `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.trevoInstall=e});` +
  `addEventListener('error',e=>{e.target.tagName=='IMG'&&(e.target.dataset.failed='')},true);` +
  `addEventListener('click',e=>{window.trevoHears||(window.trevoPressed=` +
  `e.target.closest?.('button'))},true)})()`

/** Title, description and image preloads, which React writes before the markup, belong in the head. */
const splitHead = (markup: string): { head: string; body: string } => {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/.exec(markup)?.[0] ?? ''
  return { head, body: markup.slice(head.length) }
}

/**
 * A visit with a stored token may be by a member who excluded themselves: advertising is hidden until
 * that is known (`entities/member/own-exclusion.ts`). The header shows the member's initial from the first paint on.
 */
const undecidedScript =
  `try{let s=sessionStorage,e=document.documentElement;if(s.getItem('token')){e.classList.add('undecided');` +
  `e.style.setProperty('--initial',JSON.stringify((s.getItem('nickname')||s.getItem('username')||'')` +
  `.slice(0,1).toUpperCase()))}}catch{}` +
  // The program never loaded: treat the page as a guest's.
  `setTimeout(()=>{let d=document.documentElement;'ready'in d.dataset||d.classList.remove('undecided')},8000)`

/** The HTML document around a rendered page. */
export const documentOf = ({
  markup,
  boot,
  nonce,
  part,
}: {
  readonly markup: string
  readonly boot: Boot
  readonly nonce: string
  readonly part: string | undefined
}): string => {
  const assets = __CLIENT_ASSETS__
  const files = (part && assets.parts[part]) || { js: [], css: '' }
  const { head, body } = splitHead(markup)
  const { brand } = boot.status.info
  return [
    `<!doctype html><html lang="${localeOf[boot.language]}" data-theme="dark"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script nonce="${nonce}">${themeScript};${undecidedScript}</script>`,
    head,
    '<link rel="preload" href="/art/fonts/text.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="preload" href="/art/fonts/display.woff2" as="font" type="font/woff2" crossorigin>',
    `<style>${assets.css}${files.css}</style>`,
    '<meta name="theme-color" content="#0a1411">',
    `<meta name="application-name" content="${brand.name}">`,
    '<link rel="icon" href="/art/app/icon-32.png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/art/app/icon-180.png">',
    `<meta name="apple-mobile-web-app-title" content="${brand.name}">`,
    `<link rel="manifest" href="/manifest.webmanifest?lang=${boot.language}">`,
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="boot">${safeJson(boot)}</script>`,
    `<script nonce="${nonce}">${starter(assets.entry, [
      assets.catalogs[boot.language],
      ...files.js,
    ])}</script>`,
    '</body></html>',
  ].join('')
}
