import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { speak } from './steps.ts'
import { texts, type Words } from './texts.ts'
import { isWholeRun } from './whole-run.ts'

type Scheme = 'dark' | 'light'

/** How a page or popup is seen, in a dark and a light scheme. */
type View = {
  readonly language: LanguageCode
  readonly size: 'desktop' | 'phone'
  readonly schemes: readonly Scheme[]
}

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

const bothSchemes: readonly Scheme[] = ['dark', 'light']

const places = [
  { language: 'PT', size: 'desktop' },
  { language: 'EN', size: 'phone' },
  { language: 'EN', size: 'desktop' },
  { language: 'PT', size: 'phone' },
] as const

/**
 * The views of a page or popup: in the full run every language and size in both schemes; in `npm test` one
 * of these eight, and a different one each turn, so that the site is seen in all of them.
 */
export const viewsOf = (turn: number): readonly View[] => {
  if (isWholeRun) return places.map((place) => ({ ...place, schemes: bothSchemes }))
  const one = turn % (2 * places.length)
  const isLight = (one % 2 === 1) !== one >= places.length
  return places
    .filter((_, index) => index === one % places.length)
    .map((place) => ({ ...place, schemes: [isLight ? 'light' : 'dark'] }))
}

const namesRow = (title: string): boolean => /^[A-Z]+-\d/.test(title)

/** Until no fade runs any more; then the colours are those that stay. */
const waitForFades = (page: Page): Promise<void> =>
  // Half-way through a fade the contrast is that of neither end; one fade may follow another, or begin
  // some frames later.
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let quietLooks = 0
    for (let looks = 0; looks < 20; looks += 1) {
      await frame()
      await frame()
      const running = document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getTiming().iterations !== Infinity
      })
      quietLooks = running.length === 0 ? quietLooks + 1 : 0
      if (quietLooks > 1) return
      if (quietLooks > 0) await new Promise((resolve) => setTimeout(resolve, 50))
      await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
    }
  })

/** Rules whose findings depend on the scheme. All others see the same page in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

const findProblems = async (page: Page, rules: readonly string[], part?: string) => {
  await waitForFades(page)
  // Frames of another origin need a second page that merges the results, at twice the time.
  const isAlone = page.frames().length === 1
  const axe = new AxeBuilder({ page }).setLegacyMode(isAlone).options({
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  return (await (part ? axe.include(part) : axe).analyze()).violations
}

/**
 * Axe's findings on the page and in its frames, or in a part of it, each as one readable line. In a second
 * scheme only the colours are checked.
 */
export const checkView = async (
  page: Page,
  { size, schemes = bothSchemes }: Pick<View, 'size'> & Partial<Pick<View, 'schemes'>>,
  where: string,
  part?: string,
): Promise<readonly string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(size === 'phone' ? phone : desktop)
  const problems: string[] = []
  for (const [index, scheme] of schemes.entries()) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme
    }, scheme)
    for (const { id, nodes } of await findProblems(page, index > 0 ? colourRules : [], part)) {
      problems.push(
        ...nodes.map(
          (node) =>
            `${where}, ${size}, ${scheme}: ${id}: ${node.target.join(' ')}: ${node.failureSummary}`,
        ),
      )
    }
  }
  return problems
}

type Walk = {
  readonly page: Page
  readonly words: Words
  readonly language: View['language']
  readonly baseURL: string | undefined
  /** Checks the page in its current state. */
  readonly look: (where: string, part?: string) => Promise<void>
}

/**
 * A test for each view of the turn; it fails with all findings of the walk. It is part of `npm run
 * test:all`, and of `npm test` if its title names a requirement. Journeys of the site alone pass their
 * own `runner`.
 */
export const testInViews = (
  turn: number,
  title: string,
  walk: (tools: Walk) => Promise<unknown>,
  runner: typeof test = test,
): void => {
  if (!isWholeRun && !namesRow(title)) return
  for (const one of viewsOf(turn)) {
    const { language, size, schemes } = one
    runner.describe(
      `axe finds nothing in ${language} on a ${size}, ${schemes.join(' and ')}`,
      () => {
        runner.use({
          viewport: size === 'phone' ? phone : desktop,
          locale: language === 'PT' ? 'pt-BR' : 'en-US',
          ...(size === 'phone' && { hasTouch: true, isMobile: true }),
        })
        runner(title, async ({ page, baseURL }) => {
          await speak(page, language, baseURL)
          const problems: string[] = []
          const look = async (where: string, part?: string) => {
            problems.push(...(await checkView(page, one, where, part)))
          }
          await walk({ page, words: texts[language], language, baseURL, look })
          expect(problems).toEqual([])
        })
      },
    )
  }
}
