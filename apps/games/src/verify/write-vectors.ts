import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { slotTitles } from '@trevo/game-rules/slots/titles.ts'
import { vectorOf } from './vectors.ts'

/** Records two rounds of every title. Run it when a title's maths version was raised, never else. */
const seeds = [
  { serverSeed: '00'.repeat(31) + '01', clientSeed: 'trevo', nonce: 0, stakeMinor: '10000' },
  {
    serverSeed: 'c0ffee'.padEnd(64, '7'),
    clientSeed: 'sorte-2026',
    nonce: 41,
    stakeMinor: '50000',
  },
]

const vectors = slotTitles.flatMap((maths) => seeds.map((one) => vectorOf(maths, one)))
const file = fileURLToPath(new URL('./vectors.json', import.meta.url))
await writeFile(file, `${JSON.stringify(vectors, null, 2)}\n`)
