import type { LanguageCode } from '@trevo/languages/languages.ts'
import { expect, test } from 'vitest'
import { presentRedemption } from '../modules/points/service/present-redemption.ts'
import type { RedemptionRow } from '../modules/points/repository/tables.ts'
import { presentReward } from '../modules/rewards/grants/service/present-reward.ts'
import type { RewardRow } from '../modules/rewards/tables.ts'
import type { LeagueRow } from '../modules/sportsbook/tables.ts'
import { nameOfLeague } from '../modules/sportsbook/matches/service/present-match.ts'

const names = { PT: 'Copo', EN: 'Cup' }
const at = new Date('2026-11-29T12:00:00Z')
const reward = {
  id: 1n,
  kind: 'WHEEL',
  names,
  prize_type: 'thing',
  prize_minor: 0n,
  prize_count: null,
  win_turnover: null,
  prize_names: names,
  granted_at: at,
  expires_at: null,
  claimed_at: null,
  proof: null,
  commitment: null,
} as unknown as RewardRow // the columns that are shown
const redemption = {
  id: 'r',
  applied_at: at,
  quantity: 1,
  points_minor: 0n,
  amount_minor: 0n,
  status: 'I',
  remark: '',
} as unknown as RedemptionRow // the columns that are shown
const league = { names, code: 'CUP' } as unknown as LeagueRow // the columns that are shown

// A language that was added later: what is kept lacks it.
const language = 'ES' as LanguageCode

test.each([
  ['EN', 'Cup'],
  ['PT', 'Copo'],
] as const)(
  'LANG-3: where the default language of the brand is %s, names that are missing in the reader’s are %s',
  (brandLanguage, name) => {
    const reader = { language, brandLanguage }
    const shown = presentReward(reward, reader)
    expect([shown.eventName, shown.prize.name]).toEqual([name, name])
    expect(presentRedemption(redemption, { kind: 'GIFT', names }, reader).name).toBe(name)
    expect(nameOfLeague(league, reader)).toBe(name)
  },
)
