import type { Title } from '@trevo/titles/title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { isHydrated } from '../steps.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')

/** Every title of a list, which grows as its end comes near. */
const namesIn = async (page: Page): Promise<readonly string[]> => {
  await isHydrated(page)
  const cards = main(page).getByRole('article')
  await expect(cards.first()).toBeVisible()
  const told = Number(
    /\d+/.exec(
      (await main(page)
        .getByText(/^\d+ jogos?$/)
        .textContent()) ?? '',
    )?.[0],
  )
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(cards).toHaveCount(told, { timeout: 700 })
  }).toPass()
  return cards.getByRole('link').locator('span:first-child').allTextContents()
}
const namesOf = (titles: readonly Title[]) => titles.map(({ maths }) => maths.title.PT)
const tables = ['TABLE', 'ROU', 'BJ', 'BAC', 'SIC', 'DAT', 'VP']

test('each title is in the list of its category', async ({ page }) => {
  for (const [path, category] of [
    ['/rng', 'RNG'],
    ['/bgs', 'BGS'],
    ['/live', 'LIVE'],
  ] as const) {
    await page.goto(path)
    const own = titlesInOrder.filter(({ listing }) => listing.category === category)
    expect(await namesIn(page)).toEqual(namesOf(own))
  }
})

longSiteTest(
  'CAT-2, SIDE-2: the links of the navigation lead to each title of their kind',
  async ({ page }) => {
    for (const [label, kinds] of [
      ['Crash', ['CRASH']],
      ['Megaways', ['MEGAWAY']],
      ['Game show', ['GAME_SHOW']],
      ['Jogos de mesa', tables],
      ['Bingo', ['BINGO']],
    ] as const) {
      await page.goto('/')
      await isHydrated(page)
      await page.getByRole('complementary').getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(/\/rng\?gameClassify=/)
      // The address changes first; home is still shown until its list has loaded.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(label)
      const own = titlesInOrder.filter(({ listing }) =>
        kinds.some((kind) => kind === listing.classify),
      )
      expect(own.length).toBeGreaterThan(0)
      expect(await namesIn(page)).toEqual(expect.arrayContaining(namesOf(own)))
    }
  },
)
