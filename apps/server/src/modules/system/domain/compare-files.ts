import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal by path. */
export type FileHashes = Readonly<Record<string, string>>

export type FileDifferences = {
  readonly changed: string[]
  readonly missing: string[]
  readonly added: string[]
}

/** What differs between the list of a release and the files that are there. */
export const compareFiles = (listed: FileHashes, found: FileHashes): FileDifferences => ({
  changed: Object.keys(listed).filter(
    (name) => found[name] !== undefined && found[name] !== listed[name],
  ),
  missing: Object.keys(listed).filter((name) => found[name] === undefined),
  added: Object.keys(found).filter((name) => listed[name] === undefined),
})

export const isEqual = ({ changed, missing, added }: FileDifferences): boolean =>
  changed.length + missing.length + added.length === 0

/** One hash for a whole list. */
export const hashOfList = (files: FileHashes): Buffer => {
  const lines = Object.keys(files)
    .toSorted()
    .map((name) => `${files[name]}  ${name}\n`)
  return createHash('sha256').update(lines.join('')).digest()
}
