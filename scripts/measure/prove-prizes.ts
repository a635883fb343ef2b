import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { demoDraws } from '../../apps/server/src/modules/rewards/commands.ts'
import {
  drawPrize,
  drawTickets,
  shareOut,
  type WeighedPrize,
} from '../../packages/fairness/src/prize-draw.ts'
import { say } from '../common/say.ts'

// node scripts/measure/prove-prizes.ts [--draws 1000000] [--seed text] [--write docs/fairness/prizes.json]
// Draws every kind of ticket as the server does, each with a different seed: with all prizes left, and
// with the limited ones used up; and a raffle among owners of different numbers of tickets. Every result
// must occur as often as its published chance.
const { values: options } = parseArgs({
  options: {
    draws: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '2026-11' },
    write: { type: 'string' },
  },
})
const draws = Number(options.draws)
/** Standard deviations: among 40 chances, one beyond it occurs in one of some 3,000 runs. */
const widthMax = 4.5

type Line = {
  readonly draw: string
  readonly what: string
  readonly published: string
  readonly drawn: string
  /** In standard deviations of the expected value. */
  readonly width: number
}

const seedOf = (draw: string, n: number): string =>
  createHash('sha256').update(`${options.seed} ${draw} ${n}`).digest('hex')

/** How often each number came, next to its chance. */
const compare = (
  draw: string,
  chances: ReadonlyMap<number, number>,
  drawOne: (n: number) => number,
): Line[] => {
  const hits = new Map<number, number>()
  for (let n = 0; n < draws; n += 1) {
    const found = drawOne(n)
    if (!chances.has(found)) throw new Error(`${draw}: ${found} was drawn and cannot be`)
    hits.set(found, (hits.get(found) ?? 0) + 1)
  }
  const percent = (value: number) => `${(value * 100).toFixed(4)} %`
  return [...chances].map(([what, chance]) => {
    const found = hits.get(what) ?? 0
    const deviation = Math.sqrt(draws * chance * (1 - chance))
    return {
      draw,
      what: String(what),
      published: percent(chance),
      drawn: percent(found / draws),
      width: Number(((found - chance * draws) / deviation).toFixed(2)),
    }
  })
}

const compareKind = (draw: string, prizes: readonly WeighedPrize[]): Line[] => {
  const shares = shareOut(prizes)
  const total = Number(shares.reduce((sum, { share }) => sum + share, 0n))
  const chances = new Map(shares.map(({ id, share }) => [id, Number(share) / total]))
  return compare(draw, chances, (n) =>
    drawPrize(shares, { serverSeed: seedOf(draw, n), clientSeed: String(n) }),
  )
}

const compareKinds = (): Line[] =>
  Object.entries(demoDraws).flatMap(([kind, { prizes }]) => {
    const all = prizes.map(({ weight, type }, at) => ({
      id: at + 1,
      weight,
      left: undefined,
      isPhysical: type === 'physical',
    }))
    const usedUp = all.map((one, at) => ({
      ...one,
      left: prizes[at]?.stock === undefined ? undefined : 0,
    }))
    return [...compareKind(kind, all), ...compareKind(`${kind}, what is limited used up`, usedUp)]
  })

/** Owners by their number of tickets; each gets the first prize in proportion to them. */
const compareRaffle = (): Line[] => {
  const counts = [1, 2, 5, 12, 80, 300]
  const tickets = counts.reduce((sum, count) => sum + count, 0)
  const ownerOf = counts.flatMap((count, at) => Array.from({ length: count }, () => at + 1))
  const chances = new Map(counts.map((count, at) => [at + 1, count / tickets]))
  return compare('RAFFLE', chances, (n) => {
    const seeds = { serverSeed: seedOf('RAFFLE', n), listHash: seedOf('list', n) }
    return ownerOf[(drawTickets(tickets, 1, seeds)[0] ?? 0) - 1] ?? 0
  })
}

const lines = [...compareKinds(), ...compareRaffle()]
for (const { draw, what, published, drawn, width } of lines) {
  const isInside = Math.abs(width) <= widthMax
  say(`${draw}, ${what}: published ${published}, drawn ${drawn}, ${width} deviations`)
  if (!isInside) say('  OUTSIDE')
}
const outside = lines.filter(({ width }) => Math.abs(width) > widthMax).length
say(JSON.stringify({ proof: 'prizes', draws, chances: lines.length, outside }))
if (options.write !== undefined) {
  const record = { draws, seed: options.seed, widthMax, lines }
  await writeFile(options.write, `${JSON.stringify(record, null, 2)}\n`)
}
process.exitCode = outside > 0 ? 1 : 0
