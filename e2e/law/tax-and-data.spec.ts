import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { desktop, phone } from '../axe.ts'
import { goodPassword, openGame, speak } from '../steps.ts'
import { runJob } from '../system.ts'
import { texts } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { brazilOrigin, enter, newVerifiedMember } from './brazil.ts'
import { lawWords } from './words.ts'

test.use({ baseURL: brazilOrigin })

const views = [
  { language: 'EN', viewport: phone },
  { language: 'PT', viewport: desktop },
] as const

for (const { language, viewport } of visitsInTurn(1, views)) {
  const [own, words] = [lawWords[language], texts[language]]
  test.describe(`tax and data in Brazil, ${language}`, () => {
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('a member sees the year’s prizes, what they mean, takes the figures, and then all data', async ({
      page,
    }) => {
      const member = await newVerifiedMember({ language, reais: 20 })
      await speak(page, language, brazilOrigin)
      await enter(page, member)
      const game = await openGame(page, words)
      await game.getByRole('button', { name: words.spin }).click()
      await expect(game.getByText(words.spinResult).first()).toBeAttached()

      // It counts bets as well, every minute.
      await runJob('tax_make_statements')
      const main = page.getByRole('main')
      await expect(async () => {
        await page.goto('/member?page=tax')
        const row = main.getByRole('row', { name: own.games })
        await expect(row).toContainText(/R\$\s?1[.,]00/, { timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
      await expect(main.getByText(own.answer).first()).toBeVisible()
      await main.getByRole('radio', { name: own.elsewhere }).check()
      await expect(main.getByRole('status').filter({ hasText: own.others })).toBeVisible()
      const figures = page.waitForEvent('download')
      await main.getByRole('button', { name: own.figures }).click()
      expect((await figures).suggestedFilename()).toMatch(/\.pdf$/)

      await page.goto('/member?page=myData')
      await main.getByRole('button', { name: own.export }).click()
      const popup = page.getByRole('dialog', { name: own.export })
      await popup.getByLabel(own.dataPassword).fill(goodPassword)
      await popup.locator('[type="submit"]').click()
      await expect(popup).toBeHidden()
      await expect(async () => {
        await page.reload()
        await expect(main.getByText(own.fileReady)).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
      await main.getByRole('button', { name: own.open }).click()
      const opening = page.getByRole('dialog', { name: own.open })
      await opening.getByLabel(own.dataPassword).fill(goodPassword)
      const file = page.waitForEvent('download')
      await opening.locator('[type="submit"]').click()
      const written = JSON.parse(await readFile(await (await file).path(), 'utf8')) as unknown
      expect(JSON.stringify(written)).toContain(member.username)
      await expect(main.getByRole('button', { name: own.open })).toHaveCount(0)
    })
  })
}
