/** What of an act is worth a word on a timeline: permissions, tags, the kind of contact, a level. */
export const nameOfAct = (detail: Readonly<Record<string, unknown>>): string | null => {
  const named = detail['permissions'] ?? detail['tags'] ?? detail['channel'] ?? detail['to']
  if (Array.isArray(named)) return named.join(', ')
  return typeof named === 'string' || typeof named === 'number' ? String(named) : null
}
