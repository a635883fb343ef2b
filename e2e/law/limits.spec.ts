import { expect, test, type Page } from '@playwright/test'
import { setLimit } from '@trevo/api-client/endpoints.ts'
import { desktop, phone } from '../axe.ts'
import { press, usesNoMouse, watchForMouse } from '../by-keyboard.ts'
import { needed } from '../people.ts'
import { goodPassword, isHydrated, openGame, speak } from '../steps.ts'
import { onDatabase } from '../system.ts'
import { ownSystem } from '../systems.ts'
import { texts } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { brazilOrigin, enter, newVerifiedMember, rowOf, type BrazilMember } from './brazil.ts'
import { coinNodeId, startCoinVendor } from './coin-vendor.ts'
import { lawWords } from './words.ts'

test.use({ baseURL: brazilOrigin })

const views = [
  { language: 'EN', viewport: desktop },
  { language: 'PT', viewport: phone },
] as const
const dialog = (page: Page) => page.locator('dialog[open]').last()
const personOf = (member: BrazilMember) =>
  `(select person_id from members.member where ${rowOf(member)})`

let stopVendor: () => Promise<void>
test.beforeAll(async () => {
  stopVendor = await startCoinVendor(ownSystem.coin, ownSystem.origin)
})
test.afterAll(() => stopVendor())

for (const { language, viewport } of visitsInTurn(0, views)) {
  const [own, words] = [lawWords[language], texts[language]]
  test.describe(`limits in Brazil, ${language}`, () => {
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.describe.configure({ mode: 'serial' })

    let member: BrazilMember
    test.beforeAll(async () => {
      member = await newVerifiedMember({ language, reais: 20 })
      const limit = { kind: 'stake', period: 'day', value: '2.50', password: goodPassword } as const
      needed(await member.api.call(setLimit, { body: limit }))
    })
    test.beforeEach(async ({ page }) => {
      await speak(page, language, brazilOrigin)
      await enter(page, member)
    })

    test('one limit of the day holds in our own games and in those of another vendor', async ({
      page,
    }) => {
      const ours = await openGame(page, words)
      await ours.getByRole('button', { name: words.spin }).click()
      await expect(ours.getByText(words.spinResult).first()).toBeAttached()
      await page.goto(`/seamless?nodeId=${coinNodeId}`)
      const coin = page.frameLocator('iframe')
      await coin.getByRole('button', { name: 'Heads' }).click()
      await expect(coin.getByRole('status')).toHaveText(/^(heads|tails): /)
      // R$ 0.50 are left, and both games stake R$ 1.00.
      await coin.getByRole('button', { name: 'Tails' }).click()
      await expect(coin.getByRole('status')).toHaveText(/^Not played: /)
      await page.getByRole('button', { name: own.panel }).last().click()
      await expect(dialog(page)).toContainText(own.panelTitle)
      await expect(dialog(page)).toContainText(/R\$\s?0[.,]50/)
      const again = await openGame(page, words)
      await again.getByRole('button', { name: words.spin }).click()
      await expect(again.getByText(own.reached).first()).toBeVisible()
    })

    test('a higher limit is asked for by keyboard, waits, and needs another yes', async ({
      page,
    }) => {
      await watchForMouse(page)
      await page.goto('/member?page=limits')
      await isHydrated(page)
      await press(page, page.getByRole('button', { name: own.stakeDay }))
      await dialog(page).getByLabel(own.amount).focus()
      await page.keyboard.type(own.typed)
      await dialog(page).getByLabel(own.password).focus()
      await page.keyboard.type(goodPassword)
      await press(page, dialog(page).getByRole('button', { name: own.ask }))
      const waiting = page.getByRole('region', { name: own.waiting })
      await expect(waiting).toBeVisible()
      await usesNoMouse(page)
      // A day later.
      await onDatabase(
        `update limits.raise set opens_at = now() - interval '1 minute' where person_id = ${personOf(member)}`,
      )
      await page.reload()
      await press(page, waiting.getByRole('button', { name: own.confirm }))
      await dialog(page).getByLabel(own.password).focus()
      await page.keyboard.type(goodPassword)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: own.holds })).toContainText(own.raised)
      await usesNoMouse(page)
    })

    test('after an hour of play a game asks how it went, and goes on with the answer', async ({
      page,
    }) => {
      await onDatabase(
        `update limits.counter set check_due = true where person_id = ${personOf(member)}`,
      )
      const game = await openGame(page, words)
      await expect(dialog(page)).toContainText(own.check)
      await dialog(page).getByRole('button', { name: own.goOn }).click()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await game.getByRole('button', { name: words.spin }).click()
      await expect(game.getByText(words.spinResult).first()).toBeAttached()
    })
  })
}
