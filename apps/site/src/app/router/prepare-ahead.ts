import { partAt } from './routes.tsx'

type Line = { readonly saveData?: boolean }

/**
 * Loads the part of a link before it is pressed: when a pointer, a finger or the focus reaches it, unless the
 * visitor enabled data saving.
 */
export const prepareAhead = (): void => {
  const { connection } = navigator as Navigator & { connection?: Line } // only in Chromium
  if (connection?.saveData) return
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
