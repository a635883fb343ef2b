import type { TitleData } from '../engine/title-data.ts'

/** Multipliers are whole hundredths: 250 is ×2.50. */
export type Hundredths = number

/** A crash game: one multiplier rises for everybody until it crashes. */
export type CrashTitle = TitleData & {
  readonly family: 'crash'
  /** The return at any cash-out, in percent: 99 of 100. */
  readonly returnPercent: number
  /** At this multiplier the flight ends, and everybody in it is paid. */
  readonly multiplierMax: Hundredths
  /** The multiplier is 100 × e^(growthPerMs × ms) after so many ms, rounded down. */
  readonly growthPerMs: number
  /** How long bets are accepted before a flight, and how long its end is shown. */
  readonly bettingMs: number
  readonly pauseMs: number
  /** How many bets one player may have in a flight. */
  readonly seatCount: number
}

/** A bet: which of the player's bets it is, and its automatic cash-out, if any. */
export type CrashChoice = {
  readonly seat: number
  readonly autoCashOut: Hundredths | null
}

/** Where the player cashed out, by the game server's clock. */
export type CrashAction = { readonly cashOut: Hundredths }

export type CrashView = {
  readonly kind: 'crash'
  /** Where the flight ended; null until it has. */
  readonly crashAt: Hundredths | null
  /** Null if not cashed out. */
  readonly cashedOutAt: Hundredths | null
}

/** Whether a title is played in its own room. */
export const isCrash = (title: TitleData): title is CrashTitle => title.family === 'crash'
