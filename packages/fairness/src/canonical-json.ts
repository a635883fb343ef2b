// A loop, because a tree hashes a hundred thousand records.
const membersOf = (value: Readonly<Record<string, unknown>>): string => {
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const member = value[key]
    if (member === undefined) continue
    text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return text
}

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
    return `{${membersOf(value as Readonly<Record<string, unknown>>)}}` // not an array
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('not a number')
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new TypeError(`no JSON for ${typeof value}`)
  return text
}
