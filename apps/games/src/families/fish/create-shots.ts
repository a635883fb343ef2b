import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishCannon, FishChoice, FishTitle, FishView } from '@trevo/game-rules/fish/types.ts'
import type { SeenRound, Volleys } from '../board.ts'
import type { Pond } from './follow-pond.ts'

/** A shot that has reached its fish and is not paid yet. */
type Shot = { readonly at: Swimmer; readonly cannon: FishCannon; readonly stakeMinor: bigint }

type ShotsOptions = {
  readonly title: FishTitle
  readonly pond: Pond
  readonly loadVolleys: () => Promise<Volleys>
  readonly onPlayed: (round: SeenRound, view: FishView) => void
  /** A volley was refused: automatic fire stops. */
  readonly onRefused: () => void
}

export type Shots = {
  readonly add: (shot: Shot) => void
  /** Shots that wait or are being sent. */
  readonly count: () => number
}

/** The first shots that fit one volley: from one cannon, at one stake. */
const nextVolley = (waiting: readonly Shot[], most: number): Shot[] => {
  const [first] = waiting
  if (!first) return []
  const other = waiting.findIndex(
    ({ cannon, stakeMinor }) => cannon !== first.cannon || stakeMinor !== first.stakeMinor,
  )
  return waiting.slice(0, Math.min(most, other < 0 ? waiting.length : other))
}

/** Sends shots in volleys, one at a time; hits in between go with the next. */
export const createShots = (options: ShotsOptions): Shots => {
  const { title, pond, loadVolleys, onPlayed, onRefused } = options
  let waiting: Shot[] = []
  let isAsking = false

  const send = async (volley: readonly Shot[]): Promise<void> => {
    const [first] = volley
    const picture = pond.picture()
    if (!first || !picture) return
    const choice: FishChoice = {
      cannon: first.cannon.id,
      pond: picture.pond,
      shots: volley.map(({ at }) => ({ tide: at.tide, fish: at.fish, kind: at.kind.id })),
    }
    const stakeMinor = first.stakeMinor * BigInt(volley.length)
    const end = await (await loadVolleys()).fire({ stakeMinor, choice })
    if (end.kind === 'played') {
      onPlayed(end.round, end.round.view as unknown as FishView) // the engine's own
    } else if (end.kind === 'gone') {
      for (const at of end.shots) {
        const shot = volley[at]
        if (shot) pond.take(shot.at)
      }
      waiting = [...volley.filter((_, at) => !end.shots.includes(at)), ...waiting]
    } else {
      waiting = []
      onRefused()
      if (end.kind === 'no-seat') await pond.sitDown()
    }
  }
  const pump = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      for (;;) {
        const volley = nextVolley(waiting, title.pond.shotsMax)
        if (volley.length === 0) return
        waiting = waiting.slice(volley.length)
        await send(volley)
      }
    } finally {
      isAsking = false
    }
  }
  return {
    add: (shot) => {
      waiting.push(shot)
      void pump()
    },
    count: () => waiting.length + Number(isAsking),
  }
}
