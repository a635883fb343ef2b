import type { Locator } from '@playwright/test'

/**
 * Controls on the screen whose middle another control covers, by name. Content that scrolls under a
 * fixed bar does not count.
 */
export const coveredControls = (body: Locator): Promise<readonly string[]> =>
  body.evaluate(() => {
    const kinds = 'a[href], button, input, select, textarea, summary'
    const barOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
      }
      return null
    }
    /** Whether a scrollable box shows this part of its content. */
    const isShown = (element: Element, x: number, y: number): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const { left, right, top, bottom } = at.getBoundingClientRect()
        if (x < left || x > right || y < top || y > bottom) return false
      }
      return true
    }
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return [...document.querySelectorAll(kinds)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const over = document.elementFromPoint(x, y)?.closest(kinds)
      if (!over || over === control || control.contains(over) || over.contains(control)) return []
      if (barOf(over) !== barOf(control) || !isShown(control, x, y)) return []
      return [`${nameOf(over)} covers ${nameOf(control)}`]
    })
  })
