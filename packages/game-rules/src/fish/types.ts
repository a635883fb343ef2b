import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { TitleData } from '../engine/title-data.ts'

/** The value of a caught fish: a number of shots, with a weight relative to the others. */
export type FishPrize = { readonly times: number; readonly weight: number }

export type FishKind = {
  readonly id: string
  readonly name: InEachLanguage<string>
  /** One prize, or several of which one is drawn when it is caught. */
  readonly prizes: readonly FishPrize[]
  /** How often its groups swim through the pond, relative to the others; each tide has one boss, drawn among them. */
  readonly weight: number
  /** How many swim together at most. */
  readonly groupMax: number
  /** From one side to the other, in milliseconds. */
  readonly swimMs: number
  /** Its drawing, and its size relative to the pond's width, in hundredths; a dearer fish is larger. */
  readonly icon: string
  readonly sizePart: number
  /** How high its body is, in hundredths of how wide; 62 if absent. */
  readonly highPart?: number
  /** A boss, which several players hit until its life is over; absent for every other fish. */
  readonly boss?: FishBoss
}

/**
 * The prize of a boss is split among those who hit it: each point of life pays `timesPerPoint` stakes to the player
 * who takes it. A hit takes as many points as its prize is worth, times the power of its cannon.
 */
export type FishBoss = { readonly life: number; readonly timesPerPoint: number }

export type FishCannon = {
  readonly id: string
  readonly name: InEachLanguage<string>
  /** A shot costs this many times the chosen stake. */
  readonly power: number
  /** The average return of its shots at any target, in basis points. */
  readonly rtpBp: number
}

/** How a pond fills with fish; its paths depend only on its number and the time. */
export type PondData = {
  readonly seatCount: number
  readonly tideMs: number
  readonly groupsPerTide: number
  /** Maximum number of fish in the water at any time. */
  readonly fishMax: number
  readonly shotsMax: number
  /** Minimum time between two shots of a player, on average. */
  readonly shotMs: number
}

export type FishTitle = TitleData & {
  readonly family: 'fish'
  readonly kinds: readonly FishKind[]
  readonly cannons: readonly FishCannon[]
  readonly pond: PondData
}

/** A shot at a fish: its tide, its number in it, and its kind. */
export type FishShot = { readonly tide: number; readonly fish: number; readonly kind: string }

/** A volley: shots of one cannon, all at one stake. */
export type FishChoice = {
  readonly cannon: string
  /** Which pond the fish are in; paths differ from pond to pond. */
  readonly pond: number
  readonly shots: readonly FishShot[]
}

export type ShotEnd = FishShot & {
  readonly isCaught: boolean
  /** The payout of the shot, in shots; 0 for a miss. */
  readonly times: number
  readonly payoutMinor: string
}

export type FishView = { readonly shots: readonly ShotEnd[] }

/** Whether a title is played in ponds. */
export const isFish = (title: TitleData): title is FishTitle => title.family === 'fish'
