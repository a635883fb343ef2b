import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { vectorsOf } from '@trevo/titles/measure/vectors-of.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'

// Records rounds of every title, or of the named ones. Run it only for a title that is new or whose maths version
// was raised: node apps/games/src/verify/write-vectors.ts [--only code]
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })

for (const { maths } of titlesInOrder) {
  if (values.only && !values.only.includes(maths.gameCode)) continue
  const vectors = vectorsOf(maths, engineOf(maths))
  const file = fileURLToPath(import.meta.resolve(`@trevo/titles/${maths.gameCode}/vectors.json`))
  await writeFile(file, `${JSON.stringify(vectors, null, 2)}\n`)
}
