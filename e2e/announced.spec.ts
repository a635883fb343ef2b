import { expect, test, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { demo, isHydrated, sendLogin } from './steps.ts'
import { forgetFailedLogins, onDatabase } from './system.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: /^(Comunicados|Announcements)$/ })
const remove = () => onDatabase(`delete from messaging.announcement where name like 'E2E%'`)

test.beforeAll(async () => {
  await remove()
  await onDatabase(
    ...['A', 'B'].map(
      (execution) => `insert into messaging.announcement
        (brand_id, kind, execution, name, texts, published_at)
        select id, 'PU', '${execution}', 'E2E ${execution}',
          '{"PT": {"title": "E2E ${execution}", "content": "Texto ${execution}"},
            "EN": {"title": "E2E ${execution}", "content": "Text ${execution}"}}',
          '2026-01-01T00:00:00Z' from settings.brand where merchant = 'trevo'`,
    ),
  )
})
test.afterAll(remove)

/** The server keeps announcements for a moment. */
const openUntilAnnounced = (page: Page) =>
  expect(async () => {
    await page.goto('/rng')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await isHydrated(page)
    await expect(popup(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })

test('POPUP-1: popups of the brand are shown once before the login and once after it', async ({
  page,
}) => {
  await openUntilAnnounced(page)
  await expect(popup(page).getByText('Texto B')).toBeVisible()
  await expect(popup(page).getByText('E2E A')).toHaveCount(0)
  await popup(page).getByRole('button', { name: 'Fechar' }).click()
  await page.goto('/')
  await isHydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await forgetFailedLogins()
  await sendLogin(page, demo.member)
  await expect(popup(page).getByText('Texto A')).toBeVisible({ timeout: 20_000 })
  await popup(page).getByRole('button', { name: 'Fechar' }).click()
  await page.reload()
  await isHydrated(page)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

testInViews(5, 'in the popups of the brand', async ({ page, look }) => {
  await openUntilAnnounced(page)
  await look('announced', 'dialog[open]')
})
