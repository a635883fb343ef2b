import { expect, test, type Page } from '@playwright/test'
import { newMember } from './people.ts'
import { storeToken } from './steps.ts'

test.describe.configure({ mode: 'serial' })
let token = ''
test.beforeAll(async () => {
  ;({ token } = await newMember())
})

/** Opens a game whose page is replaced by one that runs this script. */
const openHostile = async (page: Page, script: string): Promise<void> => {
  await page.route(/\/play\/[^/]+\?token=/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><p>hostile</p><script>
        const say = (message) => parent.postMessage({ source: 'trevo-game', ...message }, '*')
        ${script}
        document.body.dataset.done = 'yes'
      </script>`,
    }),
  )
  await storeToken(page, token)
  await page.goto('/seamless?nodeId=1001')
  await expect(page.frameLocator('iframe').locator('[data-done]')).toBeAttached()
}

test('MODAL-8: a hostile game cannot move the page, nor read it', async ({ page }) => {
  await openHostile(
    page,
    `for (const escape of [
      () => { top.location.href = 'https://evil.example/' },
      () => { top.location.replace('https://evil.example/') },
      () => open('https://evil.example/', '_top'),
      () => { const a = document.createElement('a'); a.href = 'https://evil.example/'; a.target = '_top'; document.body.append(a); a.click() },
      () => { document.body.dataset.read = top.document.title },
      () => { document.body.dataset.read = top.localStorage.length },
    ]) try { escape() } catch {}`,
  )
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/seamless\?nodeId=1001$/)
  await expect(page.frameLocator('iframe').locator('[data-read]')).toHaveCount(0)
})

test('malformed messages and a flood change nothing', async ({ page }) => {
  await openHostile(
    page,
    `for (const type of ['transfer', '__proto__', 'constructor', 1, null, {}]) say({ type })
    for (const data of [null, 1, 'lobby', [], { type: 'lobby' }]) parent.postMessage(data, '*')
    say({ type: 'balance', balance: '<img src=x onerror=alert(1)>' })
    say({ type: 'balance', balance: '1e9' })
    for (let at = 0; at < 20000; at += 1) say({ type: 'balance', balance: 'x' })`,
  )
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  await expect(page).toHaveURL(/\/seamless\?nodeId=1001$/)
  await expect(page.locator('header [role="status"]').first()).not.toContainText('1e9')
  expect(dialogs).toEqual([])
})

test('a balance that our books do not know is not shown for long', async ({ page }) => {
  await openHostile(page, `say({ type: 'ready' }); say({ type: 'balance', balance: '987654.00' })`)
  const header = page.locator('header [role="status"]').first()
  await expect(header).not.toContainText('987', { timeout: 10_000 })
})

test('a message of a frame within the game is not the game’s', async ({ page }) => {
  await openHostile(
    page,
    `const inner = document.createElement('iframe')
    inner.srcdoc = "<script>top.postMessage({ source: 'trevo-game', type: 'lobby' }, '*')<\\/script>"
    document.body.append(inner)`,
  )
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/seamless\?nodeId=1001$/)
})
