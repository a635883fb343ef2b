import { expect, type Locator, type Page } from '@playwright/test'

/** Walks with the tab key until the focus is where it should be, as a person without a mouse does. */
export const tabTo = async (page: Page, target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
  const atMost = 300
  await expect(target.first()).toBeAttached({ timeout: 20_000 })
  for (let step = 0; step < atMost; step += 1) {
    const isThere = await target
      .first()
      .evaluate((element) => element.ownerDocument.activeElement === element)
    if (isThere) return
    await page.keyboard.press(way)
  }
  throw new Error(`The tab key does not reach ${target}.`)
}

export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Notes whether anything but the keyboard was used; `usesNoMouse` then looks. */
export const watchForMouse = (page: Page) =>
  page.addInitScript(() => {
    for (const kind of ['mousedown', 'pointerdown', 'touchstart']) {
      addEventListener(kind, () => document.documentElement.setAttribute('data-mouse', kind), true)
    }
  })
export const usesNoMouse = (page: Page) => expect(page.locator('html[data-mouse]')).toHaveCount(0)
