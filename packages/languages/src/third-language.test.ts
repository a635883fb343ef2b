import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..', '..')
const kept = join(repository, '.trevo')
mkdirSync(kept, { recursive: true })
const folder = mkdtempSync(join(kept, 'language-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The compiler's errors for these files when the table of languages has a third row. */
const compileWith = (row: string, files: readonly string[]): string => {
  const table = readFileSync(join(import.meta.dirname, 'languages.ts'), 'utf8')
  writeFileSync(
    join(folder, 'languages.ts'),
    table.replace('} as const satisfies Readonly<Record<string, LanguageRow>>', `${row}$&`),
  )
  const options = {
    extends: join(repository, 'tsconfig.json'),
    compilerOptions: { paths: { '@trevo/languages/languages.ts': [join(folder, 'languages.ts')] } },
    include: [],
    files: files.map((file) => join(repository, file)),
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin',
    'tsc',
  )
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout: unknown }).stdout) // it exits with 1 when it finds something
  }
}

const files = [
  'packages/i18n/src/texts/all-texts.ts',
  'packages/titles/src/tigre-da-sorte/maths.ts',
  'packages/game-rules/src/slots/texts/rule-texts.ts',
  'apps/games/src/text/choose-text.ts',
  'apps/psp-sandbox/src/pay/texts.ts',
  'apps/server/src/modules/verification/domain/code-text.ts',
]

test('for an added language the compiler names every place that lacks its texts', () => {
  const row = `ES: { name: 'Español', locale: 'es-419', fileLocale: 'es-419', htmlLang: 'es', threeLetters: 'spa' },\n`
  const said = compileWith(row, files)
  expect(said).toContain("'ES' is missing")
  for (const file of files.toSpliced(1, 1, 'packages/titles/src/tigre-da-sorte/texts.ts')) {
    expect(said).toContain(file)
  }
})

test('with the available languages it reports nothing', () => {
  expect(compileWith('', files)).toBe('')
})
