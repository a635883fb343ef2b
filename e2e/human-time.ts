import { expect, type Locator, type Page } from '@playwright/test'
import type { Counter } from '@trevo/testkit/keystroke-level.ts'
import { createFocusCheck } from './by-keyboard.ts'

type Person = {
  /** The content after the person's position, and the content before it. */
  press(target: Locator): Promise<void>
  pressBefore(target: Locator): Promise<void>
  /** Moves into a field. */
  enter(field: Locator): Promise<void>
  type(digits: string): Promise<void>
}

/** How far one swipe of the thumb scrolls a page. */
const swipePart = 0.6

/** A person with a finger: looks, points, touches; swipes first if the target is not on the screen. */
export const createTouch = (page: Page, counter: Counter): Person => {
  const swipesTo = async (target: Locator): Promise<number> => {
    const box = await target.boundingBox()
    const height = page.viewportSize()?.height ?? 0
    if (!box) throw new Error(`${target} is not drawn`)
    const beyond = Math.max(0, box.y + box.height - height, -box.y)
    return Math.ceil(beyond / (height * swipePart))
  }
  const press = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible({ timeout: 40_000 })
    await expect(target).toBeEnabled()
    const swipes = await swipesTo(target)
    counter.add('mental')
    counter.add('pointing', swipes + 1)
    counter.add('keystroke', swipes + 1)
    await target.tap()
  }
  return {
    press,
    pressBefore: press,
    enter: press,
    /** Digits on the keypad that the phone shows. */
    type: async (digits: string): Promise<void> => {
      counter.add('codeDigit', digits.length)
      await page.keyboard.type(digits)
    },
  }
}

const atMost = 120

/**
 * A person who listens: moves with the tab key, hears the first word of every stop and continues, and
 * hears the whole name of the target.
 */
export const createListener = (page: Page, counter: Counter): Person => {
  const wordsOf = async (target: Locator): Promise<number> => {
    const snapshot = await target.ariaSnapshot()
    return snapshot.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  }
  const walkTo = async (target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
    await expect(target).toBeAttached({ timeout: 40_000 })
    await expect(target).toBeEnabled()
    counter.add('mental')
    // Shift is held down all the way.
    if (key === 'Shift+Tab') counter.add('keystroke')
    const isFocused = createFocusCheck(target)
    for (let stop = 0; stop < atMost; stop += 1) {
      if (await isFocused()) return counter.add('heardWord', await wordsOf(target))
      counter.add('keystroke')
      counter.add('heardWord')
      await page.keyboard.press(key)
    }
    throw new Error(`The tab key does not reach ${target}.`)
  }
  return {
    press: async (target: Locator): Promise<void> => {
      await walkTo(target, 'Tab')
      counter.add('keystroke')
      await page.keyboard.press('Enter')
    },
    enter: (field) => walkTo(field, 'Tab'),
    pressBefore: async (target: Locator): Promise<void> => {
      await walkTo(target, 'Shift+Tab')
      counter.add('keystroke')
      await page.keyboard.press('Enter')
    },
    type: async (digits: string): Promise<void> => {
      counter.add('codeDigit', digits.length)
      await page.keyboard.type(digits)
    },
  }
}

/**
 * Records what screen readers announce by themselves: text that changes within an existing live
 * region. A region inserted together with its text is not announced, and not recorded.
 */
export const listenToRegions = async (page: Page): Promise<void> => {
  await page.context().addInitScript(() => {
    const regions = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],output'
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const words = element?.closest(regions)?.textContent?.trim()
        if (words) heard.push(words.replaceAll(/\s+/g, ' '))
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Waits until a live region has announced it, in the page or in the frame of its game. */
export const expectAnnounced = (page: Page, words: RegExp, where: 'page' | 'game' = 'page') =>
  expect
    .poll(
      async () => {
        const frame = where === 'page' ? page.mainFrame() : page.frames().at(-1)
        const heard = await frame?.evaluate(() => (window as { heard?: string[] }).heard ?? [])
        return heard?.some((one) => words.test(one))
      },
      { timeout: 40_000, message: `said: ${words}` },
    )
    .toBe(true)
