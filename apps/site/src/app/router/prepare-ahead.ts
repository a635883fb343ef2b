import { partAt } from './routes.tsx'

type Line = { readonly saveData?: boolean }

/**
 * Has the part of a link here before it is pressed: fetched when a pointer, a finger or the focus
 * comes to it, unless the visitor asked to save data.
 */
export const prepareAhead = (): void => {
  const { connection } = navigator as Navigator & { connection?: Line } // Chromium alone has it
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
