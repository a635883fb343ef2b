import { launchGame } from '@trevo/contract/wps/games.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { storeToken } from '../steps.ts'
import { expect, test, type Page } from './site-test.ts'

/** Opens a game whose page runs this script; games have a separate origin. */
const openHostile = async (page: Page, standIn: StandIn, script: string): Promise<void> => {
  const url = `${standIn.origin.replace('127.0.0.1', 'localhost')}/play/hostile?token=hostile`
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><p>hostile</p><script>
        const say = (message) => parent.postMessage({ source: 'trevo-game', ...message }, '*')
        ${script}
        document.body.dataset.done = 'yes'
      </script>`,
    }),
  )
  standIn.answer(launchGame, () => ({ content: { game_url: url } }))
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/seamless?nodeId=1001')
  await expect(page.frameLocator('iframe').locator('[data-done]')).toBeAttached()
}

/** Returns once the page has handled every message sent to it before. */
const messagesHandled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'last' && resolve())
        postMessage('last', '*')
      }),
  )

test('MODAL-8: a hostile game can neither navigate nor read the page, by itself or by its own frame', async ({
  page,
  standIn,
}) => {
  await openHostile(
    page,
    standIn,
    `for (const escape of [
      () => { top.location.href = 'https://evil.example/' },
      () => { top.location.replace('https://evil.example/') },
      () => open('https://evil.example/', '_top'),
      () => { const a = document.createElement('a'); a.href = 'https://evil.example/'; a.target = '_top'; document.body.append(a); a.click() },
      () => { document.body.dataset.read = top.document.title },
      () => { document.body.dataset.read = top.localStorage.length },
    ]) try { escape() } catch {}
    addEventListener('message', () => { document.body.dataset.sent = 'yes' })
    const inner = document.createElement('iframe')
    inner.srcdoc = "<script>top.postMessage({ source: 'trevo-game', type: 'lobby' }, '*'); parent.postMessage('sent', '*')<\\/script>"
    document.body.append(inner)`,
  )
  await expect(page.frameLocator('iframe').locator('[data-sent]')).toBeAttached()
  await messagesHandled(page)
  // A navigation that was allowed would have started by now.
  await page.waitForTimeout(200)
  await expect(page).toHaveURL(/\/seamless\?nodeId=1001$/)
  await expect(page.frameLocator('iframe').locator('[data-read]')).toHaveCount(0)
})

test('malformed messages and a flood change nothing, and a balance unknown to our books is not shown for long', async ({
  page,
  standIn,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  await openHostile(
    page,
    standIn,
    `say({ type: 'ready' })
    for (const type of ['transfer', '__proto__', 'constructor', 1, null, {}]) say({ type })
    for (const data of [null, 1, 'lobby', [], { type: 'lobby' }]) parent.postMessage(data, '*')
    say({ type: 'balance', balance: '<img src=x onerror=alert(1)>' })
    say({ type: 'balance', balance: '1e9' })
    for (let at = 0; at < 20000; at += 1) say({ type: 'balance', balance: 'x' })
    say({ type: 'balance', balance: '987654.00' })`,
  )
  await messagesHandled(page)
  await expect(page).toHaveURL(/\/seamless\?nodeId=1001$/)
  const balance = page.getByRole('banner').getByRole('status').first()
  await expect(balance).toHaveText(/^R\$\s250,00$/)
  expect(dialogs).toEqual([])
})
