import { expect, test } from 'vitest'
import { hashOfList } from './compare-files.ts'
import { writeDossier } from './write-dossier.ts'

const files = { 'packages/fairness/src/draw.ts': 'aa', 'apps/server/src/main.ts': 'bb' }
const dossier = (returnMinBp: number) =>
  writeDossier({
    build: 'Build 1',
    rules: '| Rules |',
    returns: [
      { gameCode: 'roda', returnBp: 9_605 },
      { gameCode: 'crash', returnBp: 8_499 },
    ],
    returnMinBp,
    files,
    changes: 'none',
  })

test('titles below the least return of the law are marked, and none where the law asks nothing', () => {
  const note = 'below the least return of the law'
  expect(dossier(8_500)).toContain(`| roda | 96.05 % |  |\n| crash | 84.99 % | ${note} |`)
  expect(dossier(8_499)).not.toContain(note)
  expect(dossier(0)).not.toContain(note)
})

test('hashes are listed as sha256sum writes them, those of the generator by themselves as well', () => {
  const [, generator = ''] = dossier(0).split('## Generator\n\n')
  expect(generator).toBe(`\`\`\`
aa  packages/fairness/src/draw.ts
\`\`\`

## Critical files

SHA-256 of all 2: ${hashOfList(files).toString('hex')}

\`\`\`
aa  packages/fairness/src/draw.ts
bb  apps/server/src/main.ts
\`\`\`

## Changes since the certified build

none

`)
})
