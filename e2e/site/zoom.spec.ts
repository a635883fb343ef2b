import type { FrameLocator, Page } from '@playwright/test'
import { isHydrated, storeToken } from '../steps.ts'
import { openDemoGame } from './demo-games.ts'
import { coveredControls } from './free-controls.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test } from './site-test.ts'

// At 200 % a page has half of the screen's pixels in each direction.
const screens = [
  { name: 'phone', width: 195, height: 422 },
  { name: 'desktop', width: 720, height: 450 },
] as const

const fitsWidth = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: address,
    })
    .toBeLessThanOrEqual(0)

for (const { name, width, height } of screens) {
  test(`at 200 % zoom on a ${name} no control of the site covers another, and nothing is cut off`, async ({
    page,
    standIn,
  }) => {
    await page.setViewportSize({ width, height })
    await storeToken(page, standIn.world.enter('member'))
    for (const address of ['/', '/rng', '/member', '/member?page=securityCenter']) {
      await page.goto(address)
      await isHydrated(page)
      // The widest part of the header comes last.
      await expect(page.getByRole('banner').getByRole('button', { name: /hoje: / })).toBeVisible()
      await fitsWidth(page, address)
      expect(await coveredControls(page.locator('body')), address).toEqual([])
    }
  })
}

test('at 200 % zoom on a desktop no control of a game covers another', async ({
  page,
  standIn,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  for (const gameCode of ['tigre-da-sorte', 'vinte-e-um-do-trevo']) {
    const game = await openDemoGame(page, standIn, gameCode)
    await expect(game.locator('button.spin')).toBeVisible()
    expect(await coveredControls(game.locator('body')), gameCode).toEqual([])
  }
})

/** Never draws a card, and takes no insurance. */
const playToEnd = async (game: FrameLocator) => {
  await game.locator('.bet-spot[data-place="main"]').click()
  await game.locator('button.spin').click()
  const presses = {
    insurance: game.locator('button.spin'),
    play: game.locator('.pill-space .pill').first(),
  } as const
  const table = game.locator('.blackjack')
  await expect(async () => {
    const phase = await table.getAttribute('data-phase')
    if (phase === 'insurance' || phase === 'play') await presses[phase].click({ timeout: 1_000 })
    await expect(table).toHaveAttribute('data-phase', 'over', { timeout: 1_500 })
  }).toPass()
  await expect(game.locator('button.spin')).toBeEnabled()
}

for (const [width, height, seen] of [
  [844, 390, longSiteTest],
  [720, 450, test],
  [360, 640, longSiteTest],
  [1_440, 900, longSiteTest],
] as const) {
  seen(
    `the next bets of blackjack are beside the dealer's cards on a screen of ${width} by ${height}`,
    async ({ page, standIn }) => {
      await page.setViewportSize({ width, height })
      const game = await openDemoGame(page, standIn, 'vinte-e-um-do-trevo')
      await playToEnd(game)
      const places = game.locator('.bj-spot')
      await expect(places).toHaveCount(3)
      // Always as many cards as a dealer seldom draws, because the deal differs each time.
      await game.locator('.bj-dealer .hand-cards').evaluate((hand) => {
        while (hand.children.length > 5) hand.lastElementChild?.remove()
        while (hand.lastElementChild && hand.children.length < 5) {
          hand.append(hand.lastElementChild.cloneNode(true))
        }
      })
      const overlaps = await game.locator('.blackjack').evaluate((table) => {
        const boxes = (kind: string) =>
          [...table.querySelectorAll(kind)].map((one) => one.getBoundingClientRect())
        const cards = boxes('.bj-dealer .card')
        const covered = boxes('.bj-spot').filter((spot) =>
          cards.some(
            (card) =>
              card.left < spot.right &&
              spot.left < card.right &&
              card.top < spot.bottom &&
              spot.top < card.bottom,
          ),
        )
        return { cards: cards.length, covered: covered.length }
      })
      expect(overlaps.cards).toBe(5)
      expect(overlaps.covered).toBe(0)
      // A press is refused if anything covers the target.
      for (const place of await places.all()) await place.click({ trial: true, timeout: 5_000 })
    },
  )
}
