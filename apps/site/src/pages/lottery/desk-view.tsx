import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import { LotteryDesk } from '../../features/lottery-desk/desk.tsx'
import { LastResults } from '../../features/lottery-desk/draw/last-results.tsx'
import { foldedOwnLines } from '../../features/lottery-own/own-lines-slot.tsx'

/** The desk, with what other features add next to it. */
const DeskView = ({
  lottery,
  lobbyHref,
}: {
  readonly lottery: Lottery
  readonly lobbyHref: string
}) => (
  <LotteryDesk
    lottery={lottery}
    lobbyHref={lobbyHref}
    rail={<LastResults lottery={lottery} />}
    ownLines={foldedOwnLines}
  />
)

// The page loads it with React.lazy, which needs a default export.
export default DeskView
