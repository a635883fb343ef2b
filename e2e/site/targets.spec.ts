import { isHydrated, storeToken } from '../steps.ts'
import { mainPages } from './main-pages.ts'
import { expect, test, type Page } from './site-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What can be pressed and is smaller than a fingertip; links within a sentence may be (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leastPx = 43.5
    const pressable =
      'a[href], button, select, summary, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="switch"]'
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const boxes = [element, label ?? element.closest('label') ?? element].map((one) =>
        one.getBoundingClientRect(),
      )
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      return { width, height }
    }
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const { width, height } = boxOf(element)
      // A text for screen readers has one pixel.
      if (!isShown || width < 2 || element.closest('[inert]') || isInSentence(element)) return []
      if (width >= leastPx && height >= leastPx) return []
      const name = element.getAttribute('aria-label') ?? element.textContent
      return [`${element.tagName} ${Math.round(width)} × ${Math.round(height)} ${name.trim()}`]
    })
  })

for (const [address, person] of mainPages) {
  test(`every target of ${address} is 44 px high and wide on the phone of a ${person}`, async ({
    page,
    standIn,
  }) => {
    if (person === 'member') await storeToken(page, standIn.world.enter('member'))
    await page.goto(address)
    await isHydrated(page)
    await expect.poll(() => smallTargets(page)).toEqual([])
  })
}
