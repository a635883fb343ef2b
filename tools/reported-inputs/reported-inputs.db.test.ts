import { readFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { fileOfKind, type KindOfInput, type ReportedInput } from './reported-input.ts'

const file = new URL('inputs.json', import.meta.url)
const inputs: readonly ReportedInput[] = JSON.parse(readFileSync(file, 'utf8'))

describe('inputs that operators of such systems reported', () => {
  test.each(inputs)('$id: $kind', async (entry) => {
    const kind: KindOfInput = await import(`./kinds/${fileOfKind(entry.kind)}`)
    await kind.check(entry)
  })
})
