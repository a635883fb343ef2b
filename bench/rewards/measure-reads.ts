import { quantile } from './figures.ts'
import type { World } from './open-world.ts'

const reader = { language: 'PT', brandLanguage: 'PT' } as const

const reads = 300

/** 99 % of the reads of a ranking, with the place of one of its players, are faster than this. */
export const measureRanking = async (
  { pool, rewards }: Pick<World, 'pool' | 'rewards'>,
  ranked: number,
): Promise<number> => {
  await rewards.runBoards()
  await pool.query('delete from rewards.score')
  await pool.query(
    `insert into rewards.score (board_id, member_id, score, reached_at)
     select b.id, 100000 + n, 1 + n % 5000, now() - n * interval '1 second'
     from generate_series(1, $1) n, (select id from rewards.board
       where paid_at is null and starts_at <= now() and ends_at > now() limit 1) b`,
    [ranked],
  )
  await pool.query('vacuum analyze rewards.score')
  const times: number[] = []
  for (let read = 0; read < reads; read += 1) {
    const memberId = 100_001n + BigInt((read * 7_919) % ranked)
    const from = performance.now()
    const { board } = await rewards.getMissionLeaderboard({ memberId, brandId: 1, reader })
    times.push(performance.now() - from)
    if (!board?.around.some(({ me }) => me)) throw new Error(`no place for ${memberId}`)
    if (board.players !== ranked) throw new Error(`${board.players} players of ${ranked}`)
  }
  return quantile(times, 0.99)
}

/** Rewards per second, claimed and paid by 16 callers, each for another member. */
export const measureClaims = async (
  { pool, rewards }: Pick<World, 'pool' | 'rewards'>,
  { claims, members }: { readonly claims: number; readonly members: number },
): Promise<number> => {
  const { rows } = await pool.query<{ id: bigint; member_id: bigint }>(
    `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
       prize_minor, source, source_id, granted_at)
     select 1 + n % $2, 1, 'open', 'MANUAL', '{"EN":"x"}', 'cash', 10000, 'bench', n::text, now()
     from generate_series(1, $1) n returning id, member_id`,
    [claims, members],
  )
  const waiting = [...rows]
  const from = performance.now()
  const claim = async (): Promise<void> => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      await rewards.claimReward({ memberId: one.member_id, rewardId: one.id }, reader)
    }
  }
  await Promise.all(Array.from({ length: 16 }, claim))
  return (claims * 1_000) / (performance.now() - from)
}
