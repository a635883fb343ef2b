import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Polls whether an element has the focus. It is looked up only once, and again when it is gone,
 * because looking up by role and name reads the whole page, at every step of a long way.
 */
export const createFocusCheck = (target: Locator): (() => Promise<boolean>) => {
  const find = () => target.first().elementHandle({ timeout: 20_000 })
  const check = (element: Element) =>
    element.isConnected ? element.ownerDocument.activeElement === element : 'gone'
  let found: Awaited<ReturnType<typeof find>> | undefined
  return async () => {
    for (;;) {
      found ??= await find()
      // Leaving a page removes its elements.
      const answer = await found?.evaluate(check).catch(() => 'gone')
      if (answer !== 'gone') return answer === true
      found = undefined
    }
  }
}

/** Moves with the tab key until the focus is where it should be, like a person without a mouse. */
export const tabTo = async (page: Page, target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
  const atMost = 400
  const isThere = createFocusCheck(target)
  for (let step = 0; step < atMost; step += 1) {
    if (await isThere()) return
    await page.keyboard.press(way)
  }
  throw new Error(`The tab key does not reach ${target}.`)
}

export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Records whether anything but the keyboard was used; `usesNoMouse` then checks. */
export const watchForMouse = (page: Page) =>
  page.addInitScript(() => {
    for (const kind of ['mousedown', 'pointerdown', 'touchstart']) {
      addEventListener(kind, () => document.documentElement.setAttribute('data-mouse', kind), true)
    }
  })
export const usesNoMouse = (page: Page) => expect(page.locator('html[data-mouse]')).toHaveCount(0)
