import { afterAll, describe, expect, it } from 'vitest'
import { startAccessWorld } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
afterAll(() => world.close())

const jurisdiction = (name: 'open' | 'br') =>
  world.change(`update settings.brand set jurisdiction = '${name}'`)
const bornOnOf = async (username: string): Promise<string | null> => {
  const { rows } = await world.pool.query<{ born: string | null }>(
    'select born_on::text as born from members.member where account_key = $1',
    [`trevo@${username}`],
  )
  return rows[0]?.born ?? null
}
/** The day in Brazil this many years and days before the test clock. */
const bornBefore = (years: number, days = 0): string => {
  const then = new Date(world.clock.now().getTime() + days * 86_400_000)
  const day = then.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}

const firstLimits = {
  loss: { period: 'month', value: '200.00' },
  time: { period: 'day', value: '60' },
}

describe('the birth date at sign-up', () => {
  it('MSG-6, birthDateRequired: under the br profile 17 years are refused and 18 are accepted and stored', async () => {
    await jurisdiction('br')
    const young = await world.register('jovem1', { payload: { bornOn: bornBefore(18, 1) } })
    expect(young).toMatchObject({ status: 400, code: 'register.too_young' })
    expect(young.body.message).toBe('You must be at least 18 years old.')
    const adult = await world.register('adulto1', {
      payload: { bornOn: bornBefore(18), limits: firstLimits },
    })
    expect(adult.status).toBe(200)
    expect(await bornOnOf('adulto1')).toBe(bornBefore(18))
  })

  it('is required there, and must be a valid day', async () => {
    await jurisdiction('br')
    for (const bornOn of [undefined, '', '31/12/1990', '1990-02-30', '1850-01-01']) {
      const answer = await world.register('adulto2', { payload: { bornOn } })
      expect(answer).toMatchObject({ status: 400, code: 'register.field_invalid' })
      expect(answer.body.field).toBe('bornOn')
    }
    expect(await bornOnOf('adulto2')).toBeNull()
  })

  it('is neither required nor stored if the jurisdiction does not require it', async () => {
    await jurisdiction('open')
    const answer = await world.register('livre1', { payload: { bornOn: '1990-01-31' } })
    expect(answer.status).toBe(200)
    expect(await bornOnOf('livre1')).toBeNull()
  })
})
