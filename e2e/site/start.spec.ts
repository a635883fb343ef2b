import { isHydrated } from '../steps.ts'
import { longSiteTest } from './long-site-test.ts'
import { changeBrand } from './change-world.ts'
import { expect, test, type Page } from './site-test.ts'

const measuring = 'https://www.googletagmanager.com/gtag/js?id=G-TREVO'

/** The vendor of the analytics script is external; here it answers with an empty script. */
const recordMeasuring = async (page: Page) => {
  const asked: string[] = []
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

test.describe('a brand that measures', () => {
  test.beforeEach(({ standIn }) => changeBrand(standIn, { gtag_id: 'G-TREVO' }))

  test('START-5: the status comes first, then analytics, then the view', async ({
    page,
    baseURL,
  }) => {
    await recordMeasuring(page)
    await page.context().addCookies([{ name: 'consent', value: 'analytics', url: baseURL ?? '' }])
    // A page from the history: its status is old, so the site must fetch it before anything else.
    await page.route('**/rng', async (route) => {
      const answer = await route.fetch()
      const old = (await answer.text()).replace(
        /"answeredAt":"[^"]*"/,
        '"answeredAt":"2026-01-01T00:00:00.000Z"',
      )
      await route.fulfill({ response: answer, body: old })
    })
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/wps/system/status', async (route) => {
      await held
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const now = {
          analytics: document.querySelector('script[src*="googletagmanager"]') !== null,
          view: 'ready' in document.documentElement.dataset,
        }
        for (const [what, isThere] of Object.entries(now)) {
          if (isThere && !seen.includes(what)) seen.push(what)
        }
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    const asking = page.waitForRequest('**/wps/system/status')
    await page.goto('/rng')
    await asking
    await page.waitForTimeout(500)
    expect(await seen()).toEqual([])
    release()
    await isHydrated(page)
    expect(await seen()).toEqual(['analytics', 'view'])
  })

  longSiteTest(
    'START-6: the script of the brand’s id is loaded after a yes, and no longer after a no',
    async ({ page }) => {
      const asked = await recordMeasuring(page)
      const refused: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      const question = page.getByRole('region', { name: 'Sua privacidade' })
      await page.goto('/help')
      await expect(question).toBeVisible()
      expect(asked).toEqual([])
      await question.getByRole('button', { name: 'Aceitar medição' }).click()
      await expect.poll(() => asked).toEqual([measuring])
      await isHydrated(page)
      await expect(question).toHaveCount(0)

      // Remembered on the next page, and revoked from the footer.
      await page.goto('/rng')
      await isHydrated(page)
      await expect.poll(() => asked).toHaveLength(2)
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Cookies e privacidade' })
        .click()
      const choice = page.getByRole('dialog', { name: 'Sua privacidade' })
      await expect(choice.getByText('A medição de visitas está ativada.')).toBeVisible()
      await choice.getByRole('button', { name: 'Só o necessário' }).click()
      await expect(choice).toBeHidden()
      await page.goto('/rng')
      await isHydrated(page)
      await page.waitForLoadState('networkidle')
      expect(asked).toHaveLength(2)
      await expect(question).toHaveCount(0)
      expect(refused).toEqual([])
    },
  )

  test('without consent the page’s policy keeps the script out, for any requester', async ({
    page,
  }) => {
    const asked = await recordMeasuring(page)
    await page.goto('/help')
    await isHydrated(page)
    const load = () =>
      page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            const script = document.createElement('script')
            script.addEventListener('load', () => resolve('loaded'))
            script.addEventListener('error', () => resolve('kept out'))
            script.src = src
            document.head.append(script)
          }),
        measuring,
      )
    expect(await load()).toBe('kept out')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Só o necessário' }).click()
    await page.reload()
    await isHydrated(page)
    expect(await load()).toBe('kept out')
    expect(asked).toEqual([])
  })
})
