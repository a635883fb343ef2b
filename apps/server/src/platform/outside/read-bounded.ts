/** The body of an answer; undefined if it is longer than `bytesMax`, and then the rest is not read. */
export const readBounded = async (
  response: { readonly body: AsyncIterable<Uint8Array> | null },
  bytesMax: number,
): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    // Leaving the loop cancels the rest.
    if (size > bytesMax) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
