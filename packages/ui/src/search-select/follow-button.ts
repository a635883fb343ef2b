/** Whether the style sheet makes the popover a sheet. */
const sheet = '(max-width: 600px)'

/** Next to its button if there is room; the style sheet makes it a sheet on phones. */
export const place = (panel: HTMLElement, button: HTMLElement): void => {
  const { top, bottom, left } = button.getBoundingClientRect()
  const gap = 6
  const below = innerHeight - bottom - 2 * gap
  const above = top - 2 * gap
  const opensUp = below < 260 && above > below
  panel.style.setProperty('--left', `${Math.max(gap, Math.min(left, innerWidth - 320 - gap))}px`)
  panel.style.setProperty('--top', opensUp ? 'auto' : `${bottom + gap}px`)
  panel.style.setProperty('--bottom', opensUp ? `${innerHeight - top + gap}px` : 'auto')
  panel.style.setProperty('--height', `${Math.min(360, opensUp ? above : below)}px`)
}

/**
 * Keeps an open panel next to its button while the content below scrolls, and closes it once the
 * button has left the view. A single late scroll, as after a swipe, closes nothing.
 */
export const follow = (panel: HTMLElement, button: HTMLElement): (() => void) => {
  const placeAgain = () => place(panel, button)
  const onScroll = ({ target }: Event) => {
    if (!panel.contains(target as Node)) placeAgain() // scrolls have node targets
  }
  let wasInView = false
  const observer = new IntersectionObserver(([entry]) => {
    // A sheet has its own position; a touch keyboard may well push the button away.
    if (wasInView && !entry?.isIntersecting && !matchMedia(sheet).matches) panel.hidePopover()
    wasInView = entry?.isIntersecting ?? false
  })
  place(panel, button)
  observer.observe(button)
  addEventListener('scroll', onScroll, true)
  addEventListener('resize', placeAgain)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', onScroll, true)
    removeEventListener('resize', placeAgain)
  }
}
