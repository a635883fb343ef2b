import { createPondTides, type PondTides, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishTitle } from '@trevo/game-rules/fish/types.ts'
import type { PondPicture, RgsPort } from '../../rgs/rgs-port.ts'

const EVERY_MS = 1_000
const AGAIN_MS = 2_000
/** A page in the background keeps its seat, but does not poll. */
const HIDDEN_MS = 8_000
/** The list of fish in the water is made again after this time; fish enter out of sight. */
const LIST_MS = 120
/** A longer round trip says little about the server's clock. */
const GOOD_WAY_MS = 150

export const keyOf = ({ tide, fish }: { readonly tide: number; readonly fish: number }): string =>
  `${tide}:${fish}`

/** The last pond received from the game server; paths advance by our own monotonic clock. */
export type Pond = {
  readonly picture: () => PondPicture | undefined
  /** Milliseconds since the epoch by the game server's clock. */
  readonly nowMs: () => number
  /** Uncaught fish in the water, the far ones first, then the large: in the order in which they are drawn. */
  readonly fish: () => readonly Swimmer[]
  /** The part of its life that a boss has left, 0 to 1. */
  readonly lifeOf: (boss: Swimmer) => number
  /** Points that this player took of a boss: seen at once, before the game server tells those of everybody. */
  readonly hit: (of: { readonly tide: number; readonly fish: number }, points: number) => void
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

/** The life of bosses, as the game server told it and this player's own hits since. */
const createLife = () => {
  const taken = new Map<string, number>()
  return {
    clear: () => taken.clear(),
    told: (bosses: PondPicture['bosses']): void => {
      for (const boss of bosses)
        taken.set(
          keyOf(boss),
          boss.parts.reduce((sum, { points }) => sum + points, 0),
        )
    },
    left: ({ tide, fish, kind: { boss } }: Swimmer): number =>
      boss ? Math.max(0, 1 - (taken.get(keyOf({ tide, fish })) ?? 0) / boss.life) : 0,
    take: (of: { readonly tide: number; readonly fish: number }, points: number): void => {
      taken.set(keyOf(of), (taken.get(keyOf(of)) ?? 0) + points)
    },
  }
}

/** Takes a seat, keeps it, and follows the other players. */
export const followPond = ({ title, ask, onPicture, onConnection }: PondOptions): Pond => {
  let picture: PondPicture | undefined
  let tides: PondTides = createPondTides(title, 1)
  const caught = new Set<string>()
  const life = createLife()
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
      life.clear()
    }
    picture = told
    for (const one of told.caught) caught.add(keyOf(one))
    life.told(told.bosses)
    listedMs = -Infinity
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
  let listed: readonly Swimmer[] = []
  let listedMs = -Infinity
  const list = (): readonly Swimmer[] => {
    if (Math.abs(nowMs() - listedMs) < LIST_MS) return listed
    listedMs = nowMs()
    listed = tides
      .at(listedMs)
      .filter(isFree)
      .toSorted((one, other) => one.layer - other.layer || other.kind.sizePart - one.kind.sizePart)
    return listed
  }
  return {
    picture: () => picture,
    nowMs,
    fish: list,
    lifeOf: life.left,
    hit: life.take,
    isThere: (swimmer) => isFree(swimmer) && nowMs() < swimmer.leavesMs,
    take: (of) => {
      caught.add(keyOf(of))
      listedMs = -Infinity
    },
    find: (tide, fish) => tides.find(tide, fish),
    sitDown: () => look().catch(() => undefined),
  }
}
