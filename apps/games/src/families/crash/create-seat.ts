import type { CrashChoice, CrashView, Hundredths } from '@trevo/game-rules/crash/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { BoardButton, RoomBets, SeenRound } from '../board.ts'
import type { Formats } from '../../text/format.ts'
import type { AutoField } from './choose-auto.ts'
import type { Follower } from './follow-room.ts'
import type { Words } from './words.ts'

/** How long after the end of its flight the game server decides a lost bet. */
const DECIDED_AFTER_MS = 1_700
/** The margin within which it pays an automatic cash-out. */
const AUTO_AFTER_MS = 400

/**
 * `waiting`: to be placed when bets open. `asking`: its stake is being requested. `in`: placed. `deciding`: cashed
 * out by the player or automatically, waiting for the answer.
 */
type State = 'free' | 'waiting' | 'asking' | 'in' | 'deciding'

/** One of the player's bets: a flight has at most one in each seat. */
export type Seat = {
  readonly number: number
  readonly auto: AutoField
  readonly isFree: () => boolean
  /** The bet in the current flight, even after it is decided. */
  readonly bet: () => SeenRound | undefined
  /** The seat's button: what a press does now. */
  readonly button: () => BoardButton
  /** The flight changed phase, or rose. */
  readonly follow: () => void
  /** A bet from before the game was opened. */
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

/** What the crash engine has read and shown. */
export const choiceOf = ({ choice }: SeenRound): CrashChoice => choice as CrashChoice
export const viewOf = ({ view }: SeenRound): CrashView => view as unknown as CrashView // as above

/** The state of the seat; `flight` is the number of its bet's flight. */
type Own = { state: State; bet: SeenRound | undefined; flight: number }

/** What a press does now, and its amount. */
const buttonOf = (
  { room, words, formats, stakeMinor }: SeatOptions,
  { state, bet }: Readonly<Own>,
  press: () => void,
): BoardButton => {
  const moneyOf = (minor: bigint): string => formats.money(formatMoney(minor))
  const note = moneyOf(bet && state !== 'free' ? bet.stakeMinor : stakeMinor())
  const phase = room.game()?.phase
  switch (state) {
    case 'free':
      return { label: phase === 'betting' ? words.bet : words.betNext, note, press }
    case 'waiting':
      return { label: words.takeOffBet, note, tone: 'raise', press }
    case 'asking':
      return { label: words.placing, note, isOff: true, press }
    case 'in': {
      if (phase !== 'flying' || !bet) return { label: words.placed, note, isOff: true, press }
      const pays = moneyOf((bet.stakeMinor * BigInt(room.multiplier())) / 100n)
      return { label: words.cashOut, note: pays, isNoteMoving: true, tone: 'cash', press }
    }
    case 'deciding':
      return { label: words.cashingOut, note, isOff: true, tone: 'cash', press }
    default:
      return state satisfies never
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Fetches a seat's bet from the game server, and reports its state. */
const createBetSteps = ({
  number,
  auto,
  room,
  loadBets,
  stakeMinor,
  changed,
  decided,
}: SeatOptions) => {
  const own: Own = { state: 'free', bet: undefined, flight: 0 }
  const turn = (next: State): void => {
    own.state = next
    changed()
  }
  /** A bet that was replaced by a later one is not shown here. */
  const end = (asked: SeenRound, ended: SeenRound | undefined): void => {
    if (ended) decided(ended)
    if (own.bet?.id !== asked.id) return
    own.bet = ended
    if (own.state === 'in' || own.state === 'deciding') turn('free')
  }
  return {
    own,
    turn,
    settle: async (asked: SeenRound, afterMs: number): Promise<void> => {
      await wait(afterMs)
      end(asked, await (await loadBets()).settle(asked))
    },
    place: async (): Promise<void> => {
      turn('asking')
      own.flight = room.game()?.number ?? 0
      const choice: CrashChoice = { seat: number, autoCashOut: auto.value() }
      own.bet = await (await loadBets()).place({ stakeMinor: stakeMinor(), choice })
      turn(own.bet ? 'in' : 'free')
    },
    cashOut: async (asked: SeenRound): Promise<void> => {
      turn('deciding')
      end(asked, await (await loadBets()).cashOut(asked))
    },
  }
}

/** Places, follows and cashes out the bets of one seat, one after the other. */
export const createSeat = (options: SeatOptions): Seat => {
  const { number, auto, room } = options
  const { own, turn, settle, place, cashOut } = createBetSteps(options)

  const isReached = (at: Hundredths | null): at is Hundredths =>
    at !== null && at <= room.multiplier()
  const decide = (asked: SeenRound, afterMs: number): void => {
    turn('deciding')
    void settle(asked, afterMs)
  }
  const placeAndFollow = async (): Promise<void> => {
    await place()
    follow()
  }
  const follow = (): void => {
    const game = room.game()
    if (!game) return
    if (own.state === 'waiting' && game.phase === 'betting') void placeAndFollow()
    if (own.state === 'free' && game.phase === 'betting') own.bet = undefined
    if (own.state !== 'in' || !own.bet) return
    // Its flight ended before the bet was confirmed.
    if (own.bet.legal.length === 0 || game.number !== own.flight) decide(own.bet, 0)
    else if (isReached(choiceOf(own.bet).autoCashOut)) decide(own.bet, AUTO_AFTER_MS)
    else if (game.phase === 'over') {
      // Probably lost: the seat is free again, and the game server confirms it a little later.
      void settle(own.bet, DECIDED_AFTER_MS)
      turn('free')
    }
  }
  const press = (): void => {
    const phase = room.game()?.phase
    const { state, bet } = own
    if (state === 'waiting') turn('free')
    else if (state === 'in' && bet && phase === 'flying') void cashOut(bet)
    else if (state === 'free' && phase === 'betting') void placeAndFollow()
    else if (state === 'free') turn('waiting')
  }
  return {
    number,
    auto,
    isFree: () => own.state === 'free',
    bet: () => own.bet,
    button: () => buttonOf(options, own, press),
    follow,
    adopt: (known) => {
      if (own.state === 'in' || own.state === 'deciding') return
      own.bet = known
      own.flight = room.game()?.number ?? 0
      auto.set(choiceOf(known).autoCashOut)
      turn(known.legal.length > 0 ? 'in' : 'free')
      follow()
    },
  }
}
