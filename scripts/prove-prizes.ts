import { randomBytes } from 'node:crypto'
import { demoDraws } from '../apps/server/src/modules/rewards/commands.ts'
import { drawPrize, shareOut } from '../packages/fairness/src/prize-draw.ts'
import { say } from './say.ts'

/** Draws of each kind; every prize has to come as often as its published chance says. */
const draws = Number(process.argv[2] ?? 1_000_000)
/** Standard deviations: of 14 prizes one beyond it is a case in some 20,000. */
const widthMax = 4.5

let isRight = true
for (const [kind, { prizes }] of Object.entries(demoDraws)) {
  const shares = shareOut(
    prizes.map(({ weight, type }, id) => ({
      id,
      weight,
      left: undefined,
      isPhysical: type === 'physical',
    })),
  )
  const total = shares.reduce((sum, { share }) => sum + share, 0n)
  const hits = new Map<number, number>()
  const serverSeed = randomBytes(32).toString('hex')
  for (let n = 0; n < draws; n += 1) {
    const id = drawPrize(shares, { serverSeed, clientSeed: String(n) })
    hits.set(id, (hits.get(id) ?? 0) + 1)
  }
  for (const { id, share } of shares) {
    const chance = Number((share * 1_000_000_000n) / total) / 1_000_000_000
    const expected = chance * draws
    const deviation = Math.sqrt(draws * chance * (1 - chance))
    const found = hits.get(id) ?? 0
    const width = (found - expected) / deviation
    const isInside = Math.abs(width) <= widthMax
    isRight &&= isInside
    const percent = (value: number) => `${(value * 100).toFixed(4)}%`
    say(
      `${kind} prize ${id + 1}: published ${percent(chance)}, drawn ${percent(found / draws)}, ` +
        `${width.toFixed(2)} standard deviations${isInside ? '' : ' OUTSIDE'}`,
    )
  }
}
process.exitCode = isRight ? 0 : 1
