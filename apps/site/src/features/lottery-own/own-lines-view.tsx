import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'
import { OwnLines } from './own-lines.tsx'

/** The member's own lines in a draw, with the rules that interpret them. */
const OwnLinesView = (props: { readonly watched: WatchedDraw; readonly isFolded?: boolean }) => (
  <OwnLines {...props} />
)

// The slot loads it with React.lazy, which needs a default export.
export default OwnLinesView
