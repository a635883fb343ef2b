/** The same function of a title and a key, computed once for each pair. */
export const remember = <Title extends object, Key, Value>(
  workOut: (title: Title, key: Key) => Value,
): ((title: Title, key: Key) => Value) => {
  const byTitle = new WeakMap<Title, Map<Key, Value>>()
  return (title, key) => {
    const known = byTitle.get(title) ?? new Map<Key, Value>()
    byTitle.set(title, known)
    const value = known.get(key) ?? workOut(title, key)
    known.set(key, value)
    return value
  }
}
