import { partAt } from './routes.tsx'

/** Loads the part of a link before it is pressed: when a pointer, a finger or the focus reaches it. */
export const prepareAhead = (): void => {
  let last: Element | null = null
  const look = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || link === last) return
    last = link
    void partAt(link.pathname)?.prepareAhead()
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, look, { passive: true })
  }
}
