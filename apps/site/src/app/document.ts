import { getMemberInfo, listAnnouncements } from '@trevo/api-client/endpoints.ts'
import { localeOf } from '@trevo/i18n/languages.ts'
import type { Boot } from './boot.ts'
import { announcementsFor } from '../entities/announcement/announcements.ts'
import { viewOf } from '../core/session/session-state.ts'
import { lowDataScript } from '../core/low-data/low-data.ts'
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
 * A page that shows little without the program (`now`) loads it at once, and so does every page of a member, whose
 * balance and offers come with it. In low-data mode a page that is complete for a guest waits (`press`) for the first
 * press of something other than a link.
 *
 * @param others files that the entry requests as soon as it runs; requested together with it
 */
const starter = (entry: string, others: readonly string[], starts: Starts): string =>
  `(()=>{let s=0,g=()=>{if(s++)return;for(const f of ${JSON.stringify(others)}){` +
  `const l=document.createElement('link');l.rel='modulepreload';l.href='/'+f;` +
  `document.head.append(l)}import('/${entry}')};` +
  `let p=()=>{requestAnimationFrame(()=>{let o=new PerformanceObserver(()=>{o.disconnect();` +
  `setTimeout(g)});for(const type of['paint','largest-contentful-paint'])o.observe({type});` +
  `setTimeout(g,100)});setTimeout(g,500)};` +
  `let k;try{k=sessionStorage.getItem('token')}catch{}` +
  `${startsWhen[starts]};` +
  `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.trevoInstall=e});` +
  `addEventListener('error',e=>{e.target.tagName=='IMG'&&(e.target.dataset.failed='')},true);` +
  `addEventListener('click',e=>{window.trevoHears||(window.trevoPressed=` +
  `e.target.closest?.('button'))},true)})()`

/** When a page loads the program: at once, after its first paint, or at a press that needs it. */
type Starts = 'now' | 'painted' | 'press'

const painted =
  `{document.readyState=='complete'?p():addEventListener('load',p);` +
  `for(const e of['pointerdown','keydown'])addEventListener(e,g,{once:true,capture:true})}`

const startsWhen: Readonly<Record<Starts, string>> = {
  now: 'g()',
  painted: `if(k)g();else ${painted}`,
  // A query other than a filter, or the path of a popup, is the program's to read.
  press:
    `if(k||/[?&](?!gameClassify|vassalage|type)\\w/.test(location.search)||` +
    `/^\\/(login|register)/i.test(location.pathname))g();else for(const e of['click','focusin'])addEventListener(e,({target:t})=>{` +
    `t.closest?.(e=='click'?'button:not([data-sets-data])':'input,select,textarea')&&g()},true)`,
}

/** A page that the server renders completely for a guest has lists or texts of its own. */
const startsOf = ({ isLowData, rows, list, help, banners }: Boot): Starts => {
  if (!(rows ?? list ?? help ?? banners)) return 'now'
  return isLowData ? 'press' : 'painted'
}

/** Title, description and image preloads, which React writes before the markup, belong in the head. */
const splitHead = (markup: string): { head: string; body: string } => {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/.exec(markup)?.[0] ?? ''
  return { head, body: markup.slice(head.length) }
}

/**
 * A visit with a stored token may be by a member who excluded themselves: advertising is hidden until
 * that is known (`entities/member/own-exclusion.ts`). The header shows the member's initial from the first paint on.
 */
const undecidedScript = (boot: Boot): string =>
  `try{let s=sessionStorage,e=document.documentElement,k=s.getItem('token');if(k){e.classList.add('undecided');` +
  `e.style.setProperty('--initial',JSON.stringify((s.getItem('nickname')||s.getItem('username')||'')` +
  `.slice(0,1).toUpperCase()));${viewOf(boot.status) === 0 ? earlyScript(boot) : ''}}}catch{}` +
  // The program never loaded, not even on a slow phone: treat the page as a guest's.
  `setTimeout(()=>{let d=document.documentElement;'ready'in d.dataset||d.classList.remove('undecided')},30000)`

/** START-7: what the program asks first for a stored token, as it asks it. */
export const earlyUrls = [
  getMemberInfo.path,
  `${listAnnouncements.path}?${new URLSearchParams(announcementsFor('A'))}`,
] as const

/**
 * Asks who the member is, and whether they are on a break, without waiting for the program, which takes the answers
 * (`core/api/early-answers.ts`). Where no break is in force the advertising is shown at once (`may-offer`).
 */
const earlyScript = ({ language, status }: Boot): string =>
  `let h={Merchant:s.getItem('merchantCode')||${safeJson(status.info.brand.merchant)},` +
  `Language:'${language}',Device:matchMedia('(max-width: 760px)').matches?'mobile':'web',` +
  `ModuleId:'COMM3',Authorization:k},u=${safeJson(earlyUrls)},` +
  `a=u.map(x=>fetch(x,{headers:h}));window.trevoEarly=new Map(u.map((x,i)=>[x,[k,'${language}',a[i]]]));` +
  `a[0].catch(()=>0);a[1].then(r=>r.clone().json()).then(({value:v})=>` +
  `v.exclusion===null&&e.classList.add('may-offer')).catch(()=>0)`

const icons = [
  '<link rel="icon" href="/art/app/icon-32.png" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/art/app/icon-180.png">',
]
/** Otherwise the browser asks for /favicon.ico. */
const noIcon = '<link rel="icon" href="data:,">'

const manifestOf = ({ language }: Boot): string =>
  `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`

const fonts = ['text', 'display']
  .map(
    (name) =>
      `<link rel="preload" href="/art/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`,
  )
  .join('')

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
  const lowData = boot.isLowData ? ' data-low-data="on"' : ''
  return [
    `<!doctype html><html lang="${localeOf[boot.language]}" data-theme="dark"${lowData}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script nonce="${nonce}">${themeScript};${undecidedScript(boot)};${lowDataScript}</script>`,
    head,
    boot.isLowData ? '' : fonts,
    `<style>${assets.css}${files.css}</style>`,
    '<meta name="theme-color" content="#0a1411">',
    `<meta name="application-name" content="${brand.name}">`,
    `<meta name="apple-mobile-web-app-title" content="${brand.name}">`,
    ...(boot.isLowData ? [noIcon] : [...icons, manifestOf(boot)]),
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="boot">${safeJson(boot)}</script>`,
    `<script nonce="${nonce}">${starter(
      assets.entry,
      [assets.catalogs[boot.language], ...files.js],
      startsOf(boot),
    )}</script>`,
    '</body></html>',
  ].join('')
}
