import { hashOfList, type FileHashes } from './compare-files.ts'

export type DeclaredReturn = { readonly gameCode: string; readonly returnBp: number }

export type DossierParts = {
  /** Which build this is. */
  readonly build: string
  /** A table in Markdown. */
  readonly rules: string
  readonly returns: readonly DeclaredReturn[]
  /** What the law asks at least; 0 where it asks nothing. */
  readonly returnMinBp: number
  readonly files: FileHashes
  readonly changes: string
}

/** Where random numbers are made and checked. */
const generatorFolder = 'packages/fairness/src/'

const returnsTable = ({ returns, returnMinBp }: DossierParts): string => {
  const rows = returns.map(({ gameCode, returnBp }) => {
    const note = returnBp < returnMinBp ? 'below the least return of the law' : ''
    return `| ${gameCode} | ${(returnBp / 100).toFixed(2)} % | ${note} |`
  })
  return ['| Game | Declared return | |', '| --- | --- | --- |', ...rows].join('\n')
}

const listOf = (files: FileHashes): string => {
  const lines = Object.entries(files).map(([path, hash]) => `${hash}  ${path}`)
  return ['```', ...lines, '```'].join('\n')
}

/** What a laboratory or the regulator is given of a build, in Markdown; its lists of hashes are as `sha256sum` writes them. */
export const writeDossier = (parts: DossierParts): string => {
  const { build, rules, files, changes } = parts
  const generator = Object.fromEntries(
    Object.entries(files).filter(([path]) => path.startsWith(generatorFolder)),
  )
  return [
    '# Dossier',
    build,
    '## Rules',
    rules,
    '## Returns',
    returnsTable(parts),
    '## Generator',
    listOf(generator),
    '## Critical files',
    `SHA-256 of all ${Object.keys(files).length}: ${hashOfList(files).toString('hex')}`,
    listOf(files),
    '## Changes since the certified build',
    changes,
    '',
  ].join('\n\n')
}
