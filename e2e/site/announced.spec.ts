import { testInViews } from '../axe.ts'
import { demo, isHydrated, sendLogin } from '../steps.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, plainTest, test, type Page } from './site-test.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: /^(Comunicados|Announcements)$/ })

test.beforeEach(({ standIn }) =>
  standIn.apply(({ state }) => {
    const { announcements } = state().messages
    const notice = announcements.find(({ kind }) => kind === 'PL')
    if (!notice) throw new Error('no notice')
    for (const [index, execution] of (['A', 'B'] as const).entries()) {
      const title = `E2E ${execution}`
      const texts = {
        EN: { title, content: `Text ${execution}` },
        PT: { title, content: `Texto ${execution}` },
      }
      announcements.push({ ...notice, id: 900 + index, kind: 'PU', name: title, execution, texts })
    }
  }),
)

longSiteTest(
  'POPUP-1: popups of the brand are shown once before the login and once after it',
  async ({ page }) => {
    await page.goto('/rng')
    await isHydrated(page)
    await expect(popup(page).getByText('Texto B')).toBeVisible()
    await expect(popup(page).getByText('E2E A')).toHaveCount(0)
    await popup(page).getByRole('button', { name: 'Fechar' }).click()
    await page.goto('/')
    await isHydrated(page)
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
    await sendLogin(page, demo.member)
    await expect(popup(page).getByText('Texto A')).toBeVisible({ timeout: 20_000 })
    await popup(page).getByRole('button', { name: 'Fechar' }).click()
    await page.reload()
    await isHydrated(page)
    await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
  },
)

testInViews(
  5,
  'in the popups of the brand',
  async ({ page, look }) => {
    await page.goto('/rng')
    await isHydrated(page)
    await expect(popup(page)).toBeVisible()
    await look('announced', 'dialog[open]')
  },
  plainTest,
)
