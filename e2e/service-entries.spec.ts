import { expect, test } from '@playwright/test'
import { isHydrated, speak } from './steps.ts'
import { changeBrand } from './system.ts'

test('MODEL-19: an encrypted entry of customer service opens from the help page and stands in no page', async ({
  page,
  baseURL,
}, info) => {
  await speak(page, 'PT', baseURL)
  await changeBrand('encrypts_service_paths = true')
  try {
    const main = page.getByRole('main')
    // The server that renders the page hears of the change a moment later.
    await expect(async () => {
      await page.goto('/help')
      await isHydrated(page)
      expect(await page.locator('a[href^="mailto:"], a[href="/chat"]').count()).toBe(0)
    }).toPass()
    await main.screenshot({ path: info.outputPath('help.png') })
    await main.getByRole('button', { name: 'Conversar agora' }).click()
    await expect(page).toHaveURL(/\/chat/)
  } finally {
    await changeBrand('encrypts_service_paths = false')
  }
})
