import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import { findMoney } from '@trevo/money/money.ts'

export type DemoStart = {
  readonly profile: GameProfile
  /** Origin of the parent page. */
  readonly siteOrigin: string
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const wholeOf = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0)

/**
 * The content of a demo's address: the profile under which the platform offers the game, and the origin of the
 * framing page. Undefined if either is missing. A missing flag is off.
 */
export const readDemoStart = (query: URLSearchParams): DemoStart | undefined => {
  const site = query.get('site') ?? ''
  if (!/^https?:\/\//.test(site) || !URL.canParse(site)) return undefined
  const told = jsonOf(query.get('demo') ?? '')
  if (typeof told !== 'object' || told === null) return undefined
  const fields = told as Partial<Record<keyof GameProfile, unknown>>
  const maxStake = String(fields.maxStake)
  if (findMoney(maxStake) === undefined) return undefined
  return {
    siteOrigin: new URL(site).origin,
    profile: {
      minCycleMs: wholeOf(fields.minCycleMs),
      turbo: fields.turbo === true,
      autoplay: fields.autoplay === true,
      lossCelebration: fields.lossCelebration === true,
      featureBuy: fields.featureBuy === true,
      showRtp: fields.showRtp === true,
      netPosition: fields.netPosition === true,
      sessionClock: fields.sessionClock === true,
      realityCheckSec: wholeOf(fields.realityCheckSec),
      maxStake,
    },
  }
}
