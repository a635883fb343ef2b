import { isHydrated, speak } from '../steps.ts'
import { changeBrand } from './change-world.ts'
import { expect, test } from './site-test.ts'

test('MODEL-19: an encrypted customer service entry opens from the help page and is not in any page', async ({
  page,
  baseURL,
  standIn,
}) => {
  await speak(page, 'PT', baseURL)
  await changeBrand(standIn, { encrypts_service_paths: true })
  await page.goto('/help')
  await isHydrated(page)
  expect(await page.locator('a[href^="mailto:"], a[href="/chat"]').count()).toBe(0)
  await page.getByRole('main').getByRole('button', { name: 'Chat ao vivo' }).click()
  await expect(page).toHaveURL(/\/chat/)
})
