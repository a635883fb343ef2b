import type { GameSession } from '../rgs/rgs-port.ts'
import { metals } from '../theme/metals.ts'
import type { GroundTheme } from '@trevo/titles/look/theme.ts'

/** Passes the title's colours to the style sheet. */
export const applyTheme = (root: HTMLElement, theme: GroundTheme, session: GameSession): void => {
  const { palette, metal } = theme
  const values = {
    '--ink': palette.ink,
    '--deep': palette.deep,
    '--mid': palette.mid,
    '--glow': palette.glow,
    '--panel': palette.panel,
    '--accent': palette.accent,
    '--metal-light': metals[metal].stops[1],
    '--metal-dark': metals[metal].stops[3],
    '--metal-line': metals[metal].line,
  }
  for (const [name, value] of Object.entries(values)) {
    document.documentElement.style.setProperty(name, value)
  }
  root.dataset['cycle'] = session.profile.minCycleMs > 0 ? 'least' : 'free'
}
