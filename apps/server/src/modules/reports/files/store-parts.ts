const partBytes = 512 * 1024

/**
 * Stores a file in parts of some hundred thousand bytes; `insert` answers false once another writer has taken over.
 * @returns how many bytes, or undefined if another writer has taken over
 */
export const storeParts = async (
  chunks: AsyncIterable<Uint8Array>,
  insert: (part: number, bytes: Uint8Array) => Promise<boolean>,
): Promise<number | undefined> => {
  let [part, bytes, size] = [0, 0, 0]
  let waiting: Uint8Array[] = []
  const flush = async (): Promise<boolean> => {
    const isOurs = await insert(part, Buffer.concat(waiting))
    part += 1
    bytes += size
    waiting = []
    size = 0
    return isOurs
  }
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.byteLength
    if (size >= partBytes && !(await flush())) return undefined
  }
  return size === 0 || (await flush()) ? bytes : undefined
}
