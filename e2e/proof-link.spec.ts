import { expect } from '@playwright/test'
import { joinAs } from './people.ts'
import { isHydrated, openGame } from './steps.ts'
import { texts } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const words = texts.PT

for (const width of visitsInTurn(0, [390, 1_440])) {
  longTest(
    `CALL-66: the receipt of a round opens its own page in a new tab at ${width} px`,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 })
      await joinAs(page, { reais: 50 })
      const game = await openGame(page, words)
      await game.getByRole('button', { name: words.spin }).click()
      await expect(game.locator('.foot')).toContainText('#', { timeout: 20_000 })

      await page.goto('/member?page=personalHistoryCopy')
      await isHydrated(page)
      await page
        .getByRole('button', { name: /Rodada/ })
        .first()
        .click()
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: 'Ver a rodada e sua prova' }).click()
      const round = await opened
      await expect(round.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
      await expect(round.getByRole('heading', { name: 'Verificar a rodada' })).toBeVisible()
      await expect(round.getByText('Abra este jogo pelo lobby')).toHaveCount(0)
      // After a reload it still needs no session.
      await round.reload()
      await expect(round.getByRole('heading', { name: 'Verificar a rodada' })).toBeVisible()
    },
  )
}
