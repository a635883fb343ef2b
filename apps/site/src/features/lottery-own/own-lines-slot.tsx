import { lazy, Suspense, type ReactNode } from 'react'
import { usePhase } from '../../core/session/use-phase.ts'
import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'

// The rules of five hundred plays are for members who may have staked, not for visitors.
const View = lazy(() => import('./own-lines-view.tsx'))

const Slot = (props: { readonly watched: WatchedDraw; readonly isFolded?: boolean }) =>
  usePhase() === 'member' ? (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  ) : null

/** What the member staked on the draw that a page shows; nothing for visitors. */
export const ownLines = (watched: WatchedDraw): ReactNode => <Slot watched={watched} />

/** The same folded, for the desk. */
export const foldedOwnLines = (watched: WatchedDraw): ReactNode => (
  <Slot watched={watched} isFolded />
)
