import type { CrashChoice, CrashView, Hundredths } from '@trevo/game-rules/crash/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { BoardButton, RoomBets, SeenRound } from '../board.ts'
import type { Formats } from '../../text/format.ts'
import type { AutoField } from './choose-auto.ts'
import type { Follower } from './follow-room.ts'
import type { Words } from './words.ts'

/** The game server decides a lost bet so long after the end of its flight. */
const DECIDED_AFTER_MS = 1_700
/** And pays one that cashes itself out within so much. */
const AUTO_AFTER_MS = 400

/**
 * `waiting`: to be placed when bets open. `asking`: its stake is asked for. `in`: it stands.
 * `deciding`: cashed out, by its player or by itself, and the answer is awaited.
 */
type State = 'free' | 'waiting' | 'asking' | 'in' | 'deciding'

/** One of the player's bets: a flight has at most one in each seat. */
export type Seat = {
  readonly number: number
  readonly auto: AutoField
  readonly isFree: () => boolean
  /** The bet in the flight of the moment, also once it is decided. */
  readonly bet: () => SeenRound | undefined
  /** The seat's button: what a press does now. */
  readonly button: () => BoardButton
  /** The flight took a turn, or rose. */
  readonly follow: () => void
  /** A bet that was there when the game was opened. */
  readonly adopt: (bet: SeenRound) => void
}

type SeatOptions = {
  readonly number: number
  readonly auto: AutoField
  readonly room: Follower
  readonly loadBets: () => Promise<RoomBets>
  readonly words: Words
  readonly formats: Formats
  readonly stakeMinor: () => bigint
  readonly changed: () => void
  readonly decided: (bet: SeenRound) => void
}

/** What the engine of the crash games has read and shown. */
export const choiceOf = ({ choice }: SeenRound): CrashChoice => choice as CrashChoice
export const viewOf = ({ view }: SeenRound): CrashView => view as unknown as CrashView // as above

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Places, follows and cashes out the bets of one seat, one after the other. */
export const createSeat = (options: SeatOptions): Seat => {
  const { number, auto, room, loadBets, words, formats, changed } = options
  let state: State = 'free'
  let bet: SeenRound | undefined
  let flight = 0
  const turn = (next: State): void => {
    state = next
    changed()
  }
  /** Of a bet that a later one replaced nothing is shown here. */
  const end = (asked: SeenRound, decided: SeenRound | undefined): void => {
    if (decided) options.decided(decided)
    if (bet?.id !== asked.id) return
    bet = decided
    if (state === 'in' || state === 'deciding') turn('free')
  }
  const settle = async (asked: SeenRound, afterMs: number): Promise<void> => {
    await wait(afterMs)
    end(asked, await (await loadBets()).settle(asked))
  }
  const place = async (): Promise<void> => {
    turn('asking')
    flight = room.game()?.number ?? 0
    const choice: CrashChoice = { seat: number, autoCashOut: auto.value() }
    const placed = await (await loadBets()).place({ stakeMinor: options.stakeMinor(), choice })
    bet = placed
    turn(placed ? 'in' : 'free')
    follow()
  }
  const cashOut = async (asked: SeenRound): Promise<void> => {
    turn('deciding')
    end(asked, await (await loadBets()).cashOut(asked))
  }

  const isReached = (at: Hundredths | null): at is Hundredths =>
    at !== null && at <= room.multiplier()
  const decide = (asked: SeenRound, afterMs: number): void => {
    turn('deciding')
    void settle(asked, afterMs)
  }
  const follow = (): void => {
    const game = room.game()
    if (!game) return
    if (state === 'waiting' && game.phase === 'betting') void place()
    if (state === 'free' && game.phase === 'betting') bet = undefined
    if (state !== 'in' || !bet) return
    // Its flight was over before we heard of the bet.
    if (bet.legal.length === 0 || game.number !== flight) decide(bet, 0)
    else if (isReached(choiceOf(bet).autoCashOut)) decide(bet, AUTO_AFTER_MS)
    else if (game.phase === 'over') {
      // Lost as far as we see: the seat is free again, and the game server says so a little later.
      void settle(bet, DECIDED_AFTER_MS)
      turn('free')
    }
  }

  const press = (): void => {
    const phase = room.game()?.phase
    if (state === 'waiting') turn('free')
    else if (state === 'in' && bet && phase === 'flying') void cashOut(bet)
    else if (state === 'free' && phase === 'betting') void place()
    else if (state === 'free') turn('waiting')
  }
  const moneyOf = (minor: bigint): string => formats.money(formatMoney(minor))
  const button = (): BoardButton => {
    const note = moneyOf(bet && state !== 'free' ? bet.stakeMinor : options.stakeMinor())
    switch (state) {
      case 'free': {
        const label = room.game()?.phase === 'betting' ? words.bet : words.betNext
        return { label, note, press }
      }
      case 'waiting':
        return { label: words.takeOffBet, note, tone: 'raise', press }
      case 'asking':
        return { label: words.placing, note, isOff: true, press }
      case 'in': {
        if (room.game()?.phase !== 'flying' || !bet) {
          return { label: words.placed, note, isOff: true, press }
        }
        const paysMinor = (bet.stakeMinor * BigInt(room.multiplier())) / 100n
        const pays = moneyOf(paysMinor)
        return { label: words.cashOut, note: pays, isNoteMoving: true, tone: 'cash', press }
      }
      case 'deciding':
        return { label: words.cashingOut, note, isOff: true, tone: 'cash', press }
      default:
        return state satisfies never
    }
  }

  return {
    number,
    auto,
    isFree: () => state === 'free',
    bet: () => bet,
    button,
    follow,
    adopt: (known) => {
      if (state === 'in' || state === 'deciding') return
      bet = known
      flight = room.game()?.number ?? 0
      auto.set(choiceOf(known).autoCashOut)
      turn(known.legal.length > 0 ? 'in' : 'free')
      follow()
    },
  }
}
