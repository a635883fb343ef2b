import type { Ledger } from './open-ledger.ts'
import { runLoad } from './run-load.ts'

/** Posts real commands until the ledger has that many entries. */
export const growTo = async (
  { wallet, pool }: Ledger,
  entries: number,
  say: (line: string) => void,
): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ n: bigint }>(
      'select coalesce(sum(seq), 0)::bigint as n from wallet.balance',
    )
    const now = Number(rows[0]?.n ?? 0n)
    if (now >= entries) return
    say(`  ${(now / 1e6).toFixed(2)} M entries`)
    // Small steps near the end, so that "0.1 M" does not become twice that.
    const seconds = entries - now > 1_000_000 ? 10 : 0.5
    await runLoad(wallet, { callers: 512, seconds, houses: 'spread' })
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * The cost of a command in a big ledger compared with a small one on the same server, measured in turn
 * so that varying machine speed affects both.
 */
export const compareCost = async (
  small: Ledger,
  big: Ledger,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<number> => {
  const ratios: number[] = []
  const load = { callers: 256, seconds, houses: 'spread' } as const
  for (const ledger of [small, big]) await runLoad(ledger.wallet, { ...load, seconds: 1 })
  for (let round = 0; round < rounds; round += 1) {
    const few = await runLoad(small.wallet, load)
    const many = await runLoad(big.wallet, load)
    ratios.push(few.opsPerSec / many.opsPerSec)
  }
  return median(ratios)
}
