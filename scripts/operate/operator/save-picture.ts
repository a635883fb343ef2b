import { writeFile } from 'node:fs/promises'
import type { Told } from './command.ts'

/** Writes a picture returned in base64 to a new file; an existing file is left as it is. */
export const savePicture = async (
  { type, content }: { readonly type: string; readonly content: string },
  file: string,
): Promise<Told> => {
  const bytes = Buffer.from(content, 'base64')
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
  return {
    value: { type, file, bytes: bytes.length },
    lines: [`${file}: ${type}, ${bytes.length} bytes. Delete it when you have decided.`],
  }
}
