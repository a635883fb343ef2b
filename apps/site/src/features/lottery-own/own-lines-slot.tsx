import { lazy, Suspense, type ReactNode } from 'react'
import { useOpenMember } from '../../core/session/use-phase.ts'
import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'

// The rules of five hundred plays are loaded for members who may have bet, not for visitors.
const View = lazy(() => import('./own-lines-view.tsx'))

const Slot = (props: { readonly watched: WatchedDraw; readonly isFolded?: boolean }) =>
  useOpenMember() ? (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  ) : null

/** The member's bets on the draw that a page shows; nothing for visitors. */
export const ownLines = (watched: WatchedDraw): ReactNode => <Slot watched={watched} />

/** The same, collapsed, for the desk. */
export const foldedOwnLines = (watched: WatchedDraw): ReactNode => (
  <Slot watched={watched} isFolded />
)
