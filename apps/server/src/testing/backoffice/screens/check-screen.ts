import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { awaitTradingChanges } from '@trevo/contract/ops/trading/board.ts'
import type { Page } from '@trevo/testkit/chromium.ts'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Calls that wait for something to happen; the page is ready without their answers. */
const waiting: readonly string[] = [awaitTradingChanges].map(({ path }) => path)

/**
 * Knows when a page has nothing left to read. What it has read once and reads again now and then is shown meanwhile,
 * and never ends on a busy machine.
 */
export const watchRequests = (page: Page) => {
  const open = new Set<unknown>()
  const answered = new Set<string>()
  page.on('request', (request) => {
    const url = request.url()
    if (request.isNavigationRequest()) answered.clear()
    if (!answered.has(url) && !waiting.includes(new URL(url).pathname)) open.add(request)
  })
  page.on('requestfinished', (request) => {
    answered.add(request.url())
    open.delete(request)
  })
  page.on('requestfailed', (request) => open.delete(request))
  /** Resolves when nothing was being read for some frames, and no part of the page says that it loads. */
  return async (): Promise<void> => {
    for (let quiet = 0; quiet < 3;) {
      const isLoading = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 25)))
        return document.querySelector('[data-loading]') !== null
      })
      quiet = open.size === 0 && !isLoading ? quiet + 1 : 0
    }
  }
}

type Theme = 'dark' | 'light'

type Asked = {
  readonly theme: Theme
  readonly rules: readonly string[]
  /** The part that is looked at, by its selector. */
  readonly within: string
}

/** Axe's findings in one theme, each as a line. Colours differ between themes, all else does not. */
const runAxe = async (page: Page, { theme, rules, within }: Asked): Promise<string[]> => {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axeSource)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  const { violations } = await page.evaluate(
    async ({ given, root }) =>
      (
        globalThis as unknown as {
          axe: { run(root: Node, options: RunOptions): Promise<AxeResults> }
        }
      ).axe.run(document.querySelector(root) ?? document, given),
    { given: options, root: within },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${theme}: ${id}: ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
  )
}

/** Everything that axe finds on the page, or in a part of it, in both themes. */
export const findBarriers = async (page: Page, within = 'html'): Promise<string[]> => [
  ...(await runAxe(page, { theme: 'light', rules: ['color-contrast'], within })),
  ...(await runAxe(page, { theme: 'dark', rules: [], within })),
]

/** Texts on the page that have the form of a key: a page shows one whose text it has not loaded. */
export const findKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = (walker.currentNode.textContent ?? '').trim()
      if (/^[a-z]\w*(\.\w+)+$/.test(text)) found.push(text)
    }
    return found
  })

/** Parts that reach beyond the window or are cut off at the edge of what holds them. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`)
    for (const element of document.querySelectorAll('main, main *, nav, header')) {
      const { overflowX, textOverflow, display, visibility } = getComputedStyle(element)
      if (display === 'inline' || visibility === 'hidden') continue
      const over = element.scrollWidth - element.clientWidth
      if (over < 2 || element.clientWidth === 0) continue
      const isRead = overflowX === 'auto' || overflowX === 'scroll'
      if (isRead || textOverflow === 'ellipsis') continue
      // What is only for screen readers is one pixel wide.
      if (element.clientWidth < 4 || element.closest('svg, select, textarea, input')) continue
      if (overflowX === 'hidden' || overflowX === 'clip') {
        found.push(`${name(element)} is cut off by ${over} px`)
        continue
      }
      const { right } = element.getBoundingClientRect()
      if (right + over > innerWidth + 1) found.push(`${name(element)} runs over by ${over} px`)
    }
    return found
  })
