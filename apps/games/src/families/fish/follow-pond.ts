import { createPondTides, type PondTides, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishTitle } from '@trevo/game-rules/fish/types.ts'
import type { PondPicture, RgsPort } from '../../rgs/rgs-port.ts'

const EVERY_MS = 1_000
const AGAIN_MS = 2_000
/** A page in the background keeps its seat, but does not poll. */
const HIDDEN_MS = 8_000
/** A longer round trip says little about the server's clock. */
const GOOD_WAY_MS = 150

export const keyOf = ({ tide, fish }: { readonly tide: number; readonly fish: number }): string =>
  `${tide}:${fish}`

/** The last pond received from the game server; paths advance by our own monotonic clock. */
export type Pond = {
  readonly picture: () => PondPicture | undefined
  /** Milliseconds since the epoch by the game server's clock. */
  readonly nowMs: () => number
  /** Uncaught fish in the water. */
  readonly fish: () => Swimmer[]
  readonly isThere: (swimmer: Swimmer) => boolean
  /** A fish that this player caught: the server has already confirmed it. */
  readonly take: (of: { readonly tide: number; readonly fish: number }) => void
  readonly find: (tide: number, fish: number) => Swimmer | undefined
  /** Polls at once: the seat was lost. */
  readonly sitDown: () => Promise<void>
}

type PondOptions = {
  readonly title: FishTitle
  readonly ask: RgsPort['pond']
  readonly onPicture: (picture: PondPicture, before: PondPicture | undefined) => void
  readonly onConnection: (isThere: boolean) => void
}

/** Takes a seat, keeps it, and follows the other players. */
export const followPond = ({ title, ask, onPicture, onConnection }: PondOptions): Pond => {
  let picture: PondPicture | undefined
  let tides: PondTides = createPondTides(title, 1)
  const caught = new Set<string>()
  let aheadMs = Date.now() - performance.now()
  let bestWayMs = Infinity

  const setClock = (serverAt: string, askedMs: number): void => {
    const wayMs = performance.now() - askedMs
    if (wayMs > GOOD_WAY_MS && wayMs > bestWayMs) return
    bestWayMs = Math.min(bestWayMs, wayMs)
    aheadMs = Date.parse(serverAt) + wayMs / 2 - performance.now()
  }
  const look = async (): Promise<void> => {
    const askedMs = performance.now()
    const told = await ask(picture ? { since: picture.serverAt, pond: picture.pond } : {})
    setClock(told.serverAt, askedMs)
    const before = picture
    if (before?.pond !== told.pond) {
      tides = createPondTides(title, told.pond)
      caught.clear()
    }
    picture = told
    for (const one of told.caught) caught.add(keyOf(one))
    onPicture(told, before)
  }
  const run = async (): Promise<void> => {
    for (;;) {
      const isTold = await look().then(
        () => true,
        () => false,
      )
      onConnection(isTold)
      const pauseMs = document.hidden ? HIDDEN_MS : EVERY_MS
      await new Promise((resolve) => setTimeout(resolve, isTold ? pauseMs : AGAIN_MS))
    }
  }
  void run()
  const nowMs = (): number => performance.now() + aheadMs
  const isFree = (swimmer: Swimmer): boolean => !caught.has(keyOf(swimmer))
  return {
    picture: () => picture,
    nowMs,
    fish: () => tides.at(nowMs()).filter(isFree),
    isThere: (swimmer) => isFree(swimmer) && nowMs() < swimmer.leavesMs,
    take: (of) => caught.add(keyOf(of)),
    find: (tide, fish) => tides.find(tide, fish),
    sitDown: () => look().catch(() => undefined),
  }
}
