import { Refusal } from '@trevo/platform/refusal.ts'
import type { SportsbookNeeds } from '../../needs.ts'
import { readSetup, type Setup } from '../repository/setup.ts'
import type { LeagueRow, SettingRow } from '../../tables.ts'
import { createPriceChoice, type PriceChoice } from './price-choice.ts'

/** How long a copy uses its cached leagues, margins and limits. */
const setupMs = 5_000

export type SportsbookContext = SportsbookNeeds & {
  /** Leagues, margins and limits; some seconds old at most. Not inside a transaction. */
  setup(): Promise<Setup>
  readonly prices: PriceChoice
  /** The next call reads them again: they were changed here. */
  forgetSetup(): void
}

export const createSportsbookContext = (needs: SportsbookNeeds): SportsbookContext => {
  let held: { readonly readAt: number; readonly setup: Promise<Setup> } | undefined
  return {
    ...needs,
    prices: createPriceChoice(),
    setup: () => {
      const now = needs.clock.now().getTime()
      if (!held || Math.abs(now - held.readAt) > setupMs) {
        const setup = readSetup(needs.database)
        held = { readAt: now, setup }
        setup.catch(() => (held = undefined))
      }
      return held.setup
    },
    forgetSetup: () => {
      held = undefined
    },
  }
}

/** @throws Refusal `sportsbook.match_unknown` if the brand accepts no bets. */
export const settingOf = (setup: Setup, brandId: number): SettingRow => {
  const setting = setup.settings.get(brandId)
  if (!setting) throw new Refusal('sportsbook.match_unknown')
  return setting
}

/** @throws Refusal `sportsbook.match_unknown` unless it is a league of the brand. */
export const leagueOfBrand = (setup: Setup, brandId: number, leagueId: number): LeagueRow => {
  const league = setup.leagues.find(({ id, brand_id }) => id === leagueId && brand_id === brandId)
  if (!league) throw new Refusal('sportsbook.match_unknown')
  return league
}
