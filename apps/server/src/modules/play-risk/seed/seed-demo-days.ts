import { addDays } from '@trevo/calendar/time-zone.ts'
import { tables, type Database } from '@trevo/database/connect.ts'
import { dayOf } from '../../limits/index.ts'
import { getModel, writeDay } from '../repository/days.ts'
import { lockPerson, updatePerson } from '../repository/persons.ts'
import type { DayRow, PlayRiskTables } from '../repository/tables.ts'

/** How a person of the demo played before the demo began; each number is one of days. */
export type DemoPlay = {
  readonly chasing: number
  readonly nights: number
  readonly long: number
  /** Deposited within the last days, in reais. */
  readonly deposited: number
  readonly cancelled: number
}

const minor = (reais: number): bigint => BigInt(reais) * 10_000n

/** A day as `countDay` would have counted it. */
const dayOfPlay = (
  personId: bigint,
  play: DemoPlay,
  { day, ago, model }: { readonly day: string; readonly ago: number; readonly model: number },
): DayRow => {
  const [isChased, isNight, isLong] = [ago <= play.chasing, ago <= play.nights, ago <= play.long]
  const [chased, atNight, inOneGo] = [isChased ? 17 : 0, isNight ? 20 : 0, isLong ? 60 : 0]
  const bets = chased + atNight + inOneGo
  const stakedMinor = minor(isChased ? 110 : 0) + minor(atNight + inOneGo)
  return {
    person_id: personId,
    day,
    model,
    bets: BigInt(bets),
    staked_minor: stakedMinor,
    lost_minor: (stakedMinor * 3n) / 4n,
    deposited_minor: ago === 1 ? minor(play.deposited) : 0n,
    deposits: ago === 1 && play.deposited > 0 ? 1 : 0,
    played_min: (isChased ? 30 : 0) + (isNight ? 60 : 0) + (isLong ? 180 : 0),
    longest_min: isLong ? 180 : 60,
    night_min: isNight ? 60 : 0,
    chasing: isChased ? 1 : 0,
    cancelled: ago === 1 ? play.cancelled : 0,
    attempts: 0,
  }
}

/**
 * Days before the demo began, on which nobody can have played here. The person counts as known from then on; level
 * and everything that follows come with the next count. Running it again changes nothing.
 */
export const seedDemoDays = (
  { inTx }: Pick<Database<PlayRiskTables>, 'inTx'>,
  personId: bigint,
  play: DemoPlay,
  at: Date,
): Promise<void> =>
  inTx(async (tx) => {
    const { version } = await getModel(tables<PlayRiskTables>(tx), at)
    const person = await lockPerson(tx, personId, at)
    if (person.counted_at !== null) return
    const last = Math.max(play.chasing, play.nights, play.long, 1)
    for (let ago = 1; ago <= last; ago += 1) {
      const day = addDays(dayOf(at), -ago)
      await writeDay(tx, dayOfPlay(personId, play, { day, ago, model: version }))
    }
    await updatePerson(tx, personId, { counted_at: at, model: version })
  })
