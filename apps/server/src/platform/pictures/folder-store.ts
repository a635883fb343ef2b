import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureStore } from './picture-store.ts'

const isId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id)

/** Pictures as files of a folder that no server serves. */
export const createFolderStore = (folder: string): PictureStore => {
  const fileOf = (id: string): string => {
    if (!isId(id)) throw new Error('a picture is named by a uuid')
    return path.join(folder, id)
  }
  return {
    write: async (id, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = fileOf(id)
      // Renamed once it is complete.
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    read: async (id) => {
      try {
        return await readFile(fileOf(id))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined // thrown by the file system
        throw error
      }
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  }
}
