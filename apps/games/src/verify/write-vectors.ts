import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { vectorOf } from './vectors.ts'

// Records two rounds of every title, or of those named. Run it for a title that is new or whose maths
// version was raised, never else:
//   node apps/games/src/verify/write-vectors.ts [--only code]
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })

const seeds = [
  { serverSeed: '00'.repeat(31) + '01', clientSeed: 'trevo', nonce: 0, stakeMinor: '10000' },
  {
    serverSeed: 'c0ffee'.padEnd(64, '7'),
    clientSeed: 'sorte-2026',
    nonce: 41,
    stakeMinor: '50000',
  },
]

for (const maths of slotTitles) {
  if (values.only && !values.only.includes(maths.gameCode)) continue
  const vectors = seeds.map((one) => vectorOf(maths, one))
  const file = fileURLToPath(import.meta.resolve(`@trevo/titles/${maths.gameCode}/vectors.json`))
  await writeFile(file, `${JSON.stringify(vectors, null, 2)}\n`)
}
