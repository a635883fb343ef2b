let locks = 0
let scrolledTo = 0

/**
 * Keeps the page from scrolling until the returned function is called; then its position is restored.
 * Locks nest: the last one to end releases the page.
 */
export const lockScroll = (): (() => void) => {
  if (locks++ === 0) {
    scrolledTo = window.scrollY
    document.documentElement.style.overflow = 'hidden'
  }
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--locks > 0) return
    document.documentElement.style.overflow = ''
    window.scrollTo({ top: scrolledTo, behavior: 'instant' })
  }
}
