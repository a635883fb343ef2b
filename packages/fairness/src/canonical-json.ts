/**
 * JSON with sorted keys and no spaces, so that equal values have equal text (RFC 8785 for the
 * values we store: text, whole numbers, booleans, null, arrays, objects). Undefined members are
 * left out, as JSON does.
 *
 * Throws TypeError for bigint, functions, and numbers that JSON cannot hold.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
    return `{${members.join(',')}}`
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('not a number')
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new TypeError(`no JSON for ${typeof value}`)
  return text
}
