import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { speak } from './steps.ts'
import { texts, type Words } from './texts.ts'
import { isWholeRun } from './whole-run.ts'

type View = {
  readonly language: LanguageCode
  readonly size: 'desktop' | 'phone'
  readonly scheme: 'dark' | 'light'
}

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

const view = (language: View['language'], size: View['size'], scheme: View['scheme']): View => ({
  language,
  size,
  scheme,
})
/** Every combination of language, size and scheme; neighbours differ in two or three of them. */
const views = [
  view('PT', 'desktop', 'dark'),
  view('EN', 'phone', 'light'),
  view('EN', 'desktop', 'dark'),
  view('PT', 'phone', 'light'),
  view('PT', 'desktop', 'light'),
  view('EN', 'phone', 'dark'),
  view('EN', 'desktop', 'light'),
  view('PT', 'phone', 'dark'),
] as const

/** Of the two halves of `views`, 0 or 1: each half has every pair of language, size and scheme. */
const halfOf = ({ language, size, scheme }: View): number =>
  (Number(language === 'EN') + Number(size === 'phone') + Number(scheme === 'light')) % 2

/**
 * How a page or popup is checked: one view, and a different one each turn, so that the site is seen in
 * all eight. `npm run test:all` checks it in half of the views, which differs from turn to turn, and
 * `npm run axe` in all of them.
 */
export const viewsOf = (turn: number): readonly View[] => {
  const wanted = process.env['AXE_VIEWS']
  if (wanted === 'all') return views
  return views.filter((one, index) =>
    wanted === 'half' ? halfOf(one) === turn % 2 : index === turn % views.length,
  )
}

const namesRow = (title: string): boolean => /^[A-Z]+-\d/.test(title)

const findProblems = async (page: Page, part?: string) => {
  // Half-way through a fade the contrast is that of neither end; one fade may follow another, or begin
  // some frames later.
  await page.evaluate(async () => {
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
  // Frames of another origin need a second page that merges the results, at twice the time.
  const isAlone = page.frames().length === 1
  const axe = new AxeBuilder({ page })
    .setLegacyMode(isAlone)
    .options({ resultTypes: ['violations'] })
  return (await (part ? axe.include(part) : axe).analyze()).violations
}

/** Axe's findings on the page and in its frames, or in a part of it, each as one readable line. */
export const checkView = async (
  page: Page,
  { size, scheme }: View,
  where: string,
  part?: string,
): Promise<readonly string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(size === 'phone' ? phone : desktop)
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, scheme)
  const violations = await findProblems(page, part)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${where}, ${size}, ${scheme}: ${id}: ${node.target.join(' ')}: ${node.failureSummary}`,
    ),
  )
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
    const { language, size, scheme } = one
    runner.describe(`axe finds nothing in ${language} on a ${size}, ${scheme}`, () => {
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
    })
  }
}
