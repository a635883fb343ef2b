import type { PlayableTitle } from '@trevo/titles/find-title.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { openStepRgs } from '../../testing/open-step-rgs.ts'
import { stepTitle } from '../../testing/step-game.ts'
import { gameCode } from '../../testing/open-test-rgs.ts'
import { requireRules } from './require-rules.ts'

const rgs = await openStepRgs()
afterAll(() => rgs.close())

const first = stepTitle(gameCode)
/** The next version pays nothing at all. */
const second: PlayableTitle = {
  title: { ...first.title, version: 2 },
  engine: {
    ...first.engine,
    play: (...given) => ({ ...first.engine.play(...given), payoutMinor: 0n }),
  },
}
const keepingFirst = (_code: string, version = 2) => (version === 1 ? first : second)

describe('a title’s version is raised while a round with several steps is open', () => {
  test('the round runs to its end under the version it began with', async () => {
    const { id, token, act } = await rgs.begin()
    await rgs.crash({ findTitle: keepingFirst })
    await expect(requireRules(rgs.dependencies())).resolves.toBeUndefined()
    expect((await act(1, 'draw')).value.round.state).toBe('in_steps')
    const { value } = await act(2, 'stop')
    expect(value.round).toMatchObject({ state: 'credited' })
    expect(Number(value.round.payout)).toBeGreaterThan(0)
    await rgs.finish(token, id)
    const next = await rgs.start(token)
    expect(next.status).toBe(200)
    const end = await rgs.act(token, next.value.round.id, 1, 'stop')
    expect(end.value.round.payout).toBe('0.00')
  })

  test('if its player is away, it is played on by those rules too', async () => {
    const { id } = await rgs.begin()
    await rgs.pool.query('update rgs.round set maths_version = 1 where id = $1', [id])
    await rgs.pool.query(
      "update rgs.round set timeout_at = now() - interval '1 second', retry_at = now() - interval '1 second' where id = $1",
      [id],
    )
    await rgs.resolve()
    const { rows } = await rgs.pool.query<{ state: string; payout_minor: bigint }>(
      'select state, payout_minor from rgs.round where id = $1',
      [id],
    )
    expect(rows[0]?.state).toBe('credited')
    expect(rows[0]?.payout_minor).toBeGreaterThan(0n)
  })

  test('without them the game server does not start, and names the missing ones', async () => {
    await rgs.crash({ findTitle: () => first })
    await rgs.begin()
    await rgs.crash({ findTitle: () => second })
    await expect(requireRules(rgs.dependencies())).rejects.toThrow(`${gameCode}/1 (1)`)
  })
})
